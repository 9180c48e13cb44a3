/** Why what is chosen is so: the answer in one sentence, what decided, and the whole tree; with the rule of the line looked at. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ExploredGame, ExploredPhase, TreeLine, TreeView } from '../../electron/desk/contract.ts'
import { RuleId } from '../parts/rule-id.tsx'
import { Said } from '../parts/rich-text.tsx'
import { langOf } from '../state/lang.ts'
import { sentenceOf } from '../state/words.ts'
import { TreeList } from '../views/night/tree-list.tsx'
import { decidedBy, decidingLines, shapeOf } from '../views/night/tree-shape.ts'
import { useFolds } from '../views/night/use-folds.ts'
import { say } from '../words/say.ts'
import { ruleSaid } from '../state/origins.ts'
import type { Place } from './address.ts'
import css from './explore.module.css'

/** The answer to what is chosen. */
export function Answer({
  game,
  phase,
  place: { row: id, line },
}: {
  game: ExploredGame
  phase: ExploredPhase
  place: Place
}): ReactNode {
  const row = phase.rows.find(one => one.id === id)
  const tree = useMemo((): TreeView | undefined => {
    const known = id === undefined || !Object.hasOwn(phase.trees, id) ? undefined : phase.trees[id]
    return known && { of: id!, title: known.title, language: game.language, words: game.words, lines: known.lines }
  }, [game, phase, id])
  const why = row && (row.why.length ? row.why : row.said)
  return (
    <section className={css.answer} aria-label={say('nightMap.answer')} {...langOf(game.language)}>
      <div aria-live="polite">
        {!tree && !row ? (
          <p className={css.quiet}>{say('explore.choose')}</p>
        ) : (
          <>
            <h3 className={css.asked}>
              <Said spans={tree?.title ?? row?.said ?? []} />
            </h3>
            {why && (
              <p className={css.why}>
                <Said spans={sentenceOf(why)} />
              </p>
            )}
          </>
        )}
      </div>
      {tree && <Tree game={game} tree={tree} deciders={phase.trees[tree.of]?.deciders ?? []} at={line} />}
      {!tree && row?.rule !== undefined && <Rule id={row.rule} game={game} />}
    </section>
  )
}

function Tree({
  game,
  tree,
  deciders,
  at,
}: {
  game: ExploredGame
  tree: TreeView
  deciders: readonly string[]
  at: number | undefined
}): ReactNode {
  const { lines } = tree
  const folded = useMemo(() => lines.length > shapeOf(lines, new Set()).length, [lines])
  // Each turn back to what decided begins folded again.
  const [{ all, turn }, setShown] = useState({ all: at !== undefined, turn: 0 })
  const folds = useFolds(`${tree.of} ${turn}`)
  const { open } = folds
  const [picked, setPicked] = useState(at)
  const deciding = useMemo(() => decidingLines(lines, deciders), [lines, deciders])
  const line = lines.find(({ id }) => id === picked)
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (all) open(lines.map(({ id }) => id))
  }, [all, lines, open])
  useEffect(() => {
    setPicked(at)
    if (at === undefined) return
    setShown({ all: true, turn: 0 })
    const show = (): number =>
      requestAnimationFrame(() =>
        host.current?.querySelector(`[data-line="${at}"]`)?.scrollIntoView({ block: 'center' }),
      )
    const frame = show()
    // The map above it is laid out anew with the fonts of the page.
    void document.fonts.ready.then(show)
    return () => cancelAnimationFrame(frame)
  }, [at])
  const rule = line && line.role !== 'root' ? line : (decidedBy(lines) ?? lines[0])
  return (
    <div ref={host}>
      {folded && (
        <button
          type="button"
          className={css.whole}
          aria-expanded={all}
          onClick={() => setShown(before => ({ all: !before.all, turn: before.turn + 1 }))}
        >
          {all ? say('explore.decisive') : say('explore.wholeTree', { count: lines.length })}
        </button>
      )}
      <TreeList tree={tree} deciding={deciding} line={line} folds={folds} onPick={setPicked} />
      {rule && <RuleOf line={rule} game={game} />}
    </div>
  )
}

/** The rule by which a line stands or falls, and what else belongs to it. */
function RuleOf({ line: { rule, also = [], notes = [] }, game }: { line: TreeLine; game: ExploredGame }): ReactNode {
  return (
    <div className={css.rules} aria-live="polite">
      {[...(rule === undefined ? [] : [rule]), ...also].map(id => (
        <Rule key={id} id={id} game={game} />
      ))}
      {notes.map((note, index) => (
        <p key={index} className={css.quiet}>
          <Said spans={note} />
        </p>
      ))}
    </div>
  )
}

function Rule({ id, game: { rules } }: { id: string; game: ExploredGame }): ReactNode {
  const says = Object.hasOwn(rules, id) ? rules[id] : undefined
  return (
    <p className={css.rule}>
      <span className="sr">{say('explore.rule', { id: ruleSaid(id) })}: </span>
      <span aria-hidden="true">
        <RuleId id={id} />
      </span>{' '}
      {says ?? ''}
    </p>
  )
}
