import { describe, expect, it } from 'vitest'
import type { GameView, PostRead, SeatView } from '../../../electron/desk/contract.ts'
import { choiceSaid, nextSilent, targetsOf, votersOf } from '../../../renderer/views/votes/choices.ts'
import { queueOf } from '../../../renderer/views/votes/unsettled.ts'

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
    const { first, more, rest } = queueOf({ posts })
    expect([first, more, rest].map(ids)).toEqual(['i f c b', 'e h a', 'g d'])
  })

  it('folds nothing where there are few', () => {
    const { first, more, rest } = queueOf({ posts: [post('a'), post('b', { found: [] }), post('c')] })
    expect([first, more, rest].map(ids)).toEqual(['c a', '', 'b'])
  })
})
