/** What an order of actions must keep: a case misses each pair of steps that is let out of its order. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decide } from '../../../../engine/game/decide.ts'
import type { Game } from '../../../../engine/journal/state.ts'
import { conan } from '../../../../engine/systems/conan/index.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { wordsOf } from '../../../../engine/rules/option.ts'
import { brokenBy, usualOrder, type Constraint } from '../../../../engine/rules/order.ts'
import { dayKept, daySteps, nightKept, nightSteps } from '../../../../engine/systems/conan/order.ts'
import { systems } from '../../../../engine/systems/index.ts'

const file = join(import.meta.dirname, '../../../cases/conan/setup-checks.yaml')
const checked = readCases(readFileSync(file, 'utf8'), file, systems).cases.filter(({ setupCheck }) => setupCheck)

/** Whether every set-up that a case has checked breaks what the case says, by these constraints alone. */
const allAsExpected = (night: readonly Constraint[], day: readonly Constraint[]): boolean =>
  checked.every(({ options, setupExpect = [] }) => {
    const broken = [
      ...brokenBy(night, wordsOf(options['order.night'] ?? usualOrder(nightSteps).join(','))),
      ...brokenBy(day, wordsOf(options['order.day'] ?? usualOrder(daySteps).join(','))),
    ]
    const expected = setupExpect.filter(rule => [...nightKept, ...dayKept].some(one => one.rule === rule))
    return [...new Set(broken.map(({ rule }) => rule))].sort().join() === [...expected].sort().join()
  })

/** Constraints without one pair of steps. */
const without = (kept: readonly Constraint[], dropped: Constraint, first: string, later: string): Constraint[] =>
  kept.flatMap(one =>
    one === dropped
      ? one.first
          .flatMap(a => one.later.map((b): Constraint => ({ ...one, first: [a], later: [b] })))
          .filter(pair => pair.first[0] !== first || pair.later[0] !== later)
      : [one],
  )

const pairs = [...nightKept, ...dayKept].flatMap(one =>
  one.first.flatMap(first => one.later.map(later => [one.rule, first, later, one] as const)),
)

it('the cases of set-ups are what the constraints say', () => {
  expect(allAsExpected(nightKept, dayKept)).toBe(true)
})

it('an order that breaks one cannot be chosen, and the remedy names the two steps', () => {
  const value = 'travel,neutralise,release,bribe,save,kill,arrest,eraseBody,traces,interfere,eraseEvidence,learn'
  const game: Game = {
    system: 'conan',
    seed: 1,
    options: {},
    customRoles: {},
    customAbilities: {},
    seats: [],
    phases: [],
  }
  expect(decide(conan, game, { do: 'choose', option: 'order.night', value })).toMatchObject({
    declined: { en: `order.night cannot be ${value}: arrest has to come before kill (CONAN-O6).` },
    remedy: { en: 'Put arrest before kill.' },
  })
})

it.each(pairs)('%s: a case misses that %s comes before %s', (_, first, later, dropped) => {
  expect(allAsExpected(without(nightKept, dropped, first, later), without(dayKept, dropped, first, later))).toBe(false)
})
