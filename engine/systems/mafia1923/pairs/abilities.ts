/** What a Shadchan can do. */
import { mark, night, type Ruled } from '../ruled.ts'

export const pairs: Record<string, Ruled> = {
  pair: {
    kind: 'other',
    rule: '1923-SHA1',
    targets: 2,
    usesBy: 'shadchan.uses',
    limitedBy: '1923-SHA3',
    notSelf: { rule: '1923-A10', unless: 'shadchan.selfAllowed' },
    components: [mark('pairedWith')],
    ...night,
  },
}
