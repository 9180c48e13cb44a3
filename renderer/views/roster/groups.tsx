/** Who is written to together: their names to be copied, where they talk, and what invites them there. */
import type { ReactNode } from 'react'
import type { GameView, RosterGroup } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { copy } from '../../state/copy.ts'
import { say } from '../../words/say.ts'
import { AliasesField } from './aliases-field.tsx'
import css from './groups.module.css'
import { TopicField } from './topic-field.tsx'

export function Groups({ game }: { game: GameView }): ReactNode {
  const { value } = useAnswer('roster.groups', { game: game.id })
  const { spectators = [] } = game.settings
  if (!value) return null
  return (
    <section aria-labelledby="groups">
      <h2 id="groups" className="eyebrow">
        {say('roster.groups')}
      </h2>
      <ul className={css.groups}>
        {value.groups.map(group => (
          <Group
            key={group.id}
            group={group}
            topic={group.invitation !== undefined && <TopicField game={game} id={group.id} name={group.name} />}
          >
            {group.id === '~spectators' && (
              <AliasesField
                label={say('roster.whoWatches')}
                hint={say('roster.whoWatchesHint')}
                aliases={spectators}
                onChange={next => void act('games.settings', { game: game.id, spectators: next })}
              />
            )}
          </Group>
        ))}
      </ul>
    </section>
  )
}

function Group({
  group: { name, names, invitation },
  topic,
  children,
}: {
  group: RosterGroup
  topic: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <li className={css.group} aria-label={name}>
      <p className={css.head}>
        <b>{name}</b> <span className={css.count}>{names.length}</span>
        <span className={css.names}>
          <bdi>{names.join(', ')}</bdi>
        </span>
      </p>
      {children}
      {topic}
      {names.length > 0 && (
        <p className={css.does}>
          <Button small kind="quiet" onClick={() => void copy(names.join(', '), say('roster.namesOf', { name }))}>
            {say('roster.copyNames')}
          </Button>
          {invitation !== undefined && (
            <Button small kind="quiet" onClick={() => void copy(invitation, say('roster.invitationOf', { name }))}>
              {say('roster.copyInvitation')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
