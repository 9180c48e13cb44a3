/** What the desk says in Russian, by section. */
import { desk } from './desk.ru.ts'
import { log } from './log.ru.ts'
import { missing } from './missing.ru.ts'
import { phases } from './phases.ru.ts'

export const ru = { desk, log, missing, phases }
