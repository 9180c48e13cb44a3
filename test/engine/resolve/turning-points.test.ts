/**
 * Where a game turned: each point changes the end as it says, held against the same game played from the start without it;
 * what changes nothing is none.
 */
import { describe, expect, it } from 'vitest'
import type { Case, CasePhase } from '../../../engine/cases/case.ts'
import { play, type Played } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { findTurningPoints, type Moment, type TurningPoint } from '../../../engine/resolve/turning-points.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { cast } from '../../../engine/vote/cast.ts'

/** In the first night Vic shoots one goon, and Dee is blocked for nothing; Ann is lynched in error; then Vic shoots the other. */
const town = `case: the town wins in the second night
system: rar
options: {day: forum}
players: {Ann: vanilla, Bob: vanilla, Cid: vanilla, Dee: doctor, Rolf: roleblocker, Vic: vigilante, Gus: goon, Hal: goon}
phases:
  - night: 1
    actions: [Gus factionKill Bob, Dee protect Cid, Rolf block Dee, Vic shoot Hal]
  - day: 1
    votes: [Gus Ann, Bob Ann, Cid Ann, Dee Ann, Rolf Ann, Vic Gus]
  - night: 2
    actions: [Gus factionKill Cid, Dee protect Cid, Vic shoot Gus]
`

const read = (text: string): Case => {
  const { cases, problems } = readCases(text, 'x', systems)
  expect(problems).toEqual([])
  return cases[0]!
}

const played = (written: Case): Played => play(written, systemById(written.system)!)

function pointsIn({ system, events, phases }: Played): TurningPoint[] {
  const opened = events.findIndex(({ type }) => type === 'phaseOpened')
  const steps = findTurningPoints({
    system,
    start: fold(events.slice(0, opened)),
    tail: events.map((event, seq) => ({ event, seq })).slice(opened),
    end: phases.at(-1)!.after,
    played: phases,
    ballots: index => {
      const { game, phase, outcome } = phases[index]!
      const counted = new Set(outcome.tally?.counted)
      return cast(system, game, phase).ballots.filter(({ id }) => counted.has(id))
    },
  })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The case with something left out of one of its phases. */
const without = (written: Case, at: number, left: (phase: CasePhase) => CasePhase): Case => ({
  ...written,
  phases: written.phases.map((phase, index) => (index === at ? left(phase) : phase)),
})

function leftOut(written: Case, phase: number, moment: Moment): Case {
  if (moment.is === 'action')
    return without(written, phase, one => ({ ...one, actions: one.actions.filter(({ id }) => id !== moment.action) }))
  if (moment.is !== 'lynch') throw new Error(moment.is)
  return without(written, phase, one => ({
    ...one,
    votes: one.votes.filter(({ for: choice }) => choice === undefined || !moment.who.includes(choice)),
  }))
}

/** Who won first, and who was alive then; the whole way through where nobody did. */
function endOf({ phases }: Played): { winners: readonly string[]; alive: string[] } {
  const first = phases.find(({ outcome }) => outcome.winner?.winners.length) ?? phases.at(-1)!
  return {
    winners: first.outcome.winner?.winners ?? [],
    alive: first.after.seats.filter(({ alive }) => alive).map(({ slot }) => slot),
  }
}

describe('a game', () => {
  it('turns where its end would have been another, each as it says', () => {
    const written = read(town)
    const game = played(written)
    const was = endOf(game)
    expect(was.winners).toEqual(['town'])
    const points = pointsIn(game)
    expect(points.length).toBeGreaterThan(2)
    for (const { phase, moment, also, winners, lives, dies } of points)
      for (const one of [moment, ...also]) {
        const now = endOf(played(leftOut(written, phase, one)))
        expect(now.winners, JSON.stringify(one)).toEqual(winners ?? was.winners)
        expect(now.alive.filter(who => !was.alive.includes(who))).toEqual(lives)
        expect(was.alive.filter(who => !now.alive.includes(who))).toEqual(dies)
      }
  })

  it('turns on the shot, the lynch and nothing that came to nothing', () => {
    const points = pointsIn(played(read(town)))
    const told = points.map(({ phase, moment }) => [phase, moment.is === 'action' ? moment.action : moment.is])
    expect(told).toContainEqual([1, 'lynch'])
    expect(told).toContainEqual([2, 'a3'])
    const first = points.filter(({ phase }) => phase === 0).flatMap(({ moment, also }) => [moment, ...also])
    for (const action of ['a2', 'a3']) expect(first).not.toContainEqual({ is: 'action', action })
    expect(points.find(({ moment }) => moment.is === 'lynch')?.moment).toMatchObject({ who: ['Ann'], close: true })
  })

  it('of a single night without a death turns nowhere', () => {
    const quiet = read(
      'case: nothing\nsystem: rar\nplayers: {Ann: vanilla, Dee: doctor}\nphases: [{night: 1, actions: [Dee protect Ann]}]\n',
    )
    expect(pointsIn(played(quiet))).toEqual([])
  })
})
