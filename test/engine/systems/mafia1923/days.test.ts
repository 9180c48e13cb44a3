/**
 * Days of small games of Mafia 1923: who is out of the game has no part in them, and every law of cases holds, so that
 * whoever decided a lynch is named for it.
 */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { always } from '../../resolve/properties.ts'
import { smallDay } from './small-days.ts'

describe('on any day of a small game of Mafia 1923', () => {
  always(
    'who is out of the game when it is over is told nothing in private, but that he is exiled',
    200,
    fc.integer({ min: 1, max: 1_000_000 }),
    (seed, tally) => {
      const [day] = smallDay(seed).phases
      const { outcome, after, phase } = day!
      const out = new Set(after.seats.filter(({ alive }) => !alive).map(({ slot }) => slot))
      const told = outcome.tells.flatMap(({ to, kind }) => (to.to === 'player' ? [{ who: to.player, kind }] : []))
      expect(told.filter(({ who, kind }) => out.has(who) && kind !== 'exiled')).toEqual([])
      const exiled = phase.removed.map(({ who }) => who)
      for (const id of outcome.tally!.counted)
        expect(exiled).not.toContain(phase.ballots!.find(one => one.id === id)!.by)
      expect(outcome.deaths.filter(who => exiled.includes(who))).toEqual([])
      tally('exiles', exiled.length)
      tally('private messages', told.length)
    },
    { exiles: 20, 'private messages': 20 },
  )

  always(
    'every law of cases holds, and who decided who is lynched is named',
    60,
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
