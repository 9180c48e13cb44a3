/** What a system has besides actions, in a whole game: marks, counters, an end that the rules propose, a clock. */
import { describe, expect, it, vi } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { clubGame, members } from '../club.ts'
import { deskAt, newDesk, nextFile, standing, village } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk
const view = (game: string) => ask('games.get', { game })
const seat = async (game: string, slot: string) => (await view(game)).seats.find(one => one.slot === slot)!

describe('a game', () => {
  it('tells what its system has', async () => {
    const { system } = await view(await clubGame(desk))
    expect(system).toMatchObject({
      closing: { night: 'dawn', day: 'dusk' },
      families: ['Rossi', 'Verdi'],
      votesIn: ['day'],
      records: true,
      panels: true,
      marks: [{ id: 'poisoned', says: 'poisoned', rule: 'C-POISON' }],
      fields: [
        { id: 'family', label: 'Family' },
        { id: 'level', values: ['novice', 'standard'] },
        { id: 'will', long: true, secret: true },
      ],
    })
    expect((await view(await village(desk))).system).toMatchObject({
      closing: { night: 'dawn', day: 'dusk' },
      families: [],
      votesIn: ['day'],
      records: false,
      panels: false,
      marks: [],
      fields: ['also', 'holds', 'of', 'group', 'fact', 'was', 'lost'].map(id => ({ id })),
    })
  })

  it('tells of each ability whom it may name, when, with what, and how often', async () => {
    const game = await clubGame(desk)
    expect((await seat(game, 'Cat')).abilities).toMatchObject([
      {
        id: 'serve',
        phases: ['night'],
        keys: [
          { id: 'drink', says: 'what is served', values: ['gin', 'rum'], must: true },
          { id: 'note', must: false },
        ],
      },
      { id: 'raid', aims: ['family'], keys: [] },
    ])
    expect((await seat(game, 'Bob')).abilities).toMatchObject([
      { id: 'poison' },
      { id: 'hit', targets: 1, most: 2, aims: ['player'] },
    ])
    expect((await seat(game, 'Ann')).abilities).toMatchObject([{ id: 'guard', left: 2 }])
  })

  it('keeps marks and counters from night to night, and what comes with them', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Bob', does: 'poison', to: ['Dee'] })
    await ask('actions.submit', { game, by: 'Cat', does: 'serve', to: ['Fay'], with: { drink: 'gin' } })
    await ask('actions.submit', { game, by: 'Ann', does: 'guard', to: ['Ann'] })
    expect(
      (await ask('inbox.view', { game, phase: 0 })).actions.map(({ said, standing: stands }) => [
        plainOf(said),
        stands,
      ]),
    ).toEqual([
      ['Bob used poison on Dee', 'counts'],
      ['Cat served Fay (drink: Gin)', 'counts'],
      ['Ann used guard on Ann', 'counts'],
    ])
    const { rows } = await ask('night.view', { game, phase: 0 })
    expect(
      rows.filter(({ section }) => section === 'happens').map(({ id, said, mark }) => [id, plainOf(said), mark]),
    ).toEqual([['claim:{"is":"fact","kind":"poisoned","of":"Dee"}', 'Dee is poisoned', 'yes']])
    expect(plainOf((await ask('night.tree', { game, phase: 0, of: rows[0]!.id })).title)).toBe('Is Dee poisoned?')
    expect(
      (await ask('night.changes', { game, phase: 0, without: ['a1'] })).lines.map(({ gone = [], come = [] }) => [
        plainOf(gone),
        plainOf(come),
      ]),
    ).toEqual([['Dee is poisoned', 'Dee is not poisoned']])
    await ask('phases.lock', { game })
    expect(await seat(game, 'Dee')).toMatchObject({ status: ['poisoned'] })
    expect(await seat(game, 'Fay')).toMatchObject({
      counters: { drinks: 1 },
      abilities: [{ id: 'toast', name: 'toast' }],
    })
    expect(await seat(game, 'Ann')).toMatchObject({ abilities: [{ id: 'guard', left: 1 }] })
    expect((await ask('panels.view', { game })).panels).toEqual([
      expect.objectContaining({ id: 'poison', rows: [{ cells: [{ player: 'Dee' }, 'night 1'] }] }),
    ])
    expect((await ask('panels.view', { game, phase: 0 })).panels[0]!.rows).toEqual([])
  })

  it('hears of what was sent in wrongly', async () => {
    const game = await clubGame(desk, 'night')
    for (const [by, does, to, chosen] of [
      ['Cat', 'serve', ['Ann'], {}],
      ['Cat', 'serve', ['Ann'], { drink: 'milk' }],
      ['Cat', 'raid', ['Ann'], {}],
      ['Eli', 'speak', ['Ann'], {}],
      ['Bob', 'hit', ['Ann', 'Cat', 'Dee'], {}],
    ] as const) {
      await ask('actions.submit', { game, by, does, to: [...to], with: { ...chosen } })
    }
    expect((await ask('inbox.view', { game, phase: 0 })).actions.map(({ standing: stands }) => stands)).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
    ])
    await ask('actions.submit', { game, by: 'Cat', does: 'raid', to: ['Verdi'] })
    expect((await ask('inbox.view', { game, phase: 0 })).actions.at(-1)).toMatchObject({
      standing: 'counts',
      to: ['Verdi'],
    })
    await refused('actions.submit', { game, by: 'Cat', does: 'raid', to: ['Bianchi'] }, 'declined')
  })

  it('waits for those who have something to use in this kind of phase', async () => {
    const night = await clubGame(desk, 'night')
    expect(
      (await ask('inbox.view', { game: night, phase: 0 })).missing.map(({ name, abilities }) => [name, abilities]),
    ).toEqual([
      ['Ann', ['guard']],
      ['Bob', ['poison']],
      ['Cat', ['drink', 'raid']],
      ['Dee', ['look']],
      ['Mafia', ['hit']],
    ])
    const day = await clubGame(desk, 'day')
    expect((await ask('inbox.view', { game: day, phase: 0 })).missing.map(({ name }) => name)).toEqual(['Eli'])
    expect((await ask('night.view', { game: day, phase: 0 })).empty?.example).toBe('Eli used speak on Ann')
  })

  it('tells apart what one check brought', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Dee', does: 'look', to: ['Bob'] })
    const { rows } = await ask('night.view', { game, phase: 0 })
    const learned = rows.filter(({ section }) => section === 'happens')
    expect(learned.map(({ said }) => plainOf(said))).toEqual([
      'Dee gets the result “Poisoner” on Bob',
      'Dee gets the result “Mafia” on Bob',
    ])
    expect(new Set(learned.map(({ id }) => id)).size).toBe(2)
    for (const { id } of learned)
      expect((await ask('night.tree', { game, phase: 0, of: id })).lines.length).toBeGreaterThan(1)
  })

  it('says where its end is proposed, though another phase was opened since', async () => {
    const game = await clubGame(desk)
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    await ask('phases.lock', { game })
    const { kind, number } = await ask('phases.next', { game })
    await ask('phases.open', { game, kind, number })
    const { phase, row } = (await view(game)).proposal!
    expect(phase).toBe(0)
    const { rows } = await ask('night.view', { game, phase })
    expect(plainOf(rows.find(({ id }) => id === row)!.said)).toBe('The game is over. Winner: Town')
  })

  it('proposes its end where the rules do, until the host says so', async () => {
    const game = await clubGame(desk)
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    expect((await view(game)).proposal).toBeUndefined()
    await ask('phases.lock', { game })
    expect((await view(game)).proposal).toEqual({ winners: ['town'], rule: 'C-LIST', phase: 0, row: 'proposal' })
    expect(await ask('phases.next', { game }), 'another phase is no longer what comes first').toMatchObject({
      over: true,
    })
    await ask('games.finish', { game, winner: 'Town' })
    expect((await view(game)).proposal).toBeUndefined()
    await ask('log.undo', { game })
    expect((await view(game)).proposal).toBeDefined()
    expect(await seat(game, 'Bob')).toMatchObject({ alive: false, died: 'Day 1' })
  })
})

describe('the phases', () => {
  it('follow each other, with the times of the clock', async () => {
    const { game } = await ask('games.create', { name: 'Clock', system: 'club' })
    await ask('roster.set', { game, seats: members })
    expect(await ask('phases.next', { game })).toEqual({
      kind: 'night',
      number: 1,
      opens: '2026-12-01T20:00:00Z',
      closes: '2026-12-02T07:00:00Z',
      all: [
        { kind: 'night', number: 1 },
        { kind: 'day', number: 1 },
      ],
      clock: true,
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    expect((await view(game)).phases[0]).toMatchObject({
      opens: '2026-12-01T20:00:00Z',
      closes: '2026-12-02T07:00:00Z',
    })
    await ask('phases.lock', { game })
    expect(await ask('phases.next', { game })).toMatchObject({ kind: 'day', number: 1, closes: '2026-12-01T19:00:00Z' })
    await ask('phases.open', { game, kind: 'day', number: 1, opens: '2026-12-05T08:00:00Z' })
    expect((await view(game)).phases[1]).toMatchObject({ opens: '2026-12-05T08:00:00Z' })
    expect((await view(game)).phases[1]!.closes).toBeUndefined()
    await ask('phases.lock', { game })
    expect(await ask('phases.next', { game })).toMatchObject({
      kind: 'night',
      number: 2,
      all: [
        { kind: 'night', number: 2 },
        { kind: 'day', number: 2 },
      ],
    })
    await ask('games.settings', { game, zone: 'Europe/Berlin' })
    expect((await ask('phases.next', { game })).opens).toBeUndefined()
    const without = await village(desk, { open: false })
    await ask('options.choose', { game: without, option: 'day', value: 'none' })
    expect(await ask('phases.next', { game: without })).toEqual({
      kind: 'night',
      number: 1,
      all: [
        { kind: 'night', number: 1 },
        { kind: 'day', number: 1 },
      ],
    })
  })
})

describe('a whole game of the club', () => {
  it('is the same after it was exported and taken in', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Bob', does: 'poison', to: ['Dee'] })
    await ask('actions.submit', { game, by: 'Cat', does: 'serve', to: ['Fay'], with: { drink: 'rum' } })
    await ask('records.add', { game, form: 'infraction', values: { who: 'Bob', what: 'late' } })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    await ask('votes.paste', { game, page: 'From: Cat\nSent: 2026-12-01 09:00 UTC\n\n[b]Vote: Ann[/b]' })
    await ask('wording.edit', { game, id: 'tell:warned', says: 'A shadow stood over you.' })
    const { text } = await ask('games.export', { game })
    const other = await deskAt(nextFile())
    const { game: copy } = await other.ask('games.import', { text })
    const [here, there] = [await standing(desk, game), await standing(other, copy)]
    expect(there).toEqual(here)
    for (const name of ['votes.view', 'panels.view', 'records.view', 'wording.view', 'log.view'] as const)
      expect(
        await other.ask(name, { game: copy, phase: 1 } as never).catch(() => other.ask(name, { game: copy } as never)),
        name,
      ).toEqual(await ask(name, { game, phase: 1 } as never).catch(() => ask(name, { game } as never)))
    await ask('phases.lock', { game })
    await ask('log.undo', { game })
    expect(await standing(desk, game)).toEqual(here)
  })
})
