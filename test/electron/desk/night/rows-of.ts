/** Rows of a night as a host pastes them. */
import { expect } from 'vitest'
import { nightView } from '../../../../electron/desk/night/view.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

/** Every row of the last phase of a case, with its reason. */
export function rowsOf(written: string, locale: 'en' | 'ru'): string[] {
  const { cases, problems } = readCases(`case: x\n${written}`, 'x.yaml', systems)
  expect(problems).toEqual([])
  const system = systems.find(({ id }) => id === cases[0]!.system)!
  const { game, phase, outcome } = play(cases[0]!, system).phases.at(-1)!
  const speaker = speakerOf(system, game, phase, locale, outcome)
  const here = { system, game, phase, outcome, speaker, locked: false }
  const { rows } = nightView(here, { revision: 0, phase: 0, without: [] })
  return rows.map(({ said, why }) => `${plainOf(said)} | ${plainOf(why)}`)
}
