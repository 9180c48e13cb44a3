/**
 * Lines of a pasted text that were not understood, each with what would be: a button puts the nearest word there, and of a
 * word that may mean several things the host chooses one, for this text and for good.
 */
import type { ReactNode } from 'react'
import type { GameView, RosterProblem } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import { fixesOf, type Fix } from './fix.ts'
import css from './paste-roster.module.css'

interface WrongLinesProps {
  game: GameView
  problems: readonly RosterProblem[]
  text: string
  onFix: (text: string) => void
  /** They were read, and may as well be meant otherwise. */
  doubtful?: boolean
}

export function WrongLines({ game, problems, text, onFix, doubtful = false }: WrongLinesProps): ReactNode {
  if (!problems.length) return null
  const take = async ({ word, to, text: mended, kept }: Fix): Promise<void> => {
    const said = { system: game.system.id, game: game.id, word, means: to }
    if (!kept || (await act('roster.mean', said))) onFix(mended)
  }
  return (
    <ul className={css.problems} aria-label={say(doubtful ? 'setup.doubtful' : 'setup.notUnderstood')}>
      {problems.map((problem, index) => (
        <li key={index} className={css.problem}>
          <span className={css.line}>{say('setup.line', { line: problem.line })}</span>
          <span className={css.says}>
            <bdi>{capital(problem.message)}.</bdi>{' '}
            {problem.remedy !== undefined && <span className={css.remedy}>{capital(problem.remedy)}</span>}
          </span>
          {fixesOf(problem, text).map(fix => (
            <Button key={fix.to} small onClick={() => void take(fix)}>
              {say('setup.use', { word: fix.to })}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}
