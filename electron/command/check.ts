/** `check PATH…`: runs cases, and tells with `--coverage` what of each system they show; the last line is always `N passed, N failed`. */
import { oneLine } from '../../engine/text/literal.ts'
import type { CaseNamed, CheckAnswer } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { Misused, read } from './arguments.ts'
import { printMissing, printShares } from './coverage.ts'
import { readPaths } from './files.ts'
import { printProblems, refused, troubleTo } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'

export async function check(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options } = read(words, { coverage: 'flag' })
  if (!paths.length) throw new Misused('No path is named.', 'Write: check PATH…')
  const { files, problems } = readPaths(paths)
  const answer = await dispatch('cases.check', { files, ...options }, troubleTo(terminal))
  if (!answer.ok) return refused(answer, terminal)
  const { value } = answer
  if (!files.length && !problems.length)
    problems.push({
      file: paths.join(', '),
      line: 1,
      message: 'there is no case file here',
      remedy: 'case files end in .yaml, .yml or .json',
    })
  printProblems([...problems, ...value.problems], terminal.out)
  for (const failure of value.failures) terminal.out(failureSaid(failure))
  const { coverage = [] } = value
  printShares(coverage, terminal)
  for (const one of coverage) printMissing(one, terminal)
  terminal.out(`${value.passed} passed, ${value.failed + problems.length} failed\n`)
  if (problems.length || value.problems.length) return broken
  return value.failed || coverage.some(({ missing }) => missing.length) ? caseFailed : done
}

function failureSaid({ failures, ...about }: CheckAnswer['failures'][number]): string {
  return failures
    .map(({ line, phase, at, expected, came, tree }) => {
      const head = oneLine(
        `${about.file}:${line}: ${titleSaid(about)} · ${[phase, at].filter(Boolean).join(' · ')}: expected ${expected}, came ${came}`,
      )
      return `${head}\n${tree === undefined ? '' : `${tree.replace(/^/gm, '    ')}\n`}`
    })
    .join('')
}

/** The title of a case, with its variant. */
export const titleSaid = ({ case: title, variant }: CaseNamed): string =>
  variant === undefined ? title : `${title} (${variant})`
