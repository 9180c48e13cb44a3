/** What a Russian message has come to so far. */
import type { Draft, Ambiguity } from '../draft-state.ts'

/** What of a message is an order, and what is asked about it. */
export interface RuReading {
  drafts: Draft[]
  queries: RuQuery[]
  /** No word of a move stands there: what is asked for is meant because the writer has but one. */
  implied?: true
  /** One clause of many says it. */
  decided?: true
  /** It is what the message comes to, and no clause says it by itself. */
  gist?: true
}
/** `told`: of what others do, which is nothing to ask where the message has an order. */
/** `dropped`: it is told so that nothing can be asked for by it, and is never asked about. */
export type RuQuery = Ambiguity & { told?: true; dropped?: true }

/** With one more order, or one more question. */
export const added = ({ drafts, queries }: RuReading, read: Draft | RuQuery | undefined): RuReading => ({
  drafts: read && !('why' in read) ? [...drafts, read] : drafts,
  queries: read && 'why' in read ? [...queries, read] : queries,
})
