/** Deciding about roles that a host makes for a game: all that they speak of has to be there, and no name stands twice. */
import { getOwn } from '../../ruleset/catalogue.ts'
import { roleName } from '../../ruleset/role-name.ts'
import type { System } from '../../ruleset/system.ts'
import type { Command, Declined } from '../../journal/command.ts'
import type { GameEvent } from '../../journal/event.ts'
import type { Game, Seat } from '../../journal/state.ts'
import { foldWord } from '../../text/fold-word.ts'
import { said } from '../declined-words.ts'
import { unknownWord } from '../unknown-word.ts'

type Made = Extract<Command, { do: 'makeRole' }>

/** Signs by which a roster or a set-up tells one role from another. */
const parting = /[,;:()[\]{}+/&#=|\n]/

/** A role of the host's own, new or in the place of what it was. */
export function makeRole(system: System, game: Game, { id, role, abilities }: Made): GameEvent[] | Declined {
  return (
    misnamed(system, game, id, role.name ?? roleName(id, { roles: {} }))
    ?? unknownIn(system, game, { id, role, abilities } as Made)
    ?? sideKept(game, id, role.faction) ?? [{ type: 'roleMade', id, role, ...(abilities && { abilities }) }]
  )
}

/** Takes a role of the host's own out of the game, where nobody plays it. */
export function dropRole(game: Game, id: string): GameEvent[] | Declined {
  if (!getOwn(game.customRoles, id)) return unknownWord('role', id, Object.keys(game.customRoles))
  const holder = game.seats.find(seat => plays(seat, id))
  return holder
    ? { declined: said('ownPlayed', { name: holder.name }), remedy: said('otherRole', { name: holder.name }) }
    : [{ type: 'roleDropped', id }]
}

const plays = ({ role, details = {} }: Seat, id: string): boolean =>
  role === id || Object.values(details).some(value => value.split(',').some(word => word.trim() === id))

function misnamed(system: System, game: Game, id: string, name: string): Declined | undefined {
  const sign = parting.exec(name)?.[0]
  if (sign !== undefined) return { declined: said('ownSigns', { sign }), remedy: said('otherName') }
  if (foldWord(name) === '') return { declined: said('ownUnnamed'), remedy: said('otherName') }
  const named = Object.keys({ ...system.roles, ...game.customRoles }).filter(other => other !== id)
  const taken =
    (Object.hasOwn(system.roles, id) && !Object.hasOwn(game.customRoles, id))
    || named.some(other =>
      [
        getOwn(game.customRoles, other)?.name ?? other,
        ...Object.values(system.words.wording).map(words => roleName(other, words)),
      ].some(one => foldWord(one) === foldWord(name)),
    )
  return taken ? { declined: said('ownTaken', { name }), remedy: said('otherName') } : undefined
}

function unknownIn(system: System, game: Game, { role, abilities = {} }: Made): Declined | undefined {
  const { faction, abilities: has, modifiers = [], given = [] } = role
  if (!Object.hasOwn(system.factions, faction)) return unknownWord('faction', faction, Object.keys(system.factions))
  const known = { ...system.abilities, ...game.customAbilities, ...abilities }
  const missing = has.find(ability => !Object.hasOwn(known, ability))
  if (missing !== undefined) return unknownWord('ability', missing, Object.keys(known))
  const stranger = [...modifiers, ...given.map(({ modifier }) => modifier)].find(
    modifier => !Object.hasOwn(system.modifiers, modifier),
  )
  if (stranger !== undefined) return unknownWord('modifier', stranger, Object.keys(system.modifiers))
  const loose = given.find(({ on }) => on !== undefined && !has.includes(on))
  return loose?.on === undefined
    ? undefined
    : {
        declined: said('ownLacks', { ability: loose.on, modifier: loose.modifier }),
        remedy: said('ownGives'),
      }
}

/** Whoever has a role has its side from when it was given. */
function sideKept(game: Game, id: string, faction: string): Declined | undefined {
  const was = getOwn(game.customRoles, id)
  const holder = was && was.faction !== faction ? game.seats.find(({ role }) => role === id) : undefined
  return (
    holder && { declined: said('ownSide', { name: holder.name }), remedy: said('ownSideSeat', { name: holder.name }) }
  )
}
