/** Conditions of night notes, as people say them. */
import { expect, it } from 'vitest'
import { ownWords, publicWords } from '../../../../engine/systems/russian/notes/language.ts'
import { conditionSaid, inSigns } from '../../../../engine/systems/russian/notes/said.ts'

it.each([
  ['doctorHit and not anybodyDied', 'the doctor hit and nobody died', 'доктор попал и никто не погиб'],
  ['died:"Mary Ann"', 'Mary Ann died', 'погиб игрок Mary Ann'],
  ['not not sawRed', 'the author saw a red', 'автор увидел красного'],
  ['doctorHits', 'doctorHits', 'doctorHits'],
])('%s', (written, en, ru) => expect(conditionSaid(written)).toEqual({ en, ru }))

it.each([
  ['the doctor hit and nobody died', 'doctorHit and not anybodyDied'],
  ['Доктор попал, и никто не погиб.', 'doctorHit and not anybodyDied'],
  ['погиб игрок Аня', 'died:Аня'],
  ['Мария Ивановна не погибла, чек прошел', 'not died:"Мария Ивановна" and checkPassed'],
  ['Mary Ann died', 'died:"Mary Ann"'],
  ['died:"Ann and Bob" and not noInfo', 'died:"Ann and Bob" and not noInfo'],
  ['doctorHits and so on', 'doctorHits and so on'],
])('“%s” is read as it is said', (written, signs) => expect(inSigns(written)).toBe(signs))

it('what is said of a condition can be written so', () => {
  for (const word of [...Object.keys(publicWords), ...Object.keys(ownWords)])
    for (const source of [word, `not ${word}`].map(one => (/died$|faceCut/.test(one) ? `${one}:Ann` : one)))
      for (const [language, said] of Object.entries(conditionSaid(source)))
        expect(conditionSaid(inSigns(said))).toMatchObject({ [language]: said })
})

it('every word of them has its words, with “not” too', () => {
  const words = [...Object.keys(publicWords), ...Object.keys(ownWords)]
  const said = words.flatMap(word => [word, `not ${word}`]).map(conditionSaid)
  expect(
    said.filter(({ en, ru }) => words.some(word => en === word || en === `not ${word}`) || /[A-Za-z]/.test(ru)),
  ).toEqual([])
})
