/** The checkout that a command of contributors measures: above its source, and above the program that was built. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// An address made of a literal and `import.meta.url` would be replaced by what it names when the program is built.
const { dirname } = import.meta
export const checkout =
  [join(dirname, '..'), join(dirname, '../..')].find(at => existsSync(join(at, 'package.json'))) ?? dirname
