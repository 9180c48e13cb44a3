/** The way out of the set-up: the first phase, with its times. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { GameView, NextPhase } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { useUnread } from '../../parts/use-unread.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { firstScreen } from '../../state/holds.ts'
import { nextPhase, phaseName } from '../../state/next-thing.ts'
import { go } from '../../state/view.ts'
import { DeadlineField } from './deadline-field.tsx'
import { closesAt } from './deadline.ts'
import { dueBy, OpensField } from './opens-field.tsx'
import { useUnsent } from './role-messages.tsx'
import css from './open-first.module.css'

/** What to open and until when. */
export function OpenFirst({ game }: { game: GameView }): ReactNode {
  const { value, error } = useAnswer('phases.next', { game: game.id })
  const next: NextPhase = value ?? { ...nextPhase(game), all: [] }
  return (
    <section className={css.card} aria-label={say('setup.theFirst')}>
      <h2 className="eyebrow">{say('setup.first')}</h2>
      {!game.seats.length ? (
        <p className={css.soft}>{say('setup.canBeOpened', { phase: phaseName(next, game.system) })}</p>
      ) : (
        (value ?? error) && (
          <Asking
            key={JSON.stringify([next.kind, next.number, next.rhythm ? game.settings : next.closes])}
            game={game}
            next={next}
          />
        )
      )}
    </section>
  )
}

function Asking({ game, next }: { game: GameView; next: NextPhase }): ReactNode {
  const { zone } = game.settings
  const [deadline, setDeadline] = useState(() => dueBy(next.closes, zone))
  const [opens, setOpens] = useState(next.opens)
  const [kind, setKind] = useState(next.kind)
  const [later, setLater] = useState<string>()
  const { unread, told } = useUnread()
  const { value: setup } = useAnswer('setup.view', { game: game.id })
  const unsent = useUnsent(game)
  const broken = setup?.breaks.some(({ warns }) => !warns) ?? false
  const numberOf = (one: string): number =>
    next.all.find(each => each.kind === one)?.number ?? (one === next.kind ? next.number : 1)
  // A host who comes over in the middle of a game goes on where it stands.
  const comesOver = game.seats.some(({ alive }) => !alive)
  const first = { kind, number: /^[1-9]\d?$/.test(later ?? '') ? Number(later) : numberOf(kind) }
  const turn = (to: string): void => {
    setKind(to)
    setOpens(to === next.kind ? next.opens : undefined)
    setDeadline(dueBy(to === next.kind ? next.closes : undefined, zone))
  }
  const open = async (): Promise<void> => {
    if (unread.size) return
    const closes = closesAt(deadline, zone)
    if (
      await act('phases.open', {
        game: game.id,
        ...first,
        ...(opens !== undefined && { opens }),
        ...(closes !== undefined && { closes }),
      })
    )
      go({ screen: firstScreen(game, kind), game: game.id, phase: 0 })
  }
  // The same that the top bar offers on other screens, with the deadline that stands here.
  useCommands([
    {
      id: 'next',
      title: say('state.openPhase', { phase: phaseName(first, game.system) }),
      keys: 'Ctrl+Enter',
      group: say('shell.game'),
      run: () => void open(),
    },
  ])
  return (
    <>
      {next.all.length > 1 && (
        <SelectField
          label={say('setup.beginsWith')}
          value={kind}
          onChange={event => turn(event.target.value)}
          options={next.all.map(({ kind: one }) => ({
            value: one,
            label: phaseName({ kind: one, number: numberOf(one) }, game.system),
          }))}
        />
      )}
      {comesOver && (
        <TextField
          label={say('setup.goesOnWith')}
          hint={say('setup.goesOnHint')}
          type="number"
          min={1}
          max={99}
          value={later ?? String(numberOf(kind))}
          onChange={event => setLater(event.target.value)}
        />
      )}
      {(opens !== undefined || next.clock) && (
        <OpensField opens={opens} onChange={setOpens} onUnread={told('opens')} zone={zone} />
      )}
      <DeadlineField
        deadline={deadline}
        onChange={setDeadline}
        onUnread={told('closes')}
        zone={zone}
        proposed={next.rhythm}
        {...(opens !== undefined && { from: opens })}
      />
      <Button
        kind={broken || unsent ? 'plain' : 'lamp'}
        why={unread.size ? say('common.mendTime') : undefined}
        onClick={() => void open()}
      >
        {say(broken ? 'setup.openAllTheSame' : 'state.openPhase', { phase: phaseName(first, game.system) })}
      </Button>
    </>
  )
}
