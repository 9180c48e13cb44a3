/** What the rules leave to the host about the court and the Lawyer. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'court.size': { values: [3], whole: { from: 1, to: 20 }, rule: '1923-V8', says: 'How many families go to court.' },
  'court.tieMode': {
    values: ['cut', 'denseRank'],
    rule: '1923-V9a',
    says: 'What a tie in the family vote adds: whoever equals the last family that goes, or all families of the highest so many totals.',
  },
  'court.minFamilyVotes': {
    values: [1],
    whole: { from: 0, to: 100 },
    rule: '1923-V9b',
    says: 'How many votes a family needs to be sent to court.',
  },
  'court.zeroVotes': {
    values: ['soleSurvivorOnly', 'literalTieAtZero', 'never'],
    rule: '1923-V13',
    says: 'Who of a family at court dies without a vote: its only living member, all of it where nobody has one, or nobody.',
  },
  'lawyer.tieReplacement': {
    values: ['tiedOnly', 'replacement'],
    rule: '1923-LAW4',
    says: 'Who dies when a defended player tied with others: the others alone, or the next below him besides.',
  },
  'lawyer.zeroVotes': {
    values: ['onlyOther', 'allTied', 'never'],
    rule: '1923-LAW1',
    says: 'Who dies without a vote in place of a defended player: the only one with the next highest total, whoever has it, or nobody.',
  },
}
