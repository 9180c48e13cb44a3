/** Blackmail, theft, and what is done with items. */
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']
const both = ['night', 'day']

export const interfering: Record<string, Entry> = {
  blackmail: {
    kind: 'block',
    targets: 1,
    phases: night,
    rule: 'CONAN-AB18',
    components: [{ does: 'mark', as: 'blackmailed' }],
    keys: sentBy,
  },
  steal: {
    kind: 'other',
    targets: 1,
    phases: night,
    rule: 'CONAN-AB13',
    components: [{ does: 'mark', as: 'robbed' }],
    keys: sentBy,
  },
}

/** What is done with items. @param ofRoles the abilities that an item may have */
export const gadgets = (ofRoles: readonly string[]): Record<string, Entry> => ({
  gadget: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    casual: true,
    phases: both,
    rule: 'CONAN-AB33',
    components: [{ does: 'mark', as: 'gadgetUsed' }],
    keys: {
      item: { says: 'what the item is called' },
      as: { says: 'the ability that the item has', values: ofRoles, open: true },
    },
  },
})
