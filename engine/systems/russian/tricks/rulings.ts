/** Joker, poisoner, executor and geisha: the tricks, and the lives and the company they bring into the night. */
import { isVote } from '../day/kinds.ts'
import type { Part } from '../part.ts'
import { clientGate, clientLanding } from '../shared/custody.ts'
import { livesOf } from '../shared/lives.ts'
import { armedGate } from './armed.ts'
import {
  captureLanding,
  capturing,
  question,
  raging,
  releasing,
  setFree,
  tellVictims,
  torturing,
  undecided,
} from './executor.ts'
import { besideShot, callsOff, reportClients, savedWithHer, sharers, taking } from './geisha.ts'
import { jokerChecked, reportJoker } from './joker.ts'
import { antidote, noAntidote, poisonGate, poisoning, poisonLanding, poisonWorks, rememberFoiled } from './poisoner.ts'
import { passOn, receive } from './poisonings.ts'

export const tricks: Part = {
  actorGuards: [clientGate, poisonGate, besideShot, armedGate],
  targetGuards: [clientLanding, poisonLanding, captureLanding],
  effects: { taking, jokerChecked, poisoning, antidote, noAntidote, capturing, releasing, torturing, raging },
  cancels: callsOff,
  carries: sharers,
  saves: savedWithHer,
  spares: livesOf,
  before: { longBlocks: question, poisoner: poisonWorks },
  after: {
    longBlocks: undecided,
    blocker: receive,
    poisoner: rememberFoiled,
    end: run => {
      setFree(run)
      if (run.phase.kind === 'night' || isVote(run.phase.kind)) passOn(run)
    },
  },
  results: [
    'captive',
    'released',
    'maimed',
    'poisoned',
    'client',
    'flipped',
    'poisoningSpent',
    'poisoningPassedOn',
    'extraPoisoning',
    'questioned',
    'jokerShared',
    'lifeSpent',
  ],
  asides: ['questioned', 'jokerShared'],
  dawn: [reportJoker, reportClients, tellVictims],
  dusk: [question, tellVictims],
}
