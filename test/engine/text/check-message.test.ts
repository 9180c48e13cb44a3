import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMessage, explain, MessageError, say } from '../../../engine/text/message.ts'

const codes = (source: string, variables: string[] = ['name', 'n'], locale?: string) =>
  checkMessage(source, variables, locale).map(problem => problem.code)

describe('checking a message', () => {
  it('finds nothing wrong with a right one', () => {
    expect(
      codes("<b>{name}</b> has {n, plural, one {# vote} other {# votes}}. It isn't over.", ['name', 'n'], 'en'),
    ).toEqual([])
  })

  it('suggests the nearest variable', () => {
    expect(checkMessage('Dear {nmae},', ['name', 'night'])).toEqual([
      { code: 'unknownVariable', severity: 'error', position: 5, found: '{nmae}', suggestion: '{name}' },
    ])
    expect(checkMessage('{zzzzzz}', ['name'])[0]).not.toHaveProperty('suggestion')
  })

  it('sees a variable swallowed by an apostrophe', () => {
    expect(checkMessage("l'{name} est mort", ['name'])).toEqual([
      { code: 'quoted', severity: 'error', position: 1, found: '{name}' },
    ])
    expect(codes("'{n, plural, other {x}}'")).toEqual(['quoted'])
    expect(codes("'{nobody}' is only braces")).toEqual([])
    expect(codes("l''{name}")).toEqual([])
  })

  it('gives the position of every brace that does not pair', () => {
    expect(checkMessage('a { b', []).map(({ code, position }) => [code, position])).toEqual([['unclosedBrace', 2]])
    expect(checkMessage('} a } b {name}', ['name']).map(({ code, position }) => [code, position])).toEqual([
      ['strayBrace', 0],
      ['strayBrace', 4],
    ])
  })

  it('counts positions in what was written, not in what is parsed', () => {
    expect(
      checkMessage('<i>x</i> {nmae}', ['name']).map(({ code, position, found }) => [code, position, found]),
    ).toEqual([
      ['keptAsText', 0, '<i>'],
      ['keptAsText', 4, '</i>'],
      ['unknownVariable', 9, '{nmae}'],
    ])
  })

  it('wants a branch for every other case, and plural forms that exist', () => {
    expect(codes('{n, plural, one {x}}')).toEqual(['missingOther'])
    expect(codes('{name, select, a {x}}')).toEqual(['missingOther'])
    expect(checkMessage('{n, plural, one {a} fwe {b} many {c} other {d}}', ['n'], 'ru')).toEqual([
      { code: 'pluralForm', severity: 'error', position: 0, found: 'fwe', suggestion: 'few' },
      { code: 'missingForm', severity: 'note', position: 0, found: 'few' },
    ])
    expect(codes('{n, plural, few {a} other {d}}', ['n'], 'en')).toEqual(['pluralForm', 'missingForm'])
  })

  it('limits size and depth', () => {
    expect(codes('x'.repeat(9000))).toEqual(['tooLong'])
    expect(codes('{n, select, other {'.repeat(20) + '}}'.repeat(20))).toEqual(['tooDeep'])
  })

  it('words every problem in both languages', () => {
    for (const source of [
      '{',
      '}',
      '<i>',
      '{x}',
      "'{n}",
      '{n, plural, one {}}',
      '{n, number}',
      '{a b}',
      'x'.repeat(9000),
    ]) {
      for (const problem of checkMessage(source, ['n'], 'ru')) {
        for (const locale of ['en', 'ru'] as const) {
          const { says, remedy } = explain(problem, locale)
          expect(says + remedy).not.toMatch(/\{(found|suggestion|limit)\}|undefined/)
        }
      }
    }
  })

  it('agrees with saying: what has no error can be said', () => {
    const pieces = [
      '{',
      '}',
      '{name}',
      '{n, plural, other {',
      '#',
      '}}',
      "'",
      "''",
      '<b>',
      '</b>',
      '<rule>',
      '<',
      '</',
      ' ',
      'a',
      '{n, number}',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map(list => list.join('')),
        source => {
          const wrong = checkMessage(source, ['name', 'n']).some(
            ({ severity, code }) => severity === 'error' && code !== 'quoted',
          )
          const saying = () => say('en', source, { name: 'Ann', n: 2 })
          if (wrong) expect(saying).toThrow(MessageError)
          else expect(saying).not.toThrow()
        },
      ),
      { numRuns: 2000 },
    )
  })
})
