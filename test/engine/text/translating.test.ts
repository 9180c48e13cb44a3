/** A language from a file: texts of ours are put into it, and what code fills in from a game stays as it is. */
import { describe, expect, it } from 'vitest'
import { translating } from '../../../engine/text/translating.ts'

const put = translating([
  { en: 'Doctor', ru: 'Доктор', text: 'Arzt' },
  { en: 'red', ru: 'красный', text: 'rot' },
  { en: '${name} has no shot left', ru: 'у игрока ${name} нет выстрелов', text: '${name} hat keinen Schuss mehr' },
  { en: '${name} shows ${colour}', ru: '${name} — ${cvet}', text: '${name} zeigt ${colour}' },
  { en: '${one} takes ${other}', ru: '${one} берет ${other}', text: '${other} geht zu ${one}' },
  { en: 'votes change: ${said.en}', ru: 'голоса меняются: ${said.ru}', text: 'Stimmen: ${said.en}' },
  {
    en: '“${word}” needs ${seat ?? "somebody"}',
    ru: '«${word}»: нужен ${seat ?? "кто-то"}',
    text: '${seat ?? "somebody"} fehlt',
  },
  { en: 'no ${thing} here', text: 'kein ${thing} hier' },
])

describe('a language from a file', () => {
  it.each([
    ['Doctor', 'Доктор', 'Arzt'],
    // The same letters in both are a name.
    ['Doctor', 'Doctor', 'Doctor'],
    ['Doctor has no shot left', 'у игрока Doctor нет выстрелов', 'Doctor hat keinen Schuss mehr'],
    ['Doctor shows red', 'Doctor — красный', 'Doctor zeigt rot'],
    ['red shows Doctor', 'red — Доктор', 'red zeigt Arzt'],
    ['Doctor takes red', 'Doctor берет red', 'red geht zu Doctor'],
    [
      'votes change: Doctor has no shot left',
      'голоса меняются: у игрока Doctor нет выстрелов',
      'Stimmen: Doctor hat keinen Schuss mehr',
    ],
    ['votes change: Doctor shows red', 'голоса меняются: Doctor — красный', 'Stimmen: Doctor zeigt rot'],
    // What is a name in one place and a text in another.
    ['“vote” needs Doctor', '«vote»: нужен Doctor', 'Doctor fehlt'],
    ['no red here', undefined, 'kein red hier'],
    // What a host called somebody is never looked through for slots.
    ['${other} takes Ann', '${other} берет Ann', 'Ann geht zu ${other}'],
  ])('says %s (%s) as %s', (en, ru, said) => {
    expect(put(en, ru)).toBe(said)
    // Also when it was said before of another thing.
    expect(put(en, ru)).toBe(said)
  })

  it('tells a name from a text of the same letters, whichever came first', () => {
    expect(put('“x” needs red', '«x»: нужен красный')).toBe('rot fehlt')
    expect(put('“x” needs red', '«x»: нужен red')).toBe('red fehlt')
  })
})
