/** `mutate`: turns every rule and every order of a system round, and names those that no case notices. */
import { existsSync } from 'node:fs'
import { mutate as turnedRound, type Mutated } from '../../engine/cases/mutate.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { suggest } from '../desk/refusal.ts'
import { readFile } from '../desk/cases/select.ts'
import { Misused, read } from './arguments.ts'
import { readPaths } from './files.ts'
import { printProblems } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { wrapped } from './wrap.ts'

export function mutate(words: string[], terminal: Terminal): ExitCode {
  const { paths, options } = read(words, { system: 'value' })
  const ids = systems.map(({ id }) => id)
  const { system: only } = options
  if (only !== undefined && !systemById(only)) throw new Misused(`There is no system "${only}".`, suggest(only, ids))
  const { files, problems } = readPaths(paths.length ? paths : existsSync('test/cases') ? ['test/cases'] : ['.'])
  const documents = files.map(readFile)
  const wrong = [...problems, ...documents.flatMap(document => document.problems)]
  printProblems(wrong, terminal.err)
  const cases = documents.flatMap(document => document.cases)
  const found = systems
    .filter(({ id }) => (only === undefined || id === only) && cases.some(written => written.system === id))
    .map(system => {
      const own = cases.filter(written => written.system === system.id)
      const result = turnedRound(system, own)
      printTurned(system.id, result, terminal)
      return result
    })
  return wrong.length ? broken : found.some(isOpen) ? caseFailed : done
}

/** Whether something is left that no case notices and nobody gave a reason for, or a reason is outdated. */
export const isOpen = ({ unnoticed, outdated }: Mutated): boolean =>
  outdated.length > 0 || unnoticed.some(({ why }) => why === undefined)

/** What was turned round, what of it showed, and of the rest why it does not. */
export function printTurned(
  system: string,
  { rules, orders, unnoticed, broken, outdated }: Mutated,
  { out, width }: Terminal,
): void {
  const list = (title: string, lines: readonly string[]): void => {
    if (lines.length) out(`\n${title}\n${lines.flatMap(line => wrapped(line, width, '  ', '    ')).join('\n')}\n`)
  }
  const noticed = rules + orders - unnoticed.length
  const apart = broken.length ? `, ${broken.length} of them only by breaking down` : ''
  out(`${system} ${rules} rules and ${orders} orders turned round, ${noticed} noticed${apart}\n`)
  list(
    `No case of ${system} notices:`,
    unnoticed
      .filter(({ why }) => why === undefined)
      .map(({ id, cases }) => `${id} (in ${cases} ${cases === 1 ? 'case' : 'cases'})`),
  )
  list(
    `Nothing to notice in ${system}:`,
    unnoticed.flatMap(({ id, why }) => (why === undefined ? [] : [`${id}: ${why}`])),
  )
  list(
    `Noticed in ${system} only by breaking down:`,
    broken.map(({ id, cases, says }) => `${id} (in ${cases} ${cases === 1 ? 'case' : 'cases'}): ${says}`),
  )
  list(`Called unnoticeable in ${system}, and noticed:`, outdated)
}
