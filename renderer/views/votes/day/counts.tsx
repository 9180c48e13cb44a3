/** Counts that hosts posted in the thread: which agree with this one, and which ballots make the others differ. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { GameView, PostedCount } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Mark } from '../../../parts/mark.tsx'
import { RuleChip } from '../../../parts/rule-chip.tsx'
import { Tag } from '../../../parts/pill.tsx'
import { Time } from '../../../parts/time.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { useCommands } from '../../../state/commands.ts'
import { listSaid } from '../../../words/lists.ts'
import { say } from '../../../words/say.ts'
import { webAddress } from '../../posts/link.ts'
import { takeableIn, takeCounted } from '../last-count.tsx'
import css from './day.module.css'

interface CountsProps {
  game: GameView
  phase: number
  locked: boolean
  nameOf: (slot: string) => string
  /** Goes to a post of a player. */
  onPost: (post: string) => void
  /** Wants the focus on the heading, once there is something to be seen; another one each time. */
  aim: object | undefined
}

const countsHeading = 'day-counts'

export function Counts({ game, phase, locked, nameOf, onPost, aim }: CountsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const { value } = useAnswer('votes.counts', { game: game.id, phase })
  const posted = useKept(value, `${game.id} ${phase}`)
  const there = posted !== undefined
  useEffect(() => {
    if (aim && there) heading.current?.focus()
  }, [aim, there])
  const counts = posted?.counts ?? []
  const takeIn = (post: string, voters?: readonly string[]): void => void takeCounted(game.id, post, voters)
  const last = locked ? undefined : counts.findLast(count => takeableIn(count).length > 0)
  const many = last && takeableIn(last).length
  useCommands([
    ...(last
      ? [
          {
            id: 'votes.takeCounted',
            title: say('day.takeAllOf', { count: many ?? 0, by: last.by }),
            group: say('votes.title'),
            run: () => takeIn(last.id),
          },
        ]
      : []),
  ])
  if (!posted) return null
  return (
    <section aria-labelledby={countsHeading}>
      <h2 ref={heading} id={countsHeading} className="eyebrow" tabIndex={-1}>
        {say('day.counts')}
      </h2>
      {counts.length ? (
        <ol className={css.counts} aria-labelledby={countsHeading}>
          {counts.map(count => (
            <Count
              key={count.id}
              {...{ count, nameOf, onPost }}
              zone={game.settings.zone}
              onTake={locked ? undefined : voters => takeIn(count.id, voters)}
            />
          ))}
        </ol>
      ) : (
        <p className={css.soft}>{say(posted.hosts ? 'day.noCounts' : 'day.noHosts')}</p>
      )}
    </section>
  )
}

/** Takes the votes of some voters as a count has them; of all where none are given. */
type Taking = ((voters?: readonly string[]) => void) | undefined

function Count({
  count,
  zone,
  nameOf,
  onPost,
  onTake,
}: Pick<CountsProps, 'nameOf' | 'onPost'> & { count: PostedCount; zone: string; onTake: Taking }): ReactNode {
  const { by, at, number, link, edited, trouble, slip, unread, differences } = count
  const takeable = takeableIn(count).length
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
            <Difference
              key={one.voter}
              difference={one}
              {...{ nameOf, onPost }}
              onTake={onTake && one.takeable ? () => onTake([one.voter]) : undefined}
            />
          ))}
        </ul>
      )}
      {onTake && takeable > 1 && (
        <p>
          <Button
            small
            aria-label={say('day.takeAllOf', { count: takeable, by: number === undefined ? by : `${by} #${number}` })}
            onClick={() => onTake()}
          >
            {say('day.takeAll', { count: takeable })}
          </Button>
        </p>
      )}
    </li>
  )
}

/** One voter: for whom there and here, and what was read of him. */
function Difference({
  difference: { voter, ours, theirs, posts, byHand },
  nameOf,
  onPost,
  onTake,
}: Pick<CountsProps, 'nameOf' | 'onPost'> & {
  difference: PostedCount['differences'][number]
  onTake: (() => void) | undefined
}): ReactNode {
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
      {onTake && (
        <p>
          <Button small aria-label={say('day.takeOf', { name: nameOf(voter) })} onClick={onTake}>
            {say('day.take')}
          </Button>
        </p>
      )}
    </li>
  )
}
