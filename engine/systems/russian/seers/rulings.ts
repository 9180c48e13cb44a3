/** The priest’s night: which roles came to him. */
import type { Part } from '../part.ts'
import { reportRoles } from './priest.ts'

export const seers: Part = {
  dawn: [reportRoles],
}
