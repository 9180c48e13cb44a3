/** Checking the cases of files one after the other: nothing of how one was played is kept for the next. */
import type { Case, Problem } from '../../../engine/cases/case.ts'
import type { CaseResult } from '../../../engine/cases/check.ts'
import type { Covering } from '../../../engine/cases/coverage.ts'
import { Unplayable } from '../../../engine/cases/play.ts'
import type { CheckAnswer, SystemCoverage } from '../contract.ts'
import { heard, say } from '../words/say.ts'
import { named, nameOf, readFile } from './select.ts'

/**
 * Checks every case of these files.
 * @param check plays a case and says what it comes to; what it throws becomes a problem of the file
 */
export function checkEach(
  files: readonly { file: string; text: string }[],
  check: (written: Case) => CaseResult,
): CheckAnswer {
  const answer: CheckAnswer = { passed: 0, failed: 0, failures: [], problems: [] }
  for (const file of files) {
    const { cases, problems, broken } = readFile(file)
    answer.problems.push(...problems)
    answer.failed += broken
    for (const written of cases) {
      const result = tried(() => check(written), written, answer.problems)
      if (result?.passed) answer.passed++
      else answer.failed++
      if (result && !result.passed)
        answer.failures.push({
          ...named(written),
          system: written.system,
          failures: result.failures.map(failure => ({
            ...failure,
            expected: heard(failure.expected),
            came: heard(failure.came),
            line: lineOf(written, failure.phase),
          })),
        })
    }
  }
  return answer
}

/** What the cases of each system show. */
export const covered = (covering: ReadonlyMap<string, Covering>): SystemCoverage[] =>
  [...covering].map(([system, one]) => ({ system, ...one.coverage() }))

const lineOf = (written: Case, phase: string): number =>
  written.phases.find(one => nameOf(one) === phase)?.line ?? written.line

/**
 * A case can be well written and still not be played (an extended deadline that was never set): then it is a problem of
 * the file.
 */
export function tried<Value>(attempt: () => Value, { file, line }: Case, problems: Problem[]): Value | undefined {
  try {
    return attempt()
  } catch (error) {
    const problem =
      error instanceof Unplayable
        ? { message: say('cases.unplayable', { why: heard(error.says) }) }
        : {
            message: say('cases.mistake', { why: error instanceof Error ? error.message : String(error) }),
            remedy: say('cases.report'),
          }
    problems.push({ file, line, ...problem })
    return undefined
  }
}
