/**
 * The night (1923-N1), put together: its eleven steps, what stands in the way of who acts (`nightGates`), what each
 * ability does (`effects`), and what is told in the morning (`dawn`). What they are stands in the folder of a section.
 */
import { entries } from '../../game/entry.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { announceHealth, poisoned, poisonKills } from './attacks/butler.ts'
import { rampage } from './attacks/drunkard.ts'
import { announceDeaths, follow } from './deaths/follow.ts'
import { notices } from './frame/clock.ts'
import { bothLiving, dead, deadAlready, illOrHurt } from './frame/gates.ts'
import { cancelled, heldByBoss, tellCancelled, undoneByBoss } from './interference/boss.ts'
import { redirection, redirectMark, tellRedirected } from './interference/bureaucrat.ts'
import { inquire, tellInquiries } from './knowledge/detective.ts'
import { delivered, tellDeliveries } from './knowledge/paperboy.ts'
import { tellWitnesses } from './knowledge/witness.ts'
import { nobodySends, teamGoesOn, teamIsThere } from './mafia/gates.ts'
import { askSubmitter, fillMissing, kill } from './mafia/mafia-kill.ts'
import { nightSteps } from './order.ts'
import { nearHeartbreaks, pairedWith, pairsFull, tellPairs } from './pairs/shadchan.ts'
import { guarded } from './shields/bodyguard.ts'
import { healed, tellSaves } from './shields/doctor.ts'
import { endOpenInjuries, tellInjured } from './shields/injury.ts'
import { exileAtOnce, exileInTheEnd, mournExiled, tellExiled } from './strikes/exile.ts'
import { exiledActor, exiledTarget } from './strikes/out-since.ts'
import { roleLacked, roleLost } from './theft/gates.ts'
import { robbed, settleUses, tellThefts } from './theft/thief.ts'
import { spends } from './uses.ts'
import type { ActorGuard, Rulings, StepRule, Resolution } from './vocabulary.ts'
import { ending, winner } from './winning/win.ts'

/** The place of a Paperboy is not in the list, so the host may choose it (1923-PAP3). */
const takes =
  (abilities: readonly string[], step: number) =>
  ({ does }: Move, run: Resolution): boolean =>
    does === 'deliver' ? run.option<number>('order.paperboy') === step : abilities.includes(does)

/** Within a step, as received (1923-N2): the last submission's time, or the time of the first that it replaced (1923-F7). */
function received(moves: readonly Move[], run: Resolution): Move[] {
  if (run.option('submit.orderBy') === 'final') return [...moves].sort((a, b) => a.received - b.received)
  const valid = entries(run.system, run.game, run.phase).flatMap(({ submission, standing }) =>
    standing === 'counts' || standing === 'replaced' ? [submission] : [],
  )
  const first = ({ actor, does }: Move): number => valid.findIndex(one => one.by === actor && one.does === does)
  return [...moves].sort((a, b) => first(a) - first(b))
}

const around: Record<string, Pick<StepRule, 'before' | 'after'>> = {
  bureaucrats: {
    before: run => {
      exileAtOnce(run)
      askBeforeTheGame(run)
    },
  },
  mafia: { before: askSubmitter, after: fillMissing },
  poison: { after: poisonKills },
}

const steps: readonly StepRule[] = Object.entries(nightSteps).map(([id, step], index) => ({
  id,
  rule: step.rule,
  takes: takes(step.takes, index + 1),
  order: received,
  ...around[id],
}))

/** What the rules leave undescribed is put to the host before the first night is resolved. */
function askBeforeTheGame(run: Resolution): void {
  if (run.phase.number !== 1) return
  const seats = run.game.seats
  if (seats.some(({ role, faction }) => faction === 'mafia' && role !== 'mafiaMember')) run.ask('secondaryRoles')
  for (const role of ['shadchan', 'detective']) if (seats.some(seat => seat.role === role)) run.ask(role)
}

const isKill = ({ does }: Move): boolean => does === 'factionKill'

const ofOwn =
  (gate: ActorGuard): ActorGuard =>
  (run, move) =>
    isKill(move) ? undefined : gate(run, move)

const ofTeam =
  (gate: ActorGuard): ActorGuard =>
  (run, move) =>
    isKill(move) ? gate(run, move) : undefined

const nightGates: readonly ActorGuard[] = [
  ofOwn(dead),
  ofOwn(exiledActor),
  ofOwn(roleLost),
  ofOwn(roleLacked),
  ofOwn(heldByBoss),
  undoneByBoss,
  ofOwn(illOrHurt),
  bothLiving,
  ofTeam(teamGoesOn),
  ofTeam(teamIsThere),
  ofTeam(nobodySends),
  pairsFull,
]

export const night: Rulings = {
  steps,
  actorGuards: nightGates,
  redirects: [redirection(nightGates)],
  targetGuards: [deadAlready, exiledTarget],
  effects: {
    redirectMark,
    cancelled,
    robbed,
    pairedWith,
    healed,
    guarded,
    poisoned,
    kill: (run, arrival) => (arrival.move.does === 'rampage' ? rampage(run, arrival) : kill(run, arrival)),
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
  removed: exileInTheEnd,
  dawn: [
    nearHeartbreaks,
    mournExiled,
    settleUses,
    endOpenInjuries,
    announceDeaths,
    announceHealth,
    tellThefts,
    tellCancelled,
    tellInjured,
    tellSaves,
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
