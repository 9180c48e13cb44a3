import { expect, test } from 'vitest'
import { howLong } from '../../../engine/text/duration.ts'

const from = '2026-05-05T05:00:00Z'
test.each([
  ['2026-05-05T05:00:00Z', '1 s', '1 с'],
  ['2026-05-05T05:00:42Z', '42 s', '42 с'],
  ['2026-05-05T05:21:00Z', '21 min', '21 мин'],
  ['2026-05-05T07:05:30Z', '2 h 5 min', '2 ч 5 мин'],
  ['2026-05-07T05:00:00Z', '2 d', '2 дн.'],
  ['2026-05-05T04:58:30Z', '1 min 30 s', '1 мин 30 с'],
])('from then to %s is %s', (to, en, ru) => expect(howLong(from, to)).toEqual({ en, ru }))
