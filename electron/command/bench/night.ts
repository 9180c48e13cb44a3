/** Nights to measure: games made of recorded events, as the app keeps them, so that what is timed is what a host waits for. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { currentPhase, freshSeat, type Game, type PhaseState } from '../../../engine/journal/state.ts'
import type { Ability, Role } from '../../../engine/rules/role.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/** A player of a generated night: a role, a faction where it is not the role's own, and what was sent in. */
export interface Actor {
  role: string
  faction?: string
  does: { ability: string; to: number[] }[]
}
export interface Night {
  system: System
  game: Game
  phase: PhaseState
  actions: number
  events: GameEvent[]
}

interface Custom {
  roles: Record<string, Role>
  abilities: Record<string, Ability>
}

/**
 * A night of these players.
 * @param order the order in which actions came in; as listed where absent
 */
export function nightOf(
  system: System,
  actors: readonly Actor[],
  {
    custom = { roles: {}, abilities: {} },
    order = sent => sent,
  }: { custom?: Custom; order?: <T>(sent: readonly T[]) => readonly T[] } = {},
): Night {
  const slot = (player: number): string => `P${player + 1}`
  const sent = order(actors.flatMap(({ does }, player) => does.map(one => ({ player, ...one }))))
  const events: GameEvent[] = [
    {
      type: 'gameCreated',
      system: system.id,
      seed: 1,
      customRoles: custom.roles,
      customAbilities: custom.abilities,
      options: Object.fromEntries(Object.entries(system.options).map(([id, { values }]) => [id, values[0]!])),
      seats: actors.map(({ role, faction }, player) => ({
        slot: slot(player),
        role,
        faction: faction ?? (custom.roles[role] ?? system.roles[role])!.faction,
        ...freshSeat(),
      })),
    },
    { type: 'phaseOpened', kind: system.calendar.phases[0]!, number: 1 },
    ...sent.map(({ player, ability, to }, index): GameEvent => ({
      type: 'actionReceived',
      id: `a${index + 1}`,
      by: slot(player),
      does: ability,
      to: to.map(slot),
      with: {},
    })),
  ]
  const game = fold(events)
  return { system, game, phase: currentPhase(game)!, actions: sent.length, events }
}
