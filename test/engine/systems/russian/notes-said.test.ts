/** Conditions of night notes, as people say them. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../engine/journal/state.ts'
import { ownWords, publicWords } from '../../../../engine/systems/russian/notes/language.ts'
import { refuseCondition } from '../../../../engine/systems/russian/notes/conditions.ts'
import { conditionSaid, inSigns } from '../../../../engine/systems/russian/notes/language.ts'

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

describe('a condition that cannot stand is refused in the words it was written in', () => {
  const seats = [
    { slot: 's1', name: 'Аня', role: 'hero' },
    { slot: 's2', name: 'Боря', role: 'doctor' },
  ]
  const refused = (when: string) => refuseCondition({ seats, customRoles: {} } as unknown as Game, 's1', when)?.says

  it.each([
    ['доктор попел', '«доктор попел» — такого условия нет: может быть, «доктор попал»'],
    ['чек прошел и кто-нибудь погип', '«кто-нибудь погип» — такого условия нет: может быть, «кто-нибудь погиб»'],
    ['автор кого-то спас', 'записка не может зависеть от условия «автор кого-то спас»: у игрока Аня нет такого хода'],
    ['погиб игрок Барсик', '«Барсик» — такого игрока нет: играют Аня, Боря'],
  ])('%s', (when, says) => expect(refused(when)?.ru).toBe(says))

  it('and in no signs', () => {
    expect(refused('завтра дождь')?.ru).toMatch(/^«завтра дождь» — такого условия нет: бывает «чек прошел», «/)
    expect(refused('завтра дождь')?.ru).not.toMatch(/[a-z]/i)
    expect(refused('the doctor hid')?.en).toBe('“the doctor hid” is not a condition: did you mean “the doctor hit”?')
  })

  it.each(['доктор попал', 'чек прошел, и погиб игрок Боря', 'not doctorHit', ''])(
    '«%s» stands or is told in signs',
    when => expect(refused(when)?.ru ?? '').not.toContain('такого условия'),
  )
})
