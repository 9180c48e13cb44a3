/** A row of the list: what, and why in one line. */
import { memo, type ReactNode } from 'react'
import type { NightRow, RulingView } from '../../../electron/desk/contract.ts'
import { Mark, type MarkKind } from '../../parts/mark.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/said.tsx'
import { Time } from '../../parts/time.tsx'
import { whyBeside, type Item } from './items.ts'
import css from './night-item.module.css'

/** What stands in the row. @param zone the game's */
export const NightItem = memo(function NightItem({ item, zone }: { item: Item; zone: string | undefined }): ReactNode {
  if (item.kind === 'ruling') {
    const { ruling } = item
    const chosen = ruling.choices.find(({ id }) => id === ruling.chosen)
    const stands = chosen && (
      <>
        {ruling.answered ? 'You ruled: ' : 'As things stand: '}
        <Said spans={chosen.gives} flat />
      </>
    )
    return (
      <Line
        mark="none"
        sign="!"
        word={rulingWord(ruling)}
        said={ruling.says}
        why={
          <>
            {ruling.about.length > 0 && (
              <>
                <Said spans={ruling.about} flat />
                {stands && '. '}
              </>
            )}
            {stands}
          </>
        }
      />
    )
  }
  if (item.kind === 'draw')
    return (
      <Line
        mark="none"
        sign="⚂"
        word="Drawn"
        said={
          <>
            For <Said spans={item.draw.of} flat />: {item.draw.result}
          </>
        }
        why={item.draw.fixed ? 'Fixed by you.' : `Drawn out of ${item.draw.candidates.length}.`}
      />
    )
  const { row, state } = item
  const { word, sign } = markOf(row)
  const why = whyBeside(row)
  return (
    <Line
      mark={state === 'off' ? 'none' : row.mark}
      word={state === 'off' ? 'Switched off' : word}
      {...(state === 'off' ? { sign: '–' } : sign === undefined ? {} : { sign })}
      quiet={state === 'off' || row.section === 'void'}
      said={
        <>
          <Said spans={row.said} flat />
          {state === 'changed' && (
            <>
              {' '}
              <Tag tone="lamp">changed</Tag>
            </>
          )}
          {row.ruled && (
            <>
              {' '}
              <Tag>your word</Tag>
            </>
          )}
        </>
      }
      why={
        <>
          {state !== 'off' && row.section === 'tried' && row.mark !== 'yes' && (
            <Tag className={css.verdict} tone={row.mark === 'no' ? 'fails' : 'plain'} aria-hidden="true">
              {word.toLowerCase()}
            </Tag>
          )}
          {row.at !== undefined && (
            <>
              <Time at={row.at} {...(zone === undefined ? {} : { zone })} />
              {why.length > 0 && ' · '}
            </>
          )}
          <Said spans={why} flat />
        </>
      }
    />
  )
})

const rulingWord = ({ answered, kind }: RulingView): string =>
  answered ? 'Ruled' : kind === 'notice' ? 'Notice' : 'To rule'

function markOf({ section, mark, standing }: NightRow): { word: string; sign?: string } {
  if (section === 'void') return { word: standing ?? 'Void', sign: '–' }
  if (section === 'tried') return { word: { yes: 'Worked', no: 'Failed', part: 'Worked in part', none: 'Void' }[mark] }
  return { word: { yes: 'So it is', no: 'Averted', part: 'In part', none: 'Nothing' }[mark] }
}

function Line({
  mark,
  sign,
  word,
  said,
  why,
  quiet,
}: {
  mark: MarkKind
  sign?: string
  word: string
  said: ReactNode
  why: ReactNode
  quiet?: boolean
}): ReactNode {
  return (
    <>
      <span className={css.mark}>
        <Mark kind={mark} word={word} {...(sign === undefined ? {} : { sign })} />
      </span>
      <div className={css.words}>
        <p className={quiet ? css.quiet : undefined}>{said}</p>
        <small>{why}</small>
      </div>
    </>
  )
}
