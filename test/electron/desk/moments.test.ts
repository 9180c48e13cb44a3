/** Times on the clock of a zone that is put back or forward: what names two moments, or none, is asked, and never guessed. */
import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../engine/reading/moment.ts'
import { instantOf, timeSent } from '../../../electron/desk/moments.ts'
import { newDesk, pm, village } from './help.ts'

const pasted = '2026-12-01T00:00:00Z'
const berlin = 'Europe/Berlin'

describe('a time of a header', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25 02:30'],
    ['Europe/Berlin', '2026-10-25 02:00'],
    ['Europe/Berlin', '25 Oct 2026, 02:59'],
    ['America/New_York', '2026-11-01 01:30'],
    ['Australia/Lord_Howe', '2026-04-05 01:45'],
    ['Atlantic/Azores', '2026-10-25 00:15'],
  ])('that the clock of %s shows twice is none: %s', (zone, written) => {
    expect(instantOf(momentOf(written), zone)).toBeUndefined()
    expect(timeSent(momentOf(written), zone, pasted)).toEqual({ written })
  })

  it.each([
    ['Europe/Berlin', '2026-03-29 02:30'],
    ['America/New_York', '2026-03-08 02:00'],
  ])('that the clock of %s never shows is none: %s', (zone, written) => {
    expect(timeSent(momentOf(written), zone, pasted)).toEqual({ written })
  })

  it.each([
    ['Europe/Berlin', '2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['Europe/Moscow', '2026-10-25 02:30', '2026-10-24T23:30:00.000Z'],
    ['UTC', '2026-10-25 02:30', '2026-10-25T02:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25 02:30 UTC', '2026-10-25T02:30:00.000Z'],
  ])('that the clock of %s shows once is one: %s', (zone, written, at) => {
    expect(timeSent(momentOf(written), zone, pasted)).toEqual({ at })
  })

  it('told from now is the only one that was before now, where there is one', () => {
    const today = momentOf('Today, 02:30')
    expect(timeSent(today, berlin, '2026-10-25T00:45:00Z').at).toBe('2026-10-25T00:30:00.000Z')
    expect(timeSent(today, berlin, '2026-10-25T12:00:00Z').at).toBeUndefined()
    expect(timeSent(momentOf('Today, 12:30'), berlin, '2026-10-25T12:00:00Z').at).toBe('2026-10-25T11:30:00.000Z')
  })
})

describe('in a game', () => {
  it('a message of the hour that comes twice has no time, and says what its header has', async () => {
    const desk = await newDesk()
    const game = await village(desk, { opens: '2026-10-24T10:00:00Z' })
    await desk.ask('games.settings', { game, zone: berlin })
    await desk.ask('inbox.paste', { game, page: pm('Ann', 'I protect Bob', '2026-10-25 02:30') })
    const [message] = (await desk.ask('inbox.view', { game, phase: 0 })).messages
    expect(message).not.toHaveProperty('at')
    expect(message).toMatchObject({ written: '2026-10-25 02:30' })
  })

  it('a deadline is not moved before the opening of its phase, nor to it', async () => {
    const desk = await newDesk()
    const game = await village(desk, { opens: '2026-11-20T10:00:00Z' })
    const before = (await desk.ask('games.get', { game })).phases[0]!.closes
    for (const closes of [
      '2026-11-20T09:59:59Z',
      '2026-11-20T10:00:00Z',
      '2026-11-20T11:00:00+02:00',
      '1970-01-01T00:00:00Z',
    ])
      await desk.refused('phases.extend', { game, closes }, 'declined')
    expect((await desk.ask('games.get', { game })).phases[0]!.closes).toBe(before)
    await desk.ask('phases.extend', { game, closes: '2026-11-20T10:00:01Z' })
    await desk.ask('phases.lock', { game })
    const next = { game, kind: 'night', number: 2, opens: '2026-11-22T10:00:00Z' }
    await desk.refused('phases.open', { ...next, closes: '2026-11-22T09:00:00Z' }, 'badInput')
    await desk.ask('mend.begin', { game, phase: 0, reason: 'Missed' })
    await desk.refused('phases.extend', { game: `mend:${game}`, closes: '2026-11-20T09:00:00Z' }, 'declined')
  })
})
