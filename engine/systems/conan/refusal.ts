/** What refusals of this system are made of. */
import type { Game, PhaseState, Refusal, Submission } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import { options } from './options.ts'

/** What is about to be sent in. */
export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>
/** Why something may not be sent in; undefined where it may. */
export type Check = (game: Game, phase: PhaseState, move: Sent) => Refusal | undefined

export const no = (rule: string, says: string): Refusal => ({ rule, says })
/** What a game has an option set to. */
export const option = (game: Game, id: string): string | number | boolean =>
  own(game.options, id) ?? options[id]!.values[0]!
