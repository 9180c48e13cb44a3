/** A revote that is level too: both die or nobody does, and of more than two those who got ballots first (RU-VOTE-10, RU-VOTE-11). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { counting } from './count.ts'
import type { Cast, Sentence } from './hooks.ts'
import { mostOf } from './most.ts'
import { weighing } from './points.ts'
import { roundOf } from './rounds.ts'
import { numbers } from './sides.ts'
import { sentence, tiedWith } from './sentences.ts'

/** How many blacks have to live for a double death. */
const blacksForTwo = 3

/** What becomes of those who are level in a revote. */
export function levelAgain(run: Resolution, level: readonly SeatId[]): Sentence[] {
  const { blacks } = numbers(run)
  const few = run.given({ is: 'fact', kind: 'blacksAlive', of: '', values: { blacks } }, 'RU-VOTE-7')
  if (level.length === 2) return level.map(who => both(run, who, level, enough(run, blacks), few))
  const two = firstTwo(run, level)
  const spared = run.option<boolean>('tripleTieNeedsBlacks') && !enough(run, blacks)
  return level.map(who => {
    const ballot = two.find(({ target }) => target === who)
    const claim = { is: 'fact', kind: 'amongFirstTwo', of: who } as const
    const most = mostOf(run, who, level)
    const others = level.filter(other => other !== who).map(other => mostOf(run, other, level))
    return ballot && !spared
      ? sentence(who, [most, all(claim, { rule: 'RU-VOTE-11' }, [ballot.why, ...others])], [], 'RU-VOTE-11')
      : sentence(who, [most], [spared ? few : notAmong(run, who, level, two)])
  })
}

/**
 * Others got theirs before him, who are level too; were one of three not level, the other two would both die
 * (RU-VOTE-10).
 */
function notAmong(run: Resolution, of: SeatId, level: readonly SeatId[], two: readonly Cast[]): Reason {
  const others = level.length === 3 && bothWouldDie(run) ? level.filter(other => other !== of) : []
  const third = others.filter(other => !two.some(({ target }) => target === other))
  return all({ is: 'fact', kind: 'notAmongFirst', of }, { rule: 'RU-VOTE-11' }, [
    ...two.flatMap(({ target, why }) => [why, mostOf(run, target, level)]),
    ...third.map(other => mostOf(run, other, level)),
  ])
}

/** Whether two who are level in a revote both die (RU-VOTE-10). */
export const bothWouldDie = (run: Resolution): boolean => enough(run, numbers(run).blacks)

const enough = (run: Resolution, blacks: number): boolean =>
  blacks >= blacksForTwo || (!blacks && run.option('hardTieNoBlack') === 'both')

function both(run: Resolution, who: SeatId, level: readonly SeatId[], die: boolean, few: Reason): Sentence {
  const most = mostOf(run, who, level, true)
  if (die) {
    const tied = run.given({ is: 'fact', kind: 'tied', of: who, values: { players: level.length } }, 'RU-VOTE-10')
    const why = all({ is: 'fact', kind: 'bothDie', of: who }, { rule: 'RU-VOTE-10' }, [tied])
    return sentence(who, [most, why], [], 'RU-VOTE-10')
  }
  const none = { is: 'fact', kind: 'levelNobody', of: who } as const
  return sentence(
    who,
    [most],
    [all(none, { rule: 'RU-VOTE-10' }, [few, tiedWith(run, who, level, { only: true })])],
    'RU-VOTE-10',
  )
}

/** The two who got ballots first, from those who are no targets and left none beforehand (RU-VOTE-11). */
function firstTwo(run: Resolution, level: readonly SeatId[]) {
  const weighs = weighing(counting(run))
  const { between } = roundOf(run)
  const found = new Map<SeatId, (typeof ballots)[number]>()
  const { ballots } = counting(run)
  for (const ballot of ballots) {
    const { by, target, advance } = ballot
    if (advance || between.includes(by) || !level.includes(target) || found.has(target)) continue
    if (run.option<boolean>('zeroBallotIsFirst') || weighs(ballot)) found.set(target, ballot)
    if (found.size === 2) break
  }
  return [...found.values()]
}
