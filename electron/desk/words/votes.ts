import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Ballots and posts as they are read; the count of a saved thread. */
export const votes = defineMessages({
  tooManyFiles: {
    en: 'These files are more than Nightdesk reads at once.',
    ru: 'Столько файлов за один раз прочитать нельзя.',
  },
  fewerFiles: {
    en: 'Choose fewer files, for example those of one phase.',
    ru: 'Выберите меньше файлов, например только одной фазы.',
  },
  noFiles: { en: 'No files are waiting to be imported.', ru: 'Файлов для импорта нет.' },
  chooseAgain: { en: 'Choose the files again.', ru: 'Выберите файлы еще раз.' },
  noPost: { en: 'There are no posts here.', ru: 'Постов здесь нет.' },
  pasteHeaded: {
    en: 'paste posts with the line above each one that shows its author and time',
    ru: 'вставьте посты так, чтобы над каждым стояла строка с автором и временем',
  },
  silentRules: { en: '{system} has no rules for votes here.', ru: '{system}: о голосах здесь ничего не сказано.' },
  silentRulesBut: {
    en: '{system} has no rules for votes here. {but}',
    ru: '{system}: о голосах здесь ничего не сказано. {but}',
  },
  notInPhase: {
    en: 'The {phase} phase has no vote. Votes are cast in: {phases}.',
    ru: 'Фаза без голосования: {phase}. Голосуют в фазу: {phases}.',
  },
  more: { en: '{count} more, by the rules', ru: 'по правилам еще {count}' },
  fewer: { en: '{count} fewer, by the rules', ru: 'по правилам меньше на {count}' },
  noLynch: { en: 'no lynch', ru: 'без линча' },
  votesFor: { en: 'votes for {name}', ru: 'голос: {name}' },
  votesForBut: { en: 'votes for {name}: {why}', ru: 'голос: {name} ({why})' },
  back: { en: 'unvotes', ru: 'голос снят' },
  backBut: { en: 'unvotes: {why}', ru: 'голос снят ({why})' },
  hasNone: {
    en: '“{text}”: {name} has no vote',
    ru: '«{text}»: у игрока {name} нет голоса',
  },
  attempt: { en: '“{text}”: {why}', ru: '«{text}»: {why}' },
  noFullName: { en: '“{name}” is not a full name', ru: '«{name}» — ни одно имя не совпадает целиком' },
  severalNamed: {
    en: 'the vote names {count, plural, =2 {both} other {all of}} {names}: which one is it for?',
    ru: 'в голосе сразу {count, plural, =2 {два варианта} few {# варианта} many {# вариантов} other {# варианта}}: {names}. Какой из них засчитать?',
  },
  likely: {
    en: '“{name}” counts as {who} until you say otherwise',
    ru: '«{name}» засчитано как {who}, пока вы не скажете иного',
  },
  agrees: {
    en: '“{name}” agrees with someone’s vote: does it count as a vote?',
    ru: '«{name}» — согласие с чужим голосом: считать голосом?',
  },
  afterLeaving: {
    en: '“{name}”: the author was replaced. Was this written before that?',
    ru: '«{name}»: автора заменили; написано до замены?',
  },
  conditional: {
    en: '“{name}” with a condition or a question: does it count as a vote?',
    ru: '«{name}» с условием или вопросом: считать голосом?',
  },
  maybe: { en: '“{name}” may be a vote', ru: '«{name}» — возможно, голос' },
  inQuote: {
    en: '“{name}”: this comes after a quote with no clear end. Are these the author’s own words?',
    ru: '«{name}»: не видно, где кончается цитата; это слова самого автора?',
  },
  nobodyCalled: { en: 'no player is called “{name}”', ru: 'игрока «{name}» нет' },
  undated: {
    en: '{vote}; it is unclear whether this was before the deadline',
    ru: '{vote}; не сказано, написано ли это до срока',
  },
  denied: { en: 'not a vote, as you decided', ru: 'не голос, как вы решили' },
  wasEdited: { en: 'the post was edited', ru: 'пост правили' },
  isNoCount: { en: 'No vote count was found in this text.', ru: 'Подсчета голосов в этом тексте нет.' },
  howCounts: {
    en: 'Paste a count with one line for each player who has votes, such as “Bob (3): Ann, Cat, Dan”.',
    ru: 'Вставьте подсчет, в котором на каждого, за кого голосуют, есть строка, например «Боря (3): Аня, Катя, Денис».',
  },
  countStranger: {
    en: 'No player is called “{name}”: this vote was not taken.',
    ru: 'Игрока «{name}» нет: этот голос не внесен.',
  },
  countAlias: {
    en: 'Add the name on the Roster as another name of the player, and take the count again; or enter the vote by hand.',
    ru: 'Добавьте это имя в составе игроков как другое имя того, кто имеется в виду, и возьмите подсчет еще раз, или внесите голос вручную.',
  },
  countInexact: {
    en: 'Is “{said}” {name}? Their votes were taken as such.',
    ru: '«{said}» — это {name}? Голос внесен так.',
  },
  countLine: { en: 'This line was not read: “{line}”.', ru: 'Эта строка не прочитана: «{line}».' },
  countTwice: {
    en: '{name} appears twice, so no vote was taken for them.',
    ru: '{name} стоит в подсчете дважды, поэтому голос не внесен.',
  },
  countNobody: {
    en: 'This game has no votes for no lynch, but the count has some by {names}.',
    ru: 'Голосов за «без линча» в этой игре нет, а в подсчете они есть: {names}.',
  },
  countAllows: {
    en: 'If your rules allow it, turn it on in the options and take the count again.',
    ru: 'Если по вашим правилам так можно, включите это в вариантах правил и возьмите подсчет еще раз.',
  },
  countLeft: { en: 'Alive, but not in the count: {names}.', ru: 'Живы, но в подсчете не названы: {names}.' },
  countByHand: {
    en: 'Compare with the post, and correct the votes by hand if necessary.',
    ru: 'Сверьте с постом и, если надо, поправьте голоса вручную.',
  },
  writers: {
    en: '{writers} people post in this thread. Without a player list, at most {most} are allowed.',
    ru: 'В этой теме пишут {writers}, а без списка игроков можно не больше {most}.',
  },
  listPlayers: {
    en: 'List the players with --players, one per line.',
    ru: 'Перечислите игроков, по одному в строке: --players.',
  },
  noSuchPost: { en: 'There is no post "{post}".', ru: 'Поста «{post}» нет.' },
  lookAgain: { en: 'Choose one of the posts that are here.', ru: 'Выберите один из тех, что здесь есть.' },
  postsRun: { en: 'Posts run from {first} to {last}.', ru: 'Есть посты от {first} до {last}.' },
  noCount: { en: 'There is no host vote count in post "{post}".', ru: 'В посте «{post}» нет подсчета ведущего.' },
  countsIn: { en: 'Vote counts are in: {list}.', ru: 'Подсчеты стоят в постах: {list}.' },
  noneFound: { en: 'None was found.', ru: 'Ни одного не найдено.' },
  nothingBold: {
    en: 'Nothing in these posts is bold. Text copied from a browser window loses it: save the page as HTML, or count with --style anyForm.',
    ru: 'В этих постах нет жирного: в тексте, скопированном из окна, он теряется. Сохраните страницу как HTML или считайте с --style anyForm.',
  },
  writersTaken: {
    en: 'Everyone who posts in the thread is taken as a player. Players who never posted or have died are missing: list them with --players.',
    ru: 'Игроками считаются те, кто пишет в теме. Молчавших и погибших среди них нет: перечислите игроков в --players.',
  },
  hostMajority: {
    en: 'The host says that a lynch takes {votes, plural, one {# vote} other {# votes}}. More than half of the players listed would be {listed}.',
    ru: 'По словам ведущего, для линча {votes, plural, one {нужен # голос} few {нужно # голоса} other {нужно # голосов}}. Больше половины перечисленных игроков — это {listed}.',
  },
  writersUnknown: { en: 'Not in the game, so left out: {names}.', ru: 'Не в игре, пропущены: {names}.' },
  countWithout: { en: 'Count with --players, without a game.', ru: 'Считайте по списку игроков: --players, без игры.' },
  mendGame: {
    en: 'Fix the game file: “check” says what is wrong with it.',
    ru: 'Исправьте файл игры: что в нем не так, скажет команда проверки файлов игр.',
  },
  manyCases: {
    en: 'The game file has {count} cases: {names}.',
    ru: 'В файле игры их несколько ({count}): {names}.',
  },
  nameCase: { en: 'Choose the one this thread belongs to with --case.', ru: 'Назовите ту, чья это тема: --case.' },
  noHost: { en: 'The host is unknown. Name one with --host.', ru: 'Ведущий не назван. Назовите его: --host.' },
  someCounted: { en: '{some} of {all} posts are counted.', ru: 'Из постов темы ({all}) учтено: {some}.' },
})
