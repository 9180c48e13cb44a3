/** What belongs to a line and decides nothing: rules that say the same, and what describes it. */
import type { ReactNode } from 'react'
import type { TreeLine } from '../../../electron/desk/contract.ts'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import css from './small-print.module.css'

/** Nothing where a line has none. @param asks the rule by which it is asked, where that of what decided stands above */
export function SmallPrint({ line, asks }: { line: TreeLine | undefined; asks?: string | undefined }): ReactNode {
  const { also = [], notes = [] } = line ?? {}
  if (!also.length && !notes.length && asks === undefined) return null
  return (
    <div className={css.small}>
      {asks !== undefined && (
        <p>
          <Words of="night.askedBy" values={{ rule: <RuleChip id={asks} /> }} />
        </p>
      )}
      {also.length > 0 && (
        <p>
          <Words of="night.also" values={{ rules: also.map(id => <RuleChip key={id} id={id} />) }} />
        </p>
      )}
      {notes.map((note, index) => (
        <p key={index}>
          <Said spans={note} />
        </p>
      ))}
    </div>
  )
}
