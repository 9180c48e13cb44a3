/** Moments at which processes are killed: the same every time, others with `NIGHTDESK_SEED=7`. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export const seed = Number(process.env.NIGHTDESK_SEED ?? 1)

/**
 * @param about what is killed: each has moments of its own
 * @returns a number from 0 up to this one, another each time
 */
export function momentsOf(about: string): (below: number) => number {
  const lots = xoroshiro128plus([...about].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) | 0, seed))
  return below => uniformFloat64(lots) * below
}
