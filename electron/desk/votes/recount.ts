/** A count of the votes again with one more, or one less: by plain numbers, so that a long thread is asked about at once. */
import type { Ballot } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { isVote, type Votes } from './judged.ts'

/** Where the votes are: who came to a majority first, who has one now, and who leads. */
export interface Standing {
  first: SeatId | undefined
  majority: SeatId[]
  leaders: SeatId[]
}

/** `firm`: without what waits to be confirmed; `most`: the highest that any of that ever was. */
interface Counted {
  now: Map<SeatId, number>
  firm: Map<SeatId, number>
  first: SeatId | undefined
  most: number
}

/** The votes of a phase, to be counted with others in their place. */
export class Recount {
  /** Those that count, or did until a later one. */
  readonly cast: readonly Ballot[]
  /** Who has votes, or had some. */
  readonly voted: ReadonlySet<SeatId>
  /** Whether one vote more may have been a majority at any time. */
  readonly isNear: boolean
  readonly #here: ResolvedPhase
  readonly #weights: ReadonlyMap<SeatId, number>
  /** What no ballot explains: it is there whatever is answered. */
  readonly #beside: ReadonlyMap<SeatId, number>

  constructor(votes: Votes, here: ResolvedPhase) {
    this.#here = here
    this.#weights = weightsOf(votes, here)
    this.cast = votes.ballots.flatMap(({ ballot, standing }) =>
      standing === 'void' || standing === 'withdrawn' ? [] : [ballot],
    )
    const { now, most } = this.#count(this.cast)
    this.voted = new Set(now.keys())
    this.isNear = this.#reaches(most + Math.max(1, ...this.#weights.values()))
    this.#beside = new Map(
      Object.entries(here.outcome.tally?.totals.players ?? {}).map(([slot, number]) => [
        slot,
        number - (now.get(slot) ?? 0),
      ]),
    )
  }

  /** Where the votes would be with these. */
  standing(ballots: readonly Ballot[]): Standing {
    const { now, firm, first } = this.#count(ballots)
    const beside = (slot: SeatId): number => this.#beside.get(slot) ?? 0
    const totals = [...now].map(([slot, number]) => [slot, number + beside(slot)] as const)
    const most = Math.max(1, ...totals.map(([, number]) => number))
    return {
      first,
      majority: [...firm].flatMap(([slot, number]) => (this.#reaches(number + beside(slot)) ? [slot] : [])),
      leaders: totals.flatMap(([slot, number]) => (number === most ? [slot] : [])).sort(),
    }
  }

  #reaches(number: number): boolean {
    const needed = this.#here.outcome.tally?.needed
    return needed !== undefined && number >= needed
  }

  #count(ballots: readonly Ballot[]): Counted {
    const { system, game } = this.#here
    const held = new Map<SeatId, readonly Ballot[]>()
    const [now, firm] = [new Map<SeatId, number>(), new Map<SeatId, number>()]
    const add = (ballot: Ballot, times: 1 | -1): void => {
      const [on, votes] = [targetOf(ballot), times * (this.#weights.get(ballot.by) ?? 1)]
      if (on === undefined) return
      now.set(on, (now.get(on) ?? 0) + votes)
      if (ballot.likely === undefined) firm.set(on, (firm.get(on) ?? 0) + votes)
    }
    let first: SeatId | undefined
    let most = 0
    for (const ballot of ballots) {
      const before = held.get(ballot.by) ?? []
      const goes = system.votes?.givesUp?.(game, before, ballot) ?? before
      for (const one of goes) add(one, -1)
      const kept = before.filter(one => !goes.includes(one))
      held.set(ballot.by, isVote(ballot) ? [...kept, ballot] : kept)
      add(ballot, 1)
      const on = targetOf(ballot)
      const votes = on === undefined ? 0 : (firm.get(on) ?? 0)
      most = Math.max(most, votes)
      if (this.#reaches(votes)) first ??= on
    }
    return { now, firm, first, most }
  }
}

/** As how many the vote of a player counts, where that is not one. */
function weightsOf(
  { ballots }: Votes,
  { system, game, outcome: { tally } }: ResolvedPhase,
): ReadonlyMap<SeatId, number> {
  const voices = system.votes?.voices?.(game) ?? []
  return new Map([
    ...voices.map(({ slot, votes, divided }) => [slot, divided ? 1 : votes] as const),
    ...ballots.flatMap(({ ballot: { id, by } }) => {
      const weight = tally?.weights?.[id]
      return weight === undefined ? [] : [[by, weight] as const]
    }),
  ])
}

const targetOf = (ballot: Ballot): SeatId | undefined =>
  !isVote(ballot) ? undefined : ballot.nobody ? nobody : (ballot.for ?? ballot.individual)
