/** What the calls about a past that is being mended give. */
import type { Span } from '../../../engine/text/span.ts'
import type { PostView } from '../posts/answers.ts'

/** What the host decided then, in the phase that is open again. */
export interface MendPast {
  revision: number
  phase: number
  rows: {
    seq: number
    says: string
    /** It no longer counts. */
    out: boolean
    /** A ruling, with what else could have been ruled. */
    choices?: { id: string; says: string }[]
    chosen?: string
  }[]
}

/** The past as it is mended, against the one that counts. */
export interface MendView {
  revision: number
  /** The game whose past it is; the phase that was reopened and why; the one that is open now. */
  of: string
  phase: number
  name: string
  reason: string
  at: number
  phases: MendedPhase[]
  /** How many things that no longer fit are not decided. */
  undecided: number
  /** Something would be otherwise, were it accepted. */
  changed: boolean
}

export interface MendedPhase {
  index: number
  name: string
  acting: boolean
  locked: boolean
  /** It was played again. Else it is as it was locked. */
  again: boolean
  /** What comes out otherwise: what was, and what is. */
  lines: { gone?: Span[]; come?: Span[] }[]
  posts: MendedPost[]
  misfits: MisfitView[]
  /** Who lives in it now and did not before, and sent nothing: whoever it is can be asked. */
  back: { slot: string; says: string }[]
}

export interface MendedPost {
  id: string
  to: PostView['to']
  secret: boolean
  /** As it is told now, and as it would be told. */
  was: string
  now: string
  sentAt?: string
  /** What sets right what was sent. */
  correction?: NonNullable<PostView['correction']>
  /** The host edited it, and has to look himself. */
  edited?: string
}

export interface MisfitView {
  key: string
  what: 'action' | 'ballot' | 'answer' | 'draw' | 'removal' | 'end' | 'asks'
  says: string
  /** What can become of it. */
  ways: { id: string; says: string }[]
  decided?: string
}
