/** The course of a whole game: from the roster over nights and days to its end, with players who leave and who come. */
import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../electron/desk/contract.ts'
import { deskAt, newDesk, nextFile, pm, standing, village } from './help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const open = (game: string, kind: string, number: number) =>
  ask('phases.open', {
    game,
    kind,
    number,
    opens: `2026-11-2${number}T10:00:00Z`,
    closes: `2026-11-2${number}T22:00:00Z`,
  })
const view = (game: string): Promise<Answers['games.get']> => ask('games.get', { game })
const alive = async (game: string) => (await view(game)).seats.filter(seat => seat.alive).map(({ slot }) => slot)

describe('a game', () => {
  it('is made, listed, renamed and set up', async () => {
    const { game } = await ask('games.create', {
      name: '  Moonlit  ',
      system: 'rar',
      zone: 'America/Chicago',
      dialect: 'phpbb',
    })
    expect(await view(game)).toMatchObject({
      name: 'Moonlit',
      state: 'setup',
      revision: 1,
      settings: { zone: 'America/Chicago', dialect: 'phpbb', hosts: [] },
      seats: [],
      phases: [],
      system: { id: 'rar', phases: ['night', 'day'], acting: ['night'] },
    })
    expect((await view(game)).undo).toBeUndefined()
    await ask('games.rename', { game, name: 'Moonlight' })
    await ask('games.settings', { game, hosts: ['Mod Tess'], dialect: 'mybb' })
    expect(await view(game)).toMatchObject({
      name: 'Moonlight',
      settings: { zone: 'America/Chicago', dialect: 'mybb', hosts: ['Mod Tess'] },
    })
    expect((await ask('games.list', {}))[0]).toMatchObject({
      id: game,
      name: 'Moonlight',
      system: 'rar',
      state: 'setup',
      players: 0,
      living: 0,
    })
  })

  it('keeps every setting of several that are changed at once', async () => {
    const { game } = await ask('games.create', { name: 'Fast', system: 'rar' })
    await Promise.all([
      ask('games.settings', { game, zone: 'Europe/Berlin' }),
      ask('games.settings', { game, dialect: 'smf' }),
      ask('games.settings', { game, hosts: ['Tess'] }),
      ask('games.rename', { game, name: 'Faster' }),
    ])
    expect(await view(game)).toMatchObject({
      name: 'Faster',
      settings: { zone: 'Europe/Berlin', dialect: 'smf', hosts: ['Tess'] },
    })
    await Promise.all([
      ask('settings.put', { key: 'theme', value: 'dark' }),
      ask('settings.put', { key: 'wide', value: true }),
    ])
    expect(await ask('settings.get', {})).toMatchObject({ theme: 'dark', wide: true })
  })

  it('is refused with rules, a zone or a forum that are not there', async () => {
    const before = await ask('games.list', {})
    await refused('games.create', { name: 'X', system: 'rra' }, 'notFound')
    await refused('games.create', { name: 'X', system: '__proto__' }, 'notFound')
    expect(
      (await refused('games.create', { name: 'X', system: 'rar', zone: 'Europe/Berlim' }, 'badInput')).remedy,
    ).toContain('Europe/Berlin')
    await refused('games.create', { name: 'X', system: 'rar', dialect: 'toString' }, 'notFound')
    await refused('games.create', { name: '   ', system: 'rar' }, 'badInput')
    await refused('settings.put', { key: 'theme', value: 'blue' }, 'badInput')
    expect((await refused('settings.put', { key: 'night', value: 'tree' }, 'badInput')).remedy).toContain(
      'map, graph or list',
    )
    // All settings go to every window each time, so that there is an end to them, in one go and by little.
    await refused('settings.put', { key: 'wide', value: 'x'.repeat(1_000_000) }, 'badInput')
    const answers = []
    for (let count = 0; count < 50; count++)
      answers.push(
        await desk.desk.dispatch('settings.put', { key: `${count} ${'k'.repeat(400)}`, value: 'x'.repeat(400) }),
      )
    expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThan(20)
    expect(JSON.stringify(await ask('settings.get', {})).length).toBeLessThan(20_000)
    expect(await ask('settings.get', {})).toMatchObject({ night: 'map' })
    expect(await ask('games.list', {})).toEqual(before)
    for (const name of ['games.get', 'games.export', 'log.view', 'log.undo', 'options.view', 'phases.lock'] as const)
      await refused(name, { game: '__proto__' }, 'notFound')
  })

  it('goes from night to day to night, and ends', async () => {
    const game = await village(desk)
    await refused('phases.open', { game, kind: 'day', number: 1 }, 'declined')
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await refused('phases.lock', { game }, 'declined')
    expect(await view(game)).toMatchObject({
      state: 'running',
      phases: [{ name: 'Night 1', state: 'locked', deaths: ['Ann'] }],
    })
    expect((await view(game)).seats[0]).toMatchObject({ alive: false, died: 'Night 1' })
    expect((await ask('games.list', {}))[0]).toMatchObject({ id: game, phase: 'Night 1', players: 7, living: 6 })
    expect((await refused('phases.open', { game, kind: 'night', number: 1 }, 'declined')).remedy).toContain('night 2')
    await refused('phases.open', { game, kind: 'dusk', number: 1 }, 'declined')
    await refused(
      'phases.open',
      { game, kind: 'day', number: 1, opens: '2026-11-21T10:00:00Z', closes: '2026-11-21T10:00:00Z' },
      'badInput',
    )
    await open(game, 'day', 1)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Eli'] })
    expect((await ask('inbox.view', { game, phase: 1 })).actions[0]).toMatchObject({ standing: 'refused' })
    expect((await view(game)).phases[1]).toMatchObject({ name: 'Day 1', state: 'open', acting: false, expected: 0 })
    await ask('phases.lock', { game })
    await open(game, 'night', 2)
    expect((await view(game)).phases.map(({ name }) => name)).toEqual(['Night 1', 'Day 1', 'Night 2'])
    await refused('actions.submit', { game, by: 'Nobody', does: 'shoot', to: ['Eli'] }, 'notFound')
    await ask('games.finish', { game, winner: 'town' })
    expect(await view(game)).toMatchObject({ state: 'finished', winner: 'town', undo: expect.stringContaining('town') })
    expect((await ask('games.list', {}))[0]).toMatchObject({ state: 'finished', winner: 'town' })
    for (const [name, more] of [
      ['games.finish', { winner: 'mafia' }],
      ['phases.lock', {}],
      ['actions.submit', { by: 'Cat', does: 'shoot', to: ['Eli'] }],
      ['roster.change', { slot: 'Ann', note: 'x' }],
      ['roster.replace', { slot: 'Bob', name: 'Zoë' }],
      ['roster.remove', { slot: 'Bob', reason: '' }],
      ['inbox.paste', { page: 'kill Bob' }],
    ] as const) {
      expect((await refused(name, { game, ...more }, 'declined')).remedy, name).toMatch(/[Uu]ndo/)
    }
    await ask('log.undo', { game })
    expect((await view(game)).state).toBe('running')
  })

  it('waits for a roster before its first phase', async () => {
    const { game } = await ask('games.create', { name: 'Empty', system: 'rar' })
    await refused('phases.open', { game, kind: 'night', number: 1 }, 'declined')
    await refused('phases.lock', { game }, 'declined')
    await refused('phases.extend', { game, closes: '2026-11-20T22:00:00Z' }, 'declined')
  })

  it('counts limited uses over its nights', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Cat', role: 'vigilante', modifiers: [{ modifier: 'xShot', count: 1 }] },
        { name: 'Bob', role: 'vanilla' },
        { name: 'Dee', role: 'vanilla' },
      ],
    })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Bob'] })
    await ask('phases.lock', { game })
    await open(game, 'night', 2)
    expect((await view(game)).seats[0]!.abilities).toMatchObject([{ id: 'shoot', left: 0 }])
    expect((await view(game)).phases[1]!.expected).toBe(0)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
    await ask('phases.lock', { game })
    expect(await alive(game)).toEqual(['Cat', 'Dee'])
  })
})

describe('"same as last night"', () => {
  it('means the night before, over a day between, and not what was withdrawn then', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: [pm('Bob', 'investigate Eli'), pm('Ann', 'protect Bob')].join('\n') })
    await ask('inbox.take', { game })
    await ask('phases.lock', { game })
    await open(game, 'day', 1)
    await ask('phases.lock', { game })
    await open(game, 'night', 2)
    await ask('inbox.paste', {
      game,
      page: [
        pm('Ann', 'Same as last night please.', '2026-11-22 12:00'),
        pm('Bob', 'same as last night', '2026-11-22 12:00'),
        pm('Cat', 'same as last night', '2026-11-22 12:00'),
      ].join('\n'),
    })
    const { messages } = await ask('inbox.view', { game, phase: 2 })
    expect(
      messages.map(({ proposals }) => proposals.map(({ does, to, repeats }) => [does, ...to, repeats].join(' '))),
    ).toEqual([['protect Bob true'], ['investigate Eli true'], []])
    expect(messages[2]).toMatchObject({ state: 'doubt', doubts: [{ why: 'nothingToRepeat' }] })
    expect((await ask('inbox.take', { game })).actions.length).toBe(2)
  })

  it('repeats nothing that did not count', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: [pm('Ann', 'protect Bob'), pm('Cat', 'shoot Eli')].join('\n') })
    await ask('inbox.take', { game })
    await ask('actions.withdraw', { game, id: 'a1' })
    await ask('phases.lock', { game })
    await open(game, 'night', 2)
    await ask('inbox.paste', {
      game,
      page: [
        pm('Ann', 'same as last night', '2026-11-22 12:00'),
        pm('Cat', 'same as last night', '2026-11-22 12:00'),
      ].join('\n'),
    })
    const { messages } = await ask('inbox.view', { game, phase: 1 })
    expect(messages[0]!.proposals).toEqual([])
    expect(messages[1]!.proposals[0]).toMatchObject({
      does: 'shoot',
      to: ['Eli'],
      refusal: { says: expect.stringContaining('dead') },
    })
  })
})

describe('a player who leaves', () => {
  it('is replaced in the same seat, under another name', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('roster.replace', { game, slot: 'Bob', name: ' Zoë ' })
    expect((await view(game)).seats[1]).toMatchObject({
      slot: 'Bob',
      name: 'Zoë',
      former: ['Bob'],
      role: 'cop',
      alive: true,
    })
    expect((await ask('inbox.view', { game, phase: 0 })).actions[0]).toMatchObject({ by: 'Bob', byName: 'Zoë' })
    expect((await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'player:Bob')).toMatchObject({
      to: { name: 'Zoë' },
    })
    await refused('roster.replace', { game, slot: 'Cat', name: 'Zoë' }, 'declined')
    await refused('roster.replace', { game, slot: 'Zoë', name: 'Yan' }, 'declined')
    expect((await view(game)).undo).toContain('Zoë')
  })

  it('is removed in the open phase, is waited for no longer, and is dead after the lock', async () => {
    const game = await village(desk)
    await ask('roster.remove', { game, slot: 'Ann', reason: 'asked to leave' })
    expect((await ask('inbox.view', { game, phase: 0 })).missing.map(({ slot }) => slot)).not.toContain('Ann')
    await refused('roster.remove', { game, slot: 'Ann', reason: '' }, 'declined')
    await refused('roster.remove', { game, slot: 'Anne', reason: '' }, 'declined')
    await ask('phases.lock', { game })
    expect(await alive(game)).not.toContain('Ann')
    await refused('roster.remove', { game, slot: 'Bob', reason: '' }, 'declined')
    await open(game, 'day', 1)
    await refused('roster.remove', { game, slot: 'Ann', reason: '' }, 'declined')
    await ask('roster.remove', { game, slot: 'Bob', reason: '' })
    await ask('phases.lock', { game })
    expect(await alive(game)).toEqual(['Cat', 'Dee', 'Eli', 'Fay', 'Gus'])
    expect((await view(game)).seats[1]).toMatchObject({ alive: false, died: 'Day 1' })
  })

  it('is listed with the others who live', async () => {
    const game = await village(desk)
    await ask('roster.remove', { game, slot: 'Ann', reason: '' })
    await ask('phases.lock', { game })
    expect((await ask('games.list', {})).find(({ id }) => id === game)).toMatchObject({ players: 7, living: 6 })
  })
})

describe('a workspace', () => {
  it('tells a game the same after it was closed and opened', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const game = await village(first)
    await first.ask('inbox.paste', {
      game,
      page: [pm('Ann', 'protect Bob'), pm('Eli', 'kill Ann'), pm('Player', 'shoot Bob')].join('\n'),
    })
    await first.ask('inbox.take', { game })
    await first.ask('phases.lock', { game })
    await first.ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    await first.ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Ann died.' })
    await first.ask('phases.open', { game, kind: 'day', number: 1 })
    await first.ask('log.undo', { game })
    const [before, log, list, full] = [
      await standing(first, game),
      await first.ask('log.view', { game }),
      await first.ask('games.list', {}),
      await first.ask('games.get', { game }),
    ]
    await first.desk.close()
    const second = await deskAt(file)
    expect([
      await standing(second, game),
      await second.ask('log.view', { game }),
      await second.ask('games.list', {}),
      await second.ask('games.get', { game }),
    ]).toEqual([before, log, list, full])
    expect((await second.ask('workspace.info', {})).backups.map(({ reason }) => reason)).toContain('lock')
  })

  it('closes after what is under way, and answers nothing afterwards', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const game = await village(first)
    const locked = first.ask('phases.lock', { game })
    await first.desk.close()
    await first.desk.close()
    expect((await locked).revision).toBe(4)
    await first.refused('games.list', {}, 'file')
    await first.refused('games.create', { name: 'X', system: 'rar' }, 'file')
    const second = await deskAt(file)
    expect((await second.ask('games.get', { game })).phases[0]!.state).not.toBe('open')
    expect((await second.ask('workspace.info', {})).backups.map(({ reason }) => reason)).toContain('lock')
  })

  it('has one backup a day, and one of every lock', async () => {
    const file = nextFile()
    const at = async (time: string) => {
      const opened = await deskAt(file, { now: () => new Date(time) })
      return {
        ...opened,
        reasons: async () => (await opened.ask('workspace.info', {})).backups.map(({ reason }) => reason),
      }
    }
    const first = await at('2026-11-20T10:00:00Z')
    const game = await village(first)
    await first.ask('phases.lock', { game })
    await first.desk.close()
    await (await at('2026-11-20T12:00:00Z')).desk.close()
    const third = await at('2026-11-20T20:00:00Z')
    expect((await third.reasons()).sort()).toEqual(['daily', 'lock'])
    await third.ask('workspace.backUp', {})
    expect((await third.reasons())[0]).toBe('asked')
    await third.desk.close()
    await (await at('2026-11-21T12:00:01Z')).desk.close()
    await (await at('2026-11-21T13:00:00Z')).desk.close()
    expect((await (await at('2026-11-21T14:00:00Z')).reasons()).sort()).toEqual(['asked', 'daily', 'daily', 'lock'])
  })

  it('says of itself where it stands and what it can do', async () => {
    expect(await ask('workspace.info', {})).toMatchObject({
      file: desk.file,
      sample: false,
      systems: expect.arrayContaining([expect.objectContaining({ id: 'rar', name: expect.any(String) })]),
    })
    expect((await ask('workspace.info', {})).readOnly).toBeUndefined()
  })
})
