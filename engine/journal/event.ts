/**
 * Journal events: what happened, in the past tense, as plain JSON. A game is these and nothing else; replaying them
 * gives the same bytes.
 */
import { z } from 'zod'
import { ReadingShape } from './reading-shape.ts'
import { AbilityShape, ModifierUseShape as ModifierUse, RoleShape } from '../rules/role-shape.ts'
import { limits } from '../shape/limits.ts'
import { Count, Field, Id, listOf, Moment, Name, oneOf, Pasted, Remark, Stretch, Whole } from '../shape/shape.ts'
import type { Locale } from '../text/locale.ts'

const Ids = listOf(Id)
const Setting = z.union([Field, z.boolean()])
const Value = z.union([Field, z.boolean(), z.number()])
/** A language by its code, whether it is spoken here or not: a game may come from where a file has its words. */
const LanguageCode = z.string().regex(/^[a-z]{2,3}$/) as unknown as z.ZodType<Locale, Locale>
/** How the name of who sits there is declined, see `text/name-forms.ts`. */
const Forms = z
  .strictObject({ gender: z.enum(['m', 'f']), gen: Name, dat: Name, acc: Name, ins: Name, pre: Name })
  .partial()
/** What a set-up lets players know at the start, or draws over them for the host alone: `to` nobody. */
const KnownAtStart = z.strictObject({
  to: listOf(Id, limits.seats),
  is: oneOf<'mark' | 'target' | 'names' | 'roles' | 'alignments' | 'exists' | 'talk' | 'as' | 'flips'>({
    mark: true,
    target: true,
    names: true,
    roles: true,
    alignments: true,
    exists: true,
    talk: true,
    as: true,
    flips: true,
  }),
  /** Who is known, or whom it fell to. */
  of: listOf(Id, limits.seats),
  /** What it is called: a mark, a role, when there is talk, the role that is told or shown in the place of the true one. */
  word: Name.optional(),
  value: Name.optional(),
})
/** When a player said that they would not be here, as the host noted it. */
const Absence = z.strictObject({ from: Moment, until: Moment, note: Remark.optional() })
/** Numbers that a host plays by: hours of silence until a prod, hours to answer it, prods until a replacement, posts a day. */
const ActivityShape = z
  .strictObject({ silent: Whole, answer: Whole, prods: Whole, least: Whole, most: Whole })
  .partial()
const SeatGiven = z.strictObject({
  slot: Name,
  role: Id,
  faction: Id,
  modifiers: listOf(ModifierUse, limits.few),
  settings: z.record(Id, Setting),
  alive: z.boolean(),
  bystander: z.boolean(),
  status: listOf(Id),
  uses: z.record(Id, Count),
  /** Who sits there, where the slot is not called so. */
  name: Name.optional(),
  aliases: listOf(Name, limits.few).optional(),
  heads: listOf(Name, limits.few).optional(),
  forms: Forms.optional(),
  details: z.record(Id, Field).optional(),
  /** How it went with whoever was dead before the game began here, as the host's list says it. */
  fate: Remark.optional(),
})
const Seats = listOf(SeatGiven, limits.seats)
/**
 * What a deal is proven by besides its key, in the words of the day on which it was dealt: a digest that was posted
 * holds although words change. A deal without it was proven by a shorter text (`game/deal-proof.ts`).
 */
const DealWords = z.strictObject({
  /** The role of each player, in the order of the seats. */
  roles: listOf(Field, limits.seats),
  /** Of a set-up: the roles that it writes, with the faction that each is of and what it is called. */
  legend: listOf(z.strictObject({ as: Field, faction: Id, said: Field })).optional(),
  /** Of a set-up: what fell by lot besides. */
  fell: listOf(Field).optional(),
})
/** What is counted of a player or a group. */
export const Keeps = z.record(Id, z.record(Id, Value))
/** A fact that is remembered. */
export const RememberedShape = z.strictObject({
  id: Whole.positive(),
  kind: Id,
  of: Id,
  by: Id.optional(),
  phase: Id,
  rule: Id,
  until: Id.optional(),
  data: z.record(Id, Value).optional(),
})
/** What a phase changed about a seat. */
export const SeatChangeShape = z
  .strictObject({
    details: z.record(Id, Field),
    role: Id,
    faction: Id,
    modifiers: listOf(ModifierUse, limits.few),
    status: Ids,
    uses: z.record(Id, Count),
    out: z.literal(true),
  })
  .partial()
const BallotGiven = z.strictObject({
  id: Id,
  by: Id,
  for: Id.optional(),
  nobody: z.literal(true).optional(),
  family: Id.optional(),
  individual: Id.optional(),
  at: Moment.optional(),
  advance: z.literal(true).optional(),
  channel: Id.optional(),
  post: Id.optional(),
  count: Id.optional(),
})
const PostGiven = z.strictObject({
  id: Id,
  by: Id,
  /** Under which name, where that is not the one of the seat. */
  writer: Name.optional(),
  text: Pasted,
  at: Moment.optional(),
  edited: z.literal(true).optional(),
  link: Pasted.optional(),
  number: Whole.optional(),
  about: z.literal(true).optional(),
  pasted: Moment.optional(),
  late: z.boolean().optional(),
})
/** What a host posted as a count. `after`: the last post of a player before it, where one was pasted. */
const CountGiven = PostGiven.extend({ by: Name, after: Id.optional() })
const Sender = { sender: Id.optional(), reading: ReadingShape }

export const GameEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('gameCreated'),
    system: Id,
    options: z.record(Id, Value),
    seed: Whole,
    customRoles: z.record(Id, RoleShape),
    customAbilities: z.record(Id, AbilityShape),
    seats: Seats,
    state: Keeps.optional(),
  }),
  /** Before the first phase: the whole roster again. */
  z.strictObject({ type: z.literal('rosterSet'), seats: Seats }),
  /** Before the first phase: the roles of the roster dealt anew by a key (`game/deal.ts`). */
  z.strictObject({
    type: z.literal('rolesDealt'),
    seats: Seats,
    key: z.string().regex(/^[0-9a-f]{32}$/),
    /** Where the roles were drawn from a set-up: its text, and what the set-up tells and draws besides. */
    setup: z.strictObject({ text: Field, chosen: Count.optional(), known: listOf(KnownAtStart) }).optional(),
    words: DealWords.optional(),
  }),
  z.strictObject({ type: z.literal('optionChosen'), option: Id, value: Value }),
  /** The host made a role of his own, or changed it. `abilities`: those that he composed for it. */
  z.strictObject({
    type: z.literal('roleMade'),
    id: Id,
    role: RoleShape,
    abilities: z.record(Id, AbilityShape).optional(),
  }),
  z.strictObject({ type: z.literal('roleDropped'), id: Id }),
  /** The host corrects or marks a seat; what is left out stays. `uses`: those made before there was a limit on them. */
  z.strictObject({
    type: z.literal('seatChanged'),
    slot: Id,
    change: SeatGiven.omit({ slot: true, alive: true, bystander: true })
      .extend({ note: Remark, away: listOf(Absence, limits.few) })
      .partial(),
  }),
  /** In which language its posts and messages are, from a phase on (by its place from 0). */
  z.strictObject({
    type: z.literal('languageChosen'),
    language: LanguageCode,
    from: Count,
  }),
  /** What the host noted about the game, for nobody but himself: all of it. */
  z.strictObject({ type: z.literal('gameNoted'), note: Field }),
  /** How far the message with his role is with a player: it was sent, or he has confirmed it; null: neither. */
  z.strictObject({ type: z.literal('roleTold'), slot: Id, state: z.enum(['sent', 'confirmed']).nullable() }),
  z.strictObject({ type: z.literal('gameFinished'), winner: Name }),
  /** `ended`, `seats`: what was to last up to a phase before this one, where that phase never came. */
  z.strictObject({
    type: z.literal('phaseOpened'),
    kind: Id,
    number: Whole,
    opens: Moment.optional(),
    closes: Moment.optional(),
    ended: listOf(Whole).optional(),
    seats: z.record(Id, SeatChangeShape).optional(),
  }),
  z.strictObject({
    type: z.literal('actionReceived'),
    id: Id,
    by: Id,
    does: Id,
    to: Ids,
    with: z.record(Id, Pasted),
    at: Moment.optional(),
    message: Id.optional(),
    read: listOf(Stretch).optional(),
  }),
  z.strictObject({ type: z.literal('actionWithdrawn'), id: Id }),
  /** The host lets an action count although it came late, or no longer. */
  z.strictObject({ type: z.literal('actionAdmitted'), id: Id, admitted: z.boolean() }),
  /**
   * A message as it was pasted, with what was read in it then (`engine/inbox`). `written`: the time as its header has it,
   * where that is none or is told from the moment of pasting: `at` is reckoned from that one then.
   */
  z.strictObject({
    type: z.literal('messageReceived'),
    id: Id,
    from: Pasted.optional(),
    at: Moment.optional(),
    written: Pasted.optional(),
    subject: Pasted.optional(),
    body: Pasted,
    ...Sender,
  }),
  z.strictObject({ type: z.literal('messageReread'), id: Id, ...Sender }),
  /** What became of something read: the order or the doubt of this number. */
  z.strictObject({ type: z.literal('orderTaken'), message: Id, proposal: Count }),
  z.strictObject({
    type: z.literal('doubtAnswered'),
    message: Id,
    doubt: Count,
    answer: Pasted,
  }),
  z.strictObject({ type: z.literal('messageDismissed'), id: Id, dismissed: z.boolean() }),
  /** `spends`: whether a use is gone, where that is not left to the rules. */
  z.strictObject({
    type: z.literal('actionOverruled'),
    id: Id,
    holds: z.boolean(),
    reason: Remark,
    spends: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('overruleLifted'), id: Id }),
  /** `head`: who of a hydra makes room; without it all who played there. `heads`: of whom a hydra is made that sits down. */
  z.strictObject({
    type: z.literal('playerReplaced'),
    slot: Id,
    name: Name,
    head: Name.optional(),
    heads: listOf(Name, limits.few).optional(),
  }),
  /** Who waits to come in for somebody, first to last: all of them. */
  z.strictObject({ type: z.literal('substitutesListed'), names: listOf(Name, limits.seats) }),
  /** What players call no lynch, besides what it is called anyway. */
  z.strictObject({ type: z.literal('nobodyCalled'), names: listOf(Name, limits.few) }),
  z.strictObject({ type: z.literal('playerRemoved'), slot: Id, reason: Remark, at: Moment.optional() }),
  /** The host asked these players for a sign of life; `reminder`: for what they had not sent in, or for their vote. */
  z.strictObject({
    type: z.literal('playersProdded'),
    slots: listOf(Id, limits.seats),
    at: Moment,
    reminder: z.literal(true).optional(),
  }),
  /** What the host asks of players between their posts: all of it. */
  z.strictObject({ type: z.literal('activityRuled'), rule: ActivityShape }),
  /** A step of the host around the last phase that nothing else tells of was done, or was not after all. */
  z.strictObject({ type: z.literal('stepTicked'), step: Id, done: z.boolean() }),
  z.strictObject({ type: z.literal('deadlineMoved'), closes: Moment }),
  z.strictObject({ type: z.literal('promptAnswered'), prompt: Id, answer: Field }),
  z.strictObject({ type: z.literal('drawFixed'), for: Id, gives: Name }),
  z.strictObject({
    type: z.literal('phaseResolved'),
    deaths: Ids,
    recruited: listOf(z.strictObject({ who: Id, into: Id })),
    hidden: Ids,
    spent: listOf(z.strictObject({ who: Id, ability: Id, count: Whole })),
    /** How many readers it tells something: one text for each. */
    told: Whole.optional(),
    lynched: Ids.optional(),
    seats: z.record(Id, SeatChangeShape).optional(),
    facts: listOf(RememberedShape).optional(),
    ended: listOf(Whole).optional(),
    state: Keeps.optional(),
  }),
  z.strictObject({ type: z.literal('ballotCast'), ...BallotGiven.shape }),
  z.strictObject({ type: z.literal('ballotWithdrawn'), id: Id }),
  z.strictObject({ type: z.literal('postReceived'), ...PostGiven.shape }),
  z.strictObject({ type: z.literal('countReceived'), ...CountGiven.shape }),
  /** A post of a player, or a count. */
  z.strictObject({ type: z.literal('postDropped'), id: Id }),
  /** The host says whether a post that tells no time came after the deadline. */
  z.strictObject({ type: z.literal('postTimed'), id: Id, late: z.boolean() }),
  /**
   * What may be a vote in a post is none, as the host says; the rest of the post counts. `name`: what stands there for whom
   * it would be; `vote`: the clear vote it is, of several in a post.
   */
  z.strictObject({ type: z.literal('voteDenied'), id: Id, name: Pasted, vote: Id.optional() }),
  /** The host dealt with what a post wants of them, or did not after all. */
  z.strictObject({ type: z.literal('postHandled'), id: Id, handled: z.boolean() }),
  /** The host fills in a form of the system (`Books.forms`), or takes back what he recorded. */
  z.strictObject({
    type: z.literal('recorded'),
    id: Id,
    form: Id,
    phase: Id.optional(),
    values: z.record(Id, Field),
  }),
  z.strictObject({ type: z.literal('recordDropped'), id: Id }),
  /**
   * The past was mended, beginning with this phase (by its place from 0): what followed event number `to` no longer counts,
   * and what was kept in one go with this stands in its place. `merged`: the journal of a co-host was made one with it.
   */
  z.strictObject({
    type: z.literal('amended'),
    to: Count,
    phase: Count,
    reason: Remark,
    merged: z.literal(true).optional(),
  }),
  /** Everything after event number `to` no longer counts. Undo appends; nothing is ever deleted. */
  z.strictObject({ type: z.literal('undone'), to: Count }),
  /** What the last undo took back counts again, where nothing else came since. */
  z.strictObject({ type: z.literal('redone') }),
])
export type GameEvent = z.infer<typeof GameEvent>
