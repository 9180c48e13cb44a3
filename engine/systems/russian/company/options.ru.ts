/** What the options of prostitute and immortal say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  guardBeatsProstitute: 'Не подпускает ли защита блокера и проститутку; иначе защита ее клиента не действует.',
  clientShotIsAttack:
    'Считается ли выстрел в клиента проститутки нападением, которое клиент пережил: тогда клиент о нем узнает, а страховка не срабатывает.',
  poisonSpendsLife: 'Тратит ли бессмертный запасную жизнь, пережив яд.',
}
