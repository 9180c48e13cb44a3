/** What holds of whole games of the Russian rulebook with every civil role in the draw: by day, in the evening and at night. */
import { describe, expect } from 'vitest'
import { play, type Played } from '../../../../engine/cases/play.ts'
import { messagesOf } from '../../../../engine/messages/report.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { always, madeOnce } from '../../resolve/properties.ts'
import { anyGame, type GameWritten } from './any-game.ts'

const games = 60
const again = (written: GameWritten): Played =>
  play(caseDrawn({ case: 'any game', system: 'russian', ...written }, russian), russian)
const played = madeOnce(again)

describe('in any game of the Russian rulebook', () => {
  always(
    'nobody dies twice',
    games,
    anyGame,
    (written, tally) => {
      const deaths = played(written).phases.flatMap(({ outcome }) => outcome.deaths)
      tally('deaths', deaths.length)
      expect(deaths).toHaveLength(new Set(deaths).size)
    },
    { deaths: 200 },
  )

  always(
    'what a night or an evening finds and tells never reaches the dead, nor do blown up phantoms hear of it',
    games,
    anyGame,
    (written, tally) => {
      for (const { game, phase, outcome } of played(written).phases) {
        const dead = new Set([...outcome.deaths, ...game.seats.filter(({ alive }) => !alive).map(({ slot }) => slot)])
        const told = outcome.tells.flatMap(({ to, kind }) => (to.to === 'player' ? [{ who: to.player, kind }] : []))
        const ofDay = ({ kind }: { kind: string }): boolean => phase.kind !== 'day' || kind === 'blownUp'
        tally('messages', told.length)
        expect(told.filter(ofDay).filter(({ who }) => dead.has(who))).toEqual([])
        if (phase.kind !== 'day') expect(outcome.learned.filter(({ who }) => dead.has(who))).toEqual([])
      }
    },
    { messages: 500 },
  )

  always(
    'every message can be written, in both languages',
    games,
    anyGame,
    (written, tally) => {
      for (const { game, phase, outcome } of played(written).phases)
        for (const locale of ['en', 'ru'] as const) {
          const said = messagesOf(russian, game, phase, outcome, { locale }).flatMap(({ paragraphs }) =>
            paragraphs.map(plainOf),
          )
          tally('paragraphs', said.length)
          expect(said.filter(words => /undefined|\[object|[a-z][A-Z]|[{}]|^\s*$/.test(words))).toEqual([])
        }
    },
    { paragraphs: 1000 },
  )

  always('the same game comes to the same, byte for byte', 20, anyGame, written => {
    const bytes = ({ phases }: Played): string => JSON.stringify(phases.map(({ outcome }) => outcome))
    expect(bytes(again(written))).toBe(bytes(played(written)))
  })
})
