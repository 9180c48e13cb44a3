/** A case as a game to play with, kept out of the list until it is wanted there; and a phase of a game as a case by itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkCases } from '../../../../engine/cases/check.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk, village, type Asking } from '../help.ts'

let desk: Asking
beforeEach(async () => {
  desk = await newDesk()
})
const lives = `case: Ann lives because her doctor's blocker was blocked
system: rar
players: {Ann: vanilla, Vic: vigilante, Dee: doctor, Rolf: roleblocker, Rita: roleblocker}
phases:
  - night: 1
    actions: [Vic shoot Ann, Dee protect Ann, Rolf block Dee, Rita block Rolf]
`
const two = `${lives}  - night: 2
    actions: [Vic shoot Dee]
    expect: {deaths: [Dee]}
`
const open = (text: string, line?: number) =>
  desk.ask('games.sandbox', { file: 'night.yaml', text, ...(line !== undefined && { line }) })
async function opened(text: string): Promise<string> {
  const made = await open(text)
  if (!('game' in made)) throw new Error('several')
  return made.game
}

describe('a case', () => {
  it('is a game whose last phase is open, with all that the case says', async () => {
    const game = await opened(two)
    const { name, phases, seats } = await desk.ask('games.get', { game })
    expect(name).toBe("Ann lives because her doctor's blocker was blocked")
    expect(seats.map(seat => [seat.name, seat.role])).toContainEqual(['Dee', 'doctor'])
    expect(phases.map(({ name: phase, state }) => [phase, state])).toEqual([
      ['Night 1', 'locked'],
      ['Night 2', 'open'],
    ])
    const night = await desk.ask('night.view', { game, phase: 1 })
    expect(night.rows.filter(({ section }) => section === 'happens').map(({ id }) => id)).toEqual([
      expect.stringContaining('Dee'),
    ])
    await desk.ask('actions.submit', { game, by: 'Rita', does: 'block', to: ['Vic'] })
    expect(
      (await desk.ask('night.view', { game, phase: 1 })).rows.filter(({ section }) => section === 'happens'),
    ).toEqual([])
    await desk.ask('phases.lock', { game })
    await desk.ask('log.undo', { game })
  })

  it('is in no list of games until it is wanted there, and in no statistics', async () => {
    const { ask } = desk
    const game = await opened(lives)
    expect(await ask('games.list', {})).toMatchObject([{ id: game, away: { as: 'sandbox' } }])
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    expect(await ask('statistics.view', {})).toMatchObject({ games: [], unfinished: 0 })
    await ask('games.putAway', { game, away: null })
    expect((await ask('games.list', {}))[0]).not.toHaveProperty('away')
    expect((await ask('statistics.view', {})).games).toHaveLength(1)
  })

  it('is chosen by its line where a file has several', async () => {
    const text = `${lives}---\n${two.replace('case: Ann', 'case: Then Ann')}`
    expect(await open(text)).toMatchObject({
      choices: [{ line: 1 }, { line: 8, case: expect.stringMatching(/^Then/) }],
    })
    const made = await open(text, 8)
    expect(made).toHaveProperty('game')
    await desk.refused('games.sandbox', { file: 'night.yaml', text, line: 3 }, 'notFound')
  })

  it.each([
    ['names nobody', lives.replace('shoot Ann', 'shoot Anne'), /^night\.yaml, line 6: /],
    ['is of no system', lives.replace('rar', 'rarr'), /^night\.yaml, line 2: /],
    ['is no YAML', `${lives}  - {`, /^night\.yaml, line \d+: /],
    ['is none', '', /night\.yaml/],
    ['is a game', '{"format":"nightdesk-game"}', /^night\.yaml, line 1: /],
    ['has no phase', lives.slice(0, lives.indexOf('phases')), /phase/],
  ])('that %s is refused with its place, and nothing is left of it', async (_, text, message) => {
    const refused = await desk.refused('games.sandbox', { file: 'night.yaml', text }, 'badInput')
    expect(refused.message).toMatch(message)
    expect(await desk.ask('games.list', {})).toEqual([])
    await desk.ask('games.create', { name: 'x', system: 'rar' })
    expect(await desk.ask('games.list', {})).toHaveLength(1)
  })

  it('of every system can be played with, and comes to the same when its last phase is locked', async () => {
    const folder = join(import.meta.dirname, '../../../cases')
    let played = 0
    for (const system of systems.map(({ id }) => id)) {
      const [file] = readdirSync(join(folder, system)).filter(name => name.endsWith('.yaml'))
      const text = readFileSync(join(folder, system, file!), 'utf8')
      const { cases } = readCases(text, file!, systems)
      for (const written of cases.filter(one => one.phases.length && one.variant === undefined).slice(0, 3)) {
        const made = await open(text, written.line)
        if (!('game' in made)) throw new Error('several')
        const before = await desk.ask('games.get', { game: made.game })
        expect(before.phases).toHaveLength(written.phases.length)
        await desk.ask('phases.lock', { game: made.game })
        const { phases } = await desk.ask('games.get', { game: made.game })
        const [result] = checkCases([written])
        expect([...phases.at(-1)!.deaths].sort(), `${system}: ${written.title}`).toEqual(
          [...result!.played.phases.at(-1)!.outcome.deaths].sort(),
        )
        played++
      }
    }
    expect(played).toBeGreaterThan(10)
  })
})

describe('a phase as a case', () => {
  const parts = (text: string) => {
    const { cases, problems } = readCases(text, 'f', systems)
    expect(problems).toEqual([])
    return { failures: checkCases(cases).flatMap(({ failures }) => failures), written: cases[0]! }
  }

  it('begins with the game as it stood before it, and comes to the same', async () => {
    const { ask, refused } = desk
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Bob'] })
    await refused('games.asCase', { game, phase: 1 }, 'declined')
    await ask('phases.lock', { game })
    const { text, name } = await ask('games.asCase', { game, phase: 1 })
    expect(name).toBe('village-night-2.yaml')
    expect(text).toContain('# This case starts with each player as they were before this phase')
    expect(text).not.toContain('# By itself')
    const { failures, written } = parts(text)
    expect(failures).toEqual([])
    expect(written.phases.map(({ kind, number }) => `${kind} ${number}`)).toEqual(['night 2'])
    expect(written.phases[0]!.expect).toMatchObject({ deaths: ['Bob'] })
    const again = await opened(text)
    expect(
      (await ask('night.view', { game: again, phase: 0 })).rows.find(({ section }) => section === 'happens')?.id,
    ).toContain('Bob')
    await refused('games.asCase', { game, phase: 7 }, 'notFound')
  })

  const folder = join(import.meta.dirname, '../../../../assets/sample')
  it.each(readdirSync(folder).filter(file => file.endsWith('.json')))(
    'comes to the same, or says that it does not: %s',
    async file => {
      const { game } = await desk.ask('games.import', { text: readFileSync(join(folder, file), 'utf8') })
      const { phases } = await desk.ask('games.get', { game })
      for (const { index, state } of phases) {
        if (state === 'open') continue
        const { text } = await desk.ask('games.asCase', { game, phase: index })
        const { cases, problems } = readCases(text, 'f', systems)
        const same = !problems.length && checkCases(cases).every(({ passed }) => passed)
        expect(text.includes('# On its own, this phase gives a different result'), `${file} ${index}`).toBe(!same)
      }
    },
  )
})
