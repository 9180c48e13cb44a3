/** Each player: whom they voted for and when, how much they write, and since when they are silent. */
import { useState, type ReactNode } from 'react'
import type { Conduct, DayPlayer, DayView } from '../../../../electron/desk/contract.ts'
import { Tag } from '../../../parts/pill.tsx'
import { Segmented } from '../../../parts/segmented.tsx'
import { Time } from '../../../parts/time.tsx'
import { Words } from '../../../parts/words.tsx'
import { span, useNow } from '../../../state/clock.ts'
import { cls } from '../../../state/words.ts'
import { say } from '../../../words/say.ts'
import { webAddress } from '../../posts/link.ts'
import css from './day.module.css'

interface PlayersProps {
  day: DayView
  conduct: Conduct | undefined
  /** The day is over: how long ago somebody wrote says nothing any more. */
  locked: boolean
  zone: string
  nameOf: (slot: string) => string
}

type Order = 'roster' | 'silent'

export function Players({ day: { players, days }, conduct, locked, zone, nameOf }: PlayersProps): ReactNode {
  const now = useNow()
  const [order, setOrder] = useState<Order>('roster')
  const since = ({ last }: DayPlayer): number => (last === undefined ? -Infinity : Date.parse(last))
  const here = players.filter(({ alive, ballots, posts }) => alive || ballots.length > 0 || posts.some(Boolean))
  const shown = order === 'silent' ? [...here].sort((a, b) => since(a) - since(b)) : here
  return (
    <section aria-labelledby="day-players">
      <div className={css.heading}>
        <h2 id="day-players" className="eyebrow">
          {say('day.players')}
        </h2>
        <Segmented
          label={say('day.order')}
          value={order}
          onChoose={next => setOrder(next as Order)}
          segments={[
            { value: 'roster', label: say('day.byRoster') },
            { value: 'silent', label: say('day.bySilence') },
          ]}
        />
      </div>
      <div className={css.scrolls}>
        <table className={css.players}>
          <thead>
            <tr>
              <th scope="col">{say('day.who')}</th>
              <th scope="col">{say('day.votedFor')}</th>
              {days.map(({ phase, name }) => (
                <th key={phase} scope="col" className={css.figure}>
                  {days.length > 1 ? name : say('day.posts')}
                </th>
              ))}
              <th scope="col" className={css.figure}>
                {say('day.lastPost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ slot, alive, posts, last, ballots }) => (
              <tr key={slot} className={cls(!alive && css.out)}>
                <th scope="row">
                  <bdi>{nameOf(slot)}</bdi> <Standing {...{ conduct, slot, zone }} />
                </th>
                <td>
                  {ballots.length ? (
                    ballots.map((ballot, index) => (
                      <Cast key={ballot.id} {...{ ballot, zone, nameOf }} first={!index} />
                    ))
                  ) : (
                    <span className={css.soft}>{say('day.nobodyYet')}</span>
                  )}
                </td>
                {posts.map((count, index) => (
                  <td key={index} className={css.figure}>
                    {count}
                  </td>
                ))}
                <td className={css.figure}>
                  {last === undefined ? (
                    <span className={css.soft}>{say('day.never')}</span>
                  ) : locked ? (
                    <Time at={last} zone={zone} />
                  ) : (
                    <time dateTime={last}>{say('day.ago', { span: span(new Date(last), now) })}</time>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** That somebody is away, or has more or fewer posts than the host's rule asks for. */
function Standing({ conduct, slot, zone }: { conduct: Conduct | undefined; slot: string; zone: string }): ReactNode {
  const { away, limit } = conduct?.players.find(one => one.slot === slot) ?? {}
  return (
    <>
      {away && (
        <small className={cls(css.soft, css.away)}>
          <Words of="roster.awayTag" values={{ time: <Time at={away.until} zone={zone} /> }} />
        </small>
      )}
      {limit && (
        <Tag tone={limit === 'over' ? 'fails' : 'lamp'}>{say(limit === 'over' ? 'day.over' : 'day.under')}</Tag>
      )}
    </>
  )
}

/** One ballot of somebody: for whom, when, and in which post. */
function Cast({
  ballot: { for: on, nobody, at, number, link, standing },
  first,
  zone,
  nameOf,
}: {
  ballot: DayPlayer['ballots'][number]
  first: boolean
  zone: string
  nameOf: (slot: string) => string
}): ReactNode {
  const address = link === undefined ? undefined : webAddress(link)
  const name = nobody ? nameOf('') : on === undefined ? say('day.takenBack') : nameOf(on)
  const stands = standing === 'counts'
  return (
    <span className={css.cast}>
      {!first && <span className={css.soft}> → </span>}
      {stands ? <b>{name}</b> : <span className={cls(standing === 'void' && css.void)}>{name}</span>}
      {standing === 'void' && <span className={css.soft}> ({say('votes.doesNotCount')})</span>}{' '}
      <small className={css.soft}>
        {number !== undefined
          && (address === undefined ? (
            `#${number} `
          ) : (
            <a href={address} target="_blank" rel="noreferrer noopener">
              #{number}
            </a>
          ))}{' '}
        {at !== undefined && <Time at={at} zone={zone} />}
      </small>
    </span>
  )
}
