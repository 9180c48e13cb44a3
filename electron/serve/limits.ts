/** What the browser host bears at most, so that nobody keeps it from answering. Times are milliseconds. */
export interface Limits {
  /** Bytes of one call. */
  body: number
  /** Of those who are in. */
  sockets: number
  /** Sockets of those who showed no token yet. */
  strangers: number
  /** How long one of those is left alone who has just come, however many there are. */
  fresh: number
  /** Of those who have just come, at most. */
  crowd: number
  /** How long one of those may hold its place from one answer to the next. */
  patience: number
  /** How long a page that lets its owner in does so. */
  entrance: number
  /** Until a request's headers have come. */
  headers: number
  /** Until all of a request has come. */
  request: number
  /** How often those two are looked at. */
  look: number
  /** Between two signs of life of a stream of pushes. */
  heartbeat: number
  /** Bytes that a stream of pushes may fall behind. */
  behind: number
  /** For calls under way, when the host closes. */
  grace: number
}

export const usualLimits: Limits = {
  body: 10_000_000,
  sockets: 32,
  strangers: 16,
  fresh: 250,
  crowd: 1_000,
  patience: 5_000,
  entrance: 30_000,
  headers: 10_000,
  request: 30_000,
  look: 2_000,
  heartbeat: 15_000,
  behind: 1_000_000,
  grace: 3_000,
}
