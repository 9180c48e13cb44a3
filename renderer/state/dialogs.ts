/** Dialogs of the shell that several places open. */
import { create } from 'zustand'

interface Dialogs {
  /** Asks before a phase is locked. */
  lock: boolean
  /** Opens the next phase. */
  openPhase: boolean
}

/** Which of them are open. */
export const useDialogs = create<Dialogs>(() => ({ lock: false, openPhase: false }))

/** Opens or closes the dialog that locks the open phase. */
export const lockDialog = (lock: boolean): void => useDialogs.setState({ lock })
/** Opens or closes the dialog that opens the next phase. */
export const openPhaseDialog = (openPhase: boolean): void => useDialogs.setState({ openPhase })
