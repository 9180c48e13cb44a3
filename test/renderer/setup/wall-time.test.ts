import { describe, expect, it } from 'vitest'
import { hoursAfter, instantOf, isZone, nextQuarter, wallOf } from '../../../renderer/views/setup/wall-time.ts'

describe('a wall time', () => {
  it('means one instant on most days', () => {
    expect(instantOf('2026-11-21T20:00', 'America/Chicago')).toEqual({ kind: 'once', instant: '2026-11-22T02:00:00Z' })
    expect(instantOf('2026-11-21T20:00', 'UTC')).toEqual({ kind: 'once', instant: '2026-11-21T20:00:00Z' })
  })

  it('comes twice when clocks go back', () => {
    expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
      kind: 'twice',
      earlier: { instant: '2026-10-25T00:30:00Z', offset: '+02:00', wall: '2026-10-25T02:30' },
      later: { instant: '2026-10-25T01:30:00Z', offset: '+01:00', wall: '2026-10-25T02:30' },
    })
  })

  it('does not come when clocks go forward', () => {
    expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toEqual({
      kind: 'never',
      earlier: { instant: '2026-03-29T00:30:00Z', offset: '+01:00', wall: '2026-03-29T01:30' },
      later: { instant: '2026-03-29T01:30:00Z', offset: '+02:00', wall: '2026-03-29T03:30' },
    })
  })

  it('cannot be read from half a date or for a zone that is not there', () => {
    expect(instantOf('', 'UTC')).toEqual({ kind: 'unread' })
    expect(instantOf('2026-02-30T10:00', 'UTC').kind).toBe('unread')
    expect(instantOf('2026-11-21T20:00', 'Mars/Olympus')).toEqual({ kind: 'unread' })
  })

  it('is what the clock of a zone shows', () => {
    expect(wallOf('2026-11-22T02:00:00Z', 'America/Chicago')).toBe('2026-11-21T20:00')
    expect(instantOf(wallOf('2026-07-01T12:34:00Z', 'Asia/Kolkata'), 'Asia/Kolkata')).toEqual({
      kind: 'once',
      instant: '2026-07-01T12:34:00Z',
    })
  })
})

describe('hours', () => {
  it('pass whatever the clock does, and say when it moved', () => {
    expect(hoursAfter('2026-11-21T20:00:00Z', 24, 'Europe/Berlin')).toEqual({
      instant: '2026-11-22T20:00:00Z',
      shifted: 0,
    })
    expect(hoursAfter('2026-10-24T18:00:00Z', 24, 'Europe/Berlin')).toEqual({
      instant: '2026-10-25T18:00:00Z',
      shifted: -60,
    })
  })

  it('begin at a time people can remember', () => {
    expect(nextQuarter('2026-11-21T20:01:10Z')).toBe('2026-11-21T20:15:00Z')
    expect(nextQuarter('2026-11-21T20:15:00Z')).toBe('2026-11-21T20:15:00Z')
  })
})

it('a zone is one that this machine knows', () => {
  expect([isZone('Europe/Moscow'), isZone('Middle/Earth')]).toEqual([true, false])
})
