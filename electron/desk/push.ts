/** What those who listen to the desk hear. */

/** How far a reading has come, under the name that its call gave it. */
export interface ReadingStep {
  id: string
  done: number
  of: number
}

/**
 * Something changed: whoever shows this game asks again. Without a game: the list of games or the settings. One about a
 * reading says that alone: nothing changed.
 */
export interface Push {
  game?: string
  revision?: number
  reading?: ReadingStep
}
