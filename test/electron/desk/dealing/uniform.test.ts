/** A set-up as it is dealt: which list, to whom, and what falls on whom come together as often as their chances say. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import { dealBy } from '../../../../electron/desk/dealing/read.ts'

const text = `
players: 3
roles: [Mafia Goon, Vanilla Townie, {one: [Town Cop, Town Doctor, Town Doctor]}]
mark: {name: lover, take: 2, among: all, told: names}
`
const players = ['Ann', 'Bob', 'Cat'].map(name => ({ name }))
const dice = xoroshiro128plus(Number(process.env.NIGHTDESK_SEED ?? 1))
const anyKey = (): string => Array.from({ length: 4 }, () => (dice.next() >>> 0).toString(16).padStart(8, '0')).join('')

it('is each list, seating and pair as likely as it is told (chi-square)', () => {
  const deals = 1080
  const counts = new Map<string, number>()
  for (let round = 0; round < deals; round++) {
    const { seats, known } = dealBy({ system: 'rar', text, players, key: anyKey() })
    const pair = [...new Set(known.flatMap(({ to, of }) => [...to, ...of]))].sort().join('+')
    const came = `${seats.map(({ role }) => role).join()} ${pair}`
    counts.set(came, (counts.get(came) ?? 0) + 1)
  }
  // Six seatings of each list, three pairs; the doctor is drawn twice as often as the cop.
  const expected = (came: string): number => (deals * (came.includes('cop') ? 1 : 2)) / 3 / 6 / 3
  const chi = [...counts].reduce((sum, [came, count]) => sum + (count - expected(came)) ** 2 / expected(came), 0)
  console.log(`chi-square of ${deals} deals: ${chi.toFixed(1)} over ${counts.size} ways`)
  expect(counts.size).toBe(36)
  // 35 degrees of freedom: of fair deals one in a thousand lies above.
  expect(chi).toBeLessThan(66.6)
})
