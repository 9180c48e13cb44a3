/** How long it takes to open what a year of games leaves. Printed, never asserted: see bench for that. */
import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openStore } from '../../../electron/store/open.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { deskAt, nextFile } from './help.ts'

const players = 60
/** A night in which everybody protects somebody. */
const night = (number: number): GameEvent[] => [
  { type: 'phaseOpened', kind: 'night', number, closes: '2026-11-20T22:00:00Z' },
  ...Array.from({ length: players }, (_, index): GameEvent => ({
    type: 'actionReceived',
    id: `a${index + 1}`,
    by: `P${index}`,
    does: 'protect',
    to: [`P${(index + number) % players}`],
    with: {},
    at: '2026-11-20T12:00:00Z',
  })),
  { type: 'phaseResolved', deaths: [], recruited: [], hidden: [], spent: [], told: 1 },
]

it('opens a game of 5,000 events and a list of 100 games', async () => {
  const file = nextFile()
  const first = await deskAt(file)
  for (let made = 0; made < 100; made++) await first.ask('games.create', { name: `Game ${made}`, system: 'rar' })
  const { game } = await first.ask('games.create', { name: 'Long', system: 'rar' })
  await first.ask('roster.set', {
    game,
    seats: Array.from({ length: players }, (_, index) => ({ name: `P${index}`, role: 'doctor' })),
  })
  await first.desk.close()
  const store = await openStore(file)
  await store.write(async tables => {
    for (let number = 1, events = 2; events < 5000; number++)
      events = await tables.journal.append(game, events, night(number))
  })
  await store.close()

  const took: Record<string, number> = {}
  const timed = async <Given>(what: string, work: () => Promise<Given>): Promise<Given> => {
    const from = performance.now()
    const given = await work()
    took[what] = Math.round(performance.now() - from)
    return given
  }
  const desk = await timed('the file', () => deskAt(file))
  const list = await timed('the list of 101 games', () => desk.ask('games.list', {}))
  const view = await timed('the game', () => desk.ask('games.get', { game }))
  await timed('it again', () => desk.ask('games.get', { game }))
  await timed('its last night', () => desk.ask('night.view', { game, phase: view.phases.length - 1 }))
  await timed('its log', () => desk.ask('log.view', { game }))
  await timed('a change', () => desk.ask('roster.change', { game, slot: 'P1', note: 'x' }))
  await timed('it after the change', () => desk.ask('games.get', { game }))
  await timed('an undo', () => desk.ask('log.undo', { game }))
  await timed('its export', () => desk.ask('games.export', { game }))
  expect([list.length, view.revision >= 5000]).toEqual([101, true])
  console.log(
    `opening ${(statSync(file).size / 1e6).toFixed(1)} MB with a game of ${view.revision} events in ${view.phases.length} nights: ${Object.entries(
      took,
    )
      .map(([what, ms]) => `${what} ${ms} ms`)
      .join(', ')}`,
  )
})
