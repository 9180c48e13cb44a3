/** Lines in which people sign up. */
import { describe, expect, it } from 'vitest'
import { areNamesAlone, signedIn } from '../../../engine/setups/signed.ts'

describe('who signed up', () => {
  it('is named once each, without numbers and without what says that somebody plays', () =>
    expect(
      signedIn('1. Alder\r\n2) Briar /in\n• Cedar - /in\n- Dahlia (in)\n5. Elm + Ember ##in!\nBriar\n\nИра - играю'),
    ).toEqual({
      names: ['Alder', 'Briar', 'Cedar', 'Dahlia', 'Elm + Ember', 'Ира'],
      substitutes: [],
    }))

  it.each([
    ['Ann, Bob, Cat, Dee', ['Ann', 'Bob', 'Cat', 'Dee']],
    ['Ann, Bob', ['Ann', 'Bob']],
    ['Ann, Bob, and Cat', ['Ann', 'Bob', 'Cat']],
    ['Аня, Боря и Вера', ['Аня', 'Боря', 'Вера']],
    ['Elm and Ember\nBob', ['Elm and Ember', 'Bob']],
    ['Elm + Ember, Bob & Cat', ['Elm + Ember', 'Bob', 'Cat']],
    ['Ann, Mrs. White, 8-Ball, Ира.', ['Ann', 'Mrs. White', '8-Ball', 'Ира']],
    ['Ann, Bob, Cat\nDee\nElm + Ember', ['Ann', 'Bob', 'Cat', 'Dee', 'Elm + Ember']],
    ['Ann, the second\nBob', ['Ann, the second', 'Bob']],
    ['Ann\nBob, if there is still a place, else I will wait for the next one', undefined],
  ])('stands in one line with others where commas part them: %s', (text, names) => {
    if (names) expect(signedIn(text).names).toEqual(names)
    else expect(signedIn(text).names).toHaveLength(2)
  })

  it('waits as a substitute where the line says so', () =>
    expect(signedIn('Alder\nSub: Juniper, Kale\nBriar (backup)\nCedar /sub\nЗамена: Лена\nAlder (sub)')).toEqual({
      names: ['Alder'],
      substitutes: ['Juniper', 'Kale', 'Briar', 'Cedar', 'Лена'],
    }))

  it('stands below headings that are nobody, without pronouns and signs of a mention', () =>
    expect(
      signedIn(
        '[b]Player List (9/13)[/b]\n1️⃣ [TSA] Kestrel\n@Kit (she/her) /in\n**8-Ball**\n[Redacted]\nIvo he/him - in\nSpots left: 3\n\nReplacements:\nLee\nMods: Sue, Tom\nWaitlist: Moe',
      ),
    ).toEqual({
      names: ['[TSA] Kestrel', 'Kit', '8-Ball', '[Redacted]', 'Ivo'],
      substitutes: ['Lee', 'Moe'],
      others: ['Sue', 'Tom'],
    }))

  it('is no player where the list says dead, and has other names where it says those', () =>
    expect(signedIn('Ann = Annie (dead)\nBob = Bobby\nCat (replaced Zed)\n~~Dan~~\nDead:\nEve\nLiving:\nFay')).toEqual({
      names: ['Bob = Bobby', 'Cat', 'Fay'],
      substitutes: [],
      others: ['Eve'],
      gone: ['Ann = Annie', 'Dan'],
    }))

  it('keeps a name that only looks like such a word', () =>
    expect(signedIn('Robin\nSubtle\nin\nMartin\nAnn (the second)').names).toEqual([
      'Robin',
      'Subtle',
      'in',
      'Martin',
      'Ann (the second)',
    ]))
})

it.each([
  ['1. Alma 2. Bruno 3. Cleo', ['Alma', 'Bruno', 'Cleo']],
  ['Sign-ups: 1) Alma, 2) Bruno, 3) Cleo Young', ['Alma', 'Bruno', 'Cleo Young']],
  ['1. Max 2.0 2. Bob 3. Kim\n4. Lee', ['Max 2.0', 'Bob', 'Kim', 'Lee']],
  ['R2. D2 3. Bo', ['R2. D2 3. Bo']],
])('numbers in a row begin a name each: %s', (text, names) => expect(signedIn(text).names).toEqual(names))

it('a list is of names alone where no line has a role', () => {
  expect(areNamesAlone('1. Ann\n2. Bob + Cy\n3. Dee /in')).toBe(true)
  for (const text of ['Ann: cop\nBob', 'Ann\tcop\nBob', 'Ann, cop\nBob', 'Ann - cop\nBob', 'Ann'])
    expect(areNamesAlone(text)).toBe(false)
})
