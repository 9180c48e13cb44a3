/** What a set of messages says of its reader. */
import { describe, expect, it } from 'vitest'
import { inboxText } from '../../../electron/command/bench/inbox.ts'
import { figuresOf, messageSetsIn, type Result } from '../../../engine/cases/messages.ts'
import { systems } from '../../../engine/systems/index.ts'

const table = `setup: {players: {Vic: vigilante, Dora: doctor, Ann: vanilla, Bob: vanilla, Cy: vanilla}}
contact: {read: 1, asked: 2, wrong: 0, lost: 0, silent: 0}
messages:
`
const setOf = (messages: string, before = table) => messageSetsIn(before + messages, 'set', systems)[0]!
const resultsOf = (messages: string): Result[] => {
  const { messages: all, judge } = setOf(messages)
  return all.map(judge)
}
const shootOr = (page: string, more = ''): string =>
  `  - {sender: Vic, page: "${page}", expect: [{from: Vic, does: shoot, to: [Bob]}]${more}}\n`

describe('a set of messages', () => {
  it('says where the right choice stands in a question', () => {
    const [result] = resultsOf(shootOr('shoot Ann or Bob'))
    expect(result).toMatchObject({ verdict: 'asked', ranks: [1] })
  })
  it('says that it stands nowhere', () => {
    const [result] = resultsOf(
      '  - {sender: Vic, page: "shoot Ann or Bob", expect: [{from: Vic, does: shoot, to: [Cy]}]}',
    )
    expect(result).toMatchObject({ verdict: 'asked', ranks: [-1] })
  })
  it('blames neither asking nor reading where it may be asked', () => {
    const results = resultsOf(shootOr('shoot Ann or Bob', ', mayAsk: true') + shootOr('shoot Bob', ', mayAsk: true'))
    expect(results.map(({ verdict }) => verdict)).toEqual(['right', 'right'])
    expect(figuresOf(results)).toMatchObject({ orders: 0, read: 0, asked: 0 })
  })
  it('still blames what is wrong or lost there', () => {
    const results = resultsOf(shootOr('shoot Ann', ', mayAsk: true') + shootOr('hello', ', mayAsk: true'))
    expect(results.map(({ verdict }) => verdict)).toEqual(['wrong', 'lost'])
  })
  it('counts what was read and asked, and where the choices stood', () => {
    const results = resultsOf(shootOr('shoot Bob') + shootOr('shoot Ann or Bob') + shootOr('shoot Bob or Ann'))
    expect(figuresOf(results)).toMatchObject({ orders: 3, read: 1, asked: 2, questions: 2, first: 1, amongThree: 2 })
  })
  it('allows no mayAsk without an order', () =>
    expect(() => setOf('  - {page: "shoot Bob", doubt: true, mayAsk: true}')).toThrow(
      'only an order that is expected may be asked about',
    ))
})

it('is printed with its first contact below it, and summed up by folders', () => {
  const { messages, judge, contact } = setOf(shootOr('shoot Bob') + shootOr('shoot Ann or Bob'))
  const lines = inboxText([
    { set: 'new/one', contact: contact!, median: 2, mean: 3, ...figuresOf(messages.map(judge)) },
  ])
  expect(lines.map(line => line.trim().split(/\s{2,}| (?=\d+$)/))).toEqual([
    ['set', 'of', 'read', 'asked', 'wrong', 'lost', 'silent', 'right first', 'in three', 'ms', 'mean'],
    ['new/one', '2', '1 / 2', '1', '0', '0', '0', '0 / 1', '1 / 1', '2.0', '3.0'],
    ['at first contact', '1 / 2', '2', '0', '0', '0'],
    ['all of new', '2', '1 / 2', '1', '0', '0', '0', '0 / 1', '1 / 1', '2.0', '3.0'],
  ])
})
