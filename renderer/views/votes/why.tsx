/** Beside the steps: the tree of the one that is looked at, or the answers of a ruling. */
import type { ReactNode } from 'react'
import type { RulingView, StepView, TreeLine } from '../../../electron/desk/contract.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { RuleChip, RuleText } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { say } from '../../words/say.ts'
import { decidedBy, markWord } from '../night/tree-shape.ts'
import { copyOutline } from '../night/outline.ts'
import { RulingCard } from '../night/ruling-card.tsx'
import { SmallPrint } from '../night/small-print.tsx'
import { TreeGraph } from '../night/tree-graph.tsx'
import { TreeList } from '../night/tree-list.tsx'
import { TreeTools } from '../night/tree-tools.tsx'
import { linesAtFirst, useForm } from '../night/form.ts'
import { useFolds } from '../night/use-folds.ts'
import { useLine } from '../night/use-line.ts'
import { useStepTree, type Votes } from './use-votes.ts'
import css from './why.module.css'

const none: ReadonlySet<number> = new Set()

/** The pane. */
export function Why({
  votes,
  step,
  ruling,
}: {
  votes: Votes
  step: StepView | undefined
  ruling: RulingView | undefined
}): ReactNode {
  const form = useForm(({ step: way }) => way)
  const { tree, error } = useStepTree(votes.asked, ruling ? undefined : step?.id)
  const [line, pick] = useLine(step?.id, tree)
  const folds = useFolds(tree?.of, linesAtFirst())
  const { view } = votes
  if (ruling && view)
    return (
      <RulingCard key={ruling.row} ruling={ruling} night={{ asked: votes.asked, shown: { locked: view.locked } }} />
    )
  if (!step) return <Empty title={say('votes.nothingToExplain')} text={say('votes.nothingToExplainText')} />
  return (
    <>
      <div className={css.bar}>
        <h2 className={css.title}>{tree ? <Said spans={tree.title} flat /> : <Said spans={step.said} flat />}</h2>
        {tree && (
          <TreeTools
            tree={tree}
            deciding={none}
            copyTree={() => {
              void copyOutline(votes, tree.of)
            }}
          />
        )}
      </div>
      {!tree ? (
        error ? (
          <Problem error={error} />
        ) : (
          <Skeleton label={say('nightTree.theTree')} />
        )
      ) : form === 'graph' ? (
        <TreeGraph tree={tree} deciding={none} line={line} folds={folds} onPick={pick} />
      ) : (
        <TreeList tree={tree} deciding={none} line={line} folds={folds} onPick={pick} />
      )}
      <LineRule line={line} lines={tree?.lines ?? []} rule={line?.rule ?? (step.rule || undefined)} />
    </>
  )
}

/**
 * The line that is looked at, and what its rule says: of the question itself that of what decided it, as beside a
 * night.
 */
function LineRule({
  line,
  lines,
  rule: own,
}: {
  line: TreeLine | undefined
  lines: readonly TreeLine[]
  rule: string | undefined
}): ReactNode {
  const decided = !line || line.role === 'root' ? decidedBy(lines)?.rule : undefined
  const rule = decided ?? own
  return (
    <div className={css.rule}>
      {line && line.role !== 'root' && (
        <p>
          <Said spans={line.claim} flat />
          {markWord(line) && <span className={css.soft}> — {markWord(line)}</span>}
        </p>
      )}
      {rule !== undefined && (
        <p className={css.soft}>
          <RuleChip id={rule} /> <RuleText id={rule} />
        </p>
      )}
      <SmallPrint line={line} asks={rule === own ? undefined : own} />
    </div>
  )
}
