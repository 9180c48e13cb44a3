/** What a Bumbling Bureaucrat and a Boss can do. */
import { mark, night, type Ruled } from '../ruled.ts'

export const interference: Record<string, Ruled> = {
  redirect: {
    kind: 'move',
    rule: '1923-BUR1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUR9', unless: 'bureaucrat.selfAllowed' },
    components: [mark('redirectMark')],
    ...night,
  },
  cancel: {
    kind: 'block',
    rule: '1923-BOS1',
    targets: 1,
    notSelf: { rule: '1923-BOS1' },
    components: [mark('cancelled')],
    ...night,
  },
}
