/** What is selected, in a sentence, with its verdict and what it comes from. */
import type { ReactNode } from 'react'
import type { NightRow, TreeLine } from '../../../electron/desk/contract.ts'
import { Said } from '../../parts/said.tsx'
import { cls, sentenceOf } from '../../state/words.ts'
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
    return (
      <section>
        <h2 className="eyebrow">Selected</h2>
        <p className={css.sentence}>
          <b>
            <Said spans={row.said} />
          </b>{' '}
          <Verdict mark={gone ? 'none' : row.mark} words={gone ? 'not in this what-if' : rowWord(row)} />
        </p>
        {row.why.length > 0 && !gone && (
          <p className={css.why}>
            <Said spans={sentenceOf(row.why)} />
          </p>
        )}
        {row.remedy !== undefined && <p className={css.why}>{row.remedy}</p>}
      </section>
    )
  }
  return (
    <section>
      <h2 className="eyebrow">Selected</h2>
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
        It stands in the tree already.{' '}
        <button type="button" className={css.jump} onClick={() => onPick(sameAs)}>
          Go there
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
        Because <Said spans={first.claim} />, which stands
        {standing.length > 1 ? `, and ${standing.length - 1} more` : ''}.{' '}
        <button type="button" className={css.jump} onClick={() => onPick(first.id)}>
          Show it
        </button>
      </p>
    )
  }
  if (line.mark === 'falls')
    return <p className={css.why}>{below.length ? 'What it needs does not stand.' : 'Nothing more is behind it.'}</p>
  return (
    <p className={css.why}>
      {counters.length
        ? `Of ${counters.length === 1 ? 'one thing' : `${counters.length} things`} said against it, nothing stands.`
        : 'Nothing is said against it.'}
    </p>
  )
}

function Verdict({ mark, words }: { mark: NightRow['mark']; words: string }): ReactNode {
  return words ? <span className={cls(css.verdict, css[mark])}>— {words}</span> : null
}

function rowWord({ section, mark, standing }: NightRow): string {
  if (section === 'void') return standing ?? 'void'
  if (section === 'tried') return { yes: 'worked', no: 'failed', part: 'worked in part', none: 'void' }[mark]
  return mark === 'no' ? 'it does not come about' : ''
}
