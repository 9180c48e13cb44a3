/** Dealing the roles of the roster, and what proves the deal to everybody. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { copy } from '../../state/copy.ts'
import { say } from '../../words/say.ts'
import css from './deal.module.css'
import { call, CallError } from '../../state/desk.ts'
import { download } from '../../state/download.ts'
import { toast } from '../../state/toasts.ts'

// The page that checks a deal without the app, as a file for the players.

/** Makes the page, in the language of the interface, and hands it to the browser as a download. */
async function saveProofPage(): Promise<void> {
  try {
    const { text, name } = await call('dealing.page', {})
    download(text, name, 'text/html')
    toast({ title: say('proof.made'), text: say('proof.madeText', { name }) })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}

/** Nothing while nobody sits at the game. */
export function Deal({ game }: { game: GameView }): ReactNode {
  const count = game.seats.filter(({ bystander }) => !bystander).length
  const { value } = useAnswer('setup.view', count ? { game: game.id } : undefined)
  const dealt = value?.dealt
  const title = say(dealt ? 'setup.dealAgain' : 'setup.deal')
  const drawn = dealt?.drawn
  const run = (): void =>
    void (drawn
      ? act('dealing.draw', {
          game: game.id,
          text: drawn.text,
          ...(drawn.chosen !== undefined && { chosen: drawn.chosen }),
        })
      : act('setup.deal', { game: game.id }))
  const page = (): void => void saveProofPage()
  useCommands([
    ...(count > 1 && value ? [{ id: 'setup-deal', title, group: say('setup.label'), run }] : []),
    ...(dealt ? [{ id: 'setup-proof-page', title: say('proof.make'), group: say('setup.label'), run: page }] : []),
  ])
  if (count < 2) return null
  return (
    <section className={css.deal} aria-label={say('setup.dealing')}>
      <h2 className="eyebrow">{say('setup.dealing')}</h2>
      <p className={css.note}>{say(dealt ? 'setup.dealtNote' : 'setup.dealNote', { count })}</p>
      <Button small idle={!value} onClick={run}>
        {title}
      </Button>
      {drawn && drawn.fell.length > 0 && (
        <dl className={css.fell} aria-live="polite">
          <dt>{say('setup.fell')}</dt>
          {drawn.fell.map(line => (
            <dd key={line}>{line}</dd>
          ))}
        </dl>
      )}
      {dealt && (
        <details className={css.proof}>
          <summary>{say('setup.verify')}</summary>
          <dl>
            <dt>{say('setup.beforeTheGame')}</dt>
            <dd>
              <code className={css.digest}>{dealt.digest}</code>
              <Button small kind="quiet" onClick={() => void copy(dealt.digest, say('setup.digest'))}>
                {say('setup.copyDigest')}
              </Button>
              <Button small kind="quiet" onClick={page}>
                {say('proof.make')}
              </Button>
              <span className={css.note}>{say('proof.makeNote')}</span>
            </dd>
            <dt>{say('setup.afterTheGame')}</dt>
            <dd>
              <Button small kind="quiet" onClick={() => void copy(dealt.proof, say('setup.proof'))}>
                {say('setup.copyProof')}
              </Button>
            </dd>
          </dl>
        </details>
      )}
    </section>
  )
}
