import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  mixedPairNights: {
    values: ['either', 'own'],
    rule: 'RU-YAK-6',
    says: "Whether of a pair made of the last mafioso and the last yakuza either makes the shot of either night, or each that of the own side's night.",
  },
  illusionCivilMove: {
    values: ['foiled', 'spared'],
    rule: 'RU-IMI-2',
    says: 'Whether what reaches an illusion foils the civil move of the maniac behind it, as it would with his civil role alone.',
  },
}
export const prompts: Record<string, Prompt> = {
  successor: { rule: 'RU-SON-4', says: 'Who takes the status of the son of the boss? Nobody was named.' },
  orderTarget: {
    rule: 'RU-HIR-5',
    says: 'Several players have the civil role that the order names: which of them does it mean?',
  },
  insurerUnnamed: { rule: 'RU-SON-2', says: 'A shot of a family of three names nobody who insures it.' },
}
