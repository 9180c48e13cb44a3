/** The way of an action to one of its places, and what it meets there. */
import type { Reason } from '../../reason/reason.ts'

/** How an action fares on its way to one of its places; `why` holds where it comes there. */
export interface Way {
  at: string
  why: Reason
  /** What took it there, or tried to take it elsewhere. */
  led: readonly Reason[]
  /** What its actor met at home, and what it met on its way or at the target, failed attempts too. The host's word that it works is asked nothing. */
  home: readonly Reason[]
  target: readonly Reason[]
}

/** What stopped an action on its way, the first obstacle first. */
export const stoppedBy = ({ home, target }: Pick<Way, 'home' | 'target'>): Reason[] =>
  [...home, ...target].filter(({ holds }) => holds)
