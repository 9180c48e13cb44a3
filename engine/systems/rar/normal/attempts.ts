/** Who has tried to kill: what a detective asks (NR-DET-1). An attempt that failed counts, an order that did not is none. */
import { entries, isLate } from '../../../game/entry.ts'
import type { Game, PhaseState, Remembered, Submission } from '../../../journal/state.ts'
import { asCopied, catalogueOf, getOwn } from '../../../ruleset/catalogue.ts'
import type { System } from '../../../ruleset/system.ts'
import { abilities } from '../abilities.ts'
import { factional } from './seat-abilities.ts'

/** One who tried to kill. `forSide`: with the kill of a side, not with one of their own. */
interface Attempt {
  by: string
  forSide: boolean
}

const kills = ({ does }: Submission): boolean => getOwn(abilities, does)?.kind === 'kill'
const attempt = ({ by, does }: Submission): Attempt => ({ by, forSide: factional(does) })

/** The attempts of a phase that is open, by what counts of it. */
const countedIn = (system: System, game: Game, phase: PhaseState): Attempt[] =>
  entries(system, game, phase).flatMap(({ standing, submission }) =>
    standing === 'counts' && kills(submission) ? [attempt(submission)] : [],
  )

/** Those of a phase that is over, as they were remembered. A game of an earlier version remembers none: there it is whatever came in time. */
function rememberedOf({ facts = [] }: Game, phase: PhaseState): Attempt[] {
  const { kind, number, submissions } = phase
  const ofPhase = facts.filter(fact => fact.phase === `${kind} ${number}`)
  if (ofPhase.some(fact => fact.kind === 'tried' || fact.kind === 'noneTried'))
    return ofPhase.flatMap(fact =>
      fact.kind === 'tried' ? [{ by: fact.of, forSide: fact.data?.forSide === true }] : [],
    )
  return submissions.filter(sent => kills(sent) && !sent.withdrawn && !isLate(phase, sent)).map(attempt)
}

/** Who has tried to kill, this phase or before; where the game says so, this phase alone. */
export function attempts(system: System, game: Game): Attempt[] {
  const open = game.phases.at(-1)
  const before = game.options.detectiveSince === 'night' ? [] : game.phases.slice(0, -1)
  return [...before.flatMap(phase => rememberedOf(game, phase)), ...(open ? countedIn(system, game, open) : [])]
}

/** The living, or dead, who may ask. */
const askers = (system: System, game: Game): string[] => {
  const catalogue = catalogueOf(system, game)
  return game.seats.flatMap(seat =>
    catalogue.abilitiesOf(asCopied(game, seat)).includes('checkKiller') ? [seat.slot] : [],
  )
}

/** What a phase leaves behind for whoever asks later: who tried, or that nobody did. @param first the number of the first fact */
export function attemptsKept(system: System, game: Game, phase: PhaseState, first: number): Remembered[] {
  const [asker] = askers(system, game)
  if (asker === undefined) return []
  const kept = { phase: `${phase.kind} ${phase.number}`, rule: 'NR-DET-1' }
  const tried = countedIn(system, game, phase)
  return tried.length
    ? tried.map(({ by, forSide }, nth) => ({ ...kept, id: first + nth, kind: 'tried', of: by, data: { forSide } }))
    : [{ ...kept, id: first, kind: 'noneTried', of: asker }]
}
