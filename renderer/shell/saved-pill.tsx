/** Whether everything is kept: always in sight, never to be pressed. */
import type { ReactNode } from 'react'
import { Pill } from '../parts/pill.tsx'
import { clockOnly, myZone } from '../state/clock.ts'
import { useSaved } from '../state/saved.ts'
import { cls } from '../state/words.ts'
import css from './saved-pill.module.css'

/** @param saved when the last change of the game was kept, as the game says */
export function SavedPill({ saved }: { saved: string | undefined }): ReactNode {
  const state = useSaved(kept => kept.state)
  const bad = state.is === 'failed' || state.is === 'lost'
  return (
    <Pill tone={bad ? 'fails' : 'plain'} role="status" {...state.is === 'failed' ? { title: state.reason } : {}}>
      <span className={cls(css.dot, bad && css.bad, state.is === 'saving' && css.busy)} aria-hidden="true" />
      {wordsOf(state, saved)}
    </Pill>
  )
}

function wordsOf(state: ReturnType<typeof useSaved.getState>['state'], saved: string | undefined): string {
  switch (state.is) {
    case 'idle': return saved === undefined ? 'Saved' : `Saved ${clockOnly(saved, myZone())}`
    case 'saving': return 'Saving'
    case 'saved': return `Saved ${clockOnly(state.at, myZone())}`
    case 'failed': return 'NOT SAVED'
    case 'lost': return 'Not connected'
  }
}
