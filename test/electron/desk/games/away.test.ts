/** Games are archived, deleted with a way back, and copied; one that is here already is known when it is taken in again. */
import { describe, expect, it } from 'vitest'
import { deskAt, newDesk, nextFile, standing, village } from '../help.ts'

describe('a game that is put away', () => {
  it('is listed as what it is, can be brought back for thirty days, and loses nothing', async () => {
    const then = new Date('2026-11-25T12:00:00Z')
    let today = then
    const desk = await newDesk({ now: () => today })
    const { ask } = desk
    const game = await village(desk)
    const before = await standing(desk, game)
    const away = async (): Promise<unknown> => (await ask('games.list', {})).find(({ id }) => id === game)?.away
    expect(await away()).toBe(undefined)
    await ask('games.putAway', { game, away: 'archived' })
    expect(await away()).toEqual({ as: 'archived', at: '2026-11-25T12:00:00.000Z' })
    await ask('games.putAway', { game, away: 'deleted' })
    expect(await away()).toMatchObject({ as: 'deleted', until: '2026-12-25T12:00:00.000Z' })
    today = new Date('2026-12-25T11:59:00Z')
    expect(await away()).toMatchObject({ as: 'deleted' })
    await ask('games.putAway', { game, away: null })
    // As of the same moment: a draft tells the deadline that would follow a lock now.
    today = then
    expect(await standing(desk, game)).toEqual(before)
    today = new Date('2026-12-25T11:59:00Z')
    await ask('games.putAway', { game, away: 'deleted' })
    today = new Date('2027-01-25T12:00:00Z')
    expect(await ask('games.list', {})).toEqual([])
    await desk.refused('games.putAway', { game: 'gone', away: null }, 'notFound')
  })

  it('is so over restarts, and the others are where they were', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const [one, other] = [await village(first), await village(first, { name: 'Other' })]
    await first.ask('games.putAway', { game: one, away: 'archived' })
    await first.desk.close()
    const { ask } = await deskAt(file)
    const list = await ask('games.list', {})
    expect(list.find(({ id }) => id === one)?.away?.as).toBe('archived')
    expect(list.find(({ id }) => id === other)?.away).toBe(undefined)
  })
})

describe('a game that is here twice', () => {
  it('is copied with everything in it, and goes a way of its own', async () => {
    const desk = await newDesk()
    const { ask } = desk
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
    const { game: copy } = await ask('games.copy', { game, name: 'What if' })
    expect((await ask('games.get', { game: copy })).name).toBe('What if')
    expect((await ask('inbox.view', { game: copy, phase: 0 })).actions).toHaveLength(1)
    await ask('phases.lock', { game: copy })
    expect((await ask('games.get', { game })).phases[0]!.state).toBe('open')
  })

  it('is known when it is taken in again: as the same, or as one that went on', async () => {
    const desk = await newDesk()
    const { ask } = desk
    const game = await village(desk)
    const { text } = await ask('games.export', { game })
    expect((await ask('games.import', { text })).twin).toEqual({ game, name: 'Village', same: true })
    await ask('phases.lock', { game })
    expect((await ask('games.import', { text })).twin).toEqual({ game, name: 'Village', same: false })
    const elsewhere = await newDesk()
    expect((await elsewhere.ask('games.import', { text })).twin).toBe(undefined)
  })
})
