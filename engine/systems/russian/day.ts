/**
 * A vote, put together: what comes before it, its ballots, what is sent in when the last of them is there, the count, and
 * what follows from it. A revote and one more vote of the day go the same way, but the day begins only once.
 */
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Game } from '../../journal/state.ts'
import { chosenOrder } from '../../rules/option.ts'
import type { Steps } from '../../rules/order.ts'
import { voteSteps, type VoteStep } from './day/order.ts'
import { parts } from './tables.ts'
import { publishElection } from './posts/election.ts'
import { placeOf, rulingsOf, slotOf } from './phase.ts'
import type { Rulings, StepRule } from './vocabulary.ts'

/** What is sent in by day beside the ballots (RU-DAY-1, RU-DAY-3, RU-DAY-4). */
const daySlots = {
  dayStart: {
    rule: 'RU-DAY-1',
    takes: [
      'leaveAs',
      'giveAntidote',
      'examine',
      'vertical',
      'noVertical',
      'standIn',
      'approveHunt',
      'defend',
      'armDetonator',
      'nameSupporters',
      'shadowVertical',
      'vouch',
      'buyVotes',
    ],
  },
  lastBallot: {
    rule: 'RU-DAY-3',
    takes: [
      'forgive',
      'letDie',
      'execute',
      'explodeWith',
      'standUp',
      'takeDown',
      'sacrifice',
      'waiveBonus',
      'dropBonus',
      'compromise',
      'slipBallots',
      'lastRevenge',
    ],
  },
  onResult: { rule: 'RU-DAY-4', takes: ['rage', 'possess', 'lastExchange'] },
  dayEnd: { rule: 'RU-TIME-1', takes: [] },
} as const satisfies Steps

/** The election of the mayor, and its second round: nothing else happens in it. */
export const electionRulings = (): Rulings =>
  rulingsOf([placeOf('election', 'RU-ELEC-1')], [publishElection], 'RU-ELEC-1')

const orderOf = (game: Game): VoteStep[] => chosenOrder<VoteStep>(voteSteps, getOwn(game.options, 'voteOrder'))

const slotsOf = (game: Game): StepRule[] => [
  slotOf('dayStart', daySlots.dayStart),
  slotOf('lastBallot', daySlots.lastBallot),
  ...orderOf(game).map(id => placeOf(id, voteSteps[id].rule)),
  slotOf('onResult', daySlots.onResult),
  slotOf('dayEnd', daySlots.dayEnd),
]

/** Rulings for each order of the count that a game has chosen; made once. */
const ordered = new Map<string, Rulings>()

export function dayRulings(game: Game): Rulings {
  const order = orderOf(game)
  const key = order.join()
  const rulings =
    ordered.get(key)
    ?? rulingsOf(
      slotsOf(game),
      parts.flatMap(part => part.dusk ?? []),
      'RU-VOTE-1',
    )
  ordered.set(key, rulings)
  return rulings
}
