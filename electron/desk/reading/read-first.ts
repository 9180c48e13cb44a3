/**
 * Reading before writing: what a host pastes is read against the game as it stands, while others may change it, and kept
 * in one go afterwards. What was read against another game is never kept: it is read again.
 */
import { say } from '../words/say.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Book } from '../library/book.ts'
import type { Changing, Library } from '../library/library.ts'
import type { ReadInput, ReadName, ReadOutput } from '../reads.ts'
import { Refused } from '../refusal.ts'
import type { UnderWay } from './readings.ts'

const mostTries = 3

interface ReadFirst<Name extends ReadName, Given> {
  read: Name
  /** What is read: everything of the game that matters to it. @throws Refused */
  against: (book: Book) => ReadInput<Name>
  /** Keeps what was read. */
  keep: (changing: Changing, read: ReadOutput<Name>) => Given
}

/**
 * Reads, then changes the game, all at once or not at all.
 * @throws Refused, also where the game never holds still, and StoreError
 */
export async function readFirst<Name extends ReadName, Given>(
  library: Library,
  under: UnderWay,
  game: string,
  { read: name, against, keep }: ReadFirst<Name, Given>,
): Promise<{ book: Book; given: Given }> {
  for (let tries = 0; tries < mostTries; tries++) {
    const input = against(await library.book(game))
    const output = await under.read(name, input)
    const { book, given } = await library.change(game, changing => {
      if (!isDeepStrictEqual(against(changing.book), input)) return undefined
      under.settle()
      return { kept: keep(changing, output) }
    })
    if (given) return { book, given: given.kept }
  }
  throw new Refused('declined', say('reading.changed'), say('reading.pasteAgain'))
}
