/** What this system keeps of players besides their roles, and what the host records beside the play. */
import type { Counter, Field, Form, Mark } from '../../rules/role.ts'
import type { Kind } from './vocabulary.ts'

export const marks = {
  abroad: { says: 'Out of the country: nothing reaches this player, and he can do nothing.', rule: 'CONAN-S3' },
  injured: { says: 'No abilities and no passive ones; votes and gadgets stay.', rule: 'CONAN-S7', secret: true },
  suspended: { says: 'No ability but the vote, after a false charge.', rule: 'CONAN-S14', secret: true },
  arrested: {
    says: 'Out of reach, without abilities and without a vote, until somebody releases this player.',
    rule: 'CONAN-S20',
  },
} satisfies Partial<Record<Kind, Mark>>

export const counters: Record<string, Counter> = {
  pills: {
    says: 'Pills of APTX that are left: of the Organization, or of a player who got a confiscated one.',
    rule: 'CONAN-B7',
  },
  turns: { says: 'Murders that a member has tried.', rule: 'CONAN-B1' },
  gadgets: { says: 'Gadgets that a player holds.', rule: 'CONAN-E9' },
}

export const fields: Record<string, Field> = {
  will: { label: 'Will', says: 'What is read when this player dies.', rule: 'CONAN-WL1', secret: true, long: true },
  lover: {
    label: 'Lover',
    says: 'The other of the pair; the other names this player too.',
    rule: 'CONAN-E6',
    secret: true,
  },
  disguise: { label: 'Disguise', says: 'The role as which this player is shown.', rule: 'CONAN-AB6', secret: true },
}

export const forms: Record<string, Form> = {
  hint: {
    title: 'Hint',
    says: 'A free text in the next post.',
    rule: 'CONAN-I10',
    fields: { text: { label: 'What the hint says', kind: 'long', must: true } },
  },
  publishedWill: {
    title: 'Will as published',
    says: 'Other words than those of the will; the original is kept.',
    rule: 'CONAN-WL3',
    fields: {
      player: { label: 'Whose will', kind: 'player', must: true },
      text: { label: 'What is published', kind: 'long', must: true },
      by: { label: 'Who changed it', kind: 'text' },
    },
  },
  publishedDeath: {
    title: 'Death as published',
    says: 'Another manner of death than the true one: “was found by the harbour”.',
    rule: 'CONAN-WL3',
    fields: {
      player: { label: 'Whose death', kind: 'player', must: true },
      manner: { label: 'What happened', kind: 'text', must: true },
      by: { label: 'Who changed it', kind: 'text' },
    },
  },
}
