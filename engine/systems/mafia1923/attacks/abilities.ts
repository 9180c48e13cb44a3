/** What a Butler and a Drunkard can do. */
import { mark, night, type Ruled } from '../ruled.ts'

export const attacks: Record<string, Ruled> = {
  poison: {
    kind: 'kill',
    rule: '1923-BUT1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUT1' },
    components: [mark('poisoned')],
    ...night,
  },
  immunity: {
    kind: 'protect',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-BUT3',
    components: [mark('immune')],
  },
  rampage: {
    kind: 'kill',
    rule: '1923-DRU1',
    targets: 1,
    aims: ['family'],
    uses: 1,
    components: [{ does: 'kill' }],
    ...night,
  },
}
