/** What counts so far, and who is still missing. */
import type { ReactNode } from 'react'
import type { ActionView, GameView, InboxView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/said.tsx'
import { Time, Timed } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { go } from '../../state/view.ts'
import { cls, wordsOf } from '../../state/words.ts'
import type { HandWork } from './by-hand.tsx'
import { DeadlineLine } from './deadline.tsx'
import { showWhy } from './keys.ts'
import css from './tally.module.css'

/** So many abilities of those who sent nothing are named. */
const named = 3

interface TallyProps {
  inbox: InboxView
  game: GameView
  phase: number
  byHand: (work: HandWork) => void
  onMessage: (id: string) => void
}

/** The right-hand side of the inbox. */
export function Tally({ inbox, game, phase, byHand, onMessage }: TallyProps): ReactNode {
  const { actions, missing, received, expected } = inbox
  const open = inbox.closed === undefined
  const about = game.phases[phase]
  const late = actions.filter(({ standing }) => standing === 'late')
  const inTime = actions.filter(({ standing }) => standing !== 'late')
  const shared = { game, phase, open, onMessage }
  return (
    <aside className={css.tally} aria-label="What counts so far">
      {expected > 0 && (
        <div className={css.progress}>
          <p aria-live="polite">
            <b className={css.number}>
              {received} of {expected}
            </b>{' '}
            <span className={css.soft}>sent in</span>
          </p>
          <progress className={css.bar} value={received} max={expected} aria-label="Sent in" />
        </div>
      )}
      {open && about?.state === 'open' && <DeadlineLine game={game} phase={about} />}
      <h2 className="eyebrow">What counts, as received</h2>
      {inTime.length ? <Actions actions={inTime} {...shared} /> : <p className={css.soft}>Nothing yet.</p>}
      {late.length > 0 && (
        <>
          <h2 className="eyebrow">Late, left out</h2>
          <Actions actions={late} {...shared} />
        </>
      )}
      {expected > 0 && (open || missing.length > 0) && (
        <h2 className="eyebrow">{open ? 'Still missing' : 'Sent nothing'}</h2>
      )}
      {missing.length > 0 && (
        <ul className={css.missing}>
          {missing.map(({ slot, name, abilities }) => {
            const seat = game.seats.find(one => one.slot === slot)
            return (
              <li key={slot} className={css.absent}>
                <span className={css.who}>
                  <b>
                    <bdi>{name}</bdi>
                  </b>{' '}
                  <span className={css.soft} {...(abilities.length > named && { title: abilities.join(', ') })}>
                    {abilities.slice(0, named).join(', ')}
                    {abilities.length > named && ` and ${abilities.length - named} more`}
                  </span>
                </span>
                {open && (
                  <Button
                    kind="quiet"
                    small
                    className={css.onPoint}
                    aria-label={`Enter an action of ${name} by hand`}
                    onClick={() => byHand(seat ? { by: seat.slot } : { among: slot })}
                  >
                    By hand
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {expected > 0 && !missing.length && (
        <p className={css.complete}>
          Everybody has sent in.{' '}
          <Button small onClick={() => go({ screen: 'night', game: game.id, phase })}>
            See the {about?.kind ?? 'night'}
          </Button>
        </p>
      )}
    </aside>
  )
}

interface RowProps {
  game: GameView
  phase: number
  open: boolean
  onMessage: (id: string) => void
}

const Actions = ({ actions, ...row }: RowProps & { actions: readonly ActionView[] }): ReactNode => (
  <ol className={css.actions}>
    {actions.map(action => (
      <Action key={action.id} action={action} {...row} />
    ))}
  </ol>
)

/**
 * An action. What moves it to another list, letting it count or not, stands in its own line: the tools of the row that
 * comes under the pointer then are elsewhere.
 */
function Action({ action, game, phase, open, onMessage }: RowProps & { action: ActionView }): ReactNode {
  const { id, said, at, standing, refusal, admitted, message, ruled } = action
  const words = wordsOf(said)
  const noted = standing !== 'counts' || admitted || ruled !== undefined
  const gone = standing === 'withdrawn' || standing === 'replaced'
  return (
    <li className={cls(css.action, standing !== 'counts' && css.void)}>
      <p className={cls(css.said, gone && css.gone)}>
        <Said spans={said} flat />
      </p>
      {at !== undefined && (
        <span className={css.at}>
          <Time at={at} zone={game.settings.zone} />
        </span>
      )}
      {noted && (
        <p className={css.state}>
          {standing !== 'counts' && <Tag>{standing}</Tag>}
          {admitted && <Tag>late, admitted</Tag>}
          {ruled && <Tag tone="lamp">ruled: {ruled.holds ? 'holds' : 'does not hold'}</Tag>}
          {refusal && standing !== 'withdrawn' && <RuleChip id={refusal.rule} />}
          {open && standing === 'late' && (
            <Button
              small
              aria-label={`Let it count: ${words}`}
              onClick={() => void act('actions.admit', { game: game.id, id, admitted: true })}
            >
              Admit
            </Button>
          )}
          {open && admitted && (
            <Button
              kind="quiet"
              small
              aria-label={`No longer let it count: ${words}`}
              onClick={() => void act('actions.admit', { game: game.id, id, admitted: false })}
            >
              Not admit
            </Button>
          )}
        </p>
      )}
      {refusal && standing === 'refused' && (
        <p className={css.why}>
          <Timed says={refusal.says} zone={game.settings.zone} />
        </p>
      )}
      <p className={cls(css.tools, css.onPoint)}>
        <Button kind="quiet" small aria-label={`Why: ${words}`} onClick={() => showWhy(game.id, phase, id)}>
          Why
        </Button>
        {message !== undefined && (
          <Button kind="quiet" small aria-label={`The message of: ${words}`} onClick={() => onMessage(message)}>
            Message
          </Button>
        )}
        {open && standing !== 'withdrawn' && (
          <Button
            kind="quiet"
            small
            aria-label={`Withdraw: ${words}`}
            onClick={() => void act('actions.withdraw', { game: game.id, id })}
          >
            Withdraw
          </Button>
        )}
      </p>
    </li>
  )
}
