/** Whose deeds something could not be without: what any of several would have turned needs whoever kept each of them off. */
import { expect, it } from 'vitest'
import type { Claim } from '../../../engine/reason/claim.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { findNeeded } from '../../../engine/why/needed.ts'

const fact = (kind: string): Claim => ({ is: 'fact', kind, of: 'Ann' })
const reason = (kind: string, holds: boolean, need: number, because: Reason[], unless: Reason[] = []): Reason => ({
  claim: fact(kind),
  rule: 'T-1',
  holds,
  need,
  because,
  unless,
})
const deed = (action: string): Reason => ({ ...reason('did', true, 0, []), action })
/** What one deed kept from being. */
const kept = (by: string): Reason => reason('chance', false, 0, [], [deed(by)])

it.each<[string, Reason, string[]]>([
  [
    'of two of which one would do, each kept off by its own',
    reason('dies', false, 1, [kept('a'), kept('b')]),
    ['a', 'b'],
  ],
  ['of two that it takes both, neither', reason('dies', false, 2, [kept('a'), kept('b')]), []],
  ['of two of which one is lacking, that one', reason('dies', false, 2, [deed('c'), kept('a')]), ['a']],
  ['of two counters that each would do, neither', reason('dies', false, 0, [], [deed('a'), deed('b')]), []],
  ['of a counter beside what is lacking, neither', reason('dies', false, 1, [kept('a')], [deed('b')]), []],
])('%s', (_, fell, needed) => {
  expect(findNeeded(reason('lives', true, 0, [], [fell]))).toEqual(needed)
})
