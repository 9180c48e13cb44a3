/** What the options and prompts of the game as a whole say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'game.lastDay': 'После какого дня игра кончается.',
  'clock.zone': 'Часовой пояс, по которому считаются сроки.',
  'clock.nightOpens': 'В котором часу начинается ночь.',
  'clock.nightCloses': 'В котором часу кончается ночь.',
  'clock.dayOpens': 'В котором часу начинается день.',
  'clock.dayCloses': 'В котором часу кончается день.',
  'submit.orderBy':
    'По какому времени замененного хода решается очередность внутри одной роли: последнего присланного или первого.',
  'uses.refundOnCancel': 'Сохраняется ли применение, число которых ограничено, если ход отменил босс.',
  'uses.refundOnNoEffect': 'Сохраняется ли применение, число которых ограничено, если ход ничего не изменил.',
  'target.diedEarlier': 'Что становится с ходом, цель которого умерла на более раннем шаге ночи.',
  'injured.passives': 'Продолжают ли действовать пассивные способности раненых.',
}

export const prompts: Readonly<Record<string, string>> = {
  startDay: 'Первая ночь начинается не в субботу.',
  clockChange: 'Во время этой фазы переводят часы, поэтому она длиннее или короче обычной.',
  afterTheEnd: 'Последний день закончился, а с ним и игра.',
}
