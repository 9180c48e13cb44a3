import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { rar } from '../../../engine/systems/index.ts'
import { anyNight } from '../resolve/any-night.ts'
import { caseDrawn } from './drawn.ts'

it('a case is the same read from its text and from what was drawn', () => {
  fc.assert(
    fc.property(anyNight({ nights: 2 }), night => {
      const drawn = { case: 'any night', system: 'rar', ...night }
      expect(readCases(JSON.stringify(drawn), 'any', [rar])).toEqual({ cases: [caseDrawn(drawn, rar)], problems: [] })
    }),
    { numRuns: 300 },
  )
})
