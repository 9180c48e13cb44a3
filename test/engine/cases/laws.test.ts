/** What is said where a law is broken: by rule systems that break one each. */
import { describe, expect, it } from 'vitest'
import { checkCase } from '../../../engine/cases/check.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar } from '../../../engine/systems/index.ts'

type Resolve = System['resolve']
const text = `case: x
system: rar
players: {Ann: vanilla, Bob: vanilla, "Mary Ann": doctor, Rolf: roleblocker, Vic: vigilante}
phases:
  - night: 1
    actions: ['"Mary Ann" protect Ann', Rolf block "Mary Ann", Vic shoot Ann]
`

/** The laws that a night breaks where it is resolved so, as a failure of its case says them. */
function broken(
  resolve: (game: Parameters<Resolve>[0], phase: Parameters<Resolve>[1], asked: Parameters<Resolve>[2]) => Outcome,
): string[] {
  const { cases, problems } = readCases(text.replace('Rolf block "Mary Ann"', `'Rolf block "Mary Ann"'`), 'x', [rar])
  expect(problems).toEqual([])
  return checkCase(cases[0]!, { ...rar, resolve }).failures.map(({ at, came }) => `${at}: ${came}`)
}

describe('a broken law', () => {
  it('of the order received names what came out otherwise, with the rule', () => {
    const said = broken((game, phase, asked) => {
      const outcome = rar.resolve(game, phase, asked)
      return phase.submissions[0]?.id === 'a1' ? outcome : { ...outcome, deaths: [] }
    })
    expect(said).toEqual(['law orderReceived: sent in in reverse order: no longer “Ann dies” (RAR-2)'])
  })

  it('of names speaks of the players by their own', () => {
    const said = broken((game, phase, asked) => {
      const outcome = rar.resolve(game, phase, asked)
      const verdicts = outcome.verdicts.map(one =>
        one.action === 'a1'
          ? { ...one, verdict: 'succeeded' as const, landed: [one.landed[0] ?? game.seats[0]!.slot] }
          : one,
      )
      return game.seats.some(({ slot }) => slot === 'Ann')
        ? outcome
        : { ...outcome, verdicts, deaths: [game.seats[1]!.slot] }
    })
    expect(said).toEqual([
      "law names: under other names: no longer “Ann dies” (RAR-2) and “Mary Ann's protection (a1) failed” (RAR-R10), instead “Bob dies” and “Mary Ann's protection (a1) succeeded and came to Ann”",
    ])
  })

  it('of what would have changed it, and of who is to blame, names the actions', () => {
    const said = broken((game, phase, asked) => {
      const outcome = rar.resolve(game, phase, asked)
      if (!asked.trees) return outcome
      const shot = outcome.verdicts.find(({ action }) => action === 'a3')!
      return {
        ...outcome,
        verdicts: outcome.verdicts.map(one => (one.action === 'a1' ? { ...one, reason: shot.reason! } : one)),
      }
    })
    expect(said.join('\n')).toContain("Rolf's block (a2) decided how Mary Ann's protection (a1) fared")
    expect(said.join('\n')).not.toMatch(/[{}]/)
  })

  it('of what came about names whoever could not be missed and stands nowhere in its tree', () => {
    const said = broken((game, phase, asked) => {
      const outcome = rar.resolve(game, phase, asked)
      const questions = outcome.questions.map(one =>
        one.reason && one.claim.is === 'dies' && one.holds
          ? { ...one, reason: { ...one.reason, because: [], need: 0 } }
          : one,
      )
      return { ...outcome, questions }
    })
    expect(said.join('\n')).toContain(
      "law needed: without Vic's shot (a3) it would not be that “Ann dies” (RAR-2), and the decisive part of its tree lacks it",
    )
  })

  it('of sound trees names the answer that its reasons do not give', () => {
    const said = broken((game, phase, asked) => {
      const outcome = rar.resolve(game, phase, asked)
      return {
        ...outcome,
        questions: outcome.questions.map(one =>
          one.reason && one.claim.is === 'dies' && one.holds
            ? { ...one, reason: { ...one.reason, holds: false } }
            : one,
        ),
      }
    })
    expect(said.join('\n')).toMatch(
      /law recomputes: “Ann lives” \(RAR-2\) disagrees with what speaks for and against it/,
    )
  })

  it('of pivots says what stays so without one', () => {
    const said = broken((game, phase, asked) =>
      rar.resolve(game, phase, asked.only || asked.trees ? asked : { ...asked, without: [] }),
    )
    expect(said).toEqual(["law pivotsFlip: without Rolf's block (a2) it stays so that “Ann dies” (RAR-2)"])
  })
})
