/** Why a block foiled nothing: it never came about, or others decided how the moves fared it might have met (RU-BLK-4). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { is } from '../attributes.ts'
import { shotsNotMade } from '../family/turns.ts'
import { blows, overrulings } from '../shared/attack.ts'
import { tonight } from '../shared/tonight.ts'
import { standsWithout } from '../shared/without.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'

type Block = Fact<'arrested' | 'guarded'>

/** What the block might have foiled and did not; none of it holds. */
export function missed(run: Resolution, block: Block): Reason[] {
  if (!block.why.holds) return [block.why]
  const ways = [...met(run, block), ...atHome(run, block)].flatMap(({ who, why }) => spared(block, who, why))
  return block.kind === 'guarded' ? [...ways, ...notTurnedAway(run, block), ...neverCame(run, block)] : ways
}

/** A move, by whom, and why it came or did not. */
interface Way {
  who: SeatId
  why: Reason
}

/** The moves of the blocked, and of a guard those towards him. Who steps in for another sent no move of his own. */
const met = (run: Resolution, block: Block): Way[] =>
  [...tonight(run, 'went'), ...tonight(run, 'atHome')]
    .filter(
      ({ action, by, of, kind }) =>
        action !== block.action
        && (by === block.of || (block.kind === 'guarded' && kind === 'went' && of === block.of)),
    )
    .flatMap(({ action, by: who, why }) =>
      who !== undefined && run.moves.some(({ id, actor }) => id === action && actor === who) ? [{ who, why }] : [],
    )

/** Moves that go to nobody leave nothing behind: they are asked again. */
const atHome = (run: Resolution, { of }: Block): Way[] =>
  run.moves
    .filter(({ does, actor }) => is(does, 'question') && actor === of)
    .map(move => ({ who: of, why: run.trial(move) }))

/** That a move was not foiled: it fell by something else, or something kept the block from it. */
function spared({ action }: Block, who: SeatId, why: Reason): Reason[] {
  const ofBlock = (reason: Reason): boolean => action !== undefined && reason.action === action
  const counters = nodesOf([why]).flatMap(({ unless }) => unless)
  const others = why.holds ? [] : counters.filter(one => one.holds && standsWithout(one, ofBlock))
  const kept = why.holds ? counters.filter(one => !one.holds && nodesOf([one]).some(ofBlock)) : []
  return others.length || kept.length ? [notFoiled(action, who, kept, others)] : []
}

/** Blows that came through a guard: what overrules it. */
const notTurnedAway = (run: Resolution, { of, action }: Block): Reason[] =>
  blows(run)
    .filter(({ target, attacked }) => target === of && attacked.holds)
    .flatMap(blow => {
      const over = overrulings(run, blow).filter(({ holds }) => holds)
      return over.length ? [notFoiled(action, blow.killer, [], over)] : []
    })

/** Shots at whom a guard protects that a hired killer made needless. */
const neverCame = (run: Resolution, { of, action }: Block): Reason[] =>
  shotsNotMade(run, of).map(({ move, killed }) => notFoiled(action, move.actor, [], [killed]))

const notFoiled = (
  action: string | undefined,
  of: SeatId,
  because: readonly Reason[],
  unless: readonly Reason[],
): Reason =>
  all(
    { is: 'fact', kind: 'foiledMove', of, ...(action !== undefined && { action }) },
    { rule: 'RU-BLK-4' },
    because,
    unless,
  )
