/** Days of small games of Mafia 1923: every law of cases holds, so that whoever decided a lynch is named for it. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { always } from '../../resolve/properties.ts'
import { smallDay } from './small-days.ts'

describe('on any day of a small game of Mafia 1923', () => {
  always(
    'every law of cases holds, and who decided who is lynched is named',
    Number(process.env.NIGHTDESK_ROUNDS ?? 60),
    fc.integer({ min: 1, max: 1_000_000 }),
    (seed, tally) => {
      const { events, start, phases } = smallDay(seed)
      const [day] = phases
      const { phase, outcome } = day!
      const written = {
        line: 1,
        kind: 'day',
        number: 1,
        actions: [],
        votes: [],
        posts: [],
        commands: [],
        answers: {},
        draws: [],
        expect: undefined,
      }
      expect(brokenLaws({ system: mafia1923, events, start, phases: [{ ...day!, written }] })).toEqual([])
      tally('executions', outcome.lynched?.length ?? 0)
      tally('jails', phase.submissions.filter(({ does }) => does === 'jail').length)
      tally('defences', phase.submissions.filter(({ does }) => does === 'defend').length)
    },
    { executions: 40, jails: 20, defences: 20 },
  )
})
