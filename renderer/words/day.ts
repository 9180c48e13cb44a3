/** The day beside its count, on the Votes screen. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const day = defineMessages({
  show: { en: 'Day', ru: 'День' },
  showCount: { en: 'Count', ru: 'Подсчет' },
  which: { en: 'View', ru: 'Что показано' },
  turn: {
    en: 'Day view: count at any post, votes over time, inactive players',
    ru: 'День: подсчет на момент поста, ход голосования, кто молчит',
  },
  turnBack: { en: 'The count, step by step', ru: 'Подсчет и как он получился' },
  theDay: { en: 'Day', ru: 'День' },
  nothing: { en: 'No posts or votes yet', ru: 'Пока ничего не написано' },
  nothingText: {
    en: 'Paste the first pages of the thread, or enter the first vote, to see votes over time here.',
    ru: 'С первыми страницами темы или с первым голосом здесь появится ход голосования.',
  },

  deadline: { en: 'Deadline', ru: 'Дедлайн' },
  noDeadline: { en: 'No deadline set.', ru: 'Дедлайн не назначен.' },
  overSince: { en: 'over for', ru: 'прошел, с тех пор:' },
  inTime: { en: 'in', ru: 'осталось:' },
  opened: { en: 'Open since', ru: 'Открыт:' },
  movedFrom: { en: 'moved from', ru: 'перенос:' },
  none: { en: 'none', ru: 'не было' },

  asOf: { en: 'Count at post…', ru: 'Подсчет на момент поста' },
  asOfPost: { en: 'Post to count up to', ru: 'На момент какого поста' },
  postOf: { en: 'Post {number} by {name}', ru: 'Пост {number}, {name}' },
  postBefore: { en: 'Previous post', ru: 'Предыдущий пост' },
  postAfter: { en: 'Next post', ru: 'Следующий пост' },
  postNumber: { en: 'Post number', ru: 'Номер поста' },
  noVotes: { en: 'No votes by then.', ru: 'Голосов к этому времени нет.' },
  notVoting: {
    en: '{count, plural, =0 {Everyone is voting} one {# player is not voting} other {# players are not voting}}',
    ru: '{count, plural, =0 {Голосуют все} one {# игрок не голосует} few {# игрока не голосуют} many {# игроков не голосуют} other {# игрока не голосуют}}',
  },

  counts: { en: 'Host’s vote counts', ru: 'Подсчеты ведущего в теме' },
  toCounts: {
    en: 'Compare with the host’s posted counts',
    ru: 'Подсчеты ведущего в теме: сверить с этим',
  },
  noCounts: {
    en: 'No host vote counts found in the pages you imported.',
    ru: 'На вставленных страницах подсчетов ведущего нет.',
  },
  noHosts: {
    en: 'Add your host name in the game settings to compare your posted counts with this one.',
    ru: 'Если указать в настройках игры, под какими именами пишут ведущие, их подсчеты из темы будут здесь сверяться с этим.',
  },
  agrees: { en: 'matches this count.', ru: 'сходится с этим подсчетом.' },
  differs: {
    en: 'differs from this count for {count, plural, one {# voter} other {# voters}}.',
    ru: 'расходится с этим подсчетом: {count, plural, one {# голосующий} few {# голосующих} many {# голосующих} other {# голосующих}}.',
  },
  slip: { en: 'It contradicts itself: {why}.', ru: 'Сам с собой не сходится: {why}.' },
  unread: { en: 'could not be compared: {why}.', ru: 'сверить не удалось: {why}.' },
  difference: {
    en: '{name}: {theirs} in the posted count, {ours} in this one.',
    ru: '{name}: в теме {theirs}, здесь {ours}.',
  },
  lineUnread: { en: 'Could not read this line: “{line}”.', ru: 'Не прочитано в нем: «{line}».' },
  times: { en: '{name} ×{count}', ru: '{name} ×{count}' },
  noVote: { en: 'no vote', ru: 'без голоса' },
  enteredByHand: { en: 'The current vote was entered manually.', ru: 'Голос, который считается, внесен вручную.' },
  nothingRead: {
    en: 'No vote by this player was found before that count.',
    ru: 'До этого подсчета ничего похожего на голос этого игрока не прочитано.',
  },
  itsPost: { en: 'post', ru: 'пост' },
  toPost: { en: 'Go to post {number} by {name}', ru: 'К посту {number}, {name}' },
  toPostOf: { en: 'Go to the post by {name}', ru: 'К посту, {name}' },

  course: { en: 'Votes over time', ru: 'Ход голосования: голоса, как они поданы' },
  neededLine: {
    en: '{count} to lynch',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  },
  lineSaid: {
    en: '{name}: {last} at the end, {peak} at the peak.',
    ru: '{name}: в конце {last}, самое большее {peak}.',
  },
  asTable: {
    en: 'Show as table ({count, plural, one {# change} other {# changes}})',
    ru: 'Таблицей: {count, plural, one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  },
  when: { en: 'Time', ru: 'Когда' },
  who: { en: 'Player', ru: 'Игрок' },
  what: { en: 'Vote', ru: 'Голос' },
  then: { en: 'New total', ru: 'Стало' },
  takenBack: { en: 'unvote', ru: 'снят' },

  players: { en: 'Players', ru: 'Игроки' },
  order: { en: 'Player order', ru: 'Порядок игроков' },
  byRoster: { en: 'Roster order', ru: 'Как в составе' },
  bySilence: { en: 'Least active first', ru: 'Сначала кто дольше молчит' },
  votedFor: { en: 'Voted for', ru: 'Голоса' },
  posts: { en: 'Posts', ru: 'Посты' },
  lastPost: { en: 'Last post', ru: 'Последний пост' },
  nobodyYet: { en: 'nobody yet', ru: 'пока нет' },
  never: { en: 'none', ru: 'нет' },
  ago: { en: '{span} ago', ru: '{span} назад' },

  prods: { en: 'Inactive players', ru: 'Кто молчит' },
  silentFor: { en: 'Hours since last post', ru: 'Молчит столько часов' },
  aNumber: { en: 'Enter a number of hours.', ru: 'Нужно число часов.' },
  silentCount: {
    en: '{count, plural, =0 {Nobody has been inactive that long.} one {# player has been inactive that long.} other {# players have been inactive that long.}}',
    ru: '{count, plural, =0 {Так долго не молчит никто.} one {Так долго молчит # игрок.} few {Так долго молчат # игрока.} many {Так долго молчат # игроков.} other {Так долго молчат # игрока.}}',
  },
  copyFor: { en: 'Copy message to {name}', ru: 'Скопировать сообщение: {name}' },
  copyMessage: { en: 'Copy message', ru: 'Копировать' },
  copyPost: { en: 'Copy post', ru: 'Скопировать пост' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  forThread: { en: 'For the thread', ru: 'В тему' },

  wasSent: { en: 'Mark as sent', ru: 'Отметить отправленным' },
  sentTo: { en: 'Mark message to {name} as sent', ru: 'Отметить отправленным: {name}' },
  sentToAll: {
    en: 'Mark {count, plural, one {this message} other {these # messages}} as sent',
    ru: 'Отметить отправленным: {count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  },
  markedSent: {
    en: '{count, plural, one {1 prod} other {# prods}} marked as sent.',
    ru: 'Отмечено отправленным, игроков: {count}.',
  },
  prodded: {
    en: 'prodded {count, plural, one {once} other {# times, last}}:',
    ru: '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',
  },
})
