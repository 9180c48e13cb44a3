/** What belongs to a reason and decides nothing; and reasons while a rule is turned over. */
import { describe, expect, it } from 'vitest'
import { textTree, treeLines } from '../../../engine/why/print.ts'
import { all, any, turningOver, type Reason } from '../../../engine/reason/reason.ts'
import { fromTable, rulesIn, toTable, unsound } from '../../../engine/reason/table.ts'
import { night } from './night.ts'

const given = (rule: string): Reason => all({ is: 'dies', who: 'Bob' }, { rule })

describe('small print', () => {
  const reason = all(
    { is: 'dies', who: 'Ann' },
    { rule: 'A', also: ['B'], notes: [{ claim: { is: 'reads', who: 'Cid', as: 'town' }, rule: 'C' }] },
    [given('D')],
  )
  const { speaker } = night({ Ann: 'vanilla', Bob: 'vanilla', Cid: 'vanilla' }, [])

  it('is kept with its tree, and every rule in it is cited', () => {
    const table = toTable([reason])
    expect(unsound(table)).toEqual([])
    expect(fromTable(JSON.parse(JSON.stringify(table)) as typeof table)).toEqual([reason])
    expect([...rulesIn(reason)].sort()).toEqual(['A', 'B', 'C', 'D'])
  })

  it('stands behind the words of its line, and is no line of its own', () => {
    expect(textTree(reason, speaker).split('\n')).toEqual([
      expect.stringMatching(/^✓ Does Ann die\? Yes\. \(A, B\) — Cid .*town/),
      expect.stringContaining('Bob dies (D)'),
    ])
    expect(treeLines(reason, speaker)[0]).toMatchObject({ rule: 'A', also: ['B'], notes: [expect.any(Array)] })
  })
})

describe('turning a rule over', () => {
  it('makes every reason that applies it say the opposite, and ends with the work', () => {
    expect(turningOver('A', false, () => given('A').holds)).toBe(false)
    expect(turningOver('A', false, () => given('B').holds)).toBe(true)
    expect(given('A').holds).toBe(true)
    expect(() =>
      turningOver('A', false, () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(given('A').holds).toBe(true)
  })

  it('turns of two in a row both, or the lowest alone', () => {
    const row = (): boolean => any({ is: 'dies', who: 'Ann' }, { rule: 'A' }, [given('B'), given('A')].slice(1)).holds
    expect(turningOver('A', false, row)).toBe(true)
    expect(turningOver('A', true, row)).toBe(false)
  })
})
