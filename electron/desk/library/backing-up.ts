/**
 * Backups of an open workspace, one after the other. One that fails is told at once and stays told, and is tried again until
 * one is made: whoever believes that there are backups and has none is worse off than who knows.
 */
import type { Backup, BackupReason } from '../../store/backup.ts'
import { storeError, type StoreError } from '../../store/error.ts'
import type { Store } from '../../store/store.ts'

/** Why there is no backup, since when. */
interface FailedBackup {
  error: StoreError
  at: string
}

/** How long until it is tried again, at first and at most. */
const pause = { first: 60_000, longest: 1_800_000 }

export class BackingUp {
  readonly #store: Store
  readonly #told: () => void
  readonly #now: () => Date
  #last: Promise<unknown> = Promise.resolve()
  #failed: FailedBackup | undefined
  #wait = pause.first
  #again: NodeJS.Timeout | undefined
  #over = false

  /** @param told hears when backups begin to fail, fail for another reason, and are made again */
  constructor(store: Store, told: () => void, now: () => Date = () => new Date()) {
    this.#store = store
    this.#told = told
    this.#now = now
  }

  /** Why the last one failed; nothing where it was made. */
  get failed(): FailedBackup | undefined {
    return this.#failed
  }

  /** Makes one once the one under way is done: each sweeps away what another left unfinished. @throws StoreError */
  make(reason: BackupReason): Promise<Backup> {
    const mine = this.#last.then(() => this.#one(reason))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  /** Makes one that nobody asked for, if it is due. A failure is told instead of thrown. */
  async makeUnasked(reason: BackupReason, isDue: () => Promise<boolean> = () => Promise.resolve(true)): Promise<void> {
    // Where that cannot be told, the folder is in no order: making one says what is the matter.
    if (await isDue().catch(() => true)) await this.make(reason).catch(() => undefined)
  }

  /** Tries no more, once the one under way is done. */
  async end(): Promise<void> {
    this.#over = true
    clearTimeout(this.#again)
    await this.#last
  }

  async #one(reason: BackupReason): Promise<Backup> {
    try {
      const made = await this.#store.backUp(reason)
      clearTimeout(this.#again)
      this.#wait = pause.first
      if (this.#failed) {
        this.#failed = undefined
        this.#told()
      }
      return made
    } catch (error) {
      this.#fail(error, reason)
      throw error
    }
  }

  #fail(thrown: unknown, reason: BackupReason): void {
    const error = storeError(thrown)
    // What can only be read has nothing new to be backed up.
    if (this.#over || this.#store.readOnly) return
    const isNews = this.#failed?.error.message !== error.message
    this.#failed = { error, at: this.#failed?.at ?? this.#now().toISOString() }
    if (isNews) this.#told()
    clearTimeout(this.#again)
    this.#again = setTimeout(() => void this.makeUnasked(reason), this.#wait).unref()
    this.#wait = Math.min(this.#wait * 2, pause.longest)
  }
}
