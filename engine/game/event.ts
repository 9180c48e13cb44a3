/**
 * Journal events: what happened, in the past tense, as plain JSON. A game is these and nothing else; replaying them
 * gives the same bytes.
 */
import { z } from 'zod'

const Text = z.string()
const ModifierUse = z.strictObject({ modifier: Text, count: z.number().int().positive().optional(), on: Text.optional() })
const Setting = z.union([Text, z.boolean()])
const SeatGiven = z.strictObject({
  slot: Text, role: Text, faction: Text, modifiers: z.array(ModifierUse), settings: z.record(Text, Setting),
  alive: z.boolean(), bystander: z.boolean(), status: z.array(Text), uses: z.record(Text, z.number().int().nonnegative()),
})

export const GameEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('gameCreated'), system: Text, options: z.record(Text, z.union([Text, z.boolean(), z.number()])), seed: z.number().int(),
    customRoles: z.record(Text, z.unknown()), customAbilities: z.record(Text, z.unknown()), seats: z.array(SeatGiven),
  }),
  z.strictObject({ type: z.literal('phaseOpened'), kind: Text, number: z.number().int(), opens: Text.optional(), closes: Text.optional() }),
  z.strictObject({ type: z.literal('actionReceived'), id: Text, by: Text, does: Text, to: z.array(Text), with: z.record(Text, Text), at: Text.optional() }),
  z.strictObject({ type: z.literal('actionWithdrawn'), id: Text }),
  z.strictObject({ type: z.literal('actionOverruled'), id: Text, holds: z.boolean(), reason: Text }),
  z.strictObject({ type: z.literal('overruleLifted'), id: Text }),
  z.strictObject({ type: z.literal('playerReplaced'), slot: Text, name: Text }),
  z.strictObject({ type: z.literal('playerRemoved'), slot: Text, reason: Text }),
  z.strictObject({ type: z.literal('deadlineMoved'), closes: Text }),
  z.strictObject({ type: z.literal('promptAnswered'), prompt: Text, answer: Text }),
  z.strictObject({ type: z.literal('drawFixed'), for: Text, gives: Text }),
  z.strictObject({
    type: z.literal('phaseResolved'), deaths: z.array(Text), recruited: z.array(z.strictObject({ who: Text, into: Text })),
    hidden: z.array(Text), spent: z.array(z.strictObject({ who: Text, ability: Text, count: z.number().int() })),
  }),
  /** Everything after event number `to` no longer counts. Undo appends; nothing is ever deleted. */
  z.strictObject({ type: z.literal('undone'), to: z.number().int().nonnegative() }),
])
export type GameEvent = z.infer<typeof GameEvent>
