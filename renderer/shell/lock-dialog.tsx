/** Asks before a phase is locked, with everything that is still open in it. */
import type { ReactNode } from 'react'
import type { GameView, PhaseView } from '../../electron/desk/contract.ts'
import { Link } from '../parts/link.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { lockDialog, useDialogs } from '../state/dialogs.ts'
import { go, putBack, useView, type Route } from '../state/view.ts'
import { toast } from '../state/toasts.ts'
import { count } from '../state/words.ts'
import css from './lock-dialog.module.css'

/** The dialog of the phase that is open. */
export function LockDialog({ game }: { game: GameView }): ReactNode {
  const open = useDialogs(dialogs => dialogs.lock)
  const phase = game.phases.at(-1)
  if (phase?.state !== 'open') return null
  const lock = async (): Promise<void> => {
    const done = await act('phases.lock', { game: game.id })
    if (!done) return
    putBack()
    toast({ title: `${phase.name} is locked.`, text: 'What happened and why is kept as it is. Ctrl+Z takes the lock back.' })
    go({ screen: phase.acting ? 'night' : 'posts', game: game.id, phase: phase.index })
  }
  return (
    <Confirm
      open={open} onClose={() => lockDialog(false)} title={`Lock ${phase.name}?`} does={phase.acting ? `Lock the ${phase.kind}` : `Close ${phase.name}`} onConfirm={() => { void lock() }}
      text={phase.acting ? 'Results, deaths and their reasons are kept as they stand now, and the posts are written from them.' : 'Nothing more comes into it, and its posts are written.'}
    >
      <StillOpen game={game} phase={phase} />
    </Confirm>
  )
}

/** What would be locked unanswered. */
function StillOpen({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const { value: inbox } = useAnswer('inbox.view', phase.acting ? { game: game.id, phase: phase.index } : undefined)
  const { value: night } = useAnswer('night.view', phase.acting ? { game: game.id, phase: phase.index } : undefined)
  const off = useView(view => view.off.length)
  if (!phase.acting) return null
  const doubts = inbox?.messages.filter(message => message.state === 'doubt').length ?? 0
  const untaken = inbox?.messages.filter(message => message.state === 'new').length ?? 0
  const missing = inbox?.missing ?? []
  const rulings = night?.rulings.filter(ruling => ruling.kind === 'prompt' && !ruling.answered) ?? []
  const at = (screen: 'inbox' | 'night'): Route => ({ screen, game: game.id, phase: phase.index })
  const lines: { words: ReactNode; to?: Route }[] = [
    ...untaken ? [{ words: `${count(untaken, 'message')} read but not taken`, to: at('inbox') }] : [],
    ...doubts ? [{ words: `${count(doubts, 'message')} with a question to answer`, to: at('inbox') }] : [],
    ...missing.length ? [{ words: <>Nothing came from {missing.map(({ name }) => name).join(', ')}</>, to: at('inbox') }] : [],
    ...rulings.length ? [{ words: `${count(rulings.length, 'ruling')} not made: the defaults hold`, to: at('night') }] : [],
    ...off ? [{ words: `${count(off, 'action')} switched off to see what if: that is not kept` }] : [],
  ]
  if (!lines.length) return <p className={css.all}><span aria-hidden="true">✓</span> Everything is in. Nothing is left open.</p>
  return (
    <div className={css.open}>
      <h3 className="eyebrow">Still open</h3>
      <ul>{lines.map((line, index) => <li key={index}><span>{line.words}</span>{line.to && <Link to={line.to} onClick={() => lockDialog(false)}>Look</Link>}</li>)}</ul>
    </div>
  )
}
