/** What a vote comes to at the end of a day: a wagon for each who was voted for, who left it, and who has no vote. */
import { useMemo, type ReactNode } from 'react'
import type { BallotView, MapView } from '../../../../electron/desk/contract.ts'
import { Names } from '../../../parts/names.tsx'
import { Tag } from '../../../parts/pill.tsx'
import { Said } from '../../../parts/rich-text.tsx'
import { useAnswer } from '../../../state/answers.ts'
import { cls } from '../../../state/words.ts'
import { listSaid } from '../../../words/lists.ts'
import { say } from '../../../words/say.ts'
import { capital } from '../../rules/words.ts'
import { choiceSaid, choicesOf } from '../../votes/choices.ts'
import { countingSaid } from '../../votes/counting.ts'
import { Course } from '../../votes/day/course.tsx'
import { Verdict } from '../../votes/result.tsx'
import type { Votes } from '../../votes/use-votes.ts'
import type { Night } from '../use-night.ts'
import { wagonsOf, type Rider, type Wagon } from './wagons.ts'
import css from './wagons.module.css'

interface DayWagonsProps {
  votes: Pick<Votes, 'nameOf' | 'asked'> & { view: NonNullable<Votes['view']> }
  night: Night
  map: MapView
  /** The row that is looked at. */
  row: string | undefined
  /** Nothing was done in the day beside the vote. */
  alone: boolean
  /** How many failed, and the way to it. */
  failed: ReactNode
  /** It is asked how a vote bore on something: then votes can be chosen. */
  asksBearing: boolean
  onChoose: (row: string) => void
}

/** The wagons, the most votes first. */
export function DayWagons({ votes, night, map, row, alone, failed, asksBearing, onChoose }: DayWagonsProps): ReactNode {
  const { view, nameOf, asked } = votes
  const { value: day } = useAnswer('votes.day', { game: asked.game, phase: asked.phase })
  const zone = night.game?.settings.zone ?? 'UTC'
  const wagons = useMemo(() => wagonsOf(view, day), [view, day])
  const most = Math.max(1, view.needed ?? 0, ...wagons.map(({ votes: count }) => count))
  const rowOf = (of: string): string | undefined =>
    night.shown?.rows.find(({ who, death, hasTree }) => death && hasTree && who === of)?.id
  const ballotOf = (slot: string, of: string): string | undefined =>
    asksBearing
      ? map.cards.find(one => one.ballot && one.who === slot && one.aims.some(({ who }) => who === of))?.id
      : undefined
  const wrong = view.ballots.filter(({ standing }) => standing === 'void')
  return (
    <section className={cls(css.wagons, alone && css.alone)} aria-label={say('nightMap.wagons')}>
      <header className={css.head}>
        <p className={css.verdict}>
          <Verdict view={view} nameOf={nameOf} />
        </p>
        <p className={css.soft}>
          {countingSaid(view)}
          {view.needed !== undefined && ` · ${say('votes.needed', { count: view.needed })}`}
        </p>
        <span className={css.failed}>{failed}</span>
      </header>
      <ol className={css.list}>
        {wagons.map(wagon => (
          <WagonRow
            key={`${wagon.family} ${wagon.of}`}
            wagon={wagon}
            name={wagon.family ? capital(wagon.of) : nameOf(wagon.of)}
            most={most}
            nameOf={nameOf}
            chosen={rowOf(wagon.of) !== undefined && rowOf(wagon.of) === row}
            asks={rowOf(wagon.of)}
            ballotOf={slot => ballotOf(slot, wagon.of)}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {view.silent.length > 0 && (
        <p className={css.beside}>
          <span className={css.soft}>{say('nightMap.notVoting')}</span> <Names names={view.silent.map(nameOf)} />
        </p>
      )}
      {wrong.length > 0 && (
        <ul className={css.beside} aria-label={say('nightMap.voidVotes')}>
          {wrong.map(ballot => {
            const of = map.cards.find(one => one.row === `ballot:${ballot.id}`)?.row
            const back = !isVote(ballot)
            const said = say('nightMap.voidVote', {
              is: back ? 'back' : 'vote',
              name: nameOf(ballot.by),
              choice: back ? '' : choiceSaid(ballot, nameOf),
              why: ballot.why ?? '',
            })
            return (
              <li key={ballot.id}>
                <span className={css.soft} aria-hidden="true">
                  –{' '}
                </span>
                {of === undefined ? (
                  said
                ) : (
                  <button type="button" className={css.ask} aria-current={of === row} onClick={() => onChoose(of)}>
                    {said}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {alone && day && day.changes.length > 1 && (
        <div className={css.course}>
          <Course day={day} needed={view.needed} zone={zone} nameOf={nameOf} />
        </div>
      )}
    </section>
  )
}

/** A ballot that is for somebody, a family or no lynch: not one that takes another back. */
const isVote = (ballot: BallotView): boolean => choicesOf(ballot, slot => slot).length > 0

function WagonRow({
  wagon: { votes, left, riders, leavers, notes, lynched },
  name,
  most,
  nameOf,
  asks,
  chosen,
  ballotOf,
  onChoose,
}: {
  wagon: Wagon
  name: string
  most: number
  nameOf: (slot: string) => string
  asks: string | undefined
  chosen: boolean
  ballotOf: (slot: string) => string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  return (
    <li className={cls(css.wagon, lynched && css.dies, !votes && css.empty, chosen && css.chosen)}>
      <p className={css.number}>
        <b>{votes}</b>
        {left !== undefined && votes > 0 && <small>{say('nightMap.leftToLynch', { count: left })}</small>}
      </p>
      <div className={css.about}>
        <p className={css.name}>
          {asks === undefined ? (
            <b>
              <bdi>{name}</bdi>
            </b>
          ) : (
            <button
              type="button"
              className={css.ask}
              aria-current={chosen}
              title={say('votes.whySoMany')}
              onClick={() => onChoose(asks)}
            >
              <b>
                <bdi>{name}</bdi>
              </b>
            </button>
          )}
          {lynched && <Tag tone="fails">† {say('votes.putToDeathTag')}</Tag>}
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${Math.max(0, Math.min(100, (100 * votes) / most))}%` }} />
          </span>
        </p>
        {riders.length > 0 && (
          <ol className={css.riders}>
            {riders.map((rider, index) => (
              <li key={`${rider.slot} ${index}`}>
                <RiderOf rider={rider} name={nameOf(rider.slot)} ballot={ballotOf(rider.slot)} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        )}
        {leavers.length > 0 && (
          <p className={css.soft}>
            {listSaid(
              leavers.map(({ slot, to, number }) =>
                say('nightMap.left', {
                  name: nameOf(slot),
                  to: to === undefined ? '' : nameOf(to),
                  is: to === undefined ? 'back' : 'moved',
                  post: number === undefined ? '' : `#${number}`,
                }),
              ),
            )}
          </p>
        )}
        {notes.map(({ votes: more, said }, index) => (
          <p key={index} className={css.soft}>
            <b>{more < 0 ? `−${-more}` : `+${more}`}</b> <Said spans={said} flat />
          </p>
        ))}
      </div>
    </li>
  )
}

function RiderOf({
  rider: { number, likely, hammer },
  name,
  ballot,
  onChoose,
}: {
  rider: Rider
  name: string
  ballot: string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  return (
    <>
      {ballot === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <button type="button" className={css.ask} onClick={() => onChoose(ballot)}>
          <bdi>{name}</bdi>
        </button>
      )}
      {likely && <abbr title={say('votes.toConfirm')}>?</abbr>}
      {number !== undefined && <small className={css.soft}> #{number}</small>}
      {hammer && (
        <>
          {' '}
          <Tag tone="fails">{say('nightMap.hammer')}</Tag>
        </>
      )}
    </>
  )
}
