/** Until when somebody says to be away. */
import { expect, it } from 'vitest'
import { untilIn } from '../../../engine/reading/until.ts'

// A Tuesday.
const at = '2026-12-01T15:00:00Z'
const until = (said: string, zone = 'UTC'): string | undefined => untilIn(said, at, zone)

it.each([
  ['V/LA until Friday', '2026-12-04T23:59:00Z'],
  ['I will be away till Tuesday', '2026-12-08T23:59:00Z'],
  ['V/LA til tomorrow', '2026-12-02T23:59:00Z'],
  ['limited access through the 14th', '2026-12-14T23:59:00Z'],
  ['gone until December 20', '2026-12-20T23:59:00Z'],
  ['gone until 3 Jan', '2027-01-03T23:59:00Z'],
  ['V/LA for two days', '2026-12-03T15:00:00Z'],
  ['V/LA for the next 36 hours', '2026-12-03T03:00:00Z'],
  ["I'm V/LA for a week", '2026-12-08T15:00:00Z'],
  ['V/LA this weekend', '2026-12-06T23:59:00Z'],
  ['меня не будет до пятницы', '2026-12-04T23:59:00Z'],
  ['меня не будет до 5 декабря', '2026-12-05T23:59:00Z'],
  ['уезжаю на три дня', '2026-12-04T15:00:00Z'],
  ['уезжаю на неделю', '2026-12-08T15:00:00Z'],
  ['away from Thursday to Saturday', '2026-12-05T23:59:00Z'],
  ['V/LA until 12/14', '2026-12-14T23:59:00Z'],
  ['V/LA until 12/5', '2026-12-05T23:59:00Z'],
  ['V/LA 12/3-12/6', '2026-12-06T23:59:00Z'],
  ['V/LA Dec 3-6', '2026-12-06T23:59:00Z'],
  ['away 3.–6. December', '2026-12-06T23:59:00Z'],
  ['V/LA from the 28th to the 3rd', '2026-12-03T23:59:00Z'],
  ['gone till the 5th', '2026-12-05T23:59:00Z'],
  ['away until around noon tomorrow', '2026-12-02T12:00:00Z'],
  ['away until 6pm tomorrow', '2026-12-02T18:00:00Z'],
  ['away until 6pm EST tomorrow', '2026-12-02T23:59:00Z'],
  ['back Sunday night', '2026-12-06T23:59:00Z'],
  ['busy Thursday and Friday', '2026-12-04T23:59:00Z'],
  ["I won't be here Wednesday", '2026-12-02T23:59:00Z'],
  ['V/LA from Friday for three days', '2026-12-07T15:00:00Z'],
  ['V/LA until the weekend', '2026-12-04T23:59:00Z'],
  ['меня не будет с четверга по субботу', '2026-12-05T23:59:00Z'],
  ['меня не будет до завтрашнего обеда', '2026-12-02T14:00:00Z'],
  ['меня не будет 3–6 декабря', '2026-12-06T23:59:00Z'],
  ['меня не будет с 3 по 6 декабря', '2026-12-06T23:59:00Z'],
  ['меня не будет до 5.12', '2026-12-05T23:59:00Z'],
  ['меня не будет завтра до 5 вечера', '2026-12-02T17:00:00Z'],
  ['вернусь в воскресенье вечером', '2026-12-06T23:59:00Z'],
  ['вернусь через два дня', '2026-12-03T15:00:00Z'],
  ['меня не будет три дня', '2026-12-04T15:00:00Z'],
])('%s', (said, end) => expect(until(said)).toBe(end))

it.each([
  'V/LA',
  'limited access for now',
  'away until further notice',
  'до связи',
  'away until 1/2',
  'away until 5',
  'away until Friday or Saturday',
  'away until Friday/Saturday',
  'away until next Friday',
  'away until the sun sets',
  'away from Friday',
  'away until Nov 30',
  'away for 2-3 days',
  'V/LA until Friday, back Sunday',
  'V/LA, but I will be here Wednesday',
  'back Tuesday night',
  'меня не будет до следующей пятницы',
  'меня не будет с пятницы',
  'буду в субботу и воскресенье',
])('guesses nothing: %s', said => expect(until(said)).toBeUndefined())

it('ends the day in the zone of the game', () =>
  expect(until('V/LA until Friday', 'America/New_York')).toBe('2026-12-05T04:59:00Z'))
