/** Whether everything is kept: always in sight. Pressed, it tells where. */
import { useState, type ReactNode } from 'react'
import { Pill } from '../parts/pill.tsx'
import { useAnswer } from '../state/answers.ts'
import { useNow } from '../state/clock.ts'
import { useSaved } from '../state/saved.ts'
import { savedSaid } from '../state/saved-said.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { SavedDialog } from './saved-dialog.tsx'
import css from './saved-pill.module.css'

/** @param saved when the last change of the game was kept, as the game says @param zone of the game */
export function SavedPill({ saved, zone }: { saved: string | undefined; zone: string | undefined }): ReactNode {
  const [open, setOpen] = useState(false)
  const now = useNow()
  const state = useSaved(kept => kept.state)
  const moved = useAnswer('workspace.info', {}).value?.moved
  const bad = state.is === 'failed' || state.is === 'lost' || moved !== undefined
  const words = moved ? say('shell.notSaved') : savedSaid(state, saved, { zone, now })
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
