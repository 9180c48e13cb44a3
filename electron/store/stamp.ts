/** What is written is stamped with this. */
export interface Stamp {
  /** Now, as an ISO instant. */
  at: string
  /** The version of the engine's events. */
  version: number
}
