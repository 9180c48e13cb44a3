/** `The old butler slips in and hides behind Ann`: who the writer plays, told of as of somebody else. */
import type { Order } from './clause.ts'
import * as english from './lexicon-en.ts'
import { findPhrase } from './phrases.ts'
import type { Reader } from './reader.ts'
import type { Word } from './sentences.ts'
import { conditionsIn } from './condition.ts'

const farthest = 30

/** Whether a sentence, up to the word at hand, tells of one without a name or a part in the game, who does only this. */
export function isPlayed(reader: Reader, words: readonly Word[], at: number): boolean {
  if (at > farthest || !/^(?:the|a|an|your|this)$/.test(words[0]?.text ?? '') || conditionsIn(words).length)
    return false
  const before = words.slice(1, at)
  const who = before.findIndex(({ text }) => english.characters.test(text))
  return (
    who >= 0
    && who <= 4
    && before.every(
      ({ name, text, kind }, index) =>
        text === 'and'
        || (!name
          && kind !== 'odd'
          && (index === who || !reader.all().forms.has(text))
          && !english.telling.test(text)
          && !/^(?:who|whom|whose|that|he|she|they|you|we|i)$/.test(text)),
    )
    && findPhrase(english.thinking, words, 0, at) < 0
    && english.endings.every(set => findPhrase(set, words, 0, at) < 0)
  )
}

/** The writer acts, where only that it is told of somebody stood in the way. */
export const asPlayed = (order: Order): Order => ({
  ...order,
  subject: order.subject === 'team' ? 'team' : 'writer',
  troubles: [],
})
