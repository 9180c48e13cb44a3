import type { day as en } from './day.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const day = translated<typeof en>()({
  show: 'День',
  showCount: 'Подсчет',
  which: 'Что показано',
  turn: 'День: подсчет на момент поста, ход голосования, кто молчит',
  turnBack: 'Подсчет и как он получился',
  theDay: 'День',
  nothing: 'Пока ничего не написано',
  nothingText: 'С первыми страницами темы или с первым голосом здесь появится ход голосования.',

  deadline: 'Дедлайн',
  noDeadline: 'Дедлайн не назначен.',
  overSince: 'прошел, с тех пор:',
  inTime: 'осталось:',
  opened: 'Открыт:',
  movedFrom: 'перенос:',
  none: 'не было',

  asOf: 'Подсчет на момент поста',
  asOfPost: 'На момент какого поста',
  postOf: 'Пост {number}, {name}',
  postBefore: 'Предыдущий пост',
  postAfter: 'Следующий пост',
  postNumber: 'Номер поста',
  noVotes: 'Голосов к этому времени нет.',
  notVoting:
    '{count, plural, =0 {Голосуют все} one {# игрок не голосует} few {# игрока не голосуют} many {# игроков не голосуют} other {# игрока не голосуют}}',

  counts: 'Подсчеты ведущего в теме',
  toCounts: 'Подсчеты ведущего в теме: сверить с этим',
  noCounts: 'На вставленных страницах подсчетов ведущего нет.',
  noHosts:
    'Если указать в настройках игры, под какими именами пишут ведущие, их подсчеты из темы будут здесь сверяться с этим.',
  agrees: 'сходится с этим подсчетом.',
  differs:
    'расходится с этим подсчетом: {count, plural, one {# голосующий} few {# голосующих} many {# голосующих} other {# голосующих}}.',
  unread: 'сверить не удалось: {why}.',
  difference: '{name}: в теме {theirs}, здесь {ours}.',
  lineUnread: 'Не прочитано в нем: «{line}».',
  times: '{name} ×{count}',
  noVote: 'без голоса',
  enteredByHand: 'Голос, который считается, внесен вручную.',
  nothingRead: 'До этого подсчета ничего похожего на голос этого игрока не прочитано.',
  itsPost: 'пост',
  toPost: 'К посту {number}, {name}',
  toPostOf: 'К посту, {name}',

  course: 'Ход голосования: голоса, как они поданы',
  neededLine: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  lineSaid: '{name}: в конце {last}, самое большее {peak}.',
  asTable: 'Таблицей: {count, plural, one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  when: 'Когда',
  who: 'Игрок',
  what: 'Голос',
  then: 'Стало',
  takenBack: 'снят',

  players: 'Игроки',
  order: 'Порядок игроков',
  byRoster: 'Как в составе',
  bySilence: 'Сначала кто дольше молчит',
  votedFor: 'Голоса',
  posts: 'Посты',
  lastPost: 'Последний пост',
  nobodyYet: 'пока нет',
  never: 'нет',
  ago: '{span} назад',

  prods: 'Кто молчит',
  silentFor: 'Молчит столько часов',
  aNumber: 'Нужно число часов.',
  silentCount:
    '{count, plural, =0 {Так долго не молчит никто.} one {Так долго молчит # игрок.} few {Так долго молчат # игрока.} many {Так долго молчат # игроков.} other {Так долго молчат # игрока.}}',
  copyFor: 'Скопировать сообщение: {name}',
  copyMessage: 'Копировать',
  copyPost: 'Скопировать пост',
  copied: 'Скопировано',
  forThread: 'В тему',

  wasSent: 'Отметить отправленным',
  sentTo: 'Отметить отправленным: {name}',
  sentToAll: 'Отметить отправленным: {count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  markedSent: 'Отмечено отправленным, игроков: {count}.',
  prodded:
    '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',
})
