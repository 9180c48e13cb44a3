import { describe, expect, it } from 'vitest'
import { gorny } from '../../../../engine/systems/index.ts'
import { restingOnThemselves, undecided } from '../causes.ts'

describe('the trees of Gorny', () => {
  it('rest no claim on itself', () => {
    expect(restingOnThemselves(gorny)).toEqual([])
  })

  it('name no condition that cannot fail', () => {
    expect(undecided(gorny, ['trait'])).toEqual([])
  })
})
