/** Roles that change hands, and those that somebody plays for a day. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'
import { copying } from './actor.ts'
import { inheritPlays, putDown } from './playing.ts'
import { exchangedWithKiller, exchangeRoles, exchanging, fixing, leadsFromWitch, settleExchanges } from './witch.ts'
import { conjuring } from './wizard.ts'

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  effects: { conjuring, copying, exchanging, fixing },
  reactions: { heir: inheritPlays },
  results: ['heir', 'plays', 'exchanged'],
  leads: leadsFromWitch,
  saves: exchangedWithKiller,
  // Whose role somebody took over is settled by what he died as: exchanges come first.
  dawn: [logResults, exchangeRoles, inherit],
  dusk: [inherit, settleExchanges, putDown],
}
