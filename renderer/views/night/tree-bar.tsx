/** Above the tree: what is asked, how it is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { Said } from '../../parts/said.tsx'
import { foldInspector, foldList, useForm } from './form.ts'
import { copyOutline } from './outline.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { FoldSign } from './signs.tsx'
import { TreeTools } from './tree-tools.tsx'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const titles = { row: '', ruling: 'A ruling', draw: 'A draw' }

/** The bar. */
export function TreeBar({
  night,
  deciding,
  onCompare,
}: {
  night: Night
  deciding: ReadonlySet<number>
  onCompare: (() => void) | undefined
}): ReactNode {
  const form = useForm()
  const { tree, shown, item } = night
  return (
    <div className={css.bar}>
      <IconButton
        label={form.list ? 'Fold the list away (Q)' : 'Unfold the list (Q)'}
        aria-expanded={form.list}
        onClick={foldList}
      >
        <FoldSign side="left" open={form.list} />
      </IconButton>
      <h2 className={css.title}>
        {tree ? (
          <Said spans={tree.title} flat />
        ) : item?.kind === 'row' ? (
          <Said spans={item.row.said} flat />
        ) : item ? (
          titles[item.kind]
        ) : (
          'The night'
        )}
      </h2>
      {shown?.locked && <span className={css.locked}>locked</span>}
      {onCompare && (
        <Button kind="quiet" small title="C" onClick={onCompare}>
          Compare…
        </Button>
      )}
      <LanguageSwitch night={night} />
      {tree && (
        <TreeTools
          tree={tree}
          deciding={deciding}
          copyTree={() => {
            void copyOutline(night, tree.of)
          }}
        />
      )}
      <IconButton
        label={form.inspector ? 'Fold the inspector away (I)' : 'Unfold the inspector (I)'}
        aria-expanded={form.inspector}
        onClick={foldInspector}
      >
        <FoldSign side="right" open={form.inspector} />
      </IconButton>
    </div>
  )
}
