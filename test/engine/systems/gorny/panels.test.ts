/** What the books of a day show: no id of a post, and moments as moments. */
import { expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Posted } from '../../../../engine/journal/state.ts'
import { gorny } from '../../../../engine/systems/index.ts'

const written = `
case: a day with edited posts
system: gorny
rules: []
players: {Ann: vanilla, Bob: vanilla, Cat: vanilla, Hal: hitman}
phases:
  - day: 1
    posts:
      - {by: Ann, text: "It is Hal", edited: true, at: 2026-01-03T19:59:00Z}
      - {by: Bob, text: "It is not", edited: true, at: 2026-01-03T20:01:00Z}
      - {by: Cat, text: "Who knows", edited: true}
      - {by: Hal, text: "I do not", edited: true}
`

it('conduct is shown by the number of a post, its moment and its address', () => {
  const { cases, problems } = readCases(written, 'panels', [gorny])
  expect(problems).toEqual([])
  const { game, phase: played } = play(cases[0]!, gorny).phases[0]!
  // As a page of a thread has them.
  const more: Partial<Posted>[] = [{ number: 12 }, {}, { link: 'https://forum.example/p/3' }, {}]
  const phase = { ...played, posts: played.posts!.map((post, at) => ({ ...post, ...more[at] })) }
  const shown = (language: 'en' | 'ru') =>
    gorny.books!.panels!(game, phase, language)
      .find(({ id }) => id === 'conduct')!
      .rows.map(({ cells }) => cells.slice(3))
  expect(shown('en')).toEqual([
    [{ moment: '2026-01-03T19:59:00Z' }, 'post 12'],
    [{ moment: '2026-01-03T20:01:00Z' }, ''],
    ['', 'https://forum.example/p/3'],
    ['', 'a post'],
  ])
  expect(shown('ru')[0]).toEqual([{ moment: '2026-01-03T19:59:00Z' }, 'пост 12'])
})
