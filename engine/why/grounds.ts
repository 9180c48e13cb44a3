/** What a result rests on that nobody's deed brought about: how things were, or the rule that says so. */
import { decisivePart } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'
import { say } from '../text/message.ts'
import { plainOf, sentenceCase, text, tidy, type Span } from '../text/span.ts'
import { listed, phrasesOf, sentence } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** As many as are told usually: the rest stands in the tree. */
const mostTold = 3

/**
 * Says why something came about of which its own sentence says all that was done: what it needed, then what belongs to it
 * ("Gil has the highest rank"), else the rule.
 * @param said the sentence, which is not said again
 * @param most as many as are told
 */
export function sayGrounds(root: Reason, said: readonly Span[], speaker: Speaker, most = mostTold): Span[] {
  const told = new Set([wordsOf(said)])
  const isNews = (words: Span[]): boolean => {
    const key = wordsOf(words)
    return key !== '' && !told.has(key) && told.add(key) !== undefined
  }
  const part = decisivePart(root)
  const grounds = [
    ...part.slice(1).map(({ claim, holds }) => sentence(claim, holds, speaker)),
    ...part.flatMap(({ notes = [] }) => notes.map(({ claim }) => sentence(claim, true, speaker))),
  ].filter(isNews)
  if (grounds.length) return tidy([...sentenceCase(listed(grounds.slice(0, most), speaker)), text('.')])
  const { rule } = root.because[0] ?? root
  const says = speaker.rule?.(rule)
  return says === undefined ? [] : say(speaker.locale, phrasesOf(speaker).results.byRule, { rule, says: firstOf(says) })
}

/** The first of the sentences of a rule. */
const firstOf = (says: string): string => says.split(/(?<=[.!?])\s/)[0]!

const wordsOf = (spans: readonly Span[]): string => plainOf(spans).replace(/\.$/, '').toLowerCase()
