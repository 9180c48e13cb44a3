/** Which events of a journal still count, after every undo, redo and amendment. Each step costs what it moves. */
import type { GameEvent } from './event.ts'

/** An event with its number. */
export interface Numbered {
  event: GameEvent
  seq: number
}

/** The events that still count. */
export const standing = (events: readonly GameEvent[]): GameEvent[] => history(events).kept.map(({ event }) => event)

/**
 * An amendment takes the place of what followed the event that it names; it stands among the events that count itself, and
 * undoing it brings back what it replaced.
 * @returns the events that still count, and what could be redone: of each undo what it took back, the last undo last
 */
export function history(events: readonly GameEvent[]): { kept: Numbered[]; undone: Numbered[][] } {
  const kept: Numbered[] = []
  const replaced = new Map<number, Numbered[]>()
  let undone: Numbered[][] = []
  const cut = (to: number): Numbered[] => {
    let from = kept.length
    while (from > 0 && kept[from - 1]!.seq > to) from--
    return kept.splice(from)
  }
  const add = (one: Numbered): void => {
    if (one.event.type === 'amended') {
      const gone = cut(one.event.to)
      if (!replaced.has(one.seq)) replaced.set(one.seq, gone)
    }
    kept.push(one)
  }
  /** Of what was taken back: what its first amendment had replaced, as far as that came before. */
  const putBack = (taken: readonly Numbered[], to: number): void => {
    for (const one of taken) {
      if (one.seq <= to) kept.push(one)
      else if (one.event.type === 'amended') return putBack(replaced.get(one.seq) ?? [], to)
    }
  }
  events.forEach((event, seq) => {
    if (event.type === 'undone') {
      const taken = cut(event.to)
      if (taken.length) undone.push(taken)
      putBack(taken, event.to)
    } else if (event.type === 'redone') (undone.pop() ?? []).forEach(add)
    else {
      add({ event, seq })
      undone = []
    }
  })
  return { kept, undone }
}
