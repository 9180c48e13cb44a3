/** `schema NAME`: the JSON Schemas of what the app writes and takes in, for editors and other tools; with `--out` all of them as files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { roleFileSchema } from '../../engine/cases/role-file.ts'
import { caseFileSchema } from '../../engine/cases/schema.ts'
import { setupSchema } from '../../engine/setups/written.ts'
import { jsonSchemaOf } from '../../engine/shape/json-schema.ts'
import { systems } from '../../engine/systems/index.ts'
import { gameFileSchema } from '../desk/games/game-file.ts'
import { CountShape, ResolveShape, RolesShape, WordsShape } from '../desk/json-shapes.ts'
import { knownSystem } from '../desk/known-system.ts'
import { suggest } from '../desk/refusal.ts'
import { calledSo, Misused, noPath, read } from './arguments.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

const answers = { resolve: ResolveShape, roles: RolesShape, words: WordsShape, count: CountShape }

/** Every schema by its name, and under which name it is kept in a file. */
export const schemas: Readonly<Record<string, () => object>> = {
  ...Object.fromEntries(systems.map(system => [`case-${system.id}`, () => caseFileSchema(system)])),
  role: roleFileSchema,
  setup: setupSchema,
  game: gameFileSchema,
  ...Object.fromEntries(
    Object.entries(answers).map(([name, shape]) => [
      name,
      () => jsonSchemaOf(name, `What nightdesk ${name} --json prints`, shape, 'written'),
    ]),
  ),
}

const textOf = (made: object): string => `${JSON.stringify(made, null, 2)}\n`

export function schema(words: string[], terminal: Terminal): ExitCode {
  const {
    paths: [name, ...more],
    options: { system, out },
  } = read(words, { locale: 'value', system: 'value', out: 'value' })
  noPath(more, say('usage.schemaName'))
  if (out !== undefined) return writeAll(out, terminal)
  if (name === 'case' && system === undefined)
    throw new Misused(say('usage.noSystem'), calledSo(say('usage.schemaOf', { system: 'rar' })))
  const known = name === 'case' ? `case-${knownSystem(system!).id}` : name
  const made = Object.entries(schemas).find(([one]) => one === known)?.[1]
  if (!made)
    throw new Misused(
      say('usage.noSchema'),
      suggest(name ?? '', ['case', ...Object.keys(schemas).filter(one => !one.startsWith('case-'))]),
    )
  terminal.out(textOf(made()))
  return done
}

function writeAll(folder: string, terminal: Terminal): ExitCode {
  for (const [name, made] of Object.entries(schemas)) {
    const file = join(folder, `${name}.json`)
    try {
      writeFileSync(file, textOf(made()))
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      throw new Misused(say('usage.notWritten', { file, why }), say('usage.checkFolder'))
    }
  }
  terminal.out(`${say('usage.schemasWritten', { folder, count: Object.keys(schemas).length })}\n`)
  return done
}
