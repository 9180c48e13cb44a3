/** Calls about games and their phases: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import {
  Aliases,
  Field,
  FrameGiven,
  game,
  Id,
  Index,
  Instant,
  Language,
  Name,
  Page,
  reading,
  Remark,
} from '../input.ts'
import { RhythmShape } from '../library/rhythm.ts'
import { CountShape, longestReminder } from '../library/settings-read.ts'
import type { Changed, Rhythm } from '../library/answers.ts'
import type { GameListed, GameView, NextPhase, Sandbox, Twin } from './answers.ts'

export const gameContract = {
  'games.list': z.strictObject({}),
  /** Takes the samples out of the list in one go, with a way back, or brings them back. */
  'games.samples': z.strictObject({ away: z.boolean() }),
  'games.create': z.strictObject({
    name: Name,
    system: Id,
    zone: Id.optional(),
    dialect: Id.optional(),
    begins: Id.optional(),
    rhythm: RhythmShape.optional(),
  }),
  /** What the host chose for the last game that was made here: samples and sandboxes are none. */
  'games.latest': z.strictObject({}),
  'games.rename': z.strictObject({ ...game, name: Name }),
  'games.get': z.strictObject(game),
  /** How it is shown and written; what is left out stays. */
  'games.settings': z.strictObject({
    ...game,
    zone: Id.optional(),
    dialect: Id.optional(),
    hosts: Aliases.optional(),
    /** Hours before a deadline at which the host is told who is missing; 0: not before it has passed. */
    remind: z.number().int().min(0).max(longestReminder).optional(),
    /**
     * Where each faction talks in private, by its id, and the dead (`~dead`) and spectators (`~spectators`): all of
     * them.
     */
    topics: z.record(Id, Remark).optional(),
    frame: FrameGiven.optional(),
    /** What the host calls the counts in the thread: all of it. */
    titles: Aliases.optional(),
    /** How long phases last: all of it. */
    rhythm: RhythmShape.optional(),
    /** Who watches: all of them. */
    spectators: z.array(Name).max(limits.seats).optional(),
    /** Whether messages that leave something open are rather asked about, or rather read. */
    asking: z.enum(['more', 'usual', 'less']).optional(),
    /** What its vote counts tell as posts: all of it. */
    count: CountShape.optional(),
  }),
  /** Posts and messages are in this language from now on; what was sent stays as it was sent. */
  'games.speak': z.strictObject({ ...game, language: Language }),
  /**
   * What the host notes about a game, for nobody but himself: all of it.
   * @param over the note on top of which this one was written: where another one stands by now it is refused
   */
  'games.note': z.strictObject({ ...game, note: Field, over: Field.optional() }),
  'games.finish': z.strictObject({ ...game, winner: Name }),
  /** Archives a game, deletes it with a way back for thirty days, or brings it back (null). */
  'games.putAway': z.strictObject({ ...game, away: z.enum(['archived', 'deleted']).nullable() }),
  /** The same game a second time, to try something with it. */
  'games.copy': z.strictObject({ ...game, name: Name, ...reading }),
  /** The whole game as JSON text, and back. @param notes false: without what the host noted for himself, as a co-host gets it */
  'games.export': z.strictObject({ ...game, notes: z.boolean().optional() }),
  /** The phases that are locked, as a case file; or one of them by itself. */
  'games.asCase': z.strictObject({ ...game, phase: Index.optional() }),
  'games.import': z.strictObject({ text: z.string().max(limits.file), ...reading }),
  /**
   * A case as a game to play with, its last phase open; it is kept out of the list until it is wanted there.
   * @param line on which the case begins, where the file has several
   */
  'games.sandbox': z.strictObject({ file: Name, text: Page, line: Index.optional(), ...reading }),
  /** What comes after the phases there were. */
  'phases.next': z.strictObject(game),
  'phases.open': z.strictObject({
    ...game,
    kind: Id,
    number: z.number().int().positive(),
    opens: Instant.optional(),
    closes: Instant.optional(),
  }),
  'phases.extend': z.strictObject({ ...game, closes: Instant }),
  /** Resolves the open phase and keeps its outcome and trees for good. */
  'phases.lock': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export interface GameAnswers {
  'games.list': GameListed[]
  'games.samples': { games: string[] }
  'games.create': { game: string }
  'games.latest': { system?: string; zone?: string; dialect?: string; rhythm?: Rhythm }
  'games.rename': Changed
  'games.get': GameView
  'games.settings': Changed
  'games.speak': Changed
  'games.note': Changed
  'games.finish': Changed
  'games.export': { text: string; name: string }
  'games.putAway': Changed
  'games.copy': { game: string }
  'games.asCase': { text: string; name: string }
  'games.import': { game: string; twin?: Twin }
  'games.sandbox': Sandbox
  'phases.next': NextPhase
  'phases.open': Changed
  'phases.extend': Changed
  'phases.lock': Changed
}
