/** The count of a vote as its host posts it: each wagon, and what stands below. */
import type { InLocales, Phrases } from './phrases.ts'

export const countPhrases: InLocales<Phrases['count']> = {
  title: {
    en: '<b>{phase} vote count</b>',
    ru: '<b>{phase}: подсчет голосов</b>',
  },
  asOf: { en: 'As of post {post}.', ru: 'На момент поста {post}.' },
  wagon: { en: '<b>{who}</b> ({count}): {voters}', ru: '<b>{who}</b> ({count}): {voters}' },
  distance: { en: '{count}, L-{left}', ru: '{count}, до линча {left}' },
  nobody: { en: 'No lynch', ru: 'Без линча' },
  noVotes: { en: 'No votes.', ru: 'Голосов нет.' },
  secret: { en: 'The vote is secret.', ru: 'Голосование тайное.' },
  since: { en: '<b>Since the {where}:</b> {list}', ru: '<b>{where}, что изменилось:</b> {list}' },
  unchanged: { en: 'No votes have changed since the {where}.', ru: '{where}: с тех пор ничего не изменилось.' },
  lastCount: {
    en: 'last count{post, select, none {} other { (#{post})}}',
    ru: 'Прошлый подсчет{post, select, none {} other { (#{post})}}',
  },
  changed: { en: '{who} {list}', ru: '{who} {list}' },
  hammer: { en: '<b>Hammer:</b> {by} on {who}', ru: '<b>Молоток:</b> {by}, против: {who}' },
  hammerCounted: { en: '<b>Hammer:</b> on {who}, by {where}', ru: '<b>Молоток</b> против: {who} ({where})' },
  postedCount: {
    en: 'the host’s count{post, select, none {} other { (#{post})}}',
    ru: 'по подсчету ведущего{post, select, none {} other { (#{post})}}',
  },
  timeLeft: { en: '<b>Time left:</b> {time}', ru: '<b>Осталось:</b> {time}' },
  cast: { en: '<b>Votes cast:</b> {list}', ru: '<b>Подано голосов:</b> {list}' },
  seen: { en: '<b>Posts:</b> {list}', ru: '<b>Постов:</b> {list}' },
  seenOne: {
    en: '{who} {count}{ago, select, none {} other { (last {ago} ago)}}',
    ru: '{who} {count}{ago, select, none {} other { (последний {ago} назад)}}',
  },
  away: { en: '<b>V/LA:</b> {list}', ru: '<b>Отсутствуют:</b> {list}' },
  awayOne: {
    en: '{who} until {weekday} {day} {month}',
    ru: '{who} (до: {weekday}, {day} {month})',
  },
  inReview: {
    en: '{count, plural, one {# vote is} other {# votes are}} under review.',
    ru: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}} пока под вопросом.',
  },
}
