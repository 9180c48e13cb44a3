/** What is done to others from the evening on. */
import { reportWatched, surveilling, tellWatched } from './anonymous.ts'
import { againstChoice, asChosen, keepChoices, tellOfChoices, underChoice } from './chosen.ts'
import type { Part } from '../part.ts'
import { blocksFirst, choosingRole, endOfDays, endOfPlays, hacking, reportHacks } from './hacker.ts'
import {
  endSlavery,
  enslaving,
  forbidding,
  freeing,
  hackOfPimp,
  inheritSlaves,
  punishing,
  reportSlaves,
  slavesFirst,
  underPimp,
} from './pimp.ts'

export const evenings: Part = {
  actorGuards: [underPimp, underChoice],
  redirects: [asChosen],
  unmade: againstChoice,
  targetGuards: [hackOfPimp],
  reactions: { heir: inheritSlaves },
  effects: { hacking, choosingRole, surveilling, enslaving, forbidding, punishing, freeing },
  before: { choices: endOfPlays, longBlocks: endOfDays, end: keepChoices },
  order: { choices: slavesFirst, longBlocks: blocksFirst },
  results: ['hacked', 'usesRole', 'watched', 'sawRole', 'enslaved', 'punished', 'forbidden', 'used'],
  asides: ['usesRole', 'sawRole'],
  dawn: [reportHacks],
}

/** What somebody hears of others’ roles: asked when everything else is told. */
export const watching: Part = { dawn: [reportWatched, reportSlaves], dusk: [tellWatched, tellOfChoices, endSlavery] }
