import { describe, expect, it } from 'vitest'
import type { Ballot, Posted, Removal, Seat } from '../../../engine/journal/state.ts'
import { cast } from '../../../engine/vote/cast.ts'
import type { Person } from '../../../engine/vote/person.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts, type Seen } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull, type Style } from '../../../engine/rules/style.ts'
import { namedSeat } from '../seat.ts'
import { people } from './table.ts'

const seat = (slot: string, more: Partial<Seat> = {}): Seat =>
  namedSeat({ slot, role: 'plain', faction: 'town', ...more })
const seats = [
  seat('Ann'),
  seat('Bob', { name: 'Bobby', former: ['Bob'] }),
  seat('Cat', { aliases: ['Kitty'] }),
  seat('Dee', { alive: false }),
]
const single = { votes: { form: 'single', phases: ['day'], rule: 'V' } } as const
const ballotsOf = (
  posts: Posted[],
  ballots: Ballot[] = [],
  system: Parameters<typeof cast>[0] = single,
  kind = 'day',
) => cast(system, { seats, options: {} }, { kind, posts, ballots }).ballots

describe('what was cast', () => {
  it('is by hand and in posts together, in the order received', () => {
    expect(
      ballotsOf(
        [
          { id: 'p1', by: 'Ann', text: '[b]Vote: Kitty[/b]', at: '2026-01-03T10:00:00Z' },
          { id: 'p2', by: 'Cat', text: '[b]Vote: Bobby[/b] no, [b]Unvote[/b]', at: '2026-01-03T09:00:00Z' },
        ],
        [
          { id: 'b1', by: 'Ann', for: 'Bob', at: '2026-01-03T09:30:00Z' },
          { id: 'b2', by: 'Bob', for: 'Ann', withdrawn: true },
        ],
      ),
    ).toEqual([
      { id: 'p2', by: 'Cat', for: 'Bob', at: '2026-01-03T09:00:00Z', post: 'p2' },
      { id: 'p2.2', by: 'Cat', at: '2026-01-03T09:00:00Z', post: 'p2' },
      { id: 'b1', by: 'Ann', for: 'Bob', at: '2026-01-03T09:30:00Z' },
      { id: 'p1', by: 'Ann', for: 'Cat', at: '2026-01-03T10:00:00Z', post: 'p1' },
    ])
  })

  it('by hand comes after the posts that were there, where it has no time', () => {
    const posts: Posted[] = [
      { id: 'p1', by: 'Ann', text: '[b]Vote: Cat[/b]', at: '2026-01-03T10:00:00Z' },
      { id: 'p2', by: 'Cat', text: '[b]Vote: Ann[/b]', at: '2026-01-03T11:00:00Z' },
    ]
    expect(
      ballotsOf(posts, [
        { id: 'b1', by: 'Ann', for: 'Dee' },
        { id: 'b2', by: 'Ann', for: 'Bob', after: 'p1' },
        { id: 'b3', by: 'Ann', for: 'Ann', after: 'p9' },
      ]).map(({ id }) => id),
    ).toEqual(['b1', 'b3', 'p1', 'b2', 'p2'])
  })

  it('has removals among the ballots where they came: by their time, or after what was here', () => {
    const turns = (removed: Removal[]): string[] =>
      cast(
        single,
        { seats, options: {} },
        {
          kind: 'day',
          posts: [{ id: 'p1', by: 'Ann', text: '[b]Vote: Cat[/b]', at: '2026-01-03T10:00:00Z' }],
          ballots: [
            { id: 'b1', by: 'Ann', for: 'Bob', at: '2026-01-03T11:00:00Z', after: 'p1' },
            { id: 'b2', by: 'Bob', for: 'Ann', at: '2026-01-03T12:00:00Z', after: 'p1', withdrawn: true },
            { id: 'b3', by: 'Cat', for: 'Ann', at: '2026-01-03T13:00:00Z', after: 'p1' },
          ],
          removed,
        },
      ).turns.map(turn => ('ballot' in turn ? turn.ballot.id : `${turn.removed} out`))
    const out = { who: 'Dee', note: '' }
    expect(turns([out])).toEqual(['Dee out', 'p1', 'b1', 'b3'])
    expect(turns([{ ...out, after: 'p1' }])).toEqual(['p1', 'Dee out', 'b1', 'b3'])
    expect(turns([{ ...out, after: 'p1', ballot: 'b2' }])).toEqual(['p1', 'b1', 'Dee out', 'b3'])
    expect(turns([{ ...out, after: 'p1', ballot: 'b3', at: '2026-01-03T10:30:00Z' }])).toEqual([
      'p1',
      'Dee out',
      'b1',
      'b3',
    ])
  })

  it('holds what the dead wrote, for the rules to refuse', () => {
    expect(
      ballotsOf([
        { id: 'p1', by: 'Dee', text: '[b]Vote: Ann[/b]' },
        { id: 'p2', by: 'Ann', text: '[b]Vote: Dee[/b]' },
      ]).map(({ by, for: on }) => [by, on]),
    ).toEqual([
      ['Dee', 'Ann'],
      ['Ann', 'Dee'],
    ])
  })

  it('is read as the system has votes written, and only where there is a vote', () => {
    const posts: Posted[] = [{ id: 'p1', by: 'Ann', text: 'vote Cat' }]
    expect(ballotsOf(posts)).toEqual([])
    expect(ballotsOf(posts, [], { votes: { ...single.votes, style: () => anyForm } })).toHaveLength(1)
    expect(ballotsOf(posts, [], { votes: { ...single.votes, style: () => anyForm } }, 'night')).toEqual([])
    expect(ballotsOf(posts, [], { votes: { ...single.votes, form: 'family', style: () => anyForm } })).toEqual([])
    expect(ballotsOf(posts, [{ id: 'b1', by: 'Bob' }], {})).toEqual([{ id: 'b1', by: 'Bob' }])
  })

  it('is read anew when a player is called otherwise', () => {
    const posts: Posted[] = [{ id: 'p1', by: 'Ann', text: '[b]Vote: Zoe[/b]' }]
    expect(ballotsOf(posts)).toEqual([])
    expect(
      cast(single, { seats: [...seats, seat('Eve', { name: 'Zoe' })], options: {} }, { kind: 'day', posts }).ballots,
    ).toMatchObject([{ for: 'Eve' }])
  })
})

describe('a thread that grows', () => {
  const style: Style = { ...boldInFull, plusOne: 'counts' }
  const table = people('Ann', 'Bob', 'Cat')
  const posts: Post[] = [
    { by: 'Ann', text: '[b]Vote: Bob[/b]' },
    { by: 'Bob', text: 'Last edited by Bob\n[b]Vote: Cat[/b]' },
    { by: 'Cat', text: '+1' },
    { by: 'Ann', text: '[b]Unvote[/b]', edited: true },
    { by: 'Sue', text: 'Vote Count\nCat (2): Bob, Cat\nBob (0)' },
    { by: 'Cat', text: '[b]Vote: Bo[/b] and vote: Ann' },
    { by: 'Bob', text: '+1' },
  ]
  const everybody: Person[] = [...table, { id: 'Sue', name: 'Sue', host: true }]

  it('is read post by post as it is read at once', () => {
    const seen: Seen = new WeakMap()
    for (const [at] of posts.entries())
      expect(readPosts(posts.slice(0, at + 1), everybody, style, seen)).toEqual(
        readPosts(posts.slice(0, at + 1), everybody, style),
      )
    // Whom the last post agrees with hangs on what stands before it.
    expect(readPosts([posts[0]!, posts[6]!], everybody, style, seen).ballots.map(ballot => ballot.for)).toEqual([
      'Bob',
      'Bob',
    ])
  })

  it('has each of its posts looked at once', () => {
    let looked = 0
    const watched = posts.map(
      post =>
        new Proxy(post, {
          get: (of, key) => {
            if (key === 'text') looked++
            return Reflect.get(of, key) as unknown
          },
        }),
    )
    const seen: Seen = new WeakMap()
    readPosts(watched, everybody, style, seen)
    const once = looked
    readPosts([...watched], everybody, style, seen)
    expect([once > 0, looked]).toEqual([true, once])
  })
})
