/** A revote that is level too: both die or nobody does, and of more than two those who got ballots first (RU-VOTE-10, RU-VOTE-11). */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Walk } from '../vocabulary.ts'
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
export function levelAgain(walk: Walk, level: readonly Slot[]): Sentence[] {
  const { blacks } = numbers(walk)
  const few = walk.given({ is: 'fact', kind: 'blacksAlive', of: '', values: { blacks } }, 'RU-VOTE-7')
  if (level.length === 2) return level.map(who => both(walk, who, level, enough(walk, blacks), few))
  const two = firstTwo(walk, level)
  const spared = walk.option<boolean>('tripleTieNeedsBlacks') && !enough(walk, blacks)
  return level.map(who => {
    const ballot = two.find(({ target }) => target === who)
    const claim = { is: 'fact', kind: 'amongFirstTwo', of: who } as const
    const most = mostOf(walk, who, level)
    const others = level.filter(other => other !== who).map(other => mostOf(walk, other, level))
    return ballot && !spared
      ? sentence(who, [most, all(claim, { rule: 'RU-VOTE-11' }, [ballot.why, ...others])], [], 'RU-VOTE-11')
      : sentence(who, [most], [spared ? few : notAmong(walk, who, level, two)])
  })
}

/**
 * Others got theirs before him, who are level too; were one of three not level, the other two would both die
 * (RU-VOTE-10).
 */
function notAmong(walk: Walk, of: Slot, level: readonly Slot[], two: readonly Cast[]): Reason {
  const others = level.length === 3 && bothWouldDie(walk) ? level.filter(other => other !== of) : []
  const third = others.filter(other => !two.some(({ target }) => target === other))
  return all({ is: 'fact', kind: 'notAmongFirst', of }, { rule: 'RU-VOTE-11' }, [
    ...two.flatMap(({ target, why }) => [why, mostOf(walk, target, level)]),
    ...third.map(other => mostOf(walk, other, level)),
  ])
}

/** Whether two who are level in a revote both die (RU-VOTE-10). */
export const bothWouldDie = (walk: Walk): boolean => enough(walk, numbers(walk).blacks)

const enough = (walk: Walk, blacks: number): boolean =>
  blacks >= blacksForTwo || (!blacks && walk.option('hardTieNoBlack') === 'both')

function both(walk: Walk, who: Slot, level: readonly Slot[], die: boolean, few: Reason): Sentence {
  const most = mostOf(walk, who, level, true)
  if (die) {
    const tied = walk.given({ is: 'fact', kind: 'tied', of: who, values: { players: level.length } }, 'RU-VOTE-10')
    const why = all({ is: 'fact', kind: 'bothDie', of: who }, { rule: 'RU-VOTE-10' }, [tied])
    return sentence(who, [most, why], [], 'RU-VOTE-10')
  }
  const none = { is: 'fact', kind: 'levelNobody', of: who } as const
  return sentence(
    who,
    [most],
    [all(none, { rule: 'RU-VOTE-10' }, [few, tiedWith(walk, who, level, { only: true })])],
    'RU-VOTE-10',
  )
}

/** The two who got ballots first, from those who are no targets and left none beforehand (RU-VOTE-11). */
function firstTwo(walk: Walk, level: readonly Slot[]) {
  const weighs = weighing(counting(walk))
  const { between } = roundOf(walk)
  const found = new Map<Slot, (typeof ballots)[number]>()
  const { ballots } = counting(walk)
  for (const ballot of ballots) {
    const { by, target, advance } = ballot
    if (advance || between.includes(by) || !level.includes(target) || found.has(target)) continue
    if (walk.option<boolean>('zeroBallotIsFirst') || weighs(ballot)) found.set(target, ballot)
    if (found.size === 2) break
  }
  return [...found.values()]
}
