/**
 * Heals: whom one saves, what keeps a healer from it, and whether it hit (RU-DOC, RU-CUL-4). Every ability that heals does
 * it alike; where two meet, the doctor's comes first (RU-ORD-5).
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is, withAttribute } from '../attributes.ts'
import { shotsNotMade } from '../family/turns.ts'
import type { Blow } from '../part.ts'
import { attacksOn, blows, wasAttacked } from '../shared/attack.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { goesOnByLife } from '../shared/lives.ts'
import { afterKillers } from '../shared/place.ts'
import { tonight } from '../shared/tonight.ts'
import { countersBeside, standsWithout } from '../shared/without.ts'
import {
  all,
  any,
  least,
  type Fact,
  type ActorGuard,
  type Kind,
  type LateEffect,
  type Says,
  type Resolution,
} from '../vocabulary.ts'

/**
 * A heal holds until the morning. What may not be done in two nights running is remembered as of every such move
 * (`repeats.ts`).
 */
export const healing: LateEffect = (run, { move: { id: action, actor: by, ability }, at, why }) => {
  run.put({ kind: 'healed', of: at, by, action, why, rule: ability.rule ?? 'RU-DOC-1' })
}

/** Every heal of this night through one ability, failed ones too; a heal that another one shares is of the same move. */
export const healsBy = (run: Resolution, ability: string): Fact<'healed'>[] =>
  tonight(run, 'healed').filter(({ action }) => run.moves.some(({ id, does }) => id === action && does === ability))

/** A healer comes after the killers: attacked, he heals himself and nobody else (RU-DOC-9). */
export const healingGate: ActorGuard = (run, move) => {
  const { does, actor, to } = move
  if (!is(does, 'heals')) return undefined
  const attacked = wasAttacked(run, actor)
  if (!attacked.because.length) return undefined
  // An executor who lives by the own life goes on (RU-EXE-9).
  const byLife = goesOnByLife(run, actor)
  const exempt = [
    ...(to.includes(actor) ? [run.given({ is: 'fact', kind: 'healsSelf', of: actor }, 'RU-DOC-9')] : []),
    ...(byLife ? [byLife] : []),
  ]
  const also = ['RU-KILL-9', ...afterKillers(move)]
  return all({ is: 'fact', kind: 'keptFromHealing', of: actor }, { rule: 'RU-DOC-9', also }, [attacked], exempt)
}

/** Every heal that comes to the victim of a blow, or would if it were the healer's turn: by ability, as each counts alone. */
export function healsOf(run: Resolution, { victim, cause }: Blow): Reason[] {
  const rule: RuleId = cause === 'suicide' ? 'RU-DOC-8' : attacksOn(run, victim).length > 1 ? 'RU-DOC-3' : 'RU-DOC-2'
  return withAttribute('heals').flatMap(ability => {
    const moves = run.moves.filter(({ does }) => does === ability)
    const heals = moves.flatMap(move =>
      move.to.filter(at => landsAt(run, move, at) === victim).map(at => healComing(run, move, victim, at)),
    )
    // A heal of somebody else that holds for the victim too is there as its fact.
    const shared = healsBy(run, ability)
      .filter(
        ({ of, action }) =>
          of === victim
          && !moves.some(move => move.id === action && move.to.some(at => landsAt(run, move, at) === victim)),
      )
      .map(({ why }) => why)
    return heals.length || shared.length
      ? [any({ is: 'fact', kind: 'underCare', of: victim }, { rule }, [...heals, ...shared])]
      : []
  })
}

/** That a heal comes to somebody: as it came, or as it would if its turn were now. @param at whom the doctor named */
function healComing(run: Resolution, move: Move, victim: SeatId, at: SeatId): Reason {
  const [made] = run.ledger.attempts({
    kind: 'healed',
    of: victim,
    when: 'soFar',
    where: ({ action }) => action === move.id,
  })
  return made?.why ?? run.trial({ ...move, to: [at] })
}

/** Deaths that never came near a patient: another was attacked in the place, or the killer stayed at home. */
const spared = (run: Resolution, of: SeatId): Reason[] => [
  ...blows(run)
    .filter(({ aimed, attacked }) => aimed === of && attacked.holds)
    .map(({ attacked, reached, rule, action }) =>
      all(
        { is: 'fact', kind: 'deathAverted', of },
        { rule, action },
        [reached],
        attacked.because.filter(one => one !== reached),
      ),
    ),
  ...shotsNotMade(run, of).map(({ move: { id: action }, killed }) =>
    all({ is: 'fact', kind: 'deathAverted', of }, { rule: killed.rule, action }, [], [killed]),
  ),
]

/** The action of a death as its reason tells it: in another's place that is what the striker did (RU-MAF-9). */
const actionOf = ({ why, action }: Fact<'death'>): { action?: ActionId } =>
  action === undefined ? {} : { action: why.action ?? action }

/** As what a hit is written down, by which rule, and which heals come later and take nothing from it (RU-ORD-5). */
interface Hit<As extends Kind> {
  kind: As
  rule?: RuleId
  later?: readonly Fact<'healed'>[]
}

/** Whether a heal hit: its patient lives and would have died without it (RU-DOC-2, RU-DOC-7). */
export function hitBy<As extends Kind & Says>(
  run: Resolution,
  { of, by, action, why }: Fact<'healed'>,
  { kind, rule: own, later = [] }: Hit<As>,
): { kind: As; why: Reason; rule: RuleId; of: SeatId; by?: SeatId; action?: string } {
  const fallen = new Set([action, ...later.map(heal => heal.action)])
  const byThisHeal = ({ action: used }: Reason): boolean => used !== undefined && fallen.has(used)
  const near = tonight(run, 'death', of).filter(death => !death.why.holds)
  const rule: RuleId =
    own
    ?? (near.some(({ data }) => data.cause === 'poison')
      ? 'RU-DOC-7'
      : near.filter(death => standsWithout(death.why, byThisHeal)).length > 1
        ? 'RU-DOC-3'
        : 'RU-DOC-2')
  const averted = near.map(death =>
    least(
      death.why.need,
      { is: 'fact', kind: 'deathAverted', of },
      { rule: death.rule, ...actionOf(death) },
      death.why.because,
      countersBeside(death.why, byThisHeal),
    ),
  )
  const cite = { rule, ...(action !== undefined && { action }) }
  const claim = { is: 'fact', kind, of } as const
  // Who died all the same is no hit; where nothing threatened the patient the heal had a part in nothing.
  const died = tonight(run, 'death', of).flatMap(death => (death.why.holds ? [death.why] : []))
  const dying = averted.length ? averted : spared(run, of)
  const reason =
    died.length && !averted.some(({ holds }) => holds)
      ? all(claim, cite, [why], died)
      : why.holds && !dying.length
        ? any(claim, cite)
        : all(claim, cite, [why, ...(dying.length ? [any({ is: 'fact', kind: 'wasDying', of }, { rule }, dying)] : [])])
  return {
    kind,
    of,
    why: reason,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  }
}
