/** What holds of any game: the invariants CONAN-INV1 to INV8, each a sentence. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { entries } from '../../../../engine/game/entry.ts'
import type { Game } from '../../../../engine/journal/state.ts'
import type { PhasePlayed } from '../../../../engine/cases/play.ts'
import { conan } from '../../../../engine/systems/conan/index.ts'
import { ranks } from '../../../../engine/systems/conan/roles.ts'
import { leaderOf } from '../../../../engine/systems/conan/leading/leader.ts'
import { nodesOf, rulesOf } from '../../../../engine/reason/table.ts'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { rootsOf } from '../../../../engine/cases/laws/roots.ts'
import { always } from '../../resolve/properties.ts'
import { anyGame, playAgain, playGame, type GamePlayed } from './any-game.ts'
import { charged, jailing, marked, onDay, silenced, slotOf } from './changed-game.ts'

const seatsWith = ({ seats }: Game, ...marks: string[]): string[] =>
  seats.filter(({ alive, status }) => alive && marks.some(mark => status.includes(mark))).map(({ slot }) => slot)
const marksOf = ({ seats }: Game, slot: string): readonly string[] => seats.find(seat => seat.slot === slot)!.status
const verdictOf = ({ outcome }: PhasePlayed, id: string): string | undefined =>
  outcome.verdicts.find(({ action }) => action === id)?.verdict
const worked = (phase: PhasePlayed, id: string): boolean =>
  ['succeeded', 'partial'].includes(verdictOf(phase, id) ?? '')
const counted = ({ phase, outcome }: PhasePlayed): string[] =>
  (phase.ballots ?? []).filter(({ id }) => outcome.tally?.counted.includes(id)).map(({ by }) => by)
const publicText = ({ reports }: GamePlayed): string[] => reports.map(({ text }) => text.public ?? '')
/** Everything a game came to but the reasons, in whatever order things are listed. */
const results = ({ reports }: GamePlayed): string =>
  JSON.stringify(
    reports.map(({ deaths, actions, learned, told, text, status, votes, lynched, winner, prompts, refused }) => [
      deaths,
      sorted(Object.entries(actions).map(([id, { verdict }]) => [id, verdict])),
      sorted(Object.entries(learned)),
      sorted(Object.entries(told).map(([who, kinds]) => [who, [...kinds].sort()])),
      text.public,
      status,
      votes,
      lynched,
      winner,
      prompts,
      refused,
    ]),
  )
const sorted = (items: readonly unknown[]): string[] => items.map(item => JSON.stringify(item)).sort()

/** Every rule that the host reads in the explanations of a game. */
function citedIn({ played, reports }: GamePlayed): Set<string | undefined> {
  return new Set([
    ...played.phases.flatMap(({ outcome }) => nodesOf(rootsOf(outcome)).flatMap(rulesOf)),
    ...played.phases.flatMap(({ outcome }) =>
      [
        ...outcome.rulings,
        ...outcome.rolls,
        ...outcome.tells,
        ...(outcome.tally?.steps ?? []),
        ...(outcome.tally?.uncounted ?? []),
      ].map(({ rule }) => rule),
    ),
    ...reports.flatMap(({ refused }) => Object.values(refused)),
  ])
}

/** What a host may decide otherwise, with one other value each, by its place in the list: a number leaves nothing out. */
const decisions = Object.entries(conan.options)
  .filter(([id]) => id !== 'order.night' && id !== 'order.day')
  .flatMap(([id, { values, whole, list, rule }]) => {
    const others =
      id === 'bo.rank'
        ? [[...ranks].reverse().join(',')]
        : list
          ? [list.of[0]!]
          : whole
            ? [values[0] === 0 ? 2 : 0]
            : values.slice(1)
    return others.map(value => ({ id, value, rule }))
  })

describe('any game of conan', () => {
  always(
    'INV1: the dead neither act nor vote after the phase of their death',
    120,
    anyGame(),
    (written, tally) => {
      for (const phase of playGame(written).played.phases) {
        const dead = phase.game.seats.filter(({ alive }) => !alive).map(({ slot }) => slot)
        for (const { id } of phase.phase.submissions.filter(({ by }) => dead.includes(by))) {
          tally('actions of the dead')
          expect(verdictOf(phase, id)).toBe('void')
        }
        expect(counted(phase).filter(by => dead.includes(by))).toEqual([])
        expect(phase.outcome.deaths.filter(slot => dead.includes(slot))).toEqual([])
      }
    },
    { 'actions of the dead': 30 },
  )

  always(
    'INV2: who is arrested or abroad neither dies nor votes, and only a release changes the arrested',
    120,
    anyGame(),
    (written, tally) => {
      for (const phase of playGame(written).played.phases) {
        const freed = phase.phase.submissions
          .filter(({ id, does }) => ['release', 'lawsuit', 'travel'].includes(does) && worked(phase, id))
          .flatMap(({ by, to }) => (to.length ? to : [by]))
        const held = seatsWith(phase.game, 'arrested', 'abroad').filter(slot => !freed.includes(slot))
        tally('held players', held.length)
        expect(phase.outcome.deaths.filter(slot => held.includes(slot))).toEqual([])
        expect(counted(phase).filter(slot => held.includes(slot))).toEqual([])
        for (const slot of seatsWith(phase.game, 'arrested').filter(slot => !freed.includes(slot))) {
          const [before, after] = [phase.game, phase.after].map(game =>
            game.seats.find(seat => seat.slot === slot)!.status.filter(mark => mark !== 'suspended'),
          )
          expect(after).toEqual(before)
        }
      }
    },
    { 'held players': 100 },
  )

  always(
    'INV2: nobody who sits in jail dies or votes, also not in the phase in which he came there',
    120,
    anyGame({ with: ['calvados', 'satou', 'eri'] }),
    (written, tally) => {
      for (const phase of playGame(jailing(written)).played.phases) {
        const caught = phase.phase.submissions
          .filter(({ id, does }) => does === 'arrest' && worked(phase, id))
          .flatMap(({ to }) => to)
        const jailed = seatsWith(phase.after, 'arrested')
        tally('arrested in this phase', caught.length)
        tally('arrested and freed in one', caught.filter(slot => !jailed.includes(slot)).length)
        expect(phase.outcome.deaths.filter(slot => marksOf(phase.after, slot).includes('arrested'))).toEqual([])
        expect(counted(phase).filter(slot => caught.includes(slot) || jailed.includes(slot))).toEqual([])
        for (const { id, by, does, to } of phase.phase.submissions)
          if (['order', 'aptx'].includes(does) && caught.includes(to.length > 1 ? to[0]! : by))
            expect(worked(phase, id)).toBe(false)
      }
    },
    { 'arrested in this phase': 30, 'arrested and freed in one': 5 },
  )

  always(
    'INV3: nobody gives two pills in a day, and the pool never goes below nothing',
    120,
    anyGame(),
    (written, tally) => {
      for (const phase of playGame(written).played.phases) {
        const given = phase.phase.submissions
          .filter(({ id, does }) => does === 'aptx' && verdictOf(phase, id) !== 'void')
          .map(({ by }) => by)
        tally('pills tried', given.length)
        expect(new Set(given).size).toBe(given.length)
        for (const counters of Object.values(phase.after.state ?? {}))
          if (counters.pills !== undefined) expect(counters.pills).toBeGreaterThanOrEqual(0)
      }
    },
    { 'pills tried': 60 },
  )

  always(
    'INV4: no public text has a suspension or an injury in it',
    120,
    anyGame(),
    (written, tally) => {
      const game = playGame(written)
      tally(
        'suspensions and injuries',
        game.reports
          .flatMap(({ status }) => Object.values(status).flat())
          .filter(mark => mark === 'suspended' || mark === 'injured').length,
      )
      for (const text of publicText(game)) expect(text).not.toMatch(/suspen|injur|wound|hurt|false charge/i)
    },
    { 'suspensions and injuries': 50 },
  )

  always(
    'INV4: with other hidden facts the public text has the same bytes',
    40,
    anyGame({ with: ['takagi', 'civilian'], without: ['korn'] }),
    (written, tally) => {
      const quiet = silenced(written, 'takagi', 'civilian')
      const usual = publicText(playGame(quiet))
      const officer = slotOf(quiet, 'takagi')
      expect(publicText(playGame(marked(quiet, officer, 'suspended')))).toEqual(usual)
      const bystander = slotOf(quiet, 'civilian')
      expect(publicText(playGame(marked(quiet, bystander, 'injured')))).toEqual(usual)
      const charging = playGame(charged(quiet, officer, bystander))
      if (charging.reports[0]!.actions.charge?.verdict !== 'failed') return
      tally('arrests that failed')
      expect(publicText(charging)).toEqual(usual)
    },
    { 'arrests that failed': 25 },
  )

  always(
    'INV4: under the Voice of Reason the public text has the same bytes whatever the votes',
    50,
    anyGame({ with: ['eri'] }),
    (written, tally) => {
      const eri = slotOf(written, 'eri')
      const heard = onDay(written, phase => ({
        ...phase,
        actions: [
          ...phase.actions.filter(({ by }) => by !== eri),
          { id: 'voice', by: eri, does: 'voiceOfReason', to: [] },
        ],
      }))
      const game = playGame(heard)
      if (game.reports[1]!.actions.voice?.verdict !== 'succeeded') return
      tally('voices heard')
      const otherVotes = onDay(heard, phase => ({
        ...phase,
        votes: [...(phase.votes ?? [])]
          .reverse()
          .map(({ by }, place, all) => ({ by, for: all[(place + 1) % all.length]!.by })),
      }))
      expect(publicText(playGame(otherVotes))[1]).toBe(publicText(game)[1])
      const text = publicText(game)[1]!
      for (const { by } of heard.phases[1]!.votes ?? [])
        if (
          !text.includes(`${by} was`)
          && !text.includes(`${by} died`)
          && !text.includes(`will of ${by}`)
          && !text.includes(`${by} is back`)
        )
          expect(text).not.toContain(by)
    },
    { 'voices heard': 20 },
  )

  always(
    'INV5: with strict turns no able member kills twice more than another',
    60,
    anyGame({ phases: ['night', 'night', 'night', 'night', 'night'] }),
    (written, tally) => {
      const { played } = playGame(written)
      const last = played.phases.at(-1)!.after
      const held = new Set(
        played.phases.flatMap(({ game, after }) => [
          ...seatsWith(game, 'arrested', 'abroad'),
          ...seatsWith(after, 'arrested', 'abroad'),
        ]),
      )
      const turns = last.seats
        .filter(({ slot, alive, faction }) => alive && faction === 'bo' && !held.has(slot))
        .map(({ slot }) => Number(last.state?.[slot]?.turns ?? 0))
      tally(
        'turns',
        turns.reduce((sum, count) => sum + count, 0),
      )
      if (turns.length) expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1)
    },
    { turns: 50 },
  )

  always('INV6: the same game comes to the same, in the same words', 40, anyGame(), written => {
    expect(results(playAgain(written))).toBe(results(playGame(written)))
  })

  always(
    "INV7: the Leader's order, where it counts and nothing voids it, is the kill that is tried",
    120,
    anyGame(),
    (written, tally) => {
      for (const phase of playGame(written).played.phases.filter(({ phase }) => phase.kind === 'night')) {
        const leader = leaderOf(phase.game)
        const orders = entries(conan, phase.game, phase.phase)
          .filter(({ standing, submission }) => standing === 'counts' && submission.does === 'order')
          .map(({ submission }) => submission)
        const command = orders.find(({ by }) => by === leader)
        if (!command) continue
        const killer = command.to.length === 2 ? command.to[0]! : command.by
        for (const [slot, { turns }] of Object.entries(phase.outcome.changes?.state ?? {})) {
          if (turns === undefined) continue
          tally('orders of a Leader')
          expect(slot).toBe(killer)
        }
        for (const order of orders) if (order !== command) expect(worked(phase, order.id)).toBe(false)
      }
    },
    { 'orders of a Leader': 60 },
  )

  always(
    'INV8: a default that made a difference is cited by its rule, from which its knob is found',
    90,
    fc.tuple(anyGame(), fc.constantFrom(...decisions.keys())),
    ([written, at], tally) => {
      const { id, value, rule } = decisions[at]!
      const [usual, other] = [playGame(written), playGame({ ...written, options: { [id]: value } })]
      if (results(usual) === results(other)) return
      tally('differences')
      expect([...citedIn(usual), ...citedIn(other)], `${id} = ${String(value)}`).toContain(rule)
      expect(
        Object.entries(conan.options)
          .filter(([, option]) => option.rule === rule)
          .map(([id]) => id),
      ).toContain(id)
    },
    { differences: 8 },
  )

  always('the laws of every case hold of any game', 12, anyGame(), written => {
    expect(brokenLaws(playGame(written).played)).toEqual([])
  })
})
