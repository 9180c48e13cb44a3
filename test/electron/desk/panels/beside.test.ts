/** What a system has besides actions: options of other shapes, records, posts to everybody. */
import { describe, expect, it, vi } from 'vitest'
import { clubGame } from '../club.ts'
import { newDesk, village } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk
const view = (game: string) => ask('games.get', { game })

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
    expect((await view(game)).undo).toBe('Removed a record: Infraction (Bob, rude, twice)')
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
      [
        'public:public',
        'Thread',
        'Day 1 is over',
        '[b]Day 1 is over.[/b]\n\n[b]Fay[/b] was put to death.\n\n[b]Deadline for night 2:[/b] Thursday 3 December 2026, 07:00 (UTC)',
      ],
      [
        'public:votes',
        'Thread: vote count',
        'Day 1: vote count',
        'Votes of day 1:\n\nFay: 1 (Ann)\n\n[b]Not voting (5):[/b] Bob, Cat, Dee, Eli, Fay',
      ],
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
