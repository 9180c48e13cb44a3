/**
 * Who decided it, in nights where many meet: over five nights of small games, the answers name whoever by himself kept
 * an action from working or somebody from dying. Marks that wait and saves that are spent come from the nights before.
 */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { culpritsNamed, decidersNamed } from '../../../../engine/cases/laws/deciders.ts'
import { held } from '../../../../engine/cases/laws/judged-phase.ts'
import { blamedIn } from '../../../../engine/why/culprits.ts'
import { mafia1923 as system } from '../../../../engine/systems/mafia1923/index.ts'
import { always } from '../../resolve/properties.ts'
import { crowdedNights } from './crowded-nights.ts'

/** More actions of one night would be left out too often. */
const most = 14

describe('in any night of Mafia 1923 where many meet', () => {
  always(
    'whoever decided what fell short is named for it',
    60,
    fc.integer({ min: 1, max: 1_000_000 }),
    (seed, tally) => {
      for (const { name, game, phase, outcome } of crowdedNights(seed)) {
        if (phase.submissions.length > most) continue
        const night = held({ system, game, phase, outcome })
        expect(culpritsNamed(night), name).toBeUndefined()
        expect(decidersNamed(night), name).toEqual([])
        tally('nights')
        tally('fell short by others', blamedIn(system, game, phase, outcome, night.without).length)
      }
    },
    { nights: 100, 'fell short by others': 60 },
  )
})
