/** Two who are level, of whom the reds' choice dies: while the faceless lives, before judge and revote (RU-CAP-5 to RU-CAP-8). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, least, type Resolution } from '../vocabulary.ts'
import { counting, totals } from './count.ts'
import { mostOf } from './most.ts'
import { leftOf, sumOf, weighing, type Point } from './points.ts'
import { colourOf, numbers, plain } from './sides.ts'

/** Who of two dies, and by which of the rules. */
export function greyChoice(run: Resolution, level: readonly SeatId[]): { who: SeatId; why: Reason } | undefined {
  const faceless = run.living().filter(isGrey)
  if (!faceless.length && run.option<boolean>('greyTieNeedsFaceless')) return undefined
  const given = faceless.map(({ slot }) => run.given({ is: 'fact', kind: 'facelessLives', of: slot }, 'RU-CAP-8'))
  const united = unitedReds(run, level, given)
  if (united) return united
  // The living are counted here: a red phantom is one for limits alone.
  const reds = plain(run).filter(({ faction }) => faction === 'red').length
  if (reds !== numbers(run).blacks + faceless.length) return undefined
  const even = run.given({ is: 'fact', kind: 'redsLevel', of: '', values: { reds } }, 'RU-CAP-6')
  return heavierReds(run, level, [...given, even]) ?? firstRed(run, level, [...given, even])
}

/** All reds against one, and as much as there can be of blacks and grey against the other (RU-CAP-5). */
function unitedReds(
  run: Resolution,
  level: readonly SeatId[],
  given: readonly Reason[],
): { who: SeatId; why: Reason } | undefined {
  const reds = plain(run).filter(({ faction }) => faction === 'red')
  const { ballots } = counting(run)
  const united = (who: SeatId): boolean =>
    reds.length > 0 && reds.every(({ slot }) => ballots.some(({ by, target }) => by === slot && target === who))
  const who = level.find(united)
  const other = level.find(one => one !== who)
  if (who === undefined || other === undefined || !isMost(run, other)) return undefined
  const votes = ballots.filter(({ by, target }) => target === who && reds.some(({ slot }) => slot === by))
  const claim = { is: 'fact', kind: 'redsUnited', of: who, other } as const
  const why = all(claim, { rule: 'RU-CAP-5', also: ['RU-CAP-8'] }, [...given, ...votes.map(({ why }) => why)])
  return why.holds ? { who, why } : undefined
}

/** Whether blacks and the faceless give somebody all they can: as much as the limit lets them, or all of them do. */
function isMost(run: Resolution, who: SeatId): boolean {
  const { ballots, points } = counting(run)
  const others = plain(run).filter(seat => isBlack(seat) || isGrey(seat))
  const everyone = others.every(({ slot }) => ballots.some(({ by, target }) => by === slot && target === who))
  const { reds, blacks } = numbers(run)
  const theirs = points.filter(({ by, target, why }) => target === who && why.holds && colourOf(run, by) !== 'red')
  const reaches = Math.min(sumOf(theirs), totals(run)[who] ?? 0) >= Math.max(reds, blacks)
  const most = run.option('greyMax')
  return (most !== 'cap' && everyone) || (most !== 'all' && reaches)
}

/** What reds give somebody, phantoms and agents among them; masons weigh nothing (RU-CAP-6). */
const ofReds = (run: Resolution, who: SeatId): Point[] =>
  counting(run).points.filter(({ by, target, why }) => target === who && why.holds && colourOf(run, by) === 'red')

/** What is left of the ballots of reds against somebody. */
function redWeight(run: Resolution, who: SeatId): number {
  const { points, removals } = counting(run)
  return [...leftOf(points, removals).values()].reduce(
    (sum, { by, on, votes }) => sum + (on === who && colourOf(run, by) === 'red' ? votes : 0),
    0,
  )
}

function heavierReds(
  run: Resolution,
  level: readonly SeatId[],
  given: readonly Reason[],
): { who: SeatId; why: Reason } | undefined {
  const [[one, ones], [other, others]] = level.map(who => [who, ofReds(run, who)] as const) as [
    readonly [SeatId, Point[]],
    readonly [SeatId, Point[]],
  ]
  const [a, b] = [redWeight(run, one), redWeight(run, other)]
  if (a === b) return undefined
  const [who, points, less] = a > b ? [one, ones, b] : [other, others, a]
  return decided(run, level, 'moreReds', 'RU-CAP-6', who, [
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
  run: Resolution,
  level: readonly SeatId[],
  given: readonly Reason[],
): { who: SeatId; why: Reason } | undefined {
  const weighs = weighing(counting(run))
  const first = counting(run).ballots.find(
    ballot =>
      !ballot.advance
      && level.includes(ballot.target)
      && colourOf(run, ballot.by) === 'red'
      && (run.option<boolean>('zeroBallotIsFirst') || weighs(ballot)),
  )
  return first && decided(run, level, 'firstRed', 'RU-CAP-7', first.target, [...given, first.why])
}

function decided(
  run: Resolution,
  level: readonly SeatId[],
  kind: 'moreReds' | 'firstRed',
  rule: RuleId,
  who: SeatId,
  because: readonly Reason[],
): { who: SeatId; why: Reason } | undefined {
  const why = all({ is: 'fact', kind, of: who }, { rule, also: ['RU-CAP-8'] }, [
    ...because,
    mostOf(run, who, level, true),
  ])
  return why.holds ? { who, why } : undefined
}
