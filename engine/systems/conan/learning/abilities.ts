/** What detectives do. */
import { crimes } from '../arrest/crimes.ts'
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']

export const learning: Record<string, Entry> = {
  interrogate: {
    kind: 'investigate',
    is: ['finds'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB31',
    components: [{ does: 'mark', as: 'interrogated' }],
    keys: sentBy,
  },
  investigate: {
    kind: 'investigate',
    is: ['finds'],
    targets: 1,
    most: 2,
    self: true,
    phases: night,
    rule: 'CONAN-AB31',
    components: [{ does: 'mark', as: 'investigated' }],
    keys: {
      crime: {
        says: 'what the first may have done, to the second where there is one',
        must: true,
        values: [...crimes, 'protect', 'heal', 'arrest', 'interrogate'],
        open: true,
      },
      ...sentBy,
    },
  },
}
