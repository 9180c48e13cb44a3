/** Two who are level, of whom the reds' choice dies: while the faceless lives, before judge and revote (RU-CAP-5 to RU-CAP-8). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, least, type Walk } from '../vocabulary.ts'
import { counting, totals } from './count.ts'
import { mostOf } from './most.ts'
import { leftOf, sumOf, weighing, type Point } from './points.ts'
import { colourOf, numbers, plain } from './sides.ts'

/** Who of two dies, and by which of the rules. */
export function greyChoice(walk: Walk, level: readonly Slot[]): { who: Slot; why: Reason } | undefined {
  const faceless = walk.living().filter(isGrey)
  if (!faceless.length && walk.option<boolean>('greyTieNeedsFaceless')) return undefined
  const given = faceless.map(({ slot }) => walk.given({ is: 'fact', kind: 'facelessLives', of: slot }, 'RU-CAP-8'))
  const united = unitedReds(walk, level, given)
  if (united) return united
  // The living are counted here: a red phantom is one for limits alone.
  const reds = plain(walk).filter(({ faction }) => faction === 'red').length
  if (reds !== numbers(walk).blacks + faceless.length) return undefined
  const even = walk.given({ is: 'fact', kind: 'redsLevel', of: '', values: { reds } }, 'RU-CAP-6')
  return heavierReds(walk, level, [...given, even]) ?? firstRed(walk, level, [...given, even])
}

/** All reds against one, and as much as there can be of blacks and grey against the other (RU-CAP-5). */
function unitedReds(
  walk: Walk,
  level: readonly Slot[],
  given: readonly Reason[],
): { who: Slot; why: Reason } | undefined {
  const reds = plain(walk).filter(({ faction }) => faction === 'red')
  const { ballots } = counting(walk)
  const united = (who: Slot): boolean =>
    reds.length > 0 && reds.every(({ slot }) => ballots.some(({ by, target }) => by === slot && target === who))
  const who = level.find(united)
  const other = level.find(one => one !== who)
  if (who === undefined || other === undefined || !isMost(walk, other)) return undefined
  const votes = ballots.filter(({ by, target }) => target === who && reds.some(({ slot }) => slot === by))
  const claim = { is: 'fact', kind: 'redsUnited', of: who, other } as const
  const why = all(claim, { rule: 'RU-CAP-5', also: ['RU-CAP-8'] }, [...given, ...votes.map(({ why }) => why)])
  return why.holds ? { who, why } : undefined
}

/** Whether blacks and the faceless give somebody all they can: as much as the limit lets them, or all of them do. */
function isMost(walk: Walk, who: Slot): boolean {
  const { ballots, points } = counting(walk)
  const others = plain(walk).filter(seat => isBlack(seat) || isGrey(seat))
  const everyone = others.every(({ slot }) => ballots.some(({ by, target }) => by === slot && target === who))
  const { reds, blacks } = numbers(walk)
  const theirs = points.filter(({ by, target, why }) => target === who && why.holds && colourOf(walk, by) !== 'red')
  const reaches = Math.min(sumOf(theirs), totals(walk)[who] ?? 0) >= Math.max(reds, blacks)
  const most = walk.option('greyMax')
  return (most !== 'cap' && everyone) || (most !== 'all' && reaches)
}

/** What reds give somebody, phantoms and agents among them; masons weigh nothing (RU-CAP-6). */
const ofReds = (walk: Walk, who: Slot): Point[] =>
  counting(walk).points.filter(({ by, target, why }) => target === who && why.holds && colourOf(walk, by) === 'red')

/** What is left of the ballots of reds against somebody. */
function redWeight(walk: Walk, who: Slot): number {
  const { points, removals } = counting(walk)
  return [...leftOf(points, removals).values()].reduce(
    (sum, { by, on, votes }) => sum + (on === who && colourOf(walk, by) === 'red' ? votes : 0),
    0,
  )
}

function heavierReds(
  walk: Walk,
  level: readonly Slot[],
  given: readonly Reason[],
): { who: Slot; why: Reason } | undefined {
  const [[one, ones], [other, others]] = level.map(who => [who, ofReds(walk, who)] as const) as [
    readonly [Slot, Point[]],
    readonly [Slot, Point[]],
  ]
  const [a, b] = [redWeight(walk, one), redWeight(walk, other)]
  if (a === b) return undefined
  const [who, points, less] = a > b ? [one, ones, b] : [other, others, a]
  return decided(walk, level, 'moreReds', 'RU-CAP-6', who, [
    ...given,
    least(
      Math.min(points.length, Math.floor(less) + 1),
      { is: 'fact', kind: 'redVotes', of: who, values: { votes: sumOf(points) } },
      { rule: 'RU-CAP-6' },
      points.map(({ why }) => why),
    ),
  ])
}

/** Whoever got the first ballot of a red that was not left beforehand, and weighs something (RU-CAP-7). */
function firstRed(
  walk: Walk,
  level: readonly Slot[],
  given: readonly Reason[],
): { who: Slot; why: Reason } | undefined {
  const weighs = weighing(counting(walk))
  const first = counting(walk).ballots.find(
    ballot =>
      !ballot.advance
      && level.includes(ballot.target)
      && colourOf(walk, ballot.by) === 'red'
      && (walk.option<boolean>('zeroBallotIsFirst') || weighs(ballot)),
  )
  return first && decided(walk, level, 'firstRed', 'RU-CAP-7', first.target, [...given, first.why])
}

function decided(
  walk: Walk,
  level: readonly Slot[],
  kind: 'moreReds' | 'firstRed',
  rule: RuleId,
  who: Slot,
  because: readonly Reason[],
): { who: Slot; why: Reason } | undefined {
  const why = all({ is: 'fact', kind, of: who }, { rule, also: ['RU-CAP-8'] }, [
    ...because,
    mostOf(walk, who, level, true),
  ])
  return why.holds ? { who, why } : undefined
}
