/** A game as a case file: what came in, and what came of it, for whoever wants to try another rule on it. */
import { checkCases } from '../../../engine/cases/check.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { caseFile } from '../../../engine/cases/write.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { systems } from '../../../engine/systems/index.ts'
import { gameBefore, phaseName, type Book } from '../library/book.ts'
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

/**
 * @param only one phase by itself, by its place: the case begins with the game as it stood before it
 * @throws Refused before any phase is locked, or where this one is not, and StoreError
 */
export async function asCase(library: Reads, book: Book, only?: number): Promise<string> {
  const { game, system, kept, name } = book
  if (only !== undefined) return await phaseAsCase(library, book, only)
  const indices = [...game.phases.keys()].filter(index => game.phases[index]!.result)
  const begins = kept.findIndex(({ event }) => event.type === 'phaseOpened')
  if (!indices.length) throw new Refused('declined', say('games.noCaseYet'), say('explore.lockFirst'))
  const start = fold(kept.slice(0, begins).map(({ event }) => event))
  const phases: ResolvedPhase[] = []
  for (const index of indices) phases.push(await resolved(library, book, index))
  return caseFile(system, start, phases, name, unsaidIn(kept.slice(begins)))
}

async function phaseAsCase(library: Reads, book: Book, index: number): Promise<string> {
  const { game, system, kept, name } = book
  const here = await resolved(library, book, index)
  if (!game.phases[index]!.result) throw new Refused('declined', say('games.noCaseYet'), say('explore.lockFirst'))
  const opened = kept.flatMap(({ event }, place) => (event.type === 'phaseOpened' ? [place] : []))
  const begins = opened[index]!
  const locked = kept.findIndex(({ event }, place) => place > begins && event.type === 'phaseResolved')
  const start = gameBefore(book, begins)
  const title = `${name}: ${phaseName(system, here.phase)}`
  const left = [...(index > 0 ? [say('games.caseOfPhase')] : []), ...unsaidIn(kept.slice(begins, locked + 1))]
  const text = caseFile(system, start, [here], title, left)
  return comesToTheSame(text) ? text : caseFile(system, start, [here], title, [...left, say('games.caseDiffers')])
}

/** What came in between that a case has no words for, each once. */
const unsaidIn = (kept: Book['kept']): string[] => [
  ...new Set(
    kept.flatMap(({ event }) =>
      Object.hasOwn(unsaid, event.type) ? [say(unsaid[event.type as keyof typeof unsaid])] : [],
    ),
  ),
]

/** Whether a case can be read and played, and comes to what it says. */
function comesToTheSame(text: string): boolean {
  const { cases, problems } = readCases(text, 'case', systems)
  try {
    return !problems.length && checkCases(cases).every(({ passed }) => passed)
  } catch {
    return false
  }
}
