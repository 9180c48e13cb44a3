/** Roles that change hands, and those that somebody plays for a day. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'
import { copying } from './actor.ts'
import { inheritPlays, putDown } from './playing.ts'
import { cursing, drawCursed, inheritCorpses, rise, swapping, underMaster } from './necromancer.ts'
import { conjuring } from './wizard.ts'

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  gates: [underMaster],
  effects: { conjuring, copying, cursing, swapping },
  reactions: {
    death: rise,
    heir: (walk, heir) => {
      inheritPlays(walk, heir)
      inheritCorpses(walk, heir)
    },
  },
  results: ['heir', 'plays', 'cursed', 'undead', 'laidToRest'],
  dawn: [logResults, drawCursed, inherit],
  dusk: [inherit, putDown],
}
