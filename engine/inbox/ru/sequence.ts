/** What a part of a message is to what was read before it: a further name, the same once more, another choice. */
import type { SeatId } from '../../reason/claim.ts'
import type { RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'

/** «Лечу Аню. Борю»: whoever is named alone behind an order may be meant by it too. */
export const isFurther = (
  { verbs, unknown, question, targets, clashing }: Sentence,
  { drafts }: RuReading,
  sender: SeatId,
): boolean =>
  !verbs.length
  && !unknown.length
  && !question
  && drafts.length > 0
  && (clashing.length > 0
    || targets.some(
      ({ slot }) => slot !== sender && !drafts.some(draft => draft.targets.some(one => one.slot === slot)),
    ))

export const isAlike = ({ clauses, span }: Sentence): boolean =>
  clauses.some(
    ({ start, end, words }) => start < span.end && span.start < end && /^(?:тоже|также)$/.test(words.at(-1) ?? ''),
  )

/** «… или к Агате»: what begins so leaves open what was asked for before it. */
export const isOrElse = ({ unknown: [first], places: [place], span }: Sentence): boolean =>
  place === span.start && (first === 'или' || first === 'либо')

/** «Про Борю передумал»: he is nobody whom an order is about. */
export const isOfOthers = ({ targets }: Sentence, { drafts }: RuReading): boolean =>
  targets.length > 0
  && drafts.length > 0
  && !targets.some(({ slot }) => drafts.some(draft => draft.targets.some(one => one.slot === slot)))
