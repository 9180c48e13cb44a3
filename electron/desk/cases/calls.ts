/** Calls about case files. */
import { heard, language, say, speaking } from '../words/say.ts'
import { checkCase, type CaseResult } from '../../../engine/cases/check.ts'
import type { Case, Problem } from '../../../engine/cases/case.ts'
import { coverageOf } from '../../../engine/cases/coverage.ts'
import { play, Unplayable, type Played } from '../../../engine/cases/play.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Answers, CallInput, Changes, CheckAnswer, Resolved, SystemCoverage } from '../contract.ts'
import { changesOf, changesSaid } from '../night/changes.ts'
import { sheetOf, type TreeDrawing } from '../night/sheet.ts'
import { notFound } from '../refusal.ts'
import { factsOf } from './facts.ts'
import { choose, named, nameOf, readFile, without, type Chosen } from './select.ts'

export const cases = {
  'cases.check': ({ files, coverage }: CallInput<'cases.check'>): Answers['cases.check'] => {
    const answer: CheckAnswer = { passed: 0, failed: 0, failures: [], problems: [] }
    const results: CaseResult[] = []
    for (const file of files) {
      const { cases, problems, broken } = readFile(file)
      answer.problems.push(...problems)
      answer.failed += broken
      for (const written of cases) {
        const result = tried(() => checkCase(written, systemById(written.system), language()), written, answer.problems)
        if (result?.passed) answer.passed++
        else answer.failed++
        if (result && coverage) results.push(result)
        if (result && !result.passed)
          answer.failures.push({
            ...named(written),
            failures: result.failures.map(failure => ({
              ...failure,
              expected: heard(failure.expected),
              came: heard(failure.came),
              line: lineOf(written, failure.phase),
            })),
          })
      }
    }
    return coverage ? { ...answer, coverage: systems.map(one => covered(one, results)) } : answer
  },

  'cases.resolve': (input: CallInput<'cases.resolve'>): Answers['cases.resolve'] =>
    playedCases(input, (chosen, played, changes) => ({
      ...named(chosen.written),
      system: played.system.id,
      phases: factsOf(played, chosen.phases, localeOf(chosen, input)),
      ...(changes && { without: changes.changes }),
    })),

  'cases.sheet': (input: CallInput<'cases.sheet'>): Answers['cases.sheet'] =>
    playedCases(input, (chosen, played, changes) => {
      const locale = spoken(played.system, localeOf(chosen, input))
      return speaking(locale, () => ({
        ...named(chosen.written),
        system: played.system.id,
        systemName: spokenIn(played.system, locale).name,
        locale,
        phases: played.phases
          .filter(({ name }) => chosen.phases.has(name))
          .map(phase => sheetOf(played.system, phase, drawingOf(input), locale)),
        ...(changes && { changes: changesSaid(changes.changes, changes.here, changes.there, locale) }),
      }))
    }),

  'cases.coverage': ({ files, system }: CallInput<'cases.coverage'>): Answers['cases.coverage'] => {
    if (system !== undefined && !systemById(system))
      throw notFound(
        'system',
        system,
        systems.map(({ id }) => id),
      )
    const read = files.map(readFile)
    const problems = read.flatMap(({ problems }) => problems)
    const wanted = systems.filter(({ id }) => system === undefined || id === system)
    const results = read
      .flatMap(({ cases }) => cases)
      .filter(written => wanted.some(({ id }) => id === written.system))
      .map(written => tried(() => checkCase(written), written, problems))
      .filter((result): result is CaseResult => result !== undefined)
    return {
      systems: wanted.map(one => covered(one, results)),
      failed: results.filter(({ passed }) => !passed).length,
      problems,
    }
  },
}

const covered = (system: System, results: readonly CaseResult[]): SystemCoverage => ({
  system: system.id,
  ...coverageOf(system, results),
})

/** The language asked for, else that of the case. */
const localeOf = ({ written }: Chosen, { locale }: { locale?: Locale | undefined }): Locale =>
  locale ?? written.language ?? 'en'

/** The language asked for, where the system has words in it. */
const spoken = (system: System, locale: Locale = 'en'): Locale => (languagesOf(system).includes(locale) ? locale : 'en')

const lineOf = (written: Case, phase: string): number =>
  written.phases.find(one => nameOf(one) === phase)?.line ?? written.line

/** A case can be well written and still not be played (an extended deadline that was never set): then it is a problem of the file. */
function tried<Value>(attempt: () => Value, { file, line }: Case, problems: Problem[]): Value | undefined {
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

interface LeftOut {
  changes: Changes
  here: Played
  there: Played
}

/** Plays the cases of a file that are meant. @param show what is made of each @throws Refused where there is none of a name */
export function playedCases<Shown>(
  input: CallInput<'cases.resolve'>,
  show: (chosen: Chosen, played: Played, changes: LeftOut | undefined) => Shown,
): Resolved<Shown> {
  const { cases, problems, broken } = readFile(input)
  const chosen = choose(cases, input)
  const left = input.without === undefined || !cases.length ? undefined : without(chosen, input.without)
  const shown = chosen.flatMap((one): Shown[] => {
    const system = systemById(one.written.system)!
    return (
      tried(
        () => {
          const here = play(one.written, system)
          if (!left) return [show(one, here, undefined)]
          const there = play(left.written, system)
          return [show(one, there, { changes: changesOf(left.action, here, there), here, there })]
        },
        one.written,
        problems,
      ) ?? []
    )
  })
  return { cases: shown, documents: cases.length + broken, problems }
}

const drawingOf = ({ ascii = false, decisive = false }: CallInput<'cases.sheet'>): TreeDrawing => ({ ascii, decisive })
