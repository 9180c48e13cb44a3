/**
 * Journal events: what happened, in the past tense, as plain JSON. A game is these and nothing else; replaying them
 * gives the same bytes.
 */
import { z } from 'zod'

const Text = z.string()
const ModifierUse = z.strictObject({
  modifier: Text,
  count: z.number().int().positive().optional(),
  on: Text.optional(),
})
const Setting = z.union([Text, z.boolean()])
const Value = z.union([Text, z.boolean(), z.number()])
/** How the name of who sits there is declined, see `text/name-forms.ts`. */
const Forms = z
  .strictObject({ gender: z.enum(['m', 'f']), gen: Text, dat: Text, acc: Text, ins: Text, pre: Text })
  .partial()
const SeatGiven = z.strictObject({
  slot: Text,
  role: Text,
  faction: Text,
  modifiers: z.array(ModifierUse),
  settings: z.record(Text, Setting),
  alive: z.boolean(),
  bystander: z.boolean(),
  status: z.array(Text),
  uses: z.record(Text, z.number().int().nonnegative()),
  /** Who sits there, where the slot is not called so. */
  name: Text.optional(),
  aliases: z.array(Text).optional(),
  forms: Forms.optional(),
  details: z.record(Text, Text).optional(),
})
const Keeps = z.record(Text, z.record(Text, Value))
const Remembered = z.strictObject({
  id: z.number().int().positive(),
  kind: Text,
  of: Text,
  by: Text.optional(),
  phase: Text,
  rule: Text,
  until: Text.optional(),
  data: z.record(Text, Value).optional(),
})
const SeatChange = z
  .strictObject({
    details: z.record(Text, Text),
    role: Text,
    faction: Text,
    status: z.array(Text),
    uses: z.record(Text, z.number().int().nonnegative()),
    out: z.literal(true),
  })
  .partial()
const BallotGiven = z.strictObject({
  id: Text,
  by: Text,
  for: Text.optional(),
  family: Text.optional(),
  individual: Text.optional(),
  at: Text.optional(),
  advance: z.literal(true).optional(),
  post: Text.optional(),
})
const PostGiven = z.strictObject({
  id: Text,
  by: Text,
  text: Text,
  at: Text.optional(),
  edited: z.literal(true).optional(),
  link: Text.optional(),
  number: z.number().int().optional(),
})
const Range = z.strictObject({ start: z.number().int(), end: z.number().int() })
const Sender = { sender: Text.optional(), reading: z.unknown() }

export const GameEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('gameCreated'),
    system: Text,
    options: z.record(Text, Value),
    seed: z.number().int(),
    customRoles: z.record(Text, z.unknown()),
    customAbilities: z.record(Text, z.unknown()),
    seats: z.array(SeatGiven),
    state: Keeps.optional(),
  }),
  /** Before the first phase: the whole roster again. */
  z.strictObject({ type: z.literal('rosterSet'), seats: z.array(SeatGiven) }),
  z.strictObject({ type: z.literal('optionChosen'), option: Text, value: Value }),
  /** The host corrects or marks a seat; what is left out stays. */
  z.strictObject({
    type: z.literal('seatChanged'),
    slot: Text,
    change: SeatGiven.omit({ slot: true, uses: true, alive: true, bystander: true }).extend({ note: Text }).partial(),
  }),
  /** In which language its posts and messages are, from a phase on (by its place from 0). */
  z.strictObject({
    type: z.literal('languageChosen'),
    language: z.enum(['en', 'ru']),
    from: z.number().int().nonnegative(),
  }),
  z.strictObject({ type: z.literal('gameFinished'), winner: Text }),
  /** `ended`, `seats`: what was to last up to a phase before this one, where that phase never came. */
  z.strictObject({
    type: z.literal('phaseOpened'),
    kind: Text,
    number: z.number().int(),
    opens: Text.optional(),
    closes: Text.optional(),
    ended: z.array(z.number().int()).optional(),
    seats: z.record(Text, SeatChange).optional(),
  }),
  z.strictObject({
    type: z.literal('actionReceived'),
    id: Text,
    by: Text,
    does: Text,
    to: z.array(Text),
    with: z.record(Text, Text),
    at: Text.optional(),
    message: Text.optional(),
    read: z.array(Range).optional(),
  }),
  z.strictObject({ type: z.literal('actionWithdrawn'), id: Text }),
  /** The host lets an action count although it came late, or no longer. */
  z.strictObject({ type: z.literal('actionAdmitted'), id: Text, admitted: z.boolean() }),
  /** A message as it was pasted, with what was read in it then (`engine/inbox`). */
  z.strictObject({
    type: z.literal('messageReceived'),
    id: Text,
    from: Text.optional(),
    at: Text.optional(),
    subject: Text.optional(),
    body: Text,
    ...Sender,
  }),
  z.strictObject({ type: z.literal('messageReread'), id: Text, ...Sender }),
  /** What became of something read: the order or the doubt of this number. */
  z.strictObject({ type: z.literal('orderTaken'), message: Text, proposal: z.number().int().nonnegative() }),
  z.strictObject({
    type: z.literal('doubtAnswered'),
    message: Text,
    doubt: z.number().int().nonnegative(),
    answer: Text,
  }),
  z.strictObject({ type: z.literal('messageDismissed'), id: Text, dismissed: z.boolean() }),
  z.strictObject({ type: z.literal('actionOverruled'), id: Text, holds: z.boolean(), reason: Text }),
  z.strictObject({ type: z.literal('overruleLifted'), id: Text }),
  z.strictObject({ type: z.literal('playerReplaced'), slot: Text, name: Text }),
  z.strictObject({ type: z.literal('playerRemoved'), slot: Text, reason: Text }),
  z.strictObject({ type: z.literal('deadlineMoved'), closes: Text }),
  z.strictObject({ type: z.literal('promptAnswered'), prompt: Text, answer: Text }),
  z.strictObject({ type: z.literal('drawFixed'), for: Text, gives: Text }),
  z.strictObject({
    type: z.literal('phaseResolved'),
    deaths: z.array(Text),
    recruited: z.array(z.strictObject({ who: Text, into: Text })),
    hidden: z.array(Text),
    spent: z.array(z.strictObject({ who: Text, ability: Text, count: z.number().int() })),
    /** How many readers it tells something: one text for each. */
    told: z.number().int().optional(),
    lynched: z.array(Text).optional(),
    seats: z.record(Text, SeatChange).optional(),
    facts: z.array(Remembered).optional(),
    ended: z.array(z.number().int()).optional(),
    state: Keeps.optional(),
  }),
  z.strictObject({ type: z.literal('ballotCast'), ...BallotGiven.shape }),
  z.strictObject({ type: z.literal('ballotWithdrawn'), id: Text }),
  z.strictObject({ type: z.literal('postReceived'), ...PostGiven.shape }),
  z.strictObject({ type: z.literal('postDropped'), id: Text }),
  /** The host fills in a form of the system (`System.forms`), or takes back what he recorded. */
  z.strictObject({
    type: z.literal('recorded'),
    id: Text,
    form: Text,
    phase: Text.optional(),
    values: z.record(Text, Text),
  }),
  z.strictObject({ type: z.literal('recordDropped'), id: Text }),
  /** Everything after event number `to` no longer counts. Undo appends; nothing is ever deleted. */
  z.strictObject({ type: z.literal('undone'), to: z.number().int().nonnegative() }),
  /** What the last undo took back counts again, where nothing else came since. */
  z.strictObject({ type: z.literal('redone') }),
])
export type GameEvent = z.infer<typeof GameEvent>
