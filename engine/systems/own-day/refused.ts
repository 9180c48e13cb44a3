/** Which actions of a day are refused when they come (DAY-R8). */
import { mostInPhase, refuse } from '../../game/entry.ts'
import type { Game, PhaseState, Refusal, Submission } from '../../journal/state.ts'
import type { Entry, System } from '../../ruleset/system.ts'
import { sayingInEach } from '../../text/in-each.ts'

type Sent = Parameters<NonNullable<Entry['refuse']>>[2]

const said = sayingInEach(
  {
    usedToday: '{name} did that today already: by day the first word counts, for it has happened by then',
  },
  {
    usedToday: '{name}: сегодня ход уже сделан; днем считается первое слово, ведь оно уже сбылось',
  },
)

/** By day an action has happened when it came: a second one is refused, and does not take the place of the first. */
export function refusedByDay(system: System, game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  if (phase.kind !== 'day') return undefined
  const name = game.seats.find(({ slot }) => slot === move.by)!.name
  const done = before(phase, move).filter(
    other => other.by === move.by && other.does === move.does && !refuse(system, game, phase, other),
  )
  return done.length < mostInPhase(system, game, move)
    ? undefined
    : { rule: 'DAY-R8', says: said('usedToday', { name }) }
}

/** What came before an action: by its time where both have one, else as it was entered. */
function before({ submissions }: PhaseState, { id, at }: Sent): Submission[] {
  const place = submissions.findIndex(other => other.id === id)
  const entered = place < 0 ? submissions.length : place
  return submissions.filter((other, nth) => {
    if (other.withdrawn || nth === place) return false
    const apart = at === undefined || other.at === undefined ? 0 : Date.parse(other.at) - Date.parse(at)
    return apart === 0 ? nth < entered : apart < 0
  })
}
