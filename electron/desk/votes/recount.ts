/** A count of the votes again with one more, or one less: by plain numbers, so that a long thread is asked about at once. */
import type { Ballot } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import { onWhom, Wagons, weighingIn, type Weighing } from '../../../engine/vote/wagons.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { Votes } from './judged.ts'

/** Where the votes are: who came to a majority first, who has one now, and who leads. */
export interface Standing {
  first: SeatId | undefined
  majority: SeatId[]
  leaders: SeatId[]
}

/** The votes of a phase, to be counted with others in their place. */
export class Recount {
  /** Those that count, or did until a later one. */
  readonly cast: readonly Ballot[]
  /** Who has votes, or had some. */
  readonly voted: ReadonlySet<SeatId>
  /** Whether one ballot more may have been a majority at any time. */
  readonly isNear: boolean
  readonly #weighing: Weighing
  readonly #totals: Readonly<Record<SeatId, number>>
  /** What no ballot explains: it is there whatever is answered. */
  readonly #beside: ReadonlyMap<SeatId, number>

  constructor(votes: Votes, { system, game, phase, outcome }: ResolvedPhase) {
    const ballots = votes.ballots.map(({ ballot }) => ballot)
    this.#weighing = weighingIn(system, game, phase, outcome, ballots)
    this.cast = votes.ballots.flatMap(({ ballot, standing }) =>
      standing === 'void' || standing === 'withdrawn' ? [] : [ballot],
    )
    const wagons = new Wagons(this.#weighing)
    const playing = game.seats.filter(({ alive, bystander }) => alive && !bystander).map(({ slot }) => slot)
    const nearest = (among: readonly SeatId[]): number => Math.min(...among.map(who => wagons.distance(who)))
    let near = nearest(playing)
    for (const ballot of this.cast) {
      wagons.put(ballot)
      const on = onWhom(ballot)
      if (on !== undefined) near = Math.min(near, wagons.distance(on))
    }
    this.voted = new Set(wagons.all.keys())
    this.isNear = near <= Math.max(1, ...playing.map(slot => this.#weighing.weightOf(slot)))
    this.#totals = outcome.tally?.totals.players ?? {}
    this.#beside = new Map(
      Object.entries(this.#totals).map(([slot, number]) => [slot, number - (wagons.all.get(slot) ?? 0)]),
    )
  }

  /** Whether the votes for somebody are enough, with those that are yet to be confirmed. */
  isEnough(who: SeatId): boolean {
    return (this.#totals[who] ?? 0) >= this.#weighing.needOf(who)
  }

  /** Where the votes would be with these. */
  standing(ballots: readonly Ballot[]): Standing {
    const wagons = new Wagons(this.#weighing)
    let first: SeatId | undefined
    for (const ballot of ballots) {
      wagons.put(ballot)
      const on = onWhom(ballot)
      if (on !== undefined && wagons.distance(on) <= 0) first ??= on
    }
    const beside = (slot: SeatId): number => this.#beside.get(slot) ?? 0
    const totals = [...wagons.all].map(([slot, number]) => [slot, number + beside(slot)] as const)
    const most = Math.max(1, ...totals.map(([, number]) => number))
    return {
      first,
      majority: [...wagons.firm.keys()].filter(slot => wagons.distance(slot) <= beside(slot)),
      leaders: totals.flatMap(([slot, number]) => (number === most ? [slot] : [])).sort(),
    }
  }
}
