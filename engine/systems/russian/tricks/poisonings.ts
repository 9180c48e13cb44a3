/** How many poisonings a poisoner has, and what becomes of those that are left when he is gone (RU-POI-4, RU-POI-5). */
import { own } from '../../../ruleset/catalogue.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { planOf } from '../shared/plan.ts'
import { poisonerOf } from '../shared/shots.ts'
import { killersOf, negativeOf, type Side } from '../shared/sides.ts'
import { all, any, type Walk } from '../vocabulary.ts'

/** The one poisoning everybody starts with. */
export const basicSpent = (walk: Walk, poisoner: Slot): boolean =>
  walk.count(poisoner, 'poisoningsSpent') > 0
  || (own(walk.game.state?.[poisoner] ?? {}, 'poisoningsSpent') === undefined
    && walk.game.seats.some(({ slot, status }) => slot === poisoner && status.includes('noPoison')))

const extrasOf = (walk: Walk, poisoner: Slot): number => walk.count(poisoner, 'extraPoisonings')
export const leftOf = (walk: Walk, poisoner: Slot): number =>
  (basicSpent(walk, poisoner) ? 0 : 1) + extrasOf(walk, poisoner)

/** A shot that nobody can use was handed to the poisoner (RU-KILL-4). */
export function receive(walk: Walk): void {
  const poisoner = poisonerOf(walk.game)
  const entries = Object.values(planOf(walk).accounts).flatMap(({ side, entries }) =>
    entries.filter(({ kind }) => kind === 'poisoning').map(({ count, rule }) => ({ side, count, rule })),
  )
  const count = entries.reduce((sum, entry) => sum - entry.count, 0)
  if (poisoner === undefined || count <= 0) return
  const why = all(
    { is: 'fact', kind: 'extraPoisoning', of: poisoner },
    { rule: 'RU-POI-4' },
    entries.map(({ side, count: taken, rule }) =>
      walk.given({ is: 'fact', kind: 'surplusShot', of: side, values: { count: -taken } }, rule),
    ),
  )
  const spent = basicSpent(walk, poisoner)
  for (const fact of walk.ledger.found({ kind: 'noPoison', of: poisoner, when: 'soFar' })) walk.ledger.end(fact, why)
  if (spent) walk.setCount(poisoner, 'poisoningsSpent', 1)
  walk.setCount(poisoner, 'extraPoisonings', extrasOf(walk, poisoner) + count)
  walk.put({ kind: 'extraPoisoning', of: poisoner, why, rule: 'RU-POI-4' })
  walk.tell(poisoner, 'extraPoisoning', {}, 'RU-POI-4')
}

/** A red died: the poisoning is used up, the one of the start first. */
export function realise(walk: Walk, poisoner: Slot, victim: Slot, extra: boolean): void {
  const deaths = walk
    .deaths()
    .filter(({ of }) => of === victim)
    .map(({ why }) => why)
  const why = all({ is: 'fact', kind: 'poisoningSpent', of: poisoner }, { rule: 'RU-POI-4' }, [
    any({ is: 'dies', who: victim }, { rule: 'RU-POI-1' }, deaths),
  ])
  if (extra) walk.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(walk, poisoner) - 1))
  else walk.setCount(poisoner, 'poisoningsSpent', 1)
  walk.put({ kind: 'poisoningSpent', of: poisoner, why, rule: 'RU-POI-4' })
  if (leftOf(walk, poisoner) === 0) walk.mark(poisoner, 'noPoison', why, 'RU-POI-4')
}

/** Who gets a shot that a poisoner leaves behind: the maniac where one of the mafia is dead, else the mafia (RU-POI-4). */
function heirOf(walk: Walk): Side | undefined {
  const seats = walk.seats()
  const shoots = (side: Side): boolean => killersOf(seats, side).length > 0
  const broken = seats.some(seat => ['mafia', 'sonOfBoss'].includes(negativeOf(seat)) && !seat.alive)
  const order: Side[] = broken ? ['maniac', 'mafia'] : ['mafia', 'maniac']
  return order.find(shoots)
}

/** Shots that the blacks who are left get for poisonings of the dead; entered when the ledger of the night is made up. @param extra whether one of the further poisonings is gone with it */
export function leaveShot(walk: Walk, poisoner: Slot, count: number, extra = false): void {
  if (extra) walk.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(walk, poisoner) - 1))
  const why = walk.given({ is: 'fact', kind: 'poisoningPassedOn', of: poisoner, values: { count } }, 'RU-POI-4')
  walk.put({ kind: 'poisoningPassedOn', of: poisoner, why, rule: 'RU-POI-4', data: { count } })
}

/** Poisonings of those who died this phase, and shots for what they left behind. After the ledger of shots. */
export function passOn(walk: Walk): void {
  for (const { slot } of walk.game.seats.filter(seat => seat.alive && negativeOf(seat) === 'poisoner')) {
    if (walk.seat(slot).alive) continue
    const owing = walk.ledger.found({
      kind: 'poisoned',
      by: slot,
      when: 'soFar',
      where: ({ data }) => data.extra === true,
    })
    const left = extrasOf(walk, slot) - new Set(owing.map(({ phase, data }) => `${phase ?? ''} ${data.group}`)).size
    if (left > 0) leaveShot(walk, slot, left)
    if (extrasOf(walk, slot)) walk.setCount(slot, 'extraPoisonings', 0)
  }
  const heir = heirOf(walk)
  if (heir === undefined) return
  for (const { data } of walk.ledger.found({
    kind: 'poisoningPassedOn',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  }))
    walk.setCount(heir, 'shots', walk.count(heir, 'shots') + data.count)
}

/** That the poisoner may name two victims, as a reason; `remember` lets him, `spend` ends it (RU-POI-5). */
export const mayNameTwo = Object.assign(
  (walk: Walk, poisoner: Slot): Reason =>
    walk.ledger.seek({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }, 'RU-POI-5'),
  {
    /** @param victim whose death by poison lets him; a foiled move where absent, and then only for the next night */
    remember(walk: Walk, poisoner: Slot, victim?: Slot): void {
      const because =
        victim === undefined
          ? []
          : [
              any(
                { is: 'dies', who: victim },
                { rule: 'RU-POI-5' },
                walk
                  .deaths()
                  .filter(({ of }) => of === victim)
                  .map(({ why }) => why),
              ),
            ]
      walk.put({
        kind: 'twoVictims',
        of: poisoner,
        rule: 'RU-POI-5',
        why: all({ is: 'fact', kind: 'twoVictims', of: poisoner }, { rule: 'RU-POI-5' }, because),
        ...(victim === undefined ? { until: `night ${walk.phase.number + 1}` } : { lasting: true }),
      })
    },
    spend(walk: Walk, poisoner: Slot): void {
      for (const fact of walk.ledger.found({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }))
        walk.ledger.end(fact, walk.given({ is: 'fact', kind: 'poisonOver', of: poisoner }, 'RU-POI-5'))
    },
  },
)
