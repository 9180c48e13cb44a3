/**
 * The priest forgives whom he voted for: all votes against that player are none; was he to die, a revote starts in which
 * nobody can vote for him (RU-PRI-1), and lynched in it the priest may let him die instead (RU-PRI-2).
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { asked } from '../day/asked.ts'
import { counting, recount, totals, without } from '../day/count.ts'
import { greyChoice, judge, recordOf } from '../day/verdict.ts'
import { mostOf } from '../day/most.ts'
import { replaced, stands, lynchedBy, sentence } from '../day/result.ts'
import { lastRevote } from '../day/kinds.ts'
import { forgivenBefore, roundOf } from '../day/rounds.ts'
import { mustDie } from '../penalties/penalties.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { ranks } from './defence.ts'

/** Said when everybody has voted. */
export const forgiving: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const claim = { is: 'fact', kind: 'forgives', of: at, other: actor, action } as const
  const said = all(claim, { rule: 'RU-PRI-1', also: ['RU-DAY-3'], action }, [why])
  run.put({ kind: 'forgives', of: at, by: actor, action, why: said, rule: 'RU-PRI-1' })
  // Whether it counts the votes alone can tell.
  return () => mercyOf(run, action) ?? said
}
export const lettingDie: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const claim = { is: 'fact', kind: 'letsDie', of: actor, action } as const
  const said = all(claim, { rule: 'RU-PRI-2', action }, [why])
  run.put({ kind: 'letsDie', of: actor, by: actor, action, why: said, rule: 'RU-PRI-2' })
  return said
}

const mercyOf = (run: Resolution, action: string): Reason | undefined =>
  run.ledger.attempts({ kind: 'mercyShown', when: 'tonight', where: fact => fact.action === action })[0]?.why

/** The step `mercy`. */
export function showMercy(run: Resolution): void {
  for (const fact of run.ledger.attempts({ kind: 'forgives', when: 'tonight' })) forgive(run, fact)
  giveUp(run)
}

function forgive(run: Resolution, fact: Fact<'forgives'>): void {
  const { of, by: priest = '', action } = fact
  const claim = { is: 'fact', kind: 'mercyShown', of: priest, other: of } as const
  const ballot = counting(run).ballots.find(({ by, target }) => by === priest && target === of)
  const voted = ballot?.why ?? any({ is: 'fact', kind: 'votes', of: priest, other: of }, { rule: 'RU-PRI-1' })
  const why = all(
    claim,
    { rule: 'RU-PRI-1', ...(action !== undefined && { action }) },
    [fact.why, voted],
    notNow(run, priest, of),
  )
  run.put({
    kind: 'mercyShown',
    of: priest,
    by: priest,
    why,
    rule: 'RU-PRI-1',
    until: lastRevote(run.phase),
    ...(action !== undefined && { action }),
  })
  if (!why.holds) {
    counting(run).sentences = counting(run).sentences.map(one =>
      one.who === of ? { ...one, unless: [...one.unless, why] } : one,
    )
    return
  }
  const own = counting(run).sentences.filter(one => one.who === of && stands(one))
  const { is, between } = roundOf(run)
  // Whom no ballots have die, mercy does not rescue.
  const rescues = own.length > 0 && !own.some(({ beside }) => beside)
  if (rescues && (is === 'vote' || (is === 'revote' && between.length > 2))) revoteWithout(run, of, why)
  else makeNothing(run, of, why, own.length ? [] : livesAnyway(run, of))
}

/**
 * Why a priest cannot forgive: in a hunt, where he is to die himself, twice in one vote, one who shields him and goes before
 * (RU-BAR-5), or whom nothing saves (RU-PEN-3).
 */
function notNow(run: Resolution, priest: SeatId, of: SeatId): Reason[] {
  const own = counting(run).sentences.filter(one => one.who === priest && stands(one))
  const before = run.option<boolean>('mercyPerRevote')
    ? []
    : run.ledger.found({ kind: 'mercyShown', of: priest, when: 'phaseStart' })
  return [
    ...own.map(one => any({ is: 'fact', kind: 'isToDie', of: priest }, { rule: 'RU-PRI-1' }, one.because)),
    ...mustDie(run, of),
    ...(run.phase.kind === 'hunt' ? [run.given({ is: 'fact', kind: 'duringHunt', of: priest }, 'RU-HUNT-6')] : []),
    ...before.map(fact => all({ is: 'fact', kind: 'hasForgiven', of: priest }, { rule: 'RU-PRI-1' }, [fact.why])),
    ...counting(run)
      .shields.filter(shield => shield.of === priest && shield.by === of && (shield.rank ?? 0) > ranks.priest)
      .map(({ why, aboveBy: rule = 'RU-BAR-5' }) =>
        all({ is: 'fact', kind: 'shieldedByHim', of: priest, other: of }, { rule }, [why]),
      ),
  ]
}

/** Nobody dies yet: everybody votes once more, and not for him (RU-VOTE-13). */
function revoteWithout(run: Resolution, of: SeatId, why: Reason): void {
  const now = counting(run)
  const own = now.sentences.filter(one => one.who === of && stands(one))
  // Had he not been to die, the votes against him would be none, and the others would decide.
  const again = all({ is: 'fact', kind: 'revoteWithout', of }, { rule: 'RU-VOTE-13' }, [
    why,
    ...own.map(one =>
      any({ is: 'fact', kind: 'isToDie', of }, { rule: 'RU-VOTE-13' }, [lynchedBy(one, totals(run)[of] ?? 0)]),
    ),
  ])
  now.sentences = now.sentences.map(one =>
    one.beside ? one : { ...one, unless: [...one.unless, one.who === of ? why : again] },
  )
  forgiveVotes(run, of, why)
  run.put({ kind: 'revoteWithout', of, why: again, rule: 'RU-VOTE-13', until: lastRevote(run.phase) })
  run.announce('forgiven', { who: of }, 'RU-PRI-1')
}

/** Nobody is rescued who was not to die: others had more, or as many. */
function livesAnyway(run: Resolution, of: SeatId): Reason[] {
  const { sentences, ballots } = counting(run)
  const own = sentences.find(one => one.who === of)
  if (own) return own.unless.filter(({ holds }) => holds)
  return sentences.filter(stands).flatMap(({ who, because }) => {
    const level = [who, of]
    const condemned = asked(run, part => part.judges?.(run, level, ballots)).find(({ why }) => why.holds)?.who
    // Level with him nobody is to die yet, where neither the reds’ choice nor a judge would have it be him.
    if ((greyChoice(run, level)?.who ?? condemned) === of) return because
    return because.map(one =>
      one.claim.is === 'fact' && one.claim.kind === 'hasMost' ? mostOf(run, who, level, true) : one,
    )
  })
}

/** All votes against him are none, also in what is published of them. */
const forgiveVotes = (run: Resolution, of: SeatId, mercy: Reason): void => {
  recount(run, 'mercy', (_, points, removals) => ({
    points: without(points, new Map(points.flatMap(point => (point.target === of ? [[point, mercy]] : [])))),
    because: [mercy],
    removals: removals.filter(removal => removal.of !== of),
  }))
}

/**
 * His votes are none, and the others decide.
 * @param lives why he was not to die, where he was not: or there would be a revote
 */
function makeNothing(run: Resolution, of: SeatId, mercy: Reason, lives: readonly Reason[]): void {
  forgiveVotes(run, of, mercy)
  if (recordOf(run)) return
  judge(run)
  // A detonator, and whoever dies besides, is what it was: one that did not go off keeps nobody from being chosen anew.
  replaced(run)
  const now = counting(run)
  const spared = all({ is: 'fact', kind: 'notToDie', of }, { rule: 'RU-PRI-1' }, lives)
  if (lives.length) now.sentences = now.sentences.map(one => ({ ...one, because: [...one.because, spared] }))
}

/** Lynched in the revote of his mercy, the priest lets the one die whom he saved. */
function giveUp(run: Resolution): void {
  const now = counting(run)
  for (const { of: priest, why } of run.ledger.found({ kind: 'letsDie', when: 'tonight' })) {
    const own = now.sentences.find(one => one.who === priest && stands(one))
    const [saved] = forgivenBefore(run)
    if (!own || !saved || roundOf(run).is !== 'mercy') continue
    const instead = all({ is: 'fact', kind: 'diesInstead', of: saved.of, other: priest }, { rule: 'RU-PRI-2' }, [
      why,
      saved.why,
      ...own.because,
    ])
    const dies: Sentence = { ...sentence(saved.of, [instead], [], 'RU-PRI-2'), beside: true }
    now.sentences = [
      ...now.sentences.map(one => (one === own ? { ...one, unless: [...one.unless, instead] } : one)),
      ...(lynchedBy(dies, 0).holds ? [dies] : []),
    ]
  }
}
