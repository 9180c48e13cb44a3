import { describe, expect, it } from 'vitest'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { optionGroups, optionNamed, optionsFound } from '../../../renderer/views/rules/groups.ts'
import { moved, wordsIn } from '../../../renderer/views/rules/order.ts'

const option = (id: string, more: Partial<OptionView> = {}): OptionView => ({
  id,
  values: [true],
  value: true,
  default: true,
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
  it('stand in groups by what is before the dot, those without one first', () => {
    expect(optionGroups(options).map(({ name, options: of }) => [name, of.map(({ id }) => optionNamed(id))])).toEqual([
      ['General', ['Self target']],
      ['Court', ['Tie mode', 'Size']],
      ['Jail, bars', ['Count']],
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
