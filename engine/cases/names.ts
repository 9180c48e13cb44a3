/** Everything that a case may speak of: whom it has, and what the system and the host's own roles can do. */
import type { System } from '../rules/system.ts'
import type { Slot } from '../why/claim.ts'
import type { Report } from './complain.ts'
import type { Custom } from './custom-roles.ts'
import type { Path } from './locate.ts'

/** Results that only some systems have. */
export type Kept = 'status' | 'state' | 'votes' | 'lynched' | 'winner'

/** What of these a system keeps. */
export function keptBy({ marks, counters, ballots, winners }: System): ReadonlySet<Kept> {
  return new Set<Kept>([...marks ? ['status' as const] : [], ...counters ? ['state' as const] : [], ...ballots ? ['votes' as const, 'lynched' as const] : [], ...winners ? ['winner' as const] : []])
}

export interface Known {
  system: System
  /** Players and bystanders. */
  names: ReadonlySet<Slot>
  bystanders: ReadonlySet<Slot>
  families: ReadonlySet<string>
  roles: ReadonlySet<string>
  abilities: ReadonlySet<string>
}

/** @param seats names of players, and of bystanders, and the families they belong to */
export function knownOf(system: System, custom: Custom, seats: Pick<Known, 'names' | 'bystanders' | 'families'>): Known {
  return {
    system, ...seats,
    roles: new Set([...Object.keys(system.roles), ...Object.keys(custom.roles)]),
    abilities: new Set([...Object.keys(system.abilities), ...Object.keys(custom.abilities)]),
  }
}

/** Whether somebody of this name is in the case; a problem when not. */
export const isSomebody = (known: Known, path: Path, name: string, report: Report, end: 'key' | 'value' = 'value'): boolean =>
  known.names.has(name) || report.known(path, 'player', name, known.names, end)

export const isAbility = (known: Known, path: Path, id: string, report: Report, end: 'key' | 'value' = 'value'): boolean =>
  known.abilities.has(id) || report.known(path, 'ability', id, known.abilities, end)
