/** A table of reasons as it is kept with a locked phase: children stand before their parents, and no verdict is made up. */
import { z } from 'zod'
import { limits } from '../shape/limits.ts'
import { Count, listOf } from '../shape/shape.ts'
import { RowShape } from './claim-shape.ts'
import { unsound, type ReasonRow, type ReasonTable } from './table.ts'

/** How deep causes may lie: a tree is walked by calling oneself. */
export const deepestTree = 1000

export const TableShape = z
  .strictObject({ rows: listOf(RowShape, limits.many), roots: listOf(Count, limits.many) })
  .superRefine(({ rows, roots }, context) => {
    const wrong = (message: string, ...path: (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path })
    const table = { rows: rows as ReasonRow[], roots } satisfies ReasonTable
    const depths: number[] = []
    for (const [index, { because, unless }] of table.rows.entries()) {
      const children = [...because, ...unless]
      if (children.some(child => child < 0 || child >= index))
        return wrong('names a cause that does not stand before it', 'rows', index)
      depths.push(1 + children.reduce((most, child) => Math.max(most, depths[child]!), 0))
      if (depths[index]! > deepestTree) return wrong(`lies deeper than ${deepestTree} causes`, 'rows', index)
    }
    const root = roots.findIndex(row => row < 0 || row >= rows.length)
    if (root >= 0) return wrong('names a row that is not there', 'roots', root)
    const [made] = unsound(table)
    if (made !== undefined) wrong('is not what its causes say', 'rows', made, 'holds')
  })
