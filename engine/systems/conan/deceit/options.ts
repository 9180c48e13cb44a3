/** What a host may decide otherwise about the suitcase and erased bodies. */
import type { Option } from '../../../rules/role.ts'

export const suitcase: Record<string, Option> = {
  'suitcase.fallback': {
    values: ['nextByRank', 'leaderThenRank', 'highestRank', 'none'],
    formerly: { rank: 'highestRank' },
    rule: 'CONAN-BS4',
    says: 'Who has the suitcase if nobody named can: the next below the last of them in rank, the Leader and then the highest rank, the highest rank, or nobody.',
  },
  'suitcase.uses': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-BS6',
    says: 'How many actions a holder may fake in a night.',
  },
  'suitcase.apparentActor': {
    values: ['holder', 'any'],
    rule: 'CONAN-BS6',
    says: "Whose act a fake seems to be: the holder's, or that of anybody he names.",
  },
}

export const erasing: Record<string, Option> = {
  'erase.hideDeath': {
    values: [false, true],
    rule: 'CONAN-I6',
    says: 'Whether the death behind an erased body is kept from the public too.',
  },
}
