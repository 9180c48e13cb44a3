/** The day (1923-D1): Sheriffs, Councilors, Pacifists, the vote, Lawyers, executions; then exiles, and on the last day the end. */
import { drawer } from '../../resolve/sequence/drawer.ts'
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
import type { Rulings, SlotRule, Walk } from './vocabulary.ts'
import { additional } from './vote/extra-votes.ts'
import { publish } from './vote/publish.ts'
import { jailed, jailedActor, tellJails } from './vote/sheriff.ts'
import { countDay, type Vote } from './vote/votes.ts'
import { ending, winner } from './winning/win.ts'

/** What the vote of a walk came to, for the slots after it. */
const counted = drawer((walk: Walk): Vote => countDay(walk))

const around: Partial<Record<keyof typeof daySteps, Pick<SlotRule, 'before' | 'after'>>> = {
  sheriffs: { before: exileAtOnce },
  votes: {
    after: walk => {
      walk.tally = counted(walk).tally
    },
  },
  executions: {
    after: walk => {
      execute(walk, counted(walk))
    },
  },
  strikes: {
    after: walk => {
      giveStrikes(
        walk,
        walk.game.seats.filter(seat => seat.alive && plays(seat) && !outSince(walk, seat.slot).length),
        counted(walk).ballots,
      )
      exileByStrikes(walk)
    },
  },
}

const slots = Object.entries(daySteps).map(([id, { rule, takes }]: [string, Step]): SlotRule => ({
  id,
  rule,
  takes: ({ does }) => takes.includes(does),
  ...own(around, id),
}))

const dayGates = [exiledActor, jailedActor, overruled]

export const day: Rulings = {
  slots,
  gates: dayGates,
  layers: [redirection(dayGates)],
  landings: [exiledTarget],
  effects: {
    jailed,
    defended,
    extraVote: additional('extraVote', { free: '1923-COU2', weight: '1923-COU4' }),
    negativeVote: additional('negativeVote', { free: '1923-PAC1', weight: '1923-PAC2' }),
  },
  reactions: {
    death: (walk, death) => {
      if (death.data.cause !== 'court') follow(walk, death)
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
    walk => {
      publish(walk, counted(walk).tally)
    },
    announceDeaths,
    tellJails,
    tellExiled,
    tellWitnesses,
    tellRedirected,
    walk => {
      sample(walk, counted(walk).ballots)
    },
    ending,
    notices,
  ],
  winner,
  cites: { question: '1923-V11', verdict: '1923-D1', spent: '1923-A8' },
}
