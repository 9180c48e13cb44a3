/** A node of the drawing: what is pressed says its words and how they fare, and on which level of the tree it stands. */
import type { Node, NodeProps } from '@xyflow/react'
import { memo, type ReactNode } from 'react'
import { cls } from '../../state/words.ts'
import type { FootItem, Placed } from './layout.ts'
import { metrics } from './node-text.ts'
import { isShut, opens, readOut, type TreeWordsSaid } from './tree-shape.ts'
import css from './tree-node.module.css'

export type TreeNodeType = Node<
  {
    placed: Placed
    picked: boolean
    /** It is where the Tab key goes. */
    reached: boolean
    decides: boolean
    words: TreeWordsSaid
    onUse: (id: number) => void
  },
  'line'
>

/** The node. Its lines were broken by the layout, so that the picture that is saved looks the same. */
export const TreeNode = memo(function TreeNode({
  data: { placed, picked, reached, decides, words, onUse },
}: NodeProps<TreeNodeType>): ReactNode {
  const {
    shaped,
    text: { form, role, lines, foot, joined },
    box,
  } = placed
  const { line, depth } = shaped
  return (
    <button
      type="button"
      role="treeitem"
      data-line={line.id}
      tabIndex={reached ? 0 : -1}
      aria-level={depth + 1}
      aria-selected={picked}
      {...(opens(shaped) ? { 'aria-expanded': !isShut(shaped) } : {})}
      aria-label={readOut(line, decides, words, shaped)}
      className={cls(
        css.node,
        form === 'flat' && css.flat,
        css[line.mark ?? 'plain'],
        line.role === 'root' && css.root,
        picked && css.picked,
        'eases',
      )}
      style={{ width: box.width, height: box.height }}
      onClick={() => onUse(line.id)}
    >
      {role !== '' && <span className={css.role}>{role}</span>}
      {lines.map((pieces, index) => (
        <span key={index} className={css.line}>
          {pieces.map((piece, at) => (piece.bold ? <b key={at}>{piece.text}</b> : piece.text))}
        </span>
      ))}
      {foot.map((row, index) => (
        <span
          key={index}
          className={cls(css.foot, index === 0 && css.first, joined !== undefined && css.joined)}
          {...(joined === undefined ? {} : { style: { left: joined + metrics.left } })}
        >
          {row.map(item => (
            <FootPiece key={item.kind} item={item} />
          ))}
        </span>
      ))}
    </button>
  )
})

const FootPiece = ({ item: { kind, text } }: { item: FootItem }): ReactNode => <span className={css[kind]}>{text}</span>
