/** What stands below the posts that close a phase: switched one by one, kept, and stale like any other words. */
import { describe, expect, it } from 'vitest'
import type { PostPart } from '../../../../engine/messages/parts.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk
const zone = 'Europe/Moscow'

/** Bob is shot in the first night; its days have a vote. */
async function shot({ day = 'lock' }: { day?: string } = {}): Promise<string> {
  const game = await village(desk, { open: false })
  await ask('games.settings', { game, zone, dialect: 'plain' })
  await ask('roster.change', { game, slot: 'Bob', modifiers: [{ modifier: 'xShot', count: 2 }] })
  await ask('options.choose', { game, option: 'day', value: day })
  await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00Z' })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Bob'] })
  await ask('phases.lock', { game })
  return game
}
const view = (game: string, phase = 0) => ask('posts.view', { game, phase })
const closing = async (game: string, phase = 0) => (await view(game, phase)).posts.find(({ closes }) => closes)!
const below = async (game: string, phase = 0): Promise<string[]> => {
  const lines = (await closing(game, phase)).text.split('\n').filter(line => line !== '')
  return lines.slice(lines.findIndex(line => /^(Alive|Votes|Deadline|Bob was)/.test(line)))
}
const turn = (game: string, part: PostPart, on: boolean) => ask('posts.part', { game, phase: 0, part, on })
const sendAll = async (game: string, phase = 0): Promise<void> => {
  for (const { id } of (await view(game, phase)).posts) await ask('posts.sent', { game, phase, post: id, sent: true })
}
const openDay = (game: string, closes?: string) =>
  ask('phases.open', {
    game,
    kind: 'day',
    number: 1,
    opens: '2026-11-21T09:00:00Z',
    ...(closes !== undefined && { closes }),
  })

const roster = ['Alive (6): Ann, Cat, Dee, Eli, Fay, Gus', 'Dead (1):']

describe('below the post that closes a phase', () => {
  it('stands what harms nobody, and who was what in full', async () => {
    const game = await shot()
    await openDay(game, '2026-11-23T18:00:00Z')
    const coming = [
      'With 6 alive, it takes 4 to lynch.',
      'Deadline for day 1: Monday 23 November 2026, 21:00 (Moscow time, UTC+3)',
    ]
    expect(await below(game)).toEqual([...roster, 'Bob: Town 2-Shot Cop', ...coming])
    expect((await view(game)).parts).toEqual([
      { id: 'ballots', on: false, standing: 'never' },
      { id: 'roster', on: true, standing: 'can' },
      { id: 'modifiers', on: false, standing: 'own' },
      { id: 'needed', on: true, standing: 'can' },
      { id: 'deadline', on: true, standing: 'can' },
    ])
    for (const part of ['roster', 'needed', 'deadline'] as const) await turn(game, part, false)
    expect((await closing(game)).text).toBe('Night 1 is over.\n\nBob died. They were a Town 2-Shot Cop.')
  })

  it('stands modifiers where rules do not tell of them and the host wants them', async () => {
    const { game } = await ask('games.create', { name: 'Estate', system: 'gorny' })
    await ask('games.settings', { game, zone, dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Ann', role: 'vanilla' },
        { name: 'Bob', role: 'cop', modifiers: [{ modifier: 'xShot', count: 2 }] },
        { name: 'Eli', role: 'goon' },
        { name: 'Fay', role: 'vanilla' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Bob'] })
    await ask('phases.lock', { game })
    const said = (text: string): Promise<string[]> =>
      below(game).then(lines => lines.filter(line => line.includes(text)))
    expect(await said('Bob')).toEqual(['Bob: Town Cop'])
    await turn(game, 'modifiers', true)
    expect(await said('Bob')).toEqual(['Bob: Town Cop', 'Bob was: 2-shot Cop.'])
  })

  it('stands the same in every dialect, and nothing of it below any other post', async () => {
    const game = await shot()
    const { dialects } = await ask('workspace.info', {})
    for (const { id } of dialects) {
      const { posts } = await ask('posts.view', { game, phase: 0, dialect: id })
      for (const { text, closes } of posts) expect(text.includes('Alive (6)'), `${id}: ${text}`).toBe(closes === true)
    }
  })

  it('stands what the rules know of: no votes where none are counted, no deadline where none is set', async () => {
    const game = await shot({ day: 'none' })
    expect(await below(game)).toEqual([...roster, 'Bob: Town 2-Shot Cop'])
    expect((await view(game)).parts.find(({ id }) => id === 'needed')?.standing).toBe('never')
  })

  it('stands below the end of a day as below that of a night', async () => {
    const game = await shot({ day: 'forum' })
    await openDay(game)
    for (const by of ['Ann', 'Dee', 'Eli', 'Fay']) await ask('votes.cast', { game, by, for: 'Gus' })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2, closes: '2026-11-23T18:00:00Z' })
    const { text } = await closing(game, 1)
    expect(text).toContain('Gus was lynched.')
    expect(text).toContain('Deadline for night 2: Monday 23 November 2026, 21:00')
    expect(text).toContain('Alive (5): Ann, Cat, Dee, Eli, Fay\n\nDead (2):\nBob: Town 2-Shot Cop\nGus: Vanilla Townie')
    expect((await view(game, 1)).parts.map(({ id, standing }) => [id, standing])).toEqual([
      ['ballots', 'never'],
      ['roster', 'can'],
      ['modifiers', 'own'],
      ['needed', 'can'],
      ['deadline', 'can'],
    ])
    await sendAll(game, 1)
    expect(await closing(game, 1)).toMatchObject({ state: 'sent' })
  })

  it('speaks Russian where the posts do', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian', zone, dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Аня', role: 'doctor' },
        { name: 'Cid', role: 'hero', details: { negative: 'mafia' } },
        { name: 'Дина', role: 'witness' },
        { name: 'Егор', role: 'judge' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 2, closes: '2026-11-23T18:00:00Z' })
    const { text } = await closing(game)
    expect(text).toContain('В игре (4): Аня, Cid, Дина, Егор')
    expect(text).toContain('Дедлайн (день 2): понедельник, 23 ноября 2026, 21:00 (МСК, UTC+3)')
  })

  it('stands nothing in a game from before there was such a thing', async () => {
    const game = await shot()
    const exported = JSON.parse((await ask('games.export', { game })).text) as { settings: Record<string, unknown> }
    delete exported.settings.parts
    const { game: old } = await ask('games.import', { text: JSON.stringify(exported) })
    expect((await closing(old)).text).not.toContain('Alive')
    expect((await view(old)).parts.some(({ on }) => on)).toBe(false)
  })

  it('is kept with the game', async () => {
    const game = await shot()
    await turn(game, 'modifiers', true)
    const other = await newDesk()
    const { game: copy } = await other.ask('games.import', { text: (await ask('games.export', { game })).text })
    expect(await other.ask('posts.view', { game: copy, phase: 0 })).toEqual(await view(game))
  })
})

describe('a post that was sent', () => {
  it('is changed no more once all of its phase is out: the next one is', async () => {
    const game = await shot()
    await turn(game, 'modifiers', true)
    expect((await closing(game)).text).toContain('2-Shot')
    await sendAll(game)
    const { partsFrom } = await view(game)
    expect(partsFrom).toBe(1)
    await turn(game, 'roster', false)
    expect(await closing(game)).toMatchObject({ state: 'sent', text: expect.stringContaining('Alive (6)') })
    await openDay(game)
    await ask('phases.lock', { game })
    expect((await closing(game, 1))?.text ?? '').not.toContain('Alive (6)')
  })

  it('is not stale for having been sent when zones were named by their ids', async () => {
    const game = await shot()
    const { text, id } = await closing(game)
    expect(text).toContain('(Moscow time, UTC+3)')
    await ask('posts.sent', { game, phase: 0, post: id, sent: true })
    const exported = JSON.parse((await ask('games.export', { game })).text) as { sent?: { text: string }[] }
    const before = JSON.stringify(exported).replaceAll('(Moscow time, UTC+3)', '(Europe/Moscow, UTC+3)')
    expect(before).not.toBe(JSON.stringify(exported))
    const { game: again } = await ask('games.import', { text: before })
    expect(await closing(again)).toMatchObject({ state: 'sent' })
  })

  it('goes stale by a part where another post of its phase is still to be sent', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
    await ask('phases.lock', { game })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    await turn(game, 'roster', false)
    expect(await closing(game)).toMatchObject({ state: 'stale', was: expect.stringContaining('Alive (6)') })
    await turn(game, 'roster', true)
    expect((await closing(game)).state).toBe('sent')
  })

  it('is not wrong because a deadline was set since, nor because it was moved, which a post of its own tells', async () => {
    const game = await shot({ day: 'none' })
    await sendAll(game)
    await openDay(game, '2026-11-23T18:00:00Z')
    expect(await closing(game)).toMatchObject({ state: 'sent', text: expect.stringContaining('21:00') })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: false })
    await sendAll(game)
    await ask('phases.extend', { game, closes: '2026-11-23T20:00:00Z' })
    expect(await closing(game)).toMatchObject({ state: 'sent', text: expect.stringContaining('21:00') })
    expect((await view(game, 1)).posts.find(({ id }) => id === 'public:moved')).toMatchObject({
      state: 'toSend',
      text: expect.stringContaining('23:00'),
    })
  })

  it('is not wrong because the game is over since, and then nothing is said of what comes', async () => {
    const game = await shot()
    await sendAll(game)
    await ask('games.finish', { game, winner: 'mafia' })
    expect(await closing(game)).toMatchObject({ state: 'sent', text: expect.not.stringContaining('Votes to lynch') })
  })
})
