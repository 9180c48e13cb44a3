/** Arrests and what ends them. */
import type { Entry } from '../attributes.ts'
import { crimes } from './crimes.ts'

const both = ['night', 'day']

export const arrests: Record<string, Entry> = {
  arrest: {
    kind: 'block',
    targets: 1,
    phases: both,
    rule: 'CONAN-AB23',
    components: [{ does: 'mark', as: 'arrested' }],
    keys: {
      charge: { says: 'the crime that the player is charged with', must: true, values: crimes, open: true },
      phase: { says: 'when it was committed: night 1, day 2', aims: 'phase' },
      against: { says: 'whom it was committed on', aims: 'player' },
    },
  },
  release: {
    kind: 'other',
    is: ['frees'],
    targets: 1,
    casual: true,
    phases: both,
    rule: 'CONAN-AB24',
    components: [{ does: 'mark', as: 'released' }],
  },
  lawsuit: {
    kind: 'other',
    is: ['frees'],
    targets: 1,
    casual: true,
    phases: both,
    uses: 1,
    rule: 'CONAN-AB25',
    components: [{ does: 'mark', as: 'released' }],
  },
}
