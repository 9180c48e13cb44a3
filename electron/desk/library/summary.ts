/** What the list of games shows of each, kept beside the game so that a year of games opens without reading them. */
import { z } from 'zod'
import { isOpenAfterEnd } from '../../../engine/game/after-end.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { systemById } from '../../../engine/systems/index.ts'
import type { GameListed } from '../contract.ts'
import { language } from '../words/say.ts'
import { phaseName, type Book } from './book.ts'

const Summary = z.object({
  system: z.string(),
  systemName: z.string(),
  state: z.enum(['setup', 'running', 'finished']),
  /** In words of an earlier Nightdesk. */
  phase: z.string().optional(),
  opened: z.object({ kind: z.string(), number: z.number() }).optional(),
  players: z.number(),
  living: z.number(),
  closes: z.string().optional(),
  winner: z.string().optional(),
})

/** A game that is over runs again while a phase is open that comes after its end. */
export const stateOf = ({ game, system }: Pick<Book, 'game' | 'system'>): GameListed['state'] =>
  game.winner !== undefined && !isOpenAfterEnd(system, game) ? 'finished' : game.phases.length ? 'running' : 'setup'

/** @returns text for the store's `state` */
export function summaryOf(book: Book): string {
  const { game, system } = book
  const phase = game.phases.at(-1)
  const players = game.seats.filter(({ bystander }) => !bystander)
  return JSON.stringify({
    system: system.id,
    systemName: system.name,
    state: stateOf(book),
    ...(phase && { opened: { kind: phase.kind, number: phase.number } }),
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
      ? inWords(parsed.data)
      : { system: '', systemName: '', state: 'running' as const, players: 0, living: 0 }),
    id,
    name,
    created,
    changed,
    ...(damaged && { damaged }),
  } as GameListed
}

/** A summary in the language of whoever is being answered. */
function inWords({ opened, ...kept }: z.infer<typeof Summary>): Omit<z.infer<typeof Summary>, 'opened'> {
  const system = systemById(kept.system)
  const winner = kept.winner === undefined || !system ? undefined : getOwn(namesIn(system, language()), kept.winner)
  return {
    ...kept,
    ...(system && { systemName: spokenIn(system, language()).name }),
    ...(opened && { phase: phaseName(system ?? { calendar: { phases: [], acting: [] } }, opened) }),
    ...(winner !== undefined && { winner }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
