import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The votes of a saved thread. */
export const count = defineMessages({
  title: {
    en: 'Votes in {posts} {posts, plural, one {post} other {posts}} of {software}',
    ru: 'Голоса, {posts, plural, one {# пост} few {# поста} other {# постов}}: {software}',
  },
  both: { en: '{first} and {second}', ru: '{first} и {second}' },
  pasted: { en: 'pasted text', ru: 'вставленный текст' },
  asPrinted: { en: 'as printed', ru: 'версия для печати' },
  archive: { en: 'archive', ru: 'архив' },
  about: {
    en: '{players} {players, plural, one {player} other {players}}; {hosts}; style {style}',
    ru: '{players, plural, one {# игрок} few {# игрока} other {# игроков}}; {hosts}; вид голосов: {style}',
  },
  byRules: {
    en: '{players} {players, plural, one {player} other {players}}; {hosts}; by the rules of {system}',
    ru: 'игроков: {players}; {hosts}; по правилам {system}',
  },
  lynched: { en: '{names} put to death as things stand.', ru: 'По нынешнему счету казнь: {names}.' },
  nobodyLynched: { en: 'Nobody is put to death as things stand.', ru: 'По нынешнему счету казни нет.' },
  asks: { en: 'For you to decide: {prompt}', ru: 'Решать вам: {prompt}' },
  steps: { en: 'How it came about', ru: 'Как это получилось' },
  noHost: { en: 'no host known', ru: 'ведущий неизвестен' },
  named: { en: '{name} leads', ru: 'ведущий: {name}' },
  startedThread: {
    en: '{name} leads (began the thread, and casts no vote)',
    ru: 'ведущий: {name} (открыл тему и не голосует)',
  },
  postsCounts: {
    en: '{name} leads (posts counts, and casts no vote)',
    ru: 'ведущий: {name} (пишет подсчеты и не голосует)',
  },

  count: { en: 'Count', ru: 'Подсчет' },
  noVotes: { en: 'Nobody is voted for.', ru: 'Голосов нет.' },
  nobody: { en: 'Nobody', ru: 'Никто' },
  put: { en: '(by the rules)', ru: '(по правилам)' },
  majority: { en: '(a majority)', ru: '(большинство)' },
  notVoting: { en: 'Not voting ({count}): {names}.', ru: 'Не голосуют ({count}): {names}.' },
  everybodyVotes: { en: 'Everybody votes.', ru: 'Голосуют все.' },
  needed: {
    en: '{votes} {votes, plural, one {vote is} other {votes are}} a majority of {living} living.',
    ru: 'Большинство — {votes, plural, one {# голос} few {# голоса} other {# голосов}}, живых в игре: {living}.',
  },
  notes: { en: 'Notes', ru: 'Примечания' },

  doesNotCount: { en: 'Does not count', ru: 'Не засчитано' },
  uncounted: { en: '{post}, line {line}, {by}: “{text}”: {why}.', ru: '{post}, строка {line}, {by}: «{text}»: {why}.' },
  uncountedBy: {
    en: '{post}, line {line}, {by}: “{text}”: {why} ({rule}).',
    ru: '{post}, строка {line}, {by}: «{text}»: {why} ({rule}).',
  },
  inDoubt: { en: 'Names in doubt', ru: 'Неясные имена' },
  meant: {
    en: '{post}, {by}: “{text}”: did {by} mean {names}?',
    ru: '{post}, {by}: «{text}»: имелось в виду {names}?',
  },
  likely: {
    en: '{post}, {by}: “{text}”: counted for {name} (marked ?) until you say otherwise.',
    ru: '{post}, {by}: «{text}»: засчитано за {name} (со знаком ?), пока вы не скажете иного.',
  },
  nobodyCalled: {
    en: '{post}, {by}: “{text}”: nobody is called that.',
    ru: '{post}, {by}: «{text}»: такого игрока нет.',
  },
  inQuote: {
    en: '{post}, {by}: “{text}”: it stands below a quote without a visible end. Are these the writer’s words?',
    ru: '{post}, {by}: «{text}»: стоит под цитатой, конца которой не видно. Это слова самого автора?',
  },
  byBeginning: { en: 'Counted by the beginning of a name', ru: 'Засчитано по началу имени' },
  undated: {
    en: '{post}, {by}: a vote {for}. Nothing says when it was written, and the file was saved after the deadline: did it come in time?',
    ru: '{post}, {by}: голос {for}. Когда написано, не сказано, а файл сохранен после срока: успел ли пост?',
  },
  undatedBack: {
    en: '{post}, {by}: takes the vote back. Nothing says when it was written, and the file was saved after the deadline: did it come in time?',
    ru: '{post}, {by}: снимает голос. Когда написано, не сказано, а файл сохранен после срока: успел ли пост?',
  },
  begun: { en: '{post}, {by}: “{name}” for {for}.', ru: '{post}, {by}: «{name}» — голос за: {for}.' },
  edited: { en: 'Edited posts with votes', ru: 'Измененные посты с голосами' },

  hostCounts: { en: 'Counts of the host', ru: 'Подсчеты ведущего' },
  notUnderstood: { en: '{post}, {by}: not understood: {trouble}.', ru: '{post}, {by}: непонятно: {trouble}.' },
  goesOn: { en: '{post}, {by}: the counting goes on from it.', ru: '{post}, {by}: счет продолжается отсюда.' },
  differs: {
    en: '{post}, {by}: differs; to go on from it, {option}.',
    ru: '{post}, {by}: расходится; чтобы считать отсюда: {option}.',
  },
  differsHere: { en: '{post}, {by}: differs.', ru: '{post}, {by}: расходится.' },
  agrees: { en: '{post}, {by}: agrees.', ru: '{post}, {by}: сходится.' },
  difference: {
    en: '{voter}: read {read}, counted there {counted}.',
    ru: '{voter}: прочитано — {read}, в подсчете — {counted}.',
  },
  differenceIn: {
    en: '{voter}: read {read} (in post #{post}), counted there {counted}.',
    ru: '{voter}: прочитано — {read} (пост #{post}), в подсчете — {counted}.',
  },
  unread: { en: 'Not read in it: “{line}”.', ru: 'Не прочитано в нем: «{line}».' },
  withoutVote: { en: 'without a vote', ru: 'голоса нет' },
  forNobody: { en: 'for nobody', ru: 'ни за кого' },
  forOne: { en: 'for {name}', ru: 'за: {name}' },
})
