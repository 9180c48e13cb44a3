/**
 * Barriers: each ballot against their owner counts one at most, and then as many votes fall away as the barrier is big
 * (RU-BAR-1). Whose they are is not said: none of them counts less than another.
 */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { hasUse } from '../shared/roles.ts'
import { isRole } from '../shared/playing.ts'
import { all, any, type Claim, type Walk } from '../vocabulary.ts'
import { allRedsAgainst } from './everybody.ts'
import { voidsDefence } from './lawyer.ts'
import { byBallot, counts, taken, type Point, type Stepped } from './points.ts'

/** A barrier of somebody, and how big it is. */
interface Barrier {
  size: number
  why: Reason
}

/** Takes away what barriers stop. */
export function behindBarriers(walk: Walk, points: readonly Point[]): Stepped {
  const owners = walk.living().flatMap(({ slot }) => {
    const barrier = greatest(barriersOf(walk, slot))
    return barrier ? { slot, barrier } : []
  })
  return owners.reduce<Stepped>((before, { slot, barrier }) => behind(walk, slot, barrier, before), {
    points,
    because: [],
  })
}

/** Of several barriers the greatest counts. */
const greatest = (barriers: readonly Barrier[]): Barrier | undefined =>
  barriers.filter(({ why }) => why.holds).sort((a, b) => b.size - a.size)[0]

function behind(walk: Walk, owner: Slot, { size, why }: Barrier, { points, because, removals = [] }: Stepped): Stepped {
  const passes = (by: Slot): boolean => voidsDefence(walk, by, owner)?.holds ?? false
  const against = byBallot(points.filter(({ target, by }) => target === owner && !passes(by)))
  const levelled = against.flatMap(ballot => ballot.slice(1))
  const claim = (kind: 'levelled' | 'barred'): Claim => ({ is: 'fact', kind, of: owner, values: { size } })
  const levels = all(claim('levelled'), { rule: 'RU-BAR-1' }, [why])
  const spared = allRedsAgainst(walk, owner)
  const removes = all(claim('barred'), { rule: 'RU-BAR-1' }, [why], spared ? [spared] : [])
  const votes = Math.min(size, against.length)
  return {
    points: points.map(point => (levelled.includes(point) ? taken(point, levels, 'RU-BAR-1') : point)),
    because: [...because, ...(levelled.length ? [levels] : []), ...(votes ? [removes] : [])],
    removals: [...removals, ...(votes ? [{ of: owner, votes, why: removes, ...(spared && { spared }) }] : [])],
  }
}

/** Drugs of the night before, and the barrier of a priest. */
function barriersOf(walk: Walk, who: Slot): Barrier[] {
  const drugs = walk.ledger.attempts({ kind: 'drugged', of: who, when: 'phaseStart' }).map(fact => {
    const size = fact.data.dose ?? 1
    return { size, why: barrier(who, size, 'RU-DRU-1', [walk.ledger.standing(fact, 'phaseStart')]) }
  })
  return [...drugs, ...priestsBarrier(walk, who)]
}

const barrier = (of: Slot, size: number, rule: RuleId, because: readonly Reason[]): Reason =>
  all({ is: 'fact', kind: 'hasBarrier', of, values: { size } }, { rule }, because)

/** Three, less by one for every red lynched so far; of who only plays the role a third less (RU-PRI-3). */
function priestsBarrier(walk: Walk, who: Slot): Barrier[] {
  const seat = walk.seat(who)
  const passive = isRole(walk.game, seat, 'priest') && hasUse(walk, who) ? walk.passive(who, 'noticeRoles') : undefined
  if (!passive) return []
  const lynched = walk.ledger
    .attempts({ kind: 'lynched', when: 'phaseStart' })
    .filter(({ of, why }) => why.holds && walk.seat(of).faction === 'red')
  const full = Math.max(0, 3 - lynched.length)
  const size = seat.role === 'priest' ? full : Math.floor((full * 2) / 3)
  return [{ size, why: barrier(who, size, 'RU-PRI-3', [passive.why]) }]
}

/** A drugged voter's ballot counts one at most (RU-DRU-1). */
export function ofDrugged(walk: Walk, points: readonly Point[]): Stepped {
  const cut = byBallot(points).flatMap(([first, ...more]) => {
    if (!first || !more.length) return []
    const drugs = walk.ledger
      .attempts({ kind: 'drugged', of: first.by, when: 'phaseStart' })
      .map(fact => walk.ledger.standing(fact, 'phaseStart'))
    if (!drugs.length) return []
    const levels = any(
      { is: 'fact', kind: 'drugsLevel', of: first.by, other: first.target },
      { rule: 'RU-DRU-1' },
      drugs,
    )
    return more.map(point => ({ point, levels }))
  })
  return {
    points: points.map(point => {
      const by = cut.find(one => one.point === point)
      return by && counts(point) ? taken(point, by.levels, 'RU-DRU-1') : point
    }),
    because: [...new Set(cut.map(({ levels }) => levels))],
  }
}
