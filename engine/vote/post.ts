/** A post of a thread. */
import type { Run } from './run.ts'

/** How a text is marked up. `plain`: copied from a window, perhaps with Markdown or BBCode in it. */
export type Written = 'bbcode' | 'html' | 'plain'

export interface Post {
  /** The forum's own, or the game's. */
  id?: string
  /** Who wrote it: the name the forum shows, or the seat. */
  by: string
  /** Under which name, where `by` is a seat and that is not its name. */
  writer?: string
  /** What the account is called that the forum shows under another name. */
  account?: string
  /** ISO instant, where what the forum shows is beyond doubt; `when` is what it shows. */
  at?: string
  when?: string
  text: string
  /** Recognised by its tags where absent. */
  written?: Written
  /** The text with its marks, where they are read already. */
  runs?: readonly Run[]
  /** The forum says that it was edited. */
  edited?: boolean
  link?: string
  /** Its number in the thread. */
  number?: number
  /** Where it stands in what was handed in. */
  file?: string
  line?: number
}
