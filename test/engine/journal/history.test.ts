/** Undo, redo and amendments over any journal: each takes back what came last as one step, and brings back what was there. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { history } from '../../../engine/journal/history.ts'

const named = (name: string): GameEvent => ({ type: 'gameFinished', winner: name })
const amended = (to: number): GameEvent => ({ type: 'amended', to, phase: 0, reason: '' })
const undone = (to: number): GameEvent => ({ type: 'undone', to })
const redone: GameEvent = { type: 'redone' }
const kept = (events: readonly GameEvent[]): string =>
  history(events)
    .kept.map(({ event }) => (event.type === 'gameFinished' ? event.winner : '!'))
    .join('')

describe('an amendment', () => {
  const events = [...'abcd'].map(named)

  it('takes the place of what came after the event it names', () => {
    expect(kept([...events, amended(1), named('C')])).toBe('ab!C')
  })

  it('is undone as one step, and done again', () => {
    const mended = [...events, amended(1), named('C'), named('D')]
    expect(kept([...mended, undone(3)])).toBe('abcd')
    expect(kept([...mended, undone(3), redone])).toBe('ab!CD')
    expect(kept([...mended, undone(3), redone, undone(3)])).toBe('abcd')
  })

  it('brings back what an amendment before it had made, and what that had replaced', () => {
    const twice = [...events, amended(1), named('C'), amended(0), named('B')]
    expect(kept(twice)).toBe('a!B')
    expect(kept([...twice, undone(5)])).toBe('ab!C')
    expect(kept([...twice, undone(3)])).toBe('abcd')
    expect(kept([...twice, undone(2)])).toBe('abc')
    expect(kept([...twice, undone(2), redone])).toBe('a!B')
    expect(kept([...twice, undone(5), undone(3), redone, redone])).toBe('a!B')
  })
})

/** What a history is by its meaning: a list of states, each with what counted before it. */
function slowly(events: readonly GameEvent[]): number[] {
  /** What counted after so many events, as long as nothing was undone. */
  const after: number[][] = []
  let now: number[] = []
  let redo: number[][] = []
  events.forEach((event, seq) => {
    if (event.type === 'undone') {
      const then = event.to < 0 ? [] : (after[Math.min(event.to, seq - 1)] ?? [])
      if (now.some(one => one > event.to)) redo.push(now)
      now = now.some(one => one > event.to) ? then.filter(one => one <= event.to) : now
    } else if (event.type === 'redone') now = redo.pop() ?? now
    else {
      if (event.type === 'amended') now = now.filter(one => one <= event.to)
      now = [...now, seq]
      redo = []
    }
    after[seq] = now
  })
  return now
}

describe('any history', () => {
  it('of changes and amendments that were undone one by one is the one there was before', () => {
    let amendments = 0
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 30 }), numbers => {
        const events: GameEvent[] = [named('0')]
        for (const number of numbers) {
          const counts = history(events).kept
          const to = counts[number % counts.length]!.seq
          events.push(number % 3 ? named(String(number)) : amended(to))
          if (number % 3 === 0) amendments++
        }
        const states = events.map((_, index) => history(events.slice(0, index + 1)).kept)
        const journal = [...events]
        for (let index = events.length - 1; index > 0; index--) {
          journal.push(undone(index - 1))
          expect(history(journal).kept).toEqual(states[index - 1])
        }
        for (let index = 1; index < events.length; index++) {
          journal.push(redone)
          expect(history(journal).kept).toEqual(states[index])
        }
        expect(slowly(events)).toEqual(states.at(-1)!.map(({ seq }) => seq))
      }),
      { numRuns: 300 },
    )
    expect(amendments).toBeGreaterThan(100)
  })
})
