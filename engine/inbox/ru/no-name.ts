/** What is near to a name, and none. */
import type { Query } from '../settling.ts'
import { folded } from './folded.ts'
import { isAsked, isDone } from './mentions.ts'

/**
 * «Сравниваю, усы к усам», where somebody is called «Оса»: who writes names with capitals names nobody by a small word,
 * nor by the one that begins a sentence and is a deed.
 */
export function isNoName({ why, span }: Query, body: string): boolean {
  if (why !== 'nearTarget' || !/(?:^|[.!?]\s+)\p{Lu}/u.test(body)) return false
  const said = body.slice(span.start, span.end)
  return [...said.matchAll(/\p{Lu}\p{L}*/gu)].every(
    ({ 0: word, index }) =>
      /(?:^|[.!?…\n»"]\s*)$/u.test(body.slice(0, span.start + index))
      && (isDone(folded(word)) || isAsked(folded(word))),
  )
}
