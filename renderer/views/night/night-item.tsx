/** A row of the list: what, and why in one line. */
import { memo, type ReactNode } from 'react'
import type { NightRow, NightView, RulingView, SideMark } from '../../../electron/desk/contract.ts'
import { Mark, type MarkKind } from '../../parts/mark.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Side } from '../../parts/side.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { faredSaid, markFor, whyBeside, type Item } from './items.ts'
import css from './night-item.module.css'

/** What stands in the row. @param zone the game's @param side of the player whose row it is */
export const NightItem = memo(function NightItem({
  item,
  zone,
  side,
}: {
  item: Item
  zone: string | undefined
  side: SideMark | undefined
}): ReactNode {
  if (item.kind === 'ruling') {
    const { ruling } = item
    return (
      <Line mark="none" sign="!" word={rulingWord(ruling)} said={ruling.says} why={<RulingStands ruling={ruling} />} />
    )
  }
  if (item.kind === 'draw')
    return (
      <Line
        mark="none"
        sign="⚂"
        word={say('night.drawn')}
        said={<DrawSaid draw={item.draw} />}
        why={drawnOutOf(item.draw)}
      />
    )
  const { row, state } = item
  const { word, sign } = markOf(row)
  const why = whyBeside(row)
  return (
    <Line
      mark={state === 'off' ? 'none' : markFor(row)}
      word={state === 'off' ? say('night.off') : word}
      {...(state === 'off' ? { sign: '–' } : sign === undefined ? {} : { sign })}
      quiet={state === 'off' || row.section === 'void'}
      said={
        <>
          {side && <Side of={side} className={css.side ?? ''} />}
          <Said spans={row.said} flat />
          {state === 'changed' && (
            <>
              {' '}
              <Tag tone="lamp">{say('night.changed')}</Tag>
            </>
          )}
          {row.ruled && (
            <>
              {' '}
              <Tag>{say('night.yourWordTag')}</Tag>
            </>
          )}
        </>
      }
      why={
        <>
          {state !== 'off' && row.section === 'tried' && markFor(row) !== 'yes' && (
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

/** What a ruling is about, and how it was made, or stands until it is made. */
export function RulingStands({ ruling }: { ruling: RulingView }): ReactNode {
  const { about, choices, chosen: of } = ruling
  const chosen = choices.find(({ id }) => id === of)
  const stands = chosen && <Words of={standsBy(ruling)} values={{ ruling: <Said spans={chosen.gives} flat /> }} />
  return (
    <>
      {about.length > 0 && (
        <>
          <Said spans={about} flat />
          {stands && '. '}
        </>
      )}
      {stands}
    </>
  )
}

type Draw = NightView['draws'][number]

/** For whom something was drawn, and what. */
export const DrawSaid = ({ draw: { of, result } }: { draw: Draw }): ReactNode => (
  <Words of="night.drawnFor" values={{ of: <Said spans={of} flat />, result }} />
)

/** Out of how many it was drawn. */
export const drawnOutOf = ({ fixed, candidates }: Draw): string =>
  fixed ? say('night.fixedByYouSaid') : say('night.drawnOutOf', { count: candidates.length })

/** What a ruling waits for, in a word. */
export const rulingWord = ({ answered, kind, over }: RulingView): string =>
  say(answered ? 'night.ruled' : kind === 'notice' ? 'night.notice' : over ? 'night.leftOpen' : 'night.toRule')

/** How what stands is said: by the host's word, until there is one, or since the phase was locked without it. */
export const standsBy = ({
  answered,
  over,
}: RulingView): 'night.youRuledSo' | 'night.stoodSo' | 'night.asThingsStand' =>
  answered ? 'night.youRuledSo' : over ? 'night.stoodSo' : 'night.asThingsStand'

const came = {
  yes: 'night.soItIs',
  no: 'night.averted',
  part: 'night.inPart',
  none: 'night.nothing',
} as const satisfies Record<NightRow['mark'], PlainKey>

function markOf(row: NightRow): { word: string; sign?: string } {
  if (row.section === 'void') return { word: faredSaid(row), sign: '–' }
  if (row.section !== 'tried') return { word: say(came[row.mark]) }
  return { word: faredSaid(row), ...(markFor(row) === 'none' && { sign: '–' }) }
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
