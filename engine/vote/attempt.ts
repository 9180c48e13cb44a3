/** An attempt to vote, as it stands in a post. */
import type { Named } from './names.ts'
import type { Place, Why } from './reading.ts'
import type { Run } from './run.ts'

export interface Attempt {
  is: 'vote' | 'unvote'
  /** The whole of it as it is shown, and what of it was meant as a name. */
  text: string
  name: string
  named: Named
  place: Place
  /** Why it does not count, whoever is named. */
  why?: Why
  /** What was meant as a name is in doubt, and written like one. */
  inexactly?: true
  /** Nobody's name is in doubt, but whether it is a vote: it agrees with another's, or is a name and no more, or in half a tag. */
  asks?: 'agreement' | 'name' | 'condition'
}

/** Finds attempts of one style. */
export type Finder = (runs: readonly Run[]) => Attempt[]
