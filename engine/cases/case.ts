/** A case as read: every word of it known, every name of it somebody, every short form written out. */
import type { Ability, Role } from '../rules/role.ts'
import type { Seat } from '../journal/state.ts'
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import type { Locale } from '../text/wording.ts'
import type { Expect } from './expect-schema.ts'

export type { Problem } from './problem.ts'

/** A seat before the game: who sits there is called by the seat's own name. */
export type SeatGiven = Omit<Seat, 'name'>

export interface Case {
  title: string
  file: string
  line: number
  /** Which variant of the written case this is; absent for the case as it stands. */
  variant?: string
  system: string
  rules: RuleId[]
  /** Every option of the system: the default where the case says nothing. */
  options: Record<string, string | boolean | number>
  seed: number
  /** In which language texts are, where the case says so; else in English. */
  language?: Locale
  /** The players in the order written, then the bystanders. */
  seats: SeatGiven[]
  /** Counters as the case begins, by player. */
  state: Record<SeatId, Record<string, string | number | boolean>>
  customRoles: Record<string, Role>
  customAbilities: Record<string, Ability>
  phases: CasePhase[]
  /** Who won, as the host said before the first phase that comes after the end. */
  over?: string
  /** Under which names the host writes in the thread. */
  hosts?: string[]
  /** What they know as the game begins. */
  starts: Record<SeatId, { knows?: string[]; topic?: string; with?: SeatId[] }>
  setupCheck: boolean
  /** The rules that the set-up breaks. */
  setupExpect?: RuleId[]
}

export interface CasePhase {
  line: number
  kind: string
  number: number
  opens?: string
  closes?: string
  actions: CaseAction[]
  votes: CaseVote[]
  posts: CasePost[]
  commands: CaseCommand[]
  /** The host's rulings, by prompt, in the order asked. */
  answers: Record<string, string[]>
  /** Draws that are fixed, by purpose, in the order drawn. */
  draws: { for: string; gives: string }[]
  expect: Expect | undefined
}

export interface CaseAction {
  line: number
  id: ActionId
  by: SeatId
  does: string
  /** Players; in a system with group targets also a family, or `role:` and a role. */
  to: string[]
  with: Record<string, string>
  at?: string
}

/** One ballot, or the same ballot of several players. Without any target it is withdrawn (`unvote`); `nobody` is for no lynch. */
export interface CaseVote {
  line: number
  by: SeatId[]
  for?: SeatId
  nobody?: true
  family?: string
  individual?: SeatId
  at?: string
  /** Sent in before the vote began. */
  advance?: boolean
  /** What it came over, where the rules ask. */
  channel?: string
}

/** A post for the vote reader. */
export interface CasePost {
  line: number
  by: SeatId
  writer?: string
  text: string
  at?: string
  edited?: boolean
  /** When it was pasted, and whether it came after the deadline: of one without a time. */
  pasted?: string
  late?: boolean
}

/** What the host does in a phase. */
export type CaseCommand = { line: number } & (
  | { does: 'modkill'; who: SeatId; reason: string; at?: string }
  | { does: 'replace'; who: SeatId; with: string }
  | { does: 'override'; action: ActionId; holds: boolean; reason: string; spends?: boolean }
  | { does: 'withdraw'; action: ActionId }
  | { does: 'extend'; minutes: number }
  | { does: 'record'; form: string; values: Record<string, string> }
)
