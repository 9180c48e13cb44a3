/**
 * The night (1923-N1): its eleven steps, what stands in the way of an action, and what each does. Read `gates.ts` (who
 * acts), `aim.ts` (where to), `strike.ts` and `shields.ts` (attacks), `deaths.ts` (what follows), then the roles.
 */
import { entries } from '../../../game/entry.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { announceHealth, poisoned, poisonKills } from '../attacks/butler.ts'
import { rampage } from '../attacks/drunkard.ts'
import { fact } from '../claims.ts'
import { clockNotices } from '../clock.ts'
import { announceDeaths, follow } from '../deaths/follow.ts'
import { cancelled, tellCancelled } from '../interference/boss.ts'
import { redirection, redirectMark, tellRedirected } from '../interference/bureaucrat.ts'
import { inquire, tellInquiries } from '../knowledge/detective.ts'
import { delivered, tellDeliveries } from '../knowledge/paperboy.ts'
import { tellWitnesses } from '../knowledge/witness.ts'
import { askSubmitter, fillMissing, kill } from '../mafia/mafia-kill.ts'
import { nightOrder } from '../order.ts'
import { pairedWith, pairsFull, tellPairs } from '../pairs/shadchan.ts'
import { guarded } from '../shields/bodyguard.ts'
import { healed } from '../shields/doctor.ts'
import { endOpenInjuries, tellInjured } from '../shields/injury.ts'
import { exileByHost, mournExiled, tellExiled } from '../strikes/exile.ts'
import { robbed, settleUses, tellThefts } from '../theft/thief.ts'
import { spends } from '../uses.ts'
import { all, type Landing, type Rulings, type SlotRule, type Walk } from '../vocabulary.ts'
import { ending, winner } from '../winning/win.ts'
import { gates } from './gates.ts'

/** The place of a Paperboy is not in the list, so the host may choose it (1923-PAP3). */
const takes =
  (abilities: readonly string[], step: number) =>
  ({ does }: Move, walk: Walk): boolean =>
    does === 'deliver' ? walk.option<number>('order.paperboy') === step : abilities.includes(does)

/** Within a step, as received (1923-N2): the last submission's time, or the time of the first that it replaced (1923-F7). */
function received(moves: readonly Move[], walk: Walk): Move[] {
  if (walk.option('submit.orderBy') === 'final') return [...moves].sort((a, b) => a.received - b.received)
  const valid = entries(walk.system, walk.game, walk.phase).flatMap(({ submission, standing }) =>
    standing === 'counts' || standing === 'replaced' ? [submission] : [],
  )
  const first = ({ actor, does }: Move): number => valid.findIndex(one => one.by === actor && one.does === does)
  return [...moves].sort((a, b) => first(a) - first(b))
}

const around: Record<string, Pick<SlotRule, 'before' | 'after'>> = {
  bureaucrats: { before: askBeforeTheGame },
  mafia: { before: askSubmitter, after: fillMissing },
  poison: { after: poisonKills },
}

const slots: readonly SlotRule[] = nightOrder.map(({ id, abilities, rule }, index) => ({
  id,
  rule,
  takes: takes(abilities, index + 1),
  order: received,
  ...around[id],
}))

/** What the rules leave undescribed is put to the host before the first night is resolved. */
function askBeforeTheGame(walk: Walk): void {
  if (walk.phase.number !== 1) return
  const seats = walk.game.seats
  if (seats.some(({ role, faction }) => faction === 'mafia' && role !== 'mafiaMember')) walk.ask('secondaryRoles')
  for (const role of ['shadchan', 'detective']) if (seats.some(seat => seat.role === role)) walk.ask(role)
}

/** Nobody is reached who died at an earlier step (1923-S14); a kill of the dead is none (1923-MAF10, N5). */
const deadAlready: Landing = (walk, { does }, at) => {
  if (!walk.isSomebody(at) || (does !== 'factionKill' && walk.option('target.diedEarlier') === 'stillWorks'))
    return undefined
  const cite = does === 'factionKill' ? { rule: '1923-N5', also: ['1923-MAF10'] } : { rule: '1923-S14' }
  return walk.ledger
    .found({ kind: 'death', of: at, when: 'soFar' })
    .map(death => all(fact('deadAlready', at), cite, [death.why]))
}

const notices = (walk: Walk): void => {
  for (const { id, rule } of clockNotices(walk.game, walk.phase)) walk.notice(id, rule)
}

const nightGates = [...gates, pairsFull]

export const night: Rulings = {
  slots,
  gates: nightGates,
  layers: [redirection(nightGates)],
  landings: [deadAlready],
  effects: {
    redirectMark,
    cancelled,
    robbed,
    pairedWith,
    healed,
    guarded,
    poisoned,
    kill: (walk, arrival) => (arrival.move.does === 'rampage' ? rampage(walk, arrival) : kill(walk, arrival)),
    learn: inquire,
    told: delivered,
  },
  reactions: { death: follow },
  asides: ['keptQuiet'],
  results: [
    'poisoned',
    'cured',
    'injured',
    'robbed',
    'leftPlain',
    'pairedWith',
    'notAvenged',
    'keptQuiet',
    'notTold',
    'exiled',
    'gameOver',
    'mafiaWins',
    'familyWins',
    'wins',
  ],
  spends,
  removed: exileByHost,
  dawn: [
    mournExiled,
    settleUses,
    endOpenInjuries,
    announceDeaths,
    announceHealth,
    tellThefts,
    tellCancelled,
    tellInjured,
    tellRedirected,
    tellPairs,
    tellDeliveries,
    tellInquiries,
    tellWitnesses,
    tellExiled,
    ending,
    notices,
  ],
  winner,
  cites: { question: '1923-N5', verdict: '1923-N1', spent: '1923-A8' },
}
