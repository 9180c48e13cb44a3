/** Every reader is linear in what it reads: four times the text costs at most six times the work, whatever is repeated in it. */
import { describe, expect, it } from 'vitest'
import { readers, shapes } from '../../electron/command/bench/readers.ts'
import { units } from '../../electron/command/bench/units.ts'
import { growthOf } from './growth.ts'

describe('four times the text, at most six times the work', () =>
  it.each(Object.entries(readers))('%s', (_what, read) => {
    for (let warm = 0; warm < 3; warm++)
      read('Ann: doctor\n[b]Vote: Bob[/b] and I shoot (a) Bob.\nFrom: Vic\n\n> no: {a}')
    const grown = units.flatMap(unit =>
      Object.entries(shapes).flatMap(([shape, shaped]) => {
        const growth = growthOf(read, size => shaped(unit, size))
        return growth === undefined ? [] : [`${JSON.stringify(unit)} ${shape}: ${growth}`]
      }),
    )
    expect(grown).toEqual([])
  }))
