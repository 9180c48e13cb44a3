/** What a process with a desk in it says to the test that kills it: see child.ts. */
import { createHash } from 'node:crypto'
import type { Answers, CallName } from '../../../../electron/desk/contract.ts'

/** A game as it is shown, in short. */
export const digestOf = (view: Answers['games.get']): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url')

/** The same without what every change changes: what the game comes to. */
export const contentDigest = ({
  revision: _,
  saved: __,
  undo: ___,
  redo: ____,
  mending: _____,
  ...view
}: Answers['games.get']): string => createHash('sha256').update(JSON.stringify(view)).digest('base64url')

/** What is about to be done: `adds` are the events it has to leave, all or none. */
export interface Attempt {
  call: CallName
  game: string
  revision: number
  adds: string[]
  post?: string
  sent?: boolean
  draft?: string
}
/** One line of what a child says. */
export type Said =
  | { opened: true }
  | { attempt: Attempt }
  | { done: { game: string; revision: number; view: string } }
  | { mended: { game: string; digest: string; away: boolean; done: 'accepted' | 'undone' } }
  | { refused: string }
