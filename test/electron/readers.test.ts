/** Every reader is linear in what it reads: four times the text costs at most six times the work, whatever is repeated in it. */
import { describe, expect, it } from 'vitest'
import { readers, shapes } from '../../electron/command/bench/readers.ts'
import { units } from '../../electron/command/bench/units.ts'
import { roundsOf } from '../../tools/level.mjs'
import { growthOf } from './growth.ts'

const texts = units.flatMap(unit =>
  Object.entries(shapes).map(([shape, shaped]) => ({
    called: `${JSON.stringify(unit)} ${shape}`,
    make: (size: number) => shaped(unit, size),
  })),
)
/** Each reader has its own of them where it has not all, and others with another seed. */
const few = Math.ceil(texts.length / roundsOf(import.meta.filename)(texts.length))
const first = Number(process.env.NIGHTDESK_SEED ?? 1)
const ofReader = (nth: number): typeof texts => texts.filter((_, at) => (at + nth + first) % few === 0)

describe('four times the text, at most six times the work', () =>
  it.each(Object.entries(readers).map(([what, read], nth) => [what, read, ofReader(nth)] as const))(
    '%s',
    (_what, read, own) => {
      for (let warm = 0; warm < 3; warm++)
        read('Ann: doctor\n[b]Vote: Bob[/b] and I shoot (a) Bob.\nFrom: Vic\n\n> no: {a}')
      const grown = own.flatMap(({ called, make }) => {
        const growth = growthOf(read, make)
        return growth === undefined ? [] : [`${called}: ${growth}`]
      })
      expect(grown).toEqual([])
    },
  ))
