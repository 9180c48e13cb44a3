import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  guardCountsAsRescue: {
    values: [true, false],
    rule: 'RU-BLK-5',
    says: 'Whether a shot that a guard stops is an attack: then the victim hears of it and no insurance fires.',
  },
  guardFoilsSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-5',
    says: "What everybody reads where a guard keeps a werewolf's special move away.",
  },
  civilBesideSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-3',
    says: "What everybody reads where an arrest foils a werewolf's special move and a civil move together.",
  },
  revealBlackOnNightDeath: {
    values: [false, true],
    rule: 'RU-DEATH-1',
    says: 'Whether of a black who dies at night both roles are shown.',
  },
}
export const prompts: Record<string, Prompt> = {}
