/** What would be locked as it stands: unanswered, missing, left out, or before its time. */
import type { ReactNode } from 'react'
import type { ActionView, GameView, PhaseView, VotesView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Link } from '../parts/link.tsx'
import { Said } from '../parts/rich-text.tsx'
import { Time } from '../parts/time.tsx'
import { Words } from '../parts/words.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { span, useNow } from '../state/clock.ts'
import { lockDialog } from '../state/dialogs.ts'
import { hasVotes } from '../state/holds.ts'
import { namer } from '../state/names.ts'
import { useView, type Route } from '../state/view.ts'
import { wordsOf } from '../state/words.ts'
import { noLynch } from '../views/votes/choices.ts'
import { unsettled } from '../views/votes/unsettled.ts'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import css from './still-open.module.css'

interface Line {
  words: ReactNode
  to?: Route
}

/** The list, or that nothing is left open. Of a phase without abilities only its deadline is told. */
export function StillOpen({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const asked = phase.acting ? { game: game.id, phase: phase.index } : undefined
  const { value: inbox } = useAnswer('inbox.view', asked)
  const voted = hasVotes(game, phase)
  const here = { game: game.id, phase: phase.index }
  const { value: night } = useAnswer('night.view', phase.acting || voted ? here : undefined)
  const { value: votes } = useAnswer('votes.view', voted ? here : undefined)
  // In plain words, so that what the screen of the posts shows next is asked afresh.
  const { value: mail } = useAnswer('posts.view', phase.index === 0 ? { ...here, dialect: 'plain' } : undefined)
  const off = useView(view => view.off.length)
  const now = useNow()
  const { closes } = phase
  const unsent = mail?.posts.find(({ early, state, kind }) => early && state === 'toSend' && kind !== 'votes')
  const { value: roles } = useAnswer('setup.messages', phase.index === 0 ? { game: game.id } : undefined)
  const untold = roles?.messages.filter(({ state }) => state === undefined) ?? []
  const opening: Line[] = [
    ...(untold.length
      ? [
          {
            words: say('shell.rolesUnsent', { count: untold.length, names: listSaid(untold.map(({ name }) => name)) }),
            to: { screen: 'messages' as const, game: game.id },
          },
        ]
      : []),
    ...(unsent
      ? [{ words: say('shell.unsent', { post: unsent.title }), to: { screen: 'posts' as const, ...here } }]
      : []),
  ]
  // Once a vote has ended the day, it waits for nobody and for no time any more.
  const ended = votes?.ended === true
  const silent = ended ? [] : (votes?.silent ?? [])
  const ahead: Line[] =
    closes !== undefined && new Date(closes) > now && !ended
      ? [
          {
            words: (
              <Words
                of="shell.deadlineAhead"
                values={{
                  span: span(now, new Date(closes)),
                  time: <Time at={closes} zone={game.settings.zone} both />,
                }}
              />
            ),
          },
        ]
      : []
  if (!phase.acting && !voted) return ahead.length + opening.length ? <Lines lines={[...ahead, ...opening]} /> : null
  const messages = (state: 'new' | 'doubt' | 'nothing'): number =>
    inbox?.messages.filter(message => message.state === state).length ?? 0
  const [untaken, doubts, nothing] = [messages('new'), messages('doubt'), messages('nothing')]
  const late = inbox?.actions.filter(({ standing }) => standing === 'late') ?? []
  // Of those who came late, something did come.
  const missing = inbox?.missing.filter(({ slot }) => !late.some(({ by }) => by === slot)) ?? []
  const rulings = night?.rulings.filter(ruling => ruling.kind === 'prompt' && !ruling.answered) ?? []
  const nameOf = namer(game.seats)
  const unclear = votes ? unsettled(votes) : []
  const guessed = unclear.flatMap(({ by, found }) =>
    found.flatMap(({ likely }) => (likely === undefined ? [] : [{ by, of: likely }])),
  )
  const unread = unclear.filter(({ found }) => !found.some(({ likely }) => likely !== undefined)).length
  const at = (screen: 'inbox' | 'night' | 'votes'): Route => ({ screen, game: game.id, phase: phase.index })
  const lines: Line[] = [
    // These stand in the count and lynch nobody: what the posts say of both would contradict each other.
    ...guessed.map(({ by, of }) => ({
      words: <Words of="shell.toConfirm" values={{ by: <bdi>{nameOf(by)}</bdi>, of: <bdi>{nameOf(of)}</bdi> }} />,
      to: at('votes'),
    })),
    ...ahead,
    ...opening,
    ...(untaken ? [{ words: say('shell.notTaken', { count: untaken }), to: at('inbox') }] : []),
    ...(doubts ? [{ words: say('shell.withQuestion', { count: doubts }), to: at('inbox') }] : []),
    ...(nothing ? [{ words: say('shell.nothingFound', { count: nothing }), to: at('inbox') }] : []),
    ...(missing.length
      ? [{ words: say('shell.nothingCame', { names: missing.map(({ name }) => name).join(', ') }), to: at('inbox') }]
      : []),
    ...(silent.length
      ? [
          {
            words: (
              <Words
                of="shell.noBallot"
                values={{
                  names: silent.map((slot, index) => (
                    <span key={slot}>
                      {index > 0 && ', '}
                      <bdi>{nameOf(slot)}</bdi>
                    </span>
                  )),
                }}
              />
            ),
            to: at('votes'),
          },
        ]
      : []),
    ...(unread ? [{ words: say('shell.nobodyBears', { count: unread }), to: at('votes') }] : []),
    ...(rulings.length
      ? [
          {
            words: say('shell.notRuled', { count: rulings.length }),
            to: at(voted && !phase.acting ? 'votes' : 'night'),
          },
        ]
      : []),
    ...(off ? [{ words: say('shell.switchedOff', { count: off }) }] : []),
  ]
  if ((phase.acting && !inbox) || (voted && !votes)) return null
  return (
    <>
      {ended && <Hammer votes={votes} nameOf={nameOf} />}
      {!lines.length && !late.length ? (
        <p className={css.all}>
          <span aria-hidden="true">✓</span> {say('shell.nothingOpen')}
        </p>
      ) : (
        <Lines lines={lines}>{late.length > 0 && <Late late={late} game={game} />}</Lines>
      )}
    </>
  )
}

/** Whose vote ended the day, and on whom. */
function Hammer({ votes, nameOf }: { votes: VotesView; nameOf: (slot: string) => string }): ReactNode {
  const on = votes.totals.find(({ of }) => votes.lynched.includes(of)) ?? votes.totals[0]
  const by = on?.voters.at(-1)
  if (!on || by === undefined) return null
  const name = on.of === noLynch ? say('votes.noLynch') : nameOf(on.of)
  return (
    <p>
      <Words of="shell.hammered" values={{ by: <bdi>{nameOf(by)}</bdi>, name: <bdi>{name}</bdi> }} />
    </p>
  )
}

const Lines = ({ lines, children }: { lines: readonly Line[]; children?: ReactNode }): ReactNode => (
  <div className={css.open}>
    {lines.length > 0 && (
      <>
        <h3 className="eyebrow">{say('shell.stillOpen')}</h3>
        <ul>
          {lines.map((line, index) => (
            <li key={index}>
              <span>{line.words}</span>
              {line.to && (
                <Link to={line.to} onClick={() => lockDialog(false)}>
                  {say('shell.look')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </>
    )}
    {children}
  </div>
)

/** Actions that came after the deadline, each to be let in here. */
const Late = ({ late, game }: { late: readonly ActionView[]; game: GameView }): ReactNode => (
  <>
    <h3 className="eyebrow">{say('shell.late')}</h3>
    <ul>
      {late.map(({ id, said, at }) => (
        <li key={id}>
          <span>
            <Said spans={said} flat />
            {at !== undefined && (
              <small className={css.at}>
                {' '}
                · <Time at={at} zone={game.settings.zone} />
              </small>
            )}
          </span>
          <Button
            small
            aria-label={say('shell.admitOf', { action: wordsOf(said) })}
            onClick={() => void act('actions.admit', { game: game.id, id, admitted: true })}
          >
            {say('shell.admit')}
          </Button>
        </li>
      ))}
    </ul>
  </>
)
