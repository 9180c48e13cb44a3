/**
 * Who does what with the shots of the night. Of those who send in a shot, as many as the side has shots use one of their own;
 * the others insure (RU-MAF-6, RU-MAF-8, RU-MAN-3). Only what was sent in counts here; what becomes of it shows at its turn.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Resolution } from '../vocabulary.ts'
import { is } from '../attributes.ts'
import { perRun } from './per-run.ts'
import { shootsAsNegative } from './moves.ts'
import { placeInRoster } from './roster.ts'
import { accountsOf, type Account } from './shots.ts'
import { homeOf, killersOf, negativeOf, otherSide, sideOf, sides, type Side } from './sides.ts'

/**
 * `own`: shots of the side's own, at so many of the targets. `partner`: in the place of a partner who is kept from his.
 * `cross`: in the place of the other side. `none`: neither is open to him.
 */
export type Use =
  | { as: 'own'; side: Side; shots: number }
  | { as: 'partner'; side: Side; of: SeatId }
  | { as: 'cross'; side: Side }
  | { as: 'none'; side: Side | undefined }

interface Plan {
  accounts: Record<Side, Account>
  uses: ReadonlyMap<string, Use>
  /** Who insures a shooter without having sent anything: the shooter, and the partner. */
  silent: readonly Silent[]
}

/** Insurance that nobody sent in. `bound`: what the partner sent in instead of it. */
export interface Silent {
  shot: Move
  insurer: SeatId
  bound?: Move
}

/** Whose target was said to go first comes first (RU-INS-2); then the roster decides, never when a move was sent in. */
export function byPriority(run: Resolution, moves: readonly Move[]): Move[] {
  const seat = (slot: SeatId): number => placeInRoster(run, slot)
  const rank = ({ with: keys }: Move): number => (keys.first === 'yes' ? 0 : 1)
  return [...moves].sort(
    (a, b) => rank(a) - rank(b) || seat(a.actor) - seat(b.actor) || seat(a.to[0] ?? '') - seat(b.to[0] ?? ''),
  )
}

export const planOf = perRun((run): Plan => {
  const accounts = accountsOf(run.game, run.phase.number)
  const uses = new Map<string, Use>()
  const silent: Silent[] = []
  const shooters = new Map<Side, Move[]>()
  for (const side of sides) {
    const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
    const { available, capacity } = accounts[side]
    const each = killers.length === 1 ? capacity : 1
    const own: Move[] = []
    let left = available
    for (const move of byPriority(
      run,
      run.moves.filter(({ does, actor }) => is(does, 'ownShot') && killers.includes(actor)),
    )) {
      const shots = Math.min(left, each, move.to.length)
      if (shots <= 0 || own.some(({ actor }) => actor === move.actor)) continue
      left -= shots
      own.push(move)
      uses.set(move.id, { as: 'own', side, shots })
    }
    shooters.set(side, own)
  }
  for (const move of byPriority(run, run.moves.filter(shootsAsNegative))) {
    if (!uses.has(move.id)) uses.set(move.id, insuranceOf(run, move, shooters, accounts))
  }
  for (const side of sides) silent.push(...silentOf(run, side, shooters.get(side)!, uses))
  return { accounts, uses, silent }
})

/** Whom a move that has no shot of its own insures. */
function insuranceOf(
  run: Resolution,
  move: Move,
  shooters: ReadonlyMap<Side, readonly Move[]>,
  accounts: Record<Side, Account>,
): Use {
  const side = sideOf(run.game.seats, move.actor) ?? homeOf(negativeOf(run.seat(move.actor)))
  if (!side) return { as: 'none', side }
  const mine = shooters.get(side)!
  // A killer who shoots himself insures nobody (RU-KILL-3, RU-MAF-8).
  if (mine.some(({ actor }) => actor === move.actor)) return { as: 'none', side }
  const partner = mine.find(({ with: { insurer } }) => insurer === undefined || insurer === move.actor)
  if (partner) return { as: 'partner', side, of: partner.actor }
  if (freeOfThree(run, side, accounts[side])) return { as: 'cross', side: otherSide(side) }
  // The geisha stands in for a maniac who passes as the mafia would (RU-GEI-8, RU-KILL-7).
  if (
    sideOf(run.game.seats, move.actor) === undefined
    && run.moves.some(({ does, actor }) => is(does, 'passes') && sideOf(run.game.seats, actor) === side)
  )
    return { as: 'cross', side }
  // Only a side without a shot insures the other one (RU-INS-3).
  return mine.length || accounts[side].available > 0 ? { as: 'none', side } : { as: 'cross', side: otherSide(side) }
}

/** Of three partners with a single shot on a night of the other side one may insure that side (RU-SON-2). */
const freeOfThree = (run: Resolution, side: Side, { available }: Account): boolean =>
  killersOf(run.game.seats, side).length > 2
  && available === 1
  && (run.phase.number % 2 === 1) === (otherSide(side) === 'mafia')

/** Whether a use of a shot leaves no insurance that goes without saying. */
const boundBy = (use: Use | undefined): boolean => use?.as === 'own' || use?.as === 'partner'

/** Partners insure by default, at the same target, where they do not shoot, insure otherwise, or decline (RU-MAF-9, RU-INS-1). With a third in the family only the named one does (RU-SON-2). */
function silentOf(run: Resolution, side: Side, own: readonly Move[], uses: ReadonlyMap<string, Use>): Silent[] {
  const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
  const taken = new Set<SeatId>()
  const declining = (who: SeatId): Move | undefined =>
    run.moves.find(({ does, actor }) => is(does, 'declines') && actor === who)
  return own.flatMap((shot): Silent[] => {
    const named = shot.with.insurer
    const insurer = killers.find(
      slot => slot !== shot.actor && (named === undefined ? killers.length === 2 : slot === named),
    )
    if (insurer === undefined) return []
    const bound =
      declining(insurer)
      ?? declining(shot.actor)
      ?? run.moves.find(({ id, actor }) => actor === insurer && boundBy(uses.get(id)))
    if (bound) return [{ shot, insurer, bound }]
    if (taken.has(insurer)) return []
    taken.add(insurer)
    return [{ shot, insurer }]
  })
}
