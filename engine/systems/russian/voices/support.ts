/**
 * The politician in a vote: whom he named as supporters, what the mayor and he give each other, and what he has in office
 * (RU-POL-1, RU-POL-2, RU-POL-5).
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Boost, Cast, Silence } from '../day/hooks.ts'
import { endOfVote } from '../day/rounds.ts'
import { isCopied, playedFor } from '../shared/playing.ts'
import { isBlack } from '../shared/sides.ts'
import { felledBy, playedBy, speaksBy, type Speaks } from '../shared/speaks.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { changeStored, handOverStored, storedOf, type Stored } from './stored.ts'
import { pairsOf, sentNow, votesAlike } from './witness.ts'
import { vertical } from '../posts/vertical.ts'

// A politician who is mayor covers his secretary where his own vertical is on somebody else (RU-POL-5).

/** Ballots against the secretary count nothing unless his own is one of them. */
function coveredSecretary(
  run: Resolution,
  { slot, action, why }: { slot: SeatId } & Speaks,
  ballots: readonly Cast[],
): Silence[] {
  const secretary = run.living().find(({ details }) => details?.title === 'secretary')?.slot
  const raised = vertical(run)
  if (secretary === undefined || !raised?.why.holds || raised.of === secretary || !run.isSomebody(raised.of)) return []
  const against = ballots.filter(({ target }) => target === secretary)
  const elsewhere = all({ is: 'fact', kind: 'verticalElsewhere', of: slot, other: secretary }, { rule: 'RU-POL-5' }, [
    raised.why,
  ])
  const covers = all(
    { is: 'fact', kind: 'coveredByMayor', of: secretary, other: slot },
    { rule: 'RU-POL-5', action },
    [why, elsewhere],
    against.filter(({ by }) => by === slot).map(ballot => ballot.why),
  )
  return against
    .filter(({ by }) => by !== slot)
    .map(({ by }): Silence => ({ by, target: secretary, to: 0, why: covers }))
}

/** How many supporters he may have. */
const limit: Stored = { counter: 'supportLimit', ability: 'influence', begins: 2 }

/** Named until the last revote of this vote. */
export const supporting: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const supporter = all({ is: 'fact', kind: 'supporter', of: at, other: actor, action }, { rule: 'RU-POL-2', action }, [
    why,
    ...playedBy(run, actor, 'nameSupporters'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'supporter', of: at, by: actor, action, why: supporter, rule: 'RU-POL-2', until })
  return supporter
}

/** The mayor in office, if there is one. */
export const mayorOf = (seats: readonly Seat[]): SeatId | undefined =>
  seats.find(({ alive, details }) => alive && details?.title === 'mayor')?.slot

/** Somebody who has the role, with that he has the use of it, and what took it from him. */
interface Politician extends Speaks {
  slot: SeatId
}

/** Everybody who has the role. */
function politicians(run: Resolution): Politician[] {
  return run.living().flatMap(({ slot }) => {
    const speaks = speaksBy(run, slot, 'influence')
    return speaks ? [{ slot, ...speaks }] : []
  })
}

/** How many supporters he may have now; who plays the role begins anew. */
export const limitIn = (game: Game, who: SeatId): number =>
  playedFor(game, who, 'influence') ? limit.begins : storedOf({ game }, who, limit)

const fullPairs = (players: number): number => Math.floor(players / 2)

/** Step `boosts`. */
export const supported = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  politicians(run).flatMap(one =>
    mayorOf(run.living()) === one.slot ? inOffice(run, one, ballots) : outside(run, one, ballots),
  )

/** As mayor he has what his influence comes to, whoever votes with him (RU-POL-5). */
function inOffice(run: Resolution, { slot, action, why, lost }: Politician, ballots: readonly Cast[]): Boost[] {
  const votes = fullPairs(limitIn(run.game, slot))
  if (!votes) return []
  const rule = 'RU-POL-5'
  const claim = { is: 'fact', kind: 'hasInfluence', of: slot, values: { votes } } as const
  const influence = all(claim, { rule, action }, [why, inPost(run, slot, rule)])
  return ballots
    .filter(({ by }) => by === slot)
    .map(({ target }) => ({ by: slot, target, votes, why: influence, lost }))
}

const inPost = (run: Resolution, mayor: SeatId, rule: RuleId): Reason =>
  run.given({ is: 'fact', kind: 'mayorInOffice', of: mayor }, rule)

/** One more for each supporter who votes as he does, for himself one for each two of them, and for the mayor what he has (RU-POL-1, RU-POL-2). */
function outside(run: Resolution, { slot, why: role, lost }: Politician, ballots: readonly Cast[]): Boost[] {
  const named = sentNow(run, run.ledger.attempts({ kind: 'supporter', by: slot, when: 'soFar' }))
  return ballots
    .filter(({ by }) => by === slot)
    .flatMap(his => {
      const alike = named.flatMap(fact =>
        pairsOf([his, ...ballots.filter(({ by }) => by === fact.of)], slot, fact.of).map(([, theirs]) => ({
          by: fact.of,
          lost: felledBy(fact.why),
          why: votesAlike(theirs, his, [run.ledger.standing(fact, 'soFar')], 'RU-POL-2'),
        })),
      )
      const votes = fullPairs(alike.length)
      const { target } = his
      const bonus = pairsBehind(slot, votes, alike, role)
      const kept = alike.find(one => one.lost)?.lost
      return [
        ...alike.map(({ by, why, lost }): Boost => ({ by, target, votes: 1, why, lost })),
        ...(votes ? [{ by: slot, target, votes, why: bonus, lost: lost ?? kept }] : []),
        ...mayorsShare(run, { his, votes, supporters: alike.length, bonus, lost: lost ?? kept }, ballots),
      ]
    })
}

/** That so many pairs of supporters vote as he does. */
function pairsBehind(of: SeatId, votes: number, alike: readonly { why: Reason }[], role: Reason): Reason {
  const claim = { is: 'fact', kind: 'pairsBehind', of, values: { votes } } as const
  return all(claim, { rule: 'RU-POL-2' }, [role, ...alike.map(({ why }) => why)])
}

/** What a politician has for himself, and by what. */
interface Share {
  his: Cast
  votes: number
  supporters: number
  bonus: Reason
  lost: Reason | undefined
}

/** A mayor who votes as he does gets as much as he has for himself; or what his supporters have besides. */
function mayorsShare(
  run: Resolution,
  { his, votes: own, supporters, bonus, lost }: Share,
  ballots: readonly Cast[],
): Boost[] {
  const mayor = mayorOf(run.living())
  const votes = run.option('mayorsShare') === 'all' ? own + supporters : own
  // Against the politician himself the mayor gives nothing, and so gets nothing.
  if (mayor === undefined || !votes || his.target === his.by) return []
  return pairsOf([his, ...ballots.filter(({ by }) => by === mayor)], his.by, mayor).map(([, theirs]): Boost => ({
    by: mayor,
    target: his.target,
    votes,
    lost,
    why: votesAlike(theirs, his, [inPost(run, mayor, 'RU-POL-1'), bonus], 'RU-POL-1'),
  }))
}

/** Step `silences`: what is against a politician whom the mayor spares, and against the secretary of one who is mayor, counts nothing. */
export const covered = (run: Resolution, ballots: readonly Cast[]): Silence[] =>
  politicians(run).flatMap(one =>
    mayorOf(run.living()) === one.slot ? coveredSecretary(run, one, ballots) : coveredByMayor(run, one, ballots),
  )

/** While the mayor does not vote against him, nobody else's ballot counts (RU-POL-1); who only plays the role for a day has nothing of that. */
function coveredByMayor(run: Resolution, { slot, action, why }: Politician, ballots: readonly Cast[]): Silence[] {
  const mayor = mayorOf(run.living())
  if (mayor === undefined) return []
  const copied = isCopied(run.game, slot, 'influence')
  const against = ballots.filter(({ target }) => target === slot)
  const claim = { is: 'fact', kind: 'coveredByMayor', of: slot, other: mayor } as const
  const covers = all(
    claim,
    { rule: 'RU-POL-1', action },
    [why, inPost(run, mayor, 'RU-POL-1')],
    [
      ...against.filter(({ by }) => by === mayor).map(ballot => ballot.why),
      ...(copied ? [run.given({ is: 'fact', kind: 'onlyCopied', of: slot }, 'RU-POL-6')] : []),
    ],
  )
  return against.filter(({ by }) => by !== mayor).map(({ by }): Silence => ({ by, target: slot, to: 0, why: covers }))
}

/** After a lynch: one more for a black against whom he voted, one less for a red (RU-POL-2). */
export const changeLimit = (run: Resolution): void => {
  const always = run.option('politicianVoteNeeded') === 'lossOnly'
  changeStored(run, limit, ({ seat, votedAgainst }) =>
    isBlack(seat) ? (votedAgainst || always ? 1 : 0) : seat.faction === 'red' && votedAgainst ? -1 : 0,
  )
}

/** Who takes the role over has its influence (RU-ACZ-3). */
export const inheritLimit = (run: Resolution, heir: Fact<'heir'>): void => handOverStored(run, heir, limit)
