/** `schema role`, `schema case`: the JSON Schemas of what the app writes and takes in, for editors and other tools. */
import { roleFileSchema } from '../../engine/cases/role-file.ts'
import { caseFileSchema } from '../../engine/cases/schema.ts'
import { knownSystem } from '../desk/known-system.ts'
import { suggest } from '../desk/refusal.ts'
import { calledSo, Misused, read } from './arguments.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

const schemas = ['role', 'case']

export function schema(words: string[], terminal: Terminal): ExitCode {
  const {
    paths: [name = '', ...more],
    options: { system },
  } = read(words, { locale: 'value', system: 'value' })
  if (more.length || !schemas.includes(name)) throw new Misused(say('usage.noSchema'), suggest(name, schemas))
  if (name === 'case' && system === undefined)
    throw new Misused(say('usage.noSystem'), calledSo(say('usage.schemaOf', { system: 'rar' })))
  const made = system === undefined || name === 'role' ? roleFileSchema() : caseFileSchema(knownSystem(system))
  terminal.out(`${JSON.stringify(made, null, 2)}\n`)
  return done
}
