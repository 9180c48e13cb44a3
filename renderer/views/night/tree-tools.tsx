/** How a tree is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import type { TreeView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { cls } from '../../state/words.ts'
import { usePicture } from './export.ts'
import { useForm } from './form.ts'
import { ExportSign } from './signs.tsx'
import css from './tree-bar.module.css'

/** Drawing or list; copies, pictures, paper. */
export function TreeTools({
  tree,
  deciding,
  copyTree,
}: {
  tree: TreeView
  deciding: ReadonlySet<number>
  copyTree: () => void
}): ReactNode {
  const form = useForm(({ tree: one }) => one)
  const picture = usePicture(tree, deciding)
  return (
    <>
      <div className={css.forms} role="group" aria-label="How the tree is shown">
        {(['graph', 'list'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={form === one}
            className={cls(css.form, 'eases')}
            onClick={() => useForm.setState({ tree: one })}
          >
            {one === 'graph' ? 'Drawing' : 'List'}
          </button>
        ))}
      </div>
      <Menu
        trigger={
          <IconButton label="Copy, export and print">
            <ExportSign />
          </IconButton>
        }
        items={[
          { label: 'Copy as nested list', run: copyTree },
          { label: 'Save as SVG', run: () => picture('svg') },
          { label: 'Save as PNG', run: () => picture('png') },
          { label: 'Print', run: () => window.print() },
        ]}
      />
    </>
  )
}
