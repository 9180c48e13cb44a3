/** A row of the list: what, and why in one line. */
import type { ReactNode } from 'react'
import type { NightRow } from '../../../electron/desk/contract.ts'
import { Mark, type MarkKind } from '../../parts/mark.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/said.tsx'
import { Time } from '../../parts/time.tsx'
import { wordsOf } from '../../state/words.ts'
import type { Item } from './items.ts'
import css from './night-item.module.css'

/** What stands in the row. @param zone the game's */
export function NightItem({ item, zone }: { item: Item; zone: string | undefined }): ReactNode {
  if (item.kind === 'ruling') {
    const { ruling } = item
    const chosen = ruling.choices.find(({ id }) => id === ruling.chosen)
    return <Line mark="none" sign="!" word={ruling.kind === 'notice' ? 'Notice' : ruling.answered ? 'Ruled' : 'To rule'} said={ruling.says} why={<><Said spans={ruling.about} flat />{chosen && <> · {ruling.answered ? '' : 'as things stand: '}<Said spans={chosen.gives} flat /></>}</>} />
  }
  if (item.kind === 'draw') return <Line mark="none" sign="⚂" word="Drawn" said={<Said spans={item.draw.of} flat />} why={<>{item.draw.result}{item.draw.fixed && ', fixed by you'}</>} />
  const { row, state } = item
  const { word, sign } = markOf(row)
  // Where nothing more is to be said than what was done, it is not said again.
  const why = `${wordsOf(row.said)}.` === wordsOf(row.why) ? [] : row.why
  return (
    <Line
      mark={state === 'off' ? 'none' : row.mark} word={state === 'off' ? 'Switched off' : word} {...state === 'off' ? { sign: '–' } : sign === undefined ? {} : { sign }} quiet={state === 'off' || row.section === 'void'}
      said={<><Said spans={row.said} flat />{state === 'changed' && <> <Tag tone="lamp">changed</Tag></>}{row.ruled && <> <Tag>your word</Tag></>}</>}
      why={<>{row.at !== undefined && <><Time at={row.at} {...zone === undefined ? {} : { zone }} />{why.length > 0 && ' · '}</>}<Said spans={why} flat /></>}
    />
  )
}

function markOf({ section, mark, standing }: NightRow): { word: string; sign?: string } {
  if (section === 'void') return { word: standing ?? 'Void', sign: '–' }
  if (section === 'tried') return { word: { yes: 'Worked', no: 'Failed', part: 'Worked in part', none: 'Void' }[mark] }
  return { word: { yes: 'So it is', no: 'Averted', part: 'In part', none: 'Nothing' }[mark] }
}

function Line({ mark, sign, word, said, why, quiet }: { mark: MarkKind; sign?: string; word: string; said: ReactNode; why: ReactNode; quiet?: boolean }): ReactNode {
  return (
    <>
      <span className={css.mark}><Mark kind={mark} word={word} {...sign === undefined ? {} : { sign }} /></span>
      <div className={css.words}><p className={quiet ? css.quiet : undefined}>{said}</p><small>{why}</small></div>
    </>
  )
}
