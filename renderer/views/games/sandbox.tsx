/** A case file opened as a game to play with. */
import type { ReactNode } from 'react'
import type { CaseNamed } from '../../../electron/desk/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { act } from '../../state/act.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { openGame } from './open-game.ts'
import { putAway } from './put-away.tsx'
import css from './games.module.css'

/** A file, read by the browser. */
export interface CaseFile {
  file: string
  text: string
}

/** A file with several cases, of which one is to be chosen. */
export interface Several extends CaseFile {
  choices: readonly CaseNamed[]
}

/** Cases are YAML; whatever else is taken in is a game. */
export const isCase = (name: string): boolean => /\.ya?ml$/i.test(name)

/** Opens the case of a file. @param line of the one that is meant @returns the file, where it has several and none is named */
export async function tryCase({ file, text }: CaseFile, line?: number): Promise<Several | undefined> {
  const made = await act('games.sandbox', { file: file.slice(-200), text, ...(line !== undefined && { line }) })
  if (!made) return undefined
  if ('choices' in made) return { file, text, choices: made.choices }
  const { game } = made
  toast({
    title: say('games.tried'),
    text: say('games.triedText'),
    about: 'away',
    action: { label: say('games.keep'), run: () => void keep(game) },
  })
  await openGame(game)
  return undefined
}

async function keep(game: string): Promise<void> {
  await putAway({ id: game, name: say('games.theSandbox') }, null)
}

/** Asks which of several cases is meant. */
export function ChooseCase({ of, onClose }: { of: Several; onClose: () => void }): ReactNode {
  return (
    <Dialog open onClose={onClose} title={say('games.whichCase')} text={say('games.whichCaseText', { file: of.file })}>
      <ul className={css.cases}>
        {of.choices.map(({ case: title, variant, line }) => (
          <li key={line}>
            <button
              type="button"
              className={css.case}
              onClick={() => {
                onClose()
                void tryCase(of, line)
              }}
            >
              <bdi>{variant === undefined ? title : `${title} (${variant})`}</bdi>{' '}
              <small className={css.soft}>{say('games.caseOnLine', { line })}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
