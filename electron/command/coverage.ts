/** `coverage`: what of a system the cases show, what is missing, and what no case could show. */
import { existsSync } from 'node:fs'
import type { SystemCoverage } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { read } from './arguments.ts'
import { readPaths } from './files.ts'
import { printProblems, refused, troubleTo } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'
import { wrapped } from './wrap.ts'

export async function coverage(words: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { system, json },
  } = read(words, { system: 'value', json: 'flag' })
  const { files, problems } = readPaths(paths.length ? paths : existsSync('test/cases') ? ['test/cases'] : ['.'])
  const answer = await dispatch(
    'cases.coverage',
    { files, ...(system !== undefined && { system }) },
    troubleTo(terminal),
  )
  if (!answer.ok) return refused(answer, terminal)
  const { systems, failed } = answer.value
  const wrong = [...problems, ...answer.value.problems]
  printProblems(wrong, terminal.err)
  if (json)
    terminal.out(
      `${JSON.stringify(
        systems.map(({ system, ...rest }) => ({ system, total: rest.covered.length + rest.missing.length, ...rest })),
        null,
        2,
      )}\n`,
    )
  else {
    printShares(systems, terminal)
    if (failed)
      terminal.out(
        `\n${failed} ${failed === 1 ? 'case failed and covers' : 'cases failed and cover'} nothing: run check to see why.\n`,
      )
    for (const one of systems) {
      const { system, apart } = one
      printMissing(one, terminal)
      if (apart.length)
        terminal.out(
          `\nApart in ${system}, since no case can show it:\n${apart.flatMap(({ id, why }) => wrapped(`${id}: ${why}`, terminal.width, '  ', '    ')).join('\n')}\n`,
        )
    }
  }
  return wrong.length ? broken : systems.some(({ missing }) => missing.length) ? caseFailed : done
}

/** A line for each system: how much of it the cases show. */
export function printShares(systems: readonly SystemCoverage[], terminal: Terminal): void {
  for (const { system, covered, missing } of systems)
    terminal.out(`${system} ${covered.length}/${covered.length + missing.length}\n`)
}

/** What of a system no case shows yet, where there is something. */
export function printMissing({ system, missing }: SystemCoverage, terminal: Terminal): void {
  if (missing.length) terminal.out(`\n${say('sheet.missing', { system })}\n${missing.map(id => `  ${id}\n`).join('')}`)
}
