/** What those can do who find something out: Detective, Paperboy, Witness and Court Secretary. */
import { mark, night, type Ruled } from '../ruled.ts'

export const knowledge: Record<string, Ruled> = {
  inquire: {
    kind: 'investigate',
    rule: '1923-DET1',
    targets: 1,
    usesBy: 'detective.uses',
    limitedBy: '1923-DET2',
    notSelf: { rule: '1923-A10', unless: 'detective.selfAllowed' },
    components: [{ does: 'learn', what: 'alignment' }],
    ...night,
  },
  deliver: {
    kind: 'other',
    rule: '1923-PAP1',
    targets: 2,
    uses: 2,
    notSelf: { rule: '1923-PAP2' },
    components: [mark('told')],
    ...night,
  },
  witness: {
    kind: 'investigate',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-WIT1',
    components: [mark('told')],
  },
  sample: {
    kind: 'investigate',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-SEC1',
    components: [{ does: 'sense', visits: 'by', tells: 'who' }],
  },
}
