/**
 * Nothing vanishes beside what was read: a sentence that alone would be asked about is asked about beside others too. Who is
 * only spoken of asks nothing there, and neither does what the orders that were read explain.
 */
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { Draft, Ambiguity } from '../draft-state.ts'
import { blanked } from './blanked.ts'
import { isPast, isThird, telling } from './moods.ts'
import { waitsForNames } from './weak-cues.ts'
import type { RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import type { RuSenderContext } from '../reader.ts'

/** @param read what the whole message came to @param alone reads one of its sentences as if nothing else were said */
export function withAskedAlone(
  body: string,
  read: RuReading,
  sentences: readonly Sentence[],
  alone: (body: string) => RuReading,
  { sender, ownRoles, means }: RuSenderContext,
): RuReading {
  const { drafts, queries } = read
  if (!drafts.length || queries.length || sentences.length < 2) return read
  const spans = drafts.flatMap(({ span, targets }) => [span, ...targets.map(target => target.span)])
  const isRead = ({ span: { start, end } }: Sentence): boolean =>
    spans.some(span => span.start < end && start < span.end)
  const isElse = ({ slot }: Target): boolean => slot !== sender && !ownRoles.has(slot)
  const left = sentences.filter(one => isLikeOrder(one, isElse) && !isRead(one))
  const readAlone = ({ span }: Sentence): RuReading => alone(blanked(body, around(body, span)))
  const asked = left.flatMap((one): Ambiguity[] => isNew(readAlone(one), drafts))
  // «Безумец: жгу, со мной горят Лорд и Оса»: who names nobody there may mean those.
  const idle = drafts.flatMap((draft): { draft: Draft; queries: Ambiguity[] }[] => {
    const own = !waitsForNames(draft, means)
      ? undefined
      : sentences.find(
          ({ span, targets }) => targets.length && span.start <= draft.span.start && draft.span.start < span.end,
        )
    const so = own && readAlone(own)
    return so && !so.drafts.length && so.queries.length ? [{ draft, queries: so.queries }] : []
  })
  return {
    ...read,
    drafts: drafts.filter(one => !idle.some(({ draft }) => draft === one)),
    queries: [...asked.slice(0, 1), ...idle.flatMap(one => one.queries)],
  }
}

/** A word of a move and whom it is about, and nothing that tells of what was, is not or may be. */
function isLikeOrder(
  { question, verbs, targets, roles, clashing, unknown, places, clauses }: Sentence,
  isElse: (target: Target) => boolean,
): boolean {
  if (question || (!clashing.length && ![...targets, ...roles].some(isElse))) return false
  return verbs.some(({ span, text }) => {
    const clause = clauses.find(({ start, end }) => start <= span.start && span.start < end)
    const strange = unknown.filter((_, at) => clause && clause.start <= places[at]! && places[at]! < clause.end)
    // «Безумец: жгу, со мной горят Лорд и Оса».
    const isHeaded = clauses.some(({ heads, end, words }) => heads && words.length < 5 && end <= span.start)
    const isOf = ({ start }: Range): boolean => !!clause && clause.start <= start && start < clause.end
    return (
      (isHeaded || clashing.some(isOf) || [...targets, ...roles].some(one => isElse(one) && isOf(one.span)))
      && !strange.some(word => isPast(word) || isThird(word))
      // «Писала, что сажаю Лорда».
      && !telling.has(clause?.words[0] ?? '')
      && (!strange.length || inFirstPerson(text) || isHeaded)
    )
  })
}

/** Everything but one sentence. */
const around = ({ length }: string, { start, end }: Range): Range[] => [
  { start: 0, end: start },
  { start: end, end: length },
]

function isNew({ drafts, queries }: RuReading, read: readonly Draft[]): Ambiguity[] {
  const isKnown = (id: string): boolean => read.some(({ does }) => does === id)
  const asked = queries.filter(
    ({ why, abilities }) => why !== 'bareName' && (abilities === 'all' || !abilities.some(isKnown)),
  )
  const more = drafts.filter(({ does }) => !isKnown(does))
  return [
    ...asked,
    ...more.map((draft): Ambiguity => ({ why: 'unread', span: draft.span, abilities: [draft.does], options: [draft] })),
  ]
}
