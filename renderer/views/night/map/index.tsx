/** The night on one page, and the answer to what is selected below it. */
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { MapCardView, MapView, NightRow } from '../../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/empty.tsx'
import { Problem } from '../../../parts/problem.tsx'
import { RuleChip } from '../../../parts/rule-chip.tsx'
import { Said } from '../../../parts/rich-text.tsx'
import { Segmented } from '../../../parts/segmented.tsx'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { langOf } from '../../../state/lang.ts'
import { go, select, switchOff, useView } from '../../../state/view.ts'
import { cls, sentenceOf } from '../../../state/words.ts'
import { say } from '../../../words/say.ts'
import { DayWagons } from '../day/day-wagons.tsx'
import { useDay, type Part } from '../day/use-day.ts'
import { turnTo } from '../form.ts'
import { OptionLink } from '../../rules/option-link.tsx'
import { useBearing } from '../bearing-bar.tsx'
import type { Night } from '../use-night.ts'
import { usePane } from '../use-pane.ts'
import { remedyOf } from '../void-card.tsx'
import { Drawn } from './drawn.tsx'
import { faded } from './faded.ts'
import { FailedCount, FailedList, failedIn, idleIn, listSaid } from './failed.tsx'
import { MapKey } from './key.tsx'
import css from './map.module.css'

/**
 * Whether an element that scrolls has more below what it shows.
 * @param of what it shows: another thing is read from its beginning
 */
function useMore<Of extends HTMLElement>(of: string | undefined): [RefObject<Of | null>, boolean] {
  const here = useRef<Of>(null)
  const [more, setMore] = useState(false)
  useLayoutEffect(() => {
    here.current?.scrollTo({ top: 0 })
  }, [of])
  useLayoutEffect(() => {
    const element = here.current
    if (!element) return
    const look = (): void => setMore(element.scrollHeight - element.clientHeight - element.scrollTop > lessThanALine)
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [of])
  return [here, more]
}

const lessThanALine = 8

const nothing: readonly NightRow[] = []

/** The map. */
export function MapPane({ night }: { night: Night }): ReactNode {
  const { game, phase, language } = night.asked
  const plain = useMemo(() => ({ game, phase, ...(language && { language }) }), [game, phase, language])
  const asked = useAnswer('night.map', night.asked)
  const now = useKept(asked.value, `${game} ${phase}`)
  const { value: real } = useAnswer('night.map', plain)
  const [frame, pane] = usePane()
  // Beside what fits.
  const [scale, setScale] = useState(1)
  // What is switched off keeps its place, and what it made possible fades.
  const shown = useMemo(() => (now && real && night.off.length ? faded(real, now) : now), [now, real, night.off.length])
  const { item } = night
  const row = item?.kind === 'row' ? item.row : undefined
  // Before anything is chosen all of the night is seen alike.
  const chosen = useView(({ selected }) => selected !== undefined)
  const looked = chosen ? row?.id : undefined
  const day = useDay(night, shown, real, looked)
  const { map: drawn, real: drawnReal, showsMap } = day
  // Votes that do not count are said beside the wagons.
  const failed = useMemo(() => (drawn ? failedIn(drawn) : []), [drawn])
  const listed = useMemo(() => (drawn ? [...failed, ...idleIn(drawn)] : []), [drawn, failed])
  const chain = useBearing(night).value?.cards
  const asksBearing = useView(view => view.bearing !== undefined)
  return (
    <div className={css.pane}>
      {day.part && (
        <div className={css.parts}>
          <Segmented
            label={say('nightMap.ofDay')}
            value={day.part}
            onChoose={next => day.turn(next as Part)}
            segments={[
              { value: 'wagons', label: say('nightMap.wagons') },
              { value: 'deeds', label: say('nightMap.deeds') },
            ]}
          />
        </div>
      )}
      {day.view && shown ? (
        <DayWagons
          votes={{ view: day.view, nameOf: day.nameOf, asked: night.asked }}
          night={night}
          map={shown}
          row={looked}
          alone={!showsMap}
          failed={<FailedCount failed={failed} chosen={looked} onChoose={select} />}
          asksBearing={asksBearing}
          onChoose={select}
        />
      ) : (
        <FailedCount failed={failed} chosen={looked} onChoose={select} />
      )}
      <div ref={frame} className={css.frame} hidden={!showsMap && !asked.error} {...langOf(shown?.language ?? 'en')}>
        {asked.error ? (
          <Problem error={asked.error} />
        ) : shown && day.awaits && !shown.cards.length ? (
          <Empty
            title={say('votes.noBallots')}
            text={say('night.awaitsBallot')}
            action={<Button onClick={() => go({ screen: 'votes', game, phase })}>{say('night.toVotes')}</Button>}
          />
        ) : shown && !shown.lanes.length ? (
          <Empty title={say('nightMap.none')} text={say('nightMap.noneText')} />
        ) : drawn && pane ? (
          <Drawn
            key={`${game} ${phase}`}
            map={drawn}
            rows={night.shown?.rows ?? nothing}
            also={night.shown}
            {...(drawnReal && night.off.length > 0 && { real: drawnReal, realNight: night.real })}
            pane={pane}
            scale={scale}
            row={looked}
            off={night.off}
            {...(chain && { chain })}
            {...(asksBearing && { votes: true })}
            onChoose={select}
          />
        ) : (
          <Skeleton label={say('nightMap.theMap')} lines={8} />
        )}
      </div>
      <Answer night={night} map={shown} keyed={showsMap ? drawn : undefined} listed={listed} chosen={chosen}>
        {showsMap && (
          <div className={css.zoom} role="group" aria-label={say('nightTree.size')}>
            <IconButton label={say('nightTree.smaller')} onClick={() => setScale(at => Math.max(0.4, at / 1.2))}>
              −
            </IconButton>
            <IconButton label={say('nightTree.larger')} onClick={() => setScale(at => Math.min(3, at * 1.2))}>
              +
            </IconButton>
            <IconButton label={say('nightTree.fit')} onClick={() => setScale(1)}>
              ⤢
            </IconButton>
          </div>
        )}
      </Answer>
    </div>
  )
}

/** Says to the map how much of its lower edge a long answer covers. @returns for the answer, and for where it stands */
function useCovered(): [RefObject<HTMLElement | null>, RefObject<HTMLDivElement | null>] {
  const [section, strip] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
  useLayoutEffect(() => {
    if (!section.current) return
    const observer = new ResizeObserver(() => {
      const [tall, kept] = [section.current?.offsetHeight ?? 0, strip.current?.offsetHeight ?? 0]
      strip.current?.parentElement?.style.setProperty('--covered', `${Math.max(0, tall - kept)}px`)
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  return [section, strip]
}

/** What is selected, why it is so, and where to go on from it. */
function Answer({
  night: { item, gone, off, tree, shown, asked },
  map,
  keyed,
  listed,
  chosen,
  children,
}: {
  night: Night
  map: MapView | undefined
  /** What of it is drawn, and wants a key. */
  keyed: MapView | undefined
  /** What failed, and what changed nothing. */
  listed: readonly MapCardView[]
  /** Something is chosen: its answer is read, before that what failed. */
  chosen: boolean
  children: ReactNode
}): ReactNode {
  const [turned, setTurned] = useState<{ of: string | undefined; list: boolean }>()
  const lists = listed.length > 0 && (turned && turned.of === item?.id ? turned.list : !chosen)
  const [section, strip] = useCovered()
  const [words, more] = useMore<HTMLDivElement>(`${item?.id} ${lists}`)
  const open = shown?.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered) ?? []
  const row = item?.kind === 'row' ? item.row : undefined
  const notice = item?.kind === 'ruling' ? item.ruling : undefined
  const action = row?.section === 'tried' ? row.action : undefined
  const isOff = action !== undefined && off.includes(action)
  return (
    <div ref={strip} className={css.strip}>
      <section ref={section} className={cls(css.answer, lists && css.lists)} aria-label={say('nightMap.answer')}>
        <div ref={words} className={css.words}>
          <div className={css.tools}>
            {children}
            {listed.length > 0 && chosen && (
              <Button small aria-expanded={lists} onClick={() => setTurned({ of: item?.id, list: !lists })}>
                {listSaid(listed)}
              </Button>
            )}
            {open[0] && (
              <Button small kind="lamp" onClick={() => select(open[0]?.row)}>
                {say('nightMap.rule', { count: open.length })}
              </Button>
            )}
            {action !== undefined && (
              <Button small onClick={() => switchOff(action, !isOff)}>
                {say(isOff ? 'nightMap.putBack' : 'nightMap.without')}
              </Button>
            )}
            {row?.hasTree && (
              <Button small onClick={() => turnTo('graph')}>
                {say('nightMap.itsTree')}
              </Button>
            )}
          </div>
          {lists && map && (
            <FailedList map={map} failed={listed} chosen={chosen ? row?.id : undefined} onChoose={select} />
          )}
          <div aria-live="polite">
            {row && !lists && (
              <>
                <span className={css.asked}>
                  {tree && !gone ? <Said spans={tree.title} /> : <Said spans={row.said} />}
                </span>
                <p className={css.why}>
                  {gone ? say('night.notInWhatIf') : <Said spans={sentenceOf(row.why.length ? row.why : row.said)} />}{' '}
                  {row.section === 'void' && !gone && <OptionLink game={asked.game} {...remedyOf(row)} />}
                </p>
              </>
            )}
            {notice && !lists && (
              <>
                <span className={css.asked}>{say('night.notice')}</span>
                <p className={css.why}>
                  {notice.says} <RuleChip id={notice.rule} />
                </p>
              </>
            )}
          </div>
          {more && (
            <button type="button" className={css.more} onClick={() => words.current?.scrollBy({ top: 60 })}>
              <span aria-hidden="true">↓</span> {say('nightMap.answerGoesOn')}
            </button>
          )}
        </div>
        {keyed && keyed.cards.length > 0 && <MapKey map={keyed} />}
      </section>
    </div>
  )
}
