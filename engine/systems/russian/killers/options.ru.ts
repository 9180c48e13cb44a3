/** What the options and prompts of the killers say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  passCancelsInsurance:
    'Теряет ли другая сторона право стрелять вместо киллеров, пропустивших ход, если те не сообщили, что оно остается.',
  lateKillerKeepsShot: 'Сохраняет ли выстрел киллер, пришедший к тому, кто уже убит.',
  civilKillOfBlack:
    'Стоит ли убийство другого черного, которое черный совершил через мирную роль, ближайшего выстрела или, как выстрел в черного, ничего.',
  surplusShotOrder:
    'Кому переходит новый выстрел, который сторона не может использовать: сначала другой стороне, потом отравителю, или сначала отравителю.',
}

export const prompts: Readonly<Record<string, string>> = {
  suicideCondition: 'Прошла ли ночь так, что самоубийство отменяется?',
}
