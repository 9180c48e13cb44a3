/** What the list of games shows of each, kept beside the game so that a year of games opens without reading them. */
import { z } from 'zod'
import type { GameListed } from '../contract.ts'
import { phaseName, type Book } from './book.ts'

const Summary = z.object({
  system: z.string(),
  systemName: z.string(),
  state: z.enum(['setup', 'running', 'finished']),
  phase: z.string().optional(),
  players: z.number(),
  living: z.number(),
  closes: z.string().optional(),
  winner: z.string().optional(),
})

export const stateOf = ({ game }: Pick<Book, 'game'>): GameListed['state'] =>
  game.winner !== undefined ? 'finished' : game.phases.length ? 'running' : 'setup'

/** @returns text for the store's `state` */
export function summaryOf(book: Book): string {
  const { game, system } = book
  const phase = game.phases.at(-1)
  const players = game.seats.filter(({ bystander }) => !bystander)
  return JSON.stringify({
    system: system.id,
    systemName: system.name,
    state: stateOf(book),
    ...(phase && { phase: phaseName(phase) }),
    players: players.length,
    living: players.filter(({ alive }) => alive).length,
    ...(phase?.closes !== undefined && !phase.result && { closes: phase.closes }),
    ...(game.winner !== undefined && { winner: game.winner }),
  } satisfies z.infer<typeof Summary>)
}

/** Reads it back; a game whose summary is not ours is listed without one. */
export function listed({
  id,
  name,
  state,
  created,
  changed,
  damaged,
}: {
  id: string
  name: string
  state: string
  created: string
  changed: string
  damaged?: true
}): GameListed {
  const parsed = Summary.safeParse(jsonOf(state), { jitless: true })
  return {
    ...(parsed.success
      ? parsed.data
      : { system: '', systemName: '', state: 'running' as const, players: 0, living: 0 }),
    id,
    name,
    created,
    changed,
    ...(damaged && { damaged }),
  } as GameListed
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
