/** What the options and prompts of the faceless say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  ownFaceScores:
    'Что засчитывается безликому за собственное срезанное лицо: линчевание цели, которая его вернула, еще и его собственное линчевание или ничего.',
  civilKillersGetFace: 'Получает ли лицо безликого и тот, кто убил его через мирную роль.',
}

export const prompts: Readonly<Record<string, string>> = {
  expelled: 'Безликого вывели из игры. С каким итогом?',
  redsChance: 'Черные не застрелили безликого, и их столько же, сколько красных. Есть ли у красных еще шанс?',
}
