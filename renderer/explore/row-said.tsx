/** What a row of a phase says: its mark, the result, and why in one sentence. */
import type { ReactNode } from 'react'
import type { ExploredRow } from '../../electron/desk/contract.ts'
import { Mark } from '../parts/mark.tsx'
import { Said } from '../parts/rich-text.tsx'
import { sentenceOf } from '../state/words.ts'
import { whyBeside } from '../views/night/items.ts'

/** @param word what the mark is called to those who hear it */
export function RowSaid({ row, word }: { row: ExploredRow; word: string }): ReactNode {
  const why = whyBeside(row)
  return (
    <>
      <Mark kind={row.mark} {...(row.death && row.section === 'happens' && { sign: '†' })} word={word} />
      <span>
        <b>
          <Said spans={row.said} flat />
        </b>
        {why.length > 0 && (
          <small>
            <Said spans={sentenceOf(why)} flat />
          </small>
        )}
      </span>
    </>
  )
}
