import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain, MessageError, say, variablesOf } from '../../../engine/text/message.ts'
import type { Problem, Values } from '../../../engine/text/message.ts'
import { code, plainOf, player, quote, strong, text } from '../../../engine/text/span.ts'

const plain = (locale: string, source: string, values: Values = {}) => plainOf(say(locale, source, values))

function problemOf(source: string, values: Values = {}, locale = 'en'): Problem {
  try {
    say(locale, source, values)
  } catch (error) {
    if (error instanceof MessageError) return error.problem
    throw error
  }
  throw new Error(`${source} was said`)
}

describe('a message', () => {
  it('becomes spans', () => {
    expect(
      say('en', '<b>{who}</b> died by <rule>RAR-4</rule>: <quote>{will}</quote>', {
        who: player('Ann'),
        will: 'Bob is <b>bad</b>',
      }),
    ).toEqual([strong(player('Ann')), text(' died by '), code('RAR-4'), text(': '), quote(text('Bob is <b>bad</b>'))])
  })

  it('takes names that are sentences, or look like messages, as they are', () => {
    for (const name of [
      "I'll vote {you} tomorrow, <b>promise</b>",
      "'{",
      '{name}',
      'no one, said he.',
      "it''s #1",
      '',
    ]) {
      expect(plain('en', 'Tonight {name} sleeps.', { name: player(name) })).toBe(`Tonight ${name} sleeps.`)
      expect(plain('en', 'Tonight {name} sleeps.', { name })).toBe(`Tonight ${name} sleeps.`)
    }
  })

  it('takes several spans as one value', () => {
    expect(plain('en', 'Dead: {dead}.', { dead: [player('Ann'), text(', '), player('Bob')] })).toBe('Dead: Ann, Bob.')
    expect(plain('en', 'Dead: {dead}.', { dead: [] })).toBe('Dead: .')
  })

  it.each([
    [1, '1 голос'],
    [2, '2 голоса'],
    [5, '5 голосов'],
    [11, '11 голосов'],
    [21, '21 голос'],
    [22, '22 голоса'],
    [111, '111 голосов'],
    [1.5, '1.5 голоса'],
    [0, 'нет голосов'],
  ])('counts in Russian: %d', (n, expected) => {
    expect(
      plain('ru', '{n, plural, =0 {нет голосов} one {# голос} few {# голоса} many {# голосов} other {# голоса}}', {
        n,
      }),
    ).toBe(expected)
  })

  it('prints numbers as plain digits in every language', () => {
    for (const locale of ['en', 'ru', 'de', 'ar-EG', 'hi']) {
      expect(plain(locale, '{n} {n, plural, other {#}} {n, selectordinal, other {#}}', { n: 1234567 })).toBe(
        '1234567 1234567 1234567',
      )
    }
  })

  it('chooses a branch by a word, never by what objects inherit', () => {
    const source = '{side, select, town {good} other {{side}}}'
    expect(plain('en', source, { side: 'town' })).toBe('good')
    expect(plain('en', source, { side: 'toString' })).toBe('toString')
    expect(problemOf('{toString}').code).toBe('unknownVariable')
    expect(problemOf('{__proto__}').code).toBe('unknownVariable')
  })

  it('lets a variable be called like a tag', () => {
    expect(say('en', '<b>{b}</b>', { b: 'bee' })).toEqual([strong(text('bee'))])
    expect(problemOf('<b>{b}</b>').code).toBe('unknownVariable')
  })

  it('keeps tags that are not ours, or do not pair, as text', () => {
    for (const source of [
      '<i>x</i>',
      '<a href="x">y</a>',
      '</b>',
      '<b>open',
      '<b/>',
      'a < b > c',
      '<3',
      '</',
      '<B>x</B>',
      "''<i>".replace("''", '’'),
    ]) {
      expect(plain('en', source)).toBe(source)
    }
    expect(plain('en', '<b>{n, plural, other {</b>}}', { n: 1 })).toBe('<b></b>')
    expect(say('en', '<i><b>x</b></i>')).toEqual([text('<i>'), strong(text('x')), text('</i>')])
  })

  it('quotes with an apostrophe only where ICU does', () => {
    expect(plain('en', "Ann's vote isn't {x}", { x: 'in' })).toBe("Ann's vote isn't in")
    expect(plain('en', "l''{x}", { x: 'ami' })).toBe("l'ami")
    expect(plain('en', "'{x}' and '<b>'")).toBe('{x} and <b>')
    expect(plain('en', "{n, plural, other {'#' #}}", { n: 3 })).toBe('# 3')
  })

  it('says where and what to do when it cannot be read', () => {
    expect(problemOf('Hello {name')).toMatchObject({ code: 'unclosedBrace', position: 6 })
    expect(problemOf('Hello name}')).toMatchObject({ code: 'strayBrace', position: 10 })
    expect(problemOf('<i></i>{n, plural, one {x}}', { n: 1 })).toMatchObject({ code: 'missingOther', position: 26 })
    expect(problemOf('{nmae}', { name: 'x' })).toMatchObject({
      code: 'unknownVariable',
      suggestion: '{name}',
      position: 0,
    })
    expect(problemOf('{n, plural, other {#}}', { n: 'many' }).code).toBe('notANumber')
    expect(problemOf('{p, select, other {}}', { p: player('x') }).code).toBe('notAChoice')
    expect(problemOf('{n, number, percent}', { n: 1 }).code).toBe('format')
    expect(problemOf('{d, date}', { d: 1 }).code).toBe('format')
    expect(problemOf('{a b}').code).toBe('syntax')
    expect(problemOf('x', {}, 'not a language').code).toBe('locale')
    expect(problemOf('{list}', { list: [{ name: 'x' }] as never }).code).toBe('notAValue')
    expect(problemOf('{none}', { none: undefined as never }).code).toBe('unknownVariable')
    expect(() => say('en', '{')).toThrow(
      "This { is never closed. Add the missing }, or write '{' for a literal brace. (at 0)",
    )
  })

  it('is bounded in size and depth', () => {
    expect(problemOf('x'.repeat(8001)).code).toBe('tooLong')
    for (const piece of ['{', '<b>', '{a, select, other {', '{a, plural, other {<b>'])
      expect(problemOf(piece.repeat(300)).code).toBe('tooDeep')
  })

  it('throws nothing but a MessageError, whatever is written', () => {
    const pieces = [
      '{',
      '}',
      '{name}',
      '{n, plural, one {',
      'other {',
      '#',
      '}}',
      "'",
      "''",
      '<b>',
      '</b>',
      '<i>',
      '</',
      '<',
      '{n, select, a {x} other {y}}',
      '{toString}',
      ' ',
      'a',
      '=1 {',
    ]
    const written = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(list => list.join(''))
    fc.assert(
      fc.property(written, fc.constantFrom('en', 'ru'), (source, locale) => {
        try {
          say(locale, source, { name: 'Ann', n: 2 })
        } catch (error) {
          expect(error).toBeInstanceOf(MessageError)
          expect((error as MessageError).position).toBeLessThanOrEqual(source.length)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('names its variables', () => {
    expect(variablesOf('{b} {a, plural, other {{c} {b}}} <b>{d}</b>')).toEqual(['b', 'a', 'c', 'd'])
  })

  it('stays the same however many messages came between', () => {
    const before = say('en', 'Night {n}', { n: 1 })
    for (let i = 0; i < 1500; i++) say('en', `Message ${i}`)
    expect(say('en', 'Night {n}', { n: 1 })).toEqual(before)
  })

  it('explains its problems in Russian too', () => {
    expect(explain(problemOf('{nmae}', { name: 'x' }), 'ru')).toEqual({
      says: 'Здесь нет {nmae}.',
      remedy: 'Выберите переменную из списка или удалите эту. Может быть, {name}?',
    })
  })
})
