/** Everything that a case may speak of: whom it has, and what the system and the host's own roles can do. */
import type { System } from '../rules/system.ts'
import type { RuleId, Slot } from '../why/claim.ts'
import type { Case } from './case.ts'
import type { Report } from './complain.ts'
import type { Custom } from './custom-roles.ts'
import type { Path } from './locate.ts'

/** Results that only some systems have. */
export type Kept = 'status' | 'state' | 'votes' | 'lynched' | 'winner'

/** What a system may have besides its tables, for its cases. */
export type CaseSystem = System & {
  /** Its actions can be aimed at a family, or at whoever has a role. */
  groupTargets?: readonly ('family' | 'role')[]
  /** Keys that actions may be sent in with, by ability. */
  withKeys?: Readonly<Record<string, readonly string[]>>
  keeps?: readonly Kept[]
  /** The rules that a set-up breaks; absent for a system without rules for set-ups. */
  setupBreaks?: (written: Case) => RuleId[]
}

export interface Known {
  system: CaseSystem
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
