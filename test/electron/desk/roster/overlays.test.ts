/** Roles that lie over others: in a pasted roster, in the seats of a game, and in what their players may send in. */
import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const { ask } = desk
const system = 'russian'
const read = (text: string) => ask('roster.read', { system, text })
const seatsOf = async (text: string) => {
  const { seats, problems } = await read(text)
  expect(problems).toEqual([])
  return seats
}
const max = { name: 'Max', role: 'judge', faction: 'black', details: { negative: 'mafia' } }

async function begun(text: string, kind: 'evening' | 'night' = 'night'): Promise<string> {
  const { game } = await ask('games.create', { name: 'Red and black', system })
  await ask('roster.set', { game, seats: (await seatsOf(text)) as CallInput<'roster.set'>['seats'] })
  await ask('phases.open', { game, kind, number: 1 })
  return game
}
const seat = async (game: string, slot: string) =>
  (await ask('games.get', { game })).seats.find(one => one.slot === slot)!

describe('a pasted roster', () => {
  it.each([
    ['as a field', 'Max: Judge, negative: mafia'],
    ['in brackets', 'Max: Judge (mafia)'],
    ['in square brackets', 'Max - judge [Mafia]'],
    ['with a plus', 'Max: judge + mafia'],
    ['with a slash', 'Max: Judge/Mafia'],
    ['behind a comma', 'Max: judge, mafia'],
    ['in front', 'Max: mafia + judge'],
    ['as a team', 'Player,Role,Team\nMax,Judge,mafia'],
    ['in a column', 'Player,Role,Negative role\nMax,Judge,Mafia'],
    ['in Russian', 'Max: судья (мафия)'],
    ['in Russian with a plus', 'Max — Судья + Мафия'],
    ['in Russian with “and”', 'Max: судья и мафия'],
    ['as a field in Russian', 'Max: судья, негативная роль: мафия'],
  ])('names what lies over a role %s', async (_, text) => {
    expect(await seatsOf(text)).toEqual([max])
  })

  it('knows roles of two and three words, and their short names', async () => {
    expect(
      await seatsOf(
        'Ann: Active Citizen (Son of the Boss)\nБоря: активный житель (сын босса)\nCat: АЖ + сын\nДаша: актёр (наёмник)\nEve: Drug Dealer (poisoner)',
      ),
    ).toEqual([
      { name: 'Ann', role: 'activeCitizen', faction: 'black', details: { negative: 'sonOfBoss' } },
      { name: 'Боря', role: 'activeCitizen', faction: 'black', details: { negative: 'sonOfBoss' } },
      { name: 'Cat', role: 'activeCitizen', faction: 'black', details: { negative: 'sonOfBoss' } },
      { name: 'Даша', role: 'actor', faction: 'black', details: { negative: 'hireling' } },
      { name: 'Eve', role: 'drugDealer', faction: 'black', details: { negative: 'poisoner' } },
    ])
  })

  it('knows the faceless, and posts', async () => {
    expect(
      await seatsOf(
        'Fay: priest (faceless)\nФая: священник, безликий\nMoe: witness (mayor)\nСоня: свидетель (секретарша)\nMax: judge (mafia) (mayor)',
      ),
    ).toEqual([
      { name: 'Fay', role: 'priest', faction: 'grey', details: { faceless: 'true' } },
      { name: 'Фая', role: 'priest', faction: 'grey', details: { faceless: 'true' } },
      { name: 'Moe', role: 'witness', details: { title: 'mayor' } },
      { name: 'Соня', role: 'witness', details: { title: 'secretary' } },
      { ...max, details: { negative: 'mafia', title: 'mayor' } },
    ])
  })

  it('says what is missing where somebody has only what lies over a role, and knows no strangers', async () => {
    const { seats, problems } = await read('Max: mafia\nBob: judge (mafiosi)\nCat: judge, negative: bakery')
    expect(seats).toEqual([])
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [1, '"mafia" goes on top of another role'],
      [2, 'there is no faction "mafiosi", and no role by that name that goes on top of another'],
      [3, 'Negative role cannot be "bakery"'],
    ])
    expect(problems[0]!.remedy).toMatch(/^write both: "Max: .+ \(mafia\)"$/)
    expect((await read('Bob: judge (jokr)\nЛев: судья (джокр)')).problems.map(({ remedy }) => remedy)).toEqual([
      'Did you mean "joker"?',
      'Did you mean "джокер"?',
    ])
  })
})

describe('a seat', () => {
  it('is of the team of what lies over its role, and may send in what either role may', async () => {
    const game = await begun('Max: doctor (mafia)\nFay: priest (faceless)\nAnn: judge\nBob: hero')
    expect(await seat(game, 'Max')).toMatchObject({
      roleName: 'Doctor',
      over: ['Mafia'],
      faction: 'black',
      factionName: 'Black',
      details: { negative: 'mafia' },
    })
    expect((await seat(game, 'Max')).abilities.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['heal', 'shoot', 'slander', 'suicide']),
    )
    expect(await seat(game, 'Fay')).toMatchObject({ over: ['Faceless'], faction: 'grey' })
    expect((await seat(game, 'Fay')).abilities.map(({ id }) => id)).toContain('cutFace')
    expect(await seat(game, 'Ann')).not.toHaveProperty('over')
    expect((await ask('games.get', { game })).system.fields.filter(({ over }) => over).map(({ id }) => id)).toEqual([
      'negative',
      'faceless',
    ])
    await ask('actions.submit', { game, by: 'Max', does: 'shoot', to: ['Ann'] })
    await ask('actions.submit', { game, by: 'Max', does: 'heal', to: ['Bob'] })
    const inbox = await ask('inbox.view', { game, phase: 0 })
    expect(inbox.actions.map(({ standing }) => standing)).toEqual(['counts', 'counts'])
    await ask('phases.lock', { game })
    expect((await seat(game, 'Ann')).alive).toBe(false)
  })

  it('is waited for when only what lies over its role has a move', async () => {
    const game = await begun('Max: judge (mafia)\nFay: priest (faceless)\nAnn: judge\nBob: doctor')
    expect((await ask('inbox.view', { game, phase: 0 })).missing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Max', 'Fay', 'Bob']),
    )
    expect((await ask('inbox.view', { game, phase: 0 })).missing.map(({ name }) => name)).not.toContain('Ann')
  })

  it('changes its team with what lies over it, and back', async () => {
    const game = await begun('Ann: judge\nBob: doctor')
    await ask('roster.change', { game, slot: 'Ann', details: { negative: 'maniac' } })
    expect(await seat(game, 'Ann')).toMatchObject({ faction: 'black', over: ['Maniac'] })
    await ask('roster.change', { game, slot: 'Ann', role: 'hero', faction: 'red' })
    expect(await seat(game, 'Ann'), 'another civil role leaves it').toMatchObject({
      role: 'hero',
      faction: 'black',
      over: ['Maniac'],
    })
    await ask('roster.change', { game, slot: 'Ann', details: { title: 'mayor' } })
    expect(await seat(game, 'Ann')).toMatchObject({ faction: 'black', details: { negative: 'maniac', title: 'mayor' } })
    await ask('roster.change', { game, slot: 'Ann', details: { negative: '' } })
    expect(await seat(game, 'Ann')).toMatchObject({ faction: 'red', details: { title: 'mayor' } })
    await ask('roster.change', { game, slot: 'Ann', faction: 'black' })
    expect(await seat(game, 'Ann'), 'the host has the last word').toMatchObject({ faction: 'black' })
  })

  it('is of that team however the roster was written', async () => {
    const { game } = await ask('games.create', { name: 'Enter manually', system })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Max', role: 'judge', faction: 'red', details: { negative: 'mafia' } },
        { name: 'Ann', role: 'doctor' },
      ],
    })
    expect((await ask('games.get', { game })).seats.map(({ faction }) => faction)).toEqual(['black', 'red'])
  })
})

it('what lies over roles stands in the catalogue', async () => {
  const { overlays = [], roles } = await ask('rules.roles', { system })
  expect(roles.map(({ id }) => id)).not.toContain('mafia')
  expect(overlays).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'negative',
        value: 'mafia',
        id: 'mafia',
        name: 'Mafia',
        faction: 'black',
        abilities: expect.arrayContaining(['shoot']),
      }),
      expect.objectContaining({
        field: 'faceless',
        value: 'true',
        id: 'faceless',
        name: 'Faceless',
        faction: 'grey',
        abilities: ['cutFace'],
      }),
    ]),
  )
  expect(await ask('rules.roles', { system: 'rar' })).not.toHaveProperty('overlays')
})
