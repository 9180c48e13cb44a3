/** `schema role`: the JSON Schema of what the app writes and takes in, for editors and other tools. */
import { roleFileSchema } from '../../engine/cases/role-file.ts'
import { suggest } from '../desk/refusal.ts'
import { Misused, read } from './arguments.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

const schemas = { role: roleFileSchema }

export function schema(words: string[], terminal: Terminal): ExitCode {
  const { paths } = read(words, { locale: 'value' })
  const [name = '', ...more] = paths
  const known = Object.keys(schemas)
  if (more.length || !Object.hasOwn(schemas, name)) throw new Misused(say('usage.noSchema'), suggest(name, known))
  terminal.out(`${JSON.stringify(schemas[name as keyof typeof schemas](), null, 2)}\n`)
  return done
}
