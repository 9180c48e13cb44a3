/** What wants the host over all games, and the samples, which never do. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskAt, newDesk, nextFile, village, type Asking } from '../help.ts'

const sample = join(import.meta.dirname, '../../../../assets/sample')
const what = async ({ ask }: Asking): Promise<string[]> =>
  (await ask('reminders.needs', {})).map(need => `${need.name} ${need.phaseName}: ${need.what}`)

describe('what needs the host', () => {
  it('is nothing long before a deadline, who is missing before it, and the phase once it is past', async () => {
    let now = new Date('2026-11-20T09:00:00Z')
    const desk = await newDesk({ now: () => now })
    const { ask } = desk
    const game = await village(desk)
    expect(await what(desk)).toEqual([])
    now = new Date('2026-11-20T16:00:00Z')
    expect(await ask('reminders.needs', {})).toMatchObject([
      { game, what: 'missing', phase: 0, screen: 'inbox', received: 0, missing: ['Ann', 'Bob', 'Cat', 'Fay', 'Mafia'] },
    ])
    now = new Date('2026-11-21T12:00:00Z')
    expect(await what(desk)).toEqual(['Village Night 1: late'])
  })

  it('asks for what was not read or answered before anything else, and says when everything is in', async () => {
    const desk = await newDesk({ now: () => new Date('2026-11-20T09:00:00Z') })
    const { ask } = desk
    const game = await village(desk)
    await ask('inbox.paste', { game, page: 'From: Bob\ncheck Dee' })
    expect(await ask('reminders.needs', {})).toMatchObject([{ what: 'asks', messages: 1, doubts: 0 }])
    await ask('games.putAway', { game, away: 'archived' })
    expect(await what(desk)).toEqual([])
  })

  it('is the posts of a locked phase, then the phase that comes next, each game where its deadline puts it', async () => {
    let now = new Date('2026-11-20T09:00:00Z')
    const desk = await newDesk({ now: () => now })
    const { ask } = desk
    const game = await village(desk)
    await village(desk, { name: 'Other' })
    await ask('phases.lock', { game })
    now = new Date('2026-11-21T12:00:00Z')
    expect(await what(desk)).toEqual(['Other Night 1: late', 'Village Night 1: send'])
    const { posts } = await ask('posts.view', { game, phase: 0 })
    for (const { id: post } of posts) await ask('posts.sent', { game, phase: 0, post, sent: true })
    expect(await what(desk)).toEqual(['Other Night 1: late', 'Village Night 1: next'])
    await ask('games.finish', { game, winner: 'town' })
    expect(await what(desk)).not.toContain('Village Night 1: next')
  })
})

describe('samples', () => {
  it('are marked, need nobody, go in one go and come back the same way, and leave a game of the host alone', async () => {
    let now = new Date('2026-11-20T09:00:00Z')
    const desk = await deskAt(nextFile(), { sample, now: () => now })
    const { ask } = desk
    const own = await village(desk, { opens: '2026-11-20T10:00:00Z' })
    now = new Date(now.getTime() + 9 * 24 * 60 * 60 * 1000)
    expect((await ask('games.list', {})).filter(one => one.sample !== true).map(({ id }) => id)).toEqual([own])
    expect(await what(desk)).toEqual(['Village Night 1: late'])
    expect((await ask('reminders.due', {})).map(({ game }) => game)).toEqual([own])
    const { games } = await ask('games.samples', { away: true })
    expect(games).toHaveLength(6)
    expect(await ask('games.samples', { away: true })).toEqual({ games: [] })
    const kept = (await ask('games.list', {})).filter(({ away }) => !away)
    expect(kept.map(({ id }) => id)).toEqual([own])
    now = new Date(now.getTime() + 90 * 24 * 60 * 60 * 1000)
    expect((await ask('games.samples', { away: false })).games).toHaveLength(6)
    expect((await ask('games.list', {})).filter(({ away }) => !away)).toHaveLength(7)
  })
})
