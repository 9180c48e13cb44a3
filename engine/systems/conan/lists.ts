/** Words that options choose from: how actions of one step meet, the ranks of the Organization, the roles of the town. */

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
