/**
 * How one thing bore on another: on small phases drawn at random, whatever turns without an action or a vote has a chain
 * from it, the trees have nearly all of these, and every chain begins and ends where it should.
 */
import { describe, expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { entries } from '../../../engine/game/entry.ts'
import { isSo, type Outcome } from '../../../engine/journal/outcome.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar, systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { sayBearing } from '../../../engine/why/bearing-said.ts'
import { findBearing, type Cause, type Effect } from '../../../engine/why/bore-on.ts'
import { withoutBallot } from '../../../engine/why/deciders.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { roundsOf } from '../../../tools/level.mjs'
import { night } from './night.ts'

/** Phases of each kind and system, 500 in all. */
const rounds = roundsOf(import.meta.filename)(63)

/** How an action bore on a death or on another action, as it is said. */
function said(players: Record<string, string>, actions: string[], action: string, on: string): string {
  const { game, phase, outcome, speaker } = night(players, actions)
  const effect = effectsIn(outcome).find(({ claim }) =>
    claim.is === 'dies' ? claim.who === on : claim.is === 'works' && claim.action === on,
  )!
  const cause: Cause = { is: 'action', action }
  const bearing = findBearing(outcome, cause, effect, () => leftOut(rar, game, phase, cause))
  return plainOf(sayBearing(bearing, { outcome, cause, effect }, speaker))
}

const effectsIn = ({ questions, verdicts }: Outcome): Effect[] => [
  ...questions.filter(({ aside }) => !aside),
  ...verdicts
    .filter(({ verdict }) => verdict !== 'void')
    .map(({ action, verdict, reason }) => ({
      claim: { is: 'works' as const, action },
      holds: verdict === 'succeeded' || verdict === 'partial',
      reason,
    })),
]

const leftOut = (system: System, game: Game, phase: PhaseState, cause: Cause): Outcome =>
  cause.is === 'ballot'
    ? withoutBallot(system, game, phase)(cause.ballot)
    : system.resolve(game, phase, { trees: false, without: cause.is === 'action' ? [cause.action] : [] })

describe('says the chain', () => {
  const players = {
    Ann: 'vanilla',
    Bob: 'vanilla',
    Vic: 'vigilante',
    Dee: 'doctor',
    Rolf: 'roleblocker',
    Rita: 'roleblocker',
  }
  const actions = ['Vic shoot Ann', 'Dee protect Ann', 'Rolf block Dee', 'Rita block Rolf']

  it('of several links', () => {
    expect(said(players, actions, 'a4', 'Ann')).toBe(
      "Rita blocked Rolf, so Rolf's block failed, so Dee's protection worked, so Vic's shot failed, so Ann survived. Without Rita's block, Ann would have died.",
    )
  })

  it('up to an action', () => {
    expect(said(players, actions, 'a4', 'a2')).toBe(
      "Rita blocked Rolf, so Rolf's block failed, so Dee's protection worked. Without Rita's block, Dee's protection would have failed.",
    )
  })

  it('of what did not come off', () => {
    expect(said(players, actions.slice(0, 3), 'a2', 'Ann')).toBe(
      "Dee tried to protect Ann, but it did not come off, so Vic's shot worked, so Ann died. Without Dee's protection, it would have come out the same.",
    )
  })

  it('of what was moved', () => {
    expect(said({ ...players, Quin: 'redirector' }, ['Vic shoot Ann', 'Quin redirect Vic,Bob'], 'a2', 'Bob')).toBe(
      "Quin redirected Vic to Bob, which sent Vic's shot to Bob, so Bob died. Without Quin's redirect, Bob would have lived.",
    )
  })

  it('that led nowhere, with where it ended', () => {
    expect(said(players, ['Vic shoot Ann', 'Dee protect Bob', 'Rolf block Dee'], 'a3', 'Ann')).toBe(
      "Rolf blocked Dee, so Dee's protection failed. Nothing that came of Rolf's block reached it.",
    )
  })
})

/** Of what turns without an action or a vote, so many of a hundred have all their chain in trees. */
const inTrees: Record<string, number> = { rar: 99, gorny: 99, mafia1923: 75, conan: 85, russian: 95 }

describe.each(systems.map(system => [system.id, system] as const))('%s', (id, system) => {
  it('finds a chain wherever leaving one thing out changes the other', () => {
    const counts = { nights: 0, turned: 0, inTrees: 0, pairs: 0, votes: 0 }
    for (let seed = 1; seed <= rounds; seed++)
      for (const kind of system.calendar.acting) {
        const { game, phase: whole } = phaseOf(system, kind, 6, new Dice(seed))
        const phase = { ...whole, submissions: whole.submissions.slice(0, 8) }
        const outcome = system.resolve(game, phase, { trees: true })
        const speaker = speakerOf(system, game, phase, 'en', outcome)
        counts.nights++
        for (const cause of causesIn(system, game, phase)) {
          const then = leftOut(system, game, phase, cause)
          for (const effect of effectsIn(outcome)) {
            const { claim, holds } = effect
            if (cause.is === 'action' && claim.is === 'works' && claim.action === cause.action) continue
            counts.pairs++
            const bearing = findBearing(outcome, cause, effect, () => then)
            const { chain } = bearing
            const where = `${kind} of seed ${seed}: ${JSON.stringify(cause)} on ${JSON.stringify(claim)}`
            if (isSo(then, claim) !== holds) {
              const isWhole = chain?.every(({ bears }) => bears !== 'turns')
              if (cause.is === 'ballot') counts.votes++
              else counts.turned++
              if (isWhole && cause.is === 'action') counts.inTrees++
              expect(chain, where).toBeDefined()
            }
            expect(bearing.turns, where).toBe(isSo(then, claim) !== holds)
            if (chain) expect(chain.at(-1)?.to, where).toBe(claim.is === 'works' ? claim.action : undefined)
            expect(plainOf(sayBearing(bearing, { outcome, cause, effect }, speaker)), where).not.toMatch(
              /undefined|\[object|\{|^\s|\s\./,
            )
          }
        }
      }
    if (process.env.NIGHTDESK_COUNTS) console.log(id, counts)
    expect(counts.turned).toBeGreaterThan(0)
    expect(Math.ceil((100 * counts.inTrees) / counts.turned)).toBeGreaterThanOrEqual(inTrees[id] ?? 0)
  })
})

function causesIn(system: System, game: Game, phase: PhaseState): Cause[] {
  const counting = entries(system, game, phase).filter(({ standing }) => standing === 'counts')
  return [
    ...counting.map(({ submission }): Cause => ({ is: 'action', action: submission.id })),
    ...(phase.ballots ?? []).map(({ id, by, for: choice, individual }): Cause => ({
      is: 'ballot',
      ballot: id,
      by,
      for: [choice, individual].flatMap(who => who ?? []),
    })),
  ]
}
