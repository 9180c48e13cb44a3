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
])('%s', (said, end) => expect(until(said)).toBe(end))

it.each(['V/LA', 'limited access for now', 'away until further notice', 'до связи', 'until 12/14'])(
  'guesses nothing: %s',
  said => expect(until(said)).toBeUndefined(),
)

it('ends the day in the zone of the game', () =>
  expect(until('V/LA until Friday', 'America/New_York')).toBe('2026-12-05T04:59:00Z'))
