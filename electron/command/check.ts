/** `check PATH…`: runs cases, and tells with `--coverage` what of each system they show; the last line is always `N passed, N failed`, in English. */
import { language } from '../desk/words/say.ts'
import { systemById } from '../../engine/systems/index.ts'
import { formsOf } from '../../engine/text/phase-forms.ts'
import { capital } from '../../engine/text/humanize.ts'
import { oneLine } from '../../engine/text/literal.ts'
import type { CaseNamed, CheckAnswer } from '../desk/contract.ts'
import { calledSo, Misused, read } from './arguments.ts'
import { printMissing, printShares } from './coverage.ts'
import { readPaths } from './files.ts'
import { asked, printProblems, refused } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

export async function check(words: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { coverage: covers = false },
  } = read(words, { coverage: 'flag', locale: 'value' })
  if (!paths.length) throw new Misused(say('usage.noPath'), calledSo(say('usage.checkPath')))
  const { files, problems } = readPaths(paths)
  const answer = await asked('cases.check', { files, coverage: covers }, terminal)
  if (!answer.ok) return refused(answer, terminal)
  const { value } = answer
  if (!files.length && !problems.length)
    problems.push({
      file: paths.join(', '),
      line: 1,
      message: say('files.noCases'),
      remedy: say('files.endings'),
    })
  printProblems([...problems, ...value.problems], terminal.out)
  for (const failure of value.failures) terminal.out(failureSaid(failure))
  const { coverage = [] } = value
  printShares(coverage, terminal)
  for (const one of coverage) printMissing(one, terminal)
  terminal.out(`${say('sheet.summary', { passed: value.passed, failed: value.failed + problems.length })}\n`)
  if (problems.length || value.problems.length) return broken
  return value.failed || coverage.some(({ missing }) => missing.length) ? caseFailed : done
}

/** What of a case came otherwise, line by line. */
export function failureSaid({ failures, ...about }: CheckAnswer['failures'][number]): string {
  return failures
    .map(({ line, phase, at, expected, came, tree }) => {
      const head = oneLine(
        say('sheet.mismatch', {
          place: `${about.file}:${line}: ${titleSaid(about)} · ${[phaseSaid(phase, about.system), at].filter(Boolean).join(' · ')}`,
          expected,
          came,
        }),
      )
      return `${head}\n${tree === undefined ? '' : `${tree.replace(/^/gm, '    ')}\n`}`
    })
    .join('')
}

/** The title of a case, with its variant. */
export const titleSaid = ({ case: title, variant }: CaseNamed): string =>
  variant === undefined ? title : `${title} (${variant})`

/** `night 1` as it stands in files, or as it is called in another language; also what is no phase: the set-up. */
export function phaseSaid(name: string, system: string): string {
  const [kind = '', number] = name.split(' ')
  if (number === undefined) return name && say('sheet.setup')
  const phases = systemById(system)?.calendar
  const said = formsOf(phases?.called, kind, language()).name
  const called = language() === 'en' ? said : capital(said)
  return phases?.after?.includes(kind) ? called : `${called} ${number}`
}
