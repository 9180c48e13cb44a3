/** Everything that a case may speak of: whom it has, and what the system and the host's own roles can do. */
import { overlaysOf, getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Wording } from '../text/wording.ts'
import type { SeatGiven } from './case.ts'
import type { Report } from './complain.ts'
import type { Custom } from './custom-roles.ts'
import type { Path } from './locate.ts'

/** Results that only some systems have. */
export type Kept = 'status' | 'state' | 'votes' | 'lynched' | 'winner'

/** What of these a system keeps. */
export function keptBy({ books: { marks, counters } = {}, votes, winners }: System): ReadonlySet<Kept> {
  return new Set<Kept>([
    ...(marks ? ['status' as const] : []),
    ...(counters ? ['state' as const] : []),
    ...(votes ? ['votes' as const, 'lynched' as const] : []),
    ...(winners ? ['winner' as const] : []),
  ])
}

export interface Known {
  system: System
  /** Players and bystanders. */
  names: ReadonlySet<SeatId>
  bystanders: ReadonlySet<SeatId>
  families: ReadonlySet<string>
  roles: ReadonlySet<string>
  abilities: ReadonlySet<string>
  /** The ability that a word means from this player: an id, or an everyday word for one that only one of his abilities has. */
  meant(name: SeatId, word: string): string
}

/** @param seats names of players, and of bystanders, and the families they belong to */
export function knownOf(
  system: System,
  custom: Custom,
  seats: Pick<Known, 'names' | 'bystanders' | 'families'> & { seats: readonly SeatGiven[] },
): Known {
  const { names, bystanders, families } = seats
  return {
    system,
    names,
    bystanders,
    families,
    meant: (name, word) =>
      meantBy(
        system,
        custom,
        seats.seats.find(({ slot }) => slot === name),
        word,
      ),
    roles: new Set([...Object.keys(system.roles), ...Object.keys(custom.roles)]),
    abilities: new Set([...Object.keys(system.abilities), ...Object.keys(custom.abilities)]),
  }
}

/** Players say `shoot` and `heal` whatever a table calls it. Where two of his abilities have the word it stays as it is. */
function meantBy(system: System, custom: Custom, seat: SeatGiven | undefined, word: string): string {
  if (!seat) return word
  const role = getOwn(custom.roles, seat.role) ?? getOwn(system.roles, seat.role)
  const mine = [
    ...(role?.abilities ?? []),
    ...overlaysOf(system, seat).flatMap(({ abilities }) => abilities),
    ...(getOwn(system.factions, seat.faction)?.abilities ?? []),
  ]
  if (mine.includes(word)) return word
  const called = getOwn(role?.sentAs ?? {}, word)
  // What his role calls so is asked of the role that he has by then, which may be another one.
  if (called !== undefined && Object.hasOwn(system.abilities, word)) return word
  const fitting = mine.filter(id =>
    getOwn((system.words.wording as Partial<Wording>).en?.verbs ?? {}, id)?.includes(word.toLowerCase()),
  )
  return called ?? (fitting.length === 1 ? fitting[0]! : word)
}

/** Whether somebody of this name is in the case; a problem when not. */
export const isSomebody = (
  known: Known,
  path: Path,
  name: string,
  report: Report,
  end: 'key' | 'value' = 'value',
): boolean => known.names.has(name) || report.known(path, 'player', name, known.names, end)

export const isAbility = (
  known: Known,
  path: Path,
  id: string,
  report: Report,
  end: 'key' | 'value' = 'value',
): boolean => known.abilities.has(id) || report.known(path, 'ability', id, known.abilities, end)
