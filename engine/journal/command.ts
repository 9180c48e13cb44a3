/** What a host may ask of a game, in the imperative. `decide` answers with events or a refusal. */
import type { Saying } from '../text/in-each.ts'
import type { Outcome } from './outcome.ts'
import type { Locale } from '../text/wording.ts'
import type { GameEvent } from './event.ts'
import type { Reading } from './reading.ts'
import type { ActivityRule, Ballot, CountPosted, HostRecord, MessageKept, Posted, Submission } from './state.ts'

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

export type Command =
  | { do: 'create'; game: Omit<Extract<GameEvent, { type: 'gameCreated' }>, 'type'> }
  | { do: 'setRoster'; seats: Event<'rosterSet'>['seats'] }
  /** @param key 32 hexadecimal digits that nobody can guess */
  | { do: 'deal'; key: string }
  /** Seats whose roles were drawn from a set-up by this key. */
  | {
      do: 'dealt'
      key: string
      seats: Event<'rolesDealt'>['seats']
      setup: NonNullable<Event<'rolesDealt'>['setup']>
      words: NonNullable<Event<'rolesDealt'>['words']>
    }
  | { do: 'choose'; option: string; value: string | boolean | number }
  | ({ do: 'makeRole' } & Omit<Event<'roleMade'>, 'type'>)
  | { do: 'dropRole'; id: string }
  | { do: 'changeSeat'; slot: string; change: Event<'seatChanged'>['change'] }
  | { do: 'speak'; language: Locale; from: number }
  | { do: 'note'; note: string }
  | { do: 'tellRole'; slot: string; state: 'sent' | 'confirmed' | null }
  | { do: 'finish'; winner: string }
  | { do: 'receive'; message: Omit<MessageKept, 'taken' | 'answered' | 'dismissed'> }
  | { do: 'reread'; id: string; sender?: string; reading: Reading }
  | { do: 'takeOrder'; message: string; proposal: number }
  | { do: 'answerDoubt'; message: string; doubt: number; answer: string }
  | { do: 'dismiss'; id: string; dismissed: boolean }
  | { do: 'admit'; id: string; admitted: boolean }
  | { do: 'openPhase'; kind: string; number: number; opens?: string; closes?: string }
  | { do: 'submit'; submission: Pick<Submission, 'id' | 'by' | 'does' | 'to' | 'with' | 'at' | 'message' | 'read'> }
  | { do: 'withdraw'; id: string }
  | { do: 'override'; id: string; holds: boolean; reason: string; spends?: boolean }
  | { do: 'liftOverride'; id: string }
  /** @param head who of a hydra makes room @param heads of whom a hydra is made that sits down */
  | { do: 'replace'; slot: string; with: string; head?: string; heads?: string[] }
  | { do: 'listSubstitutes'; names: string[] }
  | { do: 'callNobody'; names: string[] }
  | { do: 'modkill'; slot: string; reason: string; at?: string }
  /** @param reminder of what they have not sent in, or of their vote */
  | { do: 'prod'; slots: string[]; at: string; reminder?: true }
  | { do: 'ruleActivity'; rule: ActivityRule }
  | { do: 'tickStep'; step: string; done: boolean }
  | { do: 'handlePost'; id: string; handled: boolean }
  | { do: 'extend'; closes: string }
  | { do: 'answer'; prompt: string; answer: string }
  | { do: 'fixDraw'; for: string; gives: string }
  | { do: 'vote'; ballot: Omit<Ballot, 'withdrawn'> }
  | { do: 'withdrawVote'; id: string }
  | { do: 'receivePost'; post: Posted }
  | { do: 'receiveCount'; count: CountPosted }
  | { do: 'dropPost'; id: string }
  | { do: 'timePost'; id: string; late: boolean }
  | { do: 'denyVote'; id: string; name: string; vote?: string }
  | { do: 'record'; record: Omit<HostRecord, 'phase'> }
  | { do: 'dropRecord'; id: string }
  /** `outcome`: what this phase was resolved to already, where the caller has it. */
  | { do: 'resolve'; outcome?: Outcome }
  /** @param events what takes the place of all that followed event number `to`, made by `game/again.ts` */
  | { do: 'amend'; to: number; phase: number; reason: string; events: readonly GameEvent[] }
  /** @param events what takes the place of all that followed event number `to`, made by `game/merge` and played again */
  | { do: 'merge'; to: number; phase: number; events: readonly GameEvent[] }
  | { do: 'undo'; to: number }
  | { do: 'redo' }

/** A command that cannot be carried out: what is wrong, and what would be right. */
export interface Declined {
  declined: Saying
  remedy?: Saying
  /** What it names is not there. */
  absent?: true
}
