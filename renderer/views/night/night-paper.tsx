/** The night on paper: the map or the tree, whichever is looked at, then what happens with its reasons. Not drawn on the screen. */
import { memo, type ReactNode } from 'react'
import { Said } from '../../parts/rich-text.tsx'
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { useOnPaper } from '../../state/on-paper.ts'
import { cls } from '../../state/words.ts'
import { useForm } from './form.ts'
import { markFor, whyBeside, type Item } from './items.ts'
import { useMapOnPaper } from './map/take.ts'
import { DrawSaid, drawnOutOf, rulingWord, RulingStands } from './night-item.tsx'
import { markWord } from './tree-shape.ts'
import type { Night } from './use-night.ts'
import css from './night-paper.module.css'

interface PaperProps {
  night: Night
  name: string
}

/** The sheet. */
export const NightPaper = ({ night, name }: PaperProps): ReactNode => <Sheet night={useOnPaper(night)} name={name} />

const Sheet = memo(function Sheet({ night, name }: PaperProps): ReactNode {
  const { sections, tree } = night
  const withMap = useForm(form => form.tree === 'map')
  const map = useMapOnPaper(night, withMap)
  return (
    <div className={cls(css.paper, map?.wide && css.wide)} aria-hidden="true">
      <p className={css.name}>{name}</p>
      {map !== undefined && <img className={css.map} src={map.at} alt="" />}
      {tree && !withMap && (
        <>
          <p className={css.head}>
            <Said spans={tree.title} flat />
          </p>
          <ul className={css.tree}>
            <Branch tree={tree} id={tree.lines[0]?.id} />
          </ul>
        </>
      )}
      {sections.map(section => (
        <section key={section.id}>
          <p className={css.head}>{section.title}</p>
          <ul>
            {section.items.map(item => (
              <li key={item.id}>
                <ItemOnPaper item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

function ItemOnPaper({ item }: { item: Item }): ReactNode {
  if (item.kind === 'draw')
    return (
      <>
        {'⚂ '}
        <DrawSaid draw={item.draw} /> <small>— {drawnOutOf(item.draw)}</small>
      </>
    )
  if (item.kind === 'ruling')
    return (
      <>
        ! {rulingWord(item.ruling)}: {item.ruling.says}{' '}
        {(item.ruling.about.length > 0 || item.ruling.chosen !== undefined) && (
          <small>
            — <RulingStands ruling={item.ruling} />
          </small>
        )}
      </>
    )
  const why = whyBeside(item.row)
  return (
    <>
      {signs[markFor(item.row)]} <Said spans={item.row.said} flat />{' '}
      {why.length > 0 && (
        <small>
          — <Said spans={why} flat />
        </small>
      )}
    </>
  )
}

const signs = { yes: '✓', no: '✗', part: '~', none: '–' }

function Branch({ tree, id }: { tree: TreeView; id: number | undefined }): ReactNode {
  const line = tree.lines.find(one => one.id === id)
  if (!line) return null
  return (
    <li>
      <PaperLine line={line} />
      {line.children.length > 0 && (
        <ul>
          {line.children.map(child => (
            <Branch key={child} tree={tree} id={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

const PaperLine = ({ line }: { line: TreeLine }): ReactNode => (
  <>
    <Said spans={line.said} flat />
    {markWord(line) && ` — ${markWord(line)}`}
    {line.rule !== undefined && <small> ({line.rule})</small>}
  </>
)
