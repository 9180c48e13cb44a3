/**
 * Votes by plain numbers, one ballot after the other: the same as the rules count, without their reasons, so that a long
 * thread is counted again and again with a ballot more or less.
 */
import type { Ballot, Game } from '../journal/state.ts'
import type { Outcome } from '../journal/outcome.ts'
import { nobody, type SeatId } from '../reason/claim.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import type { PhaseState } from '../journal/state.ts'

/** What the rules of a game make of a ballot. */
export interface Weighing {
  /** As how many votes one of a voter counts: none where the voter has no vote. */
  weightOf: (by: SeatId) => number
  /** How many votes put somebody to death; never where absent. */
  needOf: (who: SeatId) => number
  /** Which ballots of a voter another one takes the place of, or takes back. */
  givesUp: (held: readonly Ballot[], ballot: Ballot) => readonly Ballot[]
}

/** @param outcome of the phase as it stands: who counts double by then, and who needs fewer or more, is told by its tally */
export function weighingIn(
  { votes: rules }: Pick<System, 'votes'>,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  ballots: readonly Ballot[],
): Weighing {
  const { tally } = outcome
  const weights = new Map([
    ...(rules?.voices?.(game) ?? []).map(({ slot, votes, divided }) => [slot, divided ? 1 : votes] as const),
    ...ballots.flatMap(({ id, by }) => {
      const weight = getOwn(tally?.weights ?? {}, id)
      return weight === undefined ? [] : [[by, weight] as const]
    }),
    ...(rules?.voteless?.(game, phase, outcome) ?? []).map(({ slot }) => [slot, 0] as const),
    ...game.seats.flatMap(({ slot, alive, bystander }) => (alive && !bystander ? [] : [[slot, 0] as const])),
  ])
  return {
    weightOf: by => weights.get(by) ?? 1,
    needOf: who => getOwn(tally?.needs ?? {}, who) ?? tally?.needed ?? Infinity,
    givesUp: (held, ballot) => rules?.givesUp?.(game, held, ballot) ?? held,
  }
}

/** Who has how many votes after the ballots so far, in which the last one of a voter stands. */
export class Wagons {
  /** With what waits to be confirmed, and without. */
  readonly all = new Map<SeatId, number>()
  readonly firm = new Map<SeatId, number>()
  readonly #held = new Map<SeatId, readonly Ballot[]>()
  readonly #weighing: Weighing

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  /** Puts a ballot to those before it. @returns those whose place it takes */
  put(ballot: Ballot): readonly Ballot[] {
    const before = this.#held.get(ballot.by) ?? []
    const goes = this.#weighing.givesUp(before, ballot)
    for (const one of goes) this.#add(one, -1)
    const kept = before.filter(one => !goes.includes(one))
    this.#held.set(ballot.by, onWhom(ballot) === undefined ? kept : [...kept, ballot])
    this.#add(ballot, 1)
    return goes
  }

  /** How many votes somebody is from being put to death, by those that are certain. */
  distance(who: SeatId): number {
    return this.#weighing.needOf(who) - (this.firm.get(who) ?? 0)
  }

  #add(ballot: Ballot, times: 1 | -1): void {
    const [on, votes] = [onWhom(ballot), times * this.#weighing.weightOf(ballot.by)]
    if (on === undefined) return
    this.all.set(on, (this.all.get(on) ?? 0) + votes)
    if (ballot.likely === undefined) this.firm.set(on, (this.firm.get(on) ?? 0) + votes)
  }
}

/** Whom a ballot is for; no lynch is a choice like a player. */
export const onWhom = ({ nobody: none, for: on, individual, family }: Ballot): SeatId | undefined =>
  none ? nobody : (on ?? individual ?? family)
