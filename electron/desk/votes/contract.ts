/** Calls about votes: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { File, FrameGiven, game, Id, Instant, Name, night, Page, phase, reading } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { CountTaken, ThreadTaken, VotesView } from './answers.ts'
import type { VotesCount } from './count-answers.ts'
import type { CountShown } from '../library/answers.ts'
import { CountShape } from '../library/settings-read.ts'
import type { DayView, PostedCounts, Prods, VotesAsOf } from './day-answers.ts'
import { copiedForums, type CopiedForum } from './copier/forums.ts'
import type { FrameTried } from './frame-tried.ts'

const Anew = z.array(Id).max(limits.atOnce).optional()

export const voteContract = {
  /**
   * Counts a saved thread.
   * @param files `saved`: when, so that times told from then are known.
   * @param players a list, one a line.
   * @param rules a case file: then its rules count, its options say what is a vote, and its seats are the players.
   * @param case which of its cases, where there are several.
   * @param titles what the host calls a count besides.
   * @param nicknames what becomes of one that one living player alone can be meant by.
   * @param double how those vote who have two votes.
   * @param from, to, baseline a post by its number or id
   */
  'votes.count': z.strictObject({
    files: z.array(File.extend({ saved: Instant.optional() })),
    players: File.optional(),
    rules: File.optional(),
    case: z.string().optional(),
    hosts: z.array(Name).max(limits.few).optional(),
    style: z.string().optional(),
    titles: z.array(Name).max(limits.few).optional(),
    nicknames: z.string().optional(),
    double: z.string().optional(),
    hammer: z.string().optional(),
    frame: FrameGiven.optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    baseline: z.string().optional(),
  }),
  /** Tries a description of pages on one. Keeps nothing. */
  'votes.frame': z.strictObject({ page: Page, frame: FrameGiven, ...reading }),
  /** Ballots, posts and the tally of a phase. */
  'votes.view': z.strictObject(night),
  /** How the vote of a phase went, who writes, and how the deadline was moved. */
  'votes.day': z.strictObject(phase),
  /** The count as it stood when a post was written. */
  'votes.asOf': z.strictObject({ ...phase, post: Id }),
  /** The count as a host posts it, as of a post or of now, with the parts that are asked for; those of the game where none are. */
  'votes.countPost': z.strictObject({
    ...phase,
    post: Id.optional(),
    ...CountShape.partial().shape,
  }),
  /** Counts that hosts posted in the thread, and where they differ from this one. @param last only the last of them */
  'votes.counts': z.strictObject({ ...phase, last: z.literal(true).optional() }),
  /** What is sent to whoever is silent. @param hours since the last post, where there was one */
  'votes.prods': z.strictObject({
    ...phase,
    silent: z.array(z.strictObject({ slot: Id, hours: z.number().int().nonnegative().optional() })).max(limits.atOnce),
  }),
  /** What is sent to whoever is silent was sent to these players now. */
  'votes.prodded': z.strictObject({ ...game, slots: z.array(Id).min(1).max(limits.seats) }),
  'votes.cast': z.strictObject({
    ...game,
    by: Id,
    for: Id.optional(),
    nobody: z.literal(true).optional(),
    family: Id.optional(),
    individual: Id.optional(),
    at: Instant.optional(),
    advance: z.boolean().optional(),
    channel: Id.optional(),
  }),
  /**
   * Takes the votes of a count that a host posted, as if they had been cast when it was: a game that is taken over goes on from there.
   * @param at when it was posted, where the text does not say
   */
  'votes.takeCount': z.strictObject({ ...game, text: Page, at: Instant.optional(), ...reading }),
  /**
   * Takes a count of the thread at its word where it has voters otherwise than here: each vote has its place there.
   * @param post of the count
   * @param voters whose votes; of all where absent
   */
  'votes.takeCounted': z.strictObject({ ...game, post: Id, voters: z.array(Id).min(1).max(limits.seats).optional() }),
  'votes.withdraw': z.strictObject({ ...game, id: Id }),
  /** A text copied in a browser with the marks of its HTML; of a message its bold is no matter. Keeps nothing. */
  'votes.marked': z.strictObject({ ...game, text: Page, html: Page, source: z.enum(['thread', 'message']) }),
  /**
   * Takes in pages of the thread; a post that is here already is known by its author, time and text.
   * @param instead posts that are taken in anew: they were read by the clock of another zone
   */
  'votes.paste': z.strictObject({ ...game, page: Page, instead: Anew, ...reading }),
  /**
   * Gathers files of the thread at a place, to be taken in together.
   * @param anew what was gathered there before is forgotten
   * @param goesOn it is more of the file before
   */
  'votes.gather': z.strictObject({
    ...game,
    reading: Id,
    file: z.string().min(1).max(limits.row),
    text: Page,
    savedAt: Instant.optional(),
    anew: z.boolean().optional(),
    goesOn: z.boolean().optional(),
  }),
  /** The page with a bookmark that copies a whole thread, and of which forums there is one. */
  'votes.copier': z.strictObject({ forum: z.enum(copiedForums).optional() }),
  /** Whether a text that was copied is a page of the thread of this game, with posts that are new. Keeps nothing. */
  'votes.recognise': z.strictObject({ ...game, text: Page, ...reading }),
  /** Takes in the files that were gathered at a place, in one go. */
  'votes.takeFiles': z.strictObject({ ...game, instead: Anew, reading: Id }),
  /**
   * Whom names in doubt mean: kept as aliases, so that everything like them is read too.
   * @param post where it was asked
   * @param slot nobody where it means no lynch
   */
  'votes.meant': z.strictObject({
    ...game,
    names: z.array(z.strictObject({ post: Id, name: Name, slot: Id.optional() })).max(limits.atOnce),
  }),
  'votes.dropPost': z.strictObject({ ...game, id: Id }),
  /** Whether a post that tells no time came after the deadline: all like it before it came in time too, or all behind it late. */
  'votes.timePost': z.strictObject({ ...game, id: Id, late: z.boolean() }),
  /** What may be a vote in a post is none: its rest counts. @param name what stands there for whom it would be */
  'votes.deny': z.strictObject({ ...game, id: Id, name: Name }),
} satisfies Record<string, z.ZodType>

export interface VoteAnswers {
  'votes.count': VotesCount
  'votes.frame': FrameTried
  'votes.view': VotesView
  'votes.day': DayView
  'votes.asOf': VotesAsOf
  'votes.countPost': { text: string } & CountShown
  'votes.counts': PostedCounts
  'votes.prods': Prods
  'votes.prodded': Changed
  'votes.cast': Changed & { id: string }
  'votes.takeCount': Changed & CountTaken
  'votes.takeCounted': Changed & { ballots: number }
  'votes.withdraw': Changed
  'votes.marked': { text: string }
  'votes.paste': Changed & ThreadTaken
  'votes.gather': { files: number }
  'votes.copier': { forums: { id: CopiedForum; name: string }[]; page?: { text: string; name: string } }
  'votes.recognise': { fresh: number }
  'votes.takeFiles': Changed & ThreadTaken
  /** How many ballots count now that were in doubt, and of how many names it is kept whom they mean. */
  'votes.meant': Changed & { ballots: number; kept: number }
  'votes.dropPost': Changed
  'votes.timePost': Changed & { posts: number }
  'votes.deny': Changed
}
