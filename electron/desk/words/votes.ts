import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Ballots and posts as they are read; the count of a saved thread. */
export const votes = defineMessages({
  inPost: { en: 'This vote stands in a post.', ru: 'Этот голос стоит в посте.' },
  takeOut: {
    en: 'Take the post out, or enter the vote that counts by hand.',
    ru: 'Уберите пост или внесите действующий голос вручную.',
  },
  noPost: { en: 'There is no post in this.', ru: 'Постов здесь нет.' },
  pasteHeaded: {
    en: 'paste posts with the line above each that names its writer and time',
    ru: 'вставьте посты так, чтобы над каждым стояла строка с автором и временем',
  },
  silentRules: { en: '{system} says nothing of votes.', ru: '{system}: о голосах здесь ничего не сказано.' },
  silentRulesBut: {
    en: '{system} says nothing of votes. {but}',
    ru: '{system}: о голосах здесь ничего не сказано. {but}',
  },
  notInPhase: {
    en: 'There is no vote in a {phase}. Votes are cast by {phases}.',
    ru: 'Фаза без голосования: {phase}. Голосуют в фазу: {phases}.',
  },
  more: { en: '{count} more by the rules', ru: 'по правилам еще {count}' },
  fewer: { en: '{count} fewer by the rules', ru: 'по правилам меньше на {count}' },
  noLynch: { en: 'no lynch', ru: 'без линча' },
  votesFor: { en: 'votes for {name}', ru: 'голос: {name}' },
  votesForBut: { en: 'votes for {name}: {why}', ru: 'голос: {name} ({why})' },
  back: { en: 'takes the vote back', ru: 'голос снят' },
  backBut: { en: 'takes the vote back: {why}', ru: 'голос снят ({why})' },
  attempt: { en: '“{text}”: {why}', ru: '«{text}»: {why}' },
  noFullName: { en: "“{name}” is nobody's full name", ru: '«{name}» — ни одно имя не совпадает целиком' },
  likely: {
    en: '“{name}” counts as {who} until you say otherwise',
    ru: '«{name}» засчитано как {who}, пока вы не скажете иного',
  },
  agrees: {
    en: '“{name}” agrees with a vote: does it count as one?',
    ru: '«{name}» — согласие с чужим голосом: считать голосом?',
  },
  afterLeaving: {
    en: '“{name}”: its writer was replaced; was it written before that?',
    ru: '«{name}»: автора заменили; написано до замены?',
  },
  maybe: { en: '“{name}” may be a vote', ru: '«{name}» — возможно, голос' },
  inQuote: {
    en: '“{name}”: a quote in this post has no visible end; are these the writer’s own words?',
    ru: '«{name}»: не видно, где кончается цитата; это слова самого автора?',
  },
  nobodyCalled: { en: 'nobody is called “{name}”', ru: 'игрока «{name}» нет' },
  undated: {
    en: '{vote}; nothing says whether it was written before the deadline',
    ru: '{vote}; не сказано, написано ли это до срока',
  },
  wasEdited: { en: 'the post was edited', ru: 'пост правили' },
  writers: {
    en: 'This thread has {writers} writers, and without a list of players there may be {most}.',
    ru: 'В этой теме пишут {writers}, а без списка игроков можно не больше {most}.',
  },
  listPlayers: {
    en: 'List the players, one a line, with --players.',
    ru: 'Перечислите игроков, по одному в строке: --players.',
  },
  noSuchPost: { en: 'There is no post "{post}".', ru: 'Поста «{post}» нет.' },
  lookAgain: { en: 'Choose one of those that are here.', ru: 'Выберите один из тех, что здесь есть.' },
  postsRun: { en: 'They run from {first} to {last}.', ru: 'Есть посты от {first} до {last}.' },
  noCount: { en: 'There is no count of the host in post "{post}".', ru: 'В посте «{post}» нет подсчета ведущего.' },
  countsIn: { en: 'Counts stand in: {list}.', ru: 'Подсчеты стоят в постах: {list}.' },
  noneFound: { en: 'None was found.', ru: 'Ни одного не найдено.' },
  nothingBold: {
    en: 'Nothing in these posts is bold: text copied from a window loses it. Save the page as HTML, or count with --style anyForm.',
    ru: 'В этих постах нет жирного: в тексте, скопированном из окна, он теряется. Сохраните страницу как HTML или считайте с --style anyForm.',
  },
  writersTaken: {
    en: 'The writers of the thread are taken for the players. Who never wrote is missing, and so is who died: list them with --players.',
    ru: 'Игроками считаются те, кто пишет в теме. Молчавших и погибших среди них нет: перечислите игроков в --players.',
  },
  writersUnknown: { en: 'Not in the game, and left out: {names}.', ru: 'Не в игре, пропущены: {names}.' },
  countWithout: { en: 'Count by --players, without a game.', ru: 'Считайте по списку игроков: --players, без игры.' },
  mendGame: {
    en: 'Mend the file of the game: “check” says what is wrong in one.',
    ru: 'Исправьте файл игры: что в нем не так, скажет команда проверки файлов игр.',
  },
  manyCases: {
    en: 'The file of the game has {count} cases: {names}.',
    ru: 'В файле игры их несколько ({count}): {names}.',
  },
  nameCase: { en: 'Name the one whose thread this is with --case.', ru: 'Назовите ту, чья это тема: --case.' },
  noHost: { en: 'Nobody is taken for the host. Name one with --host.', ru: 'Ведущий не назван. Назовите его: --host.' },
  someCounted: { en: 'Of {all} posts {some} are counted.', ru: 'Из постов темы ({all}) учтено: {some}.' },
})
