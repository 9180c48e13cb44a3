/** The report of a problem: what was done, what went wrong and a game that can be played again, and nothing that anybody typed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../../engine/journal/fold.ts'
import type { GameEvent } from '../../../../engine/journal/event.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { disguised } from '../../../../electron/desk/report/disguised.ts'
import { failureOf, traceOf, type TraceLine } from '../../../../electron/desk/report/trace.ts'
import type { GameExport } from '../../../../electron/store/exchange.ts'
import { newDesk, pm, village } from '../help.ts'

const folder = join(import.meta.dirname, '../../../../assets/sample')
const samples = readdirSync(folder).filter(name => name.endsWith('.json'))
const read = (name: string): GameExport => JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameExport
const eventsOf = ({ journal }: GameExport): GameEvent[] => journal.map(({ event }) => event as GameEvent)

/** The outcomes of all phases, played again, with players by their place. */
function outcomes(data: GameExport): unknown[] {
  const game = fold(eventsOf(data))
  const system = systems.find(({ id }) => id === game.system)!
  const place = new Map(game.seats.map(({ slot }, index) => [slot, index]))
  return game.phases.map((phase, index) => {
    const before = fold(untilPhase(eventsOf(data), index))
    const { deaths, lynched } = system.resolve(before, before.phases.at(-1)!, { trees: false })
    return [phase.kind, phase.number, deaths.map(who => place.get(who)), lynched?.map(who => place.get(who))]
  })
}

/** What had happened before a phase was locked. */
function untilPhase(events: readonly GameEvent[], phase: number): GameEvent[] {
  let locked = -1
  const end = events.findIndex(({ type }) => type === 'phaseResolved' && ++locked === phase)
  return events.slice(0, end < 0 ? events.length : end)
}

describe('a game of nobody', () => {
  it.each(samples)('%s comes to the same, and tells no name and no text', name => {
    const data = read(name)
    const system = systems.find(({ id }) => id === fold(eventsOf(data)).system)!
    const made = disguised(data, system, fold(eventsOf(data)))!
    expect(outcomes(made)).toEqual(outcomes(data))
    const text = JSON.stringify(made)
    const seats = fold(eventsOf(data)).seats
    expect(
      seats
        .flatMap(({ slot, name: called, aliases = [] }) => [slot, called, ...aliases])
        .filter(one => text.includes(`"${one}"`)),
    ).toEqual([])
    const said = eventsOf(data).flatMap(event =>
      event.type === 'messageReceived' ? [event.body] : event.type === 'postReceived' ? [event.text] : [],
    )
    const words = new Set(said.flatMap(one => one.match(/\p{L}{5,}/gu) ?? []))
    for (const { slot } of seats) expect([...words].filter(word => word === slot && text.includes(word))).toEqual([])
    expect(said.filter(one => one.length > 12 && text.includes(JSON.stringify(one)))).toEqual([])
  })
})

describe('names that look like something else', () => {
  const reported = async (names: readonly string[]): Promise<{ text: string; without?: string }> => {
    const desk = await newDesk()
    const seats = names.map((name, at) => ({ name, role: at ? 'vanilla' : 'goon' }))
    const game = await village(desk, { seats })
    await desk.ask('inbox.paste', { game, page: pm('max99', 'protect dan42') })
    return await desk.ask('report.make', { game })
  }

  it('are made up too: roles by their names, accounts with figures, who is on no roster', async () => {
    const { text, without } = await reported(['Joker', 'Doctor', 'dan42', '5551234', 'Bo'])
    expect(without).toBeUndefined()
    expect(text).not.toMatch(/Joker|"Doctor"|dan42|max99|5551234/)
    expect(text).toContain('Player 5')
  })

  it('leave the game out where they are words of the rules themselves', async () => {
    const { text, without } = await reported(['doctor', 'Bo', 'Cy'])
    expect(without).toMatch(/cannot be told from the words of the rules/)
    expect(text).not.toContain('gameCreated')
  })

  it('of roles of the host’s own are no words of the rules', async () => {
    const desk = await newDesk()
    const game = await village(desk, { open: false })
    const abilities = [{ ability: 'protect', modifiers: ['evenNight'] }]
    const draft = { name: 'Bogdan', faction: 'town', abilities, modifiers: [] }
    const { id } = await desk.ask('ownRoles.keep', { game, draft })
    const { text, without } = await desk.ask('report.make', { game })
    expect([id, without]).toEqual(['bogdan', undefined])
    expect(text).not.toMatch(/bogdan/i)
  })
})

describe('what was done', () => {
  it('stands in a report by names of calls and what came of them, and the game can be opened from it', async () => {
    const lines: TraceLine[] = []
    const desk = await newDesk({ log: line => void lines.push(line), program: { version: '9.9.9', host: 'window' } })
    const game = await village(desk)
    await desk.ask('inbox.paste', { game, page: [pm('Ann', 'protect Bob, he is lovely')].join('\n') })
    await desk.desk.dispatch('votes.nothing of Ann', { secret: 'Ann is mafia' })
    await desk.desk.dispatch('games.get', { game: ['Ann is mafia'] })
    const { text, without } = await desk.ask('report.make', { game })
    expect(without).toBeUndefined()
    const report = JSON.parse(text) as { version: string; calls: { call: string; came: string }[] }
    expect(report.version).toBe('9.9.9')
    expect(report.calls.map(({ call, came }) => `${call} ${came}`)).toEqual(
      expect.arrayContaining(['inbox.paste ok', 'unknown unknownCall', 'games.get badInput']),
    )
    expect(text).not.toMatch(/\bAnn\b|\bBob\b|lovely|is mafia/)
    expect(JSON.stringify(lines)).not.toMatch(/Ann|Bob|lovely|mafia/)
    const again = await desk.ask('games.import', { text })
    const { seats } = await desk.ask('games.get', { game: again.game })
    expect(seats.map(({ name }) => name)).toContain('Player 1')
  })

  it('keeps the places of a mistake, and neither its message nor the folders of this machine', () => {
    const trace = traceOf(() => new Date(0))
    const error = new TypeError('Ann is mafia')
    trace.broke(error)
    const [failure] = trace.failures()
    expect(failure).toMatchObject({ error: 'TypeError', at: '1970-01-01T00:00:00.000Z' })
    expect(failure!.places[0]).toMatch(/^report\.test\.ts:\d+:\d+$/)
    expect(JSON.stringify(failure)).not.toMatch(/Ann|mafia|\/desk\//)
    trace.broke('Ann is mafia')
    expect(trace.failures()[1]).toMatchObject({ error: 'Error', places: [] })
    expect(
      failureOf(
        'Ann',
        'Error: Ann\n    at async play (C:\\Users\\Ann\\app.cjs:3:9)\n    at file:///home/ann/x.mjs:1:2\n    at Ann is (nowhere)',
      ),
    ).toEqual({ error: 'Error', places: ['play app.cjs:3:9', 'x.mjs:1:2'] })
  })
})
