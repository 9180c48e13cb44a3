/** What the app is, for whoever has no game of their own yet: one sentence, one night worked through, three ways in. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import css from './first-run.module.css'

interface FirstRunProps {
  onNew: () => void
  onOpenFile: () => void
  /** Where a sample can be tried. */
  onTry?: (() => void) | undefined
}

const strong = (inside: ReactNode): ReactNode => <b>{inside}</b>
const promises = [
  ['games.promiseAsks', 'games.promiseAsksText'],
  ['games.promiseReasons', 'games.promiseReasonsText'],
  ['games.promiseBack', 'games.promiseBackText'],
] as const

/** The page before the first game. */
export function FirstRun({ onNew, onOpenFile, onTry }: FirstRunProps): ReactNode {
  return (
    <>
      <section className={css.hero} aria-label={say('games.heroLabel')}>
        <div>
          <h2 className={css.title}>{say('games.heroTitle')}</h2>
          <p className={css.text}>{say('games.heroText')}</p>
          <p className={css.ways}>
            <Button kind="lamp" keys="N" onClick={onNew}>
              {say('games.new')}
            </Button>
            {onTry && <Button onClick={onTry}>{say('games.trySample')}</Button>}
            <Button kind="quiet" onClick={onOpenFile}>
              {say('games.import')}
            </Button>
          </p>
          <p className={css.small}>{say('games.heroLocal')}</p>
        </div>
        <Example />
      </section>
      <ul className={css.promises}>
        {promises.map(([title, text]) => (
          <li key={title}>
            <b>{say(title)}</b>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A message, its reasons and its post: what comes in and what goes out. */
function Example(): ReactNode {
  return (
    <ol className={css.example}>
      <li>
        <h3 className="eyebrow">{say('games.exampleIn')}</h3>
        <blockquote className={css.quote}>
          <Words of="games.exampleMessage" tags={{ mark: inside => <mark>{inside}</mark> }} />
        </blockquote>
      </li>
      <li>
        <h3 className="eyebrow">{say('games.exampleWhy')}</h3>
        <p className={css.answer}>
          <Words of="games.exampleAnswer" tags={{ b: strong }} />
        </p>
        <ul className={css.reasons}>
          <li className={css.holds}>{say('games.exampleKill')}</li>
          <li className={css.failed}>{say('games.exampleProtect')}</li>
          <li className={css.holds}>{say('games.exampleBlock')}</li>
        </ul>
      </li>
      <li>
        <h3 className="eyebrow">{say('games.exampleOut')}</h3>
        <code className={css.post}>{say('games.examplePost')}</code>
      </li>
    </ol>
  )
}
