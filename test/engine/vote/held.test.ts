/** What becomes of a voter's ballots when another one comes, against a plain model and what always holds. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenUp, type Dividing } from '../../../engine/vote/displaced-ballots.ts'

interface Cast {
  for?: string
  nobody?: true
  of?: string
}
const choice = fc.constantFrom('Ann', 'Bob', 'Cat')
const cast: fc.Arbitrary<Cast> = fc.oneof(
  { weight: 5, arbitrary: choice.map(one => ({ for: one })) },
  { weight: 1, arbitrary: fc.constant({ nobody: true as const }) },
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: choice.map(one => ({ of: one })) },
)
const dividing: fc.Arbitrary<Dividing> = fc.record({
  most: fc.integer({ min: 1, max: 3 }),
  third: fc.constantFrom('older', 'newer'),
  same: fc.constantFrom('both', 'nothing'),
  unvote: fc.constantFrom('both', 'last'),
})
const on = ({ for: one, nobody }: Cast): string | undefined => (nobody ? '' : one)
const isNothing = (held: readonly Cast[], one: Cast, { most, same }: Dividing): boolean => {
  const alike = held.filter(other => on(other) === on(one)).length
  return same === 'nothing' ? alike > 0 : alike >= most
}

/** All ballots one after the other. @param seen told of each with what stood before it and after it */
function played(
  ballots: readonly Cast[],
  how: Dividing,
  seen: (before: readonly Cast[], ballot: Cast, after: readonly Cast[]) => void = () => undefined,
): readonly Cast[] {
  return ballots.reduce<readonly Cast[]>((held, written) => {
    const ballot = { ...written }
    const vote = on(ballot) !== undefined
    if (vote && isNothing(held, ballot, how)) return held
    const goes = givenUp(held, ballot, how)
    const rest = held.filter(one => !goes.includes(one))
    const after = vote ? [...rest, ballot] : rest
    seen(held, ballot, after)
    return after
  }, [])
}

it('is the last ballot of those who have one', () =>
  fc.assert(
    fc.property(fc.array(cast.filter(({ of }) => of === undefined)), dividing, (ballots, how) => {
      const last = ballots.at(-1)
      const expected = last === undefined || on(last) === undefined ? [] : [on(last)]
      expect(played(ballots, { ...how, most: 1 }).map(on)).toEqual(expected)
    }),
  ))

it('never leaves more than a voter has, nor moves a vote more than it has to', () =>
  fc.assert(
    fc.property(fc.array(cast), dividing, (ballots, how) => {
      played(ballots, how, (before, ballot, after) => {
        expect(after.length).toBeLessThanOrEqual(how.most)
        if (on(ballot) !== undefined) {
          expect(after.at(-1)).toBe(ballot)
          expect(after.length).toBe(Math.min(before.length + 1, how.most))
          expect(after.filter(one => on(one) === on(ballot)).length).toBe(
            before.filter(one => on(one) === on(ballot)).length + 1,
          )
        } else if (ballot.of !== undefined)
          expect(after.map(on)).toEqual(before.map(on).filter(one => one !== ballot.of))
        else expect(after).toEqual(how.unvote === 'both' ? [] : before.slice(0, -1))
      })
    }),
  ))

it('moves the older of two that are for others, or the newer', () => {
  const held = ['Ann', 'Bob', 'Ann', 'Cat'].map(one => ({ for: one }))
  const how: Dividing = { most: 4, third: 'older', same: 'both', unvote: 'both' }
  expect(givenUp(held, { for: 'Ann' }, how)).toEqual([held[1]])
  expect(givenUp(held, { for: 'Ann' }, { ...how, third: 'newer' })).toEqual([held[3]])
  expect(givenUp(held, { nobody: true }, how)).toEqual([held[0]])
})
