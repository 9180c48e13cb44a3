/** Two copies of one post with other words: whichever counts, the host is told that it was edited. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const post = (number: number, by: string, text: string): string =>
  `Post #${number} (ISO) » Wed Mar 04, 2026 1${number}:00 pm\nPost by ${by} » Wed Mar 04, 2026 1${number}:00 pm\n\n${text}\n`
const page = [post(0, 'Ann', '**vote: Bob**'), post(1, 'Bob', 'Hm.')].join('\n')

it.each([
  ['on one page', [page + '\n' + post(0, 'Ann', '**vote: Cat**')], true],
  ['on two', [page, post(0, 'Ann', '**vote: Cat**')], true],
  ['by another name of the writer', [page + '\n' + post(0, 'Annie', '**vote: Cat**')], true],
  ['by another name, on two', [page, post(0, 'Annie', '**vote: Cat**')], true],
  ['with the same words', [page + '\n' + post(0, 'Annie', '**vote: Bob**')], false],
])('%s', async (_, pages, edited) => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'Copies', system: 'rar' })
  const { seats } = await ask('roster.read', { system: 'rar', text: 'Ann (Annie): goon\nBob: townie\nCat: townie' })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  for (const text of pages) await ask('votes.paste', { game, page: text })
  const { posts } = await ask('votes.view', { game, phase: 0 })
  const own = posts.filter(({ by, number }) => by === 'Ann' && number === 0)
  expect(own.map(one => one.edited)).toEqual([edited])
  const { posts: wanted } = await ask('conduct.view', { game, phase: 0 })
  expect(wanted.filter(({ want }) => want === 'edited').map(({ by }) => by)).toEqual(edited ? ['Ann'] : [])
})
