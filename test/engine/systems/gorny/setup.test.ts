import { expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { gorny } from '../../../../engine/systems/index.ts'

it('two buddies who name each other and were dealt apart are told once', () => {
  const {
    cases: [one],
  } = readCases(
    'case: here\nsystem: gorny\nplayers: {Ann: {role: vanilla, buddy: Hal}, Bob: vanilla, Hal: {role: hitman, buddy: Ann}}\nphases: [{night: 1}]',
    'here.yaml',
    [gorny],
  )
  expect(gorny.setup!(play(one!, gorny).phases[0]!.game)).toEqual([
    {
      rule: 'GORNY-T4',
      says: {
        en: 'Ann and Hal are buddies but in different factions',
        ru: 'Ann и Hal — напарники, но на разных сторонах',
      },
      who: ['Ann', 'Hal'],
    },
  ])
})
