/** Every ballot there was, the last one first, and how it stands. */
import type { ReactNode } from 'react'
import type { BallotView, GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { cls } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { listed } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { OptionLink } from '../rules/option-link.tsx'
import { choiceSaid, choicesOf, nobodySaid } from './choices.ts'
import css from './votes.module.css'

interface BallotsProps {
  game: GameView
  ballots: readonly BallotView[]
  locked: boolean
  nameOf: (slot: string) => string
  onPost: (post: string) => void
}

/** The list. */
export function Ballots({ ballots, ...row }: BallotsProps): ReactNode {
  return (
    <ol className={css.ballots} aria-label={say('votes.ballotsLastFirst')}>
      {[...ballots].reverse().map(ballot => (
        <Row key={ballot.id} ballot={ballot} {...row} />
      ))}
    </ol>
  )
}

const standings = {
  replaced: 'votes.replaced',
  withdrawn: 'votes.withdrawn',
  void: 'votes.doesNotCount',
} as const satisfies Record<Exclude<BallotView['standing'], 'counts' | 'takesBack'>, PlainKey>

function Row({
  game,
  ballot,
  locked,
  nameOf,
  onPost,
}: Omit<BallotsProps, 'ballots'> & { ballot: BallotView }): ReactNode {
  const { id, by, at, advance, post, standing, rule, why } = ballot
  const choices = choicesOf(ballot, nameOf)
  const said = { name: nameOf(by), choice: choiceSaid(ballot, nameOf) }
  return (
    <li className={cls(css.ballot, standing !== 'counts' && standing !== 'takesBack' && css.idle)}>
      <p className={css.cast}>
        <b>
          <bdi>{nameOf(by)}</bdi>
        </b>{' '}
        <span className={css.arrow} aria-hidden="true">
          →
        </span>
        {choices.length > 0 && <span className="sr">{say('votes.for')}</span>}{' '}
        <span className={cls((standing === 'replaced' || standing === 'withdrawn') && css.gone)}>
          {choices.length
            ? listed(choices).map(({ type, value }, index) =>
                type === 'element' ? <bdi key={index}>{value}</bdi> : value,
              )
            : nobodySaid()}
        </span>
      </p>
      <p className={css.meta}>
        {at !== undefined && <Time at={at} zone={game.settings.zone} />}
        {standing !== 'counts' && standing !== 'takesBack' && (
          <Tag tone={standing === 'void' ? 'fails' : 'plain'}>{say(standings[standing])}</Tag>
        )}
        {advance && <Tag>{say('votes.inAdvance')}</Tag>}
        {rule !== undefined && <RuleChip id={rule} />}
        {why !== undefined && <span>{why}</span>}
        {standing === 'void' && <OptionLink game={game.id} rule={rule} />}
      </p>
      <p className={css.tools}>
        {post !== undefined && (
          <Button kind="quiet" small aria-label={say('votes.postOf', said)} onClick={() => onPost(post)}>
            {say('votes.post')}
          </Button>
        )}
        {!locked && standing !== 'withdrawn' && (
          <Button
            kind="quiet"
            small
            aria-label={say('votes.withdrawOf', said)}
            onClick={() => void act('votes.withdraw', { game: game.id, id })}
          >
            {say('votes.withdraw')}
          </Button>
        )}
      </p>
    </li>
  )
}
