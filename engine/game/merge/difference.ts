/** Something of which two hosts said different things, and what may hold of it. */
import type { GameEvent } from '../../journal/event.ts'
import { wordsOf, type Side } from './items.ts'

/** What holds of a difference; `both` where either may stay. */
export type Way = Side | 'both'

/** Something of which the two said different things. */
export interface Difference {
  /** What a choice is kept under. */
  key: string
  /** In which phase after the parting: 0 is the one that was open then. */
  part: number
  ours: GameEvent[]
  theirs: GameEvent[]
  ways: Way[]
  /** What each said, by itself: the same whatever number it has, and whenever it is compared again. */
  saying: Record<Side, string[]>
}

/** Two sides of a difference in which nothing is named that has an id. What ends with the opening of a phase follows from the rest. */
export const apartIn = (ours: GameEvent[], theirs: GameEvent[]): Pick<Difference, 'ours' | 'theirs' | 'saying'> => ({
  ours,
  theirs,
  saying: { ours: ours.map(openedAs), theirs: theirs.map(openedAs) },
})

const openedAs = (event: GameEvent): string =>
  wordsOf(event.type === 'phaseOpened' ? { ...event, ended: undefined, seats: undefined } : event)

/** Whose word holds; ours where nothing is chosen. */
export const sideChosen = (way: Way | undefined): Side => (way === 'theirs' ? 'theirs' : 'ours')
