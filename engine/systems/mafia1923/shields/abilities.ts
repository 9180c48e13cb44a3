/** What a Doctor and a Bodyguard can do. */
import { mark, night, type Ruled } from '../ruled.ts'

export const shields: Record<string, Ruled> = {
  heal: {
    kind: 'protect',
    shields: true,
    rule: '1923-DOC1',
    targets: 1,
    selfUses: 2,
    components: [mark('healed')],
    ...night,
  },
  guard: {
    kind: 'protect',
    shields: true,
    rule: '1923-BOD1',
    targets: 1,
    selfUses: 1,
    selfByChoice: true,
    components: [mark('guarded')],
    ...night,
  },
  selfGuard: {
    kind: 'protect',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-BOD4',
    components: [mark('selfGuarded')],
  },
}
