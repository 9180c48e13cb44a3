/** What is left to the host about the faceless. */
import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  ownFaceScores: {
    values: ['task', 'always', 'never'],
    rule: 'RU-FL-6',
    says: {
      en: 'What the faceless scores by the own cut face: a task that brings it back, the own lynch as well, or nothing.',
      ru: 'Что засчитывается безликому за собственное срезанное лицо: линчевание цели, которая его вернула, еще и его собственное линчевание или ничего.',
    },
  },
  civilKillersGetFace: {
    values: [true, false],
    rule: 'RU-FL-10',
    says: {
      en: 'Whether who kills the faceless through a civil role gets the face too.',
      ru: 'Получает ли лицо безликого и тот, кто убил его через мирную роль.',
    },
  },
}

export const prompts: Prompts = {
  expelled: {
    rule: 'RU-FL-11',
    says: { en: 'The faceless was put out of the game. With what?', ru: 'Безликого вывели из игры. С каким итогом?' },
    choices: ['loss', 'draw'],
  },
  redsChance: {
    rule: 'RU-FL-13',
    says: {
      en: 'The blacks missed the faceless, and are as many as the reds. Do the reds have a chance left?',
      ru: 'Черные не застрелили безликого, и их столько же, сколько красных. Есть ли у красных еще шанс?',
    },
    choices: ['no', 'yes'],
  },
}
