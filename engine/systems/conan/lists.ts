/** Lists that options put in another order: the steps of a phase and the ranks of the Organization. */

/** The steps of a night (CONAN-ON1 to ON12); the question who has won comes after all of them. */
export const nightOrder = [
  'travel',
  'neutralise',
  'arrest',
  'release',
  'bribe',
  'save',
  'kill',
  'eraseBody',
  'traces',
  'interfere',
  'eraseEvidence',
  'learn',
] as const

/** The steps of a day (CONAN-OD1 to OD11). */
export const dayOrder = [
  'travel',
  'neutralise',
  'arrest',
  'release',
  'aptx',
  'voiceOfReason',
  'modifiers',
  'tally',
  'lynch',
  'others',
  'leadership',
] as const

/** How actions of one step meet. */
export const sameStep = ['simultaneous', 'rank', 'submission'] as const

/** The Organization by rank, highest first (CONAN-E5). */
export const ranks = [
  'anokata',
  'gin',
  'vermouth',
  'pisco',
  'vodka',
  'bourbon',
  'irish',
  'chianti',
  'korn',
  'calvados',
  'tequila',
] as const

/** Roles that may be listed as takers of a confiscated pill. */
export const town = [
  'akai',
  'kazuha',
  'satou',
  'megure',
  'takagi',
  'shiratori',
  'hakuba',
  'makoto',
  'araide',
  'eri',
  'kogorou',
  'kaitoKid',
  'akemi',
  'heiji',
  'conan',
  'ayumi',
  'genta',
  'mitsuhiko',
  'civilian',
] as const
