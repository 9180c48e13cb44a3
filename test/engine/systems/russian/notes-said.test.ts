/** Conditions of night notes, as people say them. */
import { expect, it } from 'vitest'
import { ownWords, publicWords } from '../../../../engine/systems/russian/notes/language.ts'
import { conditionSaid } from '../../../../engine/systems/russian/notes/said.ts'

it.each([
  ['doctorHit and not anybodyDied', 'the doctor hit and nobody died', 'доктор попал и никто не погиб'],
  ['died:"Mary Ann"', 'Mary Ann died', 'погиб игрок Mary Ann'],
  ['not not sawRed', 'the author saw a red', 'автор увидел красного'],
  ['doctorHits', 'doctorHits', 'doctorHits'],
])('%s', (written, en, ru) => expect(conditionSaid(written)).toEqual({ en, ru }))

it('every word of them has its words, with “not” too', () => {
  const words = [...Object.keys(publicWords), ...Object.keys(ownWords)]
  const said = words.flatMap(word => [word, `not ${word}`]).map(conditionSaid)
  expect(
    said.filter(({ en, ru }) => words.some(word => en === word || en === `not ${word}`) || /[A-Za-z]/.test(ru)),
  ).toEqual([])
})
