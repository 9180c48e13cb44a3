/** The liar: whose ballots he makes nothing of, the barrier that he makes for himself, and what a black one adds unseen (RU-LIA). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Barrier, Boost, Silence } from '../day/hooks.ts'
import { lastRevote } from '../day/kinds.ts'
import { roundOf } from '../day/rounds.ts'
import { unvotable } from '../day/ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { felledBy, playedBy } from '../shared/speaks.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** A liar's own barrier. */
const OWN = 2

/** By which rule a liar leaves one vote and adds ballots unseen; of a slave that is for the colour of the pimp who chose the move. */
function rulesAs(run: Resolution, liar: SeatId, assignedBy: SeatId | undefined): RuleId {
  const seat = run.seat(assignedBy ?? liar)
  const rule = isGrey(seat) ? 'RU-LIA-G1' : isBlack(seat) ? 'RU-LIA-B1' : 'RU-LIA-1'
  return assignedBy === undefined ? rule : 'RU-PIM-B1'
}
const isRed = (run: Resolution, who: SeatId): boolean => run.seat(who).faction === 'red'

/** Compromised until the last revote of this vote; a revote puts an end to it (RU-LIA-2). */
export const compromising: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const { assignedBy } = keys
  const rule = rulesAs(run, actor, assignedBy)
  const leaves = at === actor ? 'barrier' : isRed(run, assignedBy ?? actor) ? 'nothing' : 'one'
  const compromised = all(
    { is: 'fact', kind: 'compromised', of: at, other: actor, action, values: { leaves } },
    { rule: at === actor ? 'RU-LIA-1' : rule, action },
    [why, ...playedBy(run, actor, 'compromise')],
  )
  const until = lastRevote(run.phase)
  run.put({ kind: 'compromised', of: at, by: actor, action, why: compromised, rule, until, data: { leaves } })
  return compromised
}

/** What a liar's move still does: a later one, and a revote even without one, puts an end to those of before (RU-LIA-2). */
function inForce(run: Resolution, fact: Fact<'compromised'>): Reason {
  const { standing, ends } = force(run, fact)
  if (fact.phase === undefined) return standing
  const { kind, of, by = '' } = fact
  return all({ is: 'fact', kind, of, other: by }, { rule: 'RU-LIA-2' }, [standing], ends)
}

/** What keeps it in force, and what may have put an end to it. */
function force(
  run: Resolution,
  fact: Fact<'compromised' | 'slippedIn'>,
): { standing: Reason; ends: readonly Reason[] } {
  const standing = run.ledger.standing(fact, 'soFar')
  if (fact.phase === undefined) return { standing, ends: [] }
  const again = run.ledger
    .found({ kind: 'compromised', when: 'soFar', where: ({ by, phase }) => phase === undefined && by === fact.by })
    .map(({ why }) => why)
  const revote =
    run.option('liarInRevote') === 'ends' && roundOf(run).is !== 'vote'
      ? [run.given({ is: 'fact', kind: 'votedAnew', of: '' }, 'RU-LIA-2')]
      : []
  return { standing, ends: [...revote, ...again] }
}

const compromises = (run: Resolution, who?: SeatId): Fact<'compromised'>[] =>
  run.ledger.attempts({ kind: 'compromised', ...(who !== undefined && { of: who }), when: 'soFar' })

/** Step `silences`: whom he compromised has no vote, or one of who is no red. */
export const compromised = (run: Resolution): Silence[] =>
  compromises(run)
    .filter(({ data }) => data.leaves !== 'barrier')
    .map(fact => ({ by: fact.of, to: fact.data.leaves === 'one' ? 1 : 0, why: inForce(run, fact) }))

/** That a liar silences somebody now; undefined where none tried to. @param leaves only what leaves so much of a ballot */
export function silencedBy(run: Resolution, who: SeatId, leaves?: 'nothing'): Reason | undefined {
  const attempts = compromises(run, who).filter(({ data }) =>
    leaves ? data.leaves === leaves : data.leaves !== 'barrier',
  )
  return attempts.length
    ? any(
        {
          is: 'fact',
          kind: 'compromised',
          of: who,
          other: attempts[0]!.by ?? '',
          values: { leaves: attempts[0]!.data.leaves },
        },
        { rule: 'RU-LIA-1' },
        attempts.map(fact => inForce(run, fact)),
      )
    : undefined
}

/** Step `barriers`: none of theirs works (RU-LIA-1). */
export const withoutBarrier = (run: Resolution, who: SeatId): Reason[] => [silencedBy(run, who) ?? []].flat()

/**
 * Step `barriers`: his own is a double one (RU-LIA-1); one that his lost role kept from him is told for what it would
 * have been.
 */
export const ownBarrier = (run: Resolution, who: SeatId): Barrier[] =>
  compromises(run, who)
    .filter(({ data }) => data.leaves === 'barrier')
    .map(fact => ({
      size: OWN,
      why: all({ is: 'fact', kind: 'hasBarrier', of: who, values: { size: OWN } }, { rule: 'RU-LIA-1' }, [
        inForce(run, fact),
      ]),
      off: fact.phase === undefined ? felledBy(fact.why) : undefined,
    }))

/** One ballot more against somebody; whether he has it is asked when he has compromised others (RU-LIA-B1). */
export const slippingIn: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const claim = { is: 'fact', kind: 'slippedIn', of: at, other: actor, action } as const
  const slipped = all(claim, { rule: 'RU-LIA-B1', action }, [why])
  const until = lastRevote(run.phase)
  run.put({ kind: 'slippedIn', of: at, by: actor, action, why: slipped, rule: 'RU-LIA-B1', until })
  const entered = run.ledger.attempts({ kind: 'slippedIn', by: actor, when: 'soFar' }).at(-1)
  return () => (entered ? all(claim, { rule: 'RU-LIA-B1', action }, [why, earned(run, entered)]) : slipped)
}

/** That he has it for another player whom he compromised in the same vote, each of them for one. */
function earned(run: Resolution, fact: Fact<'slippedIn'>): Reason {
  const { by = '', phase } = fact
  const sameVote = (one: Fact): boolean => one.phase === phase
  const mine = run.ledger.attempts({ kind: 'slippedIn', by, when: 'soFar', where: sameVote })
  const place = mine.findIndex(one => one.tick === fact.tick)
  const paid = run.ledger.attempts({
    kind: 'compromised',
    by,
    when: 'soFar',
    where: one => sameVote(one) && one.of !== by && one.data.leaves === 'one',
  })[place]
  const rule = paid?.rule ?? 'RU-LIA-B1'
  return any({ is: 'fact', kind: 'earnsBallot', of: by }, { rule }, paid ? [paid.why] : [])
}

/** Step `silences`: ballots that no table shows; against whom nobody may vote they are for nobody. */
export const slippedIn = (run: Resolution): Boost[] =>
  run.ledger.attempts({ kind: 'slippedIn', when: 'soFar' }).map(fact => {
    const { of: target, by = '' } = fact
    const nobody = unvotable(run, by, target)
    const claim = { is: 'fact', kind: 'slippedIn', of: target, other: by } as const
    const { standing, ends } = force(run, fact)
    const unless = [...ends, ...(nobody ? [nobody] : [])]
    const lost = fact.phase === undefined ? felledBy(fact.why) : undefined
    return {
      by,
      target,
      votes: 1,
      why: all(claim, { rule: 'RU-LIA-B1' }, [standing, earned(run, fact)], unless),
      lost,
    }
  })
