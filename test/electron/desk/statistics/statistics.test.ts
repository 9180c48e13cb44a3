/** All games that are over, added up: by rules and set-up, and by player; nothing of a game that goes on. */
import { join } from 'node:path'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { systemById } from '../../../../engine/systems/index.ts'
import { winnersOf } from '../../../../electron/desk/statistics/told.ts'
import { folder } from '../../store/help.ts'
import { deskAt, newDesk, villagers, village, type Asking } from '../help.ts'

const { path } = folder()
let desk: Asking
beforeEach(async () => {
  desk = await newDesk()
})
const view = (system?: string) => desk.ask('statistics.view', system === undefined ? {} : { system })

/** Eli kills Ann; by day these vote for somebody. */
async function played(
  votes: Record<string, string>,
  { winner, name = 'Village', seats = villagers }: { winner?: string; name?: string; seats?: typeof villagers } = {},
): Promise<string> {
  const { ask } = desk
  const game = await village(desk, { name, seats })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  for (const [by, to] of Object.entries(votes)) await ask('votes.cast', { game, by, for: to })
  await ask('phases.lock', { game })
  if (winner !== undefined) await ask('games.finish', { game, winner })
  return game
}
const atEli = { Bob: 'Eli', Cat: 'Eli', Dee: 'Gus', Fay: 'Eli', Gus: 'Eli', Eli: 'Gus' }

describe('statistics', () => {
  it('count no game that goes on, and say how many there are', async () => {
    await played(atEli)
    await village(desk, { name: 'Other' })
    expect(await view()).toMatchObject({ games: [], sides: [], players: [], systems: [], unfinished: 2, copies: [] })
  })

  it('tell of rules how often each side won and how long games were', async () => {
    const game = await played(atEli, { winner: 'Town' })
    await played(atEli, { winner: 'The Mafia' })
    await played(atEli, { winner: 'nobody at all' })
    const { sides, games, unfinished } = await view()
    expect(unfinished).toBe(0)
    expect(games.map(({ name, players, phases, days, winner }) => ({ name, players, phases, days, winner }))).toEqual(
      ['nobody at all', 'The Mafia', 'Town'].map(winner => ({
        name: 'Village',
        players: 7,
        phases: 2,
        days: 1,
        winner,
      })),
    )
    expect(games[2]!.id).toBe(game)
    expect(sides).toHaveLength(1)
    expect(sides[0]).toMatchObject({
      system: 'rar',
      games: 3,
      otherwise: 1,
      phases: { shortest: 2, middle: 2, longest: 2 },
      days: { shortest: 1, middle: 1, longest: 1 },
      sides: [
        { name: 'Town', games: 3, wins: 1 },
        { name: 'Mafia', games: 3, wins: 1 },
      ],
    })
    expect(sides[0]).not.toHaveProperty('setup')
  })

  it('tell set-ups apart by their roles, in whatever order they were dealt', async () => {
    await played(atEli, { winner: 'Town' })
    await played(atEli, { winner: 'Mafia', seats: villagers.toReversed() })
    const other = villagers.map(seat => (seat.name === 'Dee' ? { ...seat, role: 'tracker' } : seat))
    await played({}, { winner: 'Town', seats: other })
    const { sides } = await view()
    expect(sides.map(({ setup, games, sides: of }) => [setup, games, of.map(({ wins }) => wins)])).toEqual([
      [undefined, 3, [2, 1]],
      ['Cop, Doctor, Mafia Goon, Roleblocker, 2 Vanilla Townie, Vigilante', 2, [1, 1]],
      ['Cop, Doctor, Mafia Goon, Roleblocker, Tracker, Vanilla Townie, Vigilante', 1, [1, 0]],
    ])
  })

  it('tell of players what they were, what they won, how they died, and whether the town was right at a lynch', async () => {
    await played(atEli, { winner: 'Town' })
    await played(
      { BOB: 'Gus', Cat: 'Gus', Dee: 'Gus', Eli: 'Gus' },
      { winner: 'Mafia', seats: villagers.map(seat => (seat.name === 'Bob' ? { ...seat, name: 'BOB' } : seat)) },
    )
    // Nobody is lynched: these ballots were right about nothing.
    await played({ Bob: 'Eli', Cat: 'Dee' }, { winner: 'Fay', name: 'Tied' })
    const { players } = await view()
    const of = (name: string) => players.find(one => one.name === name)!
    expect(players).toHaveLength(7)
    expect(of('Bob')).toMatchObject({
      games: 3,
      wins: 1,
      sides: { town: 3, hostile: 0, other: 0 },
      lived: 3,
      ballots: 2,
      right: 1,
    })
    expect(of('Ann')).toMatchObject({ games: 3, wins: 1, died: 3, lived: 0, lynched: 0, ballots: 0 })
    expect(of('Eli')).toMatchObject({ wins: 1, lynched: 1, lived: 2, sides: { town: 0, hostile: 3 }, ballots: 0 })
    expect(of('Fay')).toMatchObject({ wins: 2 })
    expect(of('Gus')).toMatchObject({ lynched: 1, ballots: 1, right: 1 })
    expect(of('Dee')).toMatchObject({ ballots: 2, right: 0 })
  })

  it('give a game to whoever sat there in the end, and a ballot to whoever cast it', async () => {
    const { ask } = desk
    const game = await played(atEli)
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('roster.replace', { game, slot: 'Cat', name: 'Cyd' })
    await ask('roster.remove', { game, slot: 'Dee', reason: 'rude' })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    const { players } = await view()
    const of = (name: string) => players.find(one => one.name === name)
    expect(of('Cat')).toMatchObject({ games: 0, replaced: 1, wins: 0, ballots: 1, right: 1 })
    expect(of('Cyd')).toMatchObject({ games: 1, replaced: 0, wins: 1, ballots: 0 })
    expect(of('Dee')).toMatchObject({ removed: 1, lived: 0 })
  })

  it('count a game once, however often it is here, and a deleted one not at all', async () => {
    const { ask } = desk
    const game = await played(atEli, { winner: 'Town' })
    await ask('games.copy', { game, name: 'Again' })
    expect(await view()).toMatchObject({ games: [{}], copies: [expect.stringMatching(/^(Village|Again)$/)] })
    await ask('games.putAway', { game, away: 'archived' })
    expect((await view()).games).toHaveLength(1)
    const { game: other } = await ask('games.create', { name: 'x', system: 'rar' })
    await ask('games.putAway', { game: other, away: 'deleted' })
    expect(await view()).toMatchObject({ unfinished: 0 })
    for (const { id } of await ask('games.list', {})) await ask('games.putAway', { game: id, away: 'deleted' })
    expect(await view()).toMatchObject({ games: [], unfinished: 0, copies: [] })
  })

  describe('count one person under several names together', () => {
    const named = (names: Record<string, string>, aliases: Record<string, string[]> = {}) =>
      villagers.map(seat => ({
        ...seat,
        name: names[seat.name] ?? seat.name,
        ...(aliases[seat.name] && { aliases: aliases[seat.name]! }),
      }))
    const three = async (): Promise<void> => {
      await played(atEli, { winner: 'Town' })
      await played({}, { winner: 'Town', seats: named({ Bob: 'Robert' }, { Bob: ['Bob'] }) })
      await played({}, { winner: 'Mafia', seats: named({ Bob: 'Rob_ert', Cat: 'Catherine' }) })
    }
    const offers = async () => (await view()).offers.map(({ one, other, why }) => [one, other, why])

    it('as the host says, never by themselves, and each answer is kept', async () => {
      const { ask, file } = desk
      await three()
      const of = async (name: string) => (await view()).players.find(one => one.name === name)
      expect(await offers()).toEqual([
        ['Bob', 'Robert', 'known'],
        ['Rob_ert', 'Robert', 'alike'],
      ])
      expect(await of('Bob')).toMatchObject({ games: 1, names: [] })
      await ask('statistics.join', { name: 'bob', with: 'Robert' })
      expect(await of('Bob')).toMatchObject({ games: 2, wins: 2, names: ['Robert'], ballots: 1, right: 1 })
      expect(await of('Robert')).toBeUndefined()
      expect(await offers()).toEqual([['Bob', 'Rob_ert', 'alike']])
      await ask('statistics.apart', { name: 'Rob_ert', from: 'Bob' })
      expect(await offers()).toEqual([])
      const kept = await view()
      expect(Papa.parse<Record<string, string>>(kept.csv.players, { header: true }).data).toContainEqual(
        expect.objectContaining({ Player: 'Bob', Games: '2', 'Other names': 'Robert' }),
      )
      await desk.desk.close()
      desk = await deskAt(file)
      expect(await view()).toEqual(kept)
      await desk.ask('statistics.apart', { name: 'Robert', from: 'Bob' })
      expect(await of('Robert')).toMatchObject({ games: 1, names: [] })
      expect(await offers()).toEqual([['Rob_ert', 'Robert', 'alike']])
      await desk.ask('statistics.join', { name: 'Robert', with: 'Bob' })
      expect(await of('Robert')).toMatchObject({ games: 2, names: ['Bob'] })
    })

    it('save whoever sat in one game together, and nobody who never played', async () => {
      const { ask, refused } = desk
      await three()
      const { message } = await refused('statistics.join', { name: 'Bob', with: 'Cat' }, 'declined')
      expect(message).toMatch(/Bob and Cat.*Village/)
      await ask('statistics.join', { name: 'Cat', with: 'Catherine' })
      // Joined with Cat, she sat beside Rob_ert.
      await refused('statistics.join', { name: 'Rob_ert', with: 'Cat' }, 'declined')
      expect((await refused('statistics.join', { name: 'Bobb', with: 'Cat' }, 'notFound')).remedy).toContain('Bob')
      await refused('statistics.apart', { name: 'Bob', from: 'Zoe' }, 'notFound')
      // Alike to the letter, and in one game: nobody asks.
      await played({}, { winner: 'Town', name: 'Twins', seats: named({ Bob: 'Hannah', Cat: 'Hanna' }) })
      expect((await offers()).flat()).not.toContain('Hanna')
    })
  })

  it('follow what is undone, and keep to one system where it is named', async () => {
    const { ask, refused } = desk
    const game = await played(atEli, { winner: 'Town' })
    expect((await view('gorny')).games).toEqual([])
    expect(await view('gorny')).toMatchObject({ systems: [{ id: 'rar' }] })
    expect((await view('rar')).games).toHaveLength(1)
    await ask('log.undo', { game })
    expect(await view()).toMatchObject({ games: [], unfinished: 1 })
    await refused('statistics.view', { system: 'rarr' }, 'notFound')
  })

  it('name a drawn set-up by its first remark', async () => {
    const { ask } = desk
    const { game } = await ask('games.create', { name: 'Drawn', system: 'rar' })
    const text = '# Seven sins\nplayers: 3\nroles: [Mafia Goon, Town Cop, Town Doctor]'
    await ask('dealing.draw', { game, text, names: ['Ann', 'Bob', 'Cat'] })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    expect((await view()).games).toMatchObject([{ setup: 'Seven sins', winner: 'Town' }])
  })

  it('are tables for a spreadsheet, in which no name is a formula', async () => {
    await played(atEli, { winner: 'Town', name: '=HYPERLINK("x"),\n2' })
    const { csv, players } = await view()
    const rows = (text: string) => Papa.parse<Record<string, string>>(text, { header: true }).data
    expect(rows(csv.games)).toMatchObject([{ Game: '\'=HYPERLINK("x"),\n2', Players: '7', Days: '1', Winner: 'Town' }])
    expect(rows(csv.players).map(row => row.Player)).toEqual(players.map(({ name }) => name))
    expect(rows(csv.players).find(row => row.Player === 'Gus')).toMatchObject({ 'Correct votes': '1', Survived: '1' })
    expect(rows(csv.sides)).toMatchObject([
      { Setup: 'all', Side: 'Town', Games: '1', Wins: '1' },
      { Side: 'Mafia', Wins: '0' },
    ])
  })
})

describe('who won', () => {
  const seats = [
    { slot: 's1', name: 'Ann', faction: 'town' },
    { slot: 's2', name: 'Town', faction: 'mafia' },
    { slot: 's3', name: 'Rock and Roll', faction: 'independent' },
  ]
  it.each([
    ['town', ['town'], []],
    ['The Mafia, Ann', ['mafia'], ['s1']],
    ['Town and Mafia', ['town', 'mafia'], []],
    ['rock  and ROLL', [], ['s3']],
    ['nobody', [], []],
    ['', [], []],
  ])('is read from what the host said: %s', (winner, factions, slots) => {
    expect(winnersOf(systemById('rar')!, winner, seats)).toEqual({ factions, slots })
  })

  it('is everybody of the families that are named', () => {
    const ofFamily = (slot: string, family: string) => ({ slot, name: slot, faction: 'civilian', details: { family } })
    const families = [ofFamily('Marco', 'Verdi'), ofFamily('Tito', 'Bianchi'), ofFamily('Aldo', 'Rossi')]
    expect(winnersOf(systemById('mafia1923')!, 'Verdi and Bianchi', families).slots).toEqual(['Marco', 'Tito'])
    expect(winnersOf(systemById('mafia1923')!, 'the family Rossi', families).slots).toEqual(['Aldo'])
  })

  // 1923-W7, W8: every Civilian of the family, dead too; never a Mafia Member of it, nor anybody exiled.
  it('is nobody of a family who has no part in its victory by the rules', () => {
    const verdi = (slot: string, more: { faction?: string; status?: string[] } = {}) => ({
      slot,
      name: slot,
      faction: 'civilian',
      details: { family: 'Verdi' },
      ...more,
    })
    const seats = [verdi('Marco'), verdi('Elio', { faction: 'mafia' }), verdi('Aldo', { status: ['exiled'] })]
    expect(winnersOf(systemById('mafia1923')!, 'Verdi', seats).slots).toEqual(['Marco'])
    // Where nobody of it is left to win, the family is still the one that was named.
    expect(winnersOf(systemById('mafia1923')!, 'Verdi and Marco', seats.slice(2)).slots).toEqual([])
  })

  it('counts for no exiled player in the statistics of the sample, and for the others of the families', async () => {
    const sampled = await deskAt(join(path, 'samples.nightdesk'), {
      sample: join(import.meta.dirname, '../../../../assets/sample'),
    })
    const games = await sampled.ask('games.list', {})
    const { seats } = await sampled.ask('games.get', { game: games.find(({ system }) => system === 'mafia1923')!.id })
    // The samples themselves are in no statistics; a copy of one is a game of its host.
    expect((await sampled.ask('statistics.view', {})).games).toEqual([])
    const { id } = games.find(({ system }) => system === 'mafia1923')!
    await sampled.ask('games.copy', { game: id, name: 'Ours' })
    const { players, sides: lines } = await sampled.ask('statistics.view', { system: 'mafia1923' })
    // Neither side won as such, and somebody did.
    expect(lines[0]!.otherwise).toBe(0)
    expect(lines[0]!.sides.map(({ name, games: of, wins }) => [name, of, wins])).toEqual([
      ['Civilian', 1, 0],
      ['Mafia', 1, 0],
      ['Families', 1, 1],
    ])
    const won = seats
      .filter(({ details }) => ['Verdi', 'Bianchi'].includes(details.family ?? ''))
      .filter(({ faction, status }) => faction !== 'mafia' && !status.includes('exiled'))
    expect(seats.filter(({ status }) => status.includes('exiled')).length).toBeGreaterThan(0)
    expect(
      players
        .filter(({ wins }) => wins)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(won.map(({ name }) => name).sort())
  })

  it('is read in each language of the rules', () => {
    for (const said of ['Красные', 'red', 'красный'])
      expect(winnersOf(systemById('russian')!, said, [])).toMatchObject({ factions: ['red'] })
    expect(winnersOf(systemById('russian')!, 'Красные и черные', []).factions).toEqual(['red', 'black'])
  })
})
