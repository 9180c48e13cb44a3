/** How every command says that something is wrong: `file:line: message. remedy`. */
import type { Problem } from '../../engine/cases/problem.ts'
import { oneLine } from '../../engine/text/literal.ts'
import type { Answers, CallInput, CallName, CallRefused, CallResult } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { language } from '../desk/words/say.ts'
import { readOne } from './files.ts'
import { broken, type ExitCode, type Terminal } from './terminal.ts'

/** One line: what is wrong, where, and what would be right. */
const problemLine = ({ file, line, message, remedy }: Problem): string =>
  oneLine(
    `${file}:${line}: ${message}${remedy === undefined ? '' : `${/[.?!]$/.test(message) ? '' : '.'} ${remedy.slice(0, 1).toUpperCase()}${remedy.slice(1)}`}`,
  )

export const printProblems = (problems: readonly Problem[], write: Terminal['out']): void => {
  for (const problem of problems) write(`${problemLine(problem)}\n`)
}

/** One named file; undefined where it cannot be read, which is said. */
export function fileAt(path: string, { err }: Terminal): { file: string; text: string } | undefined {
  const { files, problems } = readOne(path)
  if (!files.length) printProblems(problems, err)
  return files[0]
}

/** A call that the desk refused. */
export function refused({ message, remedy }: CallRefused, { err }: Terminal): ExitCode {
  err(oneLine(`nightdesk: ${message}${remedy === undefined ? '' : ` ${remedy}`}`) + '\n')
  return broken
}

/** Hears of mistakes of ours: where they happened is told on request only. */
export const troubleTo =
  ({ err }: Terminal) =>
  (error: unknown): void => {
    if (process.env.NIGHTDESK_DEBUG) err(`${error instanceof Error ? error.stack : String(error)}\n`)
  }

/** What the desk answers to a command, in the language that the command speaks. */
export const asked = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  terminal: Terminal,
): Promise<CallResult<Answers[Name]>> => dispatch(name, input, troubleTo(terminal), language())
