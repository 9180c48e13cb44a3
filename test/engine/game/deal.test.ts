/** Dealing: every way for the roles to lie is as likely, and everybody can deal it again. */
import fc from 'fast-check'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import { dealProof } from '../../../engine/game/deal-proof.ts'
import { deal, type SeatGiven } from '../../../engine/game/deal.ts'
import { seatOf } from '../seat.ts'

const seat = (slot: string, role: string, more: Partial<SeatGiven> = {}): SeatGiven =>
  seatOf({ slot, role, faction: 'town', ...more })
const four = ['cop', 'doctor', 'goon', 'vanilla'].map((role, at) => seat(`P${at}`, role))
const key = fc.stringMatching(/^[0-9a-f]{32}$/)
const dice = xoroshiro128plus(7)
const anyKey = (): string => Array.from({ length: 4 }, () => (dice.next() >>> 0).toString(16).padStart(8, '0')).join('')
const rolesOf = (seats: readonly SeatGiven[]): string => seats.map(({ role }) => role).join()

describe('a deal', () => {
  it('gives everybody one of the roles that were there, and nobody another name', () =>
    fc.assert(
      fc.property(key, by => {
        const dealt = deal(four, by)
        expect(dealt.map(({ slot }) => slot)).toEqual(four.map(({ slot }) => slot))
        expect(dealt.map(({ role }) => role).sort()).toEqual(four.map(({ role }) => role).sort())
      }),
    ))

  it('hangs on the key alone, however the roles lay before', () =>
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(deal(deal(four, one), other)).toEqual(deal(four, other))
      }),
    ))

  it('is each of the 24 that there can be, as often as any other', () => {
    const deals = 24_000
    const counts = new Map<string, number>()
    for (let at = 0; at < deals; at++) {
      const by = anyKey()
      const lies = rolesOf(deal(four, by))
      counts.set(lies, (counts.get(lies) ?? 0) + 1)
    }
    const expected = deals / 24
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    console.log(`chi-square of ${deals} deals: ${chiSquare.toFixed(1)} over ${counts.size} ways`)
    expect(counts.size).toBe(24)
    // 23 degrees of freedom: of fair deals one in a thousand lies above.
    expect(chiSquare).toBeLessThan(49.7)
  })

  it('takes along what goes with a role, and leaves names, aliases and bystanders', () => {
    const seats = [
      seat('Ann', 'goon', {
        faction: 'mafia',
        name: 'Anna',
        aliases: ['A'],
        modifiers: [{ modifier: 'xShot', count: 1 }],
      }),
      seat('Bob', 'cop', { settings: { sanity: 'insane' } }),
      seat('Cat', 'host', { bystander: true }),
    ]
    const swapped = Array.from({ length: 20 }, anyKey)
      .map(by => deal(seats, by))
      .find(([first]) => first!.role === 'cop')!
    expect(swapped).toEqual([
      seat('Ann', 'cop', { name: 'Anna', aliases: ['A'], settings: { sanity: 'insane' } }),
      seat('Bob', 'goon', { faction: 'mafia', modifiers: [{ modifier: 'xShot', count: 1 }] }),
      seats[2],
    ])
  })

  it('is proven by the players, their roles and the key', () =>
    expect(dealProof({ key: 'f'.repeat(32), seats: four.slice(0, 2) }, ({ role }) => role)).toBe(
      `P0: cop\nP1: doctor\nKey: ${'f'.repeat(32)}`,
    ))
})
