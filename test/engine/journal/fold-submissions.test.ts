/** What is sent in by the thousand costs what is sent in: counted in elements of lists that are gone through. */
import { describe, expect, it } from 'vitest'
import { applyAll, apply, fold } from '../../../engine/journal/fold.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { lotsOf } from '../../../engine/journal/fold-submissions.ts'
import { touchedBy } from '../../touched.ts'

const start = fold([
  {
    type: 'gameCreated',
    system: 'rar',
    options: {},
    seed: 1,
    customRoles: {},
    customAbilities: {},
    seats: [seat('Ann')],
  },
  { type: 'phaseOpened', kind: 'night', number: 1 },
])

function seat(slot: string): Extract<GameEvent, { type: 'gameCreated' }>['seats'][number] {
  return {
    slot,
    role: 'doctor',
    faction: 'town',
    modifiers: [],
    settings: {},
    alive: true,
    bystander: false,
    status: [],
    uses: {},
  } as never
}

const nothing = { proposals: [], doubts: [], notes: [] }

/** Each message comes, its order is taken, an answer given; some are read again, put by, withdrawn. */
const pasted = (count: number): GameEvent[] => {
  const ids = Array.from({ length: count }, (_, at) => at)
  return [
    ...ids.map((at): GameEvent => ({ type: 'messageReceived', id: `m${at}`, body: 'words', reading: nothing })),
    ...ids.flatMap((at): GameEvent[] => [
      { type: 'actionReceived', id: `a${at}`, by: 'Ann', does: 'protect', to: ['Ann'], with: {}, message: `m${at}` },
      { type: 'orderTaken', message: `m${at}`, proposal: 0 },
      { type: 'doubtAnswered', message: `m${at}`, doubt: 1, answer: 'none' },
    ]),
    ...ids.flatMap((at): GameEvent[] => [
      { type: 'messageDismissed', id: `m${at}`, dismissed: at % 2 === 0 },
      { type: 'messageReread', id: `m${at}`, sender: 'Ann', reading: nothing },
      { type: 'actionWithdrawn', id: `a${at}` },
      { type: 'actionOverruled', id: `a${at}`, holds: at % 3 === 0, reason: 'so' },
      { type: 'overruleLifted', id: `a${at}` },
      { type: 'actionAdmitted', id: `a${at}`, admitted: at % 2 === 0 },
    ]),
  ]
}

describe('what is sent in', () => {
  it('is the same by the lot as one by one, and to the letter', () => {
    const events = [
      ...pasted(40),
      { type: 'gameNoted', note: 'between' } as const,
      ...pasted(3),
      { type: 'orderTaken', message: 'nobody', proposal: 0 } as const,
    ]
    expect(JSON.stringify(applyAll(start, events))).toBe(JSON.stringify(events.reduce(apply, start)))
    expect(lotsOf(events, event => event).length).toBeLessThan(5)
    expect(() =>
      applyAll(start, [{ type: 'actionReceived', id: 'a', by: 'Zoe', does: 'protect', to: [], with: {} }]),
    ).toThrow('Zoe')
    expect(() => applyAll({ ...start, phases: [] }, pasted(1))).toThrow('No phase is open.')
  })

  it('costs twice as much where it is twice as much', () => {
    const cost = (count: number): number => touchedBy(() => applyAll(start, pasted(count)))
    expect(cost(2_000) / cost(1_000)).toBeLessThan(2.5)
    expect(cost(2_000)).toBeLessThan(2_000 * 200)
  })
})
