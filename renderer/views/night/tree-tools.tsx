/** How a tree is looked at, and where it can be taken. */
import type { ReactNode } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { cls } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import type { TreeView } from '../../../electron/desk/contract.ts'
import { usePicture, type Picture } from './export.ts'
import { turnTo, useForm } from './form.ts'
import { useTakenMap } from './map/take.ts'
import { copyOutline } from './outline.ts'
import { ExportSign } from './signs.tsx'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const names: Record<'map' | 'graph' | 'list', PlainKey> = {
  map: 'nightMap.map',
  graph: 'nightTree.drawing',
  list: 'nightTree.list',
}

type Way = keyof typeof names

/** Ways to look, and what can be taken along. */
function Tools<One extends Way>({
  ways,
  way,
  onTurn,
  copying,
  copyIt,
  picture,
  more = [],
}: {
  ways: readonly One[]
  way: One
  onTurn: (way: One) => void
  copying: string
  copyIt: () => void
  picture: Picture
  more?: readonly { label: string; run: () => void }[]
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
            onClick={() => onTurn(one)}
          >
            {say(names[one as Way])}
          </button>
        ))}
      </div>
      <Menu
        commands={say('nightTree.take')}
        trigger={
          <IconButton label={say('nightTree.take')}>
            <ExportSign />
          </IconButton>
        }
        items={[
          { id: 'take.copy', label: copying, run: copyIt },
          { id: 'take.svg', label: say('nightTree.saveSvg'), run: () => picture('svg') },
          { id: 'take.png', label: say('nightTree.savePng'), run: () => picture('png') },
          { label: say('nightTree.print'), run: () => window.print() },
          ...more,
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
  return (
    <Tools
      ways={['graph', 'list']}
      way={useForm(({ step }) => step)}
      onTurn={step => useForm.setState({ step })}
      copying={say('nightTree.copyList')}
      copyIt={copyTree}
      picture={usePicture(tree, deciding)}
    />
  )
}

/** A night: its map, or the tree of a row as a drawing or a list. */
export function NightTools({
  night,
  deciding,
  onCompare,
}: {
  night: Night
  deciding: ReadonlySet<number>
  onCompare: (() => void) | undefined
}): ReactNode {
  const { tree } = night
  const form = useForm(({ tree: one }) => one)
  const ofTree = usePicture(tree, deciding)
  const isMap = form === 'map'
  const map = useTakenMap(night, isMap)
  return (
    <Tools
      ways={['map', 'graph', 'list']}
      way={form}
      onTurn={turnTo}
      more={onCompare ? [{ label: say('nightTree.compare'), run: onCompare }] : []}
      copying={say(isMap ? 'nightMap.copy' : 'nightTree.copyList')}
      copyIt={() => {
        if (isMap) map.copyIt()
        else if (tree) void copyOutline(night, tree.of)
      }}
      picture={isMap ? map.picture : ofTree}
    />
  )
}
