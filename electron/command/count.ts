/** `count FILE`: not built yet. */
import { onlyPath, read } from './arguments.ts'
import { refused } from './problems.ts'
import type { ExitCode, Terminal } from './terminal.ts'

export function count(words: string[], terminal: Terminal): ExitCode {
  onlyPath(read(words, {}).paths, 'count FILE')
  return refused({ ok: false, code: 'notFound', message: 'count is not built yet: votes come with the systems that have them.', remedy: 'Nights can be resolved already: resolve FILE.' }, terminal)
}
