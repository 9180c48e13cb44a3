/** A game as a case file: what came in, and what came of it, for whoever wants to try another rule on it. */
import { caseFile } from '../../../engine/cases/write.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import type { Book } from '../library/book.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import type { Reads } from '../library/reads-from.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'

/** What may happen to a game in its course that a case has no words for. */
const unsaid = {
  rosterSet: 'games.caseSeats',
  seatChanged: 'games.caseSeats',
  optionChosen: 'games.caseOptions',
  playerReplaced: 'games.caseReplaced',
  actionAdmitted: 'games.caseAdmitted',
} as const satisfies Partial<Record<GameEvent['type'], unknown>>

/** @throws Refused before any phase is locked, and StoreError */
export async function asCase(library: Reads, book: Book): Promise<string> {
  const { game, system, kept, name } = book
  const indices = [...game.phases.keys()].filter(index => game.phases[index]!.result)
  const begins = kept.findIndex(({ event }) => event.type === 'phaseOpened')
  if (!indices.length) throw new Refused('declined', say('games.noCaseYet'), say('explore.lockFirst'))
  const start = fold(kept.slice(0, begins).map(({ event }) => event))
  const phases: ResolvedPhase[] = []
  for (const index of indices) phases.push(await resolved(library, book, index))
  const left = kept.slice(begins).flatMap(({ event }) => {
    return Object.hasOwn(unsaid, event.type) ? [say(unsaid[event.type as keyof typeof unsaid])] : []
  })
  return caseFile(system, start, phases, name, [...new Set(left)])
}
