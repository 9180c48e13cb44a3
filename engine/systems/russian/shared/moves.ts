/** Moves: whether one belongs to the civil or to the negative role, and the log of who went where. */
import type { RuleId } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { chosenOrder } from '../../../rules/option.ts'
import { moveOf, is, type Attribute } from '../attributes.ts'
import { nightSlots } from '../order.ts'
import { negative, faceless } from '../roles/negative.ts'
import { meets } from './obstacles.ts'
import { perRun } from './per-run.ts'
import { isEvening } from './step-place.ts'
import { negativeOf } from './sides.ts'
import { all, isAbout, type Cause, type Resolution } from '../vocabulary.ts'

const ofNegatives: ReadonlySet<string> = new Set(
  [...Object.values(negative), ...Object.values(faceless)].flatMap(({ abilities }) => abilities),
)

/** `negative`: a move of the black role or of the faceless; `civil`: of the role underneath (RU-OVL-2). */
export const kindOf = ({ does }: Pick<Move, 'does'>): 'civil' | 'negative' =>
  ofNegatives.has(does) ? 'negative' : 'civil'

/** Whether what is on its way is only a word. An order is one; the way that a hired killer goes on it is none (RU-HIR-4). */
export const isWord = ({ ability }: Pick<Move, 'ability'>): boolean =>
  ability.is?.includes('word' satisfies Attribute) ?? false

export const isCivil = (move: Pick<Move, 'does'>): boolean => kindOf(move) === 'civil'

/** Whether a killer goes or is sent with a move. */
export const kills = ({ does }: Pick<Move, 'does'>): boolean => is(does, 'shot') || is(does, 'order')

/** A kill through a civil role, which counts as negative for the blocker (RU-BLK-6). */
export const killsAsCivil = (move: Pick<Move, 'does'>): boolean => kills(move) && isCivil(move)

/** By which rule a hired killer who kills so goes on no order. */
export const skipsOrderBy = (does: string): RuleId => moveOf(does)?.skipsOrderBy ?? 'RU-INV-B2'

/** By which civil role's move, or else a killer's own, somebody went out to kill. */
export const killingMove = ({ moves }: Pick<Resolution, 'moves'>, action: string, cause: Cause): string =>
  (cause === 'civil' ? moves.find(({ id }) => id === action)?.does : undefined) ?? 'shoot'

/** A shot through a negative role: the own one, or in another's place. */
export const shootsAsNegative = (move: Pick<Move, 'does'>): boolean => is(move.does, 'shot') && !isCivil(move)

/** A guard, by what the move is or by what was said with it (RU-BLK-1). */
export const isGuard = ({ does, with: { mode } }: Pick<Move, 'does' | 'with'>): boolean =>
  is(does, 'guards') && (!is(does, 'arrests') || mode === 'guard')

/** The geisha's company is the prostitute's too where one player is both (RU-GEI-B1). */
export const isProstitutes = (run: Resolution, { does, actor }: Pick<Move, 'does' | 'actor'>): boolean =>
  is(does, 'company') && !isCivil({ does }) && run.has(actor, 'takeHome')

/** Whether a move stands in this slot of the night or a later one, in this game's order. */
export function isLater(run: Resolution, { does }: Pick<Move, 'does'>, than: string): boolean {
  const order = nightOrder(run)
  const mine = order.findIndex(id => takes(id).includes(does))
  return mine >= 0 && mine > order.indexOf(than)
}

const takes = (id: string): readonly string[] =>
  (nightSlots as Record<string, { takes: readonly string[] }>)[id]?.takes ?? []

/** The slots of the night in this game's order. */
const nightOrder = perRun(run => chosenOrder<string>(nightSlots, run.option<string>('nightOrder')))

/** Every move that is made is logged for who watches: fact `went`, of who was visited, by who went; a failed one too, as an attempt. */
export function logged(run: Resolution, { move, at, why, led, home, target }: Arrival): void {
  const { actor: by, id: action, does, to } = move
  meets(run, by, action, { at, home, target })
  if (is(does, 'stays')) return
  const data = { kind: kindOf(move), does, aim: to.join(',') }
  run.put({ kind: 'went', of: at, by, action, why, rule: 'RU-NORD-2', data })
  for (const { claim, kind, rule } of comings) {
    const others = target.filter(one => !isAbout(one.claim, claim))
    if (others.length === target.length) continue
    const came = all({ is: 'fact', kind, of: by, other: at, action }, { rule, action }, led, [...home, ...others])
    run.put({ kind, of: at, by, action, why: came, rule, data })
  }
}

/** What meets a visitor so late that he made his move and came all the same: a closed door, or that nobody is met. */
const comings = [
  { claim: 'turnsAway', kind: 'atDoor', rule: 'RU-KAM-3' },
  { claim: 'missesBum', kind: 'cameInVain', rule: 'RU-BUM-5' },
] as const

/** Whether this is one of a civil and a negative move of the same player. */
export function makesBoth(run: Resolution, move: Move): boolean {
  const { actor } = move
  const counts = (one: Move): boolean => one.actor === actor && !is(one.does, 'uncounted') && !isEvening(one)
  return (
    counts(move)
    && negativeOf(run.seat(actor)) !== ''
    && run.moves.some(one => counts(one) && kindOf(one) !== kindOf(move))
  )
}

/** What foils one of two such moves foils the other (RU-GEN-16, RU-OVL-3, RU-TEAM-3), as it comes before both. */
export const jointlyBlocked = (run: Resolution, move: Move): RuleId[] =>
  makesBoth(run, move) ? ['RU-GEN-16', kindOf(move) === 'civil' ? 'RU-OVL-3' : 'RU-TEAM-3', 'RU-ORD-5'] : []

/** The rule by which a move does not reach the secretary; undefined for one that does. */
export const sparesSecretary = (does: string): RuleId | undefined => moveOf(does)?.sparesSecretary
