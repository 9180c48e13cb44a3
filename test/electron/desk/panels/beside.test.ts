/** What a system has besides actions: facts about seats, marks, counters, books, records, a clock, a set-up, options of other shapes. */
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
      closing: { night: 'dawn', day: 'dawn' },
      families: [],
      votesIn: [],
      records: false,
      panels: false,
      marks: [],
      fields: [],
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
    expect((await ask('night.view', { game: day, phase: 0 })).empty?.example).toBe('Eli: speak · Ann')
  })

  it('tells apart what one check brought', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Dee', does: 'look', to: ['Bob'] })
    const { rows } = await ask('night.view', { game, phase: 0 })
    const learned = rows.filter(({ section }) => section === 'happens')
    expect(learned.map(({ said }) => plainOf(said))).toEqual([
      'Dee learns “Poisoner” about Bob',
      'Dee learns “Mafia” about Bob',
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
    expect(plainOf(rows.find(({ id }) => id === row)!.said)).toBe('The game is over: Town wins')
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
    expect(await ask('phases.next', { game: await village(desk, { open: false }) })).toEqual({
      kind: 'night',
      number: 1,
      all: [
        { kind: 'night', number: 1 },
        { kind: 'day', number: 1 },
      ],
    })
  })
})

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

describe('options', () => {
  it('take whole numbers and lists as they are written', async () => {
    const { game } = await ask('games.create', { name: 'Options', system: 'club' })
    const option = async (id: string) => (await ask('options.view', { game })).options.find(one => one.id === id)!
    expect(await option('needed')).toMatchObject({ value: 2, default: 2, values: [2], whole: { from: 1, to: 9 } })
    expect(await option('order')).toMatchObject({
      value: 'guard,poison,hit',
      list: { of: ['guard', 'poison', 'hit'], all: true, names: { guard: 'guard', poison: 'poison', hit: 'hit' } },
    })
    await ask('options.choose', { game, option: 'needed', value: 5 })
    expect((await option('needed')).value).toBe(5)
    await ask('options.choose', { game, option: 'needed', value: '7' })
    expect((await option('needed')).value).toBe(7)
    await ask('options.choose', { game, option: 'order', value: ' hit, guard ,poison' })
    expect((await option('order')).value).toBe('hit,guard,poison')
    for (const [id, value] of [
      ['needed', 0],
      ['needed', 10],
      ['needed', 2.5],
      ['needed', 'many'],
      ['order', 'guard'],
      ['order', 'guard,poison,kill'],
      ['order', 'guard,guard,poison,hit'],
      ['voteMode', 'some'],
      ['vote', 'most'],
    ] as const)
      await refused('options.choose', { game, option: id, value }, 'declined')
    expect([(await option('needed')).value, (await option('order')).value]).toEqual([7, 'hit,guard,poison'])
  })
})

describe('records', () => {
  it('are written into the forms of the system, and taken back', async () => {
    const game = await clubGame(desk)
    const { forms, records } = await ask('records.view', { game })
    expect(forms).toMatchObject([
      { id: 'infraction', title: 'Infraction', fields: { who: { kind: 'player', must: true } } },
    ])
    expect(records).toEqual([])
    expect(
      await ask('records.add', { game, form: 'infraction', values: { who: 'Bob', what: 'rude', note: 'twice' } }),
    ).toMatchObject({ id: 'r1' })
    expect((await ask('records.view', { game })).records).toEqual([
      { id: 'r1', form: 'infraction', phase: 'day 1', values: { who: 'Bob', what: 'rude', note: 'twice' } },
    ])
    expect((await view(game)).undo).toBe('Recorded: Infraction (Bob, rude, twice)')
    for (const values of [
      { who: 'Bob' },
      { who: 'Nobody', what: 'rude' },
      { who: 'Bob', what: 'nice' },
      { who: 'Bob', what: 'rude', whom: 'Ann' },
    ])
      await refused('records.add', { game, form: 'infraction', values }, 'declined')
    await refused('records.add', { game, form: 'infractoin', values: {} }, 'declined')
    await ask('records.drop', { game, id: 'r1' })
    expect((await ask('records.view', { game })).records).toEqual([])
    await refused('records.drop', { game, id: 'r1' }, 'declined')
    expect((await view(game)).undo).toBe('Took back a record: Infraction (Bob, rude, twice)')
    await ask('log.undo', { game })
    expect((await ask('records.view', { game })).records).toHaveLength(1)
    expect(await ask('records.view', { game: await village(desk) })).toMatchObject({ forms: [], records: [] })
  })
})

describe('posts', () => {
  it('are one for each that everybody reads, then groups by their names, then players', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Bob', does: 'hit', to: ['Dee'] })
    await ask('actions.submit', { game, by: 'Ann', does: 'guard', to: ['Dee'] })
    await ask('phases.lock', { game })
    const night = (await ask('posts.view', { game, phase: 0 })).posts
    expect(night.map(({ id, to, title, secret }) => [id, to.name, title, secret])).toEqual([
      ['public:public', 'Thread', 'Night 1 is over', false],
      ['group:mafia', 'Mafia', 'Night 1', true],
      ['player:Dee', 'Dee', 'Night 1', true],
    ])
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('votes.cast', { game, by: 'Ann', for: 'Fay' })
    await ask('phases.lock', { game })
    const day = (await ask('posts.view', { game, phase: 1 })).posts
    expect(day.map(({ id, to, title, text }) => [id, to.name, title, text])).toEqual([
      ['public:public', 'Thread', 'Day 1 is over', '[b]Day 1 is over.[/b]\n\n[b]Fay[/b] was put to death.'],
      ['public:votes', 'Thread: votes', 'Votes, day 1', 'Votes of day 1:\n\nFay: 1 (Ann)'],
    ])
    expect((await view(game)).phases[1]).toMatchObject({ state: 'locked', wants: { posts: 2 } })
    await ask('posts.edit', { game, phase: 1, post: 'public:votes', text: 'My own words.' })
    await ask('posts.sent', { game, phase: 1, post: 'public:votes', sent: true })
    expect((await view(game)).phases[1]!.wants.posts).toBe(1)
    await ask('posts.sent', { game, phase: 1, post: 'public:public', sent: true })
    expect((await view(game)).phases[1]).toMatchObject({ state: 'posted', wants: { posts: 0 } })
    const { files } = await ask('posts.export', { game, phase: 1, as: 'folder' })
    expect(files.map(({ name }) => name)).toEqual(['01-thread.txt', '02-thread-votes.txt'])
    expect((await ask('posts.export', { game, phase: 0, as: 'folder' })).files.map(({ name }) => name)).toEqual([
      '01-thread.txt',
      '02-private.txt',
      '03-private.txt',
    ])
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
