/** What the rules leave to the host about the vote, with the Sheriff, the Councilor and the Pacifist. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'tally.floorAtZero': {
    values: [false, true],
    rule: '1923-PAC2',
    says: 'Whether negative votes take a total no lower than zero.',
  },
  'ballot.improper': {
    values: ['discardInvalidHalf', 'discardAll'],
    rule: '1923-V16',
    says: 'What of an improper ballot is discarded.',
  },
  'results.show': {
    values: ['all', 'withVotes'],
    rule: '1923-V20',
    says: 'Whose totals are published: those of every player and family, or only those that are not zero.',
  },
  'jail.blocksActions': {
    values: [false, true],
    rule: '1923-S29',
    says: 'Whether a jailed player or family cannot use day abilities either.',
  },
  'jail.public': { values: [false, true], rule: '1923-SHE7', says: 'Whether it is announced who was jailed.' },
}
