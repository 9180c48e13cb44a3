import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  guardCountsAsRescue: {
    values: [true, false],
    rule: 'RU-BLK-5',
    says: {
      en: 'Whether a shot that a guard stops is an attack: then the victim hears of it and no insurance fires.',
      ru: 'Считается ли нападением выстрел, который остановила защита: тогда жертва о нем узнает, а страховка не срабатывает.',
    },
  },
  guardFoilsSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-5',
    says: {
      en: "What everybody reads where a guard keeps a werewolf's special move away.",
      ru: 'Что объявляют всем, если защита не подпустила особый ход оборотня.',
    },
  },
  civilBesideSpecial: {
    values: ['hit', 'miss'],
    rule: 'RU-BLK-3',
    says: {
      en: "What everybody reads where an arrest foils a werewolf's special move and a civil move together.",
      ru: 'Что объявляют всем, если арест сорвал вместе особый ход оборотня и мирный ход.',
    },
  },
  revealBlackOnNightDeath: {
    values: [false, true],
    rule: 'RU-DEATH-1',
    says: {
      en: 'Whether of a black who dies at night both roles are shown.',
      ru: 'Показывают ли обе роли черного, который умер ночью.',
    },
  },
}
