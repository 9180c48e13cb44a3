/** A move as it is asked about before it counts. */
import type { Game, PhaseState, Refusal, Submission } from '../../../journal/state.ts'

export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>

/** A move as it is judged; asked without targets only whether it could be made at all. */
export type Refuse = (game: Game, phase: PhaseState, move: Sent) => Refusal | undefined
