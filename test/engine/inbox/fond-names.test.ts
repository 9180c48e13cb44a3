import { describe, expect, it } from 'vitest'
import { fondOf } from '../../../engine/inbox/ru/fond-names.ts'
import { playersNamed } from '../../../engine/inbox/ru/names.ts'
import type { Seat } from '../../../engine/journal/state.ts'

const seat = (name: string): Seat => ({
  slot: name,
  name,
  role: 'doctor',
  faction: 'red',
  modifiers: [],
  settings: {},
  alive: true,
  bystander: false,
  status: [],
  uses: {},
})

/** Who is called so in short. */
const called = (word: string, ...names: string[]): string[] =>
  playersNamed(names.map(seat), {}).flatMap(({ slot, short }) => (short && word.search(short) === 0 ? slot : []))

describe('what friends make of a name', () => {
  it.each([
    ['комар', 'комарик'],
    ['жук', 'жучок'],
    ['русалка', 'русалочка'],
    ['ежевика', 'ежевичка'],
    ['ива', 'ивушка'],
    ['рысь', 'рыська'],
  ])('%s: %s', (name, fond) => expect(fondOf(name)).toContain(fond))

  it('is nothing of a name in other letters, nor of one in a vowel that no case changes', () =>
    expect(['max', 'гарри', 'ли'].map(fondOf)).toEqual([[], [], []]))

  it.each([
    ['комарику', 'Комар'],
    ['жучка', 'Жук'],
    ['катюхе', 'Екатерина'],
    ['русалочкой', 'Русалка'],
  ])('is found in a case: %s is %s', (word, name) => expect(called(word, name, 'Степан')).toEqual([name]))

  it('is nobody where two may be meant, and never another one’s own name', () => {
    expect(called('катюха', 'Катя', 'Катерина')).toEqual([])
    expect(called('комарик', 'Комар', 'Комарик')).toEqual([])
  })
})
