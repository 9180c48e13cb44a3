/** What the rules leave to the host about deaths and the Armed Robber. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'robber.causes': {
    values: ['drunkard,poison,robber'],
    list: { of: ['drunkard', 'poison', 'robber'] },
    rule: '1923-ROB7',
    says: 'For which deaths besides those by the Mafia and the court an Armed Robber takes revenge.',
  },
  'robber.unpreventable': {
    values: [true, false],
    rule: '1923-ROB8',
    says: 'Whether nothing saves from the revenge of an Armed Robber. With false a Doctor, a Bodyguard or a Lawyer on the victim does.',
  },
  'death.revealRole': { values: [false, true], rule: '1923-E10', says: 'Whether the role of the dead is published.' },
}
