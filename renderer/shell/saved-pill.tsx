/** Whether everything is kept: always in sight. Pressed, it tells where. */
import { useState, type ReactNode } from 'react'
import { Pill } from '../parts/pill.tsx'
import { useAnswer } from '../state/answers.ts'
import { clockOnly, myZone } from '../state/clock.ts'
import { useSaved } from '../state/saved.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { SavedDialog } from './saved-dialog.tsx'
import css from './saved-pill.module.css'

/** @param saved when the last change of the game was kept, as the game says */
export function SavedPill({ saved }: { saved: string | undefined }): ReactNode {
  const [open, setOpen] = useState(false)
  const state = useSaved(kept => kept.state)
  const moved = useAnswer('workspace.info', {}).value?.moved
  const bad = state.is === 'failed' || state.is === 'lost' || moved !== undefined
  const words = moved ? say('shell.notSaved') : wordsOf(state, saved)
  return (
    <>
      <span role="status">
        <button
          type="button"
          className={css.press}
          title={moved?.message ?? (state.is === 'failed' ? state.reason : say('shell.whereKept'))}
          onClick={() => setOpen(true)}
        >
          <Pill tone={bad ? 'fails' : 'plain'} className="eases">
            <span className={cls(css.dot, bad && css.bad, state.is === 'saving' && css.busy)} aria-hidden="true" />
            {words}
          </Pill>
        </button>
      </span>
      {open && (
        <SavedDialog state={state} since={state.is === 'saved' ? state.at : saved} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function wordsOf(state: ReturnType<typeof useSaved.getState>['state'], saved: string | undefined): string {
  switch (state.is) {
    case 'idle':
      return saved === undefined ? say('shell.saved') : say('shell.savedAt', { time: clockOnly(saved, myZone()) })
    case 'saving':
      return say('shell.saving')
    case 'saved':
      return say('shell.savedAt', { time: clockOnly(state.at, myZone()) })
    case 'failed':
      return say('shell.notSaved')
    case 'lost':
      return say('shell.notConnected')
  }
}
