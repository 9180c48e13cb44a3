/** What the options of the Thief say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'thief.onPlainMafia':
    'Чем кончается кража у члена мафии без второй роли: тем же, что у горожанина, или неудачей, после которой вор остается вором.',
  'thief.sameNightUse': 'Может ли вор воспользоваться украденной способностью позже в ту же ночь.',
  'thief.victimSameNight': 'Что становится с ходом, который обкраденный делает позже в ту же ночь.',
}
