/** A past that is being mended: on its own screens the three steps, on those of its game that it waits. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { Link } from '../parts/link.tsx'
import { Words } from '../parts/words.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { useCommands } from '../state/commands.ts'
import { isPast, screensOf } from '../state/holds.ts'
import { gameOfRoute, type PhaseScreen } from '../state/route.ts'
import { toast } from '../state/toasts.ts'
import { go, useView } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './mending-strip.module.css'

/** The strip, where a past is being mended. */
export function MendingStrip(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const mending = value?.mending
  if (!value || !mending) return null
  return isPast(value) ? <Steps past={value} mending={mending} /> : <Waits game={value} mending={mending} />
}

type Mending = NonNullable<GameView['mending']>

/** The id under which the past of a game is open. */
const pastOf = (game: string): string => `mend:${game}`

/** Where a phase that is open again is changed. */
export function screenToChange(game: GameView, phase: number): PhaseScreen {
  const shown = game.phases[phase]
  return (shown && screensOf(game, shown).find(screen => screen !== 'posts')) ?? 'posts'
}

function Steps({ past, mending }: { past: GameView; mending: Mending }): ReactNode {
  const route = useView(view => view.route)
  const { value: real } = useAnswer('games.get', { game: mending.of })
  const [first, open] = [past.phases[mending.phase], past.phases[mending.at]]
  const others = (real?.phases ?? []).filter(({ index, state }) => index >= mending.phase && state !== 'open')
  const comparing = route.screen === 'mend'
  const openAt = async (phase: number): Promise<void> => {
    if (!real || !(await act('mend.open', { game: past.id, phase }))) return
    go({ screen: screenToChange(real, phase), game: past.id, phase })
  }
  return (
    <aside className={cls(css.strip, 'no-print')} aria-label={say('mend.strip')}>
      <ol className={css.steps} aria-label={say('mend.steps')}>
        <li className={css.step} title={mending.reason}>
          <span className={css.number} aria-hidden="true">
            1
          </span>
          <span className={css.words}>
            {say('mend.reopened', { phase: first?.name ?? '' })}
            <span className={css.reason}>{mending.reason}</span>
          </span>
        </li>
        <li className={css.step}>
          <span className={css.number} aria-hidden="true">
            2
          </span>
          <Link
            to={{ screen: screenToChange(past, mending.at), game: past.id, phase: mending.at }}
            here={!comparing}
            className={css.link}
          >
            {say('mend.change', { phase: open?.name ?? '' })}
          </Link>
          {others.length > 1 && (
            <select
              className={css.other}
              aria-label={say('mend.openAnother')}
              value={mending.at}
              onChange={event => void openAt(Number(event.target.value))}
            >
              {others.map(({ index, name }) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </li>
        <li className={css.step}>
          <span className={css.number} aria-hidden="true">
            3
          </span>
          <Link to={{ screen: 'mend', game: past.id }} here={comparing} className={css.link}>
            {say('mend.compare')}
          </Link>
        </li>
      </ol>
      <Drop game={mending.of} />
    </aside>
  )
}

function Waits({ game, mending }: { game: GameView; mending: Mending }): ReactNode {
  const goOn = (): void => go({ screen: 'mend', game: pastOf(game.id) })
  useCommands([{ id: 'mend-on', title: say('mend.goOn'), group: say('shell.game'), run: goOn }], 'shell')
  return (
    <aside className={cls(css.strip, 'no-print')} aria-label={say('mend.strip')}>
      <p className={css.waits}>
        <Words
          of="mend.under"
          values={{ phase: game.phases[mending.phase]?.name ?? '', reason: <bdi>{mending.reason}</bdi> }}
          tags={{ b: inside => <b>{inside}</b> }}
        />
      </p>
      <Button small onClick={goOn}>
        {say('mend.goOn')}
      </Button>
      <Drop game={game.id} />
    </aside>
  )
}

/** The game stays as it is. */
function Drop({ game }: { game: string }): ReactNode {
  const [asking, setAsking] = useState(false)
  useCommands(
    [{ id: 'mend-drop', title: say('mend.dropTitle'), group: say('shell.game'), run: () => setAsking(true) }],
    'shell',
  )
  const drop = async (): Promise<void> => {
    const { route } = useView.getState()
    if (gameOfRoute(route) !== game) go('phase' in route ? { ...route, game } : { screen: 'log', game })
    if (await act('mend.drop', { game })) toast({ title: say('mend.dropped') })
  }
  return (
    <>
      <Button small kind="quiet" onClick={() => setAsking(true)}>
        {say('mend.drop')}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        danger
        title={say('mend.dropTitle')}
        text={say('mend.dropText')}
        does={say('mend.doDrop')}
        onConfirm={() => void drop()}
      />
    </>
  )
}
