/** Calls about books, records and the set-up: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Field, game, Id, Index, Name } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { Newcomer, PanelsView, RecordsView, RoleMessages, SetupView } from './answers.ts'

export const panelContract = {
  /** The books of the system as they stand; before the first phase, without one. */
  'panels.view': z.strictObject({ ...game, phase: Index.optional() }),
  'records.view': z.strictObject(game),
  'records.add': z.strictObject({ ...game, form: Id, values: z.record(Id, Field) }),
  'records.drop': z.strictObject({ ...game, id: Id }),
  /** The rules that the set-up breaks. */
  'setup.view': z.strictObject(game),
  /** What each player is told before the game, in the dialect of the game where none is named. */
  'setup.messages': z.strictObject({ ...game, dialect: Id.optional() }),
  /** The host's own text of a player's message; null: as it is made. @param over the text on top of which it was written, null for none: where another one stands by now it is refused */
  'setup.word': z.strictObject({
    ...game,
    slot: Id,
    text: z.string().max(limits.edit).nullable(),
    over: z.string().max(limits.edit).nullable().optional(),
  }),
  /** How far the message with his role is with a player: it was sent, or he has confirmed it; null: neither. */
  'setup.told': z.strictObject({
    ...game,
    slot: z.union([Id, z.array(Id).max(limits.seats)]),
    state: z.enum(['sent', 'confirmed']).nullable(),
  }),
  /** What whoever takes over a seat is told. @param now the role as it is, where it is another than the seat was told at the start @param head who of a hydra it is for */
  'setup.newcomer': z.strictObject({
    ...game,
    slot: Id,
    dialect: Id.optional(),
    now: z.boolean().optional(),
    head: Name.optional(),
  }),
  /** Deals the roles of the roster among its players, by a key that is drawn here. */
  'setup.deal': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export interface PanelAnswers {
  'panels.view': PanelsView
  'records.view': RecordsView
  'records.add': Changed & { id: string }
  'records.drop': Changed
  'setup.view': SetupView
  'setup.messages': RoleMessages
  'setup.word': Changed
  'setup.told': Changed
  'setup.newcomer': Newcomer
  'setup.deal': Changed
}
