import type { Game } from '../../engine/journal/state.ts'
import { withOwnRoles } from '../../engine/ruleset/own-roles.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { notFound } from './refusal.ts'

/** The system of an id. @param own the roles that the host of a game made for it @throws Refused where there is none */
export function knownSystem(id: string, own: Game['customRoles'] = {}): System {
  const system = systemById(id)
  if (system) return withOwnRoles(system, { customRoles: own })
  throw notFound(
    'system',
    id,
    systems.map(one => one.id),
  )
}
