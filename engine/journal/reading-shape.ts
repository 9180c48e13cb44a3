/** A reading as it is kept with its message. Later readers may find other things; what was read stays as it was read. */
import { z } from 'zod'
import { asItStands, Id, listOf, oneOf, Pasted, Stretch } from '../shape/shape.ts'
import type { Note, Reading, Why } from './reading.ts'

const whys = oneOf<Why>({
  noTarget: true,
  unknownTarget: true,
  nearTarget: true,
  possessive: true,
  several: true,
  oneOf: true,
  wrongCount: true,
  conditional: true,
  question: true,
  unread: true,
  past: true,
  otherActs: true,
  carrier: true,
  otherNight: true,
  early: true,
  wavering: true,
  hidden: true,
  openQuote: true,
  quotedOrder: true,
  notOwned: true,
  whichAbility: true,
  conflict: true,
  contradiction: true,
  correction: true,
  nothingToRepeat: true,
  bareName: true,
  affirmed: true,
  misspelt: true,
  onlySubject: true,
  forHost: true,
  noSender: true,
  tooLong: true,
})
const kinds = oneOf<Note['kind']>({
  cancel: true,
  negated: true,
  quoted: true,
  struck: true,
  question: true,
  conditional: true,
  nothing: true,
  declined: true,
  forOther: true,
})
const Chosen = z.record(Id, Pasted)
const Spans = listOf(Stretch)

/** All that a reading says, part by part. */
export const ReadingForm = z.strictObject({
  proposals: listOf(
    z.strictObject({
      by: Id,
      does: Id,
      to: listOf(Id),
      with: Chosen,
      spans: Spans,
      targets: Spans,
      repeats: z.literal(true).optional(),
      confidence: z.enum(['sure', 'likely']),
      refusal: z.strictObject({ rule: Id, says: Pasted }).optional(),
    }),
  ),
  doubts: listOf(
    z.strictObject({
      why: whys,
      span: Stretch.optional(),
      question: Pasted,
      choices: listOf(
        z.strictObject({
          says: Pasted,
          by: Id.optional(),
          does: Id.optional(),
          to: listOf(Id).optional(),
          with: Chosen.optional(),
        }),
      ),
    }),
  ),
  notes: listOf(z.strictObject({ kind: kinds, span: Stretch })),
}) satisfies z.ZodType<Reading>

export const ReadingShape = asItStands<Reading>(ReadingForm)

/** Every stretch of a reading with its place in it, to be held against the text it was read in. */
export function* stretchesIn({ proposals, doubts, notes }: Reading): Generator<[place: string, end: number]> {
  for (const [index, { spans, targets }] of proposals.entries()) {
    for (const [nth, { end }] of spans.entries()) yield [`proposals[${index}].spans[${nth}]`, end]
    for (const [nth, { end }] of targets.entries()) yield [`proposals[${index}].targets[${nth}]`, end]
  }
  for (const [index, { span }] of doubts.entries()) if (span) yield [`doubts[${index}].span`, span.end]
  for (const [index, { span }] of notes.entries()) yield [`notes[${index}].span`, span.end]
}
