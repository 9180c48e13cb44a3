/** The day beside its count, on the Votes screen. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const day = defineMessages({
  show: { en: 'The day', ru: 'День' },
  showCount: { en: 'The count', ru: 'Подсчет' },
  which: { en: 'What is looked at', ru: 'Что показано' },
  turn: {
    en: 'The day: count as of a post, course of the vote, who is silent',
    ru: 'День: подсчет на момент поста, ход голосования, кто молчит',
  },
  turnBack: { en: 'The count and how it came about', ru: 'Подсчет и как он получился' },
  theDay: { en: 'The day', ru: 'День' },
  nothing: { en: 'Nothing was written yet', ru: 'Пока ничего не написано' },
  nothingText: {
    en: 'With the first pages of the thread, or the first ballot, the course of the vote stands here.',
    ru: 'С первыми страницами темы или с первым голосом здесь появится ход голосования.',
  },

  deadline: { en: 'Deadline', ru: 'Дедлайн' },
  noDeadline: { en: 'No deadline is set.', ru: 'Дедлайн не назначен.' },
  overSince: { en: 'over since', ru: 'прошел, с тех пор:' },
  inTime: { en: 'in', ru: 'осталось:' },
  opened: { en: 'Open since', ru: 'Открыт:' },
  movedFrom: { en: 'moved from', ru: 'перенос:' },
  none: { en: 'none', ru: 'не было' },

  asOf: { en: 'The count as of a post', ru: 'Подсчет на момент поста' },
  asOfPost: { en: 'As of which post', ru: 'На момент какого поста' },
  postOf: { en: 'Post {number} of {name}', ru: 'Пост {number}, {name}' },
  postBefore: { en: 'The post before', ru: 'Предыдущий пост' },
  postAfter: { en: 'The next post', ru: 'Следующий пост' },
  postNumber: { en: 'Number of the post', ru: 'Номер поста' },
  noVotes: { en: 'No votes by then.', ru: 'Голосов к этому времени нет.' },
  notVoting: {
    en: '{count, plural, =0 {Everybody votes} one {# does not vote} other {# do not vote}}',
    ru: '{count, plural, =0 {Голосуют все} one {# игрок не голосует} few {# игрока не голосуют} many {# игроков не голосуют} other {# игрока не голосуют}}',
  },

  counts: { en: 'Counts that the host posted', ru: 'Подсчеты ведущего в теме' },
  toCounts: {
    en: 'Counts that the host posted, held against this one',
    ru: 'Подсчеты ведущего в теме: сверить с этим',
  },
  noCounts: {
    en: 'No count of a host stands in the pages that were taken in.',
    ru: 'На вставленных страницах подсчетов ведущего нет.',
  },
  noHosts: {
    en: 'Where the game says under which names its hosts write, their counts in the thread are held against this one here.',
    ru: 'Если указать в настройках игры, под какими именами пишут ведущие, их подсчеты из темы будут здесь сверяться с этим.',
  },
  agrees: { en: 'agrees with this count.', ru: 'сходится с этим подсчетом.' },
  differs: {
    en: 'differs from this count: {count, plural, one {# voter} other {# voters}}.',
    ru: 'расходится с этим подсчетом: {count, plural, one {# голосующий} few {# голосующих} many {# голосующих} other {# голосующих}}.',
  },
  unread: { en: 'could not be compared: {why}.', ru: 'сверить не удалось: {why}.' },
  difference: {
    en: '{name}: {theirs} in the posted count, {ours} here.',
    ru: '{name}: в теме {theirs}, здесь {ours}.',
  },
  lineUnread: { en: 'Not read in it: “{line}”.', ru: 'Не прочитано в нем: «{line}».' },
  times: { en: '{name} ×{count}', ru: '{name} ×{count}' },
  noVote: { en: 'no vote', ru: 'без голоса' },
  enteredByHand: { en: 'The ballot that counts was entered by hand.', ru: 'Голос, который считается, внесен вручную.' },
  nothingRead: {
    en: 'Nothing that looks like a ballot was read of this voter before that count.',
    ru: 'До этого подсчета ничего похожего на голос этого игрока не прочитано.',
  },
  itsPost: { en: 'the post', ru: 'пост' },
  toPost: { en: 'Go to post {number} of {name}', ru: 'К посту {number}, {name}' },
  toPostOf: { en: 'Go to the post of {name}', ru: 'К посту, {name}' },

  course: { en: 'Course of the vote: ballots as cast', ru: 'Ход голосования: голоса, как они поданы' },
  neededLine: {
    en: '{count} needed',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  },
  lineSaid: { en: '{name}: {last} at the end, {peak} at most.', ru: '{name}: в конце {last}, самое большее {peak}.' },
  asTable: {
    en: 'As a table: {count, plural, one {# change} other {# changes}}',
    ru: 'Таблицей: {count, plural, one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  },
  when: { en: 'When', ru: 'Когда' },
  who: { en: 'Player', ru: 'Игрок' },
  what: { en: 'Ballot', ru: 'Голос' },
  then: { en: 'Then', ru: 'Стало' },
  takenBack: { en: 'nobody', ru: 'снят' },

  players: { en: 'Players', ru: 'Игроки' },
  order: { en: 'Order of the players', ru: 'Порядок игроков' },
  byRoster: { en: 'As in the roster', ru: 'Как в составе' },
  bySilence: { en: 'Longest silent first', ru: 'Сначала кто дольше молчит' },
  votedFor: { en: 'Voted for', ru: 'Голоса' },
  posts: { en: 'Posts', ru: 'Посты' },
  lastPost: { en: 'Last post', ru: 'Последний пост' },
  nobodyYet: { en: 'nobody yet', ru: 'пока нет' },
  never: { en: 'none', ru: 'нет' },
  ago: { en: '{span} ago', ru: '{span} назад' },

  prods: { en: 'Silent players', ru: 'Кто молчит' },
  silentFor: { en: 'Silent for so many hours', ru: 'Молчит столько часов' },
  aNumber: { en: 'A number of hours.', ru: 'Нужно число часов.' },
  silentCount: {
    en: '{count, plural, =0 {Nobody is silent for so long.} one {# player is.} other {# players are.}}',
    ru: '{count, plural, =0 {Так долго не молчит никто.} one {Так долго молчит # игрок.} few {Так долго молчат # игрока.} many {Так долго молчат # игроков.} other {Так долго молчат # игрока.}}',
  },
  copyFor: { en: 'Copy the message to {name}', ru: 'Скопировать сообщение: {name}' },
  copyMessage: { en: 'Copy message', ru: 'Копировать' },
  copyPost: { en: 'Copy the post', ru: 'Скопировать пост' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  forThread: { en: 'For the thread', ru: 'В тему' },

  wasSent: { en: 'Mark as sent', ru: 'Отметить отправленным' },
  sentTo: { en: 'Mark the message to {name} as sent', ru: 'Отметить отправленным: {name}' },
  sentToAll: {
    en: 'Mark as sent to {count, plural, one {this one} other {these #}}',
    ru: 'Отметить отправленным: {count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  },
  markedSent: {
    en: '{count, plural, one {One prod} other {# prods}} marked as sent.',
    ru: 'Отмечено отправленным, игроков: {count}.',
  },
  prodded: {
    en: 'prodded {count, plural, one {once} other {# times, the last time}}:',
    ru: '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',
  },
})
