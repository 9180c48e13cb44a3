/**
 * Culprits: who decided that an action fell short. An action of somebody else is one where, left out alone, the action
 * would have fared better. The answer to "why did mine fail" has to name them, and the decisive part to hold them.
 */
import { seatOf, type Game, type PhaseState } from '../journal/state.ts'
import type { Outcome, Verdict, VerdictWord } from '../journal/outcome.ts'
import type { System } from '../ruleset/system.ts'
import { plainOf, type Span } from '../text/span.ts'
import type { ActionId, SeatId } from '../reason/claim.ts'
import { actionsOf, decisivePart } from '../reason/decisive.ts'
import { sayAnswer } from './answer.ts'
import { mostNamed } from './narrated.ts'
import type { Reason } from '../reason/reason.ts'
import { speakerOf } from './speaker.ts'
import type { Locale } from '../text/wording.ts'

/** How well an action fared. */
export const rank: Record<VerdictWord, number> = { void: 0, failed: 0, partial: 1, succeeded: 2 }

/** An action that fell short, with the actions of others that are to blame, each by itself. */
interface Blamed {
  verdict: Verdict
  culprits: ActionId[]
}

/**
 * Finds every action that fell short by somebody's doing.
 * @param without what the phase comes to without an action; each is left out once
 */
export function blamedIn(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  without = (id: ActionId): Outcome => system.resolve(game, phase, { trees: false, without: [id] }),
): Blamed[] {
  const by = new Map(phase.submissions.map(({ id, by }) => [id, by]))
  const short = outcome.verdicts.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
  if (!short.length) return []
  const culprits = new Map<ActionId, ActionId[]>()
  for (const { id } of phase.submissions) {
    const other = without(id)
    if (drewOtherwise(outcome, other) || countsInstead(outcome, other)) continue
    for (const { action, verdict } of short) {
      const then = other.verdicts.find(one => one.action === action)
      if (by.get(action) === by.get(id) || !then || rank[then.verdict] <= rank[verdict]) continue
      culprits.set(action, [...(culprits.get(action) ?? []), id])
    }
  }
  return short.flatMap(verdict => {
    const found = culprits.get(verdict.action)
    return found ? [{ verdict, culprits: found }] : []
  })
}

/** Whether lots fell otherwise: then what is otherwise is luck, and nobody's doing. */
export function drewOtherwise({ rolls }: Outcome, other: Outcome): boolean {
  const drawn = drawnIn(rolls)
  return [...drawnIn(other.rolls)].some(([lot, results]) => drawn.get(lot) !== results)
}

/** What each lot fell on, of several draws for one thing in their order. */
function drawnIn(rolls: Outcome['rolls']): Map<string, string> {
  const drawn = new Map<string, string>()
  for (const { purpose, of, result } of rolls) {
    const lot = `${purpose} ${of}`
    drawn.set(lot, [...(drawn.has(lot) ? [drawn.get(lot)] : []), result].join())
  }
  return drawn
}

/** Whether another action counts, or is made, in its place: it took that place itself, and decided nothing else by it. */
export const countsInstead = ({ verdicts }: Outcome, other: Outcome): boolean =>
  other.verdicts.some(
    ({ action, verdict }) =>
      verdict !== 'void' && verdicts.some(one => one.action === action && (one.verdict === 'void' || one.unmade)),
  )

/** Those of the culprits whom the answer does not name; none where there are more than it could. */
export function unnamed(
  { verdict: { reason, verdict }, culprits }: Blamed,
  { system, game, phase, outcome }: { system: System; game: Game; phase: PhaseState; outcome: Outcome },
  locale: Locale,
): ActionId[] {
  if (!reason || culprits.length > mostNamed) return []
  const said = sayAnswer(reason, speakerOf(system, game, phase, locale, outcome), verdict)
  return unnamedIn(said, sentBy(culprits, phase), game)
}

/** Those of the culprits by whose players nothing stands in the decisive part. */
export const apartFrom = ({ verdict: { reason, verdict }, culprits }: Blamed, phase: PhaseState): ActionId[] =>
  reason ? outsideDecisive(reason, verdict === 'partial', sentBy(culprits, phase), phase) : []

/** Something sent in that is to blame, and whose it is. */
export interface Culprit {
  id: string
  by: SeatId
}

const sentBy = (actions: readonly ActionId[], { submissions }: PhaseState): Culprit[] =>
  submissions.filter(({ id }) => actions.includes(id))

/** Those whose player a sentence does not name, in none of the forms of the name. */
export function unnamedIn(sentence: readonly Span[], culprits: readonly Culprit[], game: Game): string[] {
  const said = plainOf(sentence)
  const isNamed = ({ by }: Culprit): boolean => {
    const { name = by, forms = {} } = seatOf(game, by) ?? {}
    return [name, ...Object.values(forms)].some(form => form !== undefined && said.includes(form))
  }
  return culprits.filter(one => !isNamed(one)).map(({ id }) => id)
}

/** Those by whose player nothing stands in the decisive part of a tree. */
export function outsideDecisive(
  reason: Reason,
  inPart: boolean,
  culprits: readonly Culprit[],
  { submissions }: PhaseState,
): string[] {
  const actions = new Set(decisivePart(reason, inPart).flatMap(actionsOf))
  const deciding = new Set(submissions.filter(({ id }) => actions.has(id)).map(({ by }) => by))
  return culprits.filter(({ by }) => !deciding.has(by)).map(({ id }) => id)
}
