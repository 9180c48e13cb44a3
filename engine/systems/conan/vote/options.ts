/** What a host may decide otherwise about votes and the lynch. */
import type { Option } from '../../../rules/role.ts'

export const voting: Record<string, Option> = {
  'vote.self': { values: [true, false], rule: 'CONAN-A7', says: 'Whether a player may vote for himself.' },
  'vote.abstain': {
    values: [true, false],
    rule: 'CONAN-A7',
    says: 'Whether a player may leave his vote out. With false a vote can be changed but not taken back, and who cast none is named in the post.',
  },
  'vote.showModifiers': {
    values: ['tallyChanged', 'outcomeChanged', 'always', 'never'],
    rule: 'CONAN-V6',
    says: 'When accompanying and accusing are shown with the votes.',
  },
  'vote.showVoid': {
    values: [true, false],
    rule: 'CONAN-V8',
    says: 'Whether votes of players who were arrested or died that day are shown, marked as not counted.',
  },
  'lynch.tie': {
    values: ['none', 'random', 'all', 'revote'],
    rule: 'CONAN-V10',
    says: 'Who is lynched when the top is tied.',
  },
  'lynch.ifTopUnavailable': {
    values: ['none', 'next'],
    rule: 'CONAN-K9',
    says: 'Who is lynched when the player with the most votes was arrested or poisoned that day.',
  },
  'accusation.weight': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-V13',
    says: 'How many votes an accusation is worth.',
  },
  'voiceOfReason.stopsLynch': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: 'Whether Voice of Reason stops the lynch.',
  },
  'voiceOfReason.hidesVotes': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: 'Whether Voice of Reason hides the votes.',
  },
  'voiceOfReason.announced': {
    values: [true, false],
    rule: 'CONAN-V14',
    says: 'Whether it is announced that Voice of Reason was used.',
  },
}
