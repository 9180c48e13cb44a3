/** Who nearly died of a vote: by a vote that was missing, or right behind who was lynched; not everybody who had one. */
import { expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

async function nearly(deadline: 'majority' | 'plurality', votes: Record<string, string>): Promise<string[]> {
  const game = await village(desk, { open: false })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  if (deadline === 'plurality') await ask('options.choose', { game, option: 'deadline', value: 'plurality' })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  for (const [by, to] of Object.entries(votes)) await ask('votes.cast', { game, by, for: to })
  const { rows } = await ask('night.view', { game, phase: 0 })
  return rows.flatMap(({ section, said, why }) => (section === 'nearly' ? [`${plainOf(said)} | ${plainOf(why)}`] : []))
}

it.each([
  [
    'nobody with a vote or two, where somebody was lynched',
    'majority',
    { Ann: 'Gus', Bob: 'Gus', Cat: 'Gus', Dee: 'Gus', Eli: 'Fay', Fay: 'Eli' },
    [],
  ],
  ['who was one vote short of it', 'majority', { Ann: 'Gus', Bob: 'Gus', Cat: 'Gus', Eli: 'Fay' }, ['Gus']],
  ['nobody where two were missing', 'majority', { Ann: 'Gus', Bob: 'Gus', Eli: 'Fay' }, []],
  [
    'who was right behind the most votes',
    'plurality',
    { Ann: 'Gus', Bob: 'Gus', Cat: 'Gus', Dee: 'Fay', Gus: 'Fay', Fay: 'Eli' },
    ['Fay'],
  ],
  [
    'who was in a tie, and not who had a vote',
    'plurality',
    { Ann: 'Gus', Bob: 'Gus', Cat: 'Gus', Dee: 'Fay', Eli: 'Fay', Gus: 'Fay', Fay: 'Ann' },
    ['Gus', 'Fay'],
  ],
] as const)('%s', async (_, deadline, votes, names) => {
  const said = await nearly(deadline, votes)
  expect(said.length).toBe(names.length)
  for (const name of names) expect(said.join()).toContain(name)
})

it('with what the vote lacked', async () => {
  expect(await nearly('majority', { Ann: 'Gus', Bob: 'Gus', Cat: 'Gus', Eli: 'Fay' })).toEqual([
    'Gus would have died | Gus is not lynched: Gus has 3 of the 4 votes needed for a majority.',
  ])
})
