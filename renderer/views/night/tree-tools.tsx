/** How a tree is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import type { TreeView } from '../../../electron/desk/contract.ts'
import { usePicture, type Picture } from './export.ts'
import { turnTo, useForm } from './form.ts'
import { useTakenMap } from './map/take.ts'
import { copyOutline } from './outline.ts'
import { ExportSign } from './signs.tsx'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const names = { map: 'nightMap.map', graph: 'nightTree.drawing', list: 'nightTree.list' } as const

type Way = keyof typeof names

/** Ways to look, and what can be taken along. */
function Tools({
  ways,
  way,
  copying,
  copyIt,
  picture,
}: {
  ways: readonly Way[]
  way: Way
  copying: string
  copyIt: () => void
  picture: Picture
}): ReactNode {
  return (
    <>
      <div className={css.forms} role="group" aria-label={say('nightTree.form')}>
        {ways.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            className={cls(css.form, 'eases')}
            onClick={() => turnTo(one)}
          >
            {say(names[one])}
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
          { label: copying, run: copyIt },
          { label: say('nightTree.saveSvg'), run: () => picture('svg') },
          { label: say('nightTree.savePng'), run: () => picture('png') },
          { label: say('nightTree.print'), run: () => window.print() },
        ]}
      />
    </>
  )
}

/** A tree: drawing or list. */
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
  return (
    <Tools
      ways={['graph', 'list']}
      way={form === 'list' ? 'list' : 'graph'}
      copying={say('nightTree.copyList')}
      copyIt={copyTree}
      picture={usePicture(tree, deciding)}
    />
  )
}

/** A night: its map, or the tree of a row as a drawing or a list. */
export function NightTools({ night, deciding }: { night: Night; deciding: ReadonlySet<number> }): ReactNode {
  const { tree } = night
  const form = useForm(({ tree: one }) => one)
  const ofTree = usePicture(tree, deciding)
  const map = useTakenMap(night)
  const isMap = form === 'map'
  return (
    <Tools
      ways={['map', 'graph', 'list']}
      way={form}
      copying={say(isMap ? 'nightMap.copy' : 'nightTree.copyList')}
      copyIt={() => {
        if (isMap) map.copyIt()
        else if (tree) void copyOutline(night, tree.of)
      }}
      picture={isMap ? map.picture : ofTree}
    />
  )
}
