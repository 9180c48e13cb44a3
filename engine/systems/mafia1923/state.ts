/** What is kept of a player besides his role: statuses, counters, and what the host notes at sign-up. */
import type { Counter, Field, Mark } from '../../rules/role.ts'
import { inEnglish } from '../../ruleset/localized-text.ts'
import type { InEach } from '../../text/in-each.ts'
import type { Kind } from './vocabulary.ts'

export const marksSaid = {
  injured: {
    says: {
      en: 'Neither votes nor acts in the day and night after the injury.',
      ru: 'Не голосует и не делает ходов в день и ночь после ранения.',
    },
    rule: '1923-S15',
    secret: true,
  },
  poisoned: {
    says: {
      en: 'Alive, but dies at the end of the night after the poisoning unless cured.',
      ru: 'Жив, но умирает в конце ночи после отравления, если его не исцелят.',
    },
    rule: '1923-S4',
  },
  exiled: {
    says: {
      en: 'Out of the game: counts as not alive and never wins.',
      ru: 'Вне игры: живым не считается и никогда не побеждает.',
    },
    rule: '1923-S25',
  },
} satisfies Partial<Record<Kind, Omit<Mark, 'says'> & { says: InEach }>>

export const countersSaid = {
  missedVotes: { says: { en: 'Days without a vote.', ru: 'Дни без бюллетеня.' }, rule: '1923-S22' },
  improperVotes: {
    says: { en: 'Days with an improper vote.', ru: 'Дни с неправильным бюллетенем.' },
    rule: '1923-S22',
  },
  butlerAttempts: {
    says: { en: 'Mafia attempts on this Butler.', ru: 'Покушения мафии на этого дворецкого.' },
    rule: '1923-BUT3',
  },
}

export const marks: Record<string, Mark> = inEnglish(marksSaid)
export const counters: Record<string, Counter> = inEnglish(countersSaid)

export const fields: Record<string, Field> = {
  family: { label: 'Family', says: 'The family this player belongs to.', rule: '1923-E1' },
  level: {
    label: 'Level',
    says: 'The level this player signed up at.',
    rule: '1923-E4',
    values: ['standard', 'beginner', 'spectator'],
  },
}

export const fieldsInRussian: Readonly<Record<string, { label: string; says: string }>> = {
  family: { label: 'Семья', says: 'Семья, к которой принадлежит игрок.' },
  level: { label: 'Уровень', says: 'Уровень, с которым игрок записался.' },
}
