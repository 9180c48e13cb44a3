/** What a system has besides actions, in its seats: families, levels, wills, a set-up. */
import { describe, expect, it, vi } from 'vitest'
import { clubGame } from '../club.ts'
import { newDesk, village } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk
const view = (game: string) => ask('games.get', { game })
const seat = async (game: string, slot: string) => (await view(game)).seats.find(one => one.slot === slot)!

describe('a roster', () => {
  it('is read with families, levels and wills, from lines and from tables', async () => {
    const read = async (text: string) => ask('roster.read', { system: 'club', text })
    expect(
      await read(
        'Ann: guard, family: Rossi, level: Novice\n2. Bob - Poisoner (mafia) [Family: Verdi]\nCat, barman; side = town; will: it was Bob, I swear\nDee: seer (Bianchi)\nEli: orator',
      ),
    ).toEqual({
      problems: [],
      seats: [
        { name: 'Ann', role: 'guard', details: { family: 'Rossi', level: 'novice' } },
        { name: 'Bob', role: 'poisoner', faction: 'mafia', details: { family: 'Verdi' } },
        { name: 'Cat', role: 'barman', faction: 'town', details: { will: 'it was Bob, I swear' } },
        { name: 'Dee', role: 'seer', details: { family: 'Bianchi' } },
        { name: 'Eli', role: 'orator' },
      ],
    })
    expect(
      (await read('Name\tRole\tSide\tFamily\tLevel\nAnn\tguard\ttown\tRossi\tstandard\nBob\tBarkeeper\t\t\t\n')).seats,
    ).toEqual([
      { name: 'Ann', role: 'guard', faction: 'town', details: { family: 'Rossi', level: 'standard' } },
      { name: 'Bob', role: 'barman' },
    ])
    expect((await read('Ann: guard, level: expert\nBob: poisoner (mafio)')).problems).toMatchObject([
      { line: 1, message: 'Level cannot be "expert"', remedy: expect.stringContaining('novice') },
      { line: 2, message: 'there is no faction "mafio"' },
    ])
    expect((await read('Ann: guard (poisoned)\nBob: poisoner, status: Poisoned, family: Verdi')).seats).toEqual([
      { name: 'Ann', role: 'guard', status: ['poisoned'] },
      { name: 'Bob', role: 'poisoner', details: { family: 'Verdi' }, status: ['poisoned'] },
    ])
    expect((await read('Ann: guard (Rossi, mafia)\nBob: poisoner (mafia) (poisoned) [Verdi]')).seats).toEqual([
      { name: 'Ann', role: 'guard', faction: 'mafia', details: { family: 'Rossi' } },
      { name: 'Bob', role: 'poisoner', faction: 'mafia', details: { family: 'Verdi' }, status: ['poisoned'] },
    ])
    expect(await read('Name,Role,Status\nAnn,guard,poisoned\nBob,guard,')).toEqual({
      problems: [],
      seats: [
        { name: 'Ann', role: 'guard', status: ['poisoned'] },
        { name: 'Bob', role: 'guard' },
      ],
    })
    expect((await read('Ann: guard, status: drunk')).problems).toMatchObject([
      { line: 1, message: 'there is no status "drunk"', remedy: expect.stringContaining('poisoned') },
    ])
    expect(
      (
        await seat(
          await clubGame(desk, 'night', [
            { name: 'Ann', role: 'guard', status: ['poisoned'] },
            { name: 'Bob', role: 'poisoner' },
          ]),
          'Ann',
        )
      ).status,
    ).toEqual(['poisoned'])
    expect((await ask('roster.read', { system: 'rar', text: 'Ann: doctor, family: Rossi' })).problems).toHaveLength(1)
  })

  it('keeps them, changes one and leaves the others', async () => {
    const game = await clubGame(desk)
    expect((await seat(game, 'Ann')).details).toEqual({ family: 'Rossi', level: 'novice' })
    await ask('roster.change', { game, slot: 'Ann', details: { level: 'standard', will: '  It was Bob.  ' } })
    expect((await seat(game, 'Ann')).details).toEqual({ family: 'Rossi', level: 'standard', will: 'It was Bob.' })
    await ask('roster.change', { game, slot: 'Ann', details: { family: '' } })
    expect((await seat(game, 'Ann')).details).toEqual({ level: 'standard', will: 'It was Bob.' })
    expect(
      (await refused('roster.change', { game, slot: 'Ann', details: { levle: 'standard' } }, 'declined')).remedy,
    ).toContain('level')
    await refused('roster.change', { game, slot: 'Ann', details: { level: 'expert' } }, 'declined')
    await refused('roster.change', { game, slot: 'Ann', details: { __proto__x: 'y' } }, 'declined')
  })

  it('is looked at by the rules of the set-up', async () => {
    const game = await clubGame(desk, 'night', [
      { name: 'Ann', role: 'plain' },
      { name: 'Bob', role: 'plain' },
    ])
    const breaks = [
      { rule: 'C-FAMILY', says: 'There is no mafia.', who: [], warns: false },
      { rule: 'C-LIST', says: 'Somebody could be a guard.', who: ['Ann'], warns: true },
    ]
    expect(await ask('setup.view', { game })).toEqual({ breaks })
    await ask('roster.change', { game, slot: 'Bob', faction: 'mafia' })
    expect(await ask('setup.view', { game }), 'what counts is the game as it began').toEqual({ breaks })
    expect(await ask('setup.view', { game: await clubGame(desk) })).toEqual({ breaks: [] })
    expect(await ask('setup.view', { game: await village(desk) })).toEqual({ breaks: [] })
  })
})
