/**
 * The priest forgives whom he voted for: all votes against that player are none; was he to die, a revote starts in which
 * nobody can vote for him (RU-PRI-1), and lynched in it the priest may let him die instead (RU-PRI-2).
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { asked } from '../day/asked.ts'
import { counting, recount, totals } from '../day/count.ts'
import { greyChoice } from '../day/grey.ts'
import type { Sentence } from '../day/hooks.ts'
import { mostOf } from '../day/most.ts'
import { without } from '../day/points.ts'
import { replaced, stands } from '../day/result.ts'
import { lastRevote } from '../day/kinds.ts'
import { forgivenBefore, roundOf } from '../day/rounds.ts'
import { lynchedBy, sentence } from '../day/sentences.ts'
import { judge, recordOf } from '../day/verdict.ts'
import { mustDie } from '../penalties/votes.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { ranks } from './defence.ts'

/** Said when everybody has voted. */
export const forgiving: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const claim = { is: 'fact', kind: 'forgives', of: at, other: actor, action } as const
  const said = all(claim, { rule: 'RU-PRI-1', also: ['RU-DAY-3'], action }, [why])
  walk.put({ kind: 'forgives', of: at, by: actor, action, why: said, rule: 'RU-PRI-1' })
  // Whether it counts the votes alone can tell.
  return () => mercyOf(walk, action) ?? said
}
export const lettingDie: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const claim = { is: 'fact', kind: 'letsDie', of: actor, action } as const
  const said = all(claim, { rule: 'RU-PRI-2', action }, [why])
  walk.put({ kind: 'letsDie', of: actor, by: actor, action, why: said, rule: 'RU-PRI-2' })
  return said
}

const mercyOf = (walk: Walk, action: string): Reason | undefined =>
  walk.ledger.attempts({ kind: 'mercyShown', when: 'tonight', where: fact => fact.action === action })[0]?.why

/** The step `mercy`. */
export function showMercy(walk: Walk): void {
  for (const fact of walk.ledger.attempts({ kind: 'forgives', when: 'tonight' })) forgive(walk, fact)
  giveUp(walk)
}

function forgive(walk: Walk, fact: Fact<'forgives'>): void {
  const { of, by: priest = '', action } = fact
  const claim = { is: 'fact', kind: 'mercyShown', of: priest, other: of } as const
  const ballot = counting(walk).ballots.find(({ by, target }) => by === priest && target === of)
  const voted = ballot?.why ?? any({ is: 'fact', kind: 'votes', of: priest, other: of }, { rule: 'RU-PRI-1' })
  const why = all(
    claim,
    { rule: 'RU-PRI-1', ...(action !== undefined && { action }) },
    [fact.why, voted],
    notNow(walk, priest, of),
  )
  walk.put({
    kind: 'mercyShown',
    of: priest,
    by: priest,
    why,
    rule: 'RU-PRI-1',
    until: lastRevote(walk.phase),
    ...(action !== undefined && { action }),
  })
  if (!why.holds) {
    counting(walk).sentences = counting(walk).sentences.map(one =>
      one.who === of ? { ...one, unless: [...one.unless, why] } : one,
    )
    return
  }
  const own = counting(walk).sentences.filter(one => one.who === of && stands(one))
  const { is, between } = roundOf(walk)
  // Whom no ballots have die, mercy does not rescue.
  const rescues = own.length > 0 && !own.some(({ beside }) => beside)
  if (rescues && (is === 'vote' || (is === 'revote' && between.length > 2))) revoteWithout(walk, of, why)
  else makeNothing(walk, of, why, own.length ? [] : livesAnyway(walk, of))
}

/**
 * Why a priest cannot forgive: in a hunt, where he is to die himself, twice in one vote, one who shields him and goes before
 * (RU-BAR-5), or whom nothing saves (RU-PEN-3).
 */
function notNow(walk: Walk, priest: Slot, of: Slot): Reason[] {
  const own = counting(walk).sentences.filter(one => one.who === priest && stands(one))
  const before = walk.option<boolean>('mercyPerRevote')
    ? []
    : walk.ledger.found({ kind: 'mercyShown', of: priest, when: 'phaseStart' })
  return [
    ...own.map(one => any({ is: 'fact', kind: 'isToDie', of: priest }, { rule: 'RU-PRI-1' }, one.because)),
    ...mustDie(walk, of),
    ...(walk.phase.kind === 'hunt' ? [walk.given({ is: 'fact', kind: 'duringHunt', of: priest }, 'RU-HUNT-6')] : []),
    ...before.map(fact => all({ is: 'fact', kind: 'hasForgiven', of: priest }, { rule: 'RU-PRI-1' }, [fact.why])),
    ...counting(walk)
      .shields.filter(shield => shield.of === priest && shield.by === of && (shield.rank ?? 0) > ranks.priest)
      .map(({ why, aboveBy: rule = 'RU-BAR-5' }) =>
        all({ is: 'fact', kind: 'shieldedByHim', of: priest, other: of }, { rule }, [why]),
      ),
  ]
}

/** Nobody dies yet: everybody votes once more, and not for him (RU-VOTE-13). */
function revoteWithout(walk: Walk, of: Slot, why: Reason): void {
  const now = counting(walk)
  const own = now.sentences.filter(one => one.who === of && stands(one))
  // Had he not been to die, the votes against him would be none, and the others would decide.
  const again = all({ is: 'fact', kind: 'revoteWithout', of }, { rule: 'RU-VOTE-13' }, [
    why,
    ...own.map(one =>
      any({ is: 'fact', kind: 'isToDie', of }, { rule: 'RU-VOTE-13' }, [lynchedBy(one, totals(walk)[of] ?? 0)]),
    ),
  ])
  now.sentences = now.sentences.map(one =>
    one.beside ? one : { ...one, unless: [...one.unless, one.who === of ? why : again] },
  )
  forgiveVotes(walk, of, why)
  walk.put({ kind: 'revoteWithout', of, why: again, rule: 'RU-VOTE-13', until: lastRevote(walk.phase) })
  walk.announce('forgiven', { who: of }, 'RU-PRI-1')
}

/** Nobody is rescued who was not to die: others had more, or as many. */
function livesAnyway(walk: Walk, of: Slot): Reason[] {
  const { sentences, ballots } = counting(walk)
  const own = sentences.find(one => one.who === of)
  if (own) return own.unless.filter(({ holds }) => holds)
  return sentences.filter(stands).flatMap(({ who, because }) => {
    const level = [who, of]
    const condemned = asked(walk, part => part.judges?.(walk, level, ballots)).find(({ why }) => why.holds)?.who
    // Level with him nobody is to die yet, where neither the reds’ choice nor a judge would have it be him.
    if ((greyChoice(walk, level)?.who ?? condemned) === of) return because
    return because.map(one =>
      one.claim.is === 'fact' && one.claim.kind === 'hasMost' ? mostOf(walk, who, level, true) : one,
    )
  })
}

/** All votes against him are none, also in what is published of them. */
const forgiveVotes = (walk: Walk, of: Slot, mercy: Reason): void => {
  recount(walk, 'mercy', (_, points, removals) => ({
    points: without(points, new Map(points.flatMap(point => (point.target === of ? [[point, mercy]] : [])))),
    because: [mercy],
    removals: removals.filter(removal => removal.of !== of),
  }))
}

/**
 * His votes are none, and the others decide.
 * @param lives why he was not to die, where he was not: or there would be a revote
 */
function makeNothing(walk: Walk, of: Slot, mercy: Reason, lives: readonly Reason[]): void {
  forgiveVotes(walk, of, mercy)
  if (recordOf(walk)) return
  judge(walk)
  // A detonator, and whoever dies besides, is what it was: one that did not go off keeps nobody from being chosen anew.
  replaced(walk)
  const now = counting(walk)
  const spared = all({ is: 'fact', kind: 'notToDie', of }, { rule: 'RU-PRI-1' }, lives)
  if (lives.length) now.sentences = now.sentences.map(one => ({ ...one, because: [...one.because, spared] }))
}

/** Lynched in the revote of his mercy, the priest lets the one die whom he saved. */
function giveUp(walk: Walk): void {
  const now = counting(walk)
  for (const { of: priest, why } of walk.ledger.found({ kind: 'letsDie', when: 'tonight' })) {
    const own = now.sentences.find(one => one.who === priest && stands(one))
    const [saved] = forgivenBefore(walk)
    if (!own || !saved || roundOf(walk).is !== 'mercy') continue
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
