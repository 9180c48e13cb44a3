/**
 * A game and the copy of a co-host who went on with it: what of both does not go together and has to be chosen, what would not
 * count any more, and what becomes of every phase since they parted.
 */
import { useState, type ReactNode } from 'react'
import type { MergeDifference, MergeView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Guard } from '../../parts/guard.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { focusMain, Waiting } from '../../parts/waiting.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { useAnswer, useKept } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { useExplained } from '../../state/language.ts'
import { placeNamed, useLongAnswer, useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { openGame } from '../games/open-game.ts'
import { putAway } from '../games/put-away.tsx'
import { PhaseCompared } from '../mend/phase.tsx'
import css from '../mend/mend.module.css'

type Way = MergeDifference['ways'][number]

const wayWords = { ours: 'merge.ours', theirs: 'merge.theirs', both: 'merge.both' } as const satisfies Record<
  Way,
  unknown
>

const decidedWords = { before: 'merge.decidedBefore', there: 'merge.decidedThere' } as const satisfies Record<
  NonNullable<MergeDifference['decided']>,
  unknown
>

/** The comparison. @param copy the game that was taken in beside it */
export function MergeScreen({ game, copy }: { game: string; copy: string }): ReactNode {
  const said = useExplained()
  const [chosen, setChosen] = useState<Readonly<Record<string, Way>>>({})
  const choices = Object.entries(chosen).map(([key, as]) => ({ key, as }))
  const [done, setDone] = useState(false)
  const asked = done ? undefined : { game, copy, chosen: choices, ...said }
  const { value, error, reading } = useLongAnswer('merge.view', asked, 'merge')
  const accepts = useReadingPlace(placeNamed('merge.accept'))
  const view = useKept(value, `${game} ${copy}`)
  const { value: about } = useAnswer('games.get', { game })
  /** What the page says too. */
  const why =
    view === undefined
      ? undefined
      : !view.changed
        ? say('merge.nothing')
        : view.undecided
          ? say('merge.undecided', { count: view.undecided })
          : undefined
  const choose = (key: string, way: Way): void => {
    setChosen({ ...chosen, [key]: way })
    // Kept at once: a window that is closed forgets nothing.
    void act('merge.choose', { game, copy, key, way })
  }
  const accept = async (): Promise<void> => {
    if (!view || why !== undefined || view !== value) return
    const given = { game, copy, chosen: choices, reading: accepts.id }
    if (!(await accepts.follow(act('merge.accept', given)))) return
    setDone(true)
    await act('games.putAway', { game: copy, away: 'deleted' })
    toast({ title: say('merge.accepted', { name: view.name }), text: say('merge.copyAway') })
    await openGame(game)
  }
  useCommands([{ id: 'merge', title: say('merge.accept'), group: say('shell.game'), run: () => void accept() }])
  if (error && !view) return <Problem error={error} />
  if (!view || !about) return <Waiting label={say('merge.label')} lines={8} reading={reading} />
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('merge.title')}</h1>
          <p className={css.soft}>
            <Words
              of="merge.parted"
              values={{
                ours: view.ours,
                theirs: view.theirs,
                time: <Time at={view.copy.changed} zone={about.settings.zone} />,
              }}
            />
          </p>
          <div className={css.does}>
            <Button kind="lamp" idle={view !== value} why={why} told onClick={() => void accept()}>
              {say('merge.accept')}
            </Button>
            <Button onClick={() => void openGame(game)}>{say('merge.later')}</Button>
          </div>
          <ReadingLine reading={accepts} onStop={focusMain} />
        </header>
        {view.changed ? (
          <>
            <Differences view={view} chosen={chosen} onChoose={choose} />
            {view.misfits.length > 0 && (
              <section className={css.decide} aria-label={say('merge.misfits')}>
                <h2 className="eyebrow">{say('merge.misfits')}</h2>
                <ul>
                  {view.misfits.map(says => (
                    <li key={says}>{says}</li>
                  ))}
                </ul>
                <p className={css.soft}>{say('merge.misfitsText')}</p>
              </section>
            )}
            {view.phases.map(phase => (
              <Guard key={phase.index} what={phase.name}>
                {phase.fresh ? (
                  <section className={css.phase} aria-label={phase.name}>
                    <h2 className={css.name}>
                      {phase.name} <Tag tone="lamp">{say('merge.fresh')}</Tag>
                    </h2>
                  </section>
                ) : (
                  <PhaseCompared phase={phase} zone={about.settings.zone} />
                )}
              </Guard>
            ))}
          </>
        ) : (
          <>
            <Empty
              title={say('merge.nothing')}
              text={say(view.differences.length ? 'merge.nothingUndecided' : 'merge.nothingText')}
              action={
                <Button onClick={() => void dropCopy(game, copy, view.copy.name)}>{say('merge.dropCopy')}</Button>
              }
            />
            {view.differences.length > 0 && <Differences view={view} chosen={chosen} onChoose={choose} />}
          </>
        )}
      </div>
    </div>
  )
}

async function dropCopy(game: string, copy: string, name: string): Promise<void> {
  await openGame(game)
  await putAway({ id: copy, name }, 'deleted')
}

function Differences({
  view,
  chosen,
  onChoose,
}: {
  view: MergeView
  /** What was chosen just now; the view may still be on its way. */
  chosen: Readonly<Record<string, Way>>
  onChoose: (key: string, as: Way) => void
}): ReactNode {
  return (
    <section className={css.decide} aria-label={say('merge.differ')}>
      <p role="status" className={view.undecided ? css.wanted : css.soft}>
        {say('merge.undecided', { count: view.undecided })}
      </p>
      <ul>
        {view.differences.map(({ key, phase, ours, theirs, ways, chosen: kept, decided }) => (
          <li key={key} className={css.misfit}>
            <div className={css.says}>
              {phase !== undefined && <p className="eyebrow">{phase}</p>}
              <p>
                <Words of="merge.here" values={{ says: <bdi>{ours}</bdi> }} tags={{ b: inside => <b>{inside}</b> }} />
              </p>
              <p>
                <Words
                  of="merge.there"
                  values={{ says: <bdi>{theirs}</bdi> }}
                  tags={{ b: inside => <b>{inside}</b> }}
                />
              </p>
              {decided && <p className={css.soft}>{say(decidedWords[decided])}</p>}
            </div>
            <Segmented
              label={say('merge.ways', { ours, theirs })}
              segments={ways.map(id => ({ value: id, label: say(wayWords[id]) }))}
              value={chosen[key] ?? kept ?? ''}
              onChoose={as => onChoose(key, as as Way)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
