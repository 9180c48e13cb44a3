/**
 * A game as folded from its journal: who sits where, what was sent in, what was resolved. Plain JSON throughout, so
 * two games are the same when their bytes are.
 */
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import type { Ability, ModifierUse, Role } from '../rules/role.ts'
import type { NameForms } from '../text/name-forms.ts'
import type { Locale } from '../text/wording.ts'
import type { GameEvent } from './event.ts'
import type { Reading } from './reading.ts'
import type { InEach } from '../text/in-each.ts'

export type { ModifierUse }

/** Why something sent in does not count. */
export interface Refusal {
  rule: RuleId
  says: InEach
  /** The option of the game that does not allow it. */
  option?: string
}

/** A time for which a player announced that they would not be here. */
export interface Absence {
  from: string
  until: string
  note?: string
}

/**
 * What a host asks of players between their posts; each number may be missing. `silent`: after so many hours a prod is due;
 * `answer`: hours to answer it; `prods`: after so many a replacement is due; `least` and `most`: posts a day.
 */
export interface ActivityRule {
  silent?: number
  answer?: number
  prods?: number
  least?: number
  most?: number
}

/** A head of a hydra, and who was there before it. */
export interface HeadFor {
  head: string
  before: string[]
}

export interface Seat {
  slot: SeatId
  /** Who sits there now. */
  name: string
  /** Who sat there before, first to last. */
  former?: string[]
  /** Other names of who sits there, under which players know them. */
  aliases?: string[]
  /** Who plays here together, where it is a hydra: each writes for the seat, and who names one names the seat. */
  heads?: string[]
  /** Who was one of its heads before, first to last. */
  formerHeads?: string[]
  /** For whom heads came in, each with those whose place it was, first to last. */
  headsFor?: HeadFor[]
  /** How the name is declined, as far as the host wrote it. */
  forms?: NameForms
  /** What the host noted. */
  note?: string
  /** When the player is not here, as announced. */
  away?: Absence[]
  role: string
  faction: string
  modifiers: ModifierUse[]
  settings: Record<string, string | boolean>
  alive: boolean
  /** A bystander has no ability, no vote duty and no reaction. */
  bystander: boolean
  /** Marks: what everybody could see on a table, or only the host knows (`Books.marks`). */
  status: string[]
  /** Uses made so far, by ability; those on oneself under `ability:self`. */
  uses: Record<string, number>
  /** What the system knows besides (`Books.fields`): a family, a will. */
  details?: Record<string, string>
  /** How it went with whoever was dead before the game began here: `lynched D1`. */
  fate?: string
}

/** What is so of a seat at the beginning. */
export const freshSeat = (): Pick<Seat, 'modifiers' | 'settings' | 'alive' | 'bystander' | 'status' | 'uses'> => ({
  modifiers: [],
  settings: {},
  alive: true,
  bystander: false,
  status: [],
  uses: {},
})

/** A word or number that the system keeps of a player or a group, and what it is called. */
export type Datum = string | number | boolean

/**
 * A fact of an earlier phase that still matters: a poisoning, a crime, a pair. Facts are never changed; later ones end
 * them. `id` counts from 1 over the game.
 */
export interface Remembered {
  id: number
  kind: string
  of: string
  by?: SeatId
  phase: string
  rule: RuleId
  until?: string
  data?: Record<string, Datum>
}

/** What a phase changed about a seat beyond dying. `details`: those that change; the others stay. */
export interface SeatChange {
  details?: Record<string, string>
  role?: string
  faction?: string
  modifiers?: ModifierUse[]
  status?: string[]
  uses?: Record<string, number>
  out?: true
}

/**
 * A ballot as it was cast, by hand or in a post. Without any choice it takes the voter's ballot back, `of` whom where it
 * names somebody; `nobody` is a choice too, of no lynch. `post`: the one it was read in; `after`: the last post that was here when it was cast by hand.
 */
export interface Ballot {
  id: string
  by: SeatId
  for?: SeatId
  nobody?: true
  of?: SeatId
  /** What stands behind an unvote in a post, where it is nobody's whole name. */
  inexactly?: string
  /** What stands for the name in a post, where the host has yet to confirm that it means this player. */
  likely?: string
  family?: string
  individual?: SeatId
  at?: string
  advance?: true
  /** What it came over, where the rules ask. */
  channel?: string
  post?: string
  /** Its post came after the deadline, as the host says. */
  late?: true
  after?: string
  /** The count of the host's that has it: there is its place. */
  count?: string
  withdrawn?: true
}

/**
 * Somebody whom the host took out of the game. `at`: when, where he said so; `after`, `ballot`: the last post and the last
 * ballot by hand that were here then.
 */
export interface Removal {
  who: SeatId
  note: string
  at?: string
  after?: string
  ballot?: string
}

/** A name that left a seat, who came in its place (all heads of a hydra), and the last post that was here then. */
export interface Replaced {
  name: string
  by: readonly string[]
  after?: string
}

/** A post of the thread, as it was pasted. */
export interface Posted {
  id: string
  by: SeatId
  /** Under which name, where that is not the one of the seat. */
  writer?: string
  text: string
  at?: string
  edited?: true
  link?: string
  number?: number
  /** Its time is what a page told from now, in minutes or hours: it may differ by one. */
  about?: true
  /** Of one that does not say when it was written: when it was pasted, which was later. */
  pasted?: string
  /** Whether it came after the deadline, as the host says where nothing else does. */
  late?: boolean
  /** The host dealt with what it wants of them. */
  handled?: true
  /** What may be a vote in it and is none, as the host says: the names that stand there. */
  denied?: readonly string[]
  /** The same of clear votes in it. */
  deniedVotes?: readonly string[]
}

/** A post in which a host counts the votes, under the name he writes by. `after`: the last post of a player before it. */
export interface CountPosted extends Posted {
  after?: string
}

/** Something the host recorded in a form of the system. */
export interface HostRecord {
  id: string
  form: string
  phase?: string
  values: Record<string, string>
}

/** An action as it was sent in. Whether it counts is worked out by `entry.ts`, so a later ruling can change it. */
export interface Submission {
  id: ActionId
  by: SeatId
  does: string
  to: SeatId[]
  with: Record<string, string>
  /** When it was received (ISO instant); without it, the order written decides. */
  at?: string
  /** The message it came with, and what was read there. */
  message?: string
  read?: { start: number; end: number }[]
  withdrawn?: true
  /** The host lets it count although it came late. */
  admitted?: true
  /** `spends`: whether a use is gone, where the host says so; else as the rules have it. */
  ruled?: { holds: boolean; note: string; spends?: boolean }
}

/** A private message to the host, as it was pasted. */
export interface MessageKept {
  id: string
  /** As its header has it. */
  from?: string
  sender?: SeatId
  at?: string
  /** The time in its header, where that names no date, or was not understood. */
  written?: string
  subject?: string
  body: string
  /** What was read in it; the game does not look inside. */
  reading: Reading
  /** The proposals that were taken, by number; the doubts that were answered, with what. */
  taken: number[]
  answered: Record<number, string>
  dismissed?: true
}

/** What a phase changed in the game; the rest of its outcome is recomputed, or kept beside the journal. */
export interface PhaseResult {
  deaths: SeatId[]
  recruited: { who: SeatId; into: string }[]
  hidden: SeatId[]
  spent: { who: SeatId; ability: string; count: number }[]
  /** How many readers it tells something. */
  told?: number
  /** Who was put to death by vote. */
  lynched?: SeatId[]
  seats?: Record<SeatId, SeatChange>
  /** Facts that begin to be remembered, and those that end. */
  facts?: Remembered[]
  ended?: number[]
  state?: Record<string, Record<string, Datum>>
}

export interface PhaseState {
  kind: string
  number: number
  opens?: string
  closes?: string
  submissions: Submission[]
  /** What came in, in the order pasted. */
  messages?: MessageKept[]
  /** The host's rulings, by prompt, in the order asked. */
  answers: Record<string, string[]>
  /** Draws the host fixed, by purpose, in the order drawn. */
  fixedDraws: { for: string; gives: string }[]
  removed: Removal[]
  /** Who left a seat, or the place of a head in it, while the phase was open. */
  replaced?: Replaced[]
  ballots?: Ballot[]
  posts?: Posted[]
  /** Whom the host asked for a sign of life, and when; `reminder`: for what was not sent in, or for a vote. */
  prods?: { who: SeatId; at: string; reminder?: true }[]
  /** Counts that hosts posted: a check on what is counted here, which decides nothing. */
  counts?: CountPosted[]
  /** Steps around it that the host ticked off. */
  ticked?: string[]
  result?: PhaseResult
}

/** Roles that were dealt: by which key, and to whom. */
export type Dealt = Pick<Extract<GameEvent, { type: 'rolesDealt' }>, 'key' | 'seats' | 'setup' | 'words'>

export interface Game {
  system: string
  options: Record<string, string | boolean | number>
  seed: number
  /** Roles and abilities the host composed for this game. */
  customRoles: Record<string, Role>
  customAbilities: Record<string, Ability>
  seats: Seat[]
  phases: PhaseState[]
  /** How its roles were dealt; not where they were given out by hand since. */
  dealt?: Dealt
  /** What is remembered of earlier phases, and what is counted, by player or group. */
  facts?: Remembered[]
  state?: Record<string, Record<string, Datum>>
  records?: HostRecord[]
  /** What the host noted about it, for nobody but himself. */
  note?: string
  /** Who was sent the message with his role, and who has confirmed it. */
  told?: Record<SeatId, 'sent' | 'confirmed'>
  /** Who waits to come in for somebody, first to last. */
  substitutes?: string[]
  /** What players call no lynch, besides what it is called anyway. */
  nobody?: string[]
  /** What the host asks of players between their posts. */
  activity?: ActivityRule
  /** In which language its texts are, from which phase on, first to last; as the system has it before. */
  languages?: { from: number; language: Locale }[]
  /** Who won, once the game is over. */
  winner?: string
}

export const seatOf = (game: Game, slot: SeatId): Seat | undefined => game.seats.find(seat => seat.slot === slot)
export const currentPhase = (game: Game): PhaseState | undefined => game.phases.at(-1)
