import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What each player is told before the game. */
export const roleMessages = defineMessages({
  subject: { en: '{game}: your role', ru: '{game}: ваша роль' },
  welcome: { en: 'Welcome to {game}, ', ru: 'Игра «{game}». Добро пожаловать, ' },
  heads: {
    en: 'You play as a hydra: whatever one of you posts or votes counts for all of you, and the last one counts.',
    ru: 'Вы играете на одном месте: ход и голос любого из вас идет за всех, и засчитано то, что сказано последним.',
  },
  youAre: {
    en: 'You are {article, select, a {a } an {an } other {}}',
    ru: '{article, select, other {Ваша роль: }}',
  },
  nothing: {
    en: 'You have no night action.{alone, select, yes { Your only weapons are your voice and your vote.} other {}}',
    ru: 'Ходов у вашей роли нет{alone, select, yes {: у вас есть слово и голос} other {}}.',
  },
  timesInGame: {
    en: '{times, plural, =1 {Once} =2 {Twice} other {Up to # times}} per game{phase, select, odd {, on an odd night,} even {, on an even night,} night {, at night,} day {, during the day,} any {} other {, in the {at},}}',
    ru: '{times, plural, =1 {Один раз} =2 {Два раза} one {До # раза} few {До # раз} many {До # раз} other {До # раза}} за игру{phase, select, odd {, в нечетную ночь,} even {, в четную ночь,} any {} other {, {at},}}',
  },
  onNights: {
    en: '{nights, select, odd {On odd nights} other {On even nights}}',
    ru: '{nights, select, odd {В нечетные ночи} other {В четные ночи}}',
  },
  oftenInPhase: {
    en: 'You may do this {times, plural, =2 {twice} other {up to # times}} {phase}.',
    ru: 'За {phase} так можно ходить до {times, plural, one {# раза} few {# раз} many {# раз} other {# раза}}.',
  },
  onSelf: { en: 'You may target yourself.', ru: 'Можно выбрать и себя.' },
  onSelfOften: {
    en: 'You may target yourself {times, plural, =1 {once} =2 {twice} other {up to # times}} per game.',
    ru: 'Себя можно выбрать {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}} за игру.',
  },
  onDead: { en: 'You may name players who are dead.', ru: 'Можно назвать и погибших.' },
  fromAfar: { en: 'You may do this even when you are out of the game.', ru: 'Это можно и после выбывания.' },
  oneOf: {
    en: 'Of these you may use one at a time, and the last one you send counts: {uses}.',
    ru: 'Из этого можно выбрать что-то одно, и в силе то, что вы прислали последним: {uses}.',
  },
  send: { en: ' To use it, reply: ', ru: ' Чтобы сделать ход, ответьте: ' },
  sendFreely: {
    en: ' To use it, reply with “{use}”{targets, plural, =0 {} one { and your target} other { and your targets}}.',
    ru: ' Чтобы сделать ход, ответьте «{use}»{targets, plural, =0 {} one { и назовите цель} few { и назовите цели} many { и назовите цели} other { и назовите цели}}.',
  },
  aName: { en: '[name]', ru: '[имя]' },
  aFamily: { en: '[family]', ru: '[семья]' },
  anotherName: { en: '[another name]', ru: '[другое имя]' },
  carrier: { en: 'I carry it out', ru: 'хожу я' },
  known: {
    en: '{count, plural, one {Your partner: } other {Your partners: }}',
    ru: '{count, plural, =1 {Ваш союзник: } other {Ваши союзники: }}',
  },
  acquainted: {
    en: '{count, plural, one {You know this player: } other {You know these players: }}',
    ru: '{count, plural, =1 {Вы знаете этого игрока: } other {Вы знаете этих игроков: }}',
  },
  fell: { en: 'Randomly assigned to you: ', ru: 'Вам выпало по жребию: ' },
  shared: { en: 'You share this with: ', ru: 'То же выпало: ' },
  target: { en: 'Your random target: ', ru: 'Ваша случайная цель: ' },
  and: { en: ' and ', ru: ' и ' },
  topicShared: { en: 'You share a private topic with ', ru: 'Закрытая тема у вас общая с игроками: ' },
  them: { en: 'them', ru: 'они же' },
  topicTalk: {
    en: ' and may talk there {talk, select, always {at any time} other {at night}}.',
    ru: '; писать там можно {talk, select, always {в любое время} other {ночью}}.',
  },
  topicSides: {
    en: ' Being in it says nothing about anybody’s alignment.',
    ru: ' Кто на чьей стороне, из этого не следует.',
  },
  exists: { en: 'You know that this is in the game: ', ru: 'Вы знаете, что в игре есть: ' },
  talk: { en: 'You may talk privately ({when}) with: ', ru: 'Вы можете переписываться втайне ({when}): ' },
  toNobody: { en: 'nobody is told', ru: 'никто об этом не знает' },
  shownAs: { en: 'told a different role: {role}', ru: 'в письме другая роль: {role}' },
  flips: { en: 'flips as: {role}', ru: 'после смерти откроется роль: {role}' },
  pair: { en: '{what} ({to})', ru: '{what} ({to})' },
  confirm: {
    en: 'Please reply with your role name to confirm. The game starts once everyone has.',
    ru: 'Ответьте на это письмо названием своей роли. Игра начнется, когда ответят все.',
  },
  subjectNewcomer: { en: '{game}: you are replacing in', ru: '{game}: место, которое вы занимаете' },
  inPlaceOf: { en: 'You are replacing ', ru: 'Вы заменяете игрока ' },
  headOf: { en: 'You play as part of a hydra: ', ru: 'Вы играете на одном месте с другими: ' },
  together: { en: ', with ', ru: ', вместе с вами: ' },
  soFar: { en: 'Results and PMs so far', ru: 'Результаты и сообщения до вас' },
  toldNothing: {
    en: 'None yet.',
    ru: 'Личных сообщений на этом месте еще не было.',
  },
  sentIn: { en: 'Actions and votes so far', ru: 'Ходы и голоса до вас' },
  sentInFor: { en: '{phase}: sent in (phase still open):', ru: '{phase}: отправлено (фаза еще идет):' },
  sentNothing: { en: 'None yet.', ru: 'С этого места пока ничего не отправлено.' },
  voteOf: { en: 'voted ', ru: 'голос: ' },
  voteFamily: { en: 'for the {family} family', ru: '{family}' },
  voteBack: { en: 'unvoted', ru: 'голос снят' },
  group: { en: 'Your team', ru: 'Ваша группа' },
  before: { en: 'formerly {names}', ru: 'до этого: {names}' },
  dead: { en: 'dead', ru: 'игрок погиб' },
  out: { en: 'out of the game', ru: 'вне игры' },
  topic: { en: ' Private topic: ', ru: ' Тема: ' },
  takeOver: {
    en: 'Please reply to confirm you are in.',
    ru: 'Ответьте на это письмо, чтобы было ясно, что вы в игре.',
  },
  nowIs: { en: '{role}, {side}', ru: '{role}, {side}' },
})
