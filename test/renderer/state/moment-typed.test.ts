/** Dates and times as they are typed, whatever the browser's language would make of them. */
import { describe, expect, it } from 'vitest'
import { moved, typedMoment, typedTime, written } from '../../../renderer/state/moment-typed.ts'

describe('a moment that is typed', () => {
  it.each([
    ['2026-11-28 20:00', '2026-11-28T20:00'],
    ['2026-11-28T20:00', '2026-11-28T20:00'],
    [' 2026-1-3  9:05:30 ', '2026-01-03T09:05'],
    ['28.11.2026, 20:00', '2026-11-28T20:00'],
    ['2026-11-28 8:00 pm', '2026-11-28T20:00'],
    ['2026-11-28 12:30AM', '2026-11-28T00:30'],
    ['28.11.2026 12:05 p.m.', '2026-11-28T12:05'],
    ['2026-11-28 8pm', '2026-11-28T20:00'],
  ])('is read: %s', (text, wall) => expect(typedMoment(text)).toBe(wall))

  it.each([
    '',
    '2026-11-28',
    '11/28/2026 20:00',
    '2026-02-30 20:00',
    '2026-11-28 24:30',
    '2026-13-01 10:00',
    '2026-11-28 20:00 pm',
    'soon',
  ])('is not guessed: %s', text => expect(typedMoment(text)).toBeUndefined())

  it('is written so that it is read again', () => {
    expect(written('2026-11-28T20:00')).toBe('2026-11-28 20:00')
    expect(typedMoment(written('2026-11-28T20:00'))).toBe('2026-11-28T20:00')
    expect(written('')).toBe('')
  })

  it('is moved by the part in which the cursor stands', () => {
    const wall = '2026-12-31T23:45'
    expect([2, 6, 9, 12, 16].map(at => moved(wall, at, 1))).toEqual([
      '2027-12-31 23:45',
      '2027-01-31 23:45',
      '2027-01-01 23:45',
      '2027-01-01 00:45',
      '2027-01-01 00:00',
    ])
    expect(moved(wall, 14, -1)).toBe('2026-12-31 23:30')
  })

  it('has a time of day on a clock of 24 hours or of 12, and none where it may be either', () => {
    expect(['20:00', '9.05', '8pm', '8 p.m.', '12:30 AM', '12pm', '20:00:15'].map(typedTime)).toEqual([
      '20:00',
      '09:05',
      '20:00',
      '20:00',
      '00:30',
      '12:00',
      '20:00',
    ])
    expect(['8', '25:00', '20:60', '13pm', '0am', '20 pm', 'noonish', ''].map(typedTime)).toEqual(
      Array(8).fill(undefined),
    )
  })
})
