/** What an order of actions must keep: a case misses each pair of steps that is let out of its order. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCases } from '../../../../engine/cases/read.ts'
import { wordsOf } from '../../../../engine/rules/option.ts'
import { dayOrder, nightOrder } from '../../../../engine/systems/conan/lists.ts'
import { brokenConstraints, constraints, type Constraint } from '../../../../engine/systems/conan/order.ts'
import { systems } from '../../../../engine/systems/index.ts'

const file = join(import.meta.dirname, '../../../cases/conan/setup-checks.yaml')
const checked = readCases(readFileSync(file, 'utf8'), file, systems).cases.filter(({ setupCheck }) => setupCheck)

/** Whether every set-up that a case has checked breaks what the case says, by these constraints alone. */
const allAsExpected = (kept: readonly Constraint[]): boolean =>
  checked.every(({ options, setupExpect = [] }) => {
    const order = (id: string, usual: readonly string[]): string[] => wordsOf(options[id] ?? usual.join(','))
    const broken = brokenConstraints(order('order.night', nightOrder), order('order.day', dayOrder), kept)
    const expected = setupExpect.filter(rule => constraints.some(one => one.rule === rule))
    return JSON.stringify([...broken].sort()) === JSON.stringify([...expected].sort())
  })

/** The constraints without one pair of steps. */
const without = (dropped: Constraint, first: string, later: string): Constraint[] =>
  constraints.flatMap(one =>
    one === dropped
      ? one.first
          .flatMap(a => one.later.map((b): Constraint => ({ ...one, first: [a], later: [b] })))
          .filter(pair => pair.first[0] !== first || pair.later[0] !== later)
      : [one],
  )

const pairs = constraints.flatMap(one =>
  one.first.flatMap(first => one.later.map(later => [one.rule, first, later, one] as const)),
)

it('the cases of set-ups are what the constraints say', () => {
  expect(allAsExpected(constraints)).toBe(true)
})

it.each(pairs)('%s: a case misses that %s comes before %s', (_, first, later, constraint) => {
  expect(allAsExpected(without(constraint, first, later))).toBe(false)
})
