/**
 * The families of killers: son of the boss and daughter of the head (`family/son.ts`), hireling and ninja (`orders.ts`, with
 * `hired.ts`, `turns.ts` and `late.ts` for when who shoots), the imitator, and two pairs against each other (`pairs.ts`).
 */
import { isVote } from '../day/kinds.ts'
import type { Part } from '../part.ts'
import {
  beforeSettling,
  afterSettling,
  illusionLanding,
  leaving,
  meet,
  onAttacked,
  onDeath,
  pretending,
  takenByIllusion,
} from './imitator.ts'
import { byChance, lateTurn } from './late.ts'
import { ordered, passedOver, reportOrders } from './orders.ts'
import { whitening } from './pairs.ts'
import { naming, noticeUnnamed, ofThree, ofTheFamily, showSuccessors } from './son.ts'
import { entryOf } from '../roles/is.ts'
import { shootsAsNegative } from '../shared/moves.ts'
import { isEmployed, servesNow } from '../shared/pairs.ts'
import { planOf } from '../shared/plan.ts'
import { negativeOf } from '../shared/sides.ts'
import { succeed } from '../shared/succession.ts'
import { all, type ActorGuard } from '../vocabulary.ts'

/** Without employers a hired killer shoots for himself, and still passes some over (RU-HIR-7, RU-HIR-8, RU-HIR-3). */
const alone: ActorGuard = (run, { id, does, actor, to, with: { agreed } }) => {
  const { seats } = run.game
  const seat = seats.find(({ slot }) => slot === actor)
  if (!shootsAsNegative({ does }) || !seat || servesNow(seats, seat) === undefined || isEmployed(seats, seat))
    return undefined
  const rule = planOf(run).uses.get(id)?.as === 'cross' ? 'RU-HIR-7' : 'RU-HIR-8'
  const waiting = all(
    { is: 'fact', kind: 'waitsForOrders', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'noEmployer', of: actor }, rule)],
  )
  return [
    waiting,
    ...to.flatMap(target => passedOver(run, { goer: actor, target, agreed: agreed === 'yes', action: id })),
  ]
}

/** The imitator shoots in the place of a maniac who is out (RU-IMI-1). */
const inHisPlace: ActorGuard = (run, { does, actor }) => {
  const rule = entryOf(negativeOf(run.seat(actor)))?.standsInBy
  if (rule === undefined || !shootsAsNegative({ does })) return undefined
  return all(
    { is: 'fact', kind: 'waitsForManiac', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'maniacGone', of: actor }, rule)],
  )
}

export const family: Part = {
  actorGuards: [ofTheFamily, ofThree, alone, inHisPlace],
  targetGuards: [illusionLanding],
  effects: { ordered, illusion: pretending, diesAs: leaving, whitened: whitening, successor: naming },
  before: {
    start: run => {
      if (!isVote(run.phase.kind)) meet(run)
    },
    negKillers: noticeUnnamed,
    lateInsurance: lateTurn,
    doctor: beforeSettling,
  },
  after: { doctor: afterSettling },
  reactions: { attacked: onAttacked, death: onDeath },
  saves: (run, blow) => byChance(family)(run, blow),
  takes: takenByIllusion,
  results: ['illusion', 'becameSon', 'changedSides', 'tookPlace', 'shownAs'],
  dawn: [reportOrders, succeed],
  dusk: [showSuccessors, succeed, meet],
}
