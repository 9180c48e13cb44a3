/** What a host may decide otherwise about pills. */
import type { Option } from '../../../rules/role.ts'
import { town } from '../roles/town.ts'

export const poisoning: Record<string, Option> = {
  'aptx.pool': {
    values: [3],
    whole: { from: 0, to: 99 },
    rule: 'CONAN-B7',
    says: 'How many pills the Organization starts with.',
  },
  'aptx.needsRole': {
    values: [true, false],
    rule: 'CONAN-B7',
    says: 'Whether poison needs the true role of the target.',
  },
  'aptx.keepOnSuccess': { values: [true, false], rule: 'CONAN-B7', says: 'Whether a pill is kept when it killed.' },
  'aptx.confiscatedTo': {
    values: [''],
    list: { of: Object.keys(town) },
    rule: 'CONAN-B7',
    says: 'Among the holders of which roles a confiscated pill is drawn; with none it is out of play.',
  },
}
