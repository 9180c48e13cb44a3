/**
 * Whom a pronoun can only mean: the one player, besides the writer, who was named before it in the message, and not long
 * before. Wherever somebody else could be meant it stays open.
 */
import type { SeatId } from '../reason/claim.ts'
import type { Clause } from './clause.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence, Word } from './sentences.ts'

/** Sentences that may stand between a name and its pronoun; one with a pronoun of its own carries the name on. */
const reach = 2

/** Takes all sentences; marks the pronouns that can only mean one. */
export function withPronouns(reader: SenderContext, sentences: readonly Sentence[]): Sentence[] {
  const named: SeatId[] = []
  let since = 0
  let crowd = false
  let group = false
  return sentences.map(sentence => {
    let refreshed = false
    const words = sentence.words.map((word, at): Word => {
      const slots = namedHere(reader, sentence.words, at)
      if (slots.length) {
        named.push(...slots.filter(slot => !named.includes(slot)))
        refreshed = true
      }
      crowd ||=
        !word.name
        && (english.somebody.test(word.text)
          || (english.anyPerson.test(word.text)
            && /^(?:a|an|some|another|one|this|my)$/.test(sentence.words[at - 1]?.text ?? '')))
      group ||= !word.name && english.group.test(word.text)
      if (!word.name && english.thirdPerson.test(word.text)) refreshed ||= since <= reach
      const [only] = named
      const means =
        phraseAt(english.pronouns, sentence.words, at) === 1
        && /^(?:him|her|them)$/.test(word.text)
        && named.length === 1
        && !crowd
        && !(group && word.text === 'them')
        && !reader.dead.has(only!)
        && (since <= reach || refreshed)
      return means ? { ...word, means: only! } : word
    })
    since = refreshed ? 1 : since + 1
    return { ...sentence, words }
  })
}

/** Everybody that a word could be said of; the writer is never a third person. */
function namedHere({ book, sender }: SenderContext, words: readonly Word[], at: number): SeatId[] {
  const found = words[at]!.name ?? book.looseAt(words, at, english.ordinary)
  return found?.slots.filter(slot => slot !== sender) ?? []
}

/** `the body`, where just one kill was ordered before: whom it is to be. */
export function withBody(
  { team }: SenderContext,
  words: readonly Word[],
  before: readonly Clause[],
): Word[] | undefined {
  const at = words.findIndex(
    ({ text, name }, index) =>
      !name && english.bodies.test(text) && phraseAt(english.determiners, words, index - 1) > 0,
  )
  if (at < 0 || words[at]!.means !== undefined) return undefined
  const killed = new Set(
    before.flatMap(clause =>
      (clause.is === 'order' || clause.is === 'carried')
      && clause.abilities !== 'any'
      && clause.abilities.length
      && clause.abilities.every(id => team.abilities.has(id))
        ? clause.is === 'order' && (clause.negative || clause.troubles.some(({ why }) => why !== 'carrier'))
          ? ['', ' ']
          : clause.targets.map(({ slot }) => slot)
        : [],
    ),
  )
  return killed.size === 1
    ? words.map((word, index) => (index === at ? { ...word, means: [...killed][0]! } : word))
    : undefined
}
