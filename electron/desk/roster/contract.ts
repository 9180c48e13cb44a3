/** Calls about seats: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Aliases, Field, game, Id, Instant, Name, Page, reading, Remark } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { RoleLists, RosterGroup, RosterReading } from './answers.ts'

const Modifiers = z
  .array(z.strictObject({ modifier: Id, count: z.number().int().nonnegative().optional(), on: Id.optional() }))
  .max(limits.few)
const Choices = z.record(Id, z.union([Field, z.boolean()]))
const Details = z.record(Id, Field)
/** How a name is declined; what is left empty is not known. */
const Form = z.string().trim().max(limits.name).optional()
const Forms = z.strictObject({
  gender: z.enum(['m', 'f']).optional(),
  gen: Form,
  dat: Form,
  acc: Form,
  ins: Form,
  pre: Form,
})
const Seat = z.strictObject({
  name: Name,
  role: Id,
  faction: Id.optional(),
  modifiers: Modifiers.optional(),
  settings: Choices.optional(),
  aliases: Aliases.optional(),
  heads: Aliases.optional(),
  forms: Forms.optional(),
  details: Details.optional(),
  status: Aliases.optional(),
  dead: z.literal(true).optional(),
  fate: Remark.optional(),
  uses: z.record(Id, z.number().int().nonnegative().max(999)).optional(),
})

export const rosterContract = {
  /** Reads a pasted list; keeps nothing. @param game whose own roles are known too */
  'roster.read': z.strictObject({ system: Id, text: Page, game: Id.optional(), ...reading }),
  /** Reads lists of roles, as JSON or one role a line; keeps nothing. */
  'roster.lists': z.strictObject({ system: Id, text: Page, ...reading }),
  /** Says for every game by these rules what a word in the name of a role means; without a meaning it is asked again. */
  'roster.mean': z.strictObject({ system: Id, word: Name, means: Name.nullable(), game: Id.optional() }),
  /** Replaces the whole roster, while no phase was opened. */
  'roster.set': z.strictObject({ ...game, seats: z.array(Seat).max(limits.seats) }),
  /** Changes one seat from now on; what is left out stays. */
  'roster.change': z.strictObject({
    ...game,
    slot: Id,
    name: Name.optional(),
    role: Id.optional(),
    faction: Id.optional(),
    modifiers: Modifiers.optional(),
    settings: Choices.optional(),
    aliases: Aliases.optional(),
    /** Who plays the seat together, where several do. */
    heads: Aliases.optional(),
    forms: Forms.optional(),
    status: Aliases.optional(),
    note: Remark.optional(),
    /** When the player is not here: all of it, first to last. */
    absences: z
      .array(z.strictObject({ from: Instant, until: Instant, note: Remark.optional() }))
      .max(limits.few)
      .optional(),
    details: Details.optional(),
    /** What stood there when the name, the note or the details were written: where it is another by now, they are refused. */
    over: z.strictObject({ name: Name.optional(), note: Remark.optional(), details: Details.optional() }).optional(),
  }),
  /** Who is written to together: the living, the dead, spectators, factions that talk in private, substitutes. */
  'roster.groups': z.strictObject(game),
  /** Another sits down; `Zoe + Max` are two heads of a hydra. @param head who of a hydra makes room, in the place of all */
  'roster.replace': z.strictObject({ ...game, slot: Id, name: Name, head: Name.optional() }),
  /** Who waits to come in for somebody, first to last: all of them. */
  'roster.substitutes': z.strictObject({ ...game, substitutes: z.array(Name).max(limits.seats) }),
  /** The player leaves the game in this phase. */
  'roster.remove': z.strictObject({ ...game, slot: Id, reason: Remark, at: Instant.optional() }),
} satisfies Record<string, z.ZodType>

export interface RosterAnswers {
  'roster.groups': { revision: number; groups: RosterGroup[] }
  'roster.read': RosterReading
  'roster.lists': RoleLists
  /** All that was said. */
  'roster.mean': { meanings: Record<string, string> }
  'roster.set': Changed
  'roster.change': Changed
  'roster.replace': Changed
  'roster.substitutes': Changed
  'roster.remove': Changed
}
