/** Nicks as people write them: in the other alphabet, with letters for figures, without tags, in one word or two. */
import { describe, expect, it } from 'vitest'
import { nameBook } from '../../../engine/inbox/names.ts'
import { playersNamed } from '../../../engine/inbox/ru/names.ts'
import { tokensOf } from '../../../engine/inbox/tokens.ts'
import { nicksBySound } from '../../../engine/reading/nick.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import { deskOf } from './corpus.ts'

const nicks =
  'Ne0 4eburek DarkLord [RUS]Medved xX_Falcon_Xx Kot_Bayun Sn1per Kn1ght Joker99 Shadow Лиса Шмель Чебурашка Марина Рысёнок Max Vega'
const players = Object.fromEntries(nicks.split(' ').map(name => [name, 'vanilla']))
const { game } = deskOf({ players }, 'nicks')
const russian = playersNamed(game.seats, {})
const english = nameBook(game.seats, {})
const votes = namesOf(
  game.seats.map(({ slot, name }) => ({ id: slot, name })),
  { names: 'whole', nobody: [] },
)

const namedIn = (said: string): string[] =>
  russian.flatMap(({ slot, pattern, short }) =>
    [pattern, ...(short ? [short] : [])].some(one => said.toLowerCase().search(one) >= 0) ? [slot] : [],
  )

describe('in Russian', () =>
  it.each([
    // Of three letters the sounds fit too much.
    ['чек нео', ''],
    ['лечу чебурека', '4eburek'],
    ['арест дарк лорда', 'DarkLord'],
    ['арест даркдорда', ''],
    ['арест даркалорда', ''],
    ['арест лорда', 'DarkLord'],
    ['чек медведя', '[RUS]Medved'],
    ['чек фалкона', 'xX_Falcon_Xx'],
    ['чек котбаюна', 'Kot_Bayun'],
    ['чек кота баюна', 'Kot_Bayun'],
    ['чек снайпера', 'Sn1per'],
    ['чек найта', 'Kn1ght'],
    ['чек джокера', 'Joker99'],
    ['чек шэдоу', 'Shadow'],
    ['чек шадов', 'Shadow'],
    ['лечу lisu', 'Лиса'],
    ['check shmelya', 'Шмель'],
    ['лечу cheburashku', 'Чебурашка'],
    ['чек marinu', 'Марина'],
    // Words of another meaning stay what they are.
    ['максимум', ''],
    ['мой код', ''],
    ['котята', ''],
  ])('«%s»: %s', (said, who) => expect(namedIn(said)).toEqual(who ? [who] : [])))

describe('in English', () =>
  it.each([
    ['neo', 'Ne0'],
    ['cheburek', '4eburek'],
    ['sniper', 'Sn1per'],
    ['knight', 'Kn1ght'],
    ['falcon', 'xX_Falcon_Xx'],
    ['lisa', 'Лиса'],
    ['shmel', 'Шмель'],
    ['cheburashka', 'Чебурашка'],
    ['list', undefined],
    ['night', undefined],
  ])('%s: %s', (said, who) => {
    const found = english.looseAt(tokensOf(said), 0, new Set()) ?? english.wholeAt(tokensOf(said), 0)
    expect(found && found.how !== 'near' ? found.slots[0] : undefined).toBe(who)
  }))

describe('in votes it is asked, the likeliest first', () =>
  it.each([
    ['чебурек', '4eburek'],
    ['Снайпер', 'Sn1per'],
    ['Медведь', '[RUS]Medved'],
    ['Фалкон', 'xX_Falcon_Xx'],
    ['lisa', 'Лиса'],
    ['Cheburashka', 'Чебурашка'],
  ])('%s: %s', (said, who) => {
    const read = votes.read(said)
    expect(read.is).toBe('doubt')
    expect(read.is === 'doubt' && read.near[0]).toBe(who)
  }))

it('two whom it fits are both named, and in votes both are asked about', () => {
  const seats = deskOf({ players: { Falcon: 'vanilla', Falkon: 'vanilla', Ann: 'vanilla' } }, 'two').game.seats
  const named = playersNamed(seats, {}).filter(({ pattern }) => 'чек фалкона'.search(pattern) >= 0)
  expect(named.map(({ slot }) => slot)).toEqual(['Falcon', 'Falkon'])
  const ids = seats.map(({ slot, name }) => ({ id: slot, name }))
  expect(namesOf(ids, { names: 'whole', nobody: [] }).read('фалкон')).toMatchObject({ near: ['Falcon', 'Falkon'] })
})

it.each([
  ['e'.repeat(60), `${'и'.repeat(59)}ж`],
  ['ee-'.repeat(20), `${'и'.repeat(60)}ж`],
  ['е'.repeat(60), `${'ye'.repeat(50)}q`],
  ['oo'.repeat(30), `${'о'.repeat(60)}ж`],
  ['ll_'.repeat(20), `${'л'.repeat(60)}ж`],
])('a name made to be sought for long is not: %s', (name, said) => {
  // It would not come back within the time of a test.
  const seats = deskOf({ players: { [name]: 'vanilla', Ann: 'vanilla' } }, 'long').game.seats
  const [long] = playersNamed(seats, {})
  expect([long!.pattern, ...(long!.short ? [long!.short] : [])].map(one => said.search(one))).not.toContain(0)
  expect(nicksBySound([{ id: name, text: name }])(said)).toEqual([])
})
