/** A game as a case file: read and played at the command line it comes to what the host saw. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCases } from '../../../../engine/cases/check.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const folder = join(import.meta.dirname, '../../../../assets/sample')
const samples = readdirSync(folder).filter(file => file.endsWith('.json'))

describe('a game as a case', () => {
  it('is refused before a phase is locked', async () => {
    await desk.refused('games.asCase', { game: await village(desk) }, 'declined')
  })

  it.each(samples)('comes to the same: %s', async file => {
    const { game } = await desk.ask('games.import', { text: readFileSync(join(folder, file), 'utf8') })
    const { phases } = await desk.ask('games.get', { game })
    if (phases.every(({ state }) => state === 'open'))
      return void (await desk.refused('games.asCase', { game }, 'declined'))
    const { text, name } = await desk.ask('games.asCase', { game })
    expect(name).toMatch(/\.yaml$/)
    const { cases, problems } = readCases(text, name, systems)
    expect(problems).toEqual([])
    const failures = checkCases(cases).flatMap(result =>
      result.failures.map(({ phase, at, came }) => [phase, at, came]),
    )
    expect(failures).toEqual([])
    expect(cases).toHaveLength(1)
  })
})
