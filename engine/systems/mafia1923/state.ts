/** What is kept of a player besides his role: statuses, counters, and what the host notes at sign-up. */
import type { Counter, Field, Mark } from '../../rules/role.ts'
import type { Kind } from './vocabulary.ts'

export const marks = {
  injured: {
    says: 'Neither votes nor acts in the day and the night after the injury.',
    rule: '1923-S15',
    secret: true,
  },
  poisoned: { says: 'Living, and dies at the end of the night after the poisoning unless cured.', rule: '1923-S4' },
  exiled: { says: 'Out of the game: counts as not living and never wins.', rule: '1923-S25' },
} satisfies Partial<Record<Kind, Mark>>

export const counters: Record<string, Counter> = {
  missedVotes: { says: 'Days without a ballot.', rule: '1923-S22' },
  improperVotes: { says: 'Days with an improper ballot.', rule: '1923-S22' },
  butlerAttempts: { says: 'Attempts of the Mafia on this Butler.', rule: '1923-BUT3' },
}

export const fields: Record<string, Field> = {
  family: { label: 'Family', says: 'The family this player belongs to.', rule: '1923-E1' },
  level: {
    label: 'Level',
    says: 'The level this player signed up at.',
    rule: '1923-E4',
    values: ['standard', 'beginner', 'spectator'],
  },
}
