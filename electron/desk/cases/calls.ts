/** Calls about case files. */
import { language, speaking } from '../words/say.ts'
import { checkCase } from '../../../engine/cases/check.ts'
import type { Problem } from '../../../engine/cases/case.ts'
import { Covering } from '../../../engine/cases/coverage.ts'
import { factsOf } from '../../../engine/cases/facts.ts'
import { play, type Played } from '../../../engine/cases/play.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Answers, CallInput, Changes, Resolved } from '../contract.ts'
import { changesOf, changesSaid } from '../night/changes.ts'
import { sheetOf, type TreeDrawing } from '../night/sheet.ts'
import { knownSystem } from '../known-system.ts'
import { checkEach, covered, tried } from './check-each.ts'
import { choose, named, readFile, without, type Chosen } from './select.ts'

export const cases = {
  'cases.check': ({ files, coverage }: CallInput<'cases.check'>): Answers['cases.check'] => {
    const covering = new Map(coverage ? systems.map(one => [one.id, new Covering(one)]) : [])
    const answer = checkEach(files, written => {
      const result = checkCase(written, systemById(written.system), language())
      covering.get(written.system)?.add(result)
      return result
    })
    return coverage ? { ...answer, coverage: covered(covering) } : answer
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
    if (system !== undefined) knownSystem(system)
    const covering = new Map(
      systems.filter(({ id }) => system === undefined || id === system).map(one => [one.id, new Covering(one)]),
    )
    const problems: Problem[] = []
    let failed = 0
    for (const file of files) {
      const { cases, problems: wrong } = readFile(file)
      problems.push(...wrong)
      for (const written of cases) {
        const own = covering.get(written.system)
        const result = own && tried(() => checkCase(written), written, problems)
        if (!result) continue
        own.add(result)
        if (!result.passed) failed++
      }
    }
    return { systems: covered(covering), failed, problems }
  },
}

/** The language asked for, else that of the case. */
const localeOf = ({ written }: Chosen, { locale }: { locale?: Locale | undefined }): Locale =>
  locale ?? written.language ?? 'en'

/** The language asked for, where the system has words in it. */
const spoken = (system: System, locale: Locale = 'en'): Locale => (languagesOf(system).includes(locale) ? locale : 'en')

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

const drawingOf = ({ ascii = false, decisive = false, whyNot = false }: CallInput<'cases.sheet'>): TreeDrawing => ({
  ascii,
  decisive,
  whyNot,
})
