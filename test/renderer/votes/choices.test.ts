import { describe, expect, it } from 'vitest'
import type { BallotView, GameView, PostRead, SeatView } from '../../../electron/desk/contract.ts'
import { choiceSaid, nextSilent, targetsOf, votersOf } from '../../../renderer/views/votes/choices.ts'
import { queueOf, unsettled } from '../../../renderer/views/votes/unsettled.ts'

const seat = (slot: string, more: Partial<SeatView> = {}): SeatView => ({
  slot,
  name: slot,
  former: [],
  aliases: [],
  heads: [],
  formerHeads: [],
  forms: {},
  role: 'cop',
  roleName: 'Cop',
  faction: 'town',
  factionName: 'Town',
  side: { side: 'town', nth: 0 },
  modifiers: [],
  settings: {},
  alive: true,
  bystander: false,
  status: [],
  note: '',
  away: [],
  prods: [],
  details: {},
  counters: {},
  abilities: [],
  ...more,
})
const game = {
  seats: [
    seat('Ann', { details: { family: 'north' } }),
    seat('Bob', { alive: false, details: { family: 'south' } }),
    seat('Cy', { details: { family: 'south' } }),
    seat('Dee', { details: { family: 'north' } }),
    seat('Eve', { bystander: true }),
  ],
} as GameView
const names = (choices: readonly { value: string }[]): string => choices.map(({ value }) => value).join(' ')

describe('ballots by hand', () => {
  it('the silent vote first, and the next one of them comes after who has voted, round the table', () => {
    expect(names(votersOf(game, { silent: ['Dee', 'Ann'], spare: [], ballots: [] }))).toBe('Ann Dee Bob Cy')
    expect(names(votersOf(game, { silent: ['Dee'], spare: ['Cy'], ballots: [] }))).toBe('Dee Cy Ann Bob')
    expect([
      nextSilent(game, ['Ann', 'Dee'], undefined),
      nextSilent(game, ['Ann', 'Dee'], 'Ann'),
      nextSilent(game, ['Ann', 'Dee'], 'Dee'),
      nextSilent(game, ['Dee'], 'Dee'),
      nextSilent(game, [], 'Ann'),
    ]).toEqual(['Ann', 'Dee', 'Ann', undefined, undefined])
  })

  it('the living come before the dead, and one’s own family before the others where that is asked', () => {
    expect(names(targetsOf(game, 'Cy', false))).toBe('Ann Cy Dee Bob')
    expect(names(targetsOf(game, 'Cy', true))).toBe('Cy Bob Ann Dee')
  })

  it('what a ballot is for is said in words', () => {
    const nameOf = (slot: string): string => `${slot}!`
    expect([
      choiceSaid({ for: 'Ann' }, nameOf),
      choiceSaid({ family: 'north', individual: 'Cy' }, nameOf),
      choiceSaid({}, nameOf),
    ]).toEqual(['Ann!', 'North and Cy!', 'unvote'])
  })
})

describe('names that nobody bears', () => {
  const post = {
    id: 'p1',
    by: 'Ann',
    at: '2026-11-21T15:00:00Z',
    edited: false,
    text: '',
    found: [{ kind: 'unresolved', said: 'Bbo' }],
  } as PostRead
  const ballot = (more: Partial<BallotView>): BallotView => ({
    id: 'b',
    by: 'Ann',
    for: 'Bob',
    advance: false,
    standing: 'counts',
    ...more,
  })
  const open = (...ballots: BallotView[]): number => unsettled({ posts: [post], ballots }).length

  it('wait until a ballot by hand at the time of the post says who was meant', () => {
    expect([
      open(),
      open(ballot({ at: '2026-11-21T16:00:00+01:00' })),
      open(ballot({ at: '2026-11-21T16:00:00Z' })),
      open(ballot({ at: post.at!, post: 'p0' })),
      open(ballot({ at: post.at!, standing: 'withdrawn' })),
      open(ballot({ by: 'Cy', at: post.at! })),
    ]).toEqual([1, 0, 1, 1, 1, 1])
  })
})

describe('the queue of doubts', () => {
  const post = (id: string, more: Partial<PostRead> = {}): PostRead => ({
    id,
    by: 'Ann',
    edited: false,
    text: '',
    found: [{ kind: 'unresolved', said: id }],
    ...more,
  })
  const ids = (posts: readonly PostRead[]): string => posts.map(({ id }) => id).join(' ')

  it('has what decides a majority first, then who leads, then the rest, and folds all but a few', () => {
    const posts = [
      post('a'),
      post('b', { bears: { is: 'leads' } }),
      post('c', { bears: { is: 'unmakes', of: 'Bob' } }),
      post('d', { found: [] }),
      post('e', { found: [{ kind: 'unresolved', said: 'e', likely: 'Bob' }] }),
      post('f', { bears: { is: 'makes', of: 'Bob' } }),
      post('i', { found: [{ kind: 'unresolved', said: 'i', near: ['Bob'] }], bears: { is: 'makes', of: 'Bob' } }),
      post('g', { found: [], edited: true }),
      post('h'),
    ]
    const { first, more, rest } = queueOf({ posts, ballots: [] })
    expect([first, more, rest].map(ids)).toEqual(['i f c b', 'e h a', 'g d'])
  })

  it('folds nothing where there are few', () => {
    const { first, more, rest } = queueOf({ posts: [post('a'), post('b', { found: [] }), post('c')], ballots: [] })
    expect([first, more, rest].map(ids)).toEqual(['c a', '', 'b'])
  })
})
