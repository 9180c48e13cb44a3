/** Which actions counted in a phase that is over, when the game has gone on since. */
import type { Game, PhaseState, Seat, Submission } from '../../../journal/state.ts'
import type { System } from '../../../ruleset/system.ts'
import { entries } from '../../../game/entry.ts'

/** What was sent in for a phase of this game and counted, in the order received: what was late, replaced or refused did not. */
export const acceptedIn = (system: System, game: Game, phase: PhaseState): readonly Submission[] =>
  entries(system, gameAsOf(game, phase), phase).flatMap(({ standing, submission }) =>
    standing === 'counts' ? [submission] : [],
  )

/** The game as it stood when a phase of it was played, as far as its results tell: who lived, and which uses were left. */
function gameAsOf(game: Game, phase: PhaseState): Game {
  const at = game.phases.indexOf(phase)
  if (at < 0 || at === game.phases.length - 1) return game
  const known = before.get(phase)
  if (known?.now === game) return known.then
  const since = game.phases.slice(at)
  const then = { ...game, phases: game.phases.slice(0, at + 1), seats: game.seats.map(seat => seatBefore(seat, since)) }
  before.set(phase, { now: game, then })
  return then
}

/** Games and phases are never changed in place. */
const before = new WeakMap<PhaseState, { now: Game; then: Game }>()

function seatBefore(seat: Seat, since: readonly PhaseState[]): Seat {
  const uses = { ...seat.uses }
  let { alive } = seat
  for (const { result, removed } of since) {
    for (const { who, ability, count } of result?.spent ?? [])
      if (who === seat.slot && Object.hasOwn(uses, ability)) uses[ability]! -= count
    alive ||=
      removed.some(({ who }) => who === seat.slot)
      || result?.deaths.includes(seat.slot) === true
      || result?.seats?.[seat.slot]?.out === true
  }
  return { ...seat, uses, alive }
}
