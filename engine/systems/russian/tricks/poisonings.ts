/** How many poisonings a poisoner has, and what becomes of those that are left when he is gone (RU-POI-4, RU-POI-5). */
import { own } from '../../../ruleset/catalogue.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { planOf } from '../shared/plan.ts'
import { poisonerOf } from '../shared/shots.ts'
import { killersOf, negativeOf, type Side } from '../shared/sides.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

/** The one poisoning everybody starts with. */
export const basicSpent = (run: Resolution, poisoner: SeatId): boolean =>
  run.count(poisoner, 'poisoningsSpent') > 0
  || (own(run.game.state?.[poisoner] ?? {}, 'poisoningsSpent') === undefined
    && run.game.seats.some(({ slot, status }) => slot === poisoner && status.includes('noPoison')))

const extrasOf = (run: Resolution, poisoner: SeatId): number => run.count(poisoner, 'extraPoisonings')
export const leftOf = (run: Resolution, poisoner: SeatId): number =>
  (basicSpent(run, poisoner) ? 0 : 1) + extrasOf(run, poisoner)

/** A shot that nobody can use was handed to the poisoner (RU-KILL-4). */
export function receive(run: Resolution): void {
  const poisoner = poisonerOf(run.game)
  const entries = Object.values(planOf(run).accounts).flatMap(({ side, entries }) =>
    entries.filter(({ kind }) => kind === 'poisoning').map(({ count, rule }) => ({ side, count, rule })),
  )
  const count = entries.reduce((sum, entry) => sum - entry.count, 0)
  if (poisoner === undefined || count <= 0) return
  const why = all(
    { is: 'fact', kind: 'extraPoisoning', of: poisoner },
    { rule: 'RU-POI-4' },
    entries.map(({ side, count: taken, rule }) =>
      run.given({ is: 'fact', kind: 'surplusShot', of: side, values: { count: -taken } }, rule),
    ),
  )
  const spent = basicSpent(run, poisoner)
  for (const fact of run.ledger.found({ kind: 'noPoison', of: poisoner, when: 'soFar' })) run.ledger.end(fact, why)
  if (spent) run.setCount(poisoner, 'poisoningsSpent', 1)
  run.setCount(poisoner, 'extraPoisonings', extrasOf(run, poisoner) + count)
  run.put({ kind: 'extraPoisoning', of: poisoner, why, rule: 'RU-POI-4' })
  run.tell(poisoner, 'extraPoisoning', {}, 'RU-POI-4')
}

/** A red died: the poisoning is used up, the one of the start first. */
export function realise(run: Resolution, poisoner: SeatId, victim: SeatId, extra: boolean): void {
  const deaths = run
    .deaths()
    .filter(({ of }) => of === victim)
    .map(({ why }) => why)
  const why = all({ is: 'fact', kind: 'poisoningSpent', of: poisoner }, { rule: 'RU-POI-4' }, [
    any({ is: 'dies', who: victim }, { rule: 'RU-POI-1' }, deaths),
  ])
  if (extra) run.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(run, poisoner) - 1))
  else run.setCount(poisoner, 'poisoningsSpent', 1)
  run.put({ kind: 'poisoningSpent', of: poisoner, why, rule: 'RU-POI-4' })
  if (leftOf(run, poisoner) === 0) run.mark(poisoner, 'noPoison', why, 'RU-POI-4')
}

/** Who gets a shot that a poisoner leaves behind: the maniac where one of the mafia is dead, else the mafia (RU-POI-4). */
function heirOf(run: Resolution): Side | undefined {
  const seats = run.seats()
  const shoots = (side: Side): boolean => killersOf(seats, side).length > 0
  const broken = seats.some(seat => ['mafia', 'sonOfBoss'].includes(negativeOf(seat)) && !seat.alive)
  const order: Side[] = broken ? ['maniac', 'mafia'] : ['mafia', 'maniac']
  return order.find(shoots)
}

/** Shots that the blacks who are left get for poisonings of the dead; entered when the ledger of the night is made up. @param extra whether one of the further poisonings is gone with it */
export function leaveShot(run: Resolution, poisoner: SeatId, count: number, extra = false): void {
  if (extra) run.setCount(poisoner, 'extraPoisonings', Math.max(0, extrasOf(run, poisoner) - 1))
  const why = run.given({ is: 'fact', kind: 'poisoningPassedOn', of: poisoner, values: { count } }, 'RU-POI-4')
  run.put({ kind: 'poisoningPassedOn', of: poisoner, why, rule: 'RU-POI-4', data: { count } })
}

/** Poisonings of those who died this phase, and shots for what they left behind. After the ledger of shots. */
export function passOn(run: Resolution): void {
  for (const { slot } of run.game.seats.filter(seat => seat.alive && negativeOf(seat) === 'poisoner')) {
    if (run.seat(slot).alive) continue
    const owing = run.ledger.found({
      kind: 'poisoned',
      by: slot,
      when: 'soFar',
      where: ({ data }) => data.extra === true,
    })
    const left = extrasOf(run, slot) - new Set(owing.map(({ phase, data }) => `${phase ?? ''} ${data.group}`)).size
    if (left > 0) leaveShot(run, slot, left)
    if (extrasOf(run, slot)) run.setCount(slot, 'extraPoisonings', 0)
  }
  const heir = heirOf(run)
  if (heir === undefined) return
  for (const { data } of run.ledger.found({
    kind: 'poisoningPassedOn',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  }))
    run.setCount(heir, 'shots', run.count(heir, 'shots') + data.count)
}

/** That the poisoner may name two victims, as a reason; `remember` lets him, `spend` ends it (RU-POI-5). */
export const mayNameTwo = Object.assign(
  (run: Resolution, poisoner: SeatId): Reason =>
    run.ledger.seek({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }, 'RU-POI-5'),
  {
    /** @param victim whose death by poison lets him; a foiled move where absent, and then only for the next night */
    remember(run: Resolution, poisoner: SeatId, victim?: SeatId): void {
      const because =
        victim === undefined
          ? []
          : [
              any(
                { is: 'dies', who: victim },
                { rule: 'RU-POI-5' },
                run
                  .deaths()
                  .filter(({ of }) => of === victim)
                  .map(({ why }) => why),
              ),
            ]
      run.put({
        kind: 'twoVictims',
        of: poisoner,
        rule: 'RU-POI-5',
        why: all({ is: 'fact', kind: 'twoVictims', of: poisoner }, { rule: 'RU-POI-5' }, because),
        ...(victim === undefined ? { until: `night ${run.phase.number + 1}` } : { lasting: true }),
      })
    },
    spend(run: Resolution, poisoner: SeatId): void {
      for (const fact of run.ledger.found({ kind: 'twoVictims', of: poisoner, when: 'phaseStart' }))
        run.ledger.end(fact, run.given({ is: 'fact', kind: 'poisonOver', of: poisoner }, 'RU-POI-5'))
    },
  },
)
