/** Roles of the mafia and of the cult. Every mafia member may carry the faction's kill besides what stands here. */
import { AS_GAME } from '../../../rules/component.ts'
import type { Role } from '../../../rules/role.ts'

export const mafia: Record<string, Role> = {
  goon: { faction: 'mafia', abilities: [] },
  hitman: { faction: 'mafia', abilities: [] },
  godfather: { faction: 'mafia', abilities: ['disguise'] },
  framer: { faction: 'mafia', abilities: ['frame'] },
  janitor: { faction: 'mafia', abilities: ['clean'] },
}

export const cult: Record<string, Role> = {
  cultRecruiter: { faction: 'cult', abilities: ['recruit'], settings: { sparesDying: [AS_GAME, true, false] } },
}
