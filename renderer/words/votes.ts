/** The Votes screen. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const votes = defineMessages({
  title: { en: 'Votes', ru: 'Голосование' },
  titleOf: { en: 'Votes of {phase}', ru: 'Голосование: {phase}' },
  theVotes: { en: 'The votes', ru: 'Голосование' },

  // A phase without a vote.
  noVote: { en: 'There is no vote in {phase}', ru: '{phase}: голосования нет' },
  noVoteHere: { en: 'There is no vote in this phase', ru: 'В этой фазе нет голосования' },
  voteOf: { en: 'The vote of {phase}', ru: 'Голосование: {phase}' },

  // Commands and panes.
  enterBallot: { en: 'Enter a ballot', ru: 'Внести голос' },
  pastePages: { en: 'Paste pages of the thread', ru: 'Вставить страницы темы' },
  showPosts: { en: 'Show the posts of the thread', ru: 'Показать посты темы' },
  showBallots: { en: 'Show the ballots', ru: 'Показать голоса' },
  nextStep: { en: 'Next step of the count', ru: 'Следующий шаг подсчета' },
  previousStep: { en: 'Previous step of the count', ru: 'Предыдущий шаг подсчета' },
  foldBeside: { en: 'Fold the pane beside away', ru: 'Скрыть панель справа' },
  unfoldBeside: { en: 'Unfold the pane beside', ru: 'Показать панель справа' },
  whyNotBooks: { en: 'Why, instead of the books', ru: 'Причины вместо учета' },
  booksBeside: { en: 'Books beside the votes', ru: 'Учет рядом с голосами' },
  theVotePost: { en: 'The vote post', ru: 'Пост с подсчетом голосов' },
  sourceLabel: { en: 'Where ballots come from', ru: 'Откуда голоса' },
  ballots: { en: 'Ballots', ru: 'Голоса' },
  fromThread: { en: 'From the thread', ru: 'Из темы' },
  asking: {
    en: '{count, plural, one {# asks} other {# ask}}',
    ru: '{count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  },
  theBallots: { en: 'The ballots', ru: 'Голоса' },
  theCount: { en: 'The count', ru: 'Подсчет' },
  whyItIsSo: { en: 'Why it is so', ru: 'Почему так' },
  why: { en: 'Why', ru: 'Почему' },
  ballotsWidth: { en: 'Width of the ballots', ru: 'Ширина списка голосов' },
  besideWidth: { en: 'Width of the pane beside', ru: 'Ширина панели справа' },
  noPages: { en: 'No page of the thread was taken in.', ru: 'Страниц темы нет.' },
  pagesHint: {
    en: 'Copy a page of the thread and paste it above: votes in it become ballots, and what only looks like one is told with its reason.',
    ru: 'Скопируйте страницу темы и вставьте ее выше: голоса из нее будут внесены, а о том, что только похоже на голос, будет сказано, почему он не засчитан.',
  },
  noBallots: { en: 'No ballots yet', ru: 'Голосов пока нет' },
  noBallotsByHand: {
    en: 'Enter them by hand as they come: the count and its reasons stand here at once.',
    ru: 'Вносите голоса по мере поступления: подсчет и причины сразу появятся здесь.',
  },
  noBallotsThread: {
    en: 'Enter them by hand as they come, or paste the pages of the thread: the count and its reasons stand here at once.',
    ru: 'Вносите голоса по мере поступления или вставьте страницы темы: подсчет и причины сразу появятся здесь.',
  },
  pasteThread: { en: 'Paste the thread', ru: 'Вставить тему' },

  // What the count comes to.
  putToDeath: { en: 'Put to death', ru: 'Линчевание' },
  diesForNow: {
    en: '{names} {count, plural, one {is} other {are}} put to death as things stand.',
    ru: 'Сейчас {count, plural, =1 {залинчован игрок} other {залинчованы игроки}} {names}.',
  },
  dies: {
    en: '{names} {count, plural, one {is} other {are}} put to death.',
    ru: '{count, plural, =1 {Залинчован игрок} other {Залинчованы игроки}} {names}.',
  },
  electedForNow: {
    en: '{names} {count, plural, one {is} other {are}} elected as things stand.',
    ru: 'Сейчас {count, plural, =1 {избран игрок} other {избраны игроки}} {names}.',
  },
  elected: {
    en: '{names} {count, plural, one {is} other {are}} elected.',
    ru: '{count, plural, =1 {Избран игрок} other {Избраны игроки}} {names}.',
  },
  nobodyElectedForNow: { en: 'Nobody is elected as things stand.', ru: 'Сейчас никто не избран.' },
  nobodyElected: { en: 'Nobody is elected.', ru: 'Никто не избран.' },
  nobodyDiesForNow: { en: 'Nobody is put to death as things stand.', ru: 'Сейчас никто не залинчован.' },
  nobodyDies: { en: 'Nobody is put to death.', ru: 'Никто не залинчован.' },
  counting: {
    en: '{count, plural, one {# ballot counts} other {# ballots count}}',
    ru: '{count, plural, one {# голос засчитан} few {# голоса засчитано} other {# голосов засчитано}}',
  },
  countingAs: {
    en: '{count, plural, one {# ballot counts} other {# ballots count}}, as {votes, plural, one {# vote} other {# votes}}',
    ru: '{count, plural, one {# бюллетень засчитан} few {# бюллетеня засчитано} other {# бюллетеней засчитано}}, в сумме {votes, plural, one {# голос} few {# голоса} other {# голосов}}',
  },
  countingFamilies: {
    en: '{count, plural, one {# ballot counts} other {# ballots count}}, as {families, plural, one {# vote} other {# votes}} for families and {players} for players',
    ru: '{count, plural, one {# бюллетень засчитан} few {# бюллетеня засчитано} other {# бюллетеней засчитано}}, в сумме {families, plural, one {# голос} few {# голоса} other {# голосов}} за семьи и {players} за игроков',
  },
  spareCount: {
    en: '{count, plural, one {# has another vote} other {# have another vote}}',
    ru: 'Еще голос есть: {count}',
  },
  silentCount: { en: '{count, plural, other {# without a vote}}', ru: '{count} без голоса' },
  needed: {
    en: '{count, plural, other {# needed}}',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} other {нужно # голосов}}',
  },
  lockedIn: { en: '{name} is locked in', ru: '{name}: большинство закреплено' },
  votePost: { en: 'Vote post', ru: 'Пост с голосами' },
  allVoted: { en: 'Everybody who may vote has voted.', ru: 'Проголосовали все, у кого есть голос.' },

  // The tally.
  families: { en: 'Families', ru: 'Семьи' },
  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  number: { en: 'Votes', ru: 'Голоса' },
  whySoMany: { en: 'Why it comes to this', ru: 'Почему вышло так' },
  from: { en: 'From', ru: 'Кто голосовал' },
  lockedInTag: { en: 'locked in', ru: 'большинство' },
  putToDeathTag: { en: 'put to death', ru: 'линчевание' },
  ofNeeded: { en: 'of {count}', ru: 'из {count}' },

  // A ballot by hand.
  byHand: { en: 'A ballot by hand', ru: 'Внести голос вручную' },
  whoVotes: { en: 'Who votes', ru: 'Кто голосует' },
  choosePlayer: { en: 'Choose a player', ru: 'Выберите игрока' },
  forFamily: { en: 'For the family', ru: 'За семью' },
  typeBeginning: { en: 'Type the beginning, Enter', ru: 'Начало имени, затем Enter' },
  ownFamily: { en: 'And of {name}’s own family', ru: 'И из своей семьи ({name})' },
  onesOwnFamily: { en: 'And of one’s own family', ru: 'И из своей семьи' },
  familyOnly: { en: 'Only the family', ru: 'Только за семью' },
  votesFor: { en: 'Votes for', ru: 'В кого' },
  takesBack: { en: 'takes the ballot back', ru: 'снимает прежний голос' },
  atAnotherTime: { en: 'At another time, or in advance', ru: 'В другое время или заранее' },
  atAnotherTimeOrPlace: {
    en: 'At another time, in advance or elsewhere',
    ru: 'В другое время, заранее или в другом месте',
  },
  cameOver: { en: 'What it came over', ru: 'Где подан' },
  cameOverHint: { en: 'Of this ballot alone.', ru: 'Только этот голос.' },
  givenAt: { en: 'Given at, {zone} time', ru: 'Время голоса ({zone})' },
  givenAtHint: {
    en: 'Stays for the next ones. Empty: as received now.',
    ru: 'Останется и для следующих. Пусто: получен сейчас.',
  },
  givenWithPost: { en: 'At the time of the post: {time}', ru: 'Время голоса — время поста: {time}' },
  givenInAdvance: { en: 'Given in advance', ru: 'Голос подан заранее' },
  dead: { en: 'dead', ru: 'вне игры' },
  silent: { en: 'without a vote', ru: 'без голоса' },
  lostVoid: { en: 'ballot does not count', ru: 'голос не засчитан' },
  lostTakesBack: { en: 'took it back', ru: 'голос снят' },
  lostWithdrawn: { en: 'ballot withdrawn', ru: 'голос отозван' },
  spare: { en: 'has another vote', ru: 'есть еще голос' },

  // The ballots.
  ballotsLastFirst: { en: 'Ballots, the last one first', ru: 'Голоса, последний сверху' },
  noLynch: { en: 'no lynch', ru: 'без линча' },
  forNobody: { en: 'nobody: takes the ballot back', ru: 'никто: прежний голос снят' },
  for: { en: 'for', ru: 'голос:' },
  replaced: { en: 'replaced', ru: 'заменен' },
  withdrawn: { en: 'withdrawn', ru: 'отозван' },
  doesNotCount: { en: 'does not count', ru: 'не засчитан' },
  inAdvance: { en: 'in advance', ru: 'заранее' },
  post: { en: 'Post', ru: 'Пост' },
  postOf: { en: 'The post of the ballot: {name} for {choice}', ru: 'Пост с голосом: {name} — {choice}' },
  withdraw: { en: 'Withdraw', ru: 'Отозвать' },
  withdrawOf: { en: 'Withdraw the ballot: {name} for {choice}', ru: 'Отозвать голос: {name} — {choice}' },

  // Pages of the thread.
  pagesPlaceholder: {
    en: 'Paste pages of the thread.\nThey may overlap.',
    ru: 'Вставьте страницы темы.\nОни могут повторяться.',
  },
  postsAdded: {
    en: '{count, plural, one {# post} other {# posts}} taken in',
    ru: '{count, plural, one {Принят # пост} few {Принято # поста} other {Принято # постов}}',
  },
  nothingNew: { en: 'Nothing new in this', ru: 'Ничего нового здесь нет' },
  postsKnown: {
    en: '{count, plural, one {# was} other {# were}} there already.',
    ru: '{count, plural, one {# уже был здесь.} few {# уже были здесь.} other {# уже были здесь.}}',
  },
  postsEarlier: {
    en: '{count, plural, one {# post} other {# posts}} of an earlier phase left out.',
    ru: '{count, plural, one {Пропущен # пост} few {Пропущено # поста} other {Пропущено # постов}} прошлой фазы.',
  },
  authorsUnknown: {
    en: '{count, plural, one {# author} other {# authors}} in no roster.',
    ru: '{count, plural, one {# автора} few {# авторов} other {# авторов}} нет в составе.',
  },
  unknownAuthors: { en: 'Authors in no roster', ru: 'Авторы не из состава' },
  whoIsThis: { en: '<b>Who is this?</b> Their posts were left out.', ru: '<b>Кто это?</b> Посты пропущены.' },
  whoIs: { en: 'Who {author} is', ru: 'Кто это: {author}' },
  doesNotPlay: { en: '{author} does not play', ru: '{author} не играет' },
  pages: { en: 'pages', ru: 'страниц' },
  takeIn: { en: 'Take in', ru: 'Принять' },
  takeInAgain: { en: 'Take in again', ru: 'Принять снова' },

  // Its posts, and what was read in them.
  describe: { en: 'Pages of another forum…', ru: 'Страницы другого форума…' },
  describeText: {
    en: 'Say where what stands, and see at once how a page reads by it. It is kept with this game.',
    ru: 'Укажите, где что стоит: сразу видно, как страница читается. Описание хранится вместе с игрой.',
  },
  framePost: { en: 'A post begins with', ru: 'С чего начинается пост' },
  frameBy: { en: 'Its writer', ru: 'Автор' },
  frameText: { en: 'Its text', ru: 'Текст' },
  frameMore: { en: 'Further text (may be empty)', ru: 'Остальной текст (не обязательно)' },
  frameQuote: { en: 'Quotes in it (may be empty)', ru: 'Цитаты в нем (не обязательно)' },
  frameAt: { en: 'Its time (may be empty)', ru: 'Время (не обязательно)' },
  frameNumber: { en: 'Its number (may be empty)', ru: 'Номер (не обязательно)' },
  framePostHint: {
    en: 'The element that holds one whole post; every one on the page is a post.',
    ru: 'Элемент, в котором лежит один пост целиком; каждый такой на странице — пост.',
  },
  frameByHint: { en: 'Inside it, the name of who wrote it.', ru: 'Внутри него — имя автора.' },
  frameTextHint: {
    en: 'Inside it, what was written, without signature and buttons. Every such element counts.',
    ru: 'Внутри него — сам текст, без подписи и кнопок. Учитывается каждый такой элемент.',
  },
  frameMoreHint: {
    en: 'More of what was written, where it stands in another kind of element.',
    ru: 'Продолжение текста, если оно стоит в элементе другого вида.',
  },
  frameQuoteHint: {
    en: 'Words of others: nothing in them is a vote. Usual kinds of quotes are known without it.',
    ru: 'Чужие слова: голосов в них нет. Обычные цитаты распознаются и без этого.',
  },
  frameAtHint: {
    en: 'When it was written. Empty: the first element “time” in the post, if there is one.',
    ru: 'Когда написано. Пусто: первый элемент времени в посте, если он есть.',
  },
  frameNumberHint: {
    en: 'Its number in the thread, by which counts are told.',
    ru: 'Номер в теме, по нему называют подсчеты.',
  },
  frameHow: { en: 'How an element is described', ru: 'Как описать элемент' },
  frameTag: {
    en: '<code>div</code> is every element of that name: the word right behind its “<”.',
    ru: '<code>div</code> — любой элемент с таким именем: это слово сразу после «<».',
  },
  frameClass: {
    en: '<code>.author</code> is every element that has the word in its class, <code>div.message</code> only of that name.',
    ru: '<code>.author</code> — любой элемент, в классе которого есть это слово, <code>div.message</code> — только с таким именем.',
  },
  frameId: {
    en: '<code>#posts</code> is the one element with that id.',
    ru: '<code>#posts</code> — единственный элемент с таким идентификатором.',
  },
  frameWithin: {
    en: '<code>.message .body</code> is a .body somewhere inside a .message.',
    ru: '<code>.message .body</code> — элемент «body» где-то внутри «message».',
  },
  frameLook: {
    en: 'To see what a page has, right-click the name of a writer in your browser and choose “Inspect”: the class stands there.',
    ru: 'Чтобы увидеть, что есть на странице, щелкните в браузере правой кнопкой по имени автора и выберите «Просмотреть код»: класс стоит там.',
  },
  frameExample: { en: 'Try it on an example', ru: 'Попробовать на примере' },
  frameHas: { en: '{count} of {of}', ru: '{count} из {of}' },
  frameSource: { en: 'Source of a page', ru: 'Исходный код страницы' },
  frameSourceHint: {
    en: 'Paste the source of a page: Ctrl+U in the browser.',
    ru: 'Вставьте исходный код страницы: Ctrl+U в браузере.',
  },
  frameNoPage: {
    en: 'Paste the source of a page, and how it reads stands here while you type.',
    ru: 'Вставьте исходный код страницы, и здесь будет видно, как она читается.',
  },
  frameFound: { en: 'How the page reads', ru: 'Как читается страница' },
  framePosts: {
    en: '{count, plural, =0 {No post is found.} one {# post is found.} other {# posts are found.}}',
    ru: '{count, plural, =0 {Постов не найдено.} one {Найден # пост.} few {Найдено # поста.} other {Найдено # постов.}}',
  },
  frameQuotes: {
    en: '{count, plural, =0 {No quote stands in them.} one {# quote stands in them.} other {# quotes stand in them.}}',
    ru: '{count, plural, =0 {Цитат в них нет.} one {В них # цитата.} few {В них # цитаты.} many {В них # цитат.} other {В них # цитаты.}}',
  },
  frameLacks: { en: 'not found', ru: 'не найдено' },
  noSelector: {
    en: 'A tag, .class, #id or [attribute]; behind a space, what stands inside.',
    ru: 'Тег, .класс, #id или [атрибут]; через пробел — то, что внутри.',
  },
  keepFrame: { en: 'Keep', ru: 'Сохранить' },
  posts: { en: 'Posts of the thread', ru: 'Посты темы' },
  edited: { en: 'edited', ru: 'изменен' },
  leaveOut: { en: 'Leave out a post of {name}', ru: 'Не учитывать пост (автор {name})' },
  leaveOutNumbered: { en: 'Leave out post {number} of {name}', ru: 'Не учитывать пост {number} (автор {name})' },
  foundVote: { en: 'A vote', ru: 'Голос' },
  foundNoVote: { en: 'No vote', ru: 'Не голос' },
  foundNobody: { en: 'Nobody of this name', ru: 'Такого игрока нет' },
  foundUnsure: { en: 'Perhaps no vote', ru: 'Возможно, это не голос' },
  foundEdited: { en: 'Edited', ru: 'Изменен' },
  foundUndated: { en: 'No time', ru: 'Без времени' },
  cameInTime: { en: 'In time, as all before it', ru: 'Вовремя, как и все до него' },
  cameLate: { en: 'Too late, as all after it', ru: 'Поздно, как и все после него' },
  settledByHand: { en: 'settled by hand', ru: 'внесено вручную' },
  itWas: { en: 'It was {name}', ru: 'Это {name}' },
  itWasNoLynch: { en: 'No lynch was meant', ru: 'Это «без линча»' },
  itCounts: { en: 'Count it: {name}', ru: 'Засчитать: {name}' },
  itCountsNoLynch: { en: 'Count it: no lynch', ru: 'Засчитать: без линча' },
  notBold: {
    en: '{count, plural, one {# vote is} other {# votes are}} not bold, and in this game only what is bold counts.',
    ru: 'Голоса не выделены жирным: {count}. В этой игре считается только выделенное.',
  },
  countColons: { en: 'Count votes with a colon too, bold or not', ru: 'Считать и голоса с двоеточием без выделения' },
  takeAlike: {
    en: '{count, plural, one {Accept the nickname with one possible player} other {Accept all # nicknames with one possible player}}',
    ru: '{count, plural, one {Принять # прозвище с одним ответом} few {Принять все # прозвища с одним ответом} many {Принять все # прозвищ с одним ответом} other {Принять все # прозвища с одним ответом}}',
  },
  toConfirm: { en: 'to be confirmed', ru: 'ждет подтверждения' },
  nowRead: {
    en: '{count, plural, one {# ballot is} other {# ballots are}} read now',
    ru: '{count, plural, one {Прочитан # голос} few {Прочитано # голоса} many {Прочитано # голосов} other {Прочитано # голоса}}',
  },
  nowReadText: {
    en: 'Each name is kept for this game, and nobody is asked about it again.',
    ru: 'Имена запомнены для этой игры, и больше о них не спросят.',
  },
  enterByHand: { en: 'By hand', ru: 'Вручную' },

  // Its steps.
  howItCame: { en: 'How it came about', ru: 'Как получился итог' },
  foldIdle: { en: 'Fold away what did not come about', ru: 'Скрыть то, что не сработало' },
  unfoldIdle: {
    en: '{count, plural, one {# more step} other {# more steps}} that did not come about',
    ru: '{count, plural, one {Еще # шаг, который не сработал} few {Еще # шага, которые не сработали} other {Еще # шагов, которые не сработали}}',
  },
  becomes: { en: 'becomes', ru: 'становится' },
  nothingToExplain: { en: 'Nothing to explain yet', ru: 'Объяснять пока нечего' },
  nothingToExplainText: {
    en: 'As soon as a ballot is in, each step of the count stands here with its reasons.',
    ru: 'Как только появится голос, здесь будет каждый шаг подсчета с причинами.',
  },
})
