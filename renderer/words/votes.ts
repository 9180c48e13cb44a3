/** The Votes screen. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const votes = defineMessages({
  title: { en: 'Votes', ru: 'Голосование' },
  titleOf: { en: '{phase} votes', ru: 'Голосование: {phase}' },
  theVotes: { en: 'Votes', ru: 'Голосование' },

  // A phase without a vote.
  noVote: { en: 'No vote in {phase}', ru: '{phase}: голосования нет' },
  noVoteHere: { en: 'No vote in this phase', ru: 'В этой фазе нет голосования' },
  voteOf: { en: '{phase} vote', ru: 'Голосование: {phase}' },

  // Commands and panes.
  enterBallot: { en: 'Enter a vote', ru: 'Внести голос' },
  pastePages: { en: 'Paste thread pages', ru: 'Вставить страницы темы' },
  showPosts: { en: 'Show thread posts', ru: 'Показать посты темы' },
  showBallots: { en: 'Show votes', ru: 'Показать голоса' },
  nextStep: { en: 'Next step in the count', ru: 'Следующий шаг подсчета' },
  previousStep: { en: 'Previous step in the count', ru: 'Предыдущий шаг подсчета' },
  foldBeside: { en: 'Hide side panel', ru: 'Скрыть панель справа' },
  unfoldBeside: { en: 'Show side panel', ru: 'Показать панель справа' },
  whyNotBooks: { en: 'Show explanation instead of ledgers', ru: 'Причины вместо учета' },
  booksBeside: { en: 'Show ledgers', ru: 'Учет рядом с голосами' },
  theVotePost: { en: 'Vote count post', ru: 'Пост с подсчетом голосов' },
  sourceLabel: { en: 'Source of votes', ru: 'Откуда голоса' },
  ballots: { en: 'Votes', ru: 'Голоса' },
  fromThread: { en: 'From the thread', ru: 'Из темы' },
  asking: {
    en: '{count, plural, other {# to review}}',
    ru: '{count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  },
  theBallots: { en: 'Vote list', ru: 'Голоса' },
  theCount: { en: 'Vote count', ru: 'Подсчет' },
  whyItIsSo: { en: 'Explanation', ru: 'Почему так' },
  why: { en: 'Why', ru: 'Почему' },
  ballotsWidth: { en: 'Vote list width', ru: 'Ширина списка голосов' },
  besideWidth: { en: 'Side panel width', ru: 'Ширина панели справа' },
  noPages: { en: 'No thread pages imported yet.', ru: 'Страниц темы нет.' },
  pagesHint: {
    en: 'Copy a page of the thread and paste it above. Votes in it are counted, and anything that only looks like a vote is listed with the reason.',
    ru: 'Скопируйте страницу темы и вставьте ее выше: голоса из нее будут внесены, а о том, что только похоже на голос, будет сказано, почему он не засчитан.',
  },
  noBallots: { en: 'No votes yet', ru: 'Голосов пока нет' },
  noBallotsByHand: {
    en: 'Enter votes as they come in. The count and its explanation show here.',
    ru: 'Вносите голоса по мере поступления: подсчет и причины сразу появятся здесь.',
  },
  noBallotsThread: {
    en: 'Enter votes as they come in, or paste thread pages. The count and its explanation show here.',
    ru: 'Вносите голоса по мере поступления или вставьте страницы темы: подсчет и причины сразу появятся здесь.',
  },
  pasteThread: { en: 'Paste thread', ru: 'Вставить тему' },

  // What the count comes to.
  putToDeath: { en: 'Lynched', ru: 'Линчевание' },
  diesForNow: {
    en: '{names} {count, plural, other {would be lynched}} right now.',
    ru: 'Сейчас {count, plural, =1 {залинчован игрок} other {залинчованы игроки}} {names}.',
  },
  dies: {
    en: '{names} {count, plural, one {is} other {are}} lynched.',
    ru: '{count, plural, =1 {Залинчован игрок} other {Залинчованы игроки}} {names}.',
  },
  electedForNow: {
    en: '{names} {count, plural, other {would be elected}} right now.',
    ru: 'Сейчас {count, plural, =1 {избран игрок} other {избраны игроки}} {names}.',
  },
  elected: {
    en: '{names} {count, plural, one {is} other {are}} elected.',
    ru: '{count, plural, =1 {Избран игрок} other {Избраны игроки}} {names}.',
  },
  nobodyElectedForNow: { en: 'Nobody would be elected right now.', ru: 'Сейчас никто не избран.' },
  nobodyElected: { en: 'Nobody is elected.', ru: 'Никто не избран.' },
  nobodyDiesForNow: { en: 'No lynch as of now.', ru: 'Сейчас никто не залинчован.' },
  nobodyDies: { en: 'No lynch.', ru: 'Никто не залинчован.' },
  counting: {
    en: '{count, plural, one {# vote counted} other {# votes counted}}',
    ru: '{count, plural, one {# голос засчитан} few {# голоса засчитано} other {# голосов засчитано}}',
  },
  countingAs: {
    en: '{count, plural, one {# vote counted} other {# votes counted}}, {votes, plural, other {total weight #}}',
    ru: '{count, plural, one {# бюллетень засчитан} few {# бюллетеня засчитано} other {# бюллетеней засчитано}}, в сумме {votes, plural, one {# голос} few {# голоса} other {# голосов}}',
  },
  countingFamilies: {
    en: '{count, plural, one {# vote counted} other {# votes counted}}, total weight {families, plural, other {# for families}} and {players} for players',
    ru: '{count, plural, one {# бюллетень засчитан} few {# бюллетеня засчитано} other {# бюллетеней засчитано}}, в сумме {families, plural, one {# голос} few {# голоса} other {# голосов}} за семьи и {players} за игроков',
  },
  spareCount: {
    en: '{count, plural, one {# has a vote left} other {# have a vote left}}',
    ru: 'Еще голос есть: {count}',
  },
  silentCount: { en: '{count, plural, other {# not voting}}', ru: '{count} без голоса' },
  needed: {
    en: '{count, plural, other {# to lynch}}',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} other {нужно # голосов}}',
  },
  lockedIn: { en: '{name}’s majority is locked in', ru: '{name}: большинство закреплено' },
  votePost: { en: 'Vote count post', ru: 'Пост с голосами' },
  allVoted: { en: 'Everyone who can vote has voted.', ru: 'Проголосовали все, у кого есть голос.' },

  // The tally.
  families: { en: 'Families', ru: 'Семьи' },
  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  number: { en: 'Votes', ru: 'Голоса' },
  whySoMany: { en: 'Why this total', ru: 'Почему вышло так' },
  from: { en: 'Voters', ru: 'Кто голосовал' },
  lockedInTag: { en: 'locked in', ru: 'большинство' },
  putToDeathTag: { en: 'lynched', ru: 'линчевание' },
  ofNeeded: { en: 'of {count}', ru: 'из {count}' },

  // A ballot by hand.
  byHand: { en: 'Enter a vote', ru: 'Внести голос вручную' },
  whoVotes: { en: 'Voter', ru: 'Кто голосует' },
  choosePlayer: { en: 'Choose a player', ru: 'Выберите игрока' },
  forFamily: { en: 'Family', ru: 'За семью' },
  typeBeginning: { en: 'Start typing, then Enter', ru: 'Начало имени, затем Enter' },
  ownFamily: { en: 'And in {name}’s own family', ru: 'И из своей семьи ({name})' },
  onesOwnFamily: { en: 'And in the voter’s own family', ru: 'И из своей семьи' },
  familyOnly: { en: 'Family only', ru: 'Только за семью' },
  votesFor: { en: 'Vote for', ru: 'В кого' },
  takesBack: { en: 'unvote', ru: 'снимает прежний голос' },
  atAnotherTime: { en: 'Set time / absentee vote', ru: 'В другое время или заранее' },
  atAnotherTimeOrPlace: {
    en: 'Set time, place / absentee vote',
    ru: 'В другое время, заранее или в другом месте',
  },
  cameOver: { en: 'Where it was cast', ru: 'Где подан' },
  cameOverHint: { en: 'For this vote only.', ru: 'Только этот голос.' },
  givenAt: { en: 'Time cast, {zone} time', ru: 'Время голоса ({zone})' },
  givenAtHint: {
    en: 'Also used for the next votes. If empty: now.',
    ru: 'Останется и для следующих. Пусто: получен сейчас.',
  },
  givenWithPost: { en: 'At the time of the post: {time}', ru: 'Время голоса — время поста: {time}' },
  givenInAdvance: { en: 'Absentee vote', ru: 'Голос подан заранее' },
  dead: { en: 'dead', ru: 'вне игры' },
  silent: { en: 'not voting', ru: 'без голоса' },
  lostVoid: { en: 'vote does not count', ru: 'голос не засчитан' },
  lostTakesBack: { en: 'unvoted', ru: 'голос снят' },
  lostWithdrawn: { en: 'vote withdrawn', ru: 'голос отозван' },
  spare: { en: 'has a vote left', ru: 'есть еще голос' },

  // The ballots.
  ballotsLastFirst: { en: 'Votes, newest first', ru: 'Голоса, последний сверху' },
  noLynch: { en: 'no lynch', ru: 'без линча' },
  forNobody: { en: 'unvote', ru: 'никто: прежний голос снят' },
  for: { en: 'for', ru: 'голос:' },
  replaced: { en: 'replaced', ru: 'заменен' },
  withdrawn: { en: 'withdrawn', ru: 'отозван' },
  doesNotCount: { en: 'does not count', ru: 'не засчитан' },
  inAdvance: { en: 'absentee', ru: 'заранее' },
  post: { en: 'Post', ru: 'Пост' },
  postOf: { en: 'Post with the vote: {name} for {choice}', ru: 'Пост с голосом: {name} — {choice}' },
  withdraw: { en: 'Withdraw', ru: 'Отозвать' },
  withdrawOf: { en: 'Withdraw vote: {name} for {choice}', ru: 'Отозвать голос: {name} — {choice}' },

  // Pages of the thread.
  pagesPlaceholder: {
    en: 'Paste thread pages.\nThey may overlap.',
    ru: 'Вставьте страницы темы.\nОни могут повторяться.',
  },
  postsAdded: {
    en: '{count, plural, one {# post} other {# posts}} imported',
    ru: '{count, plural, one {Принят # пост} few {Принято # поста} other {Принято # постов}}',
  },
  nothingNew: { en: 'Nothing new here', ru: 'Ничего нового здесь нет' },
  postsKnown: {
    en: '{count, plural, one {# was} other {# were}} already imported.',
    ru: '{count, plural, one {# уже был здесь.} few {# уже были здесь.} other {# уже были здесь.}}',
  },
  postsEarlier: {
    en: 'Skipped {count, plural, one {# post} other {# posts}} from an earlier phase.',
    ru: '{count, plural, one {Пропущен # пост} few {Пропущено # поста} other {Пропущено # постов}} прошлой фазы.',
  },
  authorsUnknown: {
    en: '{count, plural, one {# author} other {# authors}} not on the roster.',
    ru: '{count, plural, one {# автора} few {# авторов} other {# авторов}} нет в составе.',
  },
  unknownAuthors: { en: 'Authors not on the roster', ru: 'Авторы не из состава' },
  whoIsThis: {
    en: '<b>Not on the roster: who is this?</b> Their posts were skipped.',
    ru: '<b>Кто это?</b> Посты пропущены.',
  },
  whoIs: { en: 'Who is {author}?', ru: 'Кто это: {author}' },
  doesNotPlay: { en: '{author} is not playing', ru: '{author} не играет' },
  pages: { en: 'pages', ru: 'страниц' },
  takeIn: { en: 'Import', ru: 'Принять' },
  takeInAgain: { en: 'Import again', ru: 'Принять снова' },

  // Its posts, and what was read in them.
  describe: { en: 'Support another forum…', ru: 'Страницы другого форума…' },
  describeText: {
    en: 'Describe how posts are marked up on the page and see right away how it is read. The description is saved with this game.',
    ru: 'Укажите, где что стоит: сразу видно, как страница читается. Описание хранится вместе с игрой.',
  },
  framePost: { en: 'Post', ru: 'С чего начинается пост' },
  frameBy: { en: 'Author', ru: 'Автор' },
  frameText: { en: 'Text', ru: 'Текст' },
  frameMore: { en: 'More text (optional)', ru: 'Остальной текст (не обязательно)' },
  frameQuote: { en: 'Quotes (optional)', ru: 'Цитаты в нем (не обязательно)' },
  frameAt: { en: 'Time (optional)', ru: 'Время (не обязательно)' },
  frameNumber: { en: 'Post number (optional)', ru: 'Номер (не обязательно)' },
  framePostHint: {
    en: 'The element that holds one whole post. Every such element on the page is read as a post.',
    ru: 'Элемент, в котором лежит один пост целиком; каждый такой на странице — пост.',
  },
  frameByHint: { en: 'Inside the post: the author’s name.', ru: 'Внутри него — имя автора.' },
  frameTextHint: {
    en: 'Inside the post: what they wrote, without signature and buttons. All matching elements count.',
    ru: 'Внутри него — сам текст, без подписи и кнопок. Учитывается каждый такой элемент.',
  },
  frameMoreHint: {
    en: 'The rest of the text, if it is in another kind of element.',
    ru: 'Продолжение текста, если оно стоит в элементе другого вида.',
  },
  frameQuoteHint: {
    en: 'Quoted posts: nothing in them counts as a vote. The usual kinds of quotes are recognized without this.',
    ru: 'Чужие слова: голосов в них нет. Обычные цитаты распознаются и без этого.',
  },
  frameAtHint: {
    en: 'The time of the post. If empty: the first “time” element in the post, if any.',
    ru: 'Когда написано. Пусто: первый элемент времени в посте, если он есть.',
  },
  frameNumberHint: {
    en: 'The post’s number in the thread, used to refer to vote counts.',
    ru: 'Номер в теме, по нему называют подсчеты.',
  },
  frameHow: { en: 'How to describe an element', ru: 'Как описать элемент' },
  frameTag: {
    en: '<code>div</code> matches every element of that name (the word right after “<”).',
    ru: '<code>div</code> — любой элемент с таким именем: это слово сразу после «<».',
  },
  frameClass: {
    en: '<code>.author</code> matches every element with that class; <code>div.message</code> only those named div.',
    ru: '<code>.author</code> — любой элемент, в классе которого есть это слово, <code>div.message</code> — только с таким именем.',
  },
  frameId: {
    en: '<code>#posts</code> matches the one element with that id.',
    ru: '<code>#posts</code> — единственный элемент с таким идентификатором.',
  },
  frameWithin: {
    en: '<code>.message .body</code> matches a .body anywhere inside a .message.',
    ru: '<code>.message .body</code> — элемент «body» где-то внутри «message».',
  },
  frameLook: {
    en: 'To find the class, right-click an author’s name in your browser and choose “Inspect”.',
    ru: 'Чтобы увидеть, что есть на странице, щелкните в браузере правой кнопкой по имени автора и выберите «Просмотреть код»: класс стоит там.',
  },
  frameExample: { en: 'Try an example', ru: 'Попробовать на примере' },
  frameHas: { en: '{count} of {of}', ru: '{count} из {of}' },
  frameSource: { en: 'Page source', ru: 'Исходный код страницы' },
  frameSourceHint: {
    en: 'Paste the page source (Ctrl+U in your browser).',
    ru: 'Вставьте исходный код страницы: Ctrl+U в браузере.',
  },
  frameNoPage: {
    en: 'Paste the page source to see how it is read as you type.',
    ru: 'Вставьте исходный код страницы, и здесь будет видно, как она читается.',
  },
  frameFound: { en: 'Result', ru: 'Как читается страница' },
  framePosts: {
    en: '{count, plural, =0 {No posts found.} one {# post found.} other {# posts found.}}',
    ru: '{count, plural, =0 {Постов не найдено.} one {Найден # пост.} few {Найдено # поста.} other {Найдено # постов.}}',
  },
  frameQuotes: {
    en: '{count, plural, =0 {No quotes in them.} one {# quote in them.} other {# quotes in them.}}',
    ru: '{count, plural, =0 {Цитат в них нет.} one {В них # цитата.} few {В них # цитаты.} many {В них # цитат.} other {В них # цитаты.}}',
  },
  frameLacks: { en: 'not found', ru: 'не найдено' },
  noSelector: {
    en: 'Use a tag, .class, #id or [attribute], with a space before anything inside it.',
    ru: 'Тег, .класс, #id или [атрибут]; через пробел — то, что внутри.',
  },
  keepFrame: { en: 'Save', ru: 'Сохранить' },
  posts: { en: 'Thread posts', ru: 'Посты темы' },
  edited: { en: 'edited', ru: 'изменен' },
  leaveOut: { en: 'Leave out a post by {name}', ru: 'Не учитывать пост (автор {name})' },
  leaveOutNumbered: { en: 'Leave out post {number} by {name}', ru: 'Не учитывать пост {number} (автор {name})' },
  foundVote: { en: 'A vote', ru: 'Голос' },
  foundNoVote: { en: 'No vote', ru: 'Не голос' },
  foundNobody: { en: 'Unknown name', ru: 'Такого игрока нет' },
  foundUnsure: { en: 'Possibly not a vote', ru: 'Возможно, это не голос' },
  foundEdited: { en: 'Edited', ru: 'Изменен' },
  foundUndated: { en: 'No time', ru: 'Без времени' },
  cameInTime: { en: 'In time, and so is everything before it', ru: 'Вовремя, как и все до него' },
  cameLate: { en: 'Too late, and so is everything after it', ru: 'Поздно, как и все после него' },
  settledByHand: { en: 'set manually', ru: 'внесено вручную' },
  itWas: { en: 'They meant {name}', ru: 'Это {name}' },
  itWasNoLynch: { en: 'They meant no lynch', ru: 'Это «без линча»' },
  itCounts: { en: 'Count as a vote for {name}', ru: 'Засчитать: {name}' },
  itCountsNoLynch: { en: 'Count as a vote for no lynch', ru: 'Засчитать: без линча' },
  notBold: {
    en: '{count, plural, one {# vote isn’t} other {# votes aren’t}} bold. This game only counts bold votes.',
    ru: 'Голоса не выделены жирным: {count}. В этой игре считается только выделенное.',
  },
  countColons: { en: 'Also count “VOTE: name” without bold', ru: 'Считать и голоса с двоеточием без выделения' },
  takeAlike: {
    en: '{count, plural, one {Accept the nickname with one possible player} other {Accept all # nicknames with one possible player}}',
    ru: '{count, plural, one {Принять # прозвище с одним ответом} few {Принять все # прозвища с одним ответом} many {Принять все # прозвищ с одним ответом} other {Принять все # прозвища с одним ответом}}',
  },
  someToConfirm: { en: '({count} to confirm)', ru: '(ждут подтверждения: {count})' },
  toConfirm: { en: 'to be confirmed', ru: 'ждет подтверждения' },
  nowRead: {
    en: '{count, plural, one {# more vote} other {# more votes}} read',
    ru: '{count, plural, one {Прочитан # голос} few {Прочитано # голоса} many {Прочитано # голосов} other {Прочитано # голоса}}',
  },
  nowReadText: {
    en: 'Each name is saved for this game, so you won’t be asked about it again.',
    ru: 'Имена запомнены для этой игры, и больше о них не спросят.',
  },
  enterByHand: { en: 'Enter manually', ru: 'Вручную' },

  // Its steps.
  howItCame: { en: 'How it was counted', ru: 'Как получился итог' },
  foldIdle: { en: 'Hide steps with no effect', ru: 'Скрыть то, что не сработало' },
  unfoldIdle: {
    en: '{count, plural, one {# step} other {# steps}} with no effect',
    ru: '{count, plural, one {Еще # шаг, который не сработал} few {Еще # шага, которые не сработали} other {Еще # шагов, которые не сработали}}',
  },
  becomes: { en: 'becomes', ru: 'становится' },
  nothingToExplain: { en: 'Nothing to explain yet', ru: 'Объяснять пока нечего' },
  nothingToExplainText: {
    en: 'Once there is a vote, each step of the count shows here with its reasons.',
    ru: 'Как только появится голос, здесь будет каждый шаг подсчета с причинами.',
  },
})
