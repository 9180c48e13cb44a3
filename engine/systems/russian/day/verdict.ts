/**
 * Whom the ballots choose: who has the greatest sum, who dies whatever is counted, and what becomes of those who are level
 * (RU-VOTE-9 to RU-VOTE-11, RU-CAP-5 to RU-CAP-8, RU-BAR-6).
 */
import { seatOf, type HostRecord } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import { counting, totals, leftOf, sumOf, weighing, type Point } from './count.ts'
import type { Sentence, Cast } from './hooks.ts'
import { asked, first } from './asked.ts'
import { lastRevote } from './kinds.ts'
import { mostOf, unitOf } from './most.ts'
import { stands, sentence, tiedWith } from './result.ts'
import { roundOf } from './rounds.ts'
import { allOthersAgainst, plain, colourOf, numbers } from './sides.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, type Resolution, least } from '../vocabulary.ts'
import { top } from '../../../vote/tally.ts'

/** What the prompt of a tie answers where a revote is held, where nobody is lynched, and where both of two are. */
const REVOTE = 'revote'

const NOBODY = 'nobody'

const BOTH = 'both'

/** The step `verdict`. */
export function judge(run: Resolution): void {
  const recorded = recordOf(run)
  counting(run).sentences = recorded
    ? byRecord(run, recorded)
    : (first(run, part => part.decides?.(run)) ?? held(run, byBallots(run)))
}

/** Nothing is put on anybody where no ballot was cast: one alone decides that there is a vote. Of several none does. */
function held(run: Resolution, sentences: Sentence[]): Sentence[] {
  const [one, ...more] = counting(run).ballots.filter(({ auto }) => !auto)
  if (!one || more.length || counting(run).ballots.length < 2) return sentences
  const why = all({ is: 'fact', kind: 'voteHeld', of: one.by }, { rule: 'RU-VOTE-4' }, [one.why])
  return sentences.map(sentence => ({ ...sentence, because: [...sentence.because, why] }))
}

/** What the host recorded of this vote; the last of it. */
export const recordOf = (run: Resolution): HostRecord | undefined =>
  (run.game.records ?? []).filter(({ form, phase }) => form === 'lynch' && phase === run.name).at(-1)

/** Whoever the record names; that one of them was dead before is said to the host. */
function byRecord(run: Resolution, { values: { who = '', second = '', emptyRevote } }: HostRecord): Sentence[] {
  const named = emptyRevote === 'yes' ? [] : [...new Set([who, second])].filter(slot => seatOf(run.game, slot))
  return named.map(slot => {
    const dead = run.isDead(slot) || !seatOf(run.game, slot)!.alive
    if (dead) run.notice('recordedDead', 'RU-VOTE-1')
    const recorded = run.given({ is: 'fact', kind: 'lynchRecorded', of: slot }, HOST)
    const died = dead ? [run.given({ is: 'fact', kind: 'deadTarget', of: slot }, 'RU-VOTE-1')] : []
    return { ...sentence(slot, [recorded], died), beside: true }
  })
}

/** Whoever the ballots choose. */
function byBallots(run: Resolution): Sentence[] {
  const sums = totals(run)
  const level = top(sums, 0.5)
  const chosen = level.length === 2 ? greyChoice(run, level) : undefined
  if (chosen)
    return level.map(who =>
      sentence(
        who,
        [mostOf(run, who, level, true), ...(who === chosen.who ? [chosen.why] : [])],
        who === chosen.who ? [] : [chosen.why],
      ),
    )
  const condemned = hated(run).map(slot => ({ slot, why: allOthersAgainst(run, slot) }))
  const [sure, ...more] = condemned.filter(({ why }) => why.holds)
  if (sure && !more.length && (level.length > 1 || level[0] !== sure.slot)) return [sentence(sure.slot, [sure.why])]
  if (level.length < 2) return level.map(who => ahead(run, who, sums))
  return roundOf(run).is === 'vote' ? levelOnce(run, level) : levelAgain(run, level)
}

/**
 * Somebody who is ahead. By one vote, with a judge’s among them, he would be condemned alone were he level with the next ones:
 * so he needs one vote less, and the judge’s (RU-JUD-2).
 */
function ahead(run: Resolution, who: SeatId, sums: Readonly<Record<SeatId, number>>): Sentence {
  const condemned = condemnedLevel(run, who, sums)
  if (condemned) return sentence(who, [mostOf(run, who, undefined, false, condemned.rivals), condemned.why])
  return sentence(who, [mostOf(run, who, undefined, false, dyingLevel(run, who, sums))])
}

/** With whom somebody could be level, whom a judge would condemn then: with anybody, or with the next one alone. */
function condemnedLevel(
  run: Resolution,
  who: SeatId,
  sums: Readonly<Record<SeatId, number>>,
): { rivals: readonly SeatId[]; why: Reason } | undefined {
  const next = nextAfter(who, sums)
  const [second] = next
  if (roundOf(run).is !== 'vote' || second === undefined) return undefined
  if (sums[who]! - sums[second]! !== unitOf(run, who, sums[second]!)) return undefined
  const isRival = (other: SeatId): boolean => other !== who && !greyChoice(run, [who, other])
  const anybody = run.living().flatMap(({ slot }) => (isRival(slot) ? slot : []))
  for (const rivals of [anybody, ...(next.length === 1 ? [next.filter(isRival)] : [])]) {
    if (!next.every(other => rivals.includes(other))) continue
    const judged = asked(run, part => part.judges?.(run, [who, ...rivals], counting(run).ballots))
    const found = judged.find(({ why }) => why.holds)
    if (found?.who === who) return { rivals, why: found.why }
  }
  return undefined
}

/** Who are next after somebody. */
const nextAfter = (who: SeatId, sums: Readonly<Record<SeatId, number>>): SeatId[] =>
  top(Object.fromEntries(Object.entries(sums).filter(([slot]) => slot !== who)), 0.5)

/** The next one after somebody who is ahead in a revote, where both would die were they level (RU-VOTE-10). */
function dyingLevel(run: Resolution, who: SeatId, sums: Readonly<Record<SeatId, number>>): SeatId[] {
  if (roundOf(run).is === 'vote' || !bothWouldDie(run)) return []
  const [next, more] = nextAfter(who, sums)
  if (next === undefined || more !== undefined) return []
  return (greyChoice(run, [who, next])?.who ?? who) === who ? [next] : []
}

/** Against whom all others could be, by the number of ballots. */
function hated(run: Resolution): SeatId[] {
  const others = plain(run).length - 1
  const against = new Map<SeatId, number>()
  for (const { target } of counting(run).ballots) against.set(target, (against.get(target) ?? 0) + 1)
  return run.living().flatMap(({ slot }) => ((against.get(slot) ?? 0) >= others ? slot : []))
}

/** Level for the first time: the one whom the judge condemns, else a revote, or what the host says of it (RU-VOTE-9). */
function levelOnce(run: Resolution, level: readonly SeatId[]): Sentence[] {
  const condemned = asked(run, part => part.judges?.(run, level, counting(run).ballots))
  const stands = condemned.find(({ why }) => why.holds)
  if (stands) {
    // A judge who voted before, and is silent, would have condemned another.
    const before = condemned
      .slice(0, condemned.indexOf(stands))
      .flatMap(({ who, why }) => (who === stands.who ? [] : [why]))
    // Of two alone the reds’ choice could die before a judge is heard.
    const third = level.filter(one => one !== stands.who && (greyWithout(run, level, one) ?? stands.who) !== stands.who)
    const because = [stands.why, ...third.map(one => mostOf(run, one, level))]
    return level.map(who =>
      who === stands.who
        ? sentence(who, [mostOf(run, who, level), ...because], before)
        : sentence(who, [mostOf(run, who, level)], [condemnedAlone(run, stands.who, level, { because, before })]),
    )
  }
  const silent = condemned.map(({ why }) => why)
  return level.map(who => ({
    ...sentence(
      who,
      [mostOf(run, who, level)],
      [
        tiedWith(run, who, level, {
          unless: silent,
          more: level.filter(one => one !== who && greyWithout(run, level, one) === who),
        }),
      ],
    ),
    level,
  }))
}

/** Whom the reds’ choice would have die of three who are level, were one of them not. */
const greyWithout = (run: Resolution, level: readonly SeatId[], one: SeatId): SeatId | undefined =>
  level.length === 3
    ? greyChoice(
        run,
        level.filter(other => other !== one),
      )?.who
    : undefined

/**
 * That another one of them is condemned, who is level too.
 * @param before what would have condemned yet another one, and does not
 */
const condemnedAlone = (
  run: Resolution,
  who: SeatId,
  level: readonly SeatId[],
  { because, before }: { because: readonly Reason[]; before: readonly Reason[] },
): Reason =>
  all(
    { is: 'fact', kind: 'condemnedAlone', of: who },
    { rule: because[0]!.rule },
    [mostOf(run, who, level), ...because],
    before,
  )

/** Those who are level still, once everything else is settled: the host holds a revote, or says how one ended. */
export function settleLevel(run: Resolution): void {
  const now = counting(run)
  const level = now.sentences.flatMap(one => (one.level ? one.who : []))
  if (!level.length || now.sentences.some(one => !one.level && stands(one))) return
  const both = level.length === 2 ? [BOTH] : []
  const said = run.ask('lynched', { choices: [REVOTE, NOBODY, ...both, ...level] })
  now.sentences = now.sentences.map(one => {
    const { who, because, unless, level } = one
    if (!level) return one
    const [tied, ...more] = unless as [Reason, ...Reason[]]
    if (said === REVOTE) {
      const due = all({ is: 'fact', kind: 'revoteDue', of: who }, { rule: 'RU-VOTE-9' }, [...because, tied], more)
      run.put({ kind: 'revoteDue', of: who, why: due, rule: 'RU-VOTE-9', until: lastRevote(run.phase) })
    }
    const rule: RuleId = said === BOTH ? 'RU-VOTE-10' : 'RU-VOTE-9'
    return who === said || said === BOTH
      ? sentence(who, [...because, all({ is: 'fact', kind: 'revoteChose', of: who }, { rule }, [tied])], more)
      : one
  })
  if (said === REVOTE) run.announce('revoteDue', { voters: level.join('\n') }, 'RU-VOTE-9')
}

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

/** How many blacks have to live for a double death. */
const blacksForTwo = 3

/** What becomes of those who are level in a revote. */
function levelAgain(run: Resolution, level: readonly SeatId[]): Sentence[] {
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
const bothWouldDie = (run: Resolution): boolean => enough(run, numbers(run).blacks)

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
