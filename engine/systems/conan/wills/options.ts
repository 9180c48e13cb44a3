/** What a host may decide otherwise about wills. */
import type { Option } from '../../../rules/role.ts'

export const closingOfWills: Record<string, Option> = {
  'deadline.wills': {
    values: [0],
    whole: { from: 0, to: 1440 },
    rule: 'CONAN-PH3',
    says: 'How many minutes before a phase ends wills close.',
  },
}

export const wills: Record<string, Option> = {
  'will.showOn': {
    values: ['kill,aptx,lynch,vengeance,suicide'],
    list: { of: ['kill', 'aptx', 'lynch', 'vengeance', 'suicide', 'removed', 'arrest'] },
    rule: 'CONAN-WL2',
    says: 'At which fates a will is shown.',
  },
}
