/** Moves that can be moved themselves: their ways multiply, and a night of many ends all the same. Work is counted, not time. */
import { afterEach, expect, it, vi } from 'vitest'
import { Work } from '../../../engine/resolve/reasonable/field.ts'
import { WORK_BUDGET } from '../../../engine/resolve/reasonable.ts'
import { night } from '../why/night.ts'

/** Two readings, each once over its budget, and naming what is set aside. */
const MOST = 4 * WORK_BUDGET

afterEach(() => vi.restoreAllMocks())

/** Resolves a night in which every driver swaps two of the others; breaks off where that takes more than it may. */
function driven(swaps: readonly (readonly [string, string])[]): { rulings: string[]; aside: string[] } {
  let work = 0
  const step = Work.prototype.step
  vi.spyOn(Work.prototype, 'step').mockImplementation(function (this: Work, cost = 1) {
    if ((work += cost) > MOST) throw new Error(`more than ${MOST} steps`)
    step.call(this, cost)
  })
  const drivers = swaps.map((_, index) => `D${index + 1}`)
  const { outcome } = night(
    {
      Vic: 'vigilante',
      ...Object.fromEntries([...new Set(swaps.flat())].map(name => [name, 'vanilla'])),
      ...Object.fromEntries(drivers.map(driver => [driver, 'busDriver'])),
    },
    ['Vic shoot Ann', ...swaps.map((pair, index) => `${drivers[index]} swap ${pair.join()}`)],
    { options: { movesCanBeMoved: true } },
  )
  const loop = outcome.rulings.find(({ id }) => id === 'loop')
  return { rulings: outcome.rulings.map(({ id }) => id), aside: [...(loop?.actions ?? [])] }
}

it('three drivers are followed to the end', () => {
  const { rulings } = driven([
    ['Ann', 'Bob'],
    ['Bob', 'Cy'],
    ['Cy', 'Ann'],
  ])
  expect(rulings).not.toContain('loop')
})

it('eight drivers whose ways nobody could count are put to the host, each of them named', () => {
  const pairs = [
    ['Ann', 'Bob'],
    ['Bob', 'Cy'],
    ['Cy', 'Dan'],
    ['Dan', 'Ann'],
  ] as const
  const { rulings, aside } = driven([...pairs, ...pairs])
  expect(rulings).toContain('loop')
  expect(aside).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'])
})
