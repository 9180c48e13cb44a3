/**
 * What a writer says that others of the team will do with abilities of their own: `Zed will be roleblocking Ann`. It is
 * read as if they had written it, and the host is asked whether it counts from here.
 */
import { clausesOf } from './clauses.ts'
import { conditionsIn } from './condition.ts'
import type { knowledge } from './knowledge.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence, Word } from './sentences.ts'
import { settle } from './resolve-clauses.ts'
import type { Ambiguity } from './draft-state.ts'
import { past, spanOf } from './target.ts'
import type { SeatId } from '../reason/claim.ts'

type Known = ReturnType<typeof knowledge>

/** Names of teammates in one sentence that may each begin a deed: no sentence tells of more, and each is read to its end. */
const mostNamed = 12

/** Sentences without what they say of teammates, and the questions about that. */
export function withoutTeammates(
  reader: SenderContext,
  sentences: readonly Sentence[],
  knownOf: (slot: SeatId) => Known | undefined,
): { left: Sentence[]; told: Ambiguity[] } {
  const told: Ambiguity[] = []
  const left = sentences.flatMap((sentence): Sentence[] => {
    const { words, question } = sentence
    if (question || !reader.team.mates.size || conditionsIn(words).length) return [sentence]
    for (const at of mentions(reader, words).slice(0, mostNamed)) {
      const query = deedAt(reader, words, at, knownOf)
      if (!query) continue
      told.push(query)
      const before = words.slice(0, startOf(words, at))
      return before.length ? [{ ...sentence, words: before }] : []
    }
    return [sentence]
  })
  return { left, told }
}

/** Before the name: the comma or the `and` that parts it from what the writer does. */
function startOf(words: readonly Word[], at: number): number {
  let start = at
  while (start > 0 && /^(?:,|;|and|while|-|–|—)$/.test(words[start - 1]!.text)) start--
  return past(words, 0, english.openers) === at ? 0 : start
}

/** Where a teammate is named, behind a comma or an `and` or at the start. */
const mentions = ({ team, book }: SenderContext, words: readonly Word[]): number[] =>
  [...words.keys()].filter(at => {
    const slots = namedAt(book, words, at)?.slots
    return slots?.length === 1 && team.mates.has(slots[0]!) && (at === 0 || startOf(words, at) < at)
  })

/** Who is named there, also by a part of the name. */
const namedAt = (book: SenderContext['book'], words: readonly Word[], at: number): Word['name'] =>
  words[at]!.name ?? book.looseAt(words, at, english.ordinary)

/** What the teammate who is named there will do, where the rest of the sentence says just one thing. */
function deedAt(
  reader: SenderContext,
  words: readonly Word[],
  at: number,
  knownOf: (slot: SeatId) => Known | undefined,
): Ambiguity | undefined {
  const name = namedAt(reader.book, words, at)
  const mate = name!.slots[0]!
  const known = knownOf(mate)
  if (!known) return undefined
  const short = name!.possessive ? phraseAt(english.going, words, at + 1) : 0
  if (name!.possessive && !short) return undefined
  const verb = past(words, at + 1 + short, english.auxiliaries, english.linkers)
  const { drafts, queries } = settle(
    known.means,
    clausesOf(known.reader, { words: words.slice(verb), question: false, odd: false }),
  )
  const [draft] = drafts
  if (drafts.length !== 1 || queries.length || draft!.by !== undefined || reader.team.abilities.has(draft!.does))
    return undefined
  return {
    why: 'otherActs',
    span: spanOf(words, at, words.length),
    abilities: [],
    options: [{ does: draft!.does, targets: draft!.targets, by: mate, ...(draft!.with && { with: draft!.with }) }],
  }
}
