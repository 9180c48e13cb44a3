/** The blocker: what an arrest and a guard foil, and what the morning says of it (RU-BLK). */
import { seatOf } from '../../../journal/state.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { roleIs } from '../roles/is.ts'
import type { Blow } from '../part.ts'
import { blows, leadsOf, overrulings, unlessOverruled, type Pending } from '../shared/attack.ts'
import { fallTogether } from '../shared/both.ts'
import { metIllusion } from '../shared/illusion.ts'
import { isCivil, isGuard, killingMove, killsAsCivil, kindOf } from '../shared/moves.ts'
import { roleAs } from '../shared/playing.ts'
import { apartFromNight, isOfNight } from '../shared/place.ts'
import {
  all,
  any,
  isAbout,
  type Fact,
  type ActorGuard,
  type TargetGuard,
  type LateEffect,
  type Resolution,
} from '../vocabulary.ts'
import { missed } from './missed.ts'
import { isCopyOf } from '../shared/undead.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import { standsWithout } from '../shared/without.ts'

type Block = Fact<'arrested' | 'guarded'>
/** An arrest or a guard, by what was said with it. */
export const blocking: LateEffect = (run, { move, at, why }) => {
  const [kind, rule] = isGuard(move) ? (['guarded', 'RU-BLK-5'] as const) : (['arrested', 'RU-BLK-2'] as const)
  run.put({ kind, of: at, by: move.actor, action: move.id, why, rule })
}

/** Nothing a block foils is what is only said; a hireling's order is foiled at the hireling (RU-HIR-4). */
const foilable = (run: Resolution, { does, actor }: Move): boolean =>
  isOfNight({ does })
  && !is(does, 'spoken')
  && !(is(does, 'order') && !roleIs(negativeIn(run, actor), 'killsSpecially'))

/** Moves of werewolves that are theirs alone: foiled like others, and no hit (RU-BLK-3, RU-HIR-9). */
const negativeIn = (run: Resolution, who: SeatId): string =>
  run.game.seats.find(({ slot }) => slot === who)?.details?.negative ?? ''
const isSpecial = (run: Resolution, who: SeatId, does: string): boolean =>
  is(does, 'special') || (!isCivil({ does }) && roleIs(negativeIn(run, who), 'killsSpecially'))

const standing = (
  run: Resolution,
  kind: 'arrested' | 'guarded',
  of: SeatId,
  rule: RuleId,
  also: readonly RuleId[] = [],
): Reason =>
  any(
    { is: 'fact', kind: kind === 'arrested' ? 'underArrest' : 'underGuard', of },
    { rule, also },
    run.ledger.attempts({ kind, of, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar')),
  )

/** Under arrest no move of the night passes; under guard the own civil one does not (RU-BLK-2, RU-BLK-5, RU-BLK-6). */
export const blockGate: ActorGuard = (run, move) => {
  if (!foilable(run, move)) return undefined
  const { actor, does, id: action } = move
  const kills = killsAsCivil(move)
  const arrest = standing(
    run,
    'arrested',
    actor,
    kills ? 'RU-BLK-6' : isSpecial(run, actor, does) ? 'RU-BLK-3' : 'RU-BLK-2',
    fallTogether(run, move),
  )
  const guard = standing(run, 'guarded', actor, 'RU-BLK-5')
  const apart = apartFromNight(run, move)
  const exempt = kills
    ? [run.given({ is: 'fact', kind: 'killsAllTheSame', of: actor, action }, 'RU-BLK-6', action)]
    : isCivil(move)
      ? []
      : [run.given({ is: 'fact', kind: 'negativeStands', of: actor, action }, 'RU-BLK-5', action)]
  return [
    ...(arrest.because.length ? [stopping(move, metIllusion(run, actor, arrest, isCivil(move)), apart)] : []),
    ...(guard.because.length
      ? [all({ is: 'fact', kind: 'keptHome', of: actor }, { rule: 'RU-BLK-5' }, [guard], [...exempt, ...apart])]
      : []),
  ]
}

/** An arrest, and what it does not reach. */
const stopping = ({ actor, id: action }: Move, arrest: Reason, apart: readonly Reason[]): Reason =>
  apart.length
    ? all({ is: 'fact', kind: 'stoppedByArrest', of: actor, action }, { rule: 'RU-BLK-2', action }, [arrest], apart)
    : arrest

/** Moves of negative roles that come to somebody and that a guard there stops before they do. A shot is stopped as an attack, unless the option says that it never becomes one. */
const stoppedThere: Readonly<Record<string, RuleId>> = {
  jokerCheck: 'RU-BLK-9',
  poison: 'RU-BLK-5',
  capture: 'RU-BLK-5',
  take: 'RU-BLK-5',
}
/** A shot that a guard stops before it becomes an attack, by the role that fires it. */
const stopsShot = (does: string): RuleId | undefined =>
  is(does, 'shot') ? (isCivil({ does }) ? 'RU-BLK-6' : 'RU-BLK-5') : undefined

export const guardLanding: TargetGuard = (run, { does, actor }, at) => {
  const rule = stoppedThere[does] ?? (run.option<boolean>('guardCountsAsRescue') ? undefined : stopsShot(does))
  if (rule === undefined) return undefined
  const guard = standing(run, 'guarded', at, actor === at ? 'RU-BLK-7' : rule)
  if (!guard.because.length) return undefined
  if (stoppedThere[does] !== undefined) return guard
  const led = leadsOf(run, { action: '', killer: actor, target: at, victim: at, cause: 'shot', rule, reached: guard })
  return unlessOverruled(
    run,
    { victim: at, cause: 'shot' },
    led ? all({ is: 'fact', kind: 'guardSaves', of: at }, { rule: 'RU-BLK-10' }, [guard], [led.why]) : guard,
    'RU-BLK-10',
  )
}

/** A guard saves whom a blow was meant for (RU-BLK-5, RU-BLK-7). */
export function guardsOf(run: Resolution, { target, killer, cause }: Blow): Reason[] {
  const guard = standing(
    run,
    'guarded',
    target,
    killer === target ? 'RU-BLK-7' : cause === 'civil' ? 'RU-BLK-6' : 'RU-BLK-5',
  )
  return guard.because.length ? [guard] : []
}

/** A move that a block foiled: whose it was, and what the blocker may hear of it. */
interface Foiled {
  who: SeatId
  /** The move; of who stepped in for another, the other's. */
  action: string
  role: string
  special: boolean
  kills: boolean
  onSelf: boolean
  why: Reason
}

/** Every block of the night: what it foiled, whether that is a hit, and who hears of it. */
export function reportBlocker(run: Resolution): void {
  const blocks = (['arrested', 'guarded'] as const).flatMap((kind): Block[] => tonight(run, kind))
  const reports = blocks.map(block => ({ block, ...judged(run, block) }))
  for (const {
    block: { of, by, action },
    why,
    rule,
  } of reports)
    run.put({
      kind: 'blockerHit',
      of,
      why,
      rule,
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
    })
  // Everybody hears of the blocker alone; who only plays him is told himself (RU-ACR-3).
  const isCopy = ({ block: { by = '' } }: { block: Block }): boolean => isCopyOf(run.game, by, 'arrest')
  const originals = reports.filter(report => !isCopy(report))
  if (whoHad(run, 'arrest', 'guard', 'block').length) announce(run, originals)
  for (const { block, why } of reports.filter(isCopy))
    if (!why.holds) run.tell(block.by ?? '', 'copyMissed', {}, 'RU-ACR-3')
  for (const { block, named, why } of reports) if (why.holds) tellOfHit(run, block, named, why)
}

type Judged = ReturnType<typeof judged>

function announce(run: Resolution, reports: readonly (Judged & { block: Block })[]): void {
  const hit = reports.find(({ why }) => why.holds)
  const late = hit?.block.by !== undefined && run.isDead(hit.block.by)
  run.announce(
    'blocker',
    { is: hit ? 'hit' : 'miss' },
    late ? 'RU-BLK-8' : (hit?.rule ?? reports[0]?.rule ?? 'RU-BLK-4'),
  )
}

/** Whether a block hit: it foiled a move that is no special one (RU-BLK-2 to RU-BLK-7). */
function judged(run: Resolution, block: Block): { named: Foiled[]; why: Reason; rule: RuleId } {
  const foiled = foiledBy(run, block)
  const special = foiled.filter(one => one.special)
  const plain = foiled.filter(one => !one.special)
  const named = special.length && run.option('civilBesideSpecial') === 'miss' ? [] : plain
  const rule: RuleId = special.length
    ? 'RU-BLK-3'
    : !plain.length
      ? 'RU-BLK-4'
      : plain.some(({ onSelf }) => onSelf)
        ? 'RU-BLK-7'
        : plain.some(({ kills }) => kills)
          ? 'RU-BLK-6'
          : block.kind === 'arrested'
            ? 'RU-BLK-2'
            : 'RU-BLK-5'
  const hits = foiled.map(one =>
    all(
      { is: 'fact', kind: 'foiledMove', of: one.who, ...(block.action !== undefined && { action: block.action }) },
      { rule },
      [one.why],
      named.includes(one) ? [] : [specialMove(run, one.special ? one : (special[0] ?? one))],
    ),
  )
  return {
    named,
    rule,
    why: any(
      { is: 'fact', kind: 'blockerHit', of: block.of },
      { rule, ...(block.action !== undefined && { action: block.action }) },
      hits.length ? hits : missed(run, block),
    ),
  }
}

const specialMove = (run: Resolution, { who, action }: Foiled): Reason =>
  run.given({ is: 'fact', kind: 'specialMove', of: who, action }, 'RU-BLK-3')

/** The blocker learns the roles, and that one of them was a kill; whose own move fell learns of the block (RU-RES-5). */
function tellOfHit(run: Resolution, { of, by, action, kind }: Block, named: readonly Foiled[], why: Reason): void {
  const roles = [...new Set(named.map(({ role }) => role))]
  const rule: RuleId = kind === 'arrested' ? 'RU-BLK-2' : 'RU-BLK-5'
  run.learnFact(
    by!,
    { action: action!, ability: kind === 'arrested' ? 'arrest' : 'guard' },
    of,
    'role',
    roles.length === 1 ? roles[0]! : roles,
    rule,
    why,
  )
  run.tell(by!, 'blockHit', { about: of, role: roles }, rule)
  const kill = named.find(({ kills }) => kills)
  if (kill) run.tell(by!, 'foiledKilling', { role: kill.role }, 'RU-BLK-6')
  if (named.some(({ who, onSelf }) => who === of && !onSelf)) run.tell(of, 'blocked', {}, 'RU-RES-5')
}

/** What a move meets at its target, or on its way there: later than a block of the one who makes it. */
const atTheTarget = [
  'clientOutOfReach',
  'turnsAway',
  'missesBum',
  'takenForDead',
  'behindIllusion',
  'reachedHealing',
  'madeToSkip',
  'meetsOwnShot',
  'imposedRepeat',
] as const

const isOwnMove = ({ moves }: Resolution, who: SeatId | undefined, action: string): boolean =>
  moves.some(({ id, actor }) => id === action && actor === who)

/**
 * What a block foiled: the player's own moves that it stopped, and of a guard also the moves at him and the attacks it
 * turned away. Whether they would have failed later, by an attack that he survives, the fire, or at the target, does
 * not matter, for the block came first (RU-BLK-2); a corpse made no move (RU-BLK-4). What else came of it (a partner
 * who stepped in, whose victim lost a move) is no hit.
 */
function foiledBy(run: Resolution, block: Block): Foiled[] {
  if (!block.why.holds) return []
  // An arrest that stopped the geisha counts, whoever takes her home after it (RU-ORD-9).
  const stoppedGeisha =
    block.kind === 'arrested'
    && run.moves.some(move => is(move.does, 'company') && !isCivil(move) && move.actor === block.of)
  const fallen =
    (mover: SeatId | undefined) =>
    ({ action, claim }: Reason): boolean =>
      (action !== undefined && action === block.action)
      || (isAbout(claim, 'attackedBefore') && claim.of === mover && !run.isDead(claim.of))
      || (isAbout(claim, 'stoppedByFire') && claim.of === mover)
      || (atTheTarget.some(kind => isAbout(claim, kind)) && (action === undefined || isOwnMove(run, mover, action)))
      || (isAbout(claim, 'inCompany') && claim.of === mover && stoppedGeisha)
  const moves = [
    ...tonight(run, 'went').filter(
      ({ why, by, data }) => !why.holds && data.does !== 'shoot' && standsWithout(why, fallen(by)),
    ),
    ...tonight(run, 'atHome').filter(({ why, by }) => !why.holds && standsWithout(why, fallen(by))),
    ...tonight(run, 'prevented').filter(
      ({ why, by }) =>
        why.holds && why.unless.some(reached => !reached.unless.some(passesOver) && standsWithout(reached, fallen(by))),
    ),
  ].filter(
    ({ action, by, of, data }) =>
      action !== block.action
      && (by === block.of || (block.kind === 'guarded' && ('target' in data ? data.target : of) === block.of)),
  )
  const stopped = [...moves, ...atHome(run, fallen)].map(({ by, action }) =>
    foiledAs(run, block, {
      who: by!,
      action: action!,
      does: run.moves.find(({ id }) => id === action)?.does ?? 'shoot',
      onSelf: false,
      why: block.why,
    }),
  )
  const turned = block.kind !== 'guarded' ? [] : blows(run).flatMap(blow => turnedAway(run, block, blow))
  const all = [...stopped, ...turned]
  return all.filter((one, place) => all.findIndex(({ who, role }) => who === one.who && role === one.role) === place)
}

/** A hired killer who passes somebody over makes no move that could be foiled (RU-HIR-3). */
const passesOver = ({ claim, holds }: Reason): boolean => holds && isAbout(claim, 'passedOver')

/** A blow at whom a guard protects: turned away by it, or by a bodyguard beside it (RU-BLK-10). */
function turnedAway(run: Resolution, block: Block, blow: Pending): Foiled[] {
  const { killer, target, aimed, victim, cause, attacked } = blow
  if (victim !== target || !attacked.holds) return []
  const shot = { who: killer, action: blow.action, does: killingMove(run, blow.action, cause) }
  if (target === block.of)
    return overrulings(run, blow).some(({ holds }) => holds)
      ? []
      : [foiledAs(run, block, { ...shot, onSelf: killer === target, why: attacked })]
  return aimed === block.of
    ? [
        foiledAs(run, block, {
          ...shot,
          onSelf: false,
          why: all({ is: 'fact', kind: 'bothTrigger', of: block.of, other: target }, { rule: 'RU-BLK-10' }, [attacked]),
        }),
      ]
    : []
}

/** Moves that go to nobody, and so leave nothing behind when they fail: they are asked again. */
function atHome(
  run: Resolution,
  fallen: (mover: SeatId) => (reason: Reason) => boolean,
): { by: SeatId; action: string }[] {
  return run.moves
    .filter(({ does }) => is(does, 'question'))
    .flatMap(move => {
      const arrives = run.trial(move)
      return !arrives.holds && standsWithout(arrives, fallen(move.actor)) ? [{ by: move.actor, action: move.id }] : []
    })
}

/**
 * Of an arrest a special move is no hit (RU-BLK-3); of a guard every negative move is, unless the host plays it
 * otherwise (RU-BLK-5).
 */
function foiledAs(
  run: Resolution,
  { kind }: Block,
  { does, ...foiled }: Pick<Foiled, 'who' | 'action' | 'onSelf' | 'why'> & { does: string },
): Foiled {
  const { who } = foiled
  const hits = kind === 'guarded' && run.option('guardFoilsSpecial') === 'hit'
  const role = roleAs(run.game, seatOf(run.game, who)!, { kind: kindOf({ does }), does })
  return { ...foiled, role, special: !hits && isSpecial(run, who, does), kills: killsAsCivil({ does }) }
}
