/** Elite roles: open from the start, beside the game, and nobody's target (RU-ELITE-1). They have no other role. */
import type { RoleAttribute, RoleEntry } from '../attributes.ts'

const elite = (...is: RoleAttribute[]): RoleEntry => ({ faction: 'elite', abilities: [], is })

export const elites: Record<string, RoleEntry> = {
  agent: elite('holdsPosts', 'reportsBack'), // votes, may hold a post, and leaves after the second lynch (RU-AGT-1)
  mason: elite('weighsNothing', 'staysOn'), // a ballot that weighs nothing, and no post (RU-MAS-1)
  servant: elite('serves'), // has a master, and no ballot of his own (RU-SRV-1)
}
