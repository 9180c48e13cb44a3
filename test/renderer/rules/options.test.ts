import { describe, expect, it } from 'vitest'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { optionGroups, optionOf, optionSaid, optionsFound } from '../../../renderer/views/rules/groups.ts'
import { moved, wordsIn } from '../../../renderer/views/rules/order.ts'

const option = (id: string, more: Partial<OptionView> = {}): OptionView => ({
  id,
  values: [true],
  value: true,
  default: true,
  keptBy: 'result',
  rule: 'R-1',
  says: '',
  ...more,
})
const options = [
  option('court.tieMode', { says: 'What comes of a tie.' }),
  option('selfTarget'),
  option('court.size', { rule: 'R-9' }),
  option('jail.bars.count'),
]

describe('options', () => {
  it('stand under their headings in the order of the rules, what has none last', () => {
    const court = options.map(one => (one.id.startsWith('court') ? { ...one, group: 'Court' } : one))
    const ordered = court.toSorted((a, b) => Number(a.group === undefined) - Number(b.group === undefined))
    expect(optionGroups(ordered).map(({ name, options: of }) => [name, of.map(({ id }) => optionSaid(id))])).toEqual([
      ['Court', ['Court: tie mode', 'Court: size']],
      ['General', ['Self target', 'Jail: bars: count']],
    ])
  })

  it('are found by name, sentence, rule and values', () => {
    const found = (search: string): string =>
      optionsFound(options, search)
        .map(({ id }) => id)
        .join(' ')
    expect([found('tie mode'), found('court r-9'), found('self'), found('of a tie'), found('nothing')]).toEqual([
      'court.tieMode',
      'court.size',
      'selfTarget',
      'court.tieMode',
      '',
    ])
  })
})

describe('the option that does not allow something', () => {
  it('is itself, or the only one about the rule; where a rule has several, none is named', () => {
    const found = (asked: Parameters<typeof optionOf>[1]): string | undefined => optionOf(options, asked)?.id
    expect([
      found({ option: 'selfTarget' }),
      found({ option: 'selfTarget', rule: 'R-9' }),
      found({ rule: 'R-9' }),
      found({ rule: 'R-1' }),
      found({ option: 'gone' }),
    ]).toEqual(['selfTarget', 'selfTarget', 'court.size', undefined, undefined])
  })
})

describe('an order', () => {
  it('is moved word by word, and stays within its ends', () => {
    const words = wordsIn('a, b,c,,d')
    expect(
      [words, moved(words, 2, 0), moved(words, 0, 3), moved(words, 1, -5), moved(words, 1, 9), moved(words, 7, 0)].map(
        one => one.join(''),
      ),
    ).toEqual(['abcd', 'cabd', 'bcda', 'bacd', 'acdb', 'abcd'])
  })
})
