/** What holds of any whole game (1923-INV1 to INV8), Night 1 to Day 5, through the commands of the app. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { entries } from '../../../../engine/game/entry.ts'
import type { Game, Seat } from '../../../../engine/journal/state.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { messagesOf } from '../../../../engine/messages/report.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { always } from '../../resolve/properties.ts'
import { wholeGame, type PhaseOfGame, type WholeGame } from './any-game.ts'
import { court, type Sent } from './court.oracle.ts'

const played = new Map<number, WholeGame>()
/** Each game is played once and asked about by every property. */
const game = (seed: number): WholeGame => {
  const known = played.get(seed) ?? wholeGame(seed)
  played.set(seed, known)
  return known
}
const anyGame = fc.integer({ min: 1, max: 1_000_000 })
const runs = 30

const sideOf = ({ seats }: Game, slot: string): string => seats.find(seat => seat.slot === slot)!.faction
const isAlive = ({ seats }: Game, slot: string): boolean => seats.find(seat => seat.slot === slot)?.alive === true
const publicText = (phase: PhaseOfGame, told = phase.outcome.tells, seated = phase.game): string =>
  messagesOf(mafia1923, seated, phase.phase, { tells: told })
    .flatMap(({ audience, paragraphs }) => (audience.to === 'public' ? paragraphs.map(plainOf) : []))
    .join('\n')

describe('in any whole game of Mafia 1923', () => {
  always(
    'nobody changes sides (1923-INV1)',
    runs,
    anyGame,
    (seed, tally) => {
      const { start, phases } = game(seed)
      for (const { after } of phases)
        expect(after.seats.map(({ faction }) => faction)).toEqual(start.seats.map(({ faction }) => faction))
      tally(
        'thefts',
        phases.reduce((sum, { outcome }) => sum + outcome.tells.filter(({ kind }) => kind === 'stole').length, 0),
      )
    },
    { thefts: 3 },
  )

  always(
    'nobody dies twice, and who is dead or exiled neither acts nor votes nor is reached (1923-INV2)',
    runs,
    anyGame,
    (seed, tally) => {
      for (const phase of game(seed).phases) {
        const { game: before, outcome } = phase
        for (const slot of outcome.deaths) expect(isAlive(before, slot), `${slot} dies in ${phase.name}`).toBe(true)
        expect(new Set(outcome.deaths).size).toBe(outcome.deaths.length)
        for (const { submission } of entries(mafia1923, before, phase.phase).filter(
          ({ standing }) => standing === 'counts',
        ))
          expect(isAlive(before, submission.by)).toBe(true)
        for (const { landed } of outcome.verdicts)
          for (const place of landed)
            if (before.seats.some(({ slot }) => slot === place)) expect(isAlive(before, place)).toBe(true)
        for (const id of outcome.tally?.counted ?? [])
          expect(isAlive(before, phase.phase.ballots!.find(ballot => ballot.id === id)!.by)).toBe(true)
        tally('deaths', outcome.deaths.length)
        tally(
          'exiles',
          phase.after.seats.filter(seat => seat.status.includes('exiled')).length
            - before.seats.filter(seat => seat.status.includes('exiled')).length,
        )
      }
    },
    { deaths: 50, exiles: 1 },
  )

  always('the same seed and the same moves give the same bytes (1923-INV3)', 8, anyGame, seed => {
    const [one, other] = [game(seed), wholeGame(seed)]
    expect(JSON.stringify(other.events)).toBe(JSON.stringify(one.events))
    expect(
      other.phases.map(phase => JSON.stringify(messagesOf(mafia1923, phase.game, phase.phase, phase.outcome))),
    ).toEqual(one.phases.map(phase => JSON.stringify(messagesOf(mafia1923, phase.game, phase.phase, phase.outcome))))
  })

  always(
    'if the Mafia loses at least one family wins (1923-INV4)',
    runs,
    anyGame,
    (seed, tally) => {
      const {
        outcome: { winner },
        after,
      } = game(seed).phases.at(-1)!
      const mafia = after.seats.filter(({ faction }) => faction === 'mafia')
      const living = mafia.filter(({ alive }) => alive).length
      const wins = living * 2 >= mafia.length
      expect(winner!.winners.includes('mafia')).toBe(wins)
      if (!wins) expect(winner!.winners.length).toBeGreaterThan(0)
      tally(wins ? 'won by the Mafia' : 'won by families')
    },
    { 'won by families': 1 },
  )

  always(
    'the kill of the Mafia costs no more of its own than Armed Robbers it kills (1923-INV5)',
    runs,
    anyGame,
    (seed, tally) => {
      for (const { game: before, phase, outcome } of game(seed).phases.filter(({ phase }) => phase.kind === 'night')) {
        const kills = new Set(phase.submissions.filter(({ does }) => does === 'factionKill').map(({ id }) => id))
        const why = (slot: string): Reason[] =>
          outcome.questions
            .find(({ claim }) => claim.is === 'dies' && claim.who === slot)
            ?.reason?.because.filter(({ holds }) => holds) ?? []
        const own = outcome.deaths.filter(slot => sideOf(before, slot) === 'mafia')
        for (const slot of own) for (const { action } of why(slot)) expect(kills.has(action ?? '')).toBe(false)
        const avenged = own.filter(slot => why(slot).some(({ rule }) => rule === '1923-ROB2'))
        const robbers = outcome.deaths.filter(
          slot =>
            why(slot).some(({ action }) => kills.has(action ?? ''))
            && before.seats.some(seat => seat.slot === slot && (seat.role === 'armedRobber' || seat.role === 'thief')),
        )
        expect(avenged.length).toBeLessThanOrEqual(robbers.length)
        tally('Mafia Members who paid', avenged.length)
      }
    },
    { 'Mafia Members who paid': 1 },
  )

  always(
    'nobody who is dead at the end of a phase is told anything in private (1923-INV6)',
    runs,
    anyGame,
    (seed, tally) => {
      for (const { game: before, outcome } of game(seed).phases)
        for (const { to } of outcome.tells) {
          if (to.to !== 'player') continue
          expect(
            outcome.deaths.includes(to.player) || before.seats.some(({ slot, alive }) => slot === to.player && !alive),
          ).toBe(false)
          tally('private messages')
        }
    },
    { 'private messages': 50 },
  )

  const telltale = [
    ...Object.values(mafia1923.words.wording.en.roles),
    'jail',
    'injur',
    'cancel',
    'redirect',
    'steal',
    'stole',
    'love',
    'voted',
  ]
  always(
    'the public text holds no role and nothing of what is private (1923-INV7)',
    runs,
    anyGame,
    (seed, tally) => {
      for (const phase of game(seed).phases) {
        const said = publicText(phase)
        for (const word of telltale) expect(said.toLowerCase()).not.toContain(word.toLowerCase())
        tally('posts', said ? 1 : 0)
      }
    },
    { posts: 50 },
  )

  always(
    'whoever has which role, side and mark, the public text has the same bytes (1923-INV7)',
    runs,
    anyGame,
    seed => {
      for (const phase of game(seed).phases) {
        const { seats } = phase.game
        const moved = (seat: Seat, place: number): Seat => {
          const other = seats[(place + 1 + seed) % seats.length]!
          return {
            ...seat,
            role: other.role,
            faction: other.faction,
            status: other.status,
            uses: other.uses,
            settings: other.settings,
          }
        }
        const told = [...phase.outcome.tells]
          .reverse()
          .filter(({ to }) => to.to !== 'public')
          .map(tell => ({ ...tell, to: { to: 'player' as const, player: seats[seed % seats.length]!.slot } }))
        const swapped = publicText(phase, [...told, ...phase.outcome.tells.filter(({ to }) => to.to === 'public')], {
          ...phase.game,
          seats: seats.map(moved),
          facts: [],
          state: {},
        })
        expect(swapped).toBe(publicText(phase))
      }
    },
  )

  always(
    'whoever of a family cast which ballot, the published totals have the same bytes (1923-INV7)',
    runs,
    anyGame,
    (seed, tally) => {
      const day = game(seed).phases[1]!
      const last = new Map((day.phase.ballots ?? []).map(ballot => [ballot.by, ballot]))
      const familyOf = (slot: string): string => day.game.seats.find(seat => seat.slot === slot)?.details?.family ?? ''
      const [one, other] =
        [...last.values()]
          .flatMap(first => [...last.values()].map(second => [first, second] as const))
          .find(
            ([first, second]) =>
              first.by !== second.by
              && familyOf(first.by) === familyOf(second.by)
              && first.individual !== second.by
              && second.individual !== first.by
              && first.individual !== second.individual
              && [first, second].every(
                ({ by, individual, family }) =>
                  day.outcome.tally!.counted.includes(last.get(by)!.id)
                  && individual !== undefined
                  && individual !== by
                  && family !== familyOf(by),
              )
              && [first, second].every(({ by }) => isAlive(day.game, by))
              && !day.phase.submissions.some(({ does }) => does === 'jail'),
          ) ?? []
      if (!one || !other) return
      const ballots = day.phase.ballots!.map(ballot =>
        ballot === one
          ? { ...other, id: one.id, by: one.by }
          : ballot === other
            ? { ...one, id: other.id, by: other.by }
            : ballot,
      )
      const phase = { ...day.phase, ballots }
      const swapped = mafia1923.resolve(day.game, phase, { trees: false })
      const totals = (tells: typeof swapped.tells): string =>
        publicText(
          day,
          tells.filter(({ post }) => post === 'votes'),
        )
      expect(totals(swapped.tells)).toBe(totals(day.outcome.tells))
      tally('ballots swapped')
    },
    { 'ballots swapped': 5 },
  )

  const most: Record<string, number> = {
    steal: 1,
    poison: 2,
    rampage: 1,
    redirect: 2,
    jail: 2,
    deliver: 2,
    'guard:self': 1,
    'heal:self': 2,
    'defend:self': 1,
    'jail:self': 1,
    'jail:family': 1,
  }
  always(
    'nobody uses an ability more often than the role allows (1923-INV8)',
    runs,
    anyGame,
    (seed, tally) => {
      const { after } = game(seed).phases.at(-1)!
      const made = game(seed).phases.flatMap(({ name, after }) =>
        after.seats.flatMap(({ slot, uses }) =>
          Object.entries(uses).map(([ability, count]) => ({ name, slot, ability, count })),
        ),
      )
      expect(made.filter(({ ability, count }) => count > (most[ability] ?? Infinity))).toEqual([])
      tally(
        'limits reached',
        after.seats.flatMap(({ uses }) => Object.entries(uses)).filter(([ability, count]) => count === most[ability])
          .length,
      )
    },
    { 'limits reached': 10 },
  )

  always(
    'whatever the host decides, every phase keeps the laws that cases are held to',
    3,
    anyGame,
    (seed, tally) => {
      const { events, start, phases } = wholeGame(seed, true)
      for (const phase of phases) {
        const written = {
          line: 1,
          kind: phase.phase.kind,
          number: phase.phase.number,
          actions: [],
          votes: [],
          posts: [],
          commands: [],
          answers: {},
          draws: [],
          expect: undefined,
        }
        const broken = brokenLaws({ system: mafia1923, events, start, phases: [{ ...phase, written }] }).filter(
          ({ how }) => how !== 'the folded game differs',
        )
        expect(broken.map(({ how }) => how)).toEqual([])
        tally('phases')
      }
    },
    { phases: 30 },
  )

  const countsAlike = ({ phases }: WholeGame, tally: (what: string, by?: number) => void): void => {
    for (const { game: before, phase, outcome } of phases.filter(({ phase }) => phase.kind === 'day')) {
      const sent = entries(mafia1923, before, phase)
        .filter(({ standing }) => standing === 'counts')
        .flatMap(({ submission: { id, does, by, to, with: keys } }): Sent[] => {
          const aimed = does === 'jail' || does === 'defend'
          const { landed } = outcome.verdicts.find(({ action }) => action === id)!
          return aimed && !landed.length
            ? []
            : [{ does, by, to: aimed ? landed : to, ...(keys.family !== undefined && { family: keys.family }) }]
        })
      const found = court(before, phase, sent)
      expect(outcome.tally!.totals.families).toEqual(found.families)
      expect(outcome.tally!.totals.players).toEqual(found.players)
      expect([...(outcome.lynched ?? [])].sort()).toEqual(found.executed)
      tally('executions', found.executed.length)
    }
  }
  always(
    'a plain count of the votes comes to the same totals and the same executions',
    runs,
    anyGame,
    (seed, tally) => {
      countsAlike(game(seed), tally)
    },
    { executions: 50 },
  )
  always(
    'and so it does whatever the host decides',
    15,
    anyGame,
    (seed, tally) => {
      countsAlike(wholeGame(seed, true), tally)
    },
    { executions: 50 },
  )

  always(
    'a Court Secretary who lives learns a quarter of the ballots cast, rounded down',
    runs,
    anyGame,
    (seed, tally) => {
      for (const { game: before, phase, outcome, after } of game(seed).phases.filter(
        ({ phase }) => phase.kind === 'day',
      )) {
        const cast = new Set(
          (phase.ballots ?? [])
            .filter(
              ({ by, family, individual }) =>
                (family ?? individual) !== undefined
                && before.seats.some(({ slot, alive, status }) => slot === by && alive && !status.includes('injured')),
            )
            .map(({ by }) => by),
        )
        for (const { slot, role } of after.seats.filter(({ alive }) => alive)) {
          if (role !== 'courtSecretary') continue
          expect(outcome.learned.filter(({ who, ability }) => who === slot && ability === 'sample')).toHaveLength(
            Math.floor(cast.size / 4),
          )
          tally('samples')
        }
      }
    },
    { samples: 5 },
  )
})
