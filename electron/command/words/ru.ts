import type { LoadedOf } from '../../../engine/text/catalogue.ts'
import type { en } from './en.ts'
import { count } from './count.ru.ts'
import { files } from './files.ru.ts'
import { help } from './help.ru.ts'
import { proof } from './proof.ru.ts'
import { roles } from './roles.ru.ts'
import { sheet } from './sheet.ru.ts'
import { usage } from './usage.ru.ts'
import { words } from './words.ru.ts'

/** The same in Russian. */
export const ru: LoadedOf<typeof en> = { count, files, help, proof, roles, sheet, usage, words }
