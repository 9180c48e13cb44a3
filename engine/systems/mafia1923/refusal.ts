/** What is refused, and is being asked about, when it is sent in. */
import type { Submission } from '../../journal/state.ts'

/** An action as it is sent in, or as somebody asks whether it could be. */
export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>
