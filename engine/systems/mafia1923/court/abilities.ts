/** What a Lawyer can do. */
import { day, mark, type Ruled } from '../ruled.ts'

export const court: Record<string, Ruled> = {
  defend: {
    kind: 'protect',
    targets: 1,
    selfUses: 1,
    selfByChoice: true,
    stated: '1923-LAW1',
    components: [mark('defended')],
    ...day,
  },
}
