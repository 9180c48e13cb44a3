/**
 * What rulings ask of a move: which ability it really uses, what is done in one step with it, what it comes to where it
 * arrived, and how it fared.
 */
import { is, isTreatedAs } from './attributes.ts'
import type { ActionId, RuleId, SeatId } from '../../reason/claim.ts'
import { least, type Citation, type Reason } from '../../reason/reason.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { perRunByKey } from '../../resolve/sequence/per-run.ts'
import { missedAt } from '../../resolve/sequence/way.ts'
import { inOneStep } from './order.ts'
import { all, any, type Arrival, type Claim, type Effect, type Resolution, type Says } from './vocabulary.ts'

/** The ability, and the key under which the kill foretells it. */
export const CHAMELEON = 'chameleon'

/** Whether a fake turns out to be the real thing: asked before the kill that makes it so. Never an arrest. */
export function real(run: Resolution, { does, with: given, actor }: Move): boolean {
  return (
    isTreatedAs(does, 'suitcase') && !is(given.ability ?? '', 'charges') && run.foresight.forecast(CHAMELEON) === actor
  )
}

/** Why it is real. */
export const realBecause = (run: Resolution, { actor, id }: Move): Reason =>
  run.foresight.foreseen(CHAMELEON, { is: 'fact', kind: 'fakeIsReal', of: actor, action: id }, 'CONAN-BS7')

/** The ability that a move really uses: what a real fake imitates, what an item can do, else its own. */
export function usedBy(run: Resolution, move: Move): string {
  if (isTreatedAs(move.does, 'item') && move.with.as) return move.with.as
  return real(run, move) ? move.with.ability! : move.does
}

type Blow = 'death' | 'neutralised'

const blowOf = (kind: Blow, of: SeatId, action: ActionId): string => `${kind}:${of}:${action}`

/** Lets those know of a blow who have their turn in the same step and had it before. */
export const foretell = (run: Resolution, kind: Blow, of: SeatId, action: ActionId, why: Reason): void =>
  run.foresight.find(blowOf(kind, of, action), 'yes', alone(why))

/**
 * What was done to somebody in the very step in which his own turn comes, whichever was sent in first: it would have
 * stopped him.
 */
export function atOnce(run: Resolution, kind: Blow, move: Move): Reason[] {
  const of = move.actor
  const [before, sofar] = [run.ledger.attempts({ kind, of }), run.ledger.attempts({ kind, of, when: 'soFar' })]
  const done = sofar.filter(fact => !before.includes(fact)).map(({ why }) => alone(why))
  if (run.option('order.sameStep') !== 'simultaneous') return done
  const toCome = run.moves.filter(
    other =>
      other.id !== move.id
      && inOneStep(usedBy(run, move), usedBy(run, other))
      && !sofar.some(({ action }) => action === other.id),
  )
  return [...done, ...toCome.flatMap(({ id }) => run.foresight.reasons(blowOf(kind, of, id)))]
}

/** A blow without what came at once with it: of two who strike each other, each would else be a cause of his own blow. */
function alone({ claim, need, because, unless, holds: _, ...cite }: Reason): Reason {
  const ofTheBlow = (one: Reason): boolean => one.action !== undefined && one.action === cite.action
  return least(
    need,
    claim,
    cite,
    because.map(one => (ofTheBlow(one) ? alone(one) : one)),
    unless.filter(one => !stopsNothing(one)),
  )
}

const stopsNothing = ({ unless }: Reason): boolean =>
  unless.some(({ claim }) => claim.is === 'fact' && claim.kind === 'sameMoment')

/** Why it stops nothing. */
export const sameMoment = (run: Resolution, of: SeatId, rule: RuleId): Reason =>
  run.given({ is: 'fact', kind: 'sameMoment', of }, rule)

/**
 * What an action comes to where it arrived.
 * @param why that it arrived
 * @param because what else has to hold, and `against` what must not; neither is asked where the host ruled that it holds
 */
export const stands = (
  { ruled }: Pick<Move, 'ruled'>,
  claim: Claim,
  cite: Citation,
  why: Reason,
  because: readonly Reason[],
  against: readonly Reason[] = [],
): Reason => (ruled?.holds ? all(claim, cite, [why]) : all(claim, cite, [why, ...because], against))

/** What an action looks for, in its tree: that it is there speaks for the action, that it is missing against it. */
export interface Sought {
  there: Reason[]
  against: Reason[]
}

/**
 * Looks for something.
 * @param there that it is there, and `missing` that it is not
 * @param found everything that would be it, fallen attempts too
 */
export function seek(there: Claim, missing: Claim, cite: Citation, found: readonly Reason[]): Sought {
  const reason = any(there, cite, found)
  return reason.holds ? { there: [reason], against: [] } : { there: [], against: [all(missing, cite, [], found)] }
}

/** The same of a fact about somebody. */
export const seekFact = (of: SeatId, there: Says, missing: Says, cite: Citation, found: readonly Reason[]): Sought =>
  seek({ is: 'fact', kind: there, of }, { is: 'fact', kind: missing, of }, cite, found)

/** Whether nothing at all was found that would be it, no fallen attempt either: then the action never came near. */
export const isBaseless = ({ against }: Sought): boolean =>
  against.length > 0 && against.every(({ unless }) => !unless.length)

/** What an action comes to that looks for something: where it did not arrive, nothing was looked for. */
export const finds = (
  move: Pick<Move, 'ruled'>,
  claim: Claim,
  cite: Citation,
  why: Reason,
  { there, against }: Sought,
): Reason => (why.holds ? stands(move, claim, cite, why, there, against) : all(claim, cite, [why]))

/** An action that was led elsewhere leaves an attempt where it was aimed. */
export function leavesMiss(run: Resolution, arrival: Arrival, kind: Left | 'healed'): void {
  const { move } = arrival
  const miss = missedAt(arrival, move.ability.rule!)
  if (miss) run.put({ kind, ...miss, rule: move.ability.rule!, by: move.actor, action: move.id })
}

type Left = 'slandered' | 'confused' | 'protected' | 'bribed'

/** The effect of an ability that is only written down where it lands. */
export const leaves =
  (kind: Left): Effect =>
  (run, arrival) => {
    const { move, at, why } = arrival
    leavesMiss(run, arrival, kind)
    run.put({ kind, of: at, why, rule: move.ability.rule!, by: move.actor, action: move.id })
    return why
  }

const fared = perRunByKey<Reason[]>()

/** Keeps what an effect came to. */
export function record(run: Resolution, { id }: Move, reason: Reason): void {
  fared(run, id, () => []).push(reason)
}

/** Whether an action did everything it was sent in for. */
export function succeeded(run: Resolution, { id }: Move): boolean {
  const reasons = fared(run, id, () => [])
  return reasons.length > 0 && reasons.every(({ holds }) => holds)
}

/** Whom an action killed, wherever it went. */
export const killedBy = (run: Resolution, action: ActionId): SeatId | undefined =>
  run.ledger
    .found({
      kind: 'death',
      when: 'soFar',
      where: fact => fact.action === action && (fact.data.cause === 'kill' || fact.data.cause === 'aptx'),
    })
    .map(({ of }) => of)[0]
