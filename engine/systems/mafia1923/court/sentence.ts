/** Who of a family at court is killed (1923-V11 to V14), and whom jail or a Lawyer keeps from it. */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, holds, so, under } from '../claims.ts'
import { livingOf } from '../families.ts'
import { all, any, type Fact, type Walk } from '../vocabulary.ts'
import { ownJailsOf } from '../vote/jails.ts'
import { atLeast, castOn, votesOn, type Vote } from '../vote/votes.ts'
import { defences } from './lawyer.ts'

/** Whom the court kills of a family, with the reason; those whom it nearly killed have a reason that does not hold. */
export interface Sentence {
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

/** The scores in a family: which count, and at which of them somebody dies. */
interface Scores {
  /** Nobody dies of less. */
  floor: number
  /** Who is not in jail. */
  free: readonly Slot[]
  /** What those have, the highest first. */
  levels: readonly number[]
  /** At which of these somebody dies. */
  reached: readonly number[]
}

/** Of several living members those with the most votes die (1923-V11), unless jailed (SHE6) or defended (LAW1). */
function among(walk: Walk, court: Fact<'atCourt'>, members: readonly Seat[], vote: Vote): Sentence[] {
  const scores = scoresOf(walk, members, vote)
  const concerned = members.filter(
    ({ slot }) =>
      scores.floor <= 0
      || castOn(vote, 'individual', slot)
      || ownJailsOf(walk, slot).length
      || defences(walk, slot).length,
  )
  return concerned.map(({ slot }): Sentence => ({
    who: slot,
    why: all(
      fact('executed', slot, { other: court.of }),
      { rule: '1923-V11' },
      [court.why, hasVotes(vote, slot, scores.floor), isNext(walk, slot, members, vote, scores)],
      passedOver(walk, slot),
    ),
  }))
}

function scoresOf(walk: Walk, members: readonly Seat[], vote: Vote): Scores {
  const floor = walk.option('court.zeroVotes') === 'literalTieAtZero' ? -Infinity : 1
  const free = members.map(({ slot }) => slot).filter(slot => !holds(ownJailsOf(walk, slot)))
  const levels = [...new Set(free.map(slot => votesOf(vote, slot)))]
    .sort((a, b) => b - a)
    .filter(level => level >= floor)
  const reached = levelsReached(
    levels,
    level => free.filter(slot => votesOf(vote, slot) === level),
    slot => isDefended(walk, slot),
    walk.option('lawyer.tieReplacement') === 'replacement',
  )
  return { floor, free, levels, reached }
}

const isDefended = (walk: Walk, slot: Slot): boolean => holds(defences(walk, slot))

/** Why it is somebody's turn: nobody has more votes (1923-V11, V14), or whoever has is defended (1923-LAW1, LAW4). */
function isNext(
  walk: Walk,
  slot: Slot,
  members: readonly Seat[],
  vote: Vote,
  { free, levels, reached }: Scores,
): Reason {
  const votes = votesOf(vote, slot)
  const place = levels.indexOf(votes)
  if (place <= 0 || !reached.includes(votes)) {
    const mutual =
      votes === 1
      && members.length === 2
      && reached.length === 1
      && members.every(member => votesOf(vote, member.slot) === votes)
    return so(place === 0, fact('mostVotes', slot, { values: { votes } }), mutual ? '1923-V14' : '1923-V11')
  }
  const above = levels
    .slice(0, place)
    .flatMap(level => free.filter(other => votesOf(vote, other) === level && isDefended(walk, other)))
  return under(
    fact('nextByVotes', slot, { values: { votes } }),
    above.length > 1 ? '1923-LAW4' : '1923-LAW1',
    all(
      fact('aboveDefended', slot),
      { rule: '1923-LAW1' },
      above.map(other => any(fact('isDefended', other), { rule: '1923-LAW1' }, defences(walk, other))),
    ),
  )
}

/** What keeps somebody from being killed whatever his votes: jail, and whoever defends him (1923-SHE6, LAW1, LAW6). */
function passedOver(walk: Walk, slot: Slot): Reason[] {
  const lawyers = defences(walk, slot)
  return [
    ...ownJailsOf(walk, slot).map(jail => under(fact('jailedFromCourt', slot), '1923-SHE6', jail)),
    ...lawyers.map(defence => under(fact('passedOver', slot), lawyers.length > 1 ? '1923-LAW6' : '1923-LAW1', defence)),
  ]
}

/** The scores at which somebody dies, from the top: down to the first at which somebody is not defended. */
function levelsReached(
  levels: readonly number[],
  at: (level: number) => Slot[],
  isDefended: (slot: Slot) => boolean,
  replaced: boolean,
): number[] {
  const reached: number[] = []
  for (const level of levels) {
    reached.push(level)
    const here = at(level)
    const open = here.filter(slot => !isDefended(slot)).length
    // A defended player who tied with others leaves a place to the next score only where the host says so.
    if (open && !(replaced && open < here.length)) break
  }
  return reached
}
