/** Killing and what is added to it, and what saves from it. */
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']
const both = ['night', 'day']

export const killing: Record<string, Entry> = {
  bribe: {
    kind: 'kill',
    targets: 0,
    phases: night,
    uses: 1,
    rule: 'CONAN-AB2',
    components: [{ does: 'mark', as: 'bribed' }],
    keys: sentBy,
  },
  snipe: {
    kind: 'kill',
    is: ['kill', 'extra', 'ownSpending'],
    targets: 0,
    phases: night,
    uses: 1,
    rule: 'CONAN-AB3',
    components: [{ does: 'mark', as: 'sniping' }],
    keys: sentBy,
  },
  heavyHanded: {
    kind: 'kill',
    is: ['extra'],
    targets: 0,
    phases: night,
    rule: 'CONAN-AB14',
    components: [{ does: 'mark', as: 'manhandled' }],
    keys: sentBy,
  },
  insultToInjury: {
    kind: 'kill',
    targets: 1,
    phases: night,
    rule: 'CONAN-AB15',
    components: [{ does: 'mark', as: 'insulted' }],
    keys: sentBy,
  },
  vengeance: {
    kind: 'kill',
    is: ['paper', 'ownSpending'],
    targets: 1,
    phases: both,
    uses: 1,
    rule: 'CONAN-AB26',
    components: [{ does: 'mark', as: 'vengeanceNamed' }],
  },
}

export const saving: Record<string, Entry> = {
  protect: {
    kind: 'protect',
    shields: true,
    is: ['stopsKill'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB21',
    components: [{ does: 'mark', as: 'protected' }],
  },
  heal: {
    kind: 'protect',
    shields: true,
    is: ['stopsKill'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB22',
    components: [{ does: 'mark', as: 'healed' }],
  },
}
