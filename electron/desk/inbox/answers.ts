/** What the calls about messages and actions give. Ranges count from the start of the message's body. */
import type { Standing } from '../../../engine/game/entry.ts'
import type { Choice, Note } from '../../../engine/journal/reading.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'

export interface InboxView {
  revision: number
  /** In the order received. */
  messages: MessageView[]
  /** Everything sent in, in the order received. */
  actions: ActionView[]
  /** Who could act and sent nothing. */
  missing: { slot: SeatId; name: string; abilities: string[] }[]
  received: number
  expected: number
  /** Whose actions count though nothing was waited for from them. */
  besides: number
  /** Nothing can be added: why, and what to do. */
  closed?: { message: string; remedy: string }
}

/** `new`: something read wants to be taken; `doubt`: a question waits; `nothing`: no order was found; `taken`, `dismissed`: done. */
export type MessageState = 'new' | 'doubt' | 'nothing' | 'taken' | 'dismissed'

export interface MessageView {
  id: string
  /** As the header had it. */
  from?: string
  sender?: SeatId
  senderName?: string
  at?: string
  /** The time in the header, where that names no date: `at` is reckoned from when it was pasted, or there is none. */
  written?: string
  late: boolean
  subject?: string
  body: string
  state: MessageState
  /** What was read where, for highlighting; may overlap. */
  marks: { start: number; end: number; kind: 'read' | 'target' | 'doubt' | Note['kind'] }[]
  proposals: ProposalView[]
  doubts: DoubtView[]
  /** Actions that came of it. */
  actions: string[]
}

export interface ProposalView {
  said: Span[]
  by: SeatId
  does: string
  to: SeatId[]
  /** It takes these earlier actions back instead. */
  withdraws?: string[]
  /** Why it would not count as things stand. */
  refusal?: { rule: string; says: string; option?: string }
  repeats?: boolean
  /** The words on which it rests, where the rules of reading alone would have asked. */
  restsOn?: string[]
  taken: boolean
}

export interface DoubtView {
  why: string
  question: string
  start?: number
  end?: number
  choices: Choice[]
  answered?: string
}

export interface ActionView {
  id: string
  by: SeatId
  byName: string
  does: string
  to: SeatId[]
  said: Span[]
  at?: string
  standing: Standing
  /** Why it does not count, with its rule, and the option that does not allow it. */
  refusal?: { rule: string; says: string; option?: string }
  /** The host lets it count although it came late. */
  admitted: boolean
  message?: string
  ruled?: { holds: boolean; note: string; spends?: boolean }
}

/** What pasting brought. */
export interface Pasted {
  messages: string[]
  doubts: number
  proposals: number
  /** Messages of the page that were in the inbox already. */
  known: number
}
