/**
 * Russian messages in many voices, from terse to wordy, of which the classes of `stems-ru.ts` and
 * `engine/inbox/ru/pieces.ts` were learned: none is read wrongly and none is lost, but for the misses that are known.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { roundsOf } from '../../../tools/level.mjs'
import { faultsOf, readCorpus, staleOf } from './corpus.ts'

/** The last ones stay in the default run: those that were written before it was looked at how they are read. */
const last = ['own-short.yaml', 'own-wordy.yaml', 'own-mixed.yaml', 'own-second.yaml']
const all = readdirSync(join(import.meta.dirname, '../../fixtures/inbox/voices')).sort()
const looked = [...all.filter(file => !last.includes(file)), ...last].slice(-roundsOf(import.meta.filename)(all.length))
const results = readCorpus('voices', looked)

describe('Russian messages in many voices', () => {
  it('are there', () => expect(new Set(results.map(({ file }) => file))).toEqual(new Set(looked)))
  it('are read without a wrong reading, an order lost or a question left out', () =>
    expect(faultsOf(results)).toEqual([]))
  it('has misses that are known, as it says', () => expect(staleOf(results)).toEqual([]))
})
