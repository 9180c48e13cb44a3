/** Posts that want something of the host: questions, absences, pleas for a replacement, edits, posts at night. Each is ticked off. */
import { useState, type ReactNode } from 'react'
import type { Conduct, GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { useAnswer, useKept } from '../../state/answers.ts'
import { textDialog } from '../../state/dialogs.ts'
import { say } from '../../words/say.ts'
import { Adding } from '../roster/away-field.tsx'
import css from './host-posts.module.css'

type HostPost = Conduct['posts'][number]

const wants = {
  asks: 'votes.wantsAnswer',
  leaves: 'votes.wantsOut',
  away: 'votes.wantsAway',
  edited: 'votes.wantsEdited',
  night: 'votes.wantsNight',
} as const satisfies Record<HostPost['want'], string>

interface HostPostsProps {
  game: GameView
  phase: number
  locked: boolean
  nameOf: (slot: string) => string
  onPost: (post: string) => void
}

/** The list, those that wait first; nothing where there are none. */
export function HostPosts({ game, phase, locked, nameOf, onPost }: HostPostsProps): ReactNode {
  const { value } = useAnswer('conduct.view', { game: game.id, phase })
  const posts = useKept(value, `${game.id} ${phase}`)?.posts ?? []
  const [showDone, setShowDone] = useState(false)
  if (!posts.length) return null
  const done = posts.filter(({ handled }) => handled)
  const open = posts.filter(({ handled }) => !handled)
  return (
    <section aria-labelledby="host-posts" className={css.posts}>
      <h2 id="host-posts" className="eyebrow">
        {say('votes.forYou')} {open.length > 0 && <span className={css.count}>{open.length}</span>}
      </h2>
      <ul className={css.list} aria-labelledby="host-posts">
        {[...open, ...(showDone ? done : [])].map(post => (
          <One key={post.id} {...{ game, post, locked, nameOf, onPost }} />
        ))}
      </ul>
      {done.length > 0 && (
        <Button small kind="quiet" aria-expanded={showDone} onClick={() => setShowDone(!showDone)}>
          {say('votes.dealtWith', { count: done.length })}
        </Button>
      )}
    </section>
  )
}

function One({
  game,
  post: { id, by, want, said, at, number, handled, until },
  locked,
  nameOf,
  onPost,
}: Omit<HostPostsProps, 'phase'> & { post: HostPost }): ReactNode {
  const [adding, setAdding] = useState(false)
  const { zone } = game.settings
  const name = nameOf(by)
  const seat = game.seats.find(({ slot }) => slot === by)
  const handle = (is: boolean): Promise<unknown> => act('conduct.handle', { game: game.id, post: id, handled: is })
  const called = number === undefined ? name : `${name} #${number}`
  return (
    <li className={css.one}>
      <p className={css.head}>
        {!locked && (
          <input
            type="checkbox"
            aria-label={say('votes.dealt', { post: called })}
            checked={handled}
            onChange={event => void handle(event.target.checked)}
          />
        )}
        <button type="button" className={css.to} onClick={() => onPost(id)}>
          <bdi>{called}</bdi>
        </button>
        {at !== undefined && (
          <span className={css.soft}>
            <Time at={at} zone={zone} />
          </span>
        )}
        <Tag tone={handled ? 'plain' : 'lamp'}>{say(wants[want])}</Tag>
      </p>
      {said !== '' && (
        <blockquote className={css.said} dir="auto">
          {said}
        </blockquote>
      )}
      {!handled && !locked && want === 'away' && !adding && (
        <Button small onClick={() => setAdding(true)}>
          {say('votes.noteAway', { name })}
        </Button>
      )}
      {!handled && !locked && want === 'leaves' && (
        <Button small onClick={() => textDialog({ is: 'replacement', slot: by })}>
          {say('steps.replacement')}
        </Button>
      )}
      {adding && (
        <Adding
          zone={zone}
          begin={{ from: at ?? new Date().toISOString(), ...(until !== undefined && { until }) }}
          onClose={() => setAdding(false)}
          onAdd={one => {
            setAdding(false)
            void act('roster.change', { game: game.id, slot: by, absences: [...(seat?.away ?? []), one] }).then(
              kept => kept && handle(true),
            )
          }}
        />
      )}
    </li>
  )
}
