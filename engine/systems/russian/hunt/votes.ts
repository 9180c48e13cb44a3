/** The ballots of a witch hunt: two of each player, against different ones, or fewer (RU-HUNT-3); and nobody is spared (RU-HUNT-6). */
import type { Cast, VotePart } from '../day/hooks.ts'
import type { Reason } from '../../../reason/reason.ts'
import { least, type Resolution } from '../vocabulary.ts'
import { isHunt } from './allowed.ts'
import { leaders, leads } from './leaders.ts'

const namesNobody = ({ why: { because } }: Cast): boolean =>
  because.some(({ claim }) => claim.is === 'fact' && claim.kind === 'namesNobody')

/** Whoever declines has no ballot, and one against the same player again is none. */
function ofHunt(run: Resolution, ballots: readonly Cast[]): readonly Cast[] | undefined {
  if (!isHunt(run)) return undefined
  const before = (ballot: Cast, place: number): Cast[] => ballots.slice(0, place).filter(({ by }) => by === ballot.by)
  return ballots
    .filter(
      (ballot, place) => !namesNobody(ballot) && !before(ballot, place).some(({ target }) => target === ballot.target),
    )
    .map((ballot, place, kept) =>
      kept.slice(0, place).some(({ by }) => by === ballot.by) ? secondBallot(ballot) : ballot,
    )
    .filter(({ why }) => why.holds)
}

/** One against the same player again. */
function repeats(run: Resolution, ballot: Cast, before: readonly Cast[]): Reason | undefined {
  const { by, target: other } = ballot
  return isHunt(run) && !namesNobody(ballot) && before.some(one => one.target === other && !namesNobody(one))
    ? run.given({ is: 'fact', kind: 'votesSame', of: by, other }, 'RU-HUNT-3')
    : undefined
}

/** The second of somebody's two. */
const secondBallot = (ballot: Cast): Cast => {
  const { need, because, unless, rule } = ballot.why
  const claim = { is: 'fact', kind: 'votes', of: ballot.by, other: ballot.target } as const
  return { ...ballot, why: least(need, claim, { rule: 'RU-HUNT-3', also: [rule] }, because, unless) }
}

/** With one boost for both ballots it goes to the first of them. */
const boostsOnce = (run: Resolution): boolean => isHunt(run) && run.option('huntBoosts') === 'once'

export const vote: VotePart = {
  ballotsEach: run => (isHunt(run) ? 2 : undefined),
  autoVotes: run => (isHunt(run) ? run.option<boolean>('huntAutoVote') : undefined),
  repeats,
  redirects: ofHunt,
  waives: (run, { by, target }) => {
    if (!boostsOnce(run)) return []
    const first = run.ledger.found({ kind: 'votes', of: by, when: 'soFar' })[0]?.data.target
    return first === target ? [] : [run.given({ is: 'fact', kind: 'boostGiven', of: by }, 'RU-HUNT-3')]
  },
  decides: run => (isHunt(run) ? leaders(run) : undefined),
  leads: (run, who) => (isHunt(run) ? leads(run, who) : undefined),
  unsavable: (run, { who }) =>
    isHunt(run) ? [run.given({ is: 'fact', kind: 'huntSparesNobody', of: who }, 'RU-HUNT-6')] : [],
}
