import { systemById, systems } from '../../engine/systems/index.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { notFound } from './refusal.ts'

/** The system of an id. @throws Refused where there is none */
export function knownSystem(id: string): System {
  const system = systemById(id)
  if (system) return system
  throw notFound(
    'system',
    id,
    systems.map(one => one.id),
  )
}
