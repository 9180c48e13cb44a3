/** The form of what `resolve --json` prints of a phase, for other programs. */
import { z } from 'zod'
import type { Claim } from '../reason/claim.ts'
import { ClaimShape, RowShape } from '../reason/claim-shape.ts'
import type { ReasonRow } from '../reason/table.ts'
import { RollShape, RulingShape, SpentShape, TotalsShape, VerdictShape } from '../resolve/kept.ts'
import { Count } from '../shape/shape.ts'
import type { PhaseFacts } from './facts.ts'

const Text = z.string()
const Texts = z.array(Text)
const TextOrTexts = z.union([Text, Texts])
const by = <Shape extends z.ZodType>(shape: Shape) => z.record(Text, shape)
const claim = ClaimShape as z.ZodType<Claim>

export const FactsShape = z.strictObject({
  phase: Text,
  deaths: Texts,
  alive: Texts,
  actions: by(z.strictObject({ verdict: VerdictShape, idle: z.boolean(), because: Texts })),
  landed: by(Texts),
  learned: by(z.array(by(TextOrTexts))),
  told: by(Texts),
  text: by(Text),
  public: by(TextOrTexts),
  status: by(Texts),
  uses: by(by(z.number())),
  state: by(by(z.union([Text, z.number(), z.boolean()]))),
  votes: TotalsShape.optional(),
  lynched: Texts,
  winner: Texts.optional(),
  topics: by(z.strictObject({ members: Texts, talk: z.enum(['night', 'always']) })),
  becomes: by(Text),
  flips: by(Text),
  refused: by(Text),
  prompts: Texts,
  rulings: z.array(RulingShape),
  rolls: z.array(RollShape),
  spent: z.array(SpentShape),
  messages: z.array(z.strictObject({ to: Text, kind: Text, paragraphs: Texts })),
  trees: z.strictObject({
    rows: z.array(RowShape as unknown as z.ZodType<ReasonRow>),
    roots: z.array(z.strictObject({ claim, holds: z.boolean(), row: Count })),
  }),
  pivots: z.array(
    z.strictObject({
      action: Text,
      ruling: z.boolean(),
      flips: z.array(z.strictObject({ claim, holds: z.boolean(), at: Texts.optional() })),
    }),
  ),
}) satisfies z.ZodType<PhaseFacts>
