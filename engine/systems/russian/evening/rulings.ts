/** What is done to others from the evening on. */
import type { Part } from '../part.ts'
import { blocksFirst, choosingRole, endOfDays, hacking, reportHacks } from './hacker.ts'

export const evenings: Part = {
  effects: { hacking, choosingRole },
  before: { longBlocks: endOfDays },
  order: { longBlocks: blocksFirst },
  results: ['hacked', 'usesRole'],
  asides: ['usesRole'],
  dawn: [reportHacks],
}
