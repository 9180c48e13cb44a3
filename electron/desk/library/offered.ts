/** Rules as they are offered to whoever makes a game. */
import { decide } from '../../../engine/game/decide.ts'
import { fold } from '../../../engine/journal/fold.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { formsOf } from '../../../engine/text/phase-forms.ts'
import { phaseAfterLast, possible } from './calendar.ts'
import { heard, language } from '../words/say.ts'
import type { SystemOffered } from './answers.ts'

/** A system in a line, with the phases that a new game of it can start with. */
export function offered(system: System): SystemOffered {
  const { about } = system
  const game = newGame(system)
  const first = game && phaseAfterLast(system, game).kind
  const starts = game ? possible(system, game).map(({ kind }) => kind) : []
  return {
    id: system.id,
    name: spokenIn(system, language()).name,
    ...(about && {
      about: {
        ...about,
        says: heard(about.says),
        example: heard(about.example),
        day: heard(about.day),
      },
    }),
    starts: [...starts.filter(kind => kind === first), ...starts.filter(kind => kind !== first)].map(calledIn(system)),
    lasts: lastsOf(system),
  }
}

/** Kinds of phases that come round after round. A clock of the rules that no option sets is theirs alone. */
export function lastsOf(system: System): SystemOffered['lasts'] {
  const { clock, chosenBy, phases, once = [], asides = [], instead = {}, after = [] } = system.calendar
  const round = phases.filter(
    kind => ![once, asides, after].some(kinds => kinds.includes(kind)) && !Object.hasOwn(instead, kind),
  )
  return clock && !chosenBy ? [] : round.map(calledIn(system))
}

const calledIn =
  ({ calendar }: System) =>
  (kind: string): { kind: string; name: string } => ({ kind, name: formsOf(calendar.called, kind, language()).name })

/** A game of it as it is made, with nobody in it. */
function newGame(system: System): Game | undefined {
  const first = { system: system.id, options: { ...system.begins }, seed: 0, customRoles: {}, customAbilities: {} }
  const events = decide(system, undefined, { do: 'create', game: { ...first, seats: [] } })
  return 'declined' in events ? undefined : fold(events)
}
