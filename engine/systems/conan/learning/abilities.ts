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
    says: { en: 'asks for the side of the target', ru: 'узнает, на чьей стороне цель' },
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
    says: {
      en: 'asks whether the target did a certain thing that night, or did it to a second target',
      ru: 'узнает, сделала ли цель что-то определенное в эту ночь, хотя бы и со второй целью',
    },
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
