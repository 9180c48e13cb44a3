/** Which rule each step of an argument cites, and which the entry of actions cites when it refuses one. */
import type { EntryRules } from '../../ruleset/system.ts'
import type { Cites } from '../../resolve/reasonable/cites.ts'

export const cites: Cites = {
  question: 'RAR-2',
  sight: 'RAR-I1',
  plain: 'RAR-1',
  moved: 'RAR-3',
  composed: 'RAR-R3',
  redirected: 'RAR-R4',
  counter: 'RAR-2',
  compound: 'RAR-C2',
  rival: 'RAR-R2',
  static: 'RAR-C1',
  capacity: 'RAR-C1',
  together: 'RAR-3',
  barred: 'RAR-4',
  arrival: 'RAR-R1',
  verdict: 'RAR-R10',
  notMoved: 'RAR-R5',
  samePlace: 'RAR-R8',
  deadActor: 'RAR-C3',
  recruiting: 'RAR-I3',
  split: 'RAR-R9',
  readings: 'RAR-4a',
  remembered: 'RAR-R6',
  exactness: 'RAR-R7',
  host: 'host',
}

export const entry: EntryRules = {
  selfTarget: 'RAR-C3',
  limit: 'RAR-C3',
  uses: 'RAR-I4',
  samePlace: 'RAR-R8',
  dead: 'RAR-C3',
  owner: 'RAR-C3',
  late: 'host',
  count: 'RAR-C3',
}
