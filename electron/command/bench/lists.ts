/**
 * Phases of the systems that walk a list, made from what a system says of itself: roles drawn, everybody sends in whatever
 * the role can do in this kind of phase, and where there is a vote everybody votes.
 */
import { aimOf } from '../../../engine/game/entry.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { currentPhase, freshSeat } from '../../../engine/journal/state.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import { votesIn, type System } from '../../../engine/ruleset/system.ts'
import type { Dice } from './dice.ts'
import type { Night } from './night.ts'

/** Players of a family, where the system has families. */
const FAMILY = 10

const FAMILIES = ['Alba', 'Bruno', 'Corso', 'Danti', 'Este', 'Ferro', 'Galli', 'Moro']

/** As a host would name them; the same with a number once they run out. */
const familyName = (nth: number): string =>
  `${FAMILIES[nth % FAMILIES.length]!}${nth < FAMILIES.length ? '' : ` ${Math.floor(nth / FAMILIES.length) + 1}`}`

/** @param kind of the phase: `night`, `day` */
export function phaseOf(system: System, kind: string, players: number, dice: Dice): Night {
  const slots = Array.from({ length: players }, (_, player) => `P${player + 1}`)
  const families = system.entry.groupTargets?.includes('family')
    ? Array.from({ length: Math.ceil(players / FAMILY) }, (_, family) => familyName(family))
    : []
  const familyOf = (player: number): string | undefined => families[Math.floor(player / FAMILY)]
  const roles = Object.keys(system.roles)
  const overlays = Object.entries(system.overlays ?? {}).flatMap(([field, over]) =>
    Object.entries(over).map(([value, role]) => ({ field, value, ...role })),
  )
  const seated = slots.map((slot, player) => {
    // The scarce side: about one in four.
    const faction = Object.keys(system.factions)[player % 4 === 3 ? 1 : 0]!
    const fitting = roles.filter(role => system.roles[role]!.faction === faction)
    const role = dice.one(fitting.length ? fitting : roles)
    const family = familyOf(player)
    // Where no role is of the scarce side, its roles lie over others.
    const over = fitting.length ? undefined : dice.one(overlays.filter(overlay => overlay.faction === faction))
    const details = { ...(family !== undefined && { family }), ...(over && { [over.field]: over.value }) }
    return { slot, role, faction, family, over: over?.abilities ?? [], ...(Object.keys(details).length && { details }) }
  })
  const can = (role: string, faction: string, over: readonly string[]): string[] =>
    [...system.roles[role]!.abilities, ...over, ...system.factions[faction]!.abilities].filter(id => {
      const ability = system.abilities[id]!
      return !ability.passive && (ability.phases ?? system.calendar.acting).includes(kind)
    })
  const killer = seated.findIndex(({ faction }) => faction === Object.keys(system.factions)[1])
  const sent = seated.flatMap(({ slot, role, faction, over }, player) =>
    can(role, faction, over)
      .filter(id => !system.abilities[id]!.factional || player === killer)
      .map(id => ({ slot, id, to: aims(system.abilities[id]!, player), with: keys(system.abilities[id]!) })),
  )
  const votes = votesIn(system, { options: {} }, kind)
    ? slots.map((slot, player): GameEvent => ({
        type: 'ballotCast',
        id: `v${player + 1}`,
        by: slot,
        ...(system.votes!.form === 'family'
          ? {
              family: dice.one(
                families.filter(family => family !== familyOf(player)).concat(families.length > 1 ? [] : families),
              ),
              individual: dice.one(mates(player)),
            }
          : { for: dice.one(slots) }),
      }))
    : []
  const events: GameEvent[] = [
    {
      type: 'gameCreated',
      system: system.id,
      seed: 1,
      customRoles: {},
      customAbilities: {},
      options: Object.fromEntries(Object.entries(system.options).map(([id, { values }]) => [id, values[0]!])),
      seats: seated.map(({ slot, role, faction, details }) => ({
        slot,
        role,
        faction,
        ...freshSeat(),
        ...(details && { details }),
      })),
    },
    { type: 'phaseOpened', kind, number: 1 },
    ...sent.map(({ slot, id, to, with: keys }, index): GameEvent => ({
      type: 'actionReceived',
      id: `a${index + 1}`,
      by: slot,
      does: id,
      to,
      with: keys,
    })),
    ...votes,
  ]
  const game = fold(events)
  return { system, game, phase: currentPhase(game)!, actions: sent.length + votes.length, events }

  function mates(player: number): string[] {
    const own = seated
      .filter(({ family }, other) => family === familyOf(player) && other !== player)
      .map(({ slot }) => slot)
    return own.length ? own : slots
  }
  function aims(ability: Ability, player: number): string[] {
    const chosen = new Set<string>()
    while (
      chosen.size
      < Math.min(Math.max(ability.targets, ability.most === undefined ? 0 : Math.min(ability.most, 5)), players - 1)
    ) {
      const kind = aimOf(ability, chosen.size)
      chosen.add(
        kind === 'family'
          ? dice.one(families)
          : kind === 'role'
            ? `role:${dice.one(roles)}`
            : dice.one(slots.filter((_, other) => other !== player)),
      )
    }
    return [...chosen]
  }
  function keys({ keys = {} }: Ability): Record<string, string> {
    return Object.fromEntries(
      Object.entries(keys).flatMap(([key, { values, must }]) =>
        must ? [[key, values ? dice.one(values) : 'a word']] : [],
      ),
    )
  }
}
