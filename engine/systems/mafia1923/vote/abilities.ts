/** What Sheriff, Councilor and Pacifist can do. */
import { day, keys, mark, type Ruled } from '../ruled.ts'

export const vote: Record<string, Ruled> = {
  jail: {
    kind: 'block',
    targets: 1,
    most: 2,
    aims: ['player', 'family'],
    uses: 2,
    self: true,
    stated: '1923-SHE1',
    components: [mark('jailed')],
    ...day,
  },
  extraVote: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    byParts: true,
    stated: '1923-COU1',
    components: [mark('extraVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
  negativeVote: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    byParts: true,
    stated: '1923-PAC1',
    components: [mark('negativeVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
}
