/** Everything that the command line says of its own, in English. */
import { count } from './count.en.ts'
import { files } from './files.en.ts'
import { help } from './help.en.ts'
import { proof } from './proof.en.ts'
import { roles } from './roles.en.ts'
import { sheet } from './sheet.en.ts'
import { usage } from './usage.en.ts'
import { words } from './words.en.ts'

export const en = { count, files, help, proof, roles, sheet, usage, words }
