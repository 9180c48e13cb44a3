/** What the calls about what a host does around a phase give. */

/** Steps that nothing in the game tells of: the host ticks them off. */
export const tickedSteps = ['topics', 'title', 'unlock', 'lockThread', 'deadChat'] as const
export type TickedStep = (typeof tickedSteps)[number]

export type StepId =
  | TickedStep
  | 'before'
  | 'rolePms'
  | 'confirmed'
  | 'startPost'
  | 'deadline'
  | 'count'
  | 'forHost'
  | 'prods'
  | 'replace'
  | 'review'
  | 'missing'
  | 'lock'
  | 'posts'
  | 'messages'
  | 'next'

export interface Steps<Id> {
  revision: number
  phase: number
  /** Those that open the phase, those while it runs, and those that close it, in the order in which they are done. */
  steps: Step<Id>[]
  /** The first that is not done. */
  next?: Id
}

export interface Step<Id> {
  id: Id
  part: 'open' | 'run' | 'close'
  says: string
  /** How far it is, or until when there is time: an instant, which the screen shows by its own clock. */
  detail?: string
  done: boolean
  /** The host ticks it off; it can be, as long as the phase is the last one. */
  ticked?: true
  /** Where it is done; `post`: of the thread, which is shown there. */
  to?:
    | { screen: 'inbox' | 'night' | 'votes' | 'posts'; phase: number; post?: string }
    | { screen: 'roster' | 'messages' }
  /** What is done on the spot instead. */
  does?: 'lock' | 'open' | 'replacement'
  /** What is copied for it. */
  copy?: string
}
