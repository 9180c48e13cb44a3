/** What a Thief can do. */
import { mark, night, type Ruled } from '../ruled.ts'

export const theft: Record<string, Ruled> = {
  steal: { kind: 'other', rule: '1923-THI1', targets: 1, uses: 1, components: [mark('robbed')], ...night },
}
