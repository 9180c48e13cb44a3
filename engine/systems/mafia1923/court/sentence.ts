/** Who of a family at court is killed (1923-V11 to V14), and whom jail or a Lawyer keeps from it. */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, holds, so, under } from '../claims.ts'
import { livingOf } from '../families.ts'
import { all, any, type Fact, type Walk } from '../vocabulary.ts'
import { ownJailsOf } from '../vote/jails.ts'
import { atLeast, castOn, votesOn, type Vote } from '../vote/votes.ts'
import { hasMore, keepsUp } from './ahead.ts'
import { defences } from './lawyer.ts'

/** Whom the court kills of a family, with the reason; those whom it nearly killed have a reason that does not hold. */
interface Sentence {
  who: Slot
  why: Reason
}

/** The sentences on one family at court, and, where nobody of it dies, why not. */
export function sentences(walk: Walk, court: Fact<'atCourt'>, vote: Vote): { sentences: Sentence[]; nobody?: Reason } {
  const members = livingOf(walk, court.of)
  const [only] = members
  if (!only) return { sentences: [], nobody: all(fact('nobodyThere', court.of), { rule: '1923-V10' }, [court.why]) }
  const given = members.length === 1 ? alone(walk, court, only, vote) : among(walk, court, members, vote)
  const dying = given.filter(({ why }) => why.holds)
  const nobody = all(
    fact('nobodyCondemned', court.of),
    { rule: members.length === 1 ? '1923-V12' : '1923-V13' },
    [court.why],
    given.map(({ why }) => why),
  )
  return { sentences: given, ...(!dying.length && { nobody }) }
}

const votesOf = ({ tally }: Vote, who: Slot): number => votesOn(tally.totals, 'individual', who)

const hasVotes = (vote: Vote, who: Slot, least: number): Reason =>
  atLeast(least, vote, 'individual', who, fact('hasVotes', who, { values: { votes: votesOf(vote, who) } }), '1923-V13')

/** The only living member dies without a vote, unless jailed or defended (1923-V12, SHE4, LAW2). */
function alone(walk: Walk, court: Fact<'atCourt'>, { slot }: Seat, vote: Vote): Sentence[] {
  const without = walk.option('court.zeroVotes') === 'never' ? [hasVotes(vote, slot, 1)] : []
  return [
    {
      who: slot,
      why: all(
        fact('executed', slot, { other: court.of }),
        { rule: '1923-V12' },
        [court.why, so(true, fact('onlyOne', slot), '1923-V12'), ...without],
        [
          ...ownJailsOf(walk, slot).map(jail => under(fact('jailedAlone', slot), '1923-SHE4', jail)),
          ...defences(walk, slot).map(defence => under(fact('defendedAlone', slot), '1923-LAW2', defence)),
        ],
      ),
    },
  ]
}

/** Of several living members those with the most votes die (1923-V11), unless jailed (SHE6) or defended (LAW1). */
function among(walk: Walk, court: Fact<'atCourt'>, members: readonly Seat[], vote: Vote): Sentence[] {
  const slots = members.map(({ slot }) => slot)
  const literal = walk.option('court.zeroVotes') === 'literalTieAtZero'
  const next = new Map(slots.map(slot => [slot, comesNext(walk, slot, slots, vote)]))
  const concerned = slots.filter(
    slot =>
      literal
      || next.get(slot)?.holds
      || castOn(vote, 'individual', slot)
      || ownJailsOf(walk, slot).length
      || defences(walk, slot).length,
  )
  return concerned.map((slot): Sentence => ({
    who: slot,
    why: all(
      fact('executed', slot, { other: court.of }),
      { rule: '1923-V11' },
      [court.why, enough(vote, slot, literal ? -Infinity : 1, next.get(slot)), isNext(walk, slot, slots, vote)],
      passedOver(walk, slot),
    ),
  }))
}

/**
 * That somebody has the votes without which nobody dies (1923-V13), or needs none.
 * @param next that he comes next to a defended player, where that is enough (1923-LAW1)
 */
function enough(vote: Vote, slot: Slot, least: number, next: Reason | undefined): Reason {
  const own = hasVotes(vote, slot, least)
  if (own.holds || !next) return own
  return next.holds ? next : any(fact('mayDie', slot), { rule: '1923-LAW1' }, [own, next])
}

/**
 * That somebody comes next to a defended player whom the court would have killed (1923-LAW1): then he dies without a
 * vote too, unless others have as many. Nothing where nobody is defended, or where the host lets nobody die so.
 */
function comesNext(walk: Walk, slot: Slot, members: readonly Slot[], vote: Vote): Reason | undefined {
  const instead = walk.option('lawyer.zeroVotes')
  if (walk.option('court.zeroVotes') !== 'soleSurvivorOnly' || instead === 'never') return undefined
  const others = members.filter(other => other !== slot)
  const mine = votesOf(vote, slot)
  const defended = others.flatMap(other => {
    const lawyers = defences(walk, other)
    if (!lawyers.length) return []
    const had = Math.max(1, mine + 1)
    return all(
      fact('defendedAbove', other),
      { rule: '1923-LAW1' },
      [any(fact('isDefended', other), { rule: '1923-LAW1' }, lawyers), hasVotes(vote, other, had)],
      ownJailsOf(walk, other).map(jail => under(fact('jailedFromCourt', other), '1923-SHE6', jail)),
    )
  })
  if (!defended.length) return undefined
  const least = instead === 'onlyOther' ? mine : mine + 1
  const asMany = others
    .filter(other => votesOf(vote, other) <= mine || !leavesPlace(walk, other, members, vote))
    .map(other =>
      atLeast(least, vote, 'individual', other, fact('hasAsMany', other), '1923-LAW1', passedOver(walk, other)),
    )
  return all(
    fact('comesNext', slot),
    { rule: '1923-LAW1' },
    [any(fact('someoneDefended', slot), { rule: '1923-LAW1' }, defended)],
    asMany,
  )
}

const isDefended = (walk: Walk, slot: Slot): boolean => holds(defences(walk, slot))

/** Why it is somebody's turn: nobody has more votes (1923-V11, V14), or whoever has is defended (1923-LAW1, LAW4). */
function isNext(walk: Walk, slot: Slot, members: readonly Slot[], vote: Vote): Reason {
  const votes = votesOf(vote, slot)
  const others = members.filter(other => other !== slot && !leavesPlace(walk, other, members, vote))
  const ahead = others.flatMap(other =>
    hasMore(
      vote,
      { half: 'individual', on: slot },
      {
        rival: other,
        says: 'hasMore',
        rule: '1923-V11',
        out: passedOver(walk, other),
      },
    ),
  )
  const level = keepsUp(
    vote,
    { half: 'individual', on: slot },
    others.filter(other => !holds(passedOver(walk, other))).map(other => votesOf(vote, other)),
  )
  const above = holds(ahead) ? [] : defendedAbove(walk, slot, members, vote)
  if (!above.length) {
    const mutual = members.length === 2 && members.every(member => votesOf(vote, member) === 1)
    const claim = fact('mostVotes', slot, { values: { votes } })
    return all(claim, { rule: mutual ? '1923-V14' : '1923-V11' }, level, ahead)
  }
  const instead = all(
    fact('aboveDefended', slot),
    { rule: '1923-LAW1' },
    above.map(other => any(fact('isDefended', other), { rule: '1923-LAW1' }, defences(walk, other))),
  )
  return all(
    fact('nextByVotes', slot, { values: { votes } }),
    { rule: above.length > 1 ? '1923-LAW4' : '1923-LAW1' },
    [instead, ...level],
    ahead,
  )
}

/** Whether somebody is defended and could have been killed: not from jail. */
const isSpared = (walk: Walk, slot: Slot): boolean => isDefended(walk, slot) && !holds(ownJailsOf(walk, slot))

/** Whoever has more votes than somebody and is defended. */
const defendedAbove = (walk: Walk, slot: Slot, members: readonly Slot[], vote: Vote): Slot[] =>
  members
    .filter(other => votesOf(vote, other) > votesOf(vote, slot) && isSpared(walk, other))
    .toSorted((a, b) => votesOf(vote, b) - votesOf(vote, a))

/** Whether the court goes on to the next score: from a defended player, and from who tied with one where the host says so. */
const leavesPlace = (walk: Walk, slot: Slot, members: readonly Slot[], vote: Vote): boolean =>
  walk.option('lawyer.tieReplacement') === 'replacement'
    ? members.some(other => votesOf(vote, other) === votesOf(vote, slot) && isSpared(walk, other))
    : isDefended(walk, slot)

/** What keeps somebody from being killed whatever his votes: jail, and whoever defends him (1923-SHE6, LAW1, LAW6). */
function passedOver(walk: Walk, slot: Slot): Reason[] {
  const lawyers = defences(walk, slot)
  return [
    ...ownJailsOf(walk, slot).map(jail => under(fact('jailedFromCourt', slot), '1923-SHE6', jail)),
    ...lawyers.map(defence => under(fact('passedOver', slot), lawyers.length > 1 ? '1923-LAW6' : '1923-LAW1', defence)),
  ]
}
