/**
 * The contract: every call that the desk answers, what it takes, and what it gives. Hosts are pipes to it, so everything
 * here survives JSON. Case files are read by the host that has them: calls take their text.
 */
import { z } from 'zod'
import { limits } from '../../engine/shape/limits.ts'
import type { CaseFacts, CaseSheet, CheckAnswer, CoverageAnswer, Resolved } from './case-answers.ts'
import type { VotesCount } from './count-answers.ts'
import type { Exported, PostsView } from './post-answers.ts'
import type { GameListed, GameView, LogRow, RosterReading, RulesView, Settings, WorkspaceInfo } from './game-answers.ts'
import type { InboxView, Pasted } from './inbox-answers.ts'
import type { ChangesView, NightView, PivotsView, TreeView } from './night-answers.ts'
import type {
  CompareView,
  NextPhase,
  PanelsView,
  RecordsView,
  SetupView,
  WordingRow,
  WordingView,
} from './panel-answers.ts'
import type { RolesAnswer, WordsAnswer } from './rule-answers.ts'
import type { VotesView } from './vote-answers.ts'

export type * from './case-answers.ts'
export type * from './count-answers.ts'
export type * from './game-answers.ts'
export type * from './inbox-answers.ts'
export type * from './night-answers.ts'
export type * from './panel-answers.ts'
export type * from './post-answers.ts'
export type * from './rule-answers.ts'
export type * from './vote-answers.ts'

/** A text and what problems call it. */
const File = z.strictObject({ file: z.string(), text: z.string() })

/** In which words: where a system has none in it, in English. */
const Language = z.enum(['en', 'ru'])

/** Which nights of a file: all of them where nothing is said. `without` leaves an action out as if never sent in. */
const nights = {
  locale: Language.optional(),
  case: z.string().optional(),
  phase: z.string().optional(),
  without: z.string().optional(),
}

const Name = z.string().trim().min(1).max(limits.name)
const Id = z.string().min(1).max(limits.id)
const Field = z.string().max(limits.field)
const Instant = z.iso.datetime({ offset: true })
const game = { game: Id }
const Index = z.number().int().nonnegative()
/** A phase of a game, by its place from 0. */
const phase = { game: Id, phase: Index }
/** What explanations are said in; English where nothing is said. */
const said = { language: Language.optional() }
/** A night, with these actions switched off. */
const night = { ...phase, ...said, without: z.array(Id).max(limits.atOnce).optional() }
const Modifiers = z
  .array(z.strictObject({ modifier: Id, count: z.number().int().nonnegative().optional(), on: Id.optional() }))
  .max(limits.few)
const Choices = z.record(Id, z.union([Field, z.boolean()]))
const Aliases = z.array(Name).max(limits.few)
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
  forms: Forms.optional(),
  details: Details.optional(),
  status: Aliases.optional(),
})
/** What is typed or pasted at most. */
const Page = z.string().max(limits.page)
const Remark = z.string().trim().max(limits.remark)

/** What a reading is called by whoever asks: how far it has come is told under this name, and a newer one of it stops it. */
const reading = { reading: Id.optional() }

/** Every call, by name. */
export const contract = {
  /** @param coverage with what the cases show of every system */
  'cases.check': z.strictObject({ files: z.array(File), coverage: z.boolean().optional() }),
  'cases.resolve': z.strictObject({ ...File.shape, ...nights }),
  'cases.sheet': z.strictObject({
    ...File.shape,
    ...nights,
    ascii: z.boolean().optional(),
    decisive: z.boolean().optional(),
  }),
  'cases.coverage': z.strictObject({ files: z.array(File), system: z.string().optional() }),
  /** Counts a saved thread. @param players a list, one a line. @param from, to, baseline a post by its number or id */
  'votes.count': z.strictObject({
    files: z.array(File),
    players: File.optional(),
    hosts: z.array(Name).max(limits.few).optional(),
    style: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    baseline: z.string().optional(),
  }),
  'rules.roles': z.strictObject({ system: z.string() }),
  'rules.words': z.strictObject({ system: z.string() }),

  'workspace.info': z.strictObject({}),
  'workspace.backUp': z.strictObject({}),
  /** Saves a whole copy: beside the file, or in the home folder where that cannot be; or in a place of one's own. Replaces nothing. */
  'workspace.saveCopy': z.strictObject({ path: z.string().min(1).max(4000).optional() }),
  'settings.get': z.strictObject({}),
  'settings.put': z.strictObject({ key: Id, value: z.unknown() }),

  'games.list': z.strictObject({}),
  'games.create': z.strictObject({ name: Name, system: Id, zone: Id.optional(), dialect: Id.optional() }),
  'games.rename': z.strictObject({ ...game, name: Name }),
  'games.get': z.strictObject(game),
  /** How it is shown and written; what is left out stays. */
  'games.settings': z.strictObject({ ...game, zone: Id.optional(), dialect: Id.optional(), hosts: Aliases.optional() }),
  /** Posts and messages are in this language from now on; what was sent stays as it was sent. */
  'games.speak': z.strictObject({ ...game, language: Language }),
  'games.finish': z.strictObject({ ...game, winner: Name }),
  /** The whole game as JSON text, and back. */
  'games.export': z.strictObject(game),
  'games.import': z.strictObject({ text: z.string().max(limits.file) }),

  /** Stops what is read under this name: nothing of it is kept. */
  'reading.stop': z.strictObject({ reading: Id }),

  /** Reads a pasted list; keeps nothing. */
  'roster.read': z.strictObject({ system: Id, text: Page, ...reading }),
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
    forms: Forms.optional(),
    status: Aliases.optional(),
    note: Remark.optional(),
    details: Details.optional(),
  }),
  'roster.replace': z.strictObject({ ...game, slot: Id, name: Name }),
  /** The player leaves the game in this phase. */
  'roster.remove': z.strictObject({ ...game, slot: Id, reason: Remark, at: Instant.optional() }),

  'options.view': z.strictObject(game),
  'options.choose': z.strictObject({ ...game, option: Id, value: z.union([Field, z.boolean(), z.number()]) }),

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

  'inbox.view': z.strictObject(phase),
  /** Takes in one message or a whole page of them. @param sender, at of a message without a header */
  'inbox.paste': z.strictObject({ ...game, page: Page, sender: Id.optional(), at: Instant.optional(), ...reading }),
  /** Takes what was read without doubt: of these messages, of all where none is named. */
  'inbox.take': z.strictObject({ ...game, messages: z.array(Id).max(limits.atOnce).optional() }),
  /** Answers a doubt of a message with one of its choices, or with none of them. */
  'inbox.answer': z.strictObject({ ...game, message: Id, doubt: Index, choice: Index.nullable() }),
  'inbox.sender': z.strictObject({ ...game, message: Id, sender: Id }),
  /** Sets a message aside, or back. */
  'inbox.dismiss': z.strictObject({ ...game, message: Id, dismissed: z.boolean() }),

  'actions.submit': z.strictObject({
    ...game,
    by: Id,
    does: Id,
    to: z.array(Id).max(limits.targets),
    with: z.record(Id, Page).optional(),
    at: Instant.optional(),
    message: Id.optional(),
  }),
  'actions.withdraw': z.strictObject({ ...game, id: Id }),
  /** Lets a late action count, or no longer. */
  'actions.admit': z.strictObject({ ...game, id: Id, admitted: z.boolean() }),
  'actions.override': z.strictObject({ ...game, id: Id, holds: z.boolean(), reason: Remark }),
  'actions.liftOverride': z.strictObject({ ...game, id: Id }),
  'rulings.answer': z.strictObject({ ...game, prompt: Id, answer: Id }),
  'draws.fix': z.strictObject({ ...game, for: Id, gives: Id }),

  /** Ballots, posts and the tally of a phase. */
  'votes.view': z.strictObject(night),
  'votes.cast': z.strictObject({
    ...game,
    by: Id,
    for: Id.optional(),
    family: Id.optional(),
    individual: Id.optional(),
    at: Instant.optional(),
    advance: z.boolean().optional(),
    channel: Id.optional(),
  }),
  'votes.withdraw': z.strictObject({ ...game, id: Id }),
  /** Takes in pages of the thread; a post that is here already is known by its author, time and text. */
  'votes.paste': z.strictObject({ ...game, page: Page, ...reading }),
  'votes.dropPost': z.strictObject({ ...game, id: Id }),

  /** The books of the system as they stand; before the first phase, without one. */
  'panels.view': z.strictObject({ ...game, phase: Index.optional() }),
  'records.view': z.strictObject(game),
  'records.add': z.strictObject({ ...game, form: Id, values: z.record(Id, Field) }),
  'records.drop': z.strictObject({ ...game, id: Id }),
  /** The rules that the set-up breaks. */
  'setup.view': z.strictObject(game),
  /** @param language one that the system has words in; that of the game's texts where nothing is said */
  'wording.view': z.strictObject({ ...game, ...said }),
  /** Says something otherwise in this game, or again as the system does. */
  'wording.edit': z.strictObject({ ...game, ...said, id: Id, says: Field.nullable() }),
  /** What would be wrong with a text, and how it would read: for every keystroke. Keeps nothing. */
  'wording.check': z.strictObject({ ...game, ...said, id: Id, says: Field }),
  /** The same night by the rules of another system. */
  'night.compare': z.strictObject({ ...phase, ...said, system: Id }),

  'night.view': z.strictObject(night),
  /** @param of the id of a row */
  'night.tree': z.strictObject({ ...night, of: z.string().max(limits.row) }),
  'night.pivots': z.strictObject({ ...phase, ...said }),
  'night.changes': z.strictObject(night),
  /** A tree as a nested list in a forum's dialect. */
  'night.outline': z.strictObject({ ...night, of: z.string().max(limits.row), dialect: Id }),

  'posts.view': z.strictObject({ ...phase, dialect: Id.optional() }),
  'posts.edit': z.strictObject({ ...phase, post: Id, text: z.string().max(limits.edit).nullable() }),
  /** Marks a post as sent, as it stands; or takes the mark back. */
  'posts.sent': z.strictObject({
    ...phase,
    post: Id,
    sent: z.boolean(),
    link: z.string().max(limits.remark).optional(),
  }),
  /** Writes everything of the phase beside the workspace: a file for each post, or one file. */
  'posts.export': z.strictObject({ ...phase, as: z.enum(['folder', 'file']) }),

  'log.view': z.strictObject(game),
  /** Takes back the last change, or everything from event `to` on. */
  'log.undo': z.strictObject({ ...game, from: Index.optional() }),
  'log.redo': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export type CallName = keyof typeof contract
export type CallInput<Name extends CallName> = z.input<(typeof contract)[Name]>

/** What a call that changes a game gives: its new revision. */
export interface Changed {
  revision: number
}

/** What each call gives. */
export interface Answers {
  'cases.check': CheckAnswer
  'cases.resolve': Resolved<CaseFacts>
  'cases.sheet': Resolved<CaseSheet>
  'cases.coverage': CoverageAnswer
  'votes.count': VotesCount
  'rules.roles': RolesAnswer
  'rules.words': WordsAnswer
  'workspace.info': WorkspaceInfo
  'workspace.backUp': { path: string }
  'workspace.saveCopy': { path: string }
  'settings.get': Settings
  'settings.put': Settings
  'games.list': GameListed[]
  'games.create': { game: string }
  'games.rename': Changed
  'games.get': GameView
  'games.settings': Changed
  'games.speak': Changed
  'games.finish': Changed
  'games.export': { text: string; name: string }
  'games.import': { game: string }
  /** Nothing was stopped where it had been read already. */
  'reading.stop': { stopped: boolean }
  'roster.read': RosterReading
  'roster.set': Changed
  'roster.change': Changed
  'roster.replace': Changed
  'roster.remove': Changed
  'options.view': RulesView
  'options.choose': Changed
  'phases.next': NextPhase
  'phases.open': Changed
  'phases.extend': Changed
  'phases.lock': Changed
  'inbox.view': InboxView
  'inbox.paste': Changed & Pasted
  'inbox.take': Changed & { actions: string[] }
  'inbox.answer': Changed
  'inbox.sender': Changed
  'inbox.dismiss': Changed
  'actions.submit': Changed & { id: string }
  'actions.withdraw': Changed
  'actions.admit': Changed
  'actions.override': Changed
  'actions.liftOverride': Changed
  'rulings.answer': Changed
  'draws.fix': Changed
  'votes.view': VotesView
  'votes.cast': Changed & { id: string }
  'votes.withdraw': Changed
  /** `earlier`: posts of an earlier phase, left out. */
  'votes.paste': Changed & { added: number; known: number; earlier: number; unknownAuthors: string[] }
  'votes.dropPost': Changed
  'panels.view': PanelsView
  'records.view': RecordsView
  'records.add': Changed & { id: string }
  'records.drop': Changed
  'setup.view': SetupView
  'wording.view': WordingView
  'wording.edit': Changed
  'wording.check': Pick<WordingRow, 'problems' | 'preview'>
  'night.compare': CompareView
  'night.view': NightView
  'night.tree': TreeView
  'night.pivots': PivotsView
  'night.changes': ChangesView
  'night.outline': { text: string }
  'posts.view': PostsView
  'posts.edit': Changed
  'posts.sent': Changed
  'posts.export': Exported
  'log.view': LogRow[]
  'log.undo': Changed & { says: string }
  'log.redo': Changed & { says: string }
}

/**
 * Why a call was not answered: no such call, input that does not fit, something named that is not there, a command that
 * the game does not allow, a reading that was stopped, the file (`full`, `readOnly`, `conflict` and the like, see
 * `electron/store/error.ts`), or a mistake of ours.
 */
export type RefusalCode =
  'unknownCall' | 'badInput' | 'notFound' | 'declined' | 'stopped' | 'noWorkspace' | 'file' | 'internal'

export interface CallRefused {
  ok: false
  code: RefusalCode
  message: string
  remedy?: string
}
export type CallResult<Value> = { ok: true; value: Value } | CallRefused
