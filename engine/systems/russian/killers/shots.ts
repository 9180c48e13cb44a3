/**
 * A shot at its turn (RU-NORD-9, RU-ORD-8): whether its killer comes tonight, in whose place he shoots otherwise, and who of
 * all killers goes first. What becomes of the attack stands in `shared/attack.ts`.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { insteadId } from '../../../reason/instead.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Way } from '../../../resolve/sequence/way.ts'
import { is } from '../attributes.ts'
import { orders } from '../family/turns.ts'
import { deferred, later } from '../family/turns.ts'
import {
  crossBars,
  crossOpens,
  crossRuleOf,
  orderKilled,
  partnersVictim,
  sentElsewhere,
  waits,
} from '../family/turns.ts'
import { nightSlots } from '../order.ts'
import { roleIs } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { strike } from '../shared/attack.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { killsAsCivil, skipsOrderBy } from '../shared/moves.ts'
import { meets } from '../shared/obstacles.ts'
import { type Silent, type Use, byPriority, planOf } from '../shared/plan.ts'
import { placeInRoster } from '../shared/roster.ts'
import { type Side, killersOf, negativeOf, sideOf, sides } from '../shared/sides.ts'
import {
  type ActorGuard,
  type Claim,
  type LateEffect,
  type Note,
  type Redirect,
  type Resolution,
  type Says,
  all,
  any,
} from '../vocabulary.ts'
import { crossRule, insuredAlready, isOwn, keptFrom, sideKept } from './insurance.ts'
import { hasShot, manyShots, turnOf } from './own-shots.ts'

/** Where a shot goes, and the which of its targets that is. */
interface Place {
  at: SeatId
  aim: number
}

/** A shot with its use: the side's own, or in somebody's place. */
const shooting: LateEffect = (run, { move, at, aim, why }) => {
  const planned = planOf(run).uses.get(move.id) ?? { as: 'none', side: undefined }
  // Of more targets than shots the last ones are nobody's.
  const use: Use = planned.as === 'own' && aim >= planned.shots ? { as: 'none', side: planned.side } : planned
  const go = (arrived: Reason): (() => Reason) => {
    const done = strike(run, {
      action: move.id,
      killer: move.actor,
      target: at,
      cause: 'shot',
      rule: ruleOf(use),
      ...reachedBy(run, move, { at, aim }, use, arrived),
      account: accountOf(run, move, use),
    })
    if (use.as === 'own' && aim === 0)
      for (const silent of planOf(run).silent) if (silent.shot.id === move.id) stepInFor(run, silent, at)
    return done
  }
  return waits(run, move, use) ? deferred(run, () => goLate(run, move, { at, aim }, use, go)) : go(why)
}

/** At once; in a pair made of the last two, where somebody was attacked, once it shows whether he is saved (RU-YAK-6). */
function stepInFor(run: Resolution, silent: Silent, at: SeatId): void {
  if (partnersVictim(run, silent.shot.actor)) later(run, () => stepIn(run, silent, at))
  else stepIn(run, silent, at)
}

/** A shot that waited: with whatever has come in its way meanwhile, and not at all where the hired killer killed (RU-HIR-2). */
function goLate(
  run: Resolution,
  move: Move,
  { at, aim }: Place,
  use: Use,
  go: (arrived: Reason) => () => Reason,
): () => Reason {
  const killed = orderKilled(run, move)
  const again: Move = { ...move, to: [at] }
  for (const way of run.ways(again)) meets(run, move.actor, move.id, { ...way, at })
  const arrived = all(
    { is: 'fact', kind: 'stillGoes', of: move.actor, other: at, action: move.id },
    { rule: 'RU-INS-5', action: move.id },
    [run.trial(again)],
  )
  if (!killed?.holds) return go(arrived)
  const { reached } = reachedBy(run, move, { at, aim }, use, arrived)
  return () => reached
}

const ruleOf = (use: Use): RuleId =>
  use.as === 'own'
    ? 'RU-KILL-1'
    : use.as === 'partner'
      ? 'RU-MAF-9'
      : use.as === 'cross'
        ? crossRule(use.side)
        : 'RU-KILL-3'

/** Whose shot a kill realises: of the side that shoots, or of the side that is insured (RU-MAF-7, RU-MAN-4, RU-INS-4). */
const accountOf = (run: Resolution, { actor }: Move, { side }: Use): Side | '' =>
  side ?? sideOf(run.game.seats, actor) ?? ''

/** That a shot comes where it goes, and whether it is ready to, whatever its way met. */
function reachedBy(
  run: Resolution,
  move: Pick<Move, 'id' | 'actor' | 'does' | 'with'>,
  { at, aim }: Place,
  use: Use,
  why: Reason,
): { reached: Reason; ready: boolean } {
  const { id: action, actor } = move
  const cite = { rule: ruleOf(use), action, notes: agreements(run, move, at) }
  const by = (claim: Claim, said: Citation, because: readonly Reason[], unless: readonly Reason[]) => ({
    reached: all(claim, said, [why, ...because], unless),
    ready: because.every(({ holds }) => holds) && !unless.some(({ holds }) => holds),
  })
  switch (use.as) {
    case 'own':
      return by(
        { is: 'fact', kind: 'shoots', of: at, other: actor, action },
        { ...cite, also: manyShots(run, use) },
        [hasShot(run, use.side, turnOf(run, action, use.side) + aim)],
        [orderKilled(run, move)].filter(reason => reason !== undefined),
      )
    case 'none':
      return by(
        { is: 'fact', kind: 'shoots', of: at, other: actor, action },
        cite,
        [],
        [nothingToDo(run, actor, use.side)],
      )
    case 'partner':
      return by(
        { is: 'fact', kind: 'insures', of: at, other: actor, action },
        { ...cite, also: [partnersOnly(run, move)] },
        [keptFrom(run, use.of, at)],
        [...sentElsewhere(run, actor), ...insuredAlready(run, actor, use.of)],
      )
    case 'cross':
      return by(
        { is: 'fact', kind: 'insures', of: at, other: actor, action },
        { ...cite, rule: crossRuleOf(run, actor, use.side) ?? cite.rule },
        [mayStepIn(run, use.side)],
        crossBars(run, actor, at, use.side),
      )
  }
}

/** The other side's shot is open: it was kept at home, or between pairs its victim was saved (RU-INS-3, RU-YAK-5). */
function mayStepIn(run: Resolution, side: Side): Reason {
  const kept = sideKept(run, side)
  const more = crossOpens(run, side)
  return more.length
    ? any({ is: 'fact', kind: 'mayStepIn', of: '', values: { side } }, { rule: 'RU-YAK-5' }, [kept, ...more])
    : kept
}

/** What partners said to each other: who sent the move in, and that the target agreed (RU-INS-2). */
function agreements(
  run: Resolution,
  { id: action, actor, with: keys }: Pick<Move, 'id' | 'actor' | 'with'>,
  at: SeatId,
): Note[] {
  const side = sideOf(run.game.seats, actor)
  const partner = side !== undefined && at !== actor && killersOf(run.game.seats, side).some(({ slot }) => slot === at)
  const note = (kind: Says, of: SeatId, other: SeatId): Note => ({
    claim: { is: 'fact', kind, of, other, action },
    rule: 'RU-INS-2',
  })
  return [
    ...(keys.sentBy ? [note('sentByPartner', actor, keys.sentBy)] : []),
    ...(partner && keys.agreed === 'yes' ? [note('partnerAgreed', at, actor)] : []),
  ]
}

/** Why a killer can neither shoot nor insure: what he could do is taken, or his side has a shot of its own to use. */
function nothingToDo(run: Resolution, actor: SeatId, side: Side | undefined): Reason {
  const plan = planOf(run)
  const shoots = [...plan.uses].some(
    ([id, use]) => use.as === 'own' && use.side === side && run.moves.find(move => move.id === id)?.actor !== actor,
  )
  if (side !== undefined && !shoots && plan.accounts[side].available > 0)
    return all(
      { is: 'fact', kind: 'hasOwnShot', of: actor, values: { side } },
      { rule: side === 'mafia' ? 'RU-INS-3' : 'RU-MAN-3' },
      [hasShot(run, side)],
    )
  // Of three partners the one who is not named has nobody to insure.
  const unnamed = run.moves.some(
    ({ id, actor: shooter, with: { insurer } }) =>
      insurer !== undefined && insurer !== actor && shooter !== actor && plan.uses.get(id)?.side === side,
  )
  return run.given(
    { is: 'fact', kind: 'noShotLeft', of: actor, values: { side: side ?? '' } },
    unnamed ? 'RU-SON-2' : 'RU-KILL-3',
  )
}

/** Who has a partner that shoots can insure only him, whether he asked for that or had no shot left for his own (RU-MAF-8, RU-KILL-3). */
const partnersOnly = (run: Resolution, { id: action, actor, does }: Pick<Move, 'id' | 'actor' | 'does'>): RuleId =>
  is(does, 'ownShot') && run.moves.some(move => move.id === action && move.actor === actor) ? 'RU-KILL-3' : 'RU-MAF-8'

/**
 * The insurance that nobody had to send in: at the same target, with the insurer's own obstacles, and nothing of it where
 * the partner declined or shoots elsewhere.
 */
function stepIn(run: Resolution, { shot, insurer, bound }: Silent, at: SeatId): void {
  const move: Move = { ...shot, actor: insurer, with: {} }
  delete move.ruled
  const use: Use = { as: 'partner', side: sideOf(run.game.seats, shot.actor)!, of: shot.actor }
  const target = landsAt(run, move, shot.to[0]!)
  const kept = keptFrom(run, shot.actor, target).holds
  if (bound && (target !== at || !kept)) return
  // Who is called on does what nobody sent in, a deed of his own; of who sent in something else there is none.
  const deed = kept && !bound ? insteadId({ who: insurer, does: 'insure', of: shot.id }) : shot.id
  const [way] = run.ways(move)
  if (way) meets(run, insurer, shot.id, { ...way, at: target })
  const stands = standsBy(run, move, target, way, bound)
  const coming = reachedBy(run, { ...move, id: deed }, { at: target, aim: 0 }, use, stands)
  strike(run, {
    action: shot.id,
    deed,
    killer: insurer,
    target,
    cause: 'shot',
    rule: 'RU-MAF-9',
    ...coming,
    ready: coming.ready && !bound,
    account: use.side,
  })
}

/** That nothing keeps the insurer from going, with whatever might: the shot he would make is another's. */
function standsBy(run: Resolution, move: Move, target: SeatId, way: Way | undefined, bound: Move | undefined): Reason {
  return all({ is: 'fact', kind: 'standsBy', of: move.actor, other: target }, { rule: 'RU-INS-1' }, way?.led, [
    ...(bound ? [insuresOtherwise(run, bound)] : []),
    ...(way?.home ?? []),
    ...(way?.target ?? []),
  ])
}

/** What a partner sent in instead of insurance at the same target. */
const insuresOtherwise = (run: Resolution, { id, actor, does }: Move): Reason =>
  run.given(
    { is: 'fact', kind: is(does, 'declines') ? 'declined' : 'shootsElsewhere', of: actor, action: id },
    'RU-INS-1',
    id,
  )

/** Where the partner whose target goes first is stopped, the other one shoots there (RU-INS-2). */
const firstTarget: Redirect = (run, { id, actor, does }, at) => {
  if (!is(does, 'ownShot')) return undefined
  const { uses } = planOf(run)
  const use = uses.get(id)
  if (use?.as !== 'own') return undefined
  const before = run.moves.find(
    other =>
      other.id !== id
      && other.actor !== actor
      && other.with.first === 'yes'
      && uses.get(other.id)?.as === 'own'
      && uses.get(other.id)?.side === use.side,
  )
  const [target] = before?.to ?? []
  if (!before || target === undefined || target === at) return undefined
  const stopped = run.ledger.seek(
    { kind: 'prevented', of: before.actor, when: 'soFar', where: fact => isOwn(run, fact) },
    'RU-INS-2',
    { is: 'fact', kind: 'goesFirst', of: target, other: before.actor },
  )
  return stopped.holds ? { at: target, path: [], because: [stopped] } : undefined
}

/** Whose turn comes first tonight: the mafia on odd nights, the maniac's side on even ones. */
const sidesInOrder = (run: Resolution): readonly Side[] => (run.phase.number % 2 === 1 ? sides : [...sides].reverse())

/** What is said at home comes first, then side by side the orders, the own shots, and who shoots in another's place; suicides come last (RU-SUI-1). */
function inKillersOrder(moves: readonly Move[], run: Resolution): Move[] {
  const { uses } = planOf(run)
  const turns = sidesInOrder(run)
  const place = (move: Move): number => {
    const { id, does, actor } = move
    const use = uses.get(id)
    if (is(does, 'byOwnHand')) return 99
    if (is(does, 'declines')) return 0
    if (is(does, 'order')) {
      const turn = orders(run).turnOf(move)
      return (turns.indexOf(turn.side) + 1) * 10 + (turn.as === 'cross' ? 2.5 : 0)
    }
    const side = turns.indexOf(use?.side ?? sideOf(run.game.seats, actor) ?? 'mafia')
    return (
      (side + 1) * 10
      + (use?.as === 'own'
        ? 1
        : use?.as === 'partner'
          ? 2
          : use?.as === 'cross'
            ? sideOf(run.game.seats, actor) === undefined
              ? 2.2
              : 3
            : 4)
    )
  }
  const known = byPriority(run, moves)
  return [...known].sort((a, b) => place(a) - place(b))
}

/** A hired killer who goes out to kill through the civil role skips the order. */
const skipsOrder: ActorGuard = (run, { does, id, actor }) => {
  if (!is(does, 'order')) return undefined
  const side = roleIs(negativeOf(run.seat(actor)), 'pairOfYakuza') ? 'ninja' : 'hireling'
  const kills = run.moves.filter(move => killsAsCivil(move) && negativeOf(run.seat(move.actor)) === side)
  return kills.map(move => {
    const rule = skipsOrderBy(move.does)
    return all({ is: 'fact', kind: 'skipsOrder', of: move.actor, action: id }, { rule, action: move.id }, [
      run.given({ is: 'fact', kind: 'sentOut', of: move.actor, action: move.id }, rule, move.id),
    ])
  })
}

const ranked: readonly string[] = nightSlots.civilKillers.takes

/** Role by role as the slot takes them, and of one role as the roster has them. */
const inCivilOrder = (moves: readonly Move[], run: Resolution): Move[] =>
  [...moves].sort(
    (one, other) =>
      ranked.indexOf(one.does) - ranked.indexOf(other.does)
      || placeInRoster(run, one.actor) - placeInRoster(run, other.actor),
  )

export const shots = section({
  rulings: {
    actorGuards: [skipsOrder],
    redirects: [firstTarget],
    effects: { shot: shooting },
    order: { negKillers: inKillersOrder, civilKillers: inCivilOrder },
  },
})
