/** Above the tree: what is asked, how it is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Said } from '../../parts/said.tsx'
import { cls } from '../../state/words.ts'
import { usePicture } from './export.ts'
import { foldInspector, foldList, useForm } from './form.ts'
import { copyOutline } from './outline.ts'
import { ExportSign, FoldSign } from './signs.tsx'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const titles = { row: '', ruling: 'A ruling', draw: 'A draw' }

/** The bar. */
export function TreeBar({ night, deciding }: { night: Night; deciding: ReadonlySet<number> }): ReactNode {
  const form = useForm()
  const picture = usePicture(night.tree, deciding)
  const { tree, shown, item } = night
  return (
    <div className={css.bar}>
      <IconButton label={form.list ? 'Fold the list away (Q)' : 'Unfold the list (Q)'} aria-expanded={form.list} onClick={foldList}><FoldSign side="left" open={form.list} /></IconButton>
      <h2 className={css.title}>{tree ? <Said spans={tree.title} flat /> : item?.kind === 'row' ? <Said spans={item.row.said} flat /> : item ? titles[item.kind] : 'The night'}</h2>
      {shown?.locked && <span className={css.locked}>locked</span>}
      {tree && (
        <>
          <div className={css.forms} role="group" aria-label="How the tree is shown">
            {(['graph', 'list'] as const).map(one => (
              <button key={one} type="button" aria-pressed={form.tree === one} className={cls(css.form, 'eases')} onClick={() => useForm.setState({ tree: one })}>{one === 'graph' ? 'Drawing' : 'List'}</button>
            ))}
          </div>
          <Menu
            trigger={<IconButton label="Copy, export and print"><ExportSign /></IconButton>}
            items={[
              { label: 'Copy as nested list', run: () => { void copyOutline(night, tree.of) } },
              { label: 'Save as SVG', run: () => picture('svg') },
              { label: 'Save as PNG', run: () => picture('png') },
              { label: 'Print', run: () => window.print() },
            ]}
          />
        </>
      )}
      <IconButton label={form.inspector ? 'Fold the inspector away (I)' : 'Unfold the inspector (I)'} aria-expanded={form.inspector} onClick={foldInspector}><FoldSign side="right" open={form.inspector} /></IconButton>
    </div>
  )
}
