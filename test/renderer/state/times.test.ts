import { afterEach, expect, test } from 'vitest'
import { clockTime, followClock, sameClock, span, zoneName } from '../../../renderer/state/times.ts'
import { speak } from '../../../renderer/words/speak.ts'

afterEach(() => speak('en'))

const now = new Date('2026-11-21T12:00:00Z')
const after = (minutes: number): string => span(now, new Date(now.getTime() + minutes * 60_000))

test('a time of today is a time, another one has its day, another year its year', () => {
  expect(clockTime('2026-11-21T13:14:00Z', 'Europe/London', now)).toBe('13:14')
  expect(clockTime('2026-11-20T13:14:00Z', 'Europe/London', now)).toBe('Fri 20 Nov, 13:14')
  expect(clockTime('2025-01-02T13:14:00Z', 'Europe/London', now)).toBe('Thu 2 Jan 2025, 13:14')
})

test('a machine with a clock of 12 hours shows that in English', () => {
  const at = '2026-11-21T21:14:00Z'
  const shown = (language: string) => {
    followClock(language)
    return clockTime(at, 'UTC', now)
  }
  expect([shown('en-US'), shown('en-AU'), shown('en-GB'), shown('de')]).toEqual([
    '9:14 pm',
    '9:14 pm',
    '21:14',
    '21:14',
  ])
  followClock('en-US')
  speak('ru')
  expect(clockTime(at, 'UTC', now)).toBe('21:14')
  followClock('en-GB')
})

test('what is today is asked in the zone of the game', () => {
  expect(clockTime('2026-11-22T03:00:00Z', 'America/Chicago', now)).toBe('21:00')
  expect(clockTime('2026-11-22T03:00:00Z', 'Europe/Berlin', now)).toBe('Sun 22 Nov, 04:00')
})

test('two zones show the same clock or not, at that time of the year', () => {
  expect(sameClock('2026-01-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(true)
  expect(sameClock('2026-07-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(false)
  expect(sameClock('2026-01-01T12:00:00Z', 'Pacific/Auckland', 'UTC')).toBe(false)
})

test('how long is said in the two units that matter', () => {
  expect([after(0), after(5), after(60), after(499), after(1440), after(3 * 1440 + 250)]).toEqual([
    'now',
    '5 min',
    '1 h',
    '8 h 19 min',
    '1 day',
    '3 days 4 h',
  ])
  expect(after(-90)).toBe('1 h 30 min')
})

test('a zone nobody knows and a time that is none do not break a page', () => {
  expect(clockTime('2026-11-21T13:14:00Z', 'No/Where', now)).toMatch(/\d\d:\d\d/)
  expect(clockTime('never', 'UTC', now)).toContain('never')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})

test('times are said as the language spoken says them', async () => {
  speak('ru')
  expect(clockTime('2026-11-21T13:14:00Z', 'Europe/London', now)).toBe('13:14')
  expect(clockTime('2026-11-20T13:14:00Z', 'Europe/London', now)).toMatch(/^пт 20 нояб\.?, 13:14$/)
  expect([0, 5, 499, 1440, 3 * 1440 + 250, 5 * 1440].map(after)).toEqual([
    'сейчас',
    '5 мин',
    '8 ч 19 мин',
    '1 день',
    '3 дня 4 ч',
    '5 дней',
  ])
})
