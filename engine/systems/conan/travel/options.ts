/** What a host may decide otherwise about travellers. */
import type { Option } from '../../../rules/role.ts'

export const travelling: Record<string, Option> = {
  'travel.delay': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-S5',
    says: 'How many changes of phase a return from abroad takes.',
  },
  'travel.canLeaveAgain': { values: [false, true], rule: 'CONAN-S5', says: 'Whether a traveller may leave again.' },
  'travel.public': { values: [true, false], rule: 'CONAN-S5', says: 'Whether a return is announced.' },
}
