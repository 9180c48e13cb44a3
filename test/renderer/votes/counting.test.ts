/** The line above the tally says how many votes its table adds up to, and who has none and why. */
import { describe, expect, it } from 'vitest'
import type { BallotView, TotalView } from '../../../electron/desk/contract.ts'
import { lostBy } from '../../../renderer/views/votes/choices.ts'
import { countingSaid } from '../../../renderer/views/votes/counting.ts'

const ballots = (...standings: BallotView['standing'][]): BallotView[] =>
  standings.map((standing, at) => ({ id: `b${at}`, by: 'Ann', advance: false, standing }))
const total = (of: string, votes: number, family = false): TotalView => ({ of, family, votes, voters: [] })

describe('ballots that count', () => {
  it('are those of the table: one that takes another back is none', () => {
    const all = ballots('counts', 'takesBack', 'counts', 'replaced', 'void', 'withdrawn')
    expect(countingSaid({ ballots: all, totals: [total('Bob', 2)] })).toBe('2 votes counted')
    expect(countingSaid({ ballots: all, totals: [] })).toBe('2 votes counted')
  })
  it('say to how many votes they came where rules added or took some', () =>
    expect(countingSaid({ ballots: ballots('counts', 'counts'), totals: [total('Bob', 2), total('Cy', 1)] })).toBe(
      '2 votes counted, total weight 3',
    ))
  it('say it of families and of players where both are voted on', () =>
    expect(
      countingSaid({ ballots: ballots('counts', 'counts'), totals: [total('verdi', 1, true), total('Bob', 3)] }),
    ).toBe('2 votes counted, total weight 1 for families and 3 for players'))
})

describe('who has no vote', () => {
  it('has said something where a ballot did not count, and where it was taken back', () => {
    const of = (...standings: BallotView['standing'][]): string | undefined => lostBy('Ann', ballots(...standings))
    expect([of(), of('void'), of('replaced', 'takesBack'), of('withdrawn'), of('withdrawn', 'void')]).toEqual([
      undefined,
      'vote does not count',
      'unvoted',
      'vote withdrawn',
      'vote does not count',
    ])
    expect(lostBy('Bob', ballots('void'))).toBeUndefined()
  })
})
