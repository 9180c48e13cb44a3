import { withArticle } from '../../../engine/text/phase-forms.ts'
import { expect, test } from 'vitest'
import type { PhaseView, SeatView, GameView } from '../../../electron/desk/contract.ts'
import {
  labelBeside,
  nextPhase,
  nextThing as nextAt,
  wantsOf,
  type NextThing,
} from '../../../renderer/state/next-thing.ts'

const wants = (some: Partial<PhaseView['wants']> = {}): PhaseView['wants'] => ({
  messages: 0,
  doubts: 0,
  sure: 0,
  missing: 0,
  rulings: 0,
  votes: 0,
  posts: 0,
  ...some,
})
const phase = (index: number, kind: string, number: number, more: Partial<PhaseView> = {}): PhaseView => ({
  index,
  kind,
  number,
  name: `${kind} ${number}`,
  state: 'open',
  acting: kind === 'night',
  wants: wants(),
  received: 0,
  expected: 0,
  deaths: [],
  ...more,
})
const system: GameView['system'] = {
  id: 's',
  name: 'S',
  languages: ['en'],
  lasts: [],
  phases: ['night', 'day'],
  called: {
    night: withArticle('night'),
    day: withArticle('day'),
    best: { ...withArticle('last vote'), name: 'best players' },
  },
  acting: ['night'],
  factions: [],
  names: {},
  namesIn: 'en',
  closing: {},
  fields: [],
  marks: [],
  families: [],
  votesIn: [],
  records: false,
  panels: false,
}
const game = (phases: PhaseView[], more: Partial<GameView> = {}): GameView => ({
  id: 'g',
  name: 'Game',
  revision: 1,
  saved: '',
  state: 'running',
  language: 'en',
  system,
  settings: { zone: 'UTC', dialect: 'plain', hosts: [], remind: 12, topics: {}, parts: [] },
  seats: [{ slot: 'Ann' } as SeatView],
  note: '',
  substitutes: [],
  phases,
  ...more,
})

const now = new Date('2026-11-20T20:00:00Z')
const nextThing = (of: GameView): NextThing | undefined => nextAt(of, now)

test('first the roster, where the game is set up; then the first phase is started as the label says', () => {
  expect(nextThing(game([], { seats: [] }))).toMatchObject({
    does: 'go',
    label: 'Fill in the roster',
    to: { screen: 'setup' },
  })
  expect(nextThing(game([]))).toEqual({ does: 'open', label: 'Start Night 1', kind: 'night', number: 1 })
})

test('messages before the lock, posts before the next phase', () => {
  expect(
    nextThing(game([phase(0, 'night', 1, { wants: wants({ messages: 8, sure: 9, missing: 1, rulings: 1 }) })])),
  ).toMatchObject({ does: 'take', label: 'Accept 9 clear actions' })
  expect(
    nextThing(
      game([phase(0, 'night', 1, { wants: wants({ messages: 8, doubts: 3, sure: 5, missing: 1, rulings: 1 }) })]),
    ),
  ).toMatchObject({ does: 'take', label: 'Accept 5 clear actions' })
  expect(
    nextThing(game([phase(0, 'night', 1, { wants: wants({ messages: 1, doubts: 1, missing: 1, rulings: 1 }) })])),
  ).toMatchObject({ does: 'go', label: 'Answer 1 question', to: { screen: 'inbox' } })
  expect(nextThing(game([phase(0, 'night', 1, { wants: wants({ missing: 1, rulings: 1 }) })]))).toMatchObject({
    does: 'lock',
    label: 'Lock the night',
  })
  expect(nextThing(game([phase(0, 'night', 1, { state: 'locked', wants: wants({ posts: 5 }) })]))).toMatchObject({
    does: 'go',
    label: 'Send 5 posts',
    to: { screen: 'posts', phase: 0 },
  })
  expect(nextThing(game([phase(0, 'night', 1, { state: 'posted' })]))).toMatchObject({
    does: 'open',
    label: 'Start Day 2',
  })
})

test('a night is locked early while nothing was sent in, and while somebody is missing who has time left', () => {
  const missing = (number: number): PhaseView['wants'] => wants({ missing: number })
  const early = (more: Partial<PhaseView>): unknown => nextThing(game([phase(0, 'night', 1, { expected: 4, ...more })]))
  const [ahead, past] = ['2026-11-20T23:00:00Z', '2026-11-20T19:00:00Z']
  expect(early({ received: 0, wants: missing(4), closes: past })).toMatchObject({
    does: 'lock',
    label: 'Lock the night',
    early: true,
  })
  expect(early({ received: 3, wants: missing(1), closes: ahead })).toMatchObject({ does: 'lock', early: true })
  expect(early({ received: 3, wants: missing(1), closes: past })).toMatchObject({ early: false })
  expect(early({ received: 3, wants: missing(1) })).toMatchObject({ early: false })
  expect(early({ received: 4, wants: missing(0), closes: ahead })).toMatchObject({ early: false })
  expect(early({ received: 0, expected: 0, wants: missing(0) })).toMatchObject({ early: false })
  expect(nextThing(game([phase(0, 'day', 1, { closes: ahead })]))).toMatchObject({ label: 'Close day 1', early: false })
})

test('what an earlier phase still has to send comes before the phase that is open', () => {
  const late = phase(0, 'night', 1, { state: 'locked', wants: wants({ posts: 1 }) })
  expect(nextThing(game([late, phase(1, 'day', 2)]))).toMatchObject({ label: 'Send 1 post', to: { phase: 0 } })
})

test('a phase without abilities is closed, not locked, and a finished game wants nothing', () => {
  expect(nextThing(game([phase(0, 'day', 1)]))).toMatchObject({ does: 'lock', label: 'Close day 1' })
  expect(nextThing(game([phase(0, 'night', 1)], { state: 'finished' }))).toBeUndefined()
})

test('a round ends with its night, whichever came first', () => {
  const after = (...phases: PhaseView[]): string => Object.values(nextPhase(game(phases))).join(' ')
  expect(after(phase(0, 'night', 1))).toBe('day 2')
  expect(after(phase(0, 'night', 1), phase(1, 'day', 2))).toBe('night 2')
  expect(after(phase(0, 'day', 1))).toBe('night 1')
  expect(after(phase(0, 'day', 1), phase(1, 'night', 1))).toBe('day 2')
})

test('a number that was taken is not offered again', () => {
  expect(nextPhase(game([phase(0, 'night', 3), phase(1, 'day', 1)]))).toEqual({ kind: 'night', number: 4 })
})

test('a phase says what it wants, or how far it is', () => {
  expect([
    wantsOf(phase(0, 'night', 1)),
    wantsOf(phase(0, 'night', 1, { wants: wants({ messages: 1, rulings: 2 }) })),
    wantsOf(phase(0, 'night', 1, { wants: wants({ rulings: 1 }) })),
    wantsOf(phase(0, 'night', 1, { state: 'locked' })),
    wantsOf(phase(0, 'night', 1, { state: 'posted' })),
  ]).toEqual(['open', '1 message', '1 ruling', 'locked', 'posted'])
})

test('a day with a vote is locked, and early as long as there is time to vote', () => {
  const voted: GameView['system'] = { ...system, votesIn: ['day'] }
  const day = (more: Partial<PhaseView>): unknown => nextThing(game([phase(0, 'day', 1, more)], { system: voted }))
  const [ahead, past] = ['2026-11-20T23:00:00Z', '2026-11-20T19:00:00Z']
  expect(day({ wants: wants({ votes: 3 }), closes: ahead })).toMatchObject({
    does: 'lock',
    label: 'Lock the day',
    early: true,
  })
  expect(day({ wants: wants({ votes: 3 }), closes: past })).toMatchObject({ early: false })
  const hammered = { wants: wants({ votes: 3 }), closes: ahead, ended: true as const }
  expect(day(hammered)).toMatchObject({ does: 'lock', early: false })
  expect(wantsOf(phase(0, 'day', 1, hammered))).toBe('open')
  // Who voted may vote otherwise as long as there is time; without a deadline nobody is waited for.
  expect(day({ wants: wants({ votes: 0 }), closes: ahead })).toMatchObject({ early: true })
  expect(day({ wants: wants({ votes: 0 }) })).toMatchObject({ early: false })
  expect(day({ wants: wants({ votes: 0 }), closes: past })).toMatchObject({ early: false })
  expect(wantsOf(phase(0, 'day', 1, { wants: wants({ votes: 3 }) }))).toBe('3 not voting')
})

test('what the rules say comes next is what is offered', () => {
  expect(nextAt(game([phase(0, 'night', 1, { state: 'posted' })]), now, { kind: 'dusk', number: 7 })).toMatchObject({
    does: 'open',
    label: 'Start Dusk 7',
    kind: 'dusk',
    number: 7,
  })
  expect(
    nextAt(game([phase(0, 'night', 1, { state: 'posted' })]), now, { kind: 'dusk', number: 7, over: true }),
    'the rules propose the end',
  ).toEqual({ does: 'finish', label: 'End game' })
  // Before its posts are sent: they would announce a phase that never comes.
  expect(
    nextAt(game([phase(0, 'day', 1, { state: 'locked', wants: wants({ posts: 2 }) })]), now, {
      kind: 'night',
      number: 2,
      over: true,
    }),
  ).toMatchObject({ does: 'finish' })
})

test('a lock says which phase it is of where another one is looked at', () => {
  const next = nextThing(
    game([phase(0, 'night', 1, { state: 'posted' }), phase(1, 'night', 2, { name: 'Night 2', wants: wants() })]),
  )!
  expect(next.does).toBe('lock')
  expect([undefined, 1, 0].map(shown => labelBeside(next, shown))).toEqual([
    'Lock the night',
    'Lock the night',
    'Lock Night 2',
  ])
})

test('once the game is over, what comes after its end and nothing else', () => {
  const after = { ...system, phases: ['night', 'day', 'best'], after: ['best'] }
  const over = game([phase(0, 'night', 1, { state: 'posted' })], { system: after, state: 'finished', winner: 'town' })
  expect(nextAt(over, now, { kind: 'best', number: 1 })).toMatchObject({
    does: 'open',
    label: 'Start Best players',
    kind: 'best',
  })
  expect(nextAt(over, now, { kind: 'day', number: 1, none: true })).toBeUndefined()
  // Until it is known what comes next nothing is offered.
  expect(nextThing(over)).toBeUndefined()
  expect(nextPhase({ system: after, phases: [phase(0, 'day', 1)] })).toEqual({ kind: 'night', number: 1 })
})

test('the vote that comes after the end is locked like any phase', () => {
  const after = { ...system, phases: ['night', 'day', 'best'], after: ['best'], acting: ['night', 'best'] }
  const voting = game([phase(0, 'night', 1, { state: 'posted' }), phase(1, 'best', 1, { acting: true })], {
    system: after,
    winner: 'town',
  })
  expect(nextAt(voting, now, { kind: 'day', number: 1, none: true })).toMatchObject({
    does: 'lock',
    label: 'Lock the last vote',
  })
})
