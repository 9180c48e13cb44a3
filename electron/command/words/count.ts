import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The votes of a saved thread. */
export const count = defineMessages({
  title: {
    en: 'Votes in {posts} {posts, plural, one {post} other {posts}} from {software}',
    ru: 'Голоса, {posts, plural, one {# пост} few {# поста} other {# постов}}: {software}',
  },
  both: { en: '{first} and {second}', ru: '{first} и {second}' },
  pasted: { en: 'pasted text', ru: 'вставленный текст' },
  asPrinted: { en: 'as printed', ru: 'версия для печати' },
  archive: { en: 'archive', ru: 'архив' },
  about: {
    en: '{players} {players, plural, one {player} other {players}}; {hosts}; vote style {style}',
    ru: '{players, plural, one {# игрок} few {# игрока} other {# игроков}}; {hosts}; вид голосов: {style}',
  },
  byRules: {
    en: '{players} {players, plural, one {player} other {players}}; {hosts}; by the rules of {system}',
    ru: 'игроков: {players}; {hosts}; по правилам {system}',
  },
  lynched: { en: '{names} would be lynched right now.', ru: 'По нынешнему счету казнь: {names}.' },
  nobodyLynched: { en: 'No lynch as of now.', ru: 'По нынешнему счету казни нет.' },
  wouldBe: {
    en: '{name} has {confirmed} of the {needed} votes needed, and {toConfirm} more to be confirmed.',
    ru: '{name}: {confirmed, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}} из нужных {needed}, и еще {toConfirm, plural, one {# ждет} few {# ждут} many {# ждут} other {# ждут}} подтверждения.',
  },
  wouldLead: {
    en: '{name} would have the most votes, {votes}: {toConfirm, plural, one {# of them is} other {# of them are}} to be confirmed.',
    ru: '{name}: больше всех, {votes, plural, one {# голос} few {# голоса} other {# голосов}}, если подтвердить: {toConfirm}.',
  },
  asks: { en: 'Needs your ruling: {prompt}', ru: 'Решать вам: {prompt}' },
  steps: { en: 'How it was counted', ru: 'Как это получилось' },
  noHost: { en: 'host unknown', ru: 'ведущий неизвестен' },
  named: { en: 'host: {name}', ru: 'ведущий: {name}' },
  startedThread: {
    en: 'host: {name} (started the thread and does not vote)',
    ru: 'ведущий: {name} (открыл тему и не голосует)',
  },
  postsCounts: {
    en: 'host: {name} (posts vote counts and does not vote)',
    ru: 'ведущий: {name} (пишет подсчеты и не голосует)',
  },

  count: { en: 'Vote count', ru: 'Подсчет' },
  noVotes: { en: 'No votes.', ru: 'Голосов нет.' },
  nobody: { en: 'No lynch', ru: 'Никто' },
  noLynch: { en: 'no lynch', ru: 'никто' },
  put: { en: '(by the rules)', ru: '(по правилам)' },
  majority: { en: '(a majority)', ru: '(большинство)' },
  notVoting: { en: 'Not voting ({count}): {names}.', ru: 'Не голосуют ({count}): {names}.' },
  everybodyVotes: { en: 'Everyone is voting.', ru: 'Голосуют все.' },
  needed: {
    en: 'With {living} alive, {votes} {votes, plural, one {vote is} other {votes are}} a majority.',
    ru: 'Большинство — {votes, plural, one {# голос} few {# голоса} other {# голосов}}, живых в игре: {living}.',
  },
  hammer: {
    en: 'Hammer: {post}, {by} votes for {name}. Later votes don’t count.',
    ru: 'Молоток: {post}, {by} голосует против {name}. Дальше голоса не считаются.',
  },
  notes: { en: 'Notes', ru: 'Примечания' },

  doesNotCount: { en: 'Does not count', ru: 'Не засчитано' },
  uncounted: { en: '{post}, line {line}, {by}: “{text}”: {why}.', ru: '{post}, строка {line}, {by}: «{text}»: {why}.' },
  uncountedBy: {
    en: '{post}, line {line}, {by}: “{text}”: {why} ({rule}).',
    ru: '{post}, строка {line}, {by}: «{text}»: {why} ({rule}).',
  },
  inDoubt: { en: 'Needs review', ru: 'Неясные имена' },
  meant: {
    en: '{post}, {by}: “{text}”: did {by} mean {names}?',
    ru: '{post}, {by}: «{text}»: имелось в виду {names}?',
  },
  likely: {
    en: '{post}, {by}: “{text}”: counted for {name} (marked ?) until you say otherwise.',
    ru: '{post}, {by}: «{text}»: засчитано за {name} (со знаком вопроса), пока вы не скажете иного.',
  },
  nobodyCalled: {
    en: '{post}, {by}: “{text}”: no player is called that.',
    ru: '{post}, {by}: «{text}»: такого игрока нет.',
  },
  stranger: {
    en: '{post}, {by}: “{text}”: {by} is not on the list of players. Do they play for {names}?',
    ru: '{post}, {by}: «{text}»: в списке игроков нет {by}. Может быть, это {names}?',
  },
  strangerAlone: {
    en: '{post}, {by}: “{text}”: {by} is not on the list of players. Who do they play for?',
    ru: '{post}, {by}: «{text}»: в списке игроков нет {by}. За кого играет автор?',
  },
  inQuote: {
    en: '{post}, {by}: “{text}”: this comes after a quote with no clear end. Are these the author’s own words?',
    ru: '{post}, {by}: «{text}»: стоит под цитатой, конца которой не видно. Это слова самого автора?',
  },
  conditional: {
    en: '{post}, {by}: “{text}”, with a condition or a question: does it count for {names}?',
    ru: '{post}, {by}: «{text}», с условием или вопросом: считать голосом ({names})?',
  },
  byBeginning: { en: 'Matched by the start of a name', ru: 'Засчитано по началу имени' },
  undated: {
    en: '{post}, {by}: a vote {for}. No time is shown, and the file was saved after the deadline: was it in time?',
    ru: '{post}, {by}: голос {for}. Когда написано, не сказано, а файл сохранен после срока: успел ли пост?',
  },
  undatedBack: {
    en: '{post}, {by}: an unvote. No time is shown, and the file was saved after the deadline: was it in time?',
    ru: '{post}, {by}: снимает голос. Когда написано, не сказано, а файл сохранен после срока: успел ли пост?',
  },
  begun: { en: '{post}, {by}: “{name}” counted for {for}.', ru: '{post}, {by}: «{name}» — голос за: {for}.' },
  edited: { en: 'Edited posts with votes', ru: 'Измененные посты с голосами' },

  hostCounts: { en: 'Host’s vote counts', ru: 'Подсчеты ведущего' },
  notUnderstood: { en: '{post}, {by}: could not be read: {trouble}.', ru: '{post}, {by}: непонятно: {trouble}.' },
  goesOn: { en: '{post}, {by}: counting continues from here.', ru: '{post}, {by}: счет продолжается отсюда.' },
  differs: {
    en: '{post}, {by}: differs from this count. To continue from it, use {option}.',
    ru: '{post}, {by}: расходится; чтобы считать отсюда: {option}.',
  },
  slip: { en: 'It contradicts itself: {slip}.', ru: 'Он сам с собой не сходится: {slip}.' },
  agrees: { en: '{post}, {by}: matches this count.', ru: '{post}, {by}: сходится.' },
  difference: {
    en: '{voter}: {read} here, {counted} in the posted count.',
    ru: '{voter}: прочитано — {read}, в подсчете — {counted}.',
  },
  differenceIn: {
    en: '{voter}: {read} here (in post #{post}), {counted} in the posted count.',
    ru: '{voter}: прочитано — {read} (пост #{post}), в подсчете — {counted}.',
  },
  unread: { en: 'Could not read this line: “{line}”.', ru: 'Не прочитано в нем: «{line}».' },
  withoutVote: { en: 'no vote', ru: 'голоса нет' },
  forNobody: { en: 'for no lynch', ru: 'ни за кого' },
  forOne: { en: 'for {name}', ru: 'за: {name}' },
})
