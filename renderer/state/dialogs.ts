/** Dialogs of the shell that several places open. */
import { create } from 'zustand'

interface Dialogs {
  /** Asks before a phase is locked. */
  lock: boolean
  /** Opens the next phase. */
  openPhase: boolean
  /** The form that is filled in. */
  record: string | undefined
  /** Ends the game. */
  finish: boolean
  /** The phase that is reopened, by its place. */
  reopen: number | undefined
  /** What is sent to whoever is missing from the open phase. */
  remind: boolean
  /** The game that a file is merged into, which is asked for on the start screen. */
  mergeInto: string | undefined
  /** The phase whose checklist is open, by its place. */
  checklist: number | undefined
  /** A text that is made from the game. `slot`: whose place it is about. */
  text: { is: 'replacement'; slot?: string } | { is: 'briefing' } | undefined
}

/** Which of them are open. */
export const useDialogs = create<Dialogs>(() => ({
  lock: false,
  openPhase: false,
  record: undefined,
  finish: false,
  reopen: undefined,
  remind: false,
  mergeInto: undefined,
  checklist: undefined,
  text: undefined,
}))

/** Opens or closes the dialog that locks the open phase. */
export const lockDialog = (lock: boolean): void => useDialogs.setState({ lock })
/** Opens or closes the dialog that opens the next phase. */
export const openPhaseDialog = (openPhase: boolean): void => useDialogs.setState({ openPhase })
/** Fills in a form of the system, or closes it. */
export const recordDialog = (record: string | undefined): void => useDialogs.setState({ record })
/** Opens or closes the dialog that ends the game. */
export const finishDialog = (finish: boolean): void => useDialogs.setState({ finish })
/** Asks why a locked phase is reopened, or no longer. */
export const reopenDialog = (reopen: number | undefined): void => useDialogs.setState({ reopen })
/** Opens or closes the texts for whoever is missing. */
export const remindDialog = (remind: boolean): void => useDialogs.setState({ remind })
/** Asks for the file that is merged into a game, or no longer. */
export const mergeInto = (mergeInto: string | undefined): void => useDialogs.setState({ mergeInto })
/** Opens or closes the checklist of a phase. */
export const checklistDialog = (checklist: number | undefined): void => useDialogs.setState({ checklist })
/** Opens or closes a text that is made from the game. */
export const textDialog = (text: ReturnType<typeof useDialogs.getState>['text']): void => useDialogs.setState({ text })
