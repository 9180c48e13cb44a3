import { translated } from '../../../engine/text/catalogue.ts'
import type { count as en } from './count.en.ts'

/** The votes of a saved thread. */
export const count = translated<typeof en>()({
  title: 'Голоса, {posts, plural, one {# пост} few {# поста} other {# постов}}: {software}',
  both: '{first} и {second}',
  pasted: 'вставленный текст',
  asPrinted: 'версия для печати',
  about: '{players, plural, one {# игрок} few {# игрока} other {# игроков}}; {hosts}; вид голосов: {style}',
  noHost: 'ведущий неизвестен',
  named: 'ведущий: {name}',
  startedThread: 'ведущий: {name} (открыл тему и не голосует)',
  postsCounts: 'ведущий: {name} (пишет подсчеты и не голосует)',

  count: 'Подсчет',
  noVotes: 'Голосов нет.',
  nobody: 'Никто',
  majority: '(большинство)',
  notVoting: 'Не голосуют ({count}): {names}.',
  everybodyVotes: 'Голосуют все.',
  needed: 'Большинство – {votes, plural, one {# голос} few {# голоса} other {# голосов}}, живых в игре: {living}.',
  notes: 'Примечания',

  doesNotCount: 'Не засчитано',
  uncounted: '{post}, строка {line}, {by}: «{text}»: {why}.',
  inDoubt: 'Неясные имена',
  meant: '{post}, {by}: «{text}»: имелось в виду {names}?',
  nobodyCalled: '{post}, {by}: «{text}»: такого игрока нет.',
  byBeginning: 'Засчитано по началу имени',
  begun: '{post}, {by}: «{name}» – голос за: {for}.',
  edited: 'Измененные посты с голосами',

  hostCounts: 'Подсчеты ведущего',
  notUnderstood: '{post}, {by}: непонятно: {trouble}.',
  goesOn: '{post}, {by}: счет продолжается отсюда.',
  differs: '{post}, {by}: расходится; чтобы считать отсюда: {option}.',
  agrees: '{post}, {by}: сходится.',
  difference: '{voter}: прочитано – {read}, в подсчете – {counted}.',
  differenceIn: '{voter}: прочитано – {read} (пост #{post}), в подсчете – {counted}.',
  unread: 'Не прочитано в нем: «{line}».',
  withoutVote: 'голоса нет',
  forNobody: 'ни за кого',
  forOne: 'за: {name}',
})
