/** The count as it stood when a post was written: any of them, chosen with a slider, its arrows or a number. */
import { useEffect, useState, type ReactNode } from 'react'
import type { DayView, GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { TextField } from '../../../parts/field.tsx'
import { Names } from '../../../parts/names.tsx'
import { Time } from '../../../parts/time.tsx'
import { Words } from '../../../parts/words.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { say } from '../../../words/say.ts'
import { CountPost } from './count-post.tsx'
import css from './day.module.css'

const pause = 120

interface AsOfProps {
  game: GameView
  day: DayView
  nameOf: (slot: string) => string
}

export function AsOf({ game, day: { marks, phase }, nameOf }: AsOfProps): ReactNode {
  const last = marks.length - 1
  const [place, setPlace] = useState<number>()
  const at = Math.min(place ?? last, last)
  const settled = useSettled(at)
  const mark = marks[at]!
  const { value } = useAnswer('votes.asOf', { game: game.id, phase, post: (marks[settled] ?? mark).id })
  const count = useKept(value, `${game.id} ${phase}`)
  const called = (index: number): string => String(marks[index]?.number ?? index + 1)
  return (
    <section aria-labelledby="day-as-of">
      <h2 id="day-as-of" className="eyebrow">
        {say('day.asOf')}
      </h2>
      <div className={css.slider}>
        <Button small disabled={at === 0} aria-label={say('day.postBefore')} onClick={() => setPlace(at - 1)}>
          ←
        </Button>
        <input
          type="range"
          className={css.range}
          min={0}
          max={last}
          value={at}
          aria-label={say('day.asOfPost')}
          aria-valuetext={say('day.postOf', { number: called(at), name: nameOf(mark.by) })}
          onChange={event => setPlace(Number(event.target.value))}
        />
        <Button small disabled={at === last} aria-label={say('day.postAfter')} onClick={() => setPlace(at + 1)}>
          →
        </Button>
        <TextField
          bare
          label={say('day.postNumber')}
          className={css.number!}
          inputMode="numeric"
          key={at}
          defaultValue={called(at)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            const wanted = Number(event.currentTarget.value.replace('#', ''))
            const found = marks.findIndex(({ number }, index) => (number ?? index + 1) === wanted)
            if (found >= 0) setPlace(found)
          }}
        />
      </div>
      <p className={css.soft}>
        <bdi>{say('day.postOf', { number: called(at), name: nameOf(mark.by) })}</bdi>
        {mark.at !== undefined && (
          <>
            {', '}
            <Time at={mark.at} zone={game.settings.zone} both />
          </>
        )}
      </p>
      {count && (
        <div aria-live="polite">
          {count.totals.length ? (
            <ul className={css.totals}>
              {count.totals.map(({ of, votes, voters }) => (
                <li key={of}>
                  <b>
                    <bdi>{nameOf(of)}</bdi> ({votes})
                  </b>
                  {voters.length > 0 && <span className={css.soft}>: {voters.map(nameOf).join(', ')}</span>}
                </li>
              ))}
            </ul>
          ) : (
            <p>{say('day.noVotes')}</p>
          )}
          <p className={css.soft}>
            {say('day.notVoting', { count: count.silent.length })}
            {count.silent.length > 0 && `: ${count.silent.map(nameOf).join(', ')}`}
            {count.needed !== undefined && ` · ${say('votes.needed', { count: count.needed })}`}
          </p>
          {count.lynched.length > 0 && (
            <p>
              <Words
                of="votes.dies"
                values={{ count: count.lynched.length, names: <Names names={count.lynched.map(nameOf)} /> }}
              />
            </p>
          )}
        </div>
      )}
      <CountPost game={game} phase={phase} {...(settled < last && { post: marks[settled]!.id })} />
    </section>
  )
}

/** A number that has stood for a moment: dragging over a thousand posts counts a few of them. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
