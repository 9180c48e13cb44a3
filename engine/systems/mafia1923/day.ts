/** The day (1923-D1): Sheriffs, Councilors, Pacifists, the vote, Lawyers, executions; then exiles, and on the last day the end. */
import { perRun } from '../../resolve/sequence/per-run.ts'
import type { Step, Steps } from '../../rules/order.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { overruled } from './chapters/acting.ts'
import { notices } from './chapters/clock.ts'
import { countDay, publish, type Vote } from './chapters/count.ts'
import { announceDeaths, follow, mournExiled } from './chapters/deaths.ts'
import { exileAtOnce, exileInTheEnd, exiledActor, exiledTarget, outSince, tellExiled } from './chapters/exile.ts'
import { execute } from './chapters/sentence.ts'
import { exileByStrikes, giveStrikes } from './chapters/strikes.ts'
import { ending, winner } from './chapters/winning.ts'
import { plays } from './families.ts'
import { redirection, tellRedirected } from './roles/bumbling-bureaucrat.ts'
import { sample } from './roles/court-secretary.ts'
import { nearHeartbreaks } from './roles/shadchan.ts'
import { jailedActor, tellJails } from './roles/sheriff.ts'
import { tellWitnesses } from './roles/witness.ts'
import { effectsIn } from './tables.ts'
import type { Resolution, Rulings, StepRule } from './vocabulary.ts'

/** The order of the day (1923-D1), as the rules list it. */
export const daySteps = {
  sheriffs: { rule: '1923-D1', takes: ['jail'] },
  councilors: { rule: '1923-D1', takes: ['extraVote'] },
  pacifists: { rule: '1923-D1', takes: ['negativeVote'] },
  votes: { rule: '1923-D1', takes: [] },
  lawyers: { rule: '1923-D1', takes: ['defend'] },
  executions: { rule: '1923-D1', takes: [] },
  strikes: { rule: '1923-V18', takes: [] },
} satisfies Steps

/** What the vote of a run came to, for the steps after it. */
const counted = perRun((run: Resolution): Vote => countDay(run))

const around: Partial<Record<keyof typeof daySteps, Pick<StepRule, 'before' | 'after'>>> = {
  sheriffs: { before: exileAtOnce },
  votes: {
    after: run => {
      run.tally = counted(run).tally
    },
  },
  executions: {
    after: run => {
      execute(run, counted(run))
    },
  },
  strikes: {
    after: run => {
      giveStrikes(
        run,
        run.game.seats.filter(seat => seat.alive && plays(seat) && !outSince(run, seat.slot).length),
        counted(run).ballots,
      )
      exileByStrikes(run)
    },
  },
}

const steps = Object.entries(daySteps).map(([id, { rule, takes }]: [string, Step]): StepRule => ({
  id,
  rule,
  takes: ({ does }) => takes.includes(does),
  ...getOwn(around, id),
}))

const guards = [exiledActor, jailedActor, overruled]

export const day: Rulings = {
  steps,
  actorGuards: guards,
  redirects: [redirection(guards)],
  targetGuards: [exiledTarget],
  effects: effectsIn('day'),
  reactions: {
    death: (run, death) => {
      if (death.data.cause !== 'court') follow(run, death)
    },
  },
  results: [
    'atCourt',
    'nobodyDies',
    'noRevenge',
    'notAvenged',
    'notTold',
    'missedVote',
    'improperVote',
    'exiled',
    'gameOver',
    'mafiaWins',
    'familyWins',
    'wins',
  ],
  removed: exileInTheEnd,
  dawn: [
    nearHeartbreaks,
    mournExiled,
    run => {
      publish(run, counted(run).tally)
    },
    announceDeaths,
    tellJails,
    tellExiled,
    tellWitnesses,
    tellRedirected,
    run => {
      sample(run, counted(run).ballots)
    },
    ending,
    notices,
  ],
  winner,
  cites: { question: '1923-V11', verdict: '1923-D1', spent: '1923-A8' },
}
