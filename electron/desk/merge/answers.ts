/** What the calls about a game that two hosts went on with give. */
import type { MendedPhase } from '../mend/answers.ts'

/** Something of which the two hosts said different things. */
export interface MergeDifference {
  key: string
  /** In which phase: `Night 2`; absent where it is of the game as a whole. */
  phase?: string
  /** What each of them said. */
  ours: string
  theirs: string
  /** What can hold; `both`: the later one counts by the rules. */
  ways: ('ours' | 'theirs' | 'both')[]
  chosen?: 'ours' | 'theirs' | 'both'
  /** It was decided when the game was made one with a copy: here, or by the co-host. */
  decided?: 'before' | 'there'
}

/** The game as it would be made one with a copy of it, against the one that is here. */
export interface MergeView {
  revision: number
  name: string
  /** What the copy is called here, and when it was changed last. */
  copy: { name: string; changed: string }
  /** How many changes each has of its own since they parted. */
  ours: number
  theirs: number
  differences: MergeDifference[]
  /** How many of them are not chosen. */
  undecided: number
  /** Phases from the parting on, each against itself as it is here. `fresh`: the copy alone has it. */
  phases: (MendedPhase & { fresh?: true })[]
  /** What would not fit any more, in words. */
  misfits: string[]
  /** Something would be otherwise here, were it accepted, or is yet to be decided. */
  changed: boolean
}
