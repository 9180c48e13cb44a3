/**
 * Roles of a host's own as a file that another host takes in: for which rules they are, and each as a case file has it.
 * JSON is YAML, so both are read alike.
 */
import { z } from 'zod'
import type { Game } from '../journal/state.ts'
import { jsonSchemaOf } from '../shape/json-schema.ts'
import type { System } from '../ruleset/system.ts'
import { RoleWritten } from './component-schema.ts'
import { reading, Report } from './complain.ts'
import { readCustom, type Custom } from './custom-roles.ts'
import { plain, type Node } from './locate.ts'
import type { ProblemFound } from './problem.ts'
import { said } from './said/file.ts'
import { Text, Word } from './words.ts'
import { rolesOf } from './write.ts'
import { readDocuments } from './yaml.ts'

const RoleFile = z.strictObject({
  $schema: Word.optional(),
  system: Word,
  roles: z.record(Text, RoleWritten),
})

/** What a file of roles looks like, as a JSON Schema for other tools. */
export const roleFileSchema = (): object => jsonSchemaOf('role', 'Roles of a Nightdesk game', RoleFile, 'read')

/** Reads a file of roles, all of it or nothing. Never throws. */
export function readRoleFile(
  text: string,
  file: string,
  systems: readonly System[],
): { system: System; custom: Custom } | { problems: ProblemFound[] } {
  const { documents, problems } = readDocuments(text, file)
  const [document] = documents
  if (problems.length || !document)
    return {
      problems: problems.length ? problems : [{ file, line: 1, message: said('noRoles'), remedy: said('likeRoles') }],
    }
  const report = new Report(file, document)
  const read = readIn(document, systems, report)
  return read && !report.problems.length ? read : { problems: report.problems }
}

function readIn(
  document: Node,
  systems: readonly System[],
  report: Report,
): { system: System; custom: Custom } | undefined {
  if (document.is !== 'keys') {
    report.at([], said('noRoles'), said('likeRoles'))
    return undefined
  }
  const shape = RoleFile.safeParse(plain(document), reading)
  if (!shape.success) {
    report.issues(shape.error.issues)
    return undefined
  }
  const { system: id, roles } = shape.data
  const known = report.known(
    ['system'],
    'system',
    id,
    systems.map(one => one.id),
  )
  const system = known ? systems.find(one => one.id === id) : undefined
  return system && { system, custom: readCustom(roles, system, report) }
}

/** Reads one role that a host filled in. @returns what is wrong with it where something is */
export function readRole(
  id: string,
  written: RoleWritten,
  system: System,
  { customRoles, customAbilities }: Pick<Game, 'customRoles' | 'customAbilities'>,
): Custom | { problems: ProblemFound[] } {
  const at = { line: 1, column: 1 }
  const report = new Report(written.name ?? id, { is: 'word', text: '', at, size: 1 })
  const known: System = {
    ...system,
    roles: Object.fromEntries(Object.entries({ ...system.roles, ...customRoles }).filter(([other]) => other !== id)),
    abilities: { ...system.abilities, ...customAbilities },
  }
  const custom = readCustom({ [id]: written }, known, report)
  return report.problems.length ? { problems: report.problems } : custom
}

/** Roles of a game as the text of such a file. */
export const roleFile = (system: string, made: Pick<Game, 'customRoles' | 'customAbilities'>): string =>
  `${JSON.stringify({ system, roles: rolesOf(made) }, asText, 2)}\n`

/** Every value of such a file is a text. */
const asText = (_: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value)
