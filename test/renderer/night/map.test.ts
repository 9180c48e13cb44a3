/** The map as it is laid out: every card in its lane and column, no two on each other, and all of it within its pane. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapView, NightRow } from '../../../electron/desk/contract.ts'
import { player, text, type Span } from '../../../engine/text/span.ts'
import { failedBelow, hiddenOf, pinned, placeFor } from '../../../renderer/views/night/map/beyond.tsx'
import { faded } from '../../../renderer/views/night/map/faded.ts'
import { countsOf, failedIn, idleIn } from '../../../renderer/views/night/map/failed.tsx'
import { keyOf } from '../../../renderer/views/night/map/key.tsx'
import { mapSvg } from '../../../renderer/views/night/map/picture.ts'
import { linkWords } from '../../../renderer/views/night/map/link-words.ts'
import { isTold, mapText } from '../../../renderer/views/night/map/text.ts'
import { endsOf } from '../../../renderer/views/night/map/ends.ts'
import { layoutOf } from '../../../renderer/views/night/map/layout.ts'
import { sizes } from '../../../renderer/views/night/map/plan.ts'
import { stepOnMap } from '../../../renderer/views/night/map/walk.ts'
import { wordsOf } from '../../../renderer/state/words.ts'
import { dies, ends, inside, maps, overlap, pane, ruler, rulers } from './maps.ts'

test('cards stand in their lanes, none on another, and the map is as wide as its pane', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      for (const { card, box } of drawing.cards)
        expect(inside(box, drawing.lanes.find(({ slot }) => slot === card.who)!.box)).toBe(true)
      drawing.cards.forEach(({ box }, index) =>
        expect(drawing.cards.slice(index + 1).filter(other => overlap(box, other.box))).toEqual([]),
      )
      expect(drawing.links).toHaveLength(map.links.length)
      expect(drawing.zoom).toBeGreaterThanOrEqual(0.92)
      expect(drawing.width * drawing.zoom).toBeGreaterThanOrEqual(pane.width - 1)
    }),
  )
})

/** All the words of lines, in their order. */
const wordsIn = (lines: readonly (readonly { text: string }[])[]): string =>
  lines.map(line => line.map(({ text }) => text).join('')).join(' ')

test('nothing on it is cut, however small the pane and however long what it says', () => {
  const long = (of: string): Span[] => [text(`${of} ${'and so it went on and on '.repeat(12)}until the end`)]
  const map: MapView = {
    ...small,
    cards: small.cards.map(card => ({ ...card, said: long('healed'), why: long('stopped') })),
  }
  const told = Array.from({ length: 9 }, (_, nth) =>
    row({ id: `n${nth}`, who: 'z', said: long(`${nth}`), why: long('by') }),
  )
  for (const width of [500, 776, 1064, 1700]) {
    const { cards, lanes } = layoutOf(map, endsOf(told), { width, height: 300 }, rulers)
    for (const { lines, why } of cards)
      expect([wordsIn(lines), wordsIn(why)]).toEqual([wordsOf(long('healed')), wordsOf(long('stopped'))])
    const said = lanes.flatMap(lane => lane.ends.map(end => [wordsIn(end.lines), wordsIn(end.why)]))
    expect(said).toEqual(told.map((_, nth) => [wordsOf(long(`${nth}`)), wordsOf(long('by'))]))
  }
})

test('of what has to be scrolled it says how many players are below and how many deeds aside; of what fits, nothing', () => {
  const lanes = Array.from({ length: 30 }, (_, of) => ({ ...small.lanes[0]!, slot: `p${of}`, name: `Player ${of}` }))
  const cards = lanes.map(({ slot }, at) => ({ ...small.cards[0]!, id: `c${at}`, who: slot, at: (at % 22) * 2 }))
  const map = { ...small, lanes, cards, columns: Array.from({ length: 44 }, () => 'Investigations') }
  const drawing = layoutOf(map, endsOf([{ ...dies, who: 'p0' }]), pane, rulers)
  const seen = (left: number, top: number) => hiddenOf(drawing, drawing.zoom, { ...pane, left, top })
  const [begin, middle] = [seen(0, 0), seen(0, 100)]
  expect(begin.below).toBeGreaterThan(5)
  expect(begin.aside).toBeGreaterThan(5)
  expect(middle.below).toBeLessThan(begin.below)
  expect(seen(drawing.width * drawing.zoom - pane.width, drawing.height * drawing.zoom - pane.height)).toEqual({
    below: 0,
    aside: 0,
  })
  const whole = layoutOf(small, near, pane, rulers)
  expect(hiddenOf(whole, whole.zoom, { ...pane, left: 0, top: 0 })).toEqual({ below: 0, aside: 0 })
})

test('what becomes of players stays at the edge while there is room for more than half of the steps', () => {
  const drawing = layoutOf(small, near, pane, rulers)
  expect(pinned(drawing, 1, pane.width)).toBe(true)
  expect(pinned(drawing, 3, pane.width)).toBe(false)
})

test('its key explains the lines and signs that are on it', () => {
  expect(keyOf(small)).toEqual({ lines: ['stops'], signs: ['no'], round: false, aims: [] })
  const cards = small.cards.map(card => ({ ...card, fared: 'yes' as const, circle: true as const }))
  const links = small.links.map(link => ({ ...link, would: true, round: true as const }))
  expect(keyOf({ cards, links, killers: { end: ['a2'] }, foiled: {} })).toEqual({
    lines: ['kills'],
    signs: [],
    round: true,
    aims: [],
  })
  const moved = small.cards.map(card => ({
    ...card,
    aims: [
      { who: 'z', came: false },
      { who: 'k', came: true },
    ],
  }))
  expect(keyOf({ cards: moved, links: [], killers: {}, foiled: {} }).aims).toEqual(['came', 'missed'])
})

test('a column with many cards is as wide as they need in one line before others get more than they need', () => {
  const votes = small.lanes.map(({ slot }, of) => ({
    ...small.cards[0]!,
    id: `v${of}`,
    who: slot,
    at: 1,
    said: [text('votes Bianchi Bartholomew')],
  }))
  const drawing = layoutOf({ ...small, columns: ['New total', 'Vote', 'Later'], cards: votes }, near, pane, rulers)
  for (const { lines } of drawing.cards) expect(lines).toHaveLength(1)
})

test('a link between two steps with room between them has its word', () => {
  const cards = small.cards.map((card, at) => ({ ...card, at: at * 2 }))
  const drawing = layoutOf({ ...small, columns: ['One', 'Two', 'Three'], cards }, near, pane, rulers)
  expect(linkWords(drawing, drawing.links, ({ does }) => does, ruler)).toMatchObject([{ said: 'stops' }])
})

test('a word that is no longer than a column may be stands whole, however many columns there are', () => {
  const word = 'перепроверяла'
  const cards = Array.from({ length: 9 }, (_, at) => ({
    ...small.cards[0]!,
    id: `c${at}`,
    at,
    said: [text(at === 4 ? `${word} чек` : 'ждал')],
  }))
  const drawing = layoutOf({ ...small, columns: cards.map(() => 'Шаг'), cards }, near, pane, rulers)
  const { lines, box } = drawing.cards.find(({ card }) => card.id === 'c4')!
  expect(lines.map(line => line.map(({ text }) => text).join('')).join(' ')).toContain(word)
  expect(box.width).toBeGreaterThan(drawing.cards[0]!.box.width)
})

test('what is scrolled anyway shortens no card: whom a deed is aimed at is read on it', () => {
  const lanes = Array.from({ length: 24 }, (_, of) => ({ ...small.lanes[0]!, slot: `p${of}`, name: `Player ${of}` }))
  for (let steps = 6; steps < 18; steps++) {
    const cards = lanes.map(({ slot }, of) => ({
      ...small.cards[0]!,
      id: `c${of}`,
      who: slot,
      at: of % steps,
      said: [text('sent the whole Mafia of the town after Walter')],
    }))
    const columns = Array.from({ length: steps }, () => 'Doctors')
    const drawing = layoutOf({ ...small, lanes, columns, cards }, near, pane, rulers)
    expect(drawing.height * drawing.zoom).toBeGreaterThan(pane.height)
    for (const { lines } of drawing.cards)
      expect(lines.flatMap(line => line.map(({ text }) => text)).join(' ')).toMatch(/Walter$/)
  }
})

test('steps share a column where there is no room for one each: then it is scrolled down alone', () => {
  const lanes = Array.from({ length: 24 }, (_, of) => ({ ...small.lanes[0]!, slot: `p${of}`, name: `Player ${of}` }))
  const cards = lanes.map(({ slot }, of) => ({ ...small.cards[0]!, id: `c${of}`, who: slot, at: of % 12 }))
  const columns = Array.from({ length: 12 }, (_, at) => `Bureaucrats ${at}`)
  const map = { ...small, lanes, columns, cards, links: [] }
  const narrow = layoutOf(map, near, { width: 776, height: 530 }, rulers)
  expect(narrow.width * narrow.zoom).toBeLessThan(777)
  expect(narrow.columns.length).toBeLessThan(12)
  const named = (head: readonly string[]): string[] => head.map(line => line.replace(/ \/$/, ''))
  expect(narrow.columns.flatMap(({ head }) => named(head))).toEqual(columns)
  for (const { card, box } of narrow.cards) {
    const { head } = narrow.columns.findLast(({ x }) => x <= box.x)!
    expect(named(head)).toContain(columns[cards.find(({ id }) => id === card.id)!.at])
  }
  expect(layoutOf(map, near, { width: 2400, height: 530 }, rulers).columns).toHaveLength(12)
})

test('steps share columns too where all of it is seen so, and not where it is scrolled all the same', () => {
  const map = (players: number): MapView => {
    const lanes = Array.from({ length: players }, (_, of) => ({ ...small.lanes[0]!, slot: `p${of}`, name: `P${of}` }))
    const cards = lanes.map(({ slot }, of) => ({
      ...small.cards[0]!,
      id: `c${of}`,
      who: slot,
      at: of % 8,
      said: [text('sent the whole Mafia of the town after Walter')],
    }))
    const columns = Array.from({ length: 8 }, (_, at) => `Step ${at}`)
    return { ...small, lanes, columns, cards, links: [] }
  }
  const [few, many] = [13, 60].map(players => layoutOf(map(players), near, pane, rulers))
  expect(few!.height * few!.zoom).toBeLessThan(pane.height + 1)
  expect([few!.columns.length < 8, many!.columns.length]).toEqual([true, 8])
})

test('the name of a step, however long, ends before that of the next, in two lines where it is long', () => {
  const long = 'Disguises, slander, frame, fakes and travels'
  const [one, next] = layoutOf(
    { ...small, columns: [long, 'Investigations'], cards: small.cards.map((card, at) => ({ ...card, at })) },
    near,
    { width: 300, height: 640 },
    rulers,
  ).columns
  expect([one!.head.join(' '), one!.head.length]).toEqual([long, 2])
  expect(next!.x - one!.x).toBeGreaterThan(Math.max(...one!.head.map(ruler)) * 0.98)
})

test('what is of nobody, drawn or left to the host has a lane of its own below', () => {
  const all = endsOf(
    [dies, row({ id: 'fact', said: [text('The mafia has shots in reserve')], who: undefined, death: undefined })],
    {
      draws: [{ row: 'draw:1', purpose: 'p', rule: 'r', of: [player(zoe)], result: 'b', candidates: [], fixed: false }],
      rulings: [
        {
          row: 'ruling:1',
          id: '1',
          kind: 'prompt',
          rule: 'r',
          says: 'Who wins?',
          about: [],
          choices: [],
          answered: false,
        },
        {
          row: 'ruling:2',
          id: '2',
          kind: 'notice',
          rule: 'r',
          says: 'So it was read.',
          about: [],
          choices: [],
          answered: true,
        },
      ],
    },
    small,
  )
  const drawing = layoutOf(small, all, pane, rulers)
  expect(drawing.lanes.at(-1)).toMatchObject({
    slot: '',
    ends: [{ row: 'fact' }, { row: 'draw:1' }, { row: 'ruling:1' }, { row: 'ruling:2' }],
  })
  expect(mapText(small, all)).toMatch(
    /Everyone\n- The mafia has shots in reserve\n- random draw for Zoe: <script>.*\n- needs your ruling: Who wins\?\n- how it was read: So it was read\.$/,
  )
})

test('an arrow leads to the nearest card that way, and never to one behind', () => {
  fc.assert(
    fc.property(maps, fc.nat(), fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), (map, at, key) => {
      const drawing = layoutOf(map, ends, pane, rulers)
      const here = drawing.cards[at % Math.max(1, drawing.cards.length)]
      if (!here) return
      const next = drawing.cards.find(({ card }) => card.id === stepOnMap(drawing, here.card.id, key))
      if (!next) return
      const [dx, dy] = [next.box.x - here.box.x, next.box.y + next.box.height / 2 - here.box.y - here.box.height / 2]
      expect({ ArrowLeft: dx < 0, ArrowRight: dx > 0, ArrowUp: dy < 0, ArrowDown: dy > 0 }[key]).toBe(true)
    }),
  )
})

const row = (more: { [Key in keyof NightRow]?: NightRow[Key] | undefined }): NightRow =>
  ({ ...dies, ...more }) as NightRow
const [bob, zoe] = ['<script>alert(1)</script>', 'Zoe']
const small: MapView = {
  phase: 0,
  language: 'en',
  lanes: [
    { slot: 'b', name: bob, role: 'Doctor', side: 'town', dies: false, votes: 0 },
    { slot: 'z', name: zoe, role: '', side: 'hostile', dies: true, votes: 2 },
  ],
  columns: ['New total'],
  cards: [
    { id: 'a1', row: 'action:a1', who: 'b', at: 0, said: [text('healed '), player(zoe)], fared: 'no', aims: [] },
    { id: 'a2', row: 'action:a2', who: 'z', at: 0, said: [text('held '), player(bob)], fared: 'yes', aims: [] },
  ],
  links: [{ from: 'a2', to: 'a1', does: 'stops', would: false }],
  behind: {},
  deaths: {},
  killers: {},
  foiled: {},
  moved: [],
  nearly: { [dies.id]: [player(zoe), text(' would have died')] },
}
const near = endsOf([row({ section: 'nearly', mark: 'no', who: 'z', said: [player(zoe), text(' dies')] })], {}, small)

test('of who nearly died it says who went for him, and what saved him', () => {
  const why = [text('Kim shot Zoe, but Bob held Kim')]
  const all = endsOf(
    [row({ section: 'nearly', mark: 'no', who: 'z', said: [player(zoe), text(' dies')], why })],
    {},
    small,
  )
  const end = layoutOf(small, all, pane, rulers).lanes.find(({ slot }) => slot === 'z')!.ends[0]!
  expect(wordsIn(end.why)).toBe('Kim shot Zoe, but Bob held Kim')
  expect(mapText(small, all)).toMatch(/- Zoe would have died\. Kim shot Zoe, but Bob held Kim\.$/)
})

test('a deed in a circle has a sign of its own, until a what-if breaks the circle', () => {
  const [first, ...rest] = small.cards
  const map = { ...small, cards: [{ ...first!, circle: true as const, why: [text('In a circle')] }, ...rest] }
  const drawing = layoutOf(map, near, pane, rulers)
  expect(mapSvg(drawing, '', [])).toContain('↻')
  expect(mapSvg(layoutOf(small, near, pane, rulers), '', [])).not.toContain('↻')
  expect(faded(map, map).cards).toEqual(map.cards)
  expect(faded(map, small).cards).toEqual(small.cards)
})

test('what moved a count, and what earlier phases left, are on it and in its words', () => {
  const map: MapView = {
    ...small,
    columns: ['Earlier', 'New total'],
    cards: [
      ...small.cards.map(card => ({ ...card, at: 1 })),
      {
        id: 'before:1',
        who: 'b',
        at: 0,
        said: [text('is poisoned')],
        why: [text('night 1')],
        fared: 'before',
        aims: [],
      },
      { id: 'before:2', who: '', at: 0, said: [text('the day was skipped')], fared: 'before', aims: [] },
    ],
    links: [...small.links, { from: 'before:1', to: 'a1', does: 'brings', would: false }],
    moved: [{ who: 'z', said: [text('+1: a lawyer')] }, { said: [text('Verdi −1: a bribe')] }],
  }
  const all = endsOf([], {}, map)
  const { lanes, cards } = layoutOf(map, all, pane, rulers)
  expect(lanes.map(({ slot, ends }) => [slot, ends.length])).toEqual([
    ['b', 0],
    ['z', 1],
    ['', 1],
  ])
  expect(cards).toHaveLength(4)
  expect(mapText(map, all)).toMatch(
    /Zoe: held .*\n- \+1: a lawyer\n\nEveryone\n- Everyone: the day was skipped\. From an earlier phase\.\n- Verdi −1: a bribe$/,
  )
})

test('in words it says what stopped a deed, and of who nearly died that it was nearly', () =>
  expect(mapText(small, near)).toBe(
    [
      `${bob} (Doctor)\n- ${bob}: healed Zoe. Failed. Zoe, held ${bob}: stopped it.`,
      `Zoe\n- Zoe: held ${bob}. Worked.\n- Zoe would have died`,
    ].join('\n\n'),
  ))

test('as a picture it has every word and no markup of a player', () => {
  const drawing = layoutOf(small, near, pane, rulers)
  const svg = mapSvg(
    drawing,
    '</title><script>',
    linkWords(drawing, drawing.links, ({ does }) => does, ruler),
  )
  expect(svg).not.toMatch(/<script|<style|href|NaN|undefined/)
  expect(svg.replaceAll(/<[^>]*>/g, ' ')).toMatch(/&lt;script&gt;[\s\S]*2 votes[\s\S]*stops[\s\S]*would have died/)
})

test('in a what-if it keeps its places, and has what is there alone', () => {
  const now: MapView = {
    ...small,
    columns: ['Step 1', 'New total'],
    cards: [
      { ...small.cards[0]!, at: 1, fared: 'yes' },
      { ...small.cards[1]!, id: 'passive:z:gun', at: 1 },
    ],
    links: [],
  }
  expect(faded(small, now)).toMatchObject({
    columns: ['New total'],
    cards: [
      { id: 'a1', at: 0, fared: 'yes' },
      { id: 'a2', at: 0, fared: 'yes' },
      { id: 'passive:z:gun', at: 0 },
    ],
    links: [],
  })
})

test('in a what-if every card keeps its column and its lane, whatever bears on it then', () => {
  fc.assert(
    fc.property(maps, maps, (real, other) => {
      const ids = new Set(real.cards.map(({ id }) => id))
      const links = other.links.filter(({ from, to }) => ids.has(from) && ids.has(to))
      const why = [text('Somebody else did something that takes more than one line to say')]
      const cards = real.cards.map((card, at) => (at % 2 ? card : { ...card, fared: 'no' as const, why }))
      for (const narrow of [pane, { width: 500, height: 300 }]) {
        const before = layoutOf(real, ends, narrow, rulers)
        const now = layoutOf(faded(real, { ...real, cards, links }), ends, narrow, rulers, before)
        expect(now.zoom).toBe(before.zoom)
        expect(now.cards.map(({ card, box }) => [card.id, box.x])).toEqual(
          before.cards.map(({ card, box }) => [card.id, box.x]),
        )
        for (const { card, box } of now.cards)
          expect(inside(box, now.lanes.find(({ slot }) => slot === card.who)!.box)).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})

test('what failed is told in the order of the lanes, and counted where it is out of sight', () => {
  const lanes = Array.from({ length: 30 }, (_, of) => ({ ...small.lanes[0]!, slot: `p${of}`, name: `Player ${of}` }))
  const cards = lanes
    .map(({ slot }, at) => ({
      ...small.cards[0]!,
      id: `c${at}`,
      who: slot,
      fared: at % 2 ? ('yes' as const) : ('no' as const),
    }))
    .toReversed()
  const map = { ...small, lanes, cards, links: [] }
  expect(failedIn(map).map(({ who }) => who)).toEqual(lanes.filter((_, at) => at % 2 === 0).map(({ slot }) => slot))
  const drawing = layoutOf(map, endsOf([{ ...dies, who: 'p0' }]), pane, rulers)
  const at = (top: number) => ({ ...pane, left: 0, top })
  const bottom = drawing.height * drawing.zoom - pane.height
  expect(failedBelow(drawing, drawing.zoom, at(bottom))).toEqual([])
  const hidden = failedBelow(drawing, drawing.zoom, at(0)).length
  expect(hidden).toBeGreaterThan(0)
  expect(hidden).toBeLessThan(15)
  const last = drawing.cards.find(({ card }) => card.id === 'c28')!.box
  const { top } = placeFor(last, drawing, drawing.zoom, at(0))
  expect(last.y * drawing.zoom).toBeGreaterThanOrEqual(top)
  expect((last.y + last.height) * drawing.zoom).toBeLessThanOrEqual(top + pane.height)
  expect(placeFor(last, drawing, drawing.zoom, at(top)).top).toBe(top)
})

test('what failed is counted apart from what does not count, and what changed nothing is listed with why', () => {
  const fares = ['void', 'no', 'idle', 'void', 'yes', 'part', 'no'] as const
  const cards = fares.map((fared, at) => ({ ...small.cards[0]!, id: `c${at}`, fared, why: [text('nobody came')] }))
  expect(countsOf(failedIn({ ...small, cards }))).toEqual([
    { kind: 'no', count: 2 },
    { kind: 'part', count: 1 },
    { kind: 'void', count: 2 },
  ])
  const [idle, ...others] = cards.filter(({ fared }) => fared === 'idle')
  expect(others).toEqual([])
  expect(idleIn({ cards })).toEqual([idle])
  expect(
    idleIn({
      cards: [
        { ...idle!, ballot: true },
        { ...small.cards[0]!, fared: 'idle' },
      ],
    }),
  ).toEqual([])
})

test('where a deed came to is seen: no dot lies under a card, and each stands in the lane of whom it came to', () => {
  fc.assert(
    fc.property(maps, map => {
      const { aims, cards, lanes } = layoutOf(map, ends, pane, rulers)
      const shown = map.cards.flatMap(({ who, aims: all }) => all.filter(aim => aim.who !== who))
      expect(aims).toHaveLength(shown.length)
      for (const { dot } of aims) {
        expect(lanes.filter(({ box }) => dot.y > box.y && dot.y < box.y + box.height)).toHaveLength(1)
        const over = cards.filter(({ box }) => overlap({ ...dot, width: 0, height: 0 }, box))
        expect(over).toEqual([])
      }
    }),
  )
})

test('a link that its card tells has no word of its own, and is not heard twice', () => {
  const told = {
    ...small,
    cards: small.cards.map(card => ({ ...card, ...(card.id === 'a1' && { by: ['a2'], why: [text('Zoe held Bob')] }) })),
  }
  expect([isTold(small, small.links[0]!), isTold(told, told.links[0]!)]).toEqual([false, true])
  expect(isTold(told, { ...told.links[0]!, would: true })).toBe(false)
  expect(mapText(told, near)).toContain('healed Zoe. Failed. Zoe held Bob.\n')
})

test('from the last card an arrow leads to what becomes of a player, and back', () => {
  const drawing = layoutOf(small, near, pane, rulers)
  const end = stepOnMap(drawing, 'a2', 'ArrowRight')!
  expect(end).toBe(near.get('z')![0]!.id)
  expect(stepOnMap(drawing, end, 'ArrowLeft')).toBe('a2')
})

test('a night in which nothing was done has its names, and no box of a pane however narrow is less than nothing wide', () => {
  for (const width of [0, 1, 60, 200, 700, pane.width])
    for (const map of [small, { ...small, columns: [], cards: [], links: [] }])
      for (const told of [near, endsOf([{ ...dies, who: '' }])]) {
        const drawing = layoutOf(map, told, { ...pane, width }, rulers)
        expect(drawing.across.left - sizes.gutter - 8).toBeGreaterThan(0)
        const ends = drawing.lanes.flatMap(lane => lane.ends.map(({ box }) => ({ ...box, width: box.width - 6 })))
        for (const box of [...[...drawing.cards, ...drawing.lanes].map(one => one.box), ...ends])
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(0)
      }
})
