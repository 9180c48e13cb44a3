/** What is selected, in a sentence, with its verdict and what it comes from. */
import type { ReactNode } from 'react'
import type { NightRow, TreeLine } from '../../../electron/desk/contract.ts'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { cls, sentenceOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { faredSaid, markFor } from './items.ts'
import { markWord, wholeShape } from './tree-shape.ts'
import css from './selected.module.css'

interface SelectedProps {
  /** It is not so in this what-if. */
  gone: boolean
  row: NightRow
  line: TreeLine | undefined
  lines: readonly TreeLine[] | undefined
  onPick: (id: number) => void
}

/** The row itself where its root is looked at, else the line. */
export function Selected({ gone, row, line, lines, onPick }: SelectedProps): ReactNode {
  if (!line || line.role === 'root') {
    const { why } = row
    return (
      <section>
        <h2 className="eyebrow">{say('night.selected')}</h2>
        <p className={css.sentence}>
          <b>
            <Said spans={row.said} />
          </b>{' '}
          <Verdict mark={gone ? 'none' : markFor(row)} words={gone ? say('night.notInWhatIf') : rowWord(row)} />
        </p>
        {why.length > 0 && !gone && (
          <p className={css.why}>
            <Said spans={sentenceOf(why)} />
          </p>
        )}
        {row.remedy !== undefined && <p className={css.why}>{row.remedy}</p>}
      </section>
    )
  }
  return (
    <section>
      <h2 className="eyebrow">{say('night.selected')}</h2>
      <p className={css.sentence}>
        <Said spans={line.claim} />{' '}
        <Verdict mark={line.mark === 'stands' ? 'yes' : line.mark === 'falls' ? 'no' : 'none'} words={markWord(line)} />
      </p>
      <Why line={line} lines={lines ?? []} onPick={onPick} />
    </section>
  )
}

/** What makes a line stand or fall: one of those right below it, or that there is none. */
function Why({
  line,
  lines,
  onPick,
}: {
  line: TreeLine
  lines: readonly TreeLine[]
  onPick: (id: number) => void
}): ReactNode {
  if (line.sameAs !== undefined) {
    const { sameAs } = line
    return (
      <p className={css.why}>
        {say('night.standsAlready')}{' '}
        <button type="button" className={css.jump} onClick={() => onPick(sameAs)}>
          {say('night.goThere')}
        </button>
      </p>
    )
  }
  if (line.mark !== 'stands' && line.mark !== 'falls') return null
  const below = wholeShape(lines).filter(({ parent }) => parent === line.id)
  const counters = below.filter(({ bond }) => bond === 'unless')
  const standing = counters.filter(({ line: { mark } }) => mark === 'stands').map(({ line: one }) => one)
  const [first] = standing
  if (line.mark === 'falls' && first) {
    return (
      <p className={css.why}>
        <Words of="night.becauseOf" values={{ counter: <Said spans={first.claim} />, more: standing.length - 1 }} />{' '}
        <button type="button" className={css.jump} onClick={() => onPick(first.id)}>
          {say('night.showIt')}
        </button>
      </p>
    )
  }
  if (line.mark === 'falls')
    return <p className={css.why}>{say(below.length ? 'night.needFalls' : 'night.nothingBehind')}</p>
  return <p className={css.why}>{say('night.nothingAgainst', { count: counters.length })}</p>
}

function Verdict({ mark, words }: { mark: NightRow['mark']; words: string }): ReactNode {
  return words ? <span className={cls(css.verdict, css[mark])}>— {words}</span> : null
}

function rowWord(row: NightRow): string {
  if (row.section === 'void' || row.section === 'tried') return faredSaid(row).toLowerCase()
  return row.mark === 'no' ? say('night.notSo') : ''
}
