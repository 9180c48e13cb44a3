/** Which rule makes of a player what a check says of him, where it is not the rule of the check itself. */
import type { Game, Seat } from '../../../journal/state.ts'
import type { System } from '../../../ruleset/system.ts'
import { isRole, rolesIn, wordsIn } from './fields.ts'
import { armed, armedSince } from './readings.ts'
import { heldIn, roleOf } from './seat-abilities.ts'
import { topicsNow } from './topics.ts'

const guns = (roles: readonly string[]): boolean => roles.some(role => [...armed, ...armedSince].includes(role))

function ofGun({ options }: Game, seat: Seat): string | undefined {
  const roles = rolesIn(seat)
  const held = heldIn(seat).filter(id => guns([roleOf(id) ?? '']))
  if (held.length) return held.every(id => seat.uses[id]) ? 'NR-GUN-4' : 'NR-JOAT-6'
  if (roles.some(role => armedSince.includes(role)) && seat.faction !== 'mafia') return 'NR-GUN-5'
  if (seat.faction === 'werewolf' && !guns(roles)) return options.werewolfGuns === true ? 'NR-GUN-6' : undefined
  if (roles.includes('godfather') || roles.includes('miller')) return 'NR-GUN-3'
  if (roles.includes('traitor')) return 'NR-TRAITOR-4'
  return seat.faction.startsWith('mafia') || guns([...roles, ...wordsIn(seat, 'of')]) ? undefined : 'NR-GUN-2'
}

function ofVanillaTownie(system: System, game: Game, seat: Seat): string | undefined {
  const roles = rolesIn(seat)
  if (roles.includes('backup') || roles.includes('universalBackup') || roles.includes('enabler')) return 'NR-NEAP-2'
  if (seat.faction !== 'town' || roles.join() !== 'vanilla') return undefined
  if (seat.modifiers.length) return 'NR-NEAP-3'
  return topicsNow(system, game).some(({ members }) => members.includes(seat.slot)) ? 'NR-NEAP-2' : undefined
}

function ofName(seat: Seat): string | undefined {
  if (isRole(seat, 'traitor')) return 'NR-TRAITOR-4'
  if (rolesIn(seat).includes('serialKiller')) return 'NR-SK-3'
  const changed = seat.details?.was !== undefined || Object.values(seat.uses).some(count => count > 0)
  return changed ? 'NR-RCOP-3' : undefined
}

/** @see System.readingRules */
export function readingRules(system: System, game: Game, seat: Seat): Record<string, string> {
  const rules = {
    gun: ofGun(game, seat),
    vanillaTownie: ofVanillaTownie(system, game, seat),
    name: ofName(seat),
    vanilla: rolesIn(seat).includes('serialKiller') ? 'NR-SK-3' : undefined,
    alignment: isRole(seat, 'traitor') ? 'NR-TRAITOR-4' : undefined,
    lens: isRole(seat, 'seer') ? 'NR-SEER-1' : undefined,
    'personal:killer': 'NR-MOD-15',
    'personal:topic': 'NR-MOD-15',
  }
  return Object.fromEntries(Object.entries(rules).flatMap(([id, rule]) => (rule === undefined ? [] : [[id, rule]])))
}
