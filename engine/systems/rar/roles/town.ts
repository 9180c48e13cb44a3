/** Roles that are the town's unless a setup says otherwise. */
import type { Role } from '../../../rules/role.ts'

export const town: Record<string, Role> = {
  vanilla: { faction: 'town', abilities: [] },
  mayor: { faction: 'town', abilities: [], modifiers: ['mayor'] },
  treestump: { faction: 'town', abilities: [], modifiers: ['treestump'] },
  visitor: { faction: 'town', abilities: ['visit'] },
  vigilante: { faction: 'town', abilities: ['shoot'] },
  dayVigilante: { faction: 'town', abilities: ['dayShoot'], sentAs: { shoot: 'dayShoot' } },

  doctor: { faction: 'town', abilities: ['protect'] },
  nurse: { faction: 'town', abilities: ['protect'], modifiers: ['oddNight'] },
  cprDoctor: { faction: 'town', abilities: ['resuscitate'], sentAs: { protect: 'resuscitate' } },
  bodyguard: { faction: 'town', abilities: ['guard'], settings: { dies: ['guard', 'attacker', 'both'] } },
  babysitter: { faction: 'town', abilities: ['sit'] },

  jailkeeper: { faction: 'town', abilities: ['jail'] },
  alien: { faction: 'town', abilities: ['abduct'] },
  roleblocker: { faction: 'town', abilities: ['block'] },
  rolestopper: { faction: 'town', abilities: ['stop'] },
  commuter: { faction: 'town', abilities: ['commute'] },
  hider: { faction: 'town', abilities: ['hide'] },

  ascetic: { faction: 'town', abilities: ['asceticism'] },
  bulletproof: { faction: 'town', abilities: ['vest'] },
  vest: { faction: 'town', abilities: ['vest'], modifiers: ['xShot'] },
  paranoidGunOwner: { faction: 'town', abilities: ['ambush'] },
  miller: { faction: 'town', abilities: ['suspicion'] },

  cop: { faction: 'town', abilities: ['investigate'], settings: { sanity: ['sane', 'insane', 'naive', 'paranoid'] } },
  roleCop: { faction: 'town', abilities: ['inspectRole'] },
  tracker: { faction: 'town', abilities: ['track'] },
  watcher: { faction: 'town', abilities: ['watch'] },
  roleWatcher: { faction: 'town', abilities: ['watchRoles'] },
  follower: { faction: 'town', abilities: ['follow'] },
  voyeur: { faction: 'town', abilities: ['peek'] },
  motionDetector: { faction: 'town', abilities: ['detect'] },

  busDriver: { faction: 'town', abilities: ['swap'] },
  redirector: { faction: 'town', abilities: ['redirect'] },
  deflector: { faction: 'town', abilities: ['deflect'] },
  lightningRod: { faction: 'town', abilities: ['attract'] },
}
