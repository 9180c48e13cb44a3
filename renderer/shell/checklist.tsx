/** What a host does around a phase, to be ticked: what is done, and what comes next. It opens beside the tabs of the phase. */
import { Fragment, type ReactNode } from 'react'
import type { GameView, PhaseView, StepId, Steps, TickedStep } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Timed } from '../parts/time.tsx'
import { act } from '../state/act.ts'
import { useAnswer, useKept } from '../state/answers.ts'
import { useCommands } from '../state/commands.ts'
import { copy } from '../state/copy.ts'
import { checklistDialog, lockDialog, openPhaseDialog, textDialog, useDialogs } from '../state/dialogs.ts'
import { isPast } from '../state/holds.ts'
import { go, select } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './checklist.module.css'

type Step = Steps<StepId>['steps'][number]

/** The button that opens it, with how far the phase is. */
export function ChecklistButton({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const isLast = phase.index === game.phases.length - 1
  const steps = useSteps(game, phase, isLast)
  const done = steps?.steps.filter(one => one.done).length ?? 0
  const all = steps?.steps.length ?? 0
  const open = (): void => checklistDialog(phase.index)
  useCommands(
    [
      { id: 'checklist', title: say('steps.title', { phase: phase.name }), group: say('shell.game'), run: open },
      ...(game.state === 'running'
        ? [
            {
              id: 'replacement',
              title: say('steps.replacementTitle'),
              group: say('shell.game'),
              run: () => textDialog({ is: 'replacement' }),
            },
          ]
        : []),
      {
        id: 'briefing',
        title: say('steps.briefingTitle'),
        group: say('shell.game'),
        run: () => textDialog({ is: 'briefing' }),
      },
    ],
    'shell',
  )
  return (
    <Button
      kind="quiet"
      small
      className={css.open}
      onClick={open}
      {...(all > 0 && { 'aria-label': say('steps.buttonOf', { done, all }) })}
    >
      {say('steps.button')}
      {all > 0 && <span className={css.progress}>{say('steps.progress', { done, all })}</span>}
    </Button>
  )
}

/** The list, over the game that is looked at. */
export function ChecklistDialog({ game }: { game: GameView }): ReactNode {
  const at = useDialogs(dialogs => dialogs.checklist)
  const phase = at === undefined ? undefined : game.phases[at]
  return phase && !isPast(game) ? <Checklist game={game} phase={phase} /> : null
}

const useSteps = (game: GameView, phase: PhaseView, wanted = true): Steps<StepId> | undefined => {
  const { value } = useAnswer('steps.view', wanted ? { game: game.id, phase: phase.index } : undefined)
  return useKept(value, `${game.id} ${phase.index}`)
}

const parts = { open: 'steps.open', run: 'steps.run', close: 'steps.close' } as const

function Checklist({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const { value, error } = useAnswer('steps.view', { game: game.id, phase: phase.index })
  const shown = useKept(value, `${game.id} ${phase.index}`)
  const close = (): void => checklistDialog(undefined)
  const next = shown?.steps.find(({ id }) => id === shown.next)
  const title = say('steps.title', { phase: phase.name })
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      {...(shown && { text: next ? say('steps.next', { step: next.says }) : say('steps.allDone') })}
      actions={
        <>
          <Button onClick={() => textDialog({ is: 'briefing' })}>{say('steps.briefing')}</Button>
          {game.state === 'running' && (
            <Button onClick={() => textDialog({ is: 'replacement' })}>{say('steps.replacement')}</Button>
          )}
          <Button kind="lamp" onClick={close}>
            {say('common.close')}
          </Button>
        </>
      }
    >
      {error && !shown ? (
        <Problem error={error} />
      ) : !shown ? (
        <Skeleton label={title} lines={6} />
      ) : (
        (['open', 'run', 'close'] as const).map(part => {
          const steps = shown.steps.filter(one => one.part === part)
          return (
            steps.length > 0 && (
              <Fragment key={part}>
                <h3 className="eyebrow">{say(parts[part])}</h3>
                <ul className={css.steps} aria-label={say(parts[part])}>
                  {steps.map(step => (
                    <Line key={step.id} {...{ game, phase, step }} next={step.id === shown.next} />
                  ))}
                </ul>
              </Fragment>
            )
          )
        })
      )}
    </Dialog>
  )
}

function Line({ game, phase, step, next }: { game: GameView; phase: PhaseView; step: Step; next: boolean }): ReactNode {
  const { id, says, detail, done, ticked, to, does, copy: text } = step
  const isLast = phase.index === game.phases.length - 1
  const tick = (is: boolean): void => void act('steps.tick', { game: game.id, step: id as TickedStep, done: is })
  const leave = (): void => checklistDialog(undefined)
  const lead = (): void => {
    leave()
    if (!to) return
    const { post } = 'post' in to ? to : {}
    go('phase' in to ? { screen: to.screen, game: game.id, phase: to.phase } : { screen: to.screen, game: game.id })
    // Also where that screen is looked at already, and the post was before.
    select(undefined)
    if (post !== undefined) requestAnimationFrame(() => select(post))
  }
  const run = (): void => {
    if (does === 'replacement') return textDialog({ is: 'replacement' })
    leave()
    return does === 'lock' ? lockDialog(true) : openPhaseDialog(true)
  }
  return (
    <li
      className={cls(css.step, done && css.done, next && css.next)}
      {...(next && { 'aria-current': 'step' as const })}
    >
      {ticked && isLast ? (
        <label className={css.says}>
          <input type="checkbox" checked={done} onChange={event => tick(event.target.checked)} />
          <span>{says}</span>
        </label>
      ) : (
        <span className={css.says}>
          <span className={css.sign} role="img" aria-label={say(done ? 'parts.yes' : 'parts.no')}>
            {done ? '✓' : '○'}
          </span>
          <span>{says}</span>
        </span>
      )}
      {detail !== undefined && (
        <span className={css.detail}>
          <Timed says={detail} zone={game.settings.zone} />
        </span>
      )}
      <span className={css.tools}>
        {text !== undefined && !done && (
          <Button
            small
            kind="quiet"
            aria-label={say('steps.copyTitle')}
            onClick={() => void copy(text, say('steps.theTitle'))}
          >
            {say('steps.copy')}
          </Button>
        )}
        {to && !done && (
          <Button small kind="quiet" aria-label={say('steps.goTo', { step: says })} onClick={lead}>
            {say('steps.go')}
          </Button>
        )}
        {does && !done && (
          <Button small kind="quiet" aria-label={say('steps.doIt', { step: says })} onClick={run}>
            {say('steps.does')}
          </Button>
        )}
      </span>
    </li>
  )
}
