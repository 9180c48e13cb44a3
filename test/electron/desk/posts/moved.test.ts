/** A deadline that was posted and is moved: a post in the phase that is open, and no correction of the one before. */
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

const view = async (game: string, phase: number) => (await ask('posts.view', { game, phase })).posts
const states = async (game: string, phase: number) =>
  (await view(game, phase)).filter(({ to }) => to.kind === 'public').map(({ id, state }) => `${id} ${state}`)
const send = (game: string, phase: number, post: string) => ask('posts.sent', { game, phase, post, sent: true })
const move = (game: string, closes: string) => ask('phases.extend', { game, closes })

async function dayOpened(): Promise<string> {
  const game = await village(desk, { open: false })
  await ask('games.settings', { game, zone: 'UTC', dialect: 'plain' })
  await ask('options.choose', { game, option: 'day', value: 'lock' })
  await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00Z' })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1, closes: '2026-11-22T18:00:00Z' })
  return game
}

describe('a deadline that is moved', () => {
  it('is announced where the former one was posted, again when it is moved again, and corrects nothing', async () => {
    const game = await dayOpened()
    await send(game, 0, 'public:public')
    await move(game, '2026-11-23T18:00:00Z')
    expect(await states(game, 0)).toContain('public:public sent')
    const [post] = (await view(game, 1)).filter(({ id }) => id === 'public:moved')
    expect(post).toMatchObject({ state: 'toSend', early: true, title: 'Day 1: deadline change' })
    expect(post!.text).toBe('Deadline extended for day 1: Monday 23 November 2026, 18:00 (UTC)')
    await send(game, 1, 'public:moved')
    expect(await states(game, 1)).toContain('public:moved sent')
    await move(game, '2026-11-22T20:00:00Z')
    const [again] = (await view(game, 1)).filter(({ id }) => id === 'public:moved')
    expect(again).toMatchObject({ state: 'toSend' })
    expect(again!.correction).toBeUndefined()
    expect(again!.text).toBe('Deadline changed for day 1: Sunday 22 November 2026, 20:00 (UTC)')
    await ask('phases.lock', { game })
    expect(await states(game, 1)).toContain('public:moved sent')
    expect(await states(game, 0)).toContain('public:public sent')
  })

  it('is in the posts themselves where none of them is out yet', async () => {
    const game = await dayOpened()
    await move(game, '2026-11-23T18:00:00Z')
    expect((await states(game, 1)).join()).not.toContain('public:moved')
    expect((await view(game, 0)).find(({ closes }) => closes)!.text).toContain(
      'Deadline for day 1: Monday 23 November 2026',
    )
  })

  it('is told in the language of the game, by any rules', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian', zone: 'UTC', dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Аня', role: 'doctor' },
        { name: 'Боря', role: 'blocker' },
        { name: 'Вера', role: 'commissioner', details: { negative: 'mafia' } },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00Z' })
    await send(game, 0, (await view(game, 0)).find(({ to, early }) => early && to.kind === 'public')!.id)
    await move(game, '2026-11-21T22:00:00Z')
    expect((await view(game, 0)).find(({ id }) => id === 'public:moved')!.text).toMatch(/^Дедлайн продлен \(/)
  })

  it('that is undone is announced no more', async () => {
    const game = await dayOpened()
    await send(game, 0, 'public:public')
    await move(game, '2026-11-23T18:00:00Z')
    await ask('log.undo', { game })
    expect((await states(game, 1)).join()).not.toContain('public:moved')
    expect(await states(game, 0)).toContain('public:public sent')
  })

  it('leaves the post with which the game starts as it was sent', async () => {
    const game = await village(desk, { open: false })
    await ask('games.settings', { game, zone: 'UTC', dialect: 'plain' })
    await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00Z' })
    await move(game, '2026-11-21T22:00:00Z')
    const start = async () => (await view(game, 0)).find(({ id }) => id === 'public:start')!
    expect((await start()).text).toContain('Saturday 21 November 2026')
    await send(game, 0, 'public:start')
    await move(game, '2026-11-22T22:00:00Z')
    expect(await start()).toMatchObject({ state: 'sent' })
    expect(await states(game, 0)).toContain('public:moved toSend')
  })

  it('is named in the log with what it was moved to', async () => {
    const game = await dayOpened()
    await move(game, '2026-11-23T18:00:00Z')
    expect(JSON.stringify(await ask('log.view', { game }))).toMatch(/Moved the deadline to [^"]*23 Nov/)
  })
})
