/** What turning a rule or an order round shows, where it is known what should notice. */
import { describe, expect, it } from 'vitest'
import { mutate, type Mutated } from '../../../engine/cases/mutate.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { gorny } from '../../../engine/systems/index.ts'
import { systems } from '../../../engine/systems/index.ts'

const driven = (expected: string, rules = 'GORNY-N3, GORNY-N5'): string => `case: a driven kill
system: gorny
rules: [${rules}]
players: {Ann: vanilla, Bob: vanilla, Dee: busDriver, Hal: hitman}
phases: [{night: 1, actions: ["Dee swap Ann,Bob", Hal factionKill Ann], expect: {${expected}}}]
`

function mutated(text: string, system: System = gorny): Mutated {
  const { cases, problems } = readCases(text, 'x.yaml', systems)
  expect(problems).toEqual([])
  return mutate(system, cases)
}
const ids = ({ unnoticed }: Mutated): string[] => unnoticed.map(({ id }) => id)

describe('a rule turned over', () => {
  it('is noticed by a case that names it and hangs on it', () => {
    const result = mutated(driven('deaths: [Bob]'))
    expect(result.rules).toBe(1)
    expect(ids(result)).not.toContain('GORNY-N3')
  })

  it('is not noticed where nothing is expected that hangs on it', () => {
    expect(mutated(driven('refused: {}')).unnoticed).toContainEqual({ id: 'GORNY-N3', cases: 1 })
  })

  it('is passed over where no case that names it applies it, or the case fails as it stands', () => {
    expect(mutated(driven('deaths: [Bob]', 'GORNY-V2')).rules).toBe(0)
    expect(mutated(driven('deaths: [Ann]'))).toMatchObject({ rules: 0, orders: 0 })
  })

  it('may be said to show nowhere, until it does', () => {
    const saying = (rule: string): System => ({
      ...gorny,
      rulebook: { ...gorny.rulebook, [rule]: { ...gorny.rulebook[rule]!, unturned: 'it is only said' } },
    })
    expect(mutated(driven('refused: {}'), saying('GORNY-N3')).unnoticed).toContainEqual({
      id: 'GORNY-N3',
      cases: 1,
      why: 'it is only said',
    })
    expect(mutated(driven('deaths: [Bob]'), saying('GORNY-N3')).outdated).toEqual(['GORNY-N3'])
  })

  it('is told apart where the cases notice by breaking down alone', () => {
    /** Breaks down on whatever does not come out as it should. */
    const brittle: System = {
      ...gorny,
      resolve: (game, phase, asked) => {
        const outcome = gorny.resolve(game, phase, asked)
        if (!outcome.deaths.includes('Bob')) throw new Error('Bob has to die')
        return outcome
      },
    }
    const { broken, unnoticed, outdated } = mutated(driven('deaths: [Bob]', 'GORNY-N3'), brittle)
    expect(broken).toContainEqual({ id: 'GORNY-N3', cases: 1, says: 'Bob has to die' })
    expect(unnoticed.map(({ id }) => id)).not.toContain('GORNY-N3')
    expect(outdated).toEqual([])
    expect(mutated(driven('deaths: [Bob]', 'GORNY-N3')).broken).toEqual([])
  })
})

describe('two neighbours of an order exchanged', () => {
  it('are noticed where a case hangs on which comes first', () => {
    const blocked = `case: a driven block
system: gorny
rules: [GORNY-N2]
players: {Cid: roleblocker, Dora: doctor, Hal: hitman}
phases: [{night: 1, actions: [Cid block Dora, Dora protect Dora, Hal factionKill Dora], expect: {deaths: [Dora]}}]
`
    expect(ids(mutated(blocked))).not.toContain('block > protect')
    expect(ids(mutated(blocked))).toContain('investigate > track')
  })

  it('are asked for together where a case touches none of them', () => {
    let asked = 0
    const counting: System = {
      ...gorny,
      resolve: (game, phase, request) => {
        asked++
        return gorny.resolve(game, phase, request)
      },
    }
    const quiet = `case: nothing is done
system: gorny
rules: []
players: {Cid: vanilla, Dora: vanilla, Hal: hitman}
phases: [{night: 1, actions: [], expect: {deaths: []}}]
`
    const { orders, unnoticed } = mutated(quiet, counting)
    expect(unnoticed).toHaveLength(orders)
    // As it stands, with trees and without them; then every other pair at once.
    expect(orders).toBeGreaterThan(2)
    expect(asked).toBe(2 + 2)
  })
})
