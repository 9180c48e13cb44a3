/** What an Armed Robber can do. */
import { mark, type Ruled } from '../ruled.ts'

export const deaths: Record<string, Ruled> = {
  revenge: {
    kind: 'kill',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-ROB1',
    components: [mark('revenge')],
  },
}
