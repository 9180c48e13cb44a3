/**
 * `prove`: plays each case once for everything that cases are for: what they expect, the laws, whoever looks at each (its
 * words, its map, what is kept of it, what its host reads), what of each system they show, and which rules and orders they
 * would miss. The last line is always `N passed, N failed`.
 */
import { existsSync } from 'node:fs'
import { checkCase, type CaseResult, type Failure } from '../../engine/cases/check.ts'
import type { Case } from '../../engine/cases/case.ts'
import { Conditions } from '../../engine/cases/causes.ts'
import { Covering } from '../../engine/cases/coverage.ts'
import { listing, onceOf, mutatePlayed, type PlayedOnce } from '../../engine/cases/mutate.ts'
import { observed } from '../../engine/cases/observers.ts'
import type { Played } from '../../engine/cases/play.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { checkEach, covered } from '../desk/cases/check-each.ts'
import { suggest } from '../desk/refusal.ts'
import { oddlyTotalled } from '../desk/votes/oddly-totalled.ts'
import { Misused, read } from './arguments.ts'
import { failureSaid } from './check.ts'
import { printMissing, printShares } from './coverage.ts'
import { readPaths } from './files.ts'
import { isOpen, printTurned } from './mutate.ts'
import { printProblems } from './problems.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

/** What is kept of the cases of a system while they are played. */
interface Kept {
  covering: Covering
  conditions: Conditions
  played: PlayedOnce[]
}

/**
 * @param words paths, and `--system` or `--besides`: whose cases are all here, so that what they show can be judged;
 *   `--unturned` where no rule and no order is turned round; `--spot 4` where only one of four cases is also held to the
 *   laws that resolve it again and to whoever looks at what it came to: together they take half of the time
 */
export function prove(words: string[], terminal: Terminal): ExitCode {
  const {
    paths,
    options: { system, besides, unturned, spot },
  } = read(words, { system: 'value', besides: 'value', unturned: 'flag', spot: 'value' })
  const judged = judgedOf(system, besides)
  const { files, problems } = readPaths(paths.length ? paths : existsSync('test/cases') ? ['test/cases'] : ['.'])
  const kept = new Map(
    judged.map((one): [System, Kept] => [
      one,
      { covering: new Covering(one), conditions: new Conditions(one), played: [] },
    ]),
  )
  let nth = 0
  const every = spot === undefined ? 1 : wholeFrom(spot)
  const answer = checkEach(files, written => proved(written, kept, { turns: !unturned, closely: nth++ % every === 0 }))
  printProblems([...problems, ...answer.problems], terminal.out)
  for (const failure of answer.failures) terminal.out(failureSaid(failure))
  const coverage = covered(new Map([...kept].map(([{ id }, { covering }]) => [id, covering])))
  printShares(coverage, terminal)
  const undecided = [...kept].flatMap(([{ id }, { conditions }]) =>
    conditions.undecided().map(said => `In the trees of ${id}: ${said}\n`),
  )
  for (const said of undecided) terminal.out(said)
  const turned = [...(unturned ? [] : kept)].map(([one, { played }]) => {
    const result = mutatePlayed(one, played)
    printTurned(one.id, result, terminal)
    return result
  })
  for (const one of coverage) printMissing(one, terminal)
  const { passed, failed } = answer
  terminal.out(`${say('sheet.summary', { passed, failed: failed + problems.length })}\n`)
  if (problems.length || answer.problems.length) return broken
  return failed || undecided.length || turned.some(isOpen) || coverage.some(({ missing }) => missing.length)
    ? caseFailed
    : done
}

/** The systems whose cases are all here: one, all but one, or all. */
function judgedOf(only: string | undefined, besides: string | undefined): System[] {
  for (const id of [only, besides])
    if (id !== undefined && !systemById(id))
      throw new Misused(
        `There is no system "${id}".`,
        suggest(
          id,
          systems.map(one => one.id),
        ),
      )
  return systems.filter(({ id }) => (only === undefined || id === only) && id !== besides)
}

/** How many cases there are to one that is looked at closely. */
function wholeFrom(spot: string): number {
  if (!/^[1-9]\d?$/.test(spot)) throw new Misused(`--spot takes no "${spot}".`, 'Write a number from 1 to 99.')
  return Number(spot)
}

/** What is odd in a case besides its words and the laws, also on the screens of a desk. */
const lookedAt = (played: Played, written: Case): Failure[] => [...observed(played, written), ...oddlyTotalled(played)]

/** Plays a case, looks at all of it, and keeps what is judged when all have been. */
function proved(
  written: Case,
  kept: ReadonlyMap<System, Kept>,
  { turns, closely }: { turns: boolean; closely: boolean },
): CaseResult {
  const system = systemById(written.system)!
  const { order, lists } = listing()
  const checked = checkCase(written, system, 'en', order, closely)
  const failures = [...checked.failures, ...(closely ? lookedAt(checked.played, written) : [])]
  const result = { ...checked, failures, passed: !failures.length }
  const own = kept.get(system)
  if (!own || !result.passed) return result
  own.covering.add(result)
  own.conditions.add(result.played, written)
  if (!turns) return result
  const once = onceOf(written, result.played, lists())
  if (once) own.played.push(once)
  return result
}
