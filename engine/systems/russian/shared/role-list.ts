/** Roles listed in one line, as hosts send them in with a move: by their ids, or as they are called in either language. */
import { frame } from '../frame/text.ts'

const EVERYBODY = 'all'

const ids = new Map([
  ...Object.entries(frame.roles).flatMap(([id, names]) =>
    Object.values(names).map(name => [name.toLowerCase(), id] as const),
  ),
  ['все', EVERYBODY] as const,
])

/**
 * @param words with commas or plus signs: `doctor, blocker`, «доктор, блокер»
 * @returns the ids; what is no role stays as it was written
 */
export const roleList = (words: string): string[] =>
  words
    .split(/[,+]/)
    .map(word => word.trim())
    .map(word => ids.get(word.toLowerCase()) ?? word)

/** Whether every role is meant: `all`, «все». */
export const meansAll = (words: string): boolean => roleList(words).join() === EVERYBODY
