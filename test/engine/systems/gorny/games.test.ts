/** What holds of any game, each property a sentence. */
import { describe, expect, it } from 'vitest'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { seatOf } from '../../../../engine/journal/state.ts'
import { gorny } from '../../../../engine/systems/index.ts'
import { messagesOf } from '../../../../engine/messages/report.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import type { Ballot } from '../../../../engine/journal/state.ts'
import { cast } from '../../../../engine/vote/cast.ts'
import { always, expectSame } from '../../resolve/properties.ts'
import { anyGame, playGame, type GamePlayed, type GameWritten } from './any-game.ts'

/** What everybody reads, phase by phase. */
const publicText = ({ played: { system, phases } }: GamePlayed): string[] =>
  phases.map(({ game, phase, outcome }) =>
    messagesOf(system, game, phase, outcome)
      .filter(({ audience }) => audience.to === 'public')
      .flatMap(({ paragraphs }) => paragraphs.map(plainOf))
      .join('\n'),
  )

const withSeats = (
  written: GameWritten,
  change: (seat: GameWritten['players'][string]) => GameWritten['players'][string],
): GameWritten => ({
  ...written,
  players: Object.fromEntries(Object.entries(written.players).map(([name, seat]) => [name, change(seat)])),
})

describe('any game', () => {
  always(
    'every law holds of it: trees recompute, the same journal gives the same bytes, names do not matter',
    70,
    anyGame(),
    (written, tally) => {
      const game = playGame(written)
      for (const { deaths, lynched, winner, prompts } of game.reports) {
        tally('deaths', deaths.length)
        tally('lynched', lynched.length)
        if (winner) tally('calls')
        for (const prompt of prompts) tally(`asked for ${prompt}`)
      }
      expectSame(brokenLaws(game.played), [])
    },
    { deaths: 80, lynched: 30, calls: 30, 'asked for hitman': 1 },
  )

  always(
    'the order received does not matter where what stands in one place happens at once',
    60,
    anyGame({ options: { sameSlot: ['simultaneous'] }, host: false }),
    written => {
      const strict = { ...gorny, lawless: {} }
      expectSame(
        brokenLaws(
          playGame({ ...written, phases: written.phases.filter(({ night }) => night !== undefined) }, strict).played,
        ),
        [],
      )
    },
  )

  always(
    'the dead neither vote nor act, and nothing they sent in comes anywhere',
    60,
    anyGame(),
    (written, tally) => {
      for (const { game, phase, outcome } of playGame(written).played.phases) {
        const alive = (slot: string): boolean => seatOf(game, slot)!.alive
        const voters = new Map(cast(gorny, game, phase).ballots.map(({ id, by }) => [id, by]))
        for (const ballot of outcome.tally?.counted ?? []) expect(alive(voters.get(ballot)!)).toBe(true)
        for (const { id, by } of phase.submissions) {
          if (alive(by)) continue
          tally('sent in by the dead')
          expect(outcome.verdicts.find(({ action }) => action === id)).toMatchObject({ verdict: 'void', landed: [] })
        }
        for (const slot of [...outcome.deaths, ...(outcome.lynched ?? [])]) expect(alive(slot)).toBe(true)
      }
    },
    { 'sent in by the dead': 20 },
  )

  always('the tally is the sum of the ballots that count, the last of each voter', 60, anyGame(), written => {
    for (const {
      game,
      phase,
      outcome: { tally },
    } of playGame(written).played.phases) {
      if (!tally) continue
      const { ballots } = cast(gorny, game, phase)
      const removed = phase.removed.map(({ who }) => who).filter(who => seatOf(game, who)?.alive)
      const away = ({ by, for: on = '' }: Ballot): boolean => removed.includes(by) || removed.includes(on)
      // What went with somebody who was removed later had taken the place of the vote before it.
      const refused = new Map(tally.uncounted.map(({ ballot, rule }) => [ballot, rule]))
      const cameIn = ballots.filter(one => !refused.has(one.id) || (away(one) && refused.get(one.id) === 'GORNY-V1'))
      const last = new Map(cameIn.map(ballot => [ballot.by, away(ballot) ? undefined : ballot.for]))
      expect(tally.counted.length).toBe([...last.values()].filter(target => target !== undefined).length)
      const sums = Object.fromEntries(
        Object.keys(tally.totals.players).map(slot => [
          slot,
          [...last.values()].filter(target => target === slot).length,
        ]),
      )
      expect(tally.totals.players).toEqual(sums)
    }
  })

  always(
    'whoever is locked has more votes than a majority, keeps them, and is lynched alone',
    100,
    anyGame({ host: false }),
    (written, tally) => {
      for (const { game, outcome } of playGame(written).played.phases) {
        const living = game.seats.filter(seat => seat.alive).length
        if (!outcome.tally) continue
        expect(outcome.tally.needed).toBe(Math.floor(living / 2) + 1)
        const { locked, needed, totals } = outcome.tally
        const most = Math.max(...Object.values(totals.players))
        if (locked === undefined) {
          expect(most).toBeLessThanOrEqual(needed!)
          continue
        }
        tally('locked')
        expect(totals.players[locked]).toBeGreaterThan(needed!)
        expect(outcome.lynched).toEqual([locked])
      }
    },
    { locked: 10 },
  )

  always(
    'one night has at most one kill of the mafia, and nobody dies but of a kill or by the host',
    60,
    anyGame(),
    written => {
      for (const { phase, outcome } of playGame(written).played.phases) {
        if (phase.kind !== 'night') continue
        const counted = outcome.verdicts
          .filter(({ verdict }) => verdict !== 'void')
          .flatMap(({ action }) => phase.submissions.find(({ id }) => id === action)!.does)
        expect(counted.filter(does => does === 'factionKill').length).toBeLessThanOrEqual(1)
        expect(outcome.deaths.length).toBeLessThanOrEqual(
          counted.filter(does => does === 'factionKill' || does === 'shoot').length + phase.removed.length,
        )
      }
    },
  )

  always('what everybody reads names no role but of the dead', 60, anyGame(), written => {
    const game = playGame(written)
    const texts = publicText(game)
    game.played.phases.forEach(({ after }, index) => {
      const flipped = new Set(after.seats.filter(({ alive }) => !alive).map(({ role }) => role))
      const named = Object.entries(gorny.words.wording.en.roles).filter(
        ([role, words]) => !flipped.has(role) && new RegExp(`\\b${words}\\b`).test(texts[index]!),
      )
      expect(named).toEqual([])
    })
  })

  always(
    "what everybody reads is the same whatever the cops' sanity is",
    50,
    anyGame(),
    (written, tally) => {
      if (Object.values(written.players).some(({ role }) => role === 'cop')) tally('with cops')
      const turned = withSeats(written, seat =>
        seat.sanity === undefined ? seat : { ...seat, sanity: seat.sanity === 'insane' ? 'sane' : 'insane' },
      )
      expectSame(publicText(playGame(turned)), publicText(playGame(written)))
    },
    { 'with cops': 20 },
  )

  always(
    'nobody is told of a swap, a block, a protection or a vest',
    50,
    anyGame({ options: { tellMafiaOfFailure: [false] } }),
    written => {
      for (const { outcome, phase } of playGame(written).played.phases)
        for (const { to, kind } of outcome.tells) {
          if (to.to !== 'player') continue
          const investigates = phase.submissions.some(
            ({ by, does }) => by === to.player && (does === 'investigate' || does === 'track'),
          )
          expect(kind === 'promoted' || investigates).toBe(true)
        }
    },
  )
})

describe('who saved somebody', () => {
  const night = (players: Record<string, { role: string }>, actions: [string, string, string][]): GameWritten => ({
    options: { tellSaved: 'failed' },
    seed: 0,
    players,
    phases: [{ night: 1, actions: actions.map(([by, does, to], index) => ({ id: `a${index}`, by, does, to: [to] })) }],
  })
  const kill: [string, string, string] = ['Hal', 'factionKill', 'Ann']
  const others = {
    Bob: { role: 'vanilla' },
    Dora: { role: 'doctor' },
    Dot: { role: 'doctor' },
    Hal: { role: 'hitman' },
  }

  it('cannot be read from the opening where a kill that failed is told: a vest, one doctor or the other', () => {
    const nights = [
      night({ Ann: { role: 'vest' }, ...others }, [kill]),
      night({ Ann: { role: 'vanilla' }, ...others }, [kill, ['Dora', 'protect', 'Ann']]),
      night({ Ann: { role: 'cop' }, ...others }, [kill, ['Dot', 'protect', 'Ann']]),
    ].map(written => publicText(playGame(written)))
    expect(nights[0]![0]).toContain('the kill failed')
    expectSame(nights[1], nights[0])
    expectSame(nights[2], nights[0])
  })

  it('nor who was meant to die', () => {
    const [one, other] = ['Ann', 'Bob'].map(victim =>
      publicText(
        playGame(
          night({ Ann: { role: 'vanilla' }, ...others }, [
            ['Hal', 'factionKill', victim],
            ['Dora', 'protect', victim],
          ]),
        ),
      ),
    )
    expectSame(one, other)
  })
})
