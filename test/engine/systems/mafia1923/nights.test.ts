/** Every night of games of Mafia 1923 against the same night walked by hand: of whole games, and of small crowded ones. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { entries } from '../../../../engine/game/entry.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { always, type Tally } from '../../resolve/properties.ts'
import { wholeGame, type PhaseOfGame } from './any-game.ts'
import { crowdedNights } from './crowded-nights.ts'
import { nightByHand } from './night.oracle.ts'

const abilitiesOf = (role: string): readonly string[] => mafia1923.roles[role]?.abilities ?? []
const anyGame = fc.integer({ min: 1, max: 1_000_000 })

function agrees({ name, game, phase, outcome, after }: PhaseOfGame, tally: Tally): void {
  const sent = entries(mafia1923, game, phase).flatMap(({ submission, standing }) =>
    standing === 'counts' ? [submission] : [],
  )
  const told = (kind: string): string[] =>
    [
      ...new Set(
        outcome.tells.flatMap(({ kind: said, to }) => (said === kind && to.to === 'player' ? [to.player] : [])),
      ),
    ].sort()
  const announced = (kind: string): string[] =>
    outcome.tells
      .filter(({ kind: said, to }) => said === kind && to.to === 'public')
      .flatMap(({ values }) => values.who ?? [])
      .sort()
  const came = {
    deaths: [...outcome.deaths].sort(),
    poisoned: announced('poisoned'),
    cured: announced('cured'),
    injured: told('injured'),
    cancelled: told('cancelled'),
    roles: Object.fromEntries(after.seats.map(({ slot, role }) => [slot, role])),
    undrawn: 0,
  }
  expect(came, name).toEqual(nightByHand(game, abilitiesOf, sent, outcome.rolls))
  for (const what of ['deaths', 'poisoned', 'cured', 'injured', 'cancelled'] as const) tally(what, came[what].length)
  tally('redirections', outcome.rolls.filter(({ purpose }) => purpose === 'redirect').length)
  tally('thefts', told('stole').length)
}

describe('every night of Mafia 1923 comes out as it does by hand', () => {
  always(
    'in whole games',
    20,
    anyGame,
    (seed, tally) => {
      for (const phase of wholeGame(seed).phases) if (phase.phase.kind === 'night') agrees(phase, tally)
    },
    { deaths: 50, poisoned: 5, injured: 2, cancelled: 10 },
  )

  always(
    'in small games where many meet',
    150,
    anyGame,
    (seed, tally) => {
      for (const phase of crowdedNights(seed)) agrees(phase, tally)
    },
    { deaths: 300, poisoned: 50, cured: 3, injured: 50, cancelled: 50, redirections: 30, thefts: 10 },
  )
})
