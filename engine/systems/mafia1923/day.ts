/** The day (1923-D1): Sheriffs, Councilors, Pacifists, the vote, Lawyers, executions; then exiles, and on the last day the end. */
import { perRun } from '../../resolve/sequence/per-run.ts'
import type { Step } from '../../rules/order.ts'
import { own } from '../../ruleset/catalogue.ts'
import { execute } from './court/execute.ts'
import { defended } from './court/lawyer.ts'
import { announceDeaths, follow } from './deaths/follow.ts'
import { notices } from './frame/clock.ts'
import { overruled } from './frame/overruled.ts'
import { plays } from './frame/spectators.ts'
import { redirection, tellRedirected } from './interference/bureaucrat.ts'
import { sample } from './knowledge/secretary.ts'
import { tellWitnesses } from './knowledge/witness.ts'
import { daySteps } from './order.ts'
import { exileAtOnce, exileInTheEnd, mournExiled, tellExiled } from './strikes/exile.ts'
import { exiledActor, exiledTarget, outSince } from './strikes/out-since.ts'
import { exileByStrikes, giveStrikes } from './strikes/strikes.ts'
import type { Rulings, StepRule, Resolution } from './vocabulary.ts'
import { additional } from './vote/extra-votes.ts'
import { publish } from './vote/publish.ts'
import { jailed, jailedActor, tellJails } from './vote/sheriff.ts'
import { countDay, type Vote } from './vote/votes.ts'
import { ending, winner } from './winning/win.ts'

/** What the vote of a run came to, for the slots after it. */
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
  ...own(around, id),
}))

const dayGates = [exiledActor, jailedActor, overruled]

export const day: Rulings = {
  steps,
  actorGuards: dayGates,
  redirects: [redirection(dayGates)],
  targetGuards: [exiledTarget],
  effects: {
    jailed,
    defended,
    extraVote: additional('extraVote', { free: '1923-COU2', weight: '1923-COU4' }),
    negativeVote: additional('negativeVote', { free: '1923-PAC1', weight: '1923-PAC2' }),
  },
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
