/** What stands beside the orders and is still for the host: questions about the rules, and what is wished behind a withdrawal. */
import type { Clause } from './clause.ts'
import * as english from './lexicon-en.ts'
import { findPhrase } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence } from './sentences.ts'
import type { Ambiguity, Settled } from './draft-state.ts'
import { spanOf } from './target.ts'

/** Questions that no choice answers; the orders beside them stand. At most one is put to the host. */
export function rulesQuestions({ own }: SenderContext, sentences: readonly Sentence[]): Ambiguity[] {
  if (!own.forms.size) return []
  const found = sentences.find(({ words, question }) => {
    const asks =
      question
      && words.length > 3
      && findPhrase(english.rulesAsked, words, 0, words.length) >= 0
      && findPhrase(english.pleas, words, 0, words.length) < 0
    const ofOwn = words.some(
      ({ text, name }, at) => !name && own.startsAt(words, at) && own.from(text).some(({ form }) => form !== 'noun'),
    )
    const ofWriter =
      words.some(({ text }) => text === 'i' || text === 'my') && words.some(({ text }) => english.ruleTerms.test(text))
    return asks && (ofOwn || ofWriter)
  })
  return found
    ? [{ why: 'question', span: spanOf(found.words, 0, found.words.length), abilities: [], options: [] }]
    : []
}

/** `Cancel that, I'd rather …`: somebody is named behind it, and nothing came of it. */
export function afterCancel(
  { sender, own }: SenderContext,
  clauses: readonly Clause[],
  { drafts, queries, notes }: Settled,
): Ambiguity[] {
  const last = clauses.findLastIndex(({ is }) => is === 'cancel')
  if (
    last < 0
    || drafts.length
    || queries.length
    || !own.forms.size
    || notes.some(({ kind }) => kind === 'declined' || kind === 'negated')
  )
    return []
  const found = clauses
    .slice(last + 1)
    .find(
      (clause): clause is Extract<Clause, { is: 'talk' }> =>
        clause.is === 'talk' && clause.names?.some(slot => slot !== sender) === true && clause.wishes === true,
    )
  return found ? [{ why: 'unread', span: found.span, abilities: 'all', options: [] }] : []
}
