/** What the rules leave to the host about strikes and exile. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'strike.exemptInjured': {
    values: [true, false],
    rule: '1923-S18',
    says: 'Whether the injured are spared a strike for not voting.',
  },
  'strike.exemptJailed': { values: [true, false], rule: '1923-S30', says: 'Whether the jailed are spared strikes.' },
  'exile.threshold': {
    values: [2],
    whole: { from: 1, to: 10 },
    rule: '1923-S22',
    says: 'How many strikes exile a player.',
  },
  'exile.combineStrikes': {
    values: [false, true],
    rule: '1923-S23',
    says: 'Whether missed and improper votes count together.',
  },
  'exile.byHost': {
    values: ['atOnce', 'endOfPhase'],
    rule: '1923-S24',
    says: 'When an exile by the moderators works: from then on, so that nothing of the phase that is still to happen counts of him, or when the phase ends.',
  },
  'exile.lastMessages': {
    values: [true, false],
    rule: '1923-S27',
    says: 'Whether whoever is exiled at the end of a day still hears what that day has for him.',
  },
  'exile.public': { values: [false, true], rule: '1923-S27', says: 'Whether an exile is announced.' },
  'exile.triggersDeathEffects': {
    values: [false, true],
    rule: '1923-S27',
    says: 'Whether an exile breaks hearts and is told to Witnesses as a death is.',
  },
}
