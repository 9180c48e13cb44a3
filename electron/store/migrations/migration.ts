import type { Writer } from '../connection.ts'

/** One step from a shape of the tables to the next. */
export interface Migration {
  name: string
  /** Statements that end in the new shape. Foreign keys are checked after them, so tables may be rebuilt. */
  sql: string
  /** What no SQL can do, after the statements and in the same transaction. */
  then?: (db: Writer) => Promise<void>
}
