/** A report of a problem: what was done lately, for the host to read before they send it to anybody. */
import { useState, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Switch } from '../parts/switch.tsx'
import { useAnswer } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import { download } from '../state/download.ts'
import { useHelp } from '../state/help.ts'
import { gameOfRoute } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { say } from '../words/say.ts'
import css from './report.module.css'

/** The page of the help on which one is made. */
export function Report(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const failure = useHelp(help => help.failure)
  const [withGame, setWithGame] = useState(false)
  const { value: about } = useAnswer('games.get', game === undefined ? undefined : { game })
  const { value, error } = useAnswer('report.make', {
    ...(withGame && game !== undefined && { game }),
    ...(failure && { failure }),
  })
  return (
    <>
      {about && (
        <Switch on={withGame} onChange={setWithGame}>
          {say('report.withGame', { game: about.name })}
        </Switch>
      )}
      {value?.without !== undefined && <p role="status">{value.without}</p>}
      {value ? (
        <pre className={css.text} tabIndex={0} aria-label={say('report.title')}>
          {value.text}
        </pre>
      ) : error ? (
        <Problem error={error} />
      ) : (
        <Skeleton label={say('report.title')} lines={6} />
      )}
      <p className={css.actions}>
        <Button idle={!value} onClick={() => value && void copy(value.text, say('report.title'))}>
          {say('common.copy')}
        </Button>
        <Button
          idle={!value}
          onClick={() => value && download(value.text, 'nightdesk-report.json', 'application/json')}
        >
          {say('report.save')}
        </Button>
      </p>
    </>
  )
}
