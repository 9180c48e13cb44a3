/**
 * Whom the ballots choose: who has the greatest sum, who dies whatever is counted, and what becomes of those who are level
 * (RU-VOTE-9 to RU-VOTE-11, RU-CAP-5 to RU-CAP-8, RU-BAR-6).
 */
import { seatOf, type HostRecord } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/walk.ts'
import { top } from '../../../vote/tally.ts'
import { all, type Walk } from '../vocabulary.ts'
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
export function judge(walk: Walk): void {
  const recorded = recordOf(walk)
  counting(walk).sentences = recorded
    ? byRecord(walk, recorded)
    : (first(walk, part => part.decides?.(walk)) ?? held(walk, byBallots(walk)))
}

/** Nothing is put on anybody where no ballot was cast: one alone decides that there is a vote. Of several none does. */
function held(walk: Walk, sentences: Sentence[]): Sentence[] {
  const [one, ...more] = counting(walk).ballots.filter(({ auto }) => !auto)
  if (!one || more.length || counting(walk).ballots.length < 2) return sentences
  const why = all({ is: 'fact', kind: 'voteHeld', of: one.by }, { rule: 'RU-VOTE-4' }, [one.why])
  return sentences.map(sentence => ({ ...sentence, because: [...sentence.because, why] }))
}

/** What the host recorded of this vote; the last of it. */
export const recordOf = (walk: Walk): HostRecord | undefined =>
  (walk.game.records ?? []).filter(({ form, phase }) => form === 'lynch' && phase === walk.name).at(-1)

/** Whoever the record names; that one of them was dead before is said to the host. */
function byRecord(walk: Walk, { values: { who = '', second = '', emptyRevote } }: HostRecord): Sentence[] {
  const named = emptyRevote === 'yes' ? [] : [...new Set([who, second])].filter(slot => seatOf(walk.game, slot))
  return named.map(slot => {
    const dead = walk.isDead(slot) || !seatOf(walk.game, slot)!.alive
    if (dead) walk.notice('recordedDead', 'RU-VOTE-1')
    const recorded = walk.given({ is: 'fact', kind: 'lynchRecorded', of: slot }, HOST)
    const died = dead ? [walk.given({ is: 'fact', kind: 'deadTarget', of: slot }, 'RU-VOTE-1')] : []
    return { ...sentence(slot, [recorded], died), beside: true }
  })
}

/** Whoever the ballots choose. */
function byBallots(walk: Walk): Sentence[] {
  const sums = totals(walk)
  const level = top(sums, 0.5)
  const chosen = level.length === 2 ? greyChoice(walk, level) : undefined
  if (chosen)
    return level.map(who =>
      sentence(
        who,
        [mostOf(walk, who, level, true), ...(who === chosen.who ? [chosen.why] : [])],
        who === chosen.who ? [] : [chosen.why],
      ),
    )
  const condemned = hated(walk).map(slot => ({ slot, why: allOthersAgainst(walk, slot) }))
  const [sure, ...more] = condemned.filter(({ why }) => why.holds)
  if (sure && !more.length && (level.length > 1 || level[0] !== sure.slot)) return [sentence(sure.slot, [sure.why])]
  if (level.length < 2) return level.map(who => ahead(walk, who, sums))
  return roundOf(walk).is === 'vote' ? levelOnce(walk, level) : levelAgain(walk, level)
}

/**
 * Somebody who is ahead. By one vote, with a judge’s among them, he would be condemned alone were he level with the next ones:
 * so he needs one vote less, and the judge’s (RU-JUD-2).
 */
function ahead(walk: Walk, who: Slot, sums: Readonly<Record<Slot, number>>): Sentence {
  const condemned = condemnedLevel(walk, who, sums)
  if (condemned) return sentence(who, [mostOf(walk, who, undefined, false, condemned.rivals), condemned.why])
  return sentence(who, [mostOf(walk, who, undefined, false, dyingLevel(walk, who, sums))])
}

/** With whom somebody could be level, whom a judge would condemn then: with anybody, or with the next one alone. */
function condemnedLevel(
  walk: Walk,
  who: Slot,
  sums: Readonly<Record<Slot, number>>,
): { rivals: readonly Slot[]; why: Reason } | undefined {
  const next = nextAfter(who, sums)
  const [second] = next
  if (roundOf(walk).is !== 'vote' || second === undefined) return undefined
  if (sums[who]! - sums[second]! !== unitOf(walk, who, sums[second]!)) return undefined
  const apart = (other: Slot): boolean => other !== who && !greyChoice(walk, [who, other])
  const anybody = walk.living().flatMap(({ slot }) => (apart(slot) ? slot : []))
  for (const rivals of [anybody, ...(next.length === 1 ? [next.filter(apart)] : [])]) {
    if (!next.every(other => rivals.includes(other))) continue
    const judged = asked(walk, part => part.judges?.(walk, [who, ...rivals], counting(walk).ballots))
    const found = judged.find(({ why }) => why.holds)
    if (found?.who === who) return { rivals, why: found.why }
  }
  return undefined
}

/** Who are next after somebody. */
const nextAfter = (who: Slot, sums: Readonly<Record<Slot, number>>): Slot[] =>
  top(Object.fromEntries(Object.entries(sums).filter(([slot]) => slot !== who)), 0.5)

/** The next one after somebody who is ahead in a revote, where both would die were they level (RU-VOTE-10). */
function dyingLevel(walk: Walk, who: Slot, sums: Readonly<Record<Slot, number>>): Slot[] {
  if (roundOf(walk).is === 'vote' || !bothWouldDie(walk)) return []
  const [next, more] = nextAfter(who, sums)
  if (next === undefined || more !== undefined) return []
  return (greyChoice(walk, [who, next])?.who ?? who) === who ? [next] : []
}

/** Against whom all others could be, by the number of ballots. */
function hated(walk: Walk): Slot[] {
  const others = plain(walk).length - 1
  const against = new Map<Slot, number>()
  for (const { target } of counting(walk).ballots) against.set(target, (against.get(target) ?? 0) + 1)
  return walk.living().flatMap(({ slot }) => ((against.get(slot) ?? 0) >= others ? slot : []))
}

/** Level for the first time: the one whom the judge condemns, else a revote, or what the host says of it (RU-VOTE-9). */
function levelOnce(walk: Walk, level: readonly Slot[]): Sentence[] {
  const condemned = asked(walk, part => part.judges?.(walk, level, counting(walk).ballots))
  const stands = condemned.find(({ why }) => why.holds)
  if (stands) {
    // A judge who voted before, and is silent, would have condemned another.
    const before = condemned
      .slice(0, condemned.indexOf(stands))
      .flatMap(({ who, why }) => (who === stands.who ? [] : [why]))
    // Of two alone the reds’ choice could die before a judge is heard.
    const third = level.filter(
      one => one !== stands.who && (greyWithout(walk, level, one) ?? stands.who) !== stands.who,
    )
    const because = [stands.why, ...third.map(one => mostOf(walk, one, level))]
    return level.map(who =>
      who === stands.who
        ? sentence(who, [mostOf(walk, who, level), ...because], before)
        : sentence(who, [mostOf(walk, who, level)], [condemnedAlone(walk, stands.who, level, { because, before })]),
    )
  }
  const silent = condemned.map(({ why }) => why)
  return level.map(who => ({
    ...sentence(
      who,
      [mostOf(walk, who, level)],
      [
        tiedWith(walk, who, level, {
          unless: silent,
          more: level.filter(one => one !== who && greyWithout(walk, level, one) === who),
        }),
      ],
    ),
    level,
  }))
}

/** Whom the reds’ choice would have die of three who are level, were one of them not. */
const greyWithout = (walk: Walk, level: readonly Slot[], one: Slot): Slot | undefined =>
  level.length === 3
    ? greyChoice(
        walk,
        level.filter(other => other !== one),
      )?.who
    : undefined

/**
 * That another one of them is condemned, who is level too.
 * @param before what would have condemned yet another one, and does not
 */
const condemnedAlone = (
  walk: Walk,
  who: Slot,
  level: readonly Slot[],
  { because, before }: { because: readonly Reason[]; before: readonly Reason[] },
): Reason =>
  all(
    { is: 'fact', kind: 'condemnedAlone', of: who },
    { rule: because[0]!.rule },
    [mostOf(walk, who, level), ...because],
    before,
  )

/** Those who are level still, once everything else is settled: the host holds a revote, or says how one ended. */
export function settleLevel(walk: Walk): void {
  const now = counting(walk)
  const level = now.sentences.flatMap(one => (one.level ? one.who : []))
  if (!level.length || now.sentences.some(one => !one.level && stands(one))) return
  const both = level.length === 2 ? [BOTH] : []
  const said = walk.ask('lynched', { choices: [REVOTE, NOBODY, ...both, ...level] })
  now.sentences = now.sentences.map(one => {
    const { who, because, unless, level } = one
    if (!level) return one
    const [tied, ...more] = unless as [Reason, ...Reason[]]
    if (said === REVOTE) {
      const due = all({ is: 'fact', kind: 'revoteDue', of: who }, { rule: 'RU-VOTE-9' }, [...because, tied], more)
      walk.put({ kind: 'revoteDue', of: who, why: due, rule: 'RU-VOTE-9', until: lastRevote(walk.phase) })
    }
    const rule: RuleId = said === BOTH ? 'RU-VOTE-10' : 'RU-VOTE-9'
    return who === said || said === BOTH
      ? sentence(who, [...because, all({ is: 'fact', kind: 'revoteChose', of: who }, { rule }, [tied])], more)
      : one
  })
  if (said === REVOTE) walk.announce('revoteDue', { voters: level.join('\n') }, 'RU-VOTE-9')
}
