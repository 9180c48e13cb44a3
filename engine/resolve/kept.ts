/**
 * What a phase was locked with, as it is kept: reasons stand in one table, and the outcome names its roots. It is looked
 * through when it is read back, since nobody knows where it has been meanwhile.
 */
import { z } from 'zod'
import { Keeps, RememberedShape, SeatChangeShape } from '../journal/event.ts'
import { Count, Field, Id, listOf, oneOf, Whole } from '../shape/shape.ts'
import { ClaimShape } from '../reason/claim-shape.ts'
import type { Reason } from '../reason/reason.ts'
import { fromTable, toTable, type ReasonTable } from '../reason/table.ts'
import { TableShape } from '../reason/table-shape.ts'
import type { Outcome, Proposal, Question, Tally, TallyStep, Tell, Verdict, VerdictWord } from '../journal/outcome.ts'

interface KeptOutcome extends Omit<Outcome, 'questions' | 'verdicts' | 'tally' | 'winner' | 'mayHangOn'> {
  questions: Rooted<Question>[]
  verdicts: Rooted<Verdict>[]
  tally?: Omit<Tally, 'steps'> & { steps: Rooted<TallyStep>[] }
  winner?: Rooted<Proposal>
}
type Rooted<Row> = Omit<Row, 'reason'> & { root?: number }

/** An outcome with its trees, as it is kept when its phase is locked. */
export interface Kept {
  outcome: KeptOutcome
  trees: ReasonTable
}

const Ids = listOf(Id)
const Words = z.union([Field, listOf(Field)])
const root = Count.optional()
export const TotalsShape = z.strictObject({
  players: z.record(Id, z.number()),
  families: z.record(Id, z.number()).optional(),
})
export const VerdictShape = oneOf<VerdictWord>({ succeeded: true, failed: true, partial: true, void: true })
const Recruited = z.strictObject({ who: Id, into: Id })

const Tells = listOf(
  z.strictObject({
    to: z.discriminatedUnion('to', [
      z.strictObject({ to: z.literal('player'), player: Id }),
      z.strictObject({ to: z.literal('public') }),
      z.strictObject({ to: z.literal('group'), group: Id }),
    ]),
    kind: Id,
    values: z.record(Id, Words),
    rule: Id.optional(),
    post: Id.optional(),
  }),
)

export const RulingShape = z.strictObject({
  id: Id,
  kind: z.enum(['notice', 'prompt']),
  rule: Id,
  actions: Ids,
  choices: listOf(
    z.strictObject({
      id: Field,
      gives: z
        .strictObject({
          deaths: Ids,
          learned: listOf(z.strictObject({ who: Id, ability: Id, about: Id, result: Words })),
          recruited: Ids,
          hidden: Ids,
        })
        .optional(),
    }),
  ),
  chosen: Field,
  answered: z.boolean(),
})
export const RollShape = z.strictObject({
  purpose: Id,
  rule: Id,
  of: Id,
  candidates: Ids,
  result: Id,
  fixed: z.boolean(),
})
export const SpentShape = z.strictObject({ who: Id, ability: Id, count: Whole, rule: Id, modifier: Id })

/** What an older or a newer resolver says besides is kept, and shown nowhere. */
const OutcomeShape = z.looseObject({
  deaths: Ids,
  questions: listOf(z.strictObject({ claim: ClaimShape, holds: z.boolean(), root, aside: z.literal(true).optional() })),
  learned: listOf(
    z.strictObject({
      who: Id,
      action: Id,
      ability: Id,
      about: Id,
      really: Id.optional(),
      result: Words,
      rule: Id,
      fact: Id.optional(),
    }),
  ),
  verdicts: listOf(
    z.strictObject({
      action: Id,
      verdict: VerdictShape,
      idle: z.boolean(),
      landed: Ids,
      root,
      unmade: z.literal(true).optional(),
    }),
  ),
  recruited: listOf(Recruited.extend({ by: Id })),
  hidden: Ids,
  spent: listOf(SpentShape),
  tells: Tells,
  rulings: listOf(RulingShape),
  rolls: listOf(RollShape),
  lynched: Ids.optional(),
  tally: z
    .strictObject({
      steps: listOf(
        z.strictObject({
          id: Id,
          rule: Id,
          before: TotalsShape,
          after: TotalsShape,
          ballots: listOf(z.strictObject({ by: Id, on: Id, before: z.number(), after: z.number() })).optional(),
          root: Count,
        }),
      ),
      totals: TotalsShape,
      counted: Ids,
      uncounted: listOf(z.strictObject({ ballot: Id, rule: Id, why: z.union([ClaimShape, Field]) })),
      weights: z.record(Id, z.number()).optional(),
      needed: z.number().optional(),
      needs: z.record(Id, z.number()).optional(),
      waits: Ids.optional(),
      locked: Id.optional(),
      ended: z.literal(true).optional(),
    })
    .optional(),
  winner: z.strictObject({ winners: Ids, rule: Id, root }).optional(),
  changes: z
    .strictObject({
      seats: z.record(Id, SeatChangeShape).optional(),
      facts: listOf(RememberedShape).optional(),
      ended: listOf(Whole).optional(),
      state: Keeps.optional(),
    })
    .optional(),
})

/** An outcome and its trees, as they are kept. */
export const KeptShape = z
  .object({ outcome: OutcomeShape, trees: TableShape })
  .superRefine(({ outcome, trees }, context) => {
    const { questions, verdicts, tally, winner } = outcome
    for (const [place, rows] of Object.entries({
      questions,
      verdicts,
      steps: tally?.steps ?? [],
      winner: winner ? [winner] : [],
    }))
      for (const [index, { root }] of rows.entries())
        if (root !== undefined && root >= trees.roots.length)
          context.addIssue({
            code: 'custom',
            message: 'names a tree that does not exist',
            path: ['outcome', place, index, 'root'],
          })
  })

/**
 * Looks through what a phase was locked with.
 * @param kept an outcome and its trees from wherever they were
 * @returns what is wrong with them, or the outcome with its reasons, every entry in its place
 */
export function readKept(kept: {
  outcome: unknown
  trees: unknown
}): { wrong: z.core.$ZodIssue[] } | { outcome: Outcome } {
  const { error } = KeptShape.safeParse(kept, { jitless: true })
  return error ? { wrong: error.issues } : { outcome: withReasons(kept as Kept) }
}

/** What of it was told, without looking at anything else; undefined where that is not as it was written. */
export const readTells = (outcome: unknown): Tell[] | undefined =>
  z.looseObject({ tells: Tells }).safeParse(outcome, { jitless: true }).data?.tells as Tell[] | undefined

function withReasons({ outcome, trees }: Kept): Outcome {
  const { questions, verdicts, tally, winner, ...rest } = outcome
  const reasons = fromTable(trees)
  const withReason = <Row extends { root?: number }>({ root, ...row }: Row) => ({
    ...row,
    ...(root !== undefined && { reason: reasons[root]! }),
  })
  return {
    ...rest,
    questions: questions.map(withReason),
    verdicts: verdicts.map(withReason),
    ...(tally && {
      tally: { ...tally, steps: tally.steps.map(({ root, ...step }) => ({ ...step, reason: reasons[root!]! })) },
    }),
    ...(winner && { winner: withReason(winner) }),
  }
}

/** An outcome as it is kept when its phase is locked. */
export function kept({ mayHangOn: _, questions, verdicts, tally, winner, ...rest }: Outcome): Kept {
  const reasons: Reason[] = []
  const named = <Row extends { reason?: Reason }>({ reason, ...row }: Row) => ({
    ...row,
    ...(reason && { root: reasons.push(reason) - 1 }),
  })
  const outcome = {
    ...rest,
    questions: questions.map(named),
    verdicts: verdicts.map(named),
    ...(tally && { tally: { ...tally, steps: tally.steps.map(named) } }),
    ...(winner && { winner: named(winner) }),
  }
  return { outcome, trees: toTable(reasons) }
}
