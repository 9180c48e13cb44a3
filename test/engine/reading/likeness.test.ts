import { describe, expect, it } from 'vitest'
import { likenessTo, type Called } from '../../../engine/reading/likeness.ts'

const table: Called[] = [
  'DNA',
  'Dan',
  'DeathNote9',
  'Kit',
  '@Kitty_Softpaws',
  'Kaiser Sun Crow',
  'The Killer Clown',
  'Martin',
  '[TSA] Kestrel',
  'Mr. Brown [UK]',
  '8-Ball',
  'Foxglove',
].map(text => ({ id: text, text }))
const like = (said: string, called = table): string[] => likenessTo(called)(said).map(({ id }) => id)

describe('a name that is nobody’s is like those of', () =>
  it.each<[string, ...string[]]>([
    ['DN9', 'DeathNote9', 'DNA'],
    ['dn', 'DNA', 'DeathNote9', 'Dan'],
    ['death note', 'DeathNote9'],
    ['DthNt', 'DeathNote9'],
    ['Kitty_Softpaws', '@Kitty_Softpaws'],
    ['kitty soft paws', '@Kitty_Softpaws'],
    ['Kity_Softpaws', '@Kitty_Softpaws'],
    ['Softpaws', '@Kitty_Softpaws'],
    ['softpawz', '@Kitty_Softpaws'],
    ['paws', '@Kitty_Softpaws'],
    ['ks', '@Kitty_Softpaws'],
    ['ksc', 'Kaiser Sun Crow'],
    ['Killer Clown', 'The Killer Clown'],
    ['clow', 'The Killer Clown'],
    ['crwo', 'Kaiser Sun Crow'],
    ['art', 'Martin'],
    ['Kestrel', '[TSA] Kestrel'],
    ['Brown', 'Mr. Brown [UK]'],
    ['Mr Brown', 'Mr. Brown [UK]'],
    ['ball', '8-Ball'],
    ['8'],
    ['FG', 'Foxglove'],
    ['fg', 'Foxglove'],
    ['ON'],
    ['F', 'Foxglove'],
    ['D'],
    ['m'],
    ['X'],
    ['Foxxxxglooove', 'Foxglove'],
    ['deathnoteee', 'DeathNote9'],
    ['Martini99', 'Martin'],
    ["Martin's slot", 'Martin'],
    ['Martin x2', 'Martin'],
    ['Mart[yr]in', 'Martin'],
    ['Foxgloom', 'Foxglove'],
    ['tkc', 'The Killer Clown'],
    ['Softish'],
    ['glove', 'Foxglove'],
    ['Dan and so on', 'Dan'],
    ["Dan's", 'Dan'],
    ['Xyzzy'],
  ])('%s', (said, ...ids) => expect(like(said)).toEqual(ids)))

it('of two letters one alone is no slip of another name', () => {
  const called = ['Road Kamelot', 'rb', 'Al', 'Xerxes'].map(text => ({ id: text, text }))
  expect(like('RK', called)).toEqual(['Road Kamelot'])
  expect(like('ali', called)).toEqual(['Al'])
})

it('capitals anywhere in a name are initials too, unless they are those of its words', () => {
  const called = ['CooLDoG', 'Channel Delibird', 'GreyICE', 'KaiserSunCrow'].map(text => ({ id: text, text }))
  expect(like('CD', called)).toEqual(['CooLDoG', 'Channel Delibird'])
  expect(like('cld', called)).toEqual(['CooLDoG'])
  expect(like('GI', called)).toEqual(['GreyICE'])
  expect(likenessTo(called)('ks')).toEqual([{ id: 'KaiserSunCrow', fit: 'someInitials' }])
})

it('the dead come last, however like', () => {
  const called = [
    { id: 'bobby', text: 'Bobby', gone: true },
    { id: 'bob', text: 'Bob' },
    { id: 'rob', text: 'Bo Rob' },
  ]
  expect(like('Bobb', called)).toEqual(['bob', 'bobby'])
  expect(like('Bo', called)).toEqual(['bob', 'rob', 'bobby'])
})
it('a player stands once, by the name that fits best', () =>
  expect(
    likenessTo([
      { id: 's1', text: 'Maximilian' },
      { id: 's1', text: 'Max Power' },
      { id: 's2', text: 'Mix' },
    ])('max'),
  ).toEqual([
    { id: 's1', fit: 'begins' },
    { id: 's2', fit: 'slip' },
  ]))
