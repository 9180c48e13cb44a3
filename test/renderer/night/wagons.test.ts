import { describe, expect, it } from 'vitest'
import { besideWagons, wagonsOf } from '../../../renderer/views/night/day/wagons.ts'
import type { BallotView, DayView, MapView, PostRead, TotalView } from '../../../electron/desk/contract.ts'

const ballot = (id: string, by: string, on: string, more: Partial<BallotView> = {}): BallotView => ({
  id,
  by,
  ...(on === '' ? { nobody: true as const } : { for: on }),
  post: id,
  advance: false,
  standing: 'counts',
  ...more,
})
const post = (id: string, number: number): PostRead => ({ id, by: 'Ann', number, edited: false, text: '', found: [] })
const total = (of: string, ...voters: string[]): TotalView => ({ of, family: false, votes: voters.length, voters })
const changes: DayView['changes'] = [
  { by: 'Ann', for: 'Lou' },
  { by: 'Dee', for: 'Bob' },
  { by: 'Dee', from: 'Bob', for: 'Lou', number: 3 },
  { by: 'Cat', for: 'Bob' },
  { by: 'Cat', from: 'Bob', number: 4 },
]
const view = {
  totals: [total('Lou', 'Ann', 'Dee'), total('Bob'), total('Max'), total('', 'Eve')],
  ballots: [ballot('p1', 'Ann', 'Lou'), ballot('p3', 'Dee', 'Lou'), ballot('p5', 'Eve', '')],
  posts: [post('p1', 1), post('p3', 3), post('p5', 5)],
  lynched: ['Lou'],
  needed: 2,
  ended: true as const,
}

describe('wagons', () => {
  it('have who votes whom with the post, who hammered, and who left for whom; what never had a vote has none', () => {
    expect(wagonsOf(view, { changes })).toEqual([
      {
        of: 'Lou',
        family: false,
        votes: 2,
        riders: [
          { slot: 'Ann', number: 1 },
          { slot: 'Dee', number: 3, hammer: true },
        ],
        leavers: [],
        notes: [],
        lynched: true,
      },
      {
        of: 'Bob',
        family: false,
        votes: 0,
        left: 2,
        riders: [],
        leavers: [
          { slot: 'Dee', to: 'Lou', number: 3 },
          { slot: 'Cat', number: 4 },
        ],
        notes: [],
        lynched: false,
      },
      {
        of: '',
        family: false,
        votes: 1,
        left: 1,
        riders: [{ slot: 'Eve', number: 5 }],
        leavers: [],
        notes: [],
        lynched: false,
      },
    ])
  })

  it('know no hammer of a day that ran to its deadline, and mark what has yet to be confirmed', () => {
    const { ended: _, ...open } = { ...view, totals: [{ ...total('Lou', 'Ann', 'Dee'), likely: ['Dee'] }] }
    expect(wagonsOf(open, undefined)[0]!.riders).toEqual([
      { slot: 'Ann', number: 1 },
      { slot: 'Dee', number: 3, likely: true },
    ])
  })
})

describe('the map beside them', () => {
  const lane = (slot: string, dies = false): MapView['lanes'][number] => ({
    slot,
    name: slot,
    role: '',
    side: { name: '', mark: 'town' } as unknown as MapView['lanes'][number]['side'],
    dies,
    votes: 1,
  })
  const card = (id: string, who: string, aim: string, more: Partial<MapView['cards'][number]> = {}) => ({
    id,
    who,
    at: 0,
    said: [],
    fared: 'yes' as const,
    aims: [{ who: aim, came: true }],
    ...more,
  })
  const map = {
    columns: ['Day', 'Votes'],
    lanes: [lane('Ann'), lane('Bob', true), lane('Lou', true), lane('Max', true)],
    cards: [card('a1', 'Ann', 'Bob'), card('b1', 'Max', 'Lou', { ballot: true, at: 1 })],
    moved: [{ who: 'Lou', said: [] }],
  } as unknown as MapView

  it('has what was done, and the lanes of those whom it is about, and of who died otherwise', () => {
    const { columns, lanes, cards, moved } = besideWagons(map, ['Lou'])
    expect([columns, lanes.map(({ slot }) => slot), cards.map(({ id }) => id), moved]).toEqual([
      ['Day'],
      ['Ann', 'Bob', 'Max'],
      ['a1'],
      [],
    ])
  })

  it('is the same map where nobody voted', () => {
    const night = { ...map, cards: map.cards.slice(0, 1) }
    expect(besideWagons(night, [])).toBe(night)
  })
})
