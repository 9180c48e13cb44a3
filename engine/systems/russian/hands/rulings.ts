/** Roles that change hands, and those that somebody plays for a day. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'
import { copying } from './actor.ts'
import { collecting, inheritCollection, puttingAway, wielding } from './collector.ts'
import { inheritPlays, putDown } from './playing.ts'
import { cursing, drawCursed, inheritCorpses, rise, swapping, underMaster } from './necromancer.ts'
import { exchangedWithKiller, exchangeRoles, exchanging, fixing, leadsFromWitch, settleExchanges } from './witch.ts'
import { exchangingLast } from './last-exchange.ts'
import { conjuring } from './wizard.ts'
import type { Boost, Cast } from '../day/hooks.ts'
import { takenFrom } from '../shared/speaks.ts'
import { all, type Resolution } from '../vocabulary.ts'

// What corpses of no use are worth to the necromancer at a vote (RU-NEC-3).

/** Step `boosts`: one vote more for each of them, not while the necromancer has no use of his role (RU-NEC-6). */
const corpsesAdd = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  ballots.flatMap(({ by, target }): Boost[] => {
    if (!run.seat(by).alive || !run.has(by, 'curse')) return []
    const losses = takenFrom(run, by)
    return run.ledger
      .found({ kind: 'undead', by, when: 'phaseStart', where: ({ data }) => data.idle === true })
      .map(({ of: corpse, why }) => ({
        by,
        target,
        votes: 1,
        lost: losses[0],
        why: all({ is: 'fact', kind: 'corpseAdds', of: by, other: corpse }, { rule: 'RU-NEC-3' }, [why], losses),
      }))
  })

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  actorGuards: [underMaster],
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
    heir: (run, heir) => {
      inheritPlays(run, heir)
      inheritCorpses(run, heir)
      inheritCollection(run, heir)
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
