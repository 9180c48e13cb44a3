/** A node of the drawing: a button that says its words and how they fare. */
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import { memo, type ReactNode } from 'react'
import { cls } from '../../state/words.ts'
import type { FootItem, Placed } from './layout.ts'
import { metrics } from './node-text.ts'
import { readOut, type TreeWordsSaid } from './tree-shape.ts'
import css from './tree-node.module.css'

export type TreeNodeType = Node<
  { placed: Placed; picked: boolean; decides: boolean; words: TreeWordsSaid; onUse: (id: number) => void },
  'line'
>

/**
 * The node. Its lines were broken by the layout, so that the picture that is saved looks the same. The ends of its wires
 * are there because React Flow draws none to a node without; where they run, the layout says.
 */
export const TreeNode = memo(function TreeNode({
  data: { placed, picked, decides, words, onUse },
}: NodeProps<TreeNodeType>): ReactNode {
  const {
    shaped: { line, folded },
    text: { form, role, lines, foot, joined },
    box,
  } = placed
  return (
    <>
      <button
        type="button"
        data-line={line.id}
        tabIndex={picked ? 0 : -1}
        aria-pressed={picked}
        aria-label={readOut(line, decides, words, folded)}
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
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={css.end} />
      <Handle type="target" position={Position.Top} isConnectable={false} className={css.end} />
    </>
  )
})

const FootPiece = ({ item: { kind, text } }: { item: FootItem }): ReactNode => <span className={css[kind]}>{text}</span>
