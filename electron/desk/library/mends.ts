/** The pasts that are being mended, one of a game at most: read once, and shown for as long as neither they nor their games change. */
import type { Writing } from '../../store/tables.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import type { Book } from './book.ts'
import { readDraft } from './drafts.ts'
import { mendedBook, mendingKey, MendingShape, type MendedBook, type Mending } from './mending.ts'
import type { Reads } from './reads-from.ts'

export class Mends {
  readonly #known = new Map<string, Mending | undefined>()
  readonly #shown = new Map<string, { book: Book; mending: Mending; draft: Book }>()
  readonly #whole = new Map<string, { book: Book; mending: Mending; made: MendedBook }>()

  /** How the past of a game is being mended. @throws Refused where it cannot be read, StoreError */
  async of(game: string, reads: Reads): Promise<Mending | undefined> {
    if (this.#known.has(game)) return this.#known.get(game)
    const kept = (await reads.store.read(tables => tables.drafts.list(game))).find(({ key }) => key === mendingKey)
    const mending = kept && readDraft(MendingShape, kept)
    this.#known.set(game, mending)
    return mending
  }

  /** The game with its past open. @throws Refused where nothing is being mended */
  async book(book: Book, reads: Reads): Promise<Book> {
    const mending = await this.of(book.id, reads)
    if (!mending) throw new Refused('notFound', say('mend.none'), say('mend.reopenFirst'))
    const shown = this.#shown.get(book.id)
    if (shown?.book === book && shown.mending === mending) return shown.draft
    const { book: draft } = await mendedBook(reads, book, mending, mending.at)
    this.#shown.set(book.id, { book, mending, draft })
    return draft
  }

  /** The game with its past mended, played to its end: once, and again where it or its game changed. @throws Refused, StoreError */
  async whole(book: Book, mending: Mending, reads: Reads): Promise<MendedBook> {
    const known = this.#whole.get(book.id)
    if (known?.book === book && known.mending === mending) return known.made
    const made = await mendedBook(reads, book, mending)
    this.#whole.set(book.id, { book, mending, made })
    return made
  }

  /** Keeps how a past is mended, or that it is no more. It is `known` once the write went through. */
  async keep(tables: Writing, game: string, mending: Mending | undefined): Promise<void> {
    if (mending) await tables.drafts.put(game, mendingKey, mending)
    else await tables.drafts.remove(game, mendingKey)
  }

  known(game: string, mending: Mending | undefined): void {
    this.#known.set(game, mending)
    if (!mending) for (const shown of [this.#shown, this.#whole]) shown.delete(game)
  }
}
