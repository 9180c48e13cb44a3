/** Calls about set-ups, of which roles are drawn: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, Language, Name, Page, reading } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { SavedSetup, SetupReading, SignedUp } from './answers.ts'

const Text = z.string().max(limits.field)
/** How many somebody chose before the game. */
const Chosen = z.number().int().nonnegative().max(limits.seats).optional()

export const dealingContract = {
  /** Reads a set-up and tells what can come out, for so many players; keeps nothing. @param game whose own roles are known too */
  'dealing.read': z.strictObject({
    system: Id,
    text: Text,
    game: Id.optional(),
    players: z.number().int().positive().max(limits.seats).optional(),
    chosen: Chosen,
    ...reading,
  }),
  /** Reads who signed up, a line for each; keeps nothing. */
  'dealing.signed': z.strictObject({ text: Text }),
  /** Draws the roles of a set-up and deals them: to who sits in the roster, or to these. By a key that is drawn here. */
  'dealing.draw': z.strictObject({
    ...game,
    text: Text,
    names: z.array(Name).max(limits.seats).optional(),
    chosen: Chosen,
    ...reading,
  }),
  /** The page that checks any deal without the app. @param language in which it opens; else that of whoever asks */
  'dealing.page': z.strictObject({ language: Language.optional() }),
  /** The set-ups that are kept, by name: those for these rules, or all. */
  'dealing.saved': z.strictObject({ system: Id.optional() }),
  /** Keeps a set-up under the name in its text, or under this one. One of the same name and rules is replaced. @param game whose own roles are known too */
  'dealing.save': z.strictObject({
    system: Id,
    text: Text,
    game: Id.optional(),
    name: Name.optional(),
    ...reading,
  }),
  'dealing.drop': z.strictObject({ setup: Id }),
  /** Set-ups as the text of a file that others can take in. */
  'dealing.share': z.strictObject({ setups: z.array(Id).min(1).max(limits.atOnce) }),
  /** Takes in a file of set-ups, all of it or nothing. @param system for those that do not say for which rules they are @param game whose own roles are known too */
  'dealing.import': z.strictObject({
    file: Name,
    text: Page,
    system: Id.optional(),
    game: Id.optional(),
    ...reading,
  }),
} satisfies Record<string, z.ZodType>

export interface DealingAnswers {
  'dealing.read': SetupReading
  'dealing.signed': SignedUp
  'dealing.draw': Changed
  /** A page, and what to call its file. */
  'dealing.page': { text: string; name: string }
  'dealing.saved': { setups: SavedSetup[] }
  /** `was`: the text that it replaces. */
  'dealing.save': { id: string; name: string; was?: string }
  /** What was dropped. */
  'dealing.drop': SavedSetup
  'dealing.share': { text: string; name: string }
  /** `same`: names of those that were here already, to the letter. */
  'dealing.import': { added: { id: string; name: string; system: string; systemName: string }[]; same: string[] }
}
