/** Nobody votes, is voted for or writes as somebody he only looks like. */
import { describe, expect, it } from 'vitest'
import { nameBook } from '../../../engine/inbox/names.ts'
import { tokensOf } from '../../../engine/inbox/tokens.ts'
import { anyForm } from '../../../engine/rules/style.ts'
import { namesOf } from '../../../engine/vote/names.ts'

const namesFor = (...names: string[]) =>
  namesOf(
    names.map(name => ({ id: name, name })),
    anyForm,
  )
const bookOf = (...names: string[]) =>
  nameBook(
    names.map(name => ({ slot: name, name })),
    {},
  )
const disguises = ['Аnn', 'An\u200bn', 'Ａnn', '𝐀𝐧𝐧', 'Ann\u2060', '\u200eAnn', 'A\u00adnn', 'Ⓐnn', 'Ann\u3164']

describe('an account that looks like a player', () => {
  it.each(disguises)('is nobody known: %j', account => {
    expect(namesFor('Ann', 'Bob').writer(account)).toBeUndefined()
    expect(bookOf('Ann', 'Bob').called(account)).toBeUndefined()
  })

  it.each(['Ann', 'ANN', ' ann ', 'Änn', 'A-nn', 'A nn'])(
    'is the player where people merely write otherwise: %j',
    account => expect(namesFor('Ann', 'Bob').writer(account)?.id).toBe('Ann'),
  )

  it.each(disguises)('is the player who is called exactly so: %j', account => {
    const [names, book] = [namesFor('Ann', account), bookOf('Ann', account)]
    expect([names.writer(account)?.id, names.writer('Ann')?.id]).toEqual([account, 'Ann'])
    expect([book.called(account), book.called('Ann')]).toEqual([account, 'Ann'])
  })
})

describe('a name in a text', () => {
  it.each(['Аnn', 'Αnn'])('of other letters asks, with the player it looks like first: %j', text => {
    expect(namesFor('Anne', 'Ann', 'Bob').read(text)).toMatchObject({ is: 'doubt', near: ['Ann'] })
  })

  it('of one of two who look the same asks which, however it is written', () => {
    const both = ['Ann', 'Аnn']
    for (const text of both) {
      const named = namesFor(...both, 'Bob').read(text)
      expect(named).toMatchObject({ is: 'doubt' })
      expect('near' in named && [...named.near].sort()).toEqual(both)
      expect(
        bookOf(...both, 'Bob')
          .wholeAt(tokensOf(text), 0)
          ?.slots.toSorted(),
      ).toEqual(both)
    }
  })

  it('counts where one of two is written with capitals alone otherwise', () =>
    expect(namesFor('Ann', 'ANN').read('ANN')).toMatchObject({ is: 'one', id: 'ANN' }))
})
