/** A move as it is asked about before it counts. */
import type { Submission } from '../../../journal/state.ts'

export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>
