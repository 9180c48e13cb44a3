/** Cultist, fanatic and criminalist as a part of the rulebook. */
import type { Part } from '../part.ts'
import {
  analysing,
  examining,
  inheritBodies,
  keepBody,
  noticeNames,
  tellAnalysed,
  tellExamined,
} from './criminalist.ts'
import {
  beyondHeal,
  devouring,
  inheritSouls,
  namingSouls,
  rememberDevoured,
  settleHeals,
  takeSoul,
  tellCultist,
} from './cultist.ts'
import {
  avenging,
  drawFavourite,
  favouriteGone,
  inheritFavourite,
  namingFavourite,
  rememberAvenged,
  tellFanatic,
} from './fanatic.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

// A fanatic who is lynched with a revenge left that one of his own team cost him takes somebody along (RU-FAN-3).

/** Whom he names once everybody has voted. */
const takingAlong: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const taken = all(
    { is: 'fact', kind: 'takenInRevenge', of: at, other: actor, action },
    { rule: 'RU-FAN-3', action },
    [why],
  )
  const until = endOfDay(run.phase.number)
  run.put({ kind: 'takenInRevenge', of: at, by: actor, action, why: taken, rule: 'RU-FAN-3', until })
  return taken
}

/** What he named in this vote. */
const named = (run: Resolution, fanatic: SeatId): Fact<'takenInRevenge'>[] =>
  run.ledger.attempts({
    kind: 'takenInRevenge',
    by: fanatic,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })

/** Step `chain`: lynched along with him, and no ballots against them matter. */
const lynchedAlong = (run: Resolution, who: SeatId): Sentence[] =>
  named(run, who).map(({ of, why }) => ({ who: of, rule: 'RU-FAN-3', because: [why], unless: [], beside: true }))

/** Step `rescues`: whoever uses it is beyond rescue, and so is whom he takes (RU-HER-2, RU-DAY-3). */
const beyondRescue = (run: Resolution, { who }: Pick<Sentence, 'who'>): Reason[] => [
  ...named(run, who).map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why])),
  ...run.ledger.attempts({ kind: 'takenInRevenge', of: who, when: 'soFar' }).map(({ why }) => why),
]

export const graves: Part = {
  effects: { namingSouls, devouring, namingFavourite, avenging, examining, analysing, takingAlong },
  vote: { takesAlong: lynchedAlong, unsavable: beyondRescue },
  beyondHeal,
  reactions: {
    death: (run, death) => {
      takeSoul(run, death)
      favouriteGone(run, death)
      keepBody(run, death)
    },
    kill: (run, kill) => {
      rememberDevoured(run, kill)
      rememberAvenged(run, kill)
    },
    heir: (run, heir) => {
      inheritSouls(run, heir)
      inheritFavourite(run, heir)
      inheritBodies(run, heir)
    },
  },
  results: ['cultistHit', 'soulTaken', 'mayAvenge'],
  asides: ['soulTaken', 'mayAvenge'],
  dawn: [tellCultist, drawFavourite, tellFanatic],
  dusk: [tellCultist, tellFanatic, tellExamined],
}

/** What came of the moves of the night, asked before any role changes hands: it goes with the role (RU-WCH-1). */
export const graveResults: Part = { dawn: [settleHeals, tellAnalysed, noticeNames] }
