/** Roles that change hands, and those that somebody plays for a day. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'
import { copying } from './actor.ts'
import { collecting, inheritCollection, puttingAway, wielding } from './collector.ts'
import { inheritPlays, putDown } from './playing.ts'
import { cursing, drawCursed, inheritCorpses, rise, swapping, underMaster } from './necromancer.ts'
import { corpsesAdd } from './corpse-votes.ts'
import { exchangedWithKiller, exchangeRoles, exchanging, fixing, leadsFromWitch, settleExchanges } from './witch.ts'
import { exchangingLast } from './last-exchange.ts'
import { conjuring } from './wizard.ts'

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  gates: [underMaster],
  effects: {
    conjuring,
    copying,
    cursing,
    swapping,
    exchanging,
    exchangingLast,
    fixing,
    collecting,
    wielding,
    puttingAway,
  },
  reactions: {
    death: rise,
    heir: (walk, heir) => {
      inheritPlays(walk, heir)
      inheritCorpses(walk, heir)
      inheritCollection(walk, heir)
    },
  },
  results: [
    'heir',
    'plays',
    'cursed',
    'undead',
    'laidToRest',
    'exchanged',
    'exchangedLast',
    'sought',
    'snatched',
    'keptFromHeir',
  ],
  asides: ['keptFromHeir'],
  leads: leadsFromWitch,
  saves: exchangedWithKiller,
  vote: { boosts: corpsesAdd },
  // Whose role somebody took over is settled by what he died as: exchanges come first.
  dawn: [logResults, drawCursed, exchangeRoles, inherit],
  dusk: [inherit, settleExchanges, putDown],
}
