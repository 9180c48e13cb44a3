/**
 * The night (1923-N1), put together: its eleven steps, what stands in the way of who acts (`guards`), and what is told in
 * the morning (`dawn`). What they are stands with the role that they are of.
 */
import { entries } from '../../game/entry.ts'
import type { Steps } from '../../rules/order.ts'
import { bothLiving, dead, deadAlready, illOrHurt } from './chapters/acting.ts'
import { notices } from './chapters/clock.ts'
import { announceDeaths, follow, mournExiled } from './chapters/deaths.ts'
import { exileAtOnce, exileInTheEnd, exiledActor, exiledTarget, tellExiled } from './chapters/exile.ts'
import { endOpenInjuries, tellInjured } from './chapters/injury.ts'
import { ending, winner } from './chapters/winning.ts'
import { heldByBoss, tellCancelled, undoneByBoss } from './roles/boss.ts'
import { redirection, tellRedirected } from './roles/bumbling-bureaucrat.ts'
import { announceHealth, poisonKills } from './roles/butler.ts'
import { tellInquiries } from './roles/detective.ts'
import { tellSaves } from './roles/doctor.ts'
import { askSubmitter, fillMissing, nobodySends, teamGoesOn, teamIsThere } from './roles/mafia-kill.ts'
import { tellDeliveries } from './roles/paperboy.ts'
import { nearHeartbreaks, pairsFull, tellPairs } from './roles/shadchan.ts'
import { roleLacked, roleLost, settleUses, tellThefts } from './roles/thief.ts'
import { tellWitnesses } from './roles/witness.ts'
import { entryOf } from './section.ts'
import { effectsIn } from './tables.ts'
import { spends } from './uses.ts'
import type { ActorGuard, Move, Resolution, Rulings, StepRule } from './vocabulary.ts'

/** The order of the night (1923-N1), as the rules list it. Within a step: as received (1923-N2). */
export const nightSteps = {
  bureaucrats: { rule: '1923-N1', takes: ['redirect'] },
  bosses: { rule: '1923-N1', takes: ['cancel'] },
  thieves: { rule: '1923-N1', takes: ['steal'] },
  shadchanim: { rule: '1923-N1', takes: ['pair'] },
  doctors: { rule: '1923-N1', takes: ['heal'] },
  bodyguards: { rule: '1923-N1', takes: ['guard'] },
  butlers: { rule: '1923-N1', takes: ['poison'] },
  drunkards: { rule: '1923-N1', takes: ['rampage'] },
  mafia: { rule: '1923-N1', takes: ['factionKill'] },
  detectives: { rule: '1923-N1', takes: ['inquire', 'deliver'] },
  poison: { rule: '1923-S4', takes: [] },
} satisfies Steps

/** What has no place in the list has the one that the host chooses (1923-PAP3). */
const takes =
  (abilities: readonly string[], step: number) =>
  ({ does }: Move, run: Resolution): boolean => {
    const chosen = entryOf(does)?.stepBy
    return chosen === undefined ? abilities.includes(does) : run.option<number>(chosen) === step
  }

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

const isOfTeam = ({ ability }: Move): boolean => ability.factional === true

const ofOwn =
  (guard: ActorGuard): ActorGuard =>
  (run, move) =>
    isOfTeam(move) ? undefined : guard(run, move)

const ofTeam =
  (guard: ActorGuard): ActorGuard =>
  (run, move) =>
    isOfTeam(move) ? guard(run, move) : undefined

const guards: readonly ActorGuard[] = [
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
  actorGuards: guards,
  redirects: [redirection(guards)],
  targetGuards: [deadAlready, exiledTarget],
  effects: effectsIn('night'),
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
