/**
 * How much of anything there may be. The calls of the desk and the journal are held to the same numbers, so that whatever
 * was taken in can be read back, and what never could have been taken in is refused before any work is done on it.
 */
export const limits = {
  /** Players of a game. */
  seats: 200,
  /** Modifiers, aliases, statuses of one player; hosts of a game. */
  few: 20,
  /** Targets that one action names by hand. */
  targets: 10,
  /** Messages taken, or actions switched off, in one go. */
  atOnce: 500,
  /** Entries of a list that comes about while playing: orders in a message, causes of a result. */
  many: 100_000,
  /** Events of a game. */
  events: 1_000_000,
  /** Characters of a name, of an id, of a row's id, of a remark or a link. */
  name: 200,
  id: 500,
  row: 5000,
  remark: 2000,
  /** Characters of a field of a form or of a wording, of a post that is edited, of what is pasted. */
  field: 20_000,
  edit: 200_000,
  page: 2_000_000,
  /** Characters of a file that holds a game. */
  file: 50_000_000,
} as const
