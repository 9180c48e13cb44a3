/**
 * Who is one of the best: whom enough of those praised who voted, unless more are so than there are places, or the host
 * refuses him (RU-BEST-2). Votes of others speak against somebody as praises speak for him, so that whoever turned it stands
 * in the tree.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, least, type Resolution } from '../vocabulary.ts'
import { ballotsOf, refusalOf, shareOf, type Praise } from './ballots.ts'

/** How somebody fared whom a ballot names. */
interface Praised {
  who: SeatId
  votes: number
  /** That enough of those who voted praise him. */
  passes: Reason
  /** That he is one of the best. */
  best: Reason
}
export interface Counted {
  /** How many voted. */
  voters: number
  share: number
  /** By votes, then in roster order. */
  praised: Praised[]
}

const cite = { rule: 'RU-BEST-2' }

/** Whom ballots name, before places are looked at. */
type Passing = Omit<Praised, 'best'> & { praises: readonly Reason[] }

/** The whole count. */
export function countBest(run: Resolution): Counted {
  const ballots = ballotsOf(run).filter(({ voted }) => voted.holds)
  const share = shareOf(run)
  const named = new Set(ballots.flatMap(({ of }) => [...of.keys()]))
  const passing = run.game.seats
    .filter(({ slot }) => named.has(slot))
    .map(({ slot }) => passes(slot, ballots, share))
    .sort((a, b) => b.votes - a.votes)
  const praised = passing.map(({ who, votes, passes: enough }): Praised => {
    const against = [...crowdedOut(run, who, votes, passing), ...refusalOf(run, who)]
    return { who, votes, passes: enough, best: all({ is: 'fact', kind: 'best', of: who }, cite, [enough], against) }
  })
  return { voters: ballots.length, share, praised }
}

/** Praises against the ballots of all who voted and praised others, or nobody. */
function passes(who: SeatId, ballots: readonly Praise[], share: number): Passing {
  const praises = ballots.flatMap(({ of }) => of.get(who) ?? [])
  const others = ballots.filter(({ of }) => !of.get(who)?.holds).map(({ voted }) => voted)
  const votes = praises.filter(({ holds }) => holds).length
  const values = { votes, voters: votes + others.length, share }
  // So many praises are enough against the others, so many others are too many against the praises.
  const enough = others.length ? Math.ceil((share * others.length) / (100 - share)) : 1
  const tooMany = Math.floor((votes * (100 - share)) / share) + 1
  const outvoted = least(tooMany, { is: 'fact', kind: 'outvoted', of: who, values }, cite, others)
  return {
    who,
    votes,
    praises,
    passes: least(
      Math.max(1, Math.min(enough, votes)),
      { is: 'fact', kind: 'passesAsBest', of: who, values },
      cite,
      praises,
      others.length ? [outvoted] : [],
    ),
  }
}

/**
 * Against somebody who passes, where more do than there are places: so many others have as many ballots as he has. Who are
 * level for fewer places than they are all fall out by this, and whoever has less.
 */
function crowdedOut(run: Resolution, who: SeatId, votes: number, passing: readonly Passing[]): Reason[] {
  const places = Number(run.option<number>('bestPlaces'))
  const free = run.option<boolean>('refusedFreesPlace')
  if (passing.filter(one => one.passes.holds).length <= places) return []
  const level = passing.filter(one => one.who !== who && one.passes.holds && one.votes >= votes)
  const claim = { is: 'fact', kind: 'crowdedOut', of: who, values: { places, votes } } as const
  const each = level.map(other => {
    const values = { votes: other.votes }
    const many = least(votes, { is: 'fact', kind: 'praisedAsMuch', of: other.who, values }, cite, other.praises)
    return all(
      { is: 'fact', kind: 'aheadAsBest', of: other.who, other: who, values },
      cite,
      [other.passes, many],
      free ? refusalOf(run, other.who) : [],
    )
  })
  return [least(places, claim, cite, each)]
}
