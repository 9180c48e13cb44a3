import { describe, expect, it } from 'vitest'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { restingOnThemselves, undecided } from '../causes.ts'

describe('the trees of Mafia 1923', () => {
  it('rest no claim on itself', () => {
    expect(restingOnThemselves(mafia1923)).toEqual([])
  })

  it('name no condition that cannot fail', () => {
    expect(undecided(mafia1923, ['earlierStrike', 'drawnVictim'])).toEqual([])
  })
})
