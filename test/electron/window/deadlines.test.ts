import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { noticeOf, passed } from '../../../electron/window/deadlines.ts'
import type { Fake } from './fake.ts'
import { bench, type Bench } from './help.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const minutes = (count: number): string => new Date(noon + count * 60_000).toISOString()
const game = (more: Partial<GameListed> = {}): GameListed => ({
  id: 'g',
  name: 'Blackwater',
  system: 'rar',
  systemName: 'RAR',
  state: 'running',
  phase: 'Night 2',
  players: 9,
  living: 7,
  created: '',
  changed: '',
  closes: minutes(0),
  ...more,
})

describe('deadlines that have passed', () => {
  it('are those of open phases, at the moment and ever after, once', () => {
    const at = (now: number, announced: string[] = []): string[] =>
      passed(
        [
          game(),
          game({ id: 'h', closes: minutes(5) }),
          game({ id: 'i', closes: undefined }),
          game({ id: 'j', state: 'finished' }),
        ],
        now,
        announced,
      ).map(({ key }) => key)
    const [first] = at(noon)
    expect(at(noon - 1)).toEqual([])
    expect(at(noon)).toEqual([`g ${minutes(0)}`])
    expect(at(noon + 300_000, [first ?? ''])).toEqual([`h ${minutes(5)}`])
    expect(at(noon + 1e9, [first ?? '']).length).toBe(1)
  })

  it('come again when the deadline was put off', () => {
    expect(passed([game({ closes: minutes(60) })], noon + 3_600_000, [`g ${minutes(0)}`]).length).toBe(1)
  })

  it('are announced by the names of the game and the phase, whatever else there is to tell', () => {
    const [deadline] = passed(
      [{ ...game({ winner: 'Mafia', systemName: 'secret system', living: 3 }), roles: 'Ann is mafia' } as GameListed],
      noon,
      [],
    )
    expect(deadline && Object.keys(deadline).sort()).toEqual(['game', 'key', 'phase'])
    expect(deadline && noticeOf(deadline, 'en')).toEqual({
      title: 'Nightdesk',
      body: 'Blackwater, Night 2: the deadline has passed.',
    })
  })
})

describe('in the app', () => {
  let at: Bench
  let listed: GameListed[]
  let lists = 0

  async function start(): Promise<Fake> {
    const fake = await at.start({
      openDesk: () =>
        Promise.resolve({
          dispatch: name => {
            if (name === 'games.list') lists++
            return Promise.resolve({ ok: true, value: name === 'games.list' ? listed : {} })
          },
          subscribe: told => {
            hear = told
            return () => undefined
          },
          close: () => Promise.resolve(),
        }),
    })
    await vi.advanceTimersByTimeAsync(0)
    return fake
  }
  let hear: (push: object) => void = () => undefined
  const bodies = (fake: Fake): string[] => fake.notices.map(({ body }) => body)
  const said = ['Blackwater, Night 2: the deadline has passed.']

  beforeEach(() => {
    vi.useFakeTimers({ now: noon - 60_000 })
    at = bench()
    listed = [game()]
    lists = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    at.remove()
  })

  it('comes within seconds of the deadline, once', async () => {
    const fake = await start()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(bodies(fake)).toEqual([])
    await vi.advanceTimersByTimeAsync(16_000)
    expect(bodies(fake)).toEqual(said)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(bodies(fake)).toEqual(said)
  })

  it('comes when the machine wakes up, not when its timers do', async () => {
    const fake = await start()
    vi.setSystemTime(noon + 8 * 3_600_000)
    fake.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(bodies(fake)).toEqual(said)
  })

  it('comes at the next start for one that passed while the app was closed, and not at the one after', async () => {
    vi.setSystemTime(noon + 86_400_000)
    expect(bodies(await start())).toEqual(said)
    expect(bodies(await start())).toEqual([])
    rmSync(join(at.folder, 'user'), { recursive: true })
    expect(bodies(await start())).toEqual(said)
  })

  it('comes for each game, also when the clock is put back and forth', async () => {
    listed = [game(), game({ id: 'h', name: 'Harrow', phase: 'Day 1', closes: minutes(1) })]
    const fake = await start()
    vi.setSystemTime(noon + 120_000)
    await vi.advanceTimersByTimeAsync(15_000)
    vi.setSystemTime(noon - 3_600_000)
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(bodies(fake)).toEqual([...said, 'Harrow, Day 1: the deadline has passed.'])
  })

  it('comes for a deadline that was set meanwhile, and asks for games only when something changed', async () => {
    listed = []
    const fake = await start()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(lists).toBe(1)
    listed = [game()]
    hear({ game: 'g', revision: 1 })
    await vi.advanceTimersByTimeAsync(15_000)
    expect([lists, bodies(fake)]).toEqual([2, said])
  })

  it('never comes for a sample, and does for a game beside it', async () => {
    listed = [game({ id: 'sample-g', name: 'Lanterns', sample: true }), game()]
    vi.setSystemTime(noon + 86_400_000)
    expect(bodies(await start())).toEqual(said)
  })

  it('brings the app to the front when it is clicked', async () => {
    vi.setSystemTime(noon)
    const fake = await start()
    fake.notices[0]?.emit('click')
    expect(fake.log.at(-1)).toBe('focus')
  })
})
