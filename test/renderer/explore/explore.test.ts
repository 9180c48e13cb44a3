/** What the page of a game works out by itself: where somebody is, what is found, and what the text in it says. */
import { describe, expect, it } from 'vitest'
import type { ExploredGame } from '../../../electron/desk/contract.ts'
import { packed } from '../../../electron/desk/explore/page.ts'
import { addressOf, placeIn } from '../../../renderer/explore/address.ts'
import { entriesOf, find } from '../../../renderer/explore/search.ts'
import { unpacked } from '../../../renderer/explore/unpacked.ts'
import type { Span } from '../../../engine/text/span.ts'

const words = (text: string): Span[] => [{ kind: 'text', text }]
const line = (id: number, text: string) => ({
  id,
  role: 'for' as const,
  said: words(text),
  claim: words(text),
  children: [],
})
const game: ExploredGame = {
  name: 'Harvest',
  system: 'RAR',
  language: 'en',
  players: [{ name: 'Фёдор', former: ['Gideon'], roles: ['Doctor'], faction: 'Town', side: 'town' }],
  phases: [
    {
      name: 'Night 1',
      map: {
        lanes: [],
        columns: [],
        cards: [],
        links: [],
        behind: {},
        deaths: {},
        killers: {},
        foiled: {},
        moved: [],
        nearly: {},
      },
      rows: [
        {
          id: 'r0',
          section: 'happens',
          mark: 'yes',
          said: [{ kind: 'player', name: 'Alma' }, ...words(' dies')],
          why: [{ kind: 'strong', spans: [{ kind: 'code', text: 'R-1' }] }, ...words('Harriet struck at Alma')],
          hasTree: true,
        },
      ],
      trees: {
        r0: { title: words('Does Alma die?'), lines: [line(0, 'Alma dies'), line(4, 'Lottie’s jail')], deciders: [] },
        r1: { title: words('Again?'), lines: [line(0, 'Lottie’s jail')], deciders: [] },
      },
      votes: {
        totals: [{ of: 'Moss', votes: 3, voters: ['Ivor'] }],
        uncounted: [{ by: 'Kit', for: ['Moss'], standing: 'void', why: 'came late' }],
        steps: [{ id: 'step:a/b', said: words('The ballots are added'), rule: 'V-1', holds: true, changes: [] }],
        lynched: [],
      },
    },
  ],
  words: { decides: 'decides', seeThere: 'see there' },
  rules: { 'R-1': 'Somebody dies.' },
}

it('reads back what was packed', () => {
  expect(unpacked(packed(game))).toEqual(game)
})

describe('the address', () => {
  it.each([{}, { phase: 3 }, { phase: 0, row: 'r12' }, { phase: 1, row: 'step:a/b#2', line: 7 }])('keeps %j', place => {
    expect(placeIn(addressOf(place))).toEqual(place)
  })

  it.each(['', '#', '#x', '#-1', '#1e3/r', '#99999999', '#javascript:alert(1)'])(
    'leaves out of %s what is no place',
    it => {
      expect(placeIn(it)).toEqual({})
    },
  )

  it('leaves out what cannot be read', () => {
    expect(placeIn('#2/%E0%A4%A')).toEqual({ phase: 2 })
    expect(placeIn('#2/r1/x')).toEqual({ phase: 2, row: 'r1' })
  })
})

describe('the search', () => {
  const entries = entriesOf(game)
  const placesOf = (asked: string) => find(entries, asked).map(({ kind, place }) => [kind, place])

  it('finds players, rows, votes and lines of trees', () => {
    expect(placesOf('doctor gideon')).toEqual([['player', {}]])
    expect(placesOf('struck ALMA')).toEqual([['row', { phase: 0, row: 'r0' }]])
    expect(placesOf('moss')).toEqual([
      ['vote', { phase: 0 }],
      ['vote', { phase: 0 }],
    ])
    expect(placesOf('ballots')).toEqual([['vote', { phase: 0, row: 'step:a/b' }]])
  })

  it('names a line once in a phase, where it is met first, and none that a row says', () => {
    expect(placesOf("lottie's jail")).toEqual([['line', { phase: 0, row: 'r0', line: 4 }]])
    expect(placesOf('alma dies')).toEqual([['row', { phase: 0, row: 'r0' }]])
  })

  it('knows letters that are written now so and now otherwise, and finds nothing for nothing', () => {
    expect(placesOf('федор')).toHaveLength(1)
    expect(placesOf('  ')).toEqual([])
    expect(placesOf('nobody')).toEqual([])
  })
})
