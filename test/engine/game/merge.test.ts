/** Two journals that parted, made one: whoever merges gets the same, nothing is lost, nothing stands twice. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeBy, namedBy } from '../../../engine/game/merge/items.ts'
import { merge, type Merged, type Way } from '../../../engine/game/merge/merge.ts'
import type { Said } from '../../../engine/game/merge/parts.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
const said = (...events: [minute: number, event: GameEvent][]): Said[] =>
  events.map(([minute, event]) => ({ event, at: at(minute) }))
const message = (id: string, body: string): GameEvent => ({
  type: 'messageReceived',
  id,
  body,
  reading: { proposals: [], doubts: [], notes: [] },
})
const order = (id: string, by: string, to: string, from?: string): GameEvent => ({
  type: 'actionReceived',
  id,
  by,
  does: 'protect',
  to: [to],
  with: {},
  ...(from !== undefined && { message: from }),
})
const opened: GameEvent = { type: 'phaseOpened', kind: 'night', number: 2 }
const locked: GameEvent = { type: 'phaseResolved', deaths: [], recruited: [], hidden: [], spent: [] }

const none = new Map<string, Way>()
function made(merged: Merged): Extract<Merged, { events: unknown }> {
  if ('apart' in merged) throw new Error('apart')
  return merged
}
const events = (merged: Merged): GameEvent[] => made(merged).events.map(({ event }) => event)

describe('what two hosts said', () => {
  it('stands once where it is the same, whatever each numbered it', () => {
    const ours = said([1, message('m1', 'I heal Bob')], [2, order('a1', 'Ann', 'Bob', 'm1')])
    const theirs = said(
      [1, message('m1', 'I wait')],
      [3, message('m2', 'I heal Bob')],
      [3, order('a1', 'Ann', 'Bob', 'm2')],
    )
    const merged = merge([], ours, theirs, none)
    expect(events(merged)).toEqual([
      message('m1', 'I wait'),
      message('m2', 'I heal Bob'),
      order('a1', 'Ann', 'Bob', 'm2'),
    ])
    expect(made(merged).differences).toEqual([])
  })

  it('has a new number where both used one for different things', () => {
    const ours = said([1, message('m4', 'one')])
    const theirs = said([2, message('m4', 'other')], [3, { type: 'messageDismissed', id: 'm4', dismissed: true }])
    expect(events(merge(['m3'], ours, theirs, none))).toEqual([
      message('m4', 'one'),
      message('m5', 'other'),
      { type: 'messageDismissed', id: 'm5', dismissed: true },
    ])
  })

  it('of one order is chosen, and the other one stays and is withdrawn', () => {
    const [ours, theirs] = [said([1, order('a1', 'Ann', 'Bob')]), said([2, order('a1', 'Ann', 'Cat')])]
    const { differences } = made(merge([], ours, theirs, none))
    expect(differences).toMatchObject([{ part: 0, ways: ['ours', 'theirs', 'both'] }])
    const by = (way: Way): GameEvent[] => events(merge([], ours, theirs, new Map([[differences[0]!.key, way]])))
    const both = [order('a1', 'Ann', 'Bob'), order('a2', 'Ann', 'Cat')]
    expect(by('ours')).toEqual([...both, { type: 'actionWithdrawn', id: 'a2' }])
    expect(by('theirs')).toEqual([...both, { type: 'actionWithdrawn', id: 'a1' }])
    expect(by('both')).toEqual(both)
  })

  it('of one thing is chosen, and what is not chosen is left out with all that hangs on it', () => {
    const known = (id: string, notes: []): GameEvent =>
      ({ ...message(id, 'heal'), reading: { proposals: [], doubts: [], notes } }) as GameEvent
    const other: GameEvent = { ...message('m1', 'heal'), sender: 'Bob' } as GameEvent
    const theirs = said([2, other], [3, order('a1', 'Bob', 'Cat', 'm1')])
    const merged = merge([], said([1, known('m1', [])]), theirs, none)
    expect(made(merged).differences).toHaveLength(1)
    expect(events(merged)).toEqual([known('m1', [])])
  })

  it('of a seat is chosen each for itself: what only one of them changed stays', () => {
    const changed = (change: Extract<GameEvent, { type: 'seatChanged' }>['change']): GameEvent => ({
      type: 'seatChanged',
      slot: 'Ann',
      change,
    })
    const [ours, theirs] = [said([1, changed({ note: 'ours', role: 'cop' })]), said([2, changed({ note: 'theirs' })])]
    const { differences } = made(merge([], ours, theirs, none))
    expect(differences).toHaveLength(1)
    expect(events(merge([], ours, theirs, new Map([[differences[0]!.key, 'theirs']])))).toEqual([
      changed({ role: 'cop' }),
      changed({ note: 'theirs' }),
    ])
  })

  it('of all seats is chosen against what the other changed about one', () => {
    const roster: GameEvent = { type: 'rosterSet', seats: [] }
    const note: GameEvent = { type: 'seatChanged', slot: 'Ann', change: { note: 'theirs' } }
    const [ours, theirs] = [said([1, roster]), said([2, note])]
    const { differences } = made(merge([], ours, theirs, none))
    expect(differences.map(({ ours: mine, theirs: yours }) => [mine, yours])).toEqual([[[roster], [note]]])
    expect(events(merge([], ours, theirs, none))).toEqual([roster])
    expect(events(merge([], ours, theirs, new Map([[differences[0]!.key, 'theirs']])))).toEqual([note])
  })

  it('in one form of the host is asked about, and what is not chosen is dropped', () => {
    const record = (id: string, who: string): GameEvent => ({
      type: 'recorded',
      id,
      form: 'lynch',
      phase: 'day 2',
      values: { who },
    })
    const [ours, theirs] = [said([1, record('r1', 'Ann')]), said([2, record('r1', 'Bob')])]
    const { differences } = made(merge([], ours, theirs, none))
    expect(differences).toHaveLength(1)
    expect(events(merge([], ours, theirs, none))).toEqual([
      record('r1', 'Ann'),
      record('r2', 'Bob'),
      { type: 'recordDropped', id: 'r2' },
    ])
    expect(events(merge([], ours, said([3, record('r1', 'Ann')]), none))).toEqual([record('r1', 'Ann')])
  })

  it('of two long texts with the same beginning is told apart', () => {
    const long = (id: string, end: string, sender: string): GameEvent =>
      ({ ...message(id, `${'I heal '.repeat(60)}${end}`), sender }) as GameEvent
    const ours = said([1, long('m1', 'Bob', 'Ann')], [1, long('m2', 'Cat', 'Ann')])
    const theirs = said([2, long('m1', 'Bob', 'Dee')], [2, long('m2', 'Cat', 'Dee')])
    const keys = made(merge([], ours, theirs, none)).differences.map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it('of something that is left out goes with it, even where it was said after the phase', () => {
    const other: GameEvent = { ...message('m1', 'heal'), sender: 'Bob' } as GameEvent
    const theirs = said([2, other], [3, locked], [4, { type: 'messageDismissed', id: 'm1', dismissed: true }])
    expect(events(merge([], said([1, message('m1', 'heal')]), theirs, none))).toEqual([message('m1', 'heal'), locked])
  })

  it('in a phase that the other one locked belongs into it', () => {
    const ours = said([5, message('m1', 'late')])
    const theirs = said([2, locked], [3, opened], [4, message('m1', 'next night')])
    expect(events(merge([], ours, theirs, none))).toEqual([
      message('m1', 'late'),
      locked,
      opened,
      message('m1', 'next night'),
    ])
  })

  it('cannot be made one where they opened different phases', () => {
    const day: GameEvent = { type: 'phaseOpened', kind: 'day', number: 1 }
    expect(merge([], said([1, locked], [2, opened]), said([1, locked], [2, day]), none)).toEqual({
      apart: { part: 1, ours: opened, theirs: day },
    })
  })

  it('ends the game or goes on, as is chosen', () => {
    const end: GameEvent = { type: 'gameFinished', winner: 'town' }
    const [ours, theirs] = [said([1, locked], [2, end]), said([1, locked], [3, opened])]
    const { differences } = made(merge([], ours, theirs, none))
    expect(differences.map(({ ours: mine, theirs: yours }) => [mine, yours])).toEqual([[[end], [opened]]])
    expect(events(merge([], ours, theirs, none))).toEqual([locked, end])
    expect(events(merge([], ours, theirs, new Map([[differences[0]!.key, 'theirs']])))).toEqual([locked, opened])
  })
})

const names = ['Ann', 'Bob', 'Cat']
const step = fc.record({
  what: fc.constantFrom('message', 'order', 'withdraw', 'note', 'seat', 'prod', 'next', 'vote'),
  who: fc.constantFrom(...names),
  whom: fc.constantFrom(...names),
  gap: fc.nat({ max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What a host says in steps. Times differ between hosts, as two never do a thing at the same instant. */
function journalOf(steps: readonly Step[], odd: number): Said[] {
  const all: Said[] = []
  let [now, messages, orders, votes, phase] = [0, 0, 0, 0, 1]
  const put = (event: GameEvent): void => void all.push({ event, at: at(now * 2 + odd) })
  for (const { what, who, whom, gap } of steps) {
    now += gap + 1
    if (what === 'message') {
      put(message(`m${++messages}`, `${who} heals ${whom}`))
      put({ type: 'orderTaken', message: `m${messages}`, proposal: 0 })
      put(order(`a${++orders}`, who, whom, `m${messages}`))
    } else if (what === 'order') put(order(`a${++orders}`, who, whom))
    else if (what === 'withdraw' && orders) put({ type: 'actionWithdrawn', id: `a${orders}` })
    else if (what === 'note') put({ type: 'gameNoted', note: whom })
    else if (what === 'seat') put({ type: 'seatChanged', slot: who, change: { note: whom } })
    else if (what === 'vote') put({ type: 'ballotCast', id: `b${++votes}`, by: who, for: whom })
    else if (what === 'prod') put({ type: 'playersProdded', slots: [who], at: at(now) })
    else if (what === 'next') {
      put(locked)
      put({ type: 'phaseOpened', kind: 'night', number: ++phase })
      ;[messages, orders, votes] = [0, 0, 0]
    }
  }
  return all
}

const journal = (odd: number): fc.Arbitrary<Said[]> =>
  fc.array(step, { maxLength: 14 }).map(steps => journalOf(steps, odd))
const mirrored: Record<Way, Way> = { ours: 'theirs', theirs: 'ours', both: 'both' }
const runs = { numRuns: 1000 }

describe('journals at random', () => {
  it('give the same whoever is called ours, where the same is chosen', () =>
    fc.assert(
      fc.property(journal(0), journal(1), fc.infiniteStream(fc.nat({ max: 2 })), (one, other, dice) => {
        const chosen = new Map<string, Way>()
        for (const { key, ways } of made(merge([], one, other, none)).differences)
          chosen.set(key, ways[(dice.next().value as number) % ways.length]!)
        const swapped = new Map([...chosen].map(([key, way]) => [key, mirrored[way]]))
        const [mine, yours] = [made(merge([], one, other, chosen)), made(merge([], other, one, swapped))]
        expect(yours.events).toEqual(mine.events)
        expect(yours.differences.map(({ key }) => key).sort()).toEqual(mine.differences.map(({ key }) => key).sort())
      }),
      runs,
    ))

  it('lose nothing and take nothing twice: alone, with nothing, and with what came of it', () =>
    fc.assert(
      fc.property(journal(0), journal(1), (one, other) => {
        const alone = one.map(({ event }) => event)
        expect(events(merge([], one, one, none))).toEqual(alone)
        expect(events(merge([], one, [], none))).toEqual(alone)
        expect(events(merge([], [], one, none))).toEqual(alone)
        const merged = made(merge([], one, other, none))
        const whole = JSON.stringify(merged.events)
        for (const { event } of [...one, ...other])
          if (event.type === 'messageReceived') expect(whole).toContain(JSON.stringify(event.body))
        expect(events(merge([], merged.events, one, none))).toEqual(merged.events.map(({ event }) => event))
      }),
      runs,
    ))

  it('name nothing that is not there, and give no id twice in a phase', () =>
    fc.assert(
      fc.property(journal(0), journal(1), (one, other) => {
        let known = new Set<string>()
        for (const event of events(merge([], one, other, none))) {
          if (event.type === 'phaseOpened') known = new Set()
          const [named, id] = [namedBy(event), madeBy(event)]
          if (named !== undefined) expect(known).toContain(named)
          if (id === undefined) continue
          expect(known).not.toContain(id)
          known.add(id)
        }
      }),
      runs,
    ))
})
