import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  passCancelsInsurance: {
    values: [true, false],
    rule: 'RU-KILL-7',
    says: 'Whether the other side may not shoot in place of killers who pass, unless these said that it may.',
  },
  lateKillerKeepsShot: {
    values: [true, false],
    rule: 'RU-KILL-10',
    says: 'Whether a killer who comes to somebody already killed keeps the shot.',
  },
  civilKillOfBlack: {
    values: ['costs', 'free'],
    rule: 'RU-OVL-4',
    says: "Whether a black's kill of another black through a civil role costs the nearest shot too, or nothing, as a shot at a black does.",
  },
  surplusShotOrder: {
    values: ['otherSide', 'poisoner'],
    rule: 'RU-KILL-4',
    says: 'Who gets a new shot that a side cannot use: the other side before the poisoner, or the poisoner first.',
  },
}

export const prompts: Record<string, Prompt> = {
  suicideCondition: {
    rule: 'RU-SUI-1',
    says: 'Did the night go so that the suicide is called off?',
    choices: ['dies', 'lives'],
  },
}
