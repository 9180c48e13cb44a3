/** Whether what was done is kept: shown in the top bar, always. */
import { create } from 'zustand'
import { onLink } from './desk.ts'

/** `idle`: nothing was changed since the start. */
export type SavedState =
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; reason: string; remedy?: string }
  | { is: 'lost' }

interface Saved {
  state: SavedState
  /** Calls under way. */
  under: number
}

/** The saved state of the page. */
export const useSaved = create<Saved>(() => ({ state: { is: 'idle' }, under: 0 }))

/** A changing call begins. @returns what to tell when it ends */
export function saving(): { kept(at: string): void; failed(reason: string, remedy?: string): void; refused(): void } {
  const { state: before } = useSaved.getState()
  useSaved.setState(({ under }) => ({ state: { is: 'saving' }, under: under + 1 }))
  const end = (state: SavedState): void =>
    useSaved.setState(({ under, state: now }) => ({
      under: under - 1,
      state: under > 1 && now.is !== 'failed' ? { is: 'saving' } : state,
    }))
  return {
    kept: at => end({ is: 'saved', at }),
    failed: (reason, remedy) => end({ is: 'failed', reason, ...(remedy === undefined ? {} : { remedy }) }),
    refused: () => end(before.is === 'saving' ? { is: 'idle' } : before),
  }
}

/**
 * Shows losing the desk, from now on. It is told with every try that finds it gone: what was not kept meanwhile stays in
 * sight until the desk is there again.
 * @returns what ends it
 */
export function watchLink(): () => void {
  return onLink(up =>
    useSaved.setState(({ state }) => {
      if (!up) return state.is === 'failed' ? {} : { state: { is: 'lost' } }
      return state.is === 'lost' || state.is === 'failed' ? { state: { is: 'idle' } } : {}
    }),
  )
}
