/**
 * One database, one caller at a time. A driver knows no owners of a transaction: what one path writes while another's
 * is open would go with it, acknowledged, when that one rolls back. So everything waits its turn in one queue, a turn is
 * a whole transaction, and it is acknowledged after COMMIT.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { StoreError, mistake, storeError } from './error.ts'
import type { Handle, Row, Value } from './storage.ts'
import { say } from './words/say.ts'

/** Reads within a turn. Of no use after it: then every call throws. */
export interface Reader {
  all(sql: string, ...values: Value[]): Promise<Row[]>
  /** The first row, if there is one. */
  one(sql: string, ...values: Value[]): Promise<Row | undefined>
}

/** Reads and writes within one transaction. A statement that failed dooms it, whether or not the error was caught. */
export interface Writer extends Reader {
  /** @returns how many rows changed */
  run(sql: string, ...values: Value[]): Promise<number>
  /** Statements without values, as migrations have them. */
  script(sql: string): Promise<void>
}

/** Keeps an eye on the file of a connection. */
export interface Guard {
  /** Before a transaction begins. @throws StoreError where none may */
  before(handle: Handle): Promise<void>
  /** Before what was written is kept. @throws StoreError: then it is taken back */
  atCommit(): Promise<void>
  /** Before the file is closed. */
  atEnd(handle: Handle): Promise<void>
}

interface Turn {
  of: Connection
  open: boolean
}
const current = new AsyncLocalStorage<Turn>()

/** Whether this is asked within a turn: until it is over nobody else reads or writes. */
export const inTurn = (): boolean => current.getStore()?.open === true

export class Connection {
  readonly #handle: Handle
  readonly #readOnly: StoreError | undefined
  readonly #guard: Guard | undefined
  #last: Promise<unknown> = Promise.resolve()
  #over: StoreError | undefined

  /** @param readOnly what to say to whoever wants to write, where nobody may */
  constructor(handle: Handle, readOnly?: StoreError, guard?: Guard) {
    this.#handle = handle
    this.#readOnly = readOnly
    this.#guard = guard
  }

  /** Lets `work` read, with nobody writing meanwhile. @throws what `work` throws, StoreError */
  read<Given>(work: (reader: Reader) => Promise<Given>): Promise<Given> {
    return this.#turn(async turn => {
      const { writer, settled } = during(turn, this.#handle)
      try {
        return await work({ all: writer.all, one: writer.one })
      } finally {
        turn.open = false
        await settled().catch(() => undefined)
      }
    })
  }

  /**
   * Lets `work` read and write: all of it is kept, or nothing.
   * @returns what `work` returned, once it is on the disk
   * @throws what `work` throws, StoreError; nothing was kept then
   */
  write<Given>(work: (writer: Writer) => Promise<Given>): Promise<Given> {
    return this.#turn(async turn => {
      if (this.#readOnly) throw this.#readOnly
      await this.#guard?.before(this.#handle)
      const { writer, settled } = during(turn, this.#handle)
      try {
        await this.#handle.run('BEGIN IMMEDIATE')
        const given = await work(writer)
        turn.open = false
        await settled()
        await this.#guard?.atCommit()
        await this.#handle.run('COMMIT')
        return given
      } catch (error) {
        turn.open = false
        await settled().catch(() => undefined)
        await this.#rollBack()
        throw error
      }
    })
  }

  /** Lets `work` have the bare database for what no transaction can hold: VACUUM, some PRAGMAs. */
  alone<Given>(work: (handle: Handle) => Promise<Given>): Promise<Given> {
    return this.#turn(() => work(this.#handle))
  }

  /** Closes the file after what waits in the queue. Closing twice does nothing. */
  async close(): Promise<void> {
    if (this.#over?.code === 'closed') return
    const last = this.#turn(async () => {
      await this.#guard?.atEnd(this.#handle).catch(() => undefined)
      await this.#handle.close()
    }, true)
    this.#over = new StoreError('closed', say('closed'), say('openAgain'))
    await last
  }

  #turn<Given>(work: (turn: Turn) => Promise<Given>, evenBroken = false): Promise<Given> {
    const outer = current.getStore()
    if (outer?.open && outer.of === this) return Promise.reject(mistake(say('within')))
    if (this.#over && !evenBroken) return Promise.reject(this.#over)
    const turn: Turn = { of: this, open: true }
    const mine = this.#last.then(async () => {
      if (this.#over && this.#over.code !== 'closed' && !evenBroken) throw this.#over
      try {
        return await current.run(turn, () => work(turn))
      } finally {
        turn.open = false
      }
    })
    this.#last = mine.catch(() => undefined)
    return mine
  }

  /** SQLite may have rolled back by itself (a full disk); any other failure leaves us not knowing, so that nothing more is done. */
  async #rollBack(): Promise<void> {
    try {
      await this.#handle.run('ROLLBACK')
    } catch (error) {
      if (error instanceof Error && error.message.includes('no transaction is active')) return
      this.#over ??= new StoreError('io', say('notTakenBack'), say('reopen'), error)
    }
  }
}

/** The calls of one turn. `settled` waits for those that nobody waited for, and throws the first that failed. */
function during(turn: Turn, handle: Handle): { writer: Writer; settled: () => Promise<void> } {
  const running = new Set<Promise<unknown>>()
  let failed: StoreError | undefined
  const call = async <Given>(work: () => Promise<Given>): Promise<Given> => {
    if (!turn.open) throw mistake(say('turnOver'))
    if (failed) throw failed
    const mine = work().catch((error: unknown) => {
      failed ??= storeError(error)
      throw failed
    })
    running.add(mine)
    try {
      return await mine
    } finally {
      running.delete(mine)
    }
  }
  const all = (sql: string, ...values: Value[]): Promise<Row[]> => call(() => handle.all(sql, values))
  return {
    writer: {
      all,
      one: async (sql, ...values) => (await all(sql, ...values))[0],
      run: (sql, ...values) => call(() => handle.run(sql, values)),
      script: sql => call(() => handle.script(sql)),
    },
    settled: async () => {
      await Promise.allSettled(running)
      if (failed) throw failed
    },
  }
}
