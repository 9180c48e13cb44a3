/**
 * Whom the ballots choose: who has the greatest sum, who dies whatever is counted, and what becomes of those who are level
 * (RU-VOTE-9 to RU-VOTE-11, RU-CAP-5 to RU-CAP-8, RU-BAR-6).
 */
import { seatOf, type HostRecord } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import { top } from '../../../vote/tally.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { counting, totals } from './count.ts'
import { allOthersAgainst } from './everybody.ts'
import { greyChoice } from './grey.ts'
import { asked, first } from './asked.ts'
import type { Sentence } from './hooks.ts'
import { mostOf, unitOf } from './most.ts'
import { stands } from './result.ts'
import { bothWouldDie, levelAgain } from './revote.ts'
import { lastRevote } from './kinds.ts'
import { roundOf } from './rounds.ts'
import { sentence, tiedWith } from './sentences.ts'
import { plain } from './sides.ts'

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
  const apart = (other: SeatId): boolean => other !== who && !greyChoice(run, [who, other])
  const anybody = run.living().flatMap(({ slot }) => (apart(slot) ? slot : []))
  for (const rivals of [anybody, ...(next.length === 1 ? [next.filter(apart)] : [])]) {
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
