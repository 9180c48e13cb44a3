import { describe, expect, it } from 'vitest'
import type { LogRow } from '../../../electron/desk/contract.ts'
import { chaptersOf, goneFrom } from '../../../renderer/views/log/chapters.ts'

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
})
