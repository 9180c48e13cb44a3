/** The priest’s night: which roles came to him. The maid’s, who goes out and reads. */
import type { Part } from '../part.ts'
import { readHeard, recordHeard } from './heard.ts'
import { leaveMessages, nobodyToServe, serving, servingRole, tellServed } from './maid.ts'
import { reportRoles } from './priest.ts'

export const seers: Part = {
  targetGuards: [nobodyToServe],
  effects: { serving, servingRole },
  results: ['served', 'forged'],
  asides: ['served', 'forged'],
  dawn: [reportRoles, tellServed],
}

/** Messages come in the place of others, and so when these are told. */
export const messages: Part = { dawn: [leaveMessages] }
/** What was told is read when all of it is. */
export const reading: Part = { dawn: [readHeard, recordHeard] }
