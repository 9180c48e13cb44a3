/**
 * The past as it is mended against the one that counts, in every phase from the reopened one on: what no longer fits and has
 * to be decided, what comes out otherwise, who was told what and is told what now. Accepted by the one button above.
 */
import type { ReactNode } from 'react'
import type { GameView, MendView, MisfitView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Guard } from '../../parts/guard.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { focusMain, Waiting } from '../../parts/waiting.tsx'
import { screenToChange } from '../../shell/mending-strip.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { accepting, useMended } from '../../state/mended.ts'
import { placeNamed, useReadingPlace } from '../../state/reading.ts'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { PhaseCompared } from './phase.tsx'
import { Then } from './then.tsx'
import css from './mend.module.css'

/** The comparison. */
export function MendScreen({ game }: { game: string }): ReactNode {
  const { value: view, error, reading } = useMended(game)
  const accepts = useReadingPlace(placeNamed(accepting))
  const { value: about } = useAnswer('games.get', { game })
  if (error && !view) return <Problem error={error} />
  if (!view || !about) return <Waiting label={say('mend.label')} lines={8} reading={reading} />
  const open = about.phases[view.at]?.name ?? ''
  const change = (): void => go({ screen: screenToChange(about, view.at), game, phase: view.at })
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('mend.title', { phase: view.name })}</h1>
          <p className={css.soft}>{view.reason}</p>
          <ReadingLine reading={accepts} onStop={focusMain} />
        </header>
        {view.changed ? (
          <>
            <Decide game={game} view={view} />
            {view.phases.map(phase => (
              <Guard key={phase.index} what={phase.name}>
                <PhaseCompared phase={phase} zone={about.settings.zone} />
              </Guard>
            ))}
          </>
        ) : (
          <Empty
            title={say('mend.nothing')}
            text={say('mend.nothingText', { phase: open })}
            action={<Button onClick={change}>{say('mend.toPhase', { phase: open })}</Button>}
          />
        )}
        <Then game={game} phase={open} />
      </div>
    </div>
  )
}

/** What no longer fits, phase by phase, and how far it is decided. */
function Decide({ game, view }: { game: GameView['id']; view: MendView }): ReactNode {
  const phases = view.phases.filter(({ misfits }) => misfits.length)
  return (
    <section className={css.decide} aria-label={say('mend.decide')}>
      <p role="status" className={view.undecided ? css.wanted : css.soft}>
        {say('mend.undecided', { count: view.undecided })}
      </p>
      {phases.map(({ index, name, misfits }) => (
        <div key={index}>
          <h2 className="eyebrow">{name}</h2>
          <ul>
            {misfits.map(misfit => (
              <Misfit key={misfit.key} game={game} misfit={misfit} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Misfit({ game, misfit: { key, says, ways, decided } }: { game: string; misfit: MisfitView }): ReactNode {
  return (
    <li className={css.misfit}>
      <span className={css.says}>
        {says} {decided === undefined && <Tag tone="lamp">{say('mend.waits')}</Tag>}
      </span>
      <Segmented
        label={say('mend.ways', { what: says })}
        segments={ways.map(({ id, says: label }) => ({ value: id, label }))}
        value={decided ?? ''}
        onChoose={as => void act('mend.decide', { game, key, as })}
      />
    </li>
  )
}
