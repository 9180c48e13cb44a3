/** Which workspace a start of the app names: in its words, by a file of ours that was opened, or by another start. */
import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the files of workspaces end in. */
export const ending = '.nightdesk'

/** Whether a file is called as workspaces are. @param file its path, or anything */
export const isNamedOurs = (file: unknown): file is string =>
  typeof file === 'string' && isAbsolute(file) && file.toLowerCase().endsWith(ending)

/** The workspace that is named in the words of a start: by its switch, or by a file of ours as the system hands it over. */
export function namedIn(argv: readonly string[]): string | undefined {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { workspace: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  const file = values.workspace ?? positionals.find(word => word.toLowerCase().endsWith(ending))
  return typeof file === 'string' ? resolve(file) : undefined
}

/** What another start of the app handed over. It may be one of another version: nothing is taken for granted. */
export const workspaceOf = (handed: unknown): string | undefined =>
  typeof handed === 'object'
  && handed !== null
  && 'workspace' in handed
  && typeof handed.workspace === 'string'
  && isAbsolute(handed.workspace)
    ? handed.workspace
    : undefined
