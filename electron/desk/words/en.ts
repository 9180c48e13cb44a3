/** What the desk says in English, by section. */
import { desk } from './desk.en.ts'
import { log } from './log.en.ts'
import { missing } from './missing.en.ts'
import { phases } from './phases.en.ts'

export const en = { desk, log, missing, phases }
