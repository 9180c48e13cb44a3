import { describe, expect, it } from 'vitest'
import type { LogRow } from '../../../electron/desk/contract.ts'
import { chaptersOf, goneFrom, matching, turnsOf } from '../../../renderer/views/log/chapters.ts'

const row = (seq: number, phase?: string, undone = false): LogRow => ({
  seq,
  at: '2026-01-01T00:00:00Z',
  says: `change ${seq}`,
  undone,
  ...(phase !== undefined && { phase }),
})
const log = [row(0), row(2), row(5, 'Night 1'), row(6, 'Night 1', true), row(9, 'Day 2')]

describe('the log', () => {
  it('is told by phase, newest first', () => {
    expect(chaptersOf(log).map(({ phase, rows }) => [phase, ...rows.map(({ seq }) => seq)])).toEqual([
      ['Day 2', 9],
      ['Night 1', 6, 5],
      [undefined, 2, 0],
    ])
    expect(chaptersOf([])).toEqual([])
  })

  it('says what goes when something is taken back: everything since that still stands', () => {
    expect(goneFrom(log, 5).map(({ seq }) => seq)).toEqual([9, 5])
    expect(goneFrom(log, 9).map(({ seq }) => seq)).toEqual([9])
  })

  it('is narrowed to a player, and to what was typed, in any order', () => {
    const rows = [
      { ...row(1), says: 'Zoe replaced Bob', about: ['b'] },
      { ...row(2), says: 'Accepted Bob’s shot' },
    ]
    expect(matching(rows, '', 'BOB zoe').map(({ seq }) => seq)).toEqual([1])
    expect(matching(rows, 'b', '').map(({ seq }) => seq)).toEqual([1])
    expect(matching(rows, '', ' ')).toHaveLength(2)
  })

  it('says who played in a seat when, without what was undone', () => {
    const came = (seq: number, name: string, undone = false): LogRow => ({
      ...row(seq, 'Night 1', undone),
      came: { slot: 's', name },
    })
    const names = (rows: LogRow[], former: string[], name: string) =>
      turnsOf(rows, { slot: 's', name, former }).map(turn => [turn.name, turn.since?.seq, turn.until?.seq])
    expect(names([], [], 'Ann')).toEqual([['Ann', undefined, undefined]])
    expect(names([came(3, 'Bea'), came(5, 'Cy', true), came(7, 'Dee')], ['Ann', 'Bea'], 'Dee')).toEqual([
      ['Ann', undefined, 3],
      ['Bea', 3, 7],
      ['Dee', 7, undefined],
    ])
  })
})
