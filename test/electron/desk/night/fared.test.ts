/** How deeds fared, as a host says it: the same in the list, on the map and in the inspector. */
import { expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, villagers } from '../help.ts'

const { ask } = await newDesk()
type Sent = [by: string, does: string, to: string]

/** Plays one night; gives for each deed how it fared in the list, and the same on the map. */
async function fared(system: string, seats: typeof villagers, sent: readonly Sent[]): Promise<(string | undefined)[]> {
  const { game } = await ask('games.create', { name: 'One night', system })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  for (const [by, does, to] of sent) await ask('actions.submit', { game, by, does, to: [to] })
  const { rows } = await ask('night.view', { game, phase: 0 })
  const { cards } = await ask('night.map', { game, phase: 0 })
  const tried = rows.filter(({ section }) => section === 'tried')
  expect(tried.map(({ id }) => cards.find(({ row }) => row === id)?.fared)).toEqual(tried.map(row => row.fared))
  return tried.map(row => row.fared)
}

const strong: typeof villagers = villagers.map(seat =>
  seat.role === 'vigilante' ? { ...seat, modifiers: [{ modifier: 'strongman' }] } : seat,
)
const town: typeof villagers = [
  { name: 'Ann', role: 'doctor' },
  { name: 'Gus', role: 'vanilla' },
  { name: 'Eli', role: 'goon' },
  { name: 'Hal', role: 'hitman' },
]
const sloboda: typeof villagers = [
  { name: 'Аня', role: 'doctor' },
  { name: 'Боря', role: 'commissioner', details: { negative: 'mafia' } },
  { name: 'Вера', role: 'blocker' },
]

it('a doctor to whose patient nobody came changed nothing', async () => {
  expect(await fared('rar', villagers, [['Ann', 'protect', 'Dee']])).toEqual(['idle'])
  expect(await fared('gorny', town, [['Ann', 'protect', 'Gus']])).toEqual(['idle'])
  expect(await fared('russian', sloboda, [['Аня', 'heal', 'Вера']])).toEqual(['idle'])
})

it('one whose patient died of something else could not save', async () => {
  expect(
    await fared('rar', strong, [
      ['Ann', 'protect', 'Gus'],
      ['Cat', 'shoot', 'Gus'],
    ]),
  ).toEqual(['lost', 'yes'])
})

it('one who saved did', async () => {
  expect(
    await fared('rar', villagers, [
      ['Ann', 'protect', 'Gus'],
      ['Cat', 'shoot', 'Gus'],
    ]),
  ).toEqual(['yes', 'no'])
})

it('why something came about does not say first that it did', async () => {
  const { game } = await ask('games.create', { name: 'In love', system: 'mafia1923' })
  const family = { family: 'Bianchi' }
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Xenia', role: 'shadchan', details: family },
      { name: 'Carlo', role: 'townsperson', details: family },
      { name: 'Zeno', role: 'townsperson', details: family },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Xenia', does: 'pair', to: ['Carlo', 'Zeno'] })
  const { rows } = await ask('night.view', { game, phase: 0 })
  const why = rows.filter(({ section }) => section === 'happens').map(row => [plainOf(row.said), plainOf(row.why)])
  expect(why).toEqual([
    ['Carlo falls in love', 'Xenia matched Carlo with Zeno.'],
    ['Zeno falls in love', 'Xenia matched Carlo with Zeno.'],
  ])
})
