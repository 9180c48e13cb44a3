/** What the desk says in English, by section. */
import { components } from './components.en.ts'
import { desk } from './desk.en.ts'
import { library } from './library.en.ts'
import { log } from './log.en.ts'
import { missing } from './missing.en.ts'
import { phases } from './phases.en.ts'
import { rules } from './rules.en.ts'

export const en = { components, desk, library, log, missing, phases, rules }
