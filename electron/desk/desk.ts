/**
 * The desk: the one backend behind all hosts. A host opens one, sends calls through `dispatch` and passes on what
 * `subscribe` tells.
 */
import type { CallResult } from './contract.ts'
import type { Push } from './push.ts'
import type { StartThread } from './reading/thread.ts'
import type { Program } from './report/calls.ts'
import type { TraceLine } from './report/trace.ts'

export interface Desk {
  /** Answers a call of the contract, in this language (`en`, `ru`; English for any other). Never throws; input may be anything. */
  dispatch(name: string, input: unknown, language?: string): Promise<CallResult<unknown>>
  /** Hears of every change that was kept. @returns what ends it */
  subscribe(hear: (push: Push) => void): () => void
  /** Closes the workspace after what is under way. */
  close(): Promise<void>
}

export interface DeskOptions {
  /** The workspace: made where it is not there. Without one, only calls about case files and rules are answered. */
  file?: string
  /** A folder of exported games: a workspace that is made begins with all of them, and is marked as a sample. */
  sample?: string
  /**
   * The folder of what pages of one file are drawn by (`explore/`, `proof/`), as they were built; without it none is
   * made.
   */
  pages?: string | undefined
  now?: () => Date
  /** Starts the thread on which is read what a host pastes; without it that is read in process. */
  thread?: StartThread
  /** Milliseconds that reading something may take on its thread. */
  readingDeadline?: number
  /** What a report says of the program. */
  program?: Program
  /** Hears what was done and what went wrong, without anything that was typed. */
  log?: (line: TraceLine) => void
  /** Hears of errors that are mistakes of ours. */
  broken?: (error: unknown) => void
}
