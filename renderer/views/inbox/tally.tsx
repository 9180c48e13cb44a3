/** What counts so far, and who is still missing. */
import { called } from '../../state/next-thing.ts'
import type { ReactNode } from 'react'
import type { ActionView, GameView, InboxView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Time, Timed } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { Side } from '../../parts/side.tsx'
import { act } from '../../state/act.ts'
import { remindDialog } from '../../state/dialogs.ts'
import { waitsFor } from '../../state/holds.ts'
import { go } from '../../state/view.ts'
import { cls, wordsOf } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { OptionLink } from '../rules/option-link.tsx'
import type { HandWork } from './by-hand.tsx'
import { DeadlineLine } from './deadline.tsx'
import { showWhy } from './keys.ts'
import css from './tally.module.css'

/** So many abilities of those who sent nothing are named. */
const named = 3

const standings = {
  late: 'inboxTally.late',
  refused: 'inboxTally.refused',
  replaced: 'inboxTally.replaced',
  withdrawn: 'inboxTally.withdrawn',
} as const satisfies Record<Exclude<ActionView['standing'], 'counts'>, PlainKey>

interface TallyProps {
  inbox: InboxView
  game: GameView
  phase: number
  byHand: (work: HandWork) => void
  onMessage: (id: string) => void
}

/** The right-hand side of the inbox. */
export function Tally({ inbox, game, phase, byHand, onMessage }: TallyProps): ReactNode {
  const { actions, missing, received, expected, besides } = inbox
  const open = inbox.closed === undefined
  const about = game.phases[phase]
  const late = actions.filter(({ standing }) => standing === 'late')
  const inTime = actions.filter(({ standing }) => standing !== 'late')
  const shared = { game, phase, open, onMessage }
  const asking = about?.wants.doubts ?? 0
  // What is clear and was not accepted yet waits as well.
  const waiting = about?.wants.messages ?? 0
  return (
    <aside className={css.tally} aria-label={say('inbox.whatCounts')}>
      {expected > 0 && (
        <div className={css.progress}>
          <p aria-live="polite">
            <Words
              of="inboxTally.sentInOf"
              values={{ received, expected }}
              tags={{
                b: inside => <b className={css.number}>{inside}</b>,
                soft: inside => <span className={css.soft}>{inside}</span>,
              }}
            />
            {besides > 0 && <span className={css.soft}> {say('inboxTally.besides', { count: besides })}</span>}
          </p>
          <progress className={css.bar} value={received} max={expected} aria-label={say('inboxTally.sentIn')} />
        </div>
      )}
      {open && about?.state === 'open' && <DeadlineLine game={game} phase={about} />}
      <h2 className="eyebrow">{say('inboxTally.asReceived')}</h2>
      {inTime.length ? (
        <Actions actions={inTime} {...shared} />
      ) : (
        <p className={css.soft}>
          {received && !waiting && !late.length
            ? say('inboxTally.noneToDo')
            : say('inboxTally.nothingYet', { count: waiting })}
        </p>
      )}
      {late.length > 0 && (
        <>
          <h2 className="eyebrow">{say('inboxTally.lateLeftOut')}</h2>
          <Actions actions={late} {...shared} />
        </>
      )}
      {expected > 0 && (open || missing.length > 0) && (
        <h2 className="eyebrow">{say(open ? 'inboxTally.stillMissing' : 'inboxTally.sentNothing')}</h2>
      )}
      {missing.length > 0 && (
        <ul className={css.missing}>
          {missing.map(({ slot, name, abilities }) => {
            const seat = game.seats.find(one => one.slot === slot)
            const side = game.system.factions.find(({ id }) => id === slot)?.side
            return (
              <li key={slot} className={css.absent}>
                <span className={css.who}>
                  {side && <Side of={side} />}{' '}
                  <b>
                    <bdi>{name}</bdi>
                  </b>{' '}
                  <span className={css.soft} {...(abilities.length > named && { title: abilities.join(', ') })}>
                    {abilitiesSaid(abilities)}
                  </span>
                </span>
                {open && (
                  <Button
                    kind="quiet"
                    small
                    className={css.onPoint}
                    aria-label={say('inboxTally.byHandOf', { name })}
                    onClick={() => byHand(seat ? { by: seat.slot } : { among: slot })}
                  >
                    {say('inbox.byHand')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {open && missing.length > 0 && waitsFor(game) && (
        <p>
          <Button small onClick={() => remindDialog(true)}>
            {say('reminders.remind')}
          </Button>
        </p>
      )}
      {expected > 0 && !missing.length && (
        <p className={css.complete}>
          {asking ? say('inboxTally.everybodyWrote', { count: asking }) : say('inboxTally.everybodySentIn')}{' '}
          <Button small onClick={() => go({ screen: 'night', game: game.id, phase })}>
            {say('inboxTally.seePhase', { phase: called(about?.kind ?? 'night', game.system).it })}
          </Button>
        </p>
      )}
    </aside>
  )
}

/** The first few, and how many more. */
function abilitiesSaid(abilities: readonly string[]): string {
  const first = abilities.slice(0, named).join(', ')
  const more = abilities.length - named
  return more > 0 ? say('inboxTally.andMore', { abilities: first, count: more }) : first
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
          {standing !== 'counts' && <Tag>{say(standings[standing])}</Tag>}
          {admitted && <Tag>{say('inboxTally.lateAdmitted')}</Tag>}
          {ruled && <Tag tone="lamp">{say(ruled.holds ? 'inboxTally.ruledHolds' : 'inboxTally.ruledNot')}</Tag>}
          {refusal && standing !== 'withdrawn' && <RuleChip id={refusal.rule} />}
          {open && standing === 'late' && (
            <Button
              small
              aria-label={say('inboxTally.admitOf', { action: words })}
              onClick={() => void act('actions.admit', { game: game.id, id, admitted: true })}
            >
              {say('inboxTally.admit')}
            </Button>
          )}
          {open && admitted && (
            <Button
              kind="quiet"
              small
              aria-label={say('inboxTally.notAdmitOf', { action: words })}
              onClick={() => void act('actions.admit', { game: game.id, id, admitted: false })}
            >
              {say('inboxTally.notAdmit')}
            </Button>
          )}
        </p>
      )}
      {refusal && standing === 'refused' && (
        <p className={css.why}>
          <Timed says={refusal.says} zone={game.settings.zone} /> <OptionLink game={game.id} option={refusal.option} />
        </p>
      )}
      <p className={cls(css.tools, css.onPoint)}>
        <Button
          kind="quiet"
          small
          aria-label={say('inboxTally.whyOf', { action: words })}
          onClick={() => showWhy(game.id, phase, id)}
        >
          {say('inbox.why')}
        </Button>
        {message !== undefined && (
          <Button
            kind="quiet"
            small
            aria-label={say('inboxTally.messageOf', { action: words })}
            onClick={() => onMessage(message)}
          >
            {say('inboxTally.message')}
          </Button>
        )}
        {open && standing !== 'withdrawn' && (
          <Button
            kind="quiet"
            small
            aria-label={say('inboxTally.withdrawOf', { action: words })}
            onClick={() => void act('actions.withdraw', { game: game.id, id })}
          >
            {say('inboxTally.withdraw')}
          </Button>
        )}
      </p>
    </li>
  )
}
