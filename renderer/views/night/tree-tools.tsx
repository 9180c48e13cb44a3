/** How a tree is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import type { TreeView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
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
      <div className={css.forms} role="group" aria-label={say('nightTree.form')}>
        {(['graph', 'list'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={form === one}
            className={cls(css.form, 'eases')}
            onClick={() => useForm.setState({ tree: one })}
          >
            {say(one === 'graph' ? 'nightTree.drawing' : 'nightTree.list')}
          </button>
        ))}
      </div>
      <Menu
        trigger={
          <IconButton label={say('nightTree.take')}>
            <ExportSign />
          </IconButton>
        }
        items={[
          { label: say('nightTree.copyList'), run: copyTree },
          { label: say('nightTree.saveSvg'), run: () => picture('svg') },
          { label: say('nightTree.savePng'), run: () => picture('png') },
          { label: say('nightTree.print'), run: () => window.print() },
        ]}
      />
    </>
  )
}
