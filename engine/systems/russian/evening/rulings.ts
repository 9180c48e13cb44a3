/** What is done to others from the evening on. */
import { reportWatched, surveilling } from './anonymous.ts'
import type { Part } from '../part.ts'
import { blocksFirst, choosingRole, endOfDays, endOfPlays, hacking, reportHacks } from './hacker.ts'

export const evenings: Part = {
  effects: { hacking, choosingRole, surveilling },
  before: { choices: endOfPlays, longBlocks: endOfDays },
  order: { longBlocks: blocksFirst },
  results: ['hacked', 'usesRole', 'watched', 'sawRole'],
  asides: ['usesRole', 'sawRole'],
  dawn: [reportHacks],
}

/** What somebody hears of others’ roles: asked when everything else is told. */
export const watching: Part = { dawn: [reportWatched] }
