/** The roles. Every member of the mafia may carry its kill, as far as the hitman's post allows (`hitman.ts`). */
import type { Role } from '../../rules/role.ts'

export const roles: Record<string, Role> = {
  vanilla: { faction: 'town', abilities: [] },
  treestump: { faction: 'town', abilities: ['stump'], alsoCalled: ['vanilla'] },
  vest: { faction: 'town', abilities: ['vest'], modifiers: ['xShot'], alsoCalled: ['bulletproof'] },

  cop: { faction: 'town', abilities: ['investigate'], settings: { sanity: ['sane', 'insane', 'naive', 'paranoid'] } },
  tracker: { faction: 'town', abilities: ['track'] },
  doctor: { faction: 'town', abilities: ['protect'] },
  roleblocker: { faction: 'town', abilities: ['block'] },
  vigilante: { faction: 'town', abilities: ['shoot'] },
  busDriver: { faction: 'town', abilities: ['swap'] },
  redirector: { faction: 'town', abilities: ['redirect'] },

  hitman: { faction: 'mafia', abilities: ['factionKill'], alsoCalled: ['goon'] },
  goon: { faction: 'mafia', abilities: [] },
}
