/** How a new game begins: its first phase and how long phases last, as its host chose when it was made. */
import { describe, expect, it } from 'vitest'
import { closesBy as proposed } from '../../../../electron/desk/library/rhythm.ts'
import { newDesk, villagers } from '../help.ts'

const closesBy = (...asked: Parameters<typeof proposed>): string | undefined => proposed(...asked)?.closes

describe('how long phases last', () => {
  const rhythm = { hours: { day: 48, night: 24 }, at: '18:00' }
  const zone = 'America/New_York'

  it('is counted in hours, to the quarter, or to the time of day that comes nearest', () => {
    const opens = '2026-11-26T19:40:00Z'
    expect(closesBy(rhythm, 'day', opens, zone)).toBe('2026-11-28T23:00:00Z')
    expect(closesBy(rhythm, 'night', opens, zone)).toBe('2026-11-27T23:00:00Z')
    expect(closesBy({ hours: { day: 48 } }, 'day', '2026-11-26T19:41:00Z', zone)).toBe('2026-11-28T19:45:00Z')
    expect(closesBy({ hours: { night: 12 }, at: '18:00' }, 'night', opens, zone)).toBe('2026-11-27T07:45:00Z')
    expect(closesBy({ hours: { day: 24 }, at: '18:00' }, 'day', '2026-11-26T05:00:00Z', zone)).toBe(
      '2026-11-26T23:00:00Z',
    )
  })

  it('goes on from the last deadline, however late the host opens it', () => {
    const last = { closes: '2026-11-26T20:00:00Z', ended: '2026-11-26T21:10:00Z' }
    const next = (hours: number, opens: string, of = last): string | undefined =>
      closesBy({ hours: { night: hours } }, 'night', opens, zone, of)
    expect(next(24, '2026-11-26T21:15:00Z')).toBe('2026-11-27T20:00:00Z')
    expect(next(12, '2026-11-26T21:15:00Z')).toBe('2026-11-27T08:00:00Z')
    // Nobody is left with an hour or two.
    expect(next(24, '2026-11-27T18:00:00Z')).toBe('2026-11-28T20:00:00Z')
    expect(next(12, '2026-11-27T07:07:00Z')).toBe('2026-11-27T19:15:00Z')
    // After a hammer it closes at the usual hour.
    const hammered = { closes: '2026-11-26T20:00:00Z', ended: '2026-11-26T11:11:00Z' }
    expect(next(48, '2026-11-26T11:12:00Z', hammered)).toBe('2026-11-28T20:00:00Z')
    expect(next(24, '2026-11-26T11:12:00Z', hammered)).toBe('2026-11-27T20:00:00Z')
    expect(next(12, '2026-11-26T11:12:00Z', hammered)).toBe('2026-11-26T23:15:00Z')
    expect(closesBy(rhythm, 'night', '2026-11-27T00:30:00Z', zone, last)).toBe('2026-11-27T23:00:00Z')
  })

  it('is what was chosen, to the hour, where that is not whole days; a moved deadline says from when', () => {
    const opens = '2026-11-26T14:19:00Z'
    const at = { hours: { day: 48, night: 36, dusk: 20, dawn: 23 }, at: '20:00' }
    const of = (kind: string, last?: Parameters<typeof proposed>[4]) => proposed(at, kind, opens, 'Etc/UTC', last)
    expect(of('night')).toEqual({ closes: '2026-11-28T02:30:00Z', hours: 36 })
    expect(of('dusk')).toEqual({ closes: '2026-11-27T10:30:00Z', hours: 20 })
    expect(of('dawn')).toEqual({ closes: '2026-11-27T13:30:00Z', hours: 23 })
    expect(of('day')).toEqual({ closes: '2026-11-28T20:00:00Z', hours: 48, due: '2026-11-28T14:30:00Z' })
    const late = { closes: '2026-11-26T13:00:00Z', ended: '2026-11-26T14:00:00Z' }
    expect(of('night', late)).toEqual({ closes: '2026-11-28T01:00:00Z', hours: 36, since: late.closes })
    // After a hammer too, with or without a time of day.
    const early = { closes: '2026-11-26T20:00:00Z', ended: '2026-11-26T14:00:00Z' }
    expect(proposed({ hours: { night: 36 } }, 'night', opens, 'Etc/UTC', early)?.closes).toBe('2026-11-28T02:30:00Z')
  })

  it('keeps the time of day over a change of the clocks, and is nothing for what nobody chose', () => {
    expect(closesBy(rhythm, 'night', '2026-10-31T22:00:00Z', zone)).toBe('2026-11-01T23:00:00Z')
    expect(closesBy(rhythm, 'dusk', '2026-10-31T22:00:00Z', zone)).toBe(undefined)
    expect(closesBy(undefined, 'day', '2026-10-31T22:00:00Z', zone)).toBe(undefined)
    expect(closesBy(rhythm, 'constructor', '2026-10-31T22:00:00Z', zone)).toBe(undefined)
  })
})

describe('a new game', () => {
  it('begins with the phase that was chosen, and proposes its deadline and no other', async () => {
    const { ask, refused } = await newDesk({ now: () => new Date('2026-11-26T19:40:00Z') })
    const made = async (more: object): Promise<string> => {
      const { game } = await ask('games.create', { name: 'Grove', system: 'rar', zone: 'America/New_York', ...more })
      await ask('roster.set', { game, seats: villagers })
      return game
    }
    const plain = await ask('phases.next', { game: await made({}) })
    expect(plain).toMatchObject({ kind: 'night', number: 1 })
    expect(plain.closes).toBe(undefined)
    const game = await made({ begins: 'day', rhythm: { hours: { day: 48 }, at: '18:00' } })
    expect(await ask('phases.next', { game })).toMatchObject({
      kind: 'day',
      number: 1,
      closes: '2026-11-28T23:00:00Z',
      rhythm: { hours: 48, due: '2026-11-28T19:45:00Z' },
    })
    await ask('games.settings', { game, rhythm: { hours: {} } })
    expect((await ask('phases.next', { game })).closes).toBe(undefined)
    await refused('games.create', { name: 'Grove', system: 'rar', begins: 'dusk' }, 'notFound')
    // What the rules have an option for is chosen there, and stays the host's to change.
    const { options } = await ask('options.view', { game })
    const chosen = ['startingPhase', 'dayHours', 'nightHours'].map(id => options.find(one => one.id === id)?.value)
    expect(chosen).toEqual(['day', 48, 24])
    await ask('games.settings', { game, rhythm: { hours: { day: 48 }, at: '18:00' } })
    await ask('options.choose', { game, option: 'dayHours', value: 72 })
    expect((await ask('phases.next', { game })).closes).toBe('2026-11-29T23:00:00Z')
    const { game: other } = await ask('games.create', { name: 'Case', system: 'conan', begins: 'day' })
    expect((await ask('phases.next', { game: other })).kind).toBe('day')
  })

  it('has its hours in one place: options and set-up change the same, also later, and a locked phase keeps neither', async () => {
    let now = new Date('2026-11-26T19:40:00Z')
    const { ask } = await newDesk({ now: () => now })
    for (const system of ['rar', 'gorny']) {
      const { game } = await ask('games.create', { name: 'Grove', system, zone: 'Etc/UTC', begins: 'night' })
      await ask('roster.set', { game, seats: villagers })
      const hours = async () => {
        const { settings } = await ask('games.get', { game })
        const { options } = await ask('options.view', { game })
        return [settings.rhythm, options.find(({ id }) => id === 'nightHours')?.value]
      }
      expect(await hours()).toEqual([undefined, 24])
      expect((await ask('phases.next', { game })).closes).toBe(undefined)
      await ask('options.choose', { game, option: 'nightHours', value: 36 })
      expect(await hours()).toEqual([{ hours: { night: 36 } }, 36])
      expect((await ask('phases.next', { game })).closes).toBe('2026-11-28T07:45:00Z')
      await ask('games.settings', { game, rhythm: { hours: { night: 24 }, at: '20:00' } })
      expect(await hours()).toEqual([{ hours: { night: 24 }, at: '20:00' }, 24])
      const { kind, number, closes } = await ask('phases.next', { game })
      expect(closes).toBe('2026-11-27T20:00:00Z')
      await ask('phases.open', { game, kind, number, closes: closes! })
      now = new Date('2026-11-27T20:05:00Z')
      await ask('phases.lock', { game })
      // A result that stands keeps other options, and no length of what is to come.
      await ask('games.settings', { game, rhythm: { hours: { day: 72, night: 36 }, at: '20:00' } })
      expect(await hours()).toEqual([{ hours: { day: 72, night: 36 }, at: '20:00' }, 36])
      const next = await ask('phases.next', { game })
      expect(Date.parse(next.closes!) - Date.parse(next.opens ?? '2026-11-27T20:00:00Z')).toBe(72 * 3_600_000)
      await ask('games.settings', { game, rhythm: { hours: {} } })
      expect((await hours())[0]).toEqual({ hours: {} })
      now = new Date('2026-11-26T19:40:00Z')
    }
  })

  it('begins with what the last one was made with, and not with that of a sample', async () => {
    const { ask } = await newDesk()
    expect(await ask('games.latest', {})).toEqual({})
    const rhythm = { hours: { day: 48, night: 36 }, at: '20:00' }
    await ask('games.create', { name: 'Grove', system: 'gorny', zone: 'Asia/Tokyo', dialect: 'phpbb', rhythm })
    expect(await ask('games.latest', {})).toEqual({ system: 'gorny', zone: 'Asia/Tokyo', dialect: 'phpbb', rhythm })
  })

  it('with reasonable nights closes and opens phases when its host said, and asks for actions until then', async () => {
    let now = new Date('2026-11-26T19:40:00Z')
    const { ask } = await newDesk({ now: () => now })
    const rhythm = { hours: { day: 48, night: 24 }, at: '20:00' }
    const { game } = await ask('games.create', { name: 'Grove', system: 'rar', zone: 'Etc/UTC', begins: 'day', rhythm })
    await ask('roster.set', { game, seats: villagers })
    const deadlines = []
    for (const named of ['day 1', 'night 1', 'day 2', 'night 2']) {
      const { kind, number, opens, closes } = await ask('phases.next', { game })
      expect(`${kind} ${number}`).toBe(named)
      deadlines.push([opens, closes])
      await ask('phases.open', { game, kind, number, ...(opens && { opens }), ...(closes && { closes }) })
      now = new Date(Date.parse(closes!) + 10 * 60_000)
      await ask('phases.lock', { game })
    }
    expect(deadlines).toEqual([
      [undefined, '2026-11-28T20:00:00Z'],
      ['2026-11-28T20:00:00.000Z', '2026-11-29T20:00:00.000Z'],
      ['2026-11-29T20:00:00.000Z', '2026-12-01T20:00:00.000Z'],
      ['2026-12-01T20:00:00.000Z', '2026-12-02T20:00:00.000Z'],
    ])
  })

  it('is offered with a line and an example of its rules, and with what it can start with', async () => {
    const { ask } = await newDesk()
    const { systems } = await ask('workspace.info', {})
    expect(systems.every(({ about }) => about && about.says && about.example && about.day)).toBe(true)
    const of = (id: string): unknown[] => {
      const { starts, lasts } = systems.find(one => one.id === id)!
      return [starts.map(({ kind }) => kind), lasts.map(({ kind }) => kind)]
    }
    expect(of('rar')).toEqual([
      ['night', 'day'],
      ['night', 'day'],
    ])
    expect(of('conan')).toEqual([
      ['night', 'day'],
      ['night', 'day'],
    ])
    expect(of('mafia1923')[1]).toEqual([])
  })
})
