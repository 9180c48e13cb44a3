/** What the desk says in Russian, by section. */
import { components } from './components.ru.ts'
import { desk } from './desk.ru.ts'
import { library } from './library.ru.ts'
import { log } from './log.ru.ts'
import { missing } from './missing.ru.ts'
import { phases } from './phases.ru.ts'
import { rules } from './rules.ru.ts'

export const ru = { components, desk, library, log, missing, phases, rules }
