/** What is left to the host about the faceless. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  ownFaceScores: {
    values: ['task', 'always', 'never'],
    rule: 'RU-FL-6',
    says: 'What the faceless scores by the own cut face: a task that brings it back, the own lynch as well, or nothing.',
  },
  civilKillersGetFace: {
    values: [true, false],
    rule: 'RU-FL-10',
    says: 'Whether who kills the faceless through a civil role gets the face too.',
  },
}

export const prompts: Record<string, Prompt> = {
  expelled: { rule: 'RU-FL-11', says: 'The faceless was put out of the game. With what?', choices: ['loss', 'draw'] },
  redsChance: {
    rule: 'RU-FL-13',
    says: 'The blacks missed the faceless, and are as many as the reds. Do the reds have a chance left?',
    choices: ['no', 'yes'],
  },
}
