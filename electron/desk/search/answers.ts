/** What the calls that find words give. */

/**
 * A player with the role, what came of a phase and why, a message to the host, a post of the thread as it was pasted, a
 * post of the host's, a change in the log.
 */
export type FoundKind = 'seat' | 'result' | 'message' | 'thread' | 'post' | 'log'

/** Characters that are what was looked for, from the first to before the last. */
export interface FoundMark {
  start: number
  end: number
}

/** Something that was found, and where it stands. */
export interface FoundThing {
  game: string
  gameName: string
  /** The clock that its time is shown by. */
  zone: string
  kind: FoundKind
  /** The phase in which it stands; before the first there is none, and players and the log stand in no phase's screen. */
  phase?: number
  phaseName?: string
  /** Of the player, the row, the message, the post or the change (its first event), as its screen names it. */
  id: string
  at?: string
  /** Who wrote it or gets it, or whose role it is; of a result and a change, nothing. */
  title: string
  titleMarks: FoundMark[]
  /** The words that were found with what stands around them. */
  text: string
  marks: FoundMark[]
  /** A change that was taken back. */
  undone?: true
}

export interface SearchFound {
  /** By kind, those that have some; of each the newest first, and how many there are in all. */
  groups: { kind: FoundKind; count: number; things: FoundThing[] }[]
  /** How much was looked through. */
  searched: Record<FoundKind, number>
  /** Games that could not be read. */
  unread: string[]
}
