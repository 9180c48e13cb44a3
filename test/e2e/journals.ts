/** Games too large to be played by hand: made as journals and imported as a host would import a file. */
import type { GameEvent } from '../../engine/journal/event.ts'
import { Dice, families, systemById } from './bundled.ts'

export const players = 25

/** A night in which everybody acts, still open. */
export function nightOfAll(seed: number, of = players): GameEvent[] {
  const family = families['everyone-acts']
  const system = systemById('rar')
  if (family?.kind !== 'random' || !system) throw new Error('everyone-acts draws nights of rar')
  return family.make(system, of, new Dice(seed)).events
}

/** Such nights one after the other with days between, until there are enough events; the last night is open. */
export function longJournal(atLeast: number): GameEvent[] {
  const ended: GameEvent = { type: 'phaseResolved', deaths: [], recruited: [], hidden: [], spent: [], told: 6 }
  const [created, ...night] = nightOfAll(1)
  const journal = created ? [created] : []
  for (let number = 1; journal.length < atLeast; number++) {
    if (number > 1) journal.push(ended, { type: 'phaseOpened', kind: 'day', number: number - 1 }, ended)
    journal.push(
      ...night.map((event): GameEvent =>
        event.type === 'phaseOpened'
          ? { ...event, number }
          : event.type === 'actionReceived'
            ? { ...event, id: `n${number}-${event.id}` }
            : event,
      ),
    )
  }
  return journal
}

/** @returns a game as `games.export` writes it */
export function exported(id: string, journal: readonly GameEvent[]): string {
  const at = '2026-01-01T00:00:00.000Z'
  return JSON.stringify({
    format: 'nightdesk-game',
    version: 1,
    game: { id, name: id, state: '{}', created: at, changed: at },
    resolutions: [],
    drafts: [],
    messages: [],
    posts: [],
    journal: journal.map((event, index) => ({
      at: new Date(Date.parse(at) + index * 1000).toISOString(),
      type: event.type,
      version: 1,
      event,
    })),
  })
}
