/** Counts of a vote that were sent: each is kept to be read, and the next one tells what changed since. */
import type { Post } from '../../store/posts.ts'
import { votePost } from './count-head.ts'

/** Those of a phase, the last one last. */
export const countsSent = (sent: readonly Post[], phase: number): Post[] =>
  sent
    .filter(post => post.phase === phase && post.sent !== '' && post.recipient === `public:${votePost}`)
    .sort((one, other) => (one.sent < other.sent ? -1 : 1))

/** Under which id one is kept, once another one is sent. */
export const formerId = ({ id, sent }: Pick<Post, 'id' | 'sent'>): string => `${id}@${sent}`
