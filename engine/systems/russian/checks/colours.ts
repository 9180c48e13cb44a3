/** Checks of a colour, their verification, and what everybody hears of them (RU-COM, RU-CHK). */
import { seatOf } from '../../../journal/state.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { colourOf, type Colour } from '../shared/colour.ts'
import { foundBeside, holds, roleWith } from '../shared/held.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { deathOf } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { handOf } from '../shared/undead.ts'
import { isHolder } from '../shared/playing.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { checkerOf, verifiedBy } from './checkers.ts'
import { hiddenBy } from './hidden.ts'

/** A check as it went. `passes`: nothing stopped it. `free`: nothing hid the colour. `obtained`: there was a colour to see. `given`: what the investigator is told. */
interface Check {
  move: Move
  at: SeatId
  passes: Reason
  free: Reason
  obtained: Reason
  shown: Colour
  told: Colour
  given: Colour
  exact: Colour
  substituted?: Reason
}
export const checksOf = perRun<Check[]>(() => [])

/**
 * A checker comes to somebody. What he sees is settled once all of them have come, since each spoils the check of the
 * others wherever in the night he stands.
 */
export const checked: LateEffect = (run, arrival: Arrival) => {
  const { move, at, why } = arrival
  arrivals(run).push(arrival)
  const { seen: rule } = checkerOf(move.does)
  run.put({ kind: 'askedColour', of: at, by: move.actor, action: move.id, why, rule })
  return () => checksOf(run).find(check => check.move === move && check.at === at)?.obtained ?? why
}
const arrivals = perRun<Arrival[]>(() => [])

/** After the last of the checkers. */
export function settleChecks(run: Resolution): void {
  for (const arrival of arrivals(run)) settle(run, arrival)
}

function settle(run: Resolution, { move, at, why }: Arrival): void {
  const { actor, id: action, does } = move
  const { seen } = checkerOf(does)
  const killed = deathOf(run, at, 'RU-COM-2')
  const passes = all(
    { is: 'fact', kind: 'checkPasses', of: at, action },
    { rule: 'RU-COM-2', action },
    [why],
    killed.because.length ? [killed] : [],
  )
  const { colour, why: shows, exact, truth } = colourOf(run, at, actor)
  const hidden = hiddenBy(run, at, actor)
  const free = all({ is: 'fact', kind: 'colourOpen', of: at }, { rule: 'RU-COM-3' }, [], hidden)
  const obtained = all({ is: 'fact', kind: 'colourSeen', of: at, action, values: { colour } }, { rule: seen, action }, [
    passes,
    shows,
    ...(hidden.length ? [free] : []),
  ])
  const substituted = substitution(run, move, colour, obtained)
  const given = substituted?.holds ? (move.with.shown as Colour) : colour
  const told = run.option<boolean>('forgerLearnsTruth') ? colour : given
  const beside = foundBeside(run.game, actor, does)
  run.put({
    kind: 'checked',
    of: at,
    by: actor,
    action,
    why: obtained,
    rule: seen,
    data: { does, shown: told, given, colour: exact, verifiedBy: truth.rule, night: run.phase.number, ...beside },
    lasting: true,
  })
  checksOf(run).push({
    move,
    at,
    passes,
    free,
    obtained,
    shown: colour,
    told,
    given,
    exact,
    ...(substituted && { substituted }),
  })
}

/** Another colour for the investigator, on a condition perhaps (RU-COM-B2, RU-COM-G1). */
function substitution(
  run: Resolution,
  { with: keys, actor, id: action }: Move,
  colour: Colour,
  obtained: Reason,
): Reason | undefined {
  if (keys.shown === undefined) return undefined
  const rule: RuleId = isGrey(handOf(run, actor)) ? 'RU-COM-G1' : 'RU-COM-B2'
  const otherwise =
    keys.when !== undefined && keys.when !== colour
      ? [run.given({ is: 'fact', kind: 'otherResult', of: actor, action }, rule)]
      : []
  return all(
    { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: keys.shown } },
    { rule, action },
    [obtained],
    otherwise,
  )
}

/** What who checked is told at dawn. */
export function tellChecks(run: Resolution): void {
  for (const { move, at, passes, free, obtained, shown, told, exact, substituted } of checksOf(run)) {
    if (run.isDead(move.actor)) continue
    const { does: ability } = move
    const { seen, hidden, knowsFalse, privately = false } = checkerOf(ability)
    const about = move.to[0] ?? at
    if (privately) tellOfFailure(run, move, about, passes, seen)
    if (!passes.holds) continue
    if (!obtained.holds) {
      const why = noInformation(move, free)
      if (learns(run, move, about, 'noInfo', hidden, why)) run.tell(move.actor, 'noInfo', { ability, about }, hidden)
      continue
    }
    const forged = substituted?.holds === true && told !== shown
    const why = forged
      ? all(
          { is: 'fact', kind: 'receivesSubstitute', of: move.actor, action: move.id },
          { rule: 'RU-GEN-14', also: ['RU-INFO-5'], action: move.id },
          [substituted],
        )
      : obtained
    const rule: RuleId = forged ? 'RU-GEN-14' : seen
    if (learns(run, move, about, told, rule, why))
      run.tell(move.actor, 'learned', { ability, about, result: told }, rule)
    if (told === 'black' && isBlack(handOf(run, move.actor))) {
      const result = exact === 'black' ? 'genuine' : 'fake'
      const knows = all(
        { is: 'fact', kind: 'knowsFalse', of: move.actor, action: move.id },
        { rule: knowsFalse, action: move.id },
        [obtained],
      )
      const by = { action: move.id, ability }
      if (learnsFact(run, move.actor, by, about, 'blackCheck', result, knowsFalse, knows))
        run.tell(move.actor, 'blackCheck', { about, is: result }, knowsFalse)
    }
  }
}

/** A check that did not pass, of who has no public line for it. */
function tellOfFailure(
  run: Resolution,
  { actor, id: action, does }: Move,
  about: SeatId,
  passes: Reason,
  rule: RuleId,
): void {
  const why = all({ is: 'fact', kind: 'checkFailed', of: actor, action }, { rule, action }, [], [passes])
  run.put({ kind: 'checkFailed', of: actor, by: actor, action, why, rule })
  if (why.holds) run.tell(actor, 'checkFailed', { ability: does, about }, rule)
}

/** Why a check that passed brought nothing. */
export const noInformation = ({ actor, id: action, does }: Move, free: Reason): Reason =>
  any({ is: 'fact', kind: 'noInformation', of: actor, action }, { rule: checkerOf(does).hidden, action }, free.unless)

/** The line for everybody, as long as somebody had the role when the night began (RU-COM-1 to RU-COM-3). */
export function announceCheck(run: Resolution): void {
  const had = run.game.seats.find(seat => seat.alive && !seat.bystander && isHolder(run.game, seat, 'commissioner'))
  if (!had) return
  const check = checksOf(run).find(({ move }) => move.actor === had.slot)
  if (!check?.passes.holds) run.announce('commissioner', { is: 'notPassed' }, 'RU-COM-2')
  else if (check.obtained.holds) run.announce('commissioner', { is: 'passed' }, 'RU-COM-1')
  else run.announce('commissioner', { is: 'noInfo' }, 'RU-COM-3')
}

/** The checks of somebody that this player may have verified: of the night named, else the last (RU-CHK-2). */
const earlierChecks = (run: Resolution, who: SeatId, of: SeatId, does: string, night?: string): Fact<'checked'>[] =>
  run.ledger.attempts({
    kind: 'checked',
    of,
    when: 'phaseStart',
    where: fact =>
      // What was written down before others checked too is the commissioner's.
      (fact.data.does ?? 'check') === does
      && (night === undefined || String(fact.data.night) === night)
      && holds(run.game, who, 'verify', fact),
  })

/** What is verified, for the report of the morning. */
interface Verified {
  move: Move
  at: SeatId
  why: Reason
  exact: Colour | undefined
  rule: RuleId
}
const verifications = perRun<Verified[]>(() => [])

/** The exact colour of an earlier check. */
export const verified: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor } = move
  const { does, rule: ofRole } = verifiedBy(roleWith(run.game, seatOf(run.game, actor)!, 'verify'))
  const fact = earlierChecks(run, actor, at, does, move.with.night).at(-1)
  const exact = fact?.data.colour
  const rule: RuleId = ofRole ?? (fact?.data.shown === 'red' ? 'RU-CHK-2' : 'RU-COM-4')
  const held = any(
    { is: 'fact', kind: 'holdsCheck', of: actor, other: at },
    { rule },
    fact ? [run.ledger.standing(fact)] : [],
  )
  const truth = all(
    { is: 'fact', kind: 'verifiedColour', of: at, values: { colour: exact ?? '' } },
    { rule: fact?.data.verifiedBy ?? 'RU-GEN-4' },
  )
  const reason = all({ is: 'fact', kind: 'verifies', of: actor, other: at, action }, { rule, action }, [
    why,
    held,
    truth,
  ])
  if (exact === 'black') {
    const data = { does, ...foundBeside(run.game, actor, 'verify') }
    run.put({ kind: 'provedTrue', of: at, by: actor, action, why: reason, rule, data, lasting: true })
  }
  verifications(run).push({ move, at, why: reason, exact, rule })
  return reason
}

export function tellVerifications(run: Resolution): void {
  for (const { move, at, why, exact, rule } of verifications(run)) {
    if (run.isDead(move.actor)) continue
    const about = move.to[0] ?? at
    if (why.holds && exact) {
      if (learns(run, move, about, exact, rule, why))
        run.tell(move.actor, 'learned', { ability: 'verify', about, result: exact }, rule)
    } else {
      const claim = { is: 'fact', kind: 'noInformation', of: move.actor, action: move.id } as const
      if (learns(run, move, about, 'noInfo', rule, all(claim, { rule, action: move.id }, [], [why])))
        run.tell(move.actor, 'noInfo', { ability: 'verify', about }, rule)
    }
  }
}
