/** Everything that the command line says of its own. */
export { count } from './count.ts'
export { files } from './files.ts'
export { help } from './help.ts'
export { proof } from './proof.ts'
export { roles } from './roles.ts'
export { sheet } from './sheet.ts'
export { usage } from './usage.ts'
export { words } from './words.ts'
