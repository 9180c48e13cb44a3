/** Counts that hosts posted in the thread: which agree with this one, and which ballots make the others differ. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { GameView, PostedCount } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Mark } from '../../../parts/mark.tsx'
import { RuleChip } from '../../../parts/rule-chip.tsx'
import { Tag } from '../../../parts/pill.tsx'
import { Time } from '../../../parts/time.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { listSaid } from '../../../words/lists.ts'
import { say } from '../../../words/say.ts'
import { webAddress } from '../../posts/link.ts'
import css from './day.module.css'

interface CountsProps {
  game: GameView
  phase: number
  nameOf: (slot: string) => string
  /** Goes to a post of a player. */
  onPost: (post: string) => void
  /** Wants the focus on the heading, once there is something to be seen; another one each time. */
  aim: object | undefined
}

const countsHeading = 'day-counts'

export function Counts({ game, phase, nameOf, onPost, aim }: CountsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const { value } = useAnswer('votes.counts', { game: game.id, phase })
  const posted = useKept(value, `${game.id} ${phase}`)
  const there = posted !== undefined
  useEffect(() => {
    if (aim && there) heading.current?.focus()
  }, [aim, there])
  if (!posted) return null
  const { counts, hosts } = posted
  return (
    <section aria-labelledby={countsHeading}>
      <h2 ref={heading} id={countsHeading} className="eyebrow" tabIndex={-1}>
        {say('day.counts')}
      </h2>
      {counts.length ? (
        <ol className={css.counts} aria-labelledby={countsHeading}>
          {counts.map(count => (
            <Count key={count.id} {...{ count, nameOf, onPost }} zone={game.settings.zone} />
          ))}
        </ol>
      ) : (
        <p className={css.soft}>{say(hosts ? 'day.noCounts' : 'day.noHosts')}</p>
      )}
    </section>
  )
}

function Count({
  count: { by, at, number, link, edited, trouble, slip, unread, differences },
  zone,
  nameOf,
  onPost,
}: Pick<CountsProps, 'nameOf' | 'onPost'> & { count: PostedCount; zone: string }): ReactNode {
  const address = link === undefined ? undefined : webAddress(link)
  const called = number === undefined ? '' : `#${number}`
  const agrees = trouble === undefined && !differences.length
  const unsure = unread.length > 0 || slip !== undefined
  return (
    <li className={css.count}>
      <p>
        <Mark
          kind={agrees ? (unsure ? 'none' : 'yes') : trouble === undefined ? 'no' : 'none'}
          word=""
          {...((trouble !== undefined || (agrees && unsure)) && { sign: '?' })}
        />{' '}
        <b>
          <bdi>{by}</bdi>
        </b>{' '}
        <span className={css.soft}>
          {address === undefined ? (
            called
          ) : (
            <a href={address} target="_blank" rel="noreferrer noopener">
              {called || say('day.itsPost')}
            </a>
          )}{' '}
          {at !== undefined && <Time at={at} zone={zone} />}
        </span>{' '}
        {edited && <Tag tone="lamp">{say('votes.edited')}</Tag>}{' '}
        {trouble === undefined
          ? agrees
            ? say('day.agrees')
            : say('day.differs', { count: differences.length })
          : say('day.unread', { why: trouble })}
        {slip !== undefined && <> {say('day.slip', { why: slip })}</>}
      </p>
      {unread.length > 0 && (
        <ul className={css.differences}>
          {unread.map((line, index) => (
            <li key={index}>
              <bdi>{say('day.lineUnread', { line })}</bdi>
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <ul className={css.differences}>
          {differences.map(one => (
            <Difference key={one.voter} difference={one} {...{ nameOf, onPost }} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** One voter: for whom there and here, and what was read of him. */
function Difference({
  difference: { voter, ours, theirs, posts, byHand },
  nameOf,
  onPost,
}: Pick<CountsProps, 'nameOf' | 'onPost'> & { difference: PostedCount['differences'][number] }): ReactNode {
  const on = (slots: readonly string[]): string =>
    listSaid(
      [...new Set(slots)].map(slot => {
        const count = slots.filter(one => one === slot).length
        return count > 1 ? say('day.times', { name: nameOf(slot), count }) : nameOf(slot)
      }),
    ) || say('day.noVote')
  return (
    <li>
      <p>
        <bdi>{say('day.difference', { name: nameOf(voter), theirs: on(theirs), ours: on(ours) })}</bdi>
      </p>
      {byHand !== undefined && <p className={css.soft}>{say('day.enteredByHand')}</p>}
      {!posts.length && byHand === undefined && <p className={css.soft}>{say('day.nothingRead')}</p>}
      {posts.map(({ id, number, found }) => (
        <div key={id} className={css.made}>
          <Button
            small
            aria-label={
              number === undefined
                ? say('day.toPostOf', { name: nameOf(voter) })
                : say('day.toPost', { number, name: nameOf(voter) })
            }
            onClick={() => onPost(id)}
          >
            {number === undefined ? say('day.itsPost') : `#${number}`}
          </Button>
          <span>
            {found.map(({ said, rule }, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <bdi>{said}</bdi> {rule !== undefined && <RuleChip id={rule} />}
              </span>
            ))}
          </span>
        </div>
      ))}
    </li>
  )
}
