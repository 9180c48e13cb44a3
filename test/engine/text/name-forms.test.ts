import { describe, expect, it } from 'vitest'
import { checkMessage, rawWords, say, variablesOf } from '../../../engine/text/message.ts'
import { joinSpans, plainOf, player, text } from '../../../engine/text/span.ts'

const anna = { gender: 'f', gen: 'Анны', dat: 'Анне', acc: 'Анну', ins: 'Анной', pre: 'Анне' } as const
const boris = { gender: 'm', gen: 'Бориса', dat: 'Борису', acc: 'Бориса', ins: 'Борисом', pre: 'Борисе' } as const
const said = (source: string, values: Parameters<typeof say>[2]): string => plainOf(say('ru', source, values))

describe('a name in a message', () => {
  const saves = '{who_forms, select, yes {доктор спасает {who_acc}} other {доктор спасает: {who}}}'

  it('stands in its forms where the roster has them, else as it is', () => {
    expect(said(saves, { who: player('Анна', anna) })).toBe('доктор спасает Анну')
    expect(said(saves, { who: player('Анна') })).toBe('доктор спасает: Анна')
    expect(
      ['gen', 'dat', 'acc', 'ins', 'pre'].map(form => said(`{who_${form}}`, { who: player('Анна', anna) })),
    ).toEqual(['Анны', 'Анне', 'Анну', 'Анной', 'Анне'])
  })

  it('is never guessed: one form missing, and all are', () => {
    const { ins: _, ...four } = anna
    expect(said(saves, { who: player('Анна', four) })).toBe('доктор спасает: Анна')
    expect(said(saves, { who: player('Анна', { ...anna, ins: '  ' }) })).toBe('доктор спасает: Анна')
    expect(said('{who_gen}', { who: player('Анна', four) })).toBe('игрока Анна')
  })

  it('stands behind the word for a player, in the case of the sentence, where it has no forms', () => {
    const who = player('Cid')
    expect(['nom', 'gen', 'dat', 'acc', 'ins', 'pre'].map(form => said(`{who_${form}}`, { who }))).toEqual([
      'игрок Cid',
      'игрока Cid',
      'игроку Cid',
      'игрока Cid',
      'игроком Cid',
      'игроке Cid',
    ])
    expect(said('{who_nom}', { who: player('Анна', anna) })).toBe('Анна')
    expect(plainOf(say('en', 'the check of {who_gen}', { who }))).toBe('the check of Cid')
  })

  it('has its verb agree with it: as a woman only where she is named by her name alone', () => {
    const came = '{who_nom} {who_did, select, f {пришла} many {пришли} other {пришел}}'
    expect(
      [
        player('Анна', anna),
        player('Анна', { gender: 'f' }),
        player('Борис', boris),
        joinSpans([[player('Cid')], [player('Анна', anna)]], ' и '),
      ].map(who => said(came, { who })),
    ).toEqual(['Анна пришла', 'игрок Анна пришел', 'Борис пришел', 'игроки Cid и Анна пришли'])
  })

  it('stays a name, and remembers whose it is', () => {
    expect(say('ru', '{who_gen}', { who: player('Анна', anna) })).toEqual([
      { kind: 'player', name: 'Анны', nominative: 'Анна' },
    ])
  })

  it('chooses by gender where that is said, with forms or without', () => {
    const fell = '{who_gender, select, m {{who} погиб} f {{who} погибла} other {{who} погибает}}'
    expect(
      [player('Анна', anna), player('Анна', { gender: 'f' }), player('Борис', boris), player('Саша')].map(who =>
        said(fell, { who }),
      ),
    ).toEqual(['Анна погибла', 'Анна погибла', 'Борис погиб', 'Саша погибает'])
  })

  it('of several are declined together or not at all', () => {
    const both = joinSpans([[player('Анна', anna)], [player('Борис', boris)]], ' и ')
    expect(said(saves, { who: both })).toBe('доктор спасает Анну и Бориса')
    expect(said(saves, { who: joinSpans([[player('Анна', anna)], [player('Саша')]], ' и ') })).toBe(
      'доктор спасает: Анна и Саша',
    )
    expect(said('{who_gender, select, f {она} m {он} other {они}}', { who: both })).toBe('они')
    expect(said('{who_dat}', { who: both })).toBe('Анне и Борису')
    expect(said('{who_dat}', { who: joinSpans([[player('Анна', anna)], [player('Cid')]], ' и ') })).toBe(
      'игрокам Анна и Cid',
    )
  })

  it('is no matter of other values', () => {
    for (const who of ['Анна', 3, text('Анна'), []] as const)
      expect(said(saves, { who }), String(who)).toMatch(/^доктор спасает: /)
    expect(() => said('{by_gen}', { who: player('Анна', anna) })).toThrow(/\{by_gen\}/)
    // What is called so by itself is that.
    expect(said('{who_gen}', { who: player('Анна', anna), who_gen: 'x' })).toBe('x')
  })

  it('holds whatever a name is made of', () => {
    const odd = { ...anna, acc: "{who} '<b>Анну" }
    expect(said(saves, { who: player('Анна', odd) })).toBe("доктор спасает {who} '<b>Анну")
  })
})

describe('checking a message with forms', () => {
  const codes = (source: string): string[] =>
    checkMessage(source, ['who'], 'ru').map(({ code, found }) => `${code} ${found}`)

  it('takes the forms of what it knows', () => {
    expect(
      codes('{who_forms, select, yes {{who_gen} {who_pre}} other {{who}}} {who_gender, select, m {а} other {б}}'),
    ).toEqual([])
    expect(codes('{by_gen}')).toEqual(['unknownVariable {by_gen}'])
    expect(variablesOf('{who_forms, select, yes {{who_gen}} other {{who}}} {by_gender, select, other {}}')).toEqual([
      'who',
      'by',
    ])
  })

  it('points to a case that stands outside of its choice, where the language has no word for such a name', () => {
    const codes = (source: string): string[] =>
      checkMessage(source, ['who'], 'uk').map(({ code, found }) => `${code} ${found}`)
    expect(checkMessage('{who_gen}', ['who'], 'ru')).toEqual([])
    expect(codes('{who_gen}')).toEqual(['unguardedForm {who_gen}'])
    expect(codes('{who_forms, select, yes {{who}} other {{who_gen}}}')).toEqual(['unguardedForm {who_gen}'])
    expect(
      checkMessage('{who_forms, select, yes {{by_gen}} other {}}', ['who', 'by'], 'uk').map(({ code, severity }) => [
        code,
        severity,
      ]),
    ).toEqual([['unguardedForm', 'note']])
    expect(codes('{who_gender, select, m {{who_forms, select, yes {{who_gen}} other {}}} other {}}')).toEqual([])
  })

  it('wants all four forms of a number', () => {
    expect(checkMessage('{n, plural, one {а} other {б}}', ['n'], 'ru').map(({ code, found }) => [code, found])).toEqual(
      [
        ['missingForm', 'few'],
        ['missingForm', 'many'],
      ],
    )
    expect(checkMessage('{n, plural, few {а} many {б} other {в}}', ['n'], 'ru').map(({ found }) => found)).toEqual([
      'one',
    ])
    expect(checkMessage('{n, plural, one {а} few {б} many {в} other {г}}', ['n'], 'ru')).toEqual([])
    expect(
      [1, 2, 5, 11, 21, 22, 25, 111, 1.5].map(n =>
        plainOf(say('ru', '{n, plural, one {выстрел} few {выстрела} many {выстрелов} other {дробь}}', { n })),
      ),
    ).toEqual([
      'выстрел',
      'выстрела',
      'выстрелов',
      'выстрелов',
      'выстрел',
      'выстрела',
      'выстрелов',
      'выстрелов',
      'дробь',
    ])
  })
})

describe('a choice', () => {
  it('is made by the word of the system, in whatever language it is said', () => {
    const colour = '{colour, select, red {красный} black {черный} other {никакой}}: {colour}'
    expect(said(colour, { [rawWords]: { colour: 'red' }, colour: 'алый' })).toBe('красный: алый')
    expect(
      said('{colour, select, алый {по слову} other {иначе}}', { [rawWords]: { colour: 'red' }, colour: 'алый' }),
    ).toBe('по слову')
    expect(said(colour, { [rawWords]: { colour: 'green' }, colour: 'алый' })).toBe('никакой: алый')
    expect(said('{n, plural, one {раз} few {раза} many {раз} other {раза}}', { [rawWords]: { n: 'two' }, n: 2 })).toBe(
      'раза',
    )
  })
})
