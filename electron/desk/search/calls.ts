/** Finding words in all that was written to, by and about games. */
import type { Answers, CallInput, FoundKind, FoundThing, SearchFound } from '../contract.ts'
import { awayIn } from '../games/away.ts'
import type { Book } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { StoreError } from '../../store/error.ts'
import { Refused } from '../refusal.ts'
import { excerptOf, marksOf, wordsIn } from './folded.ts'
import { resultsIn } from './results.ts'
import { thingsOf, type Thing } from './things.ts'

const kinds: readonly FoundKind[] = ['seat', 'result', 'message', 'thread', 'post', 'log']
/** So many of a kind are shown; the rest is counted. */
const most = 50

export const searchCalls = (library: Library) => ({
  'search.find': async ({ game, text }: CallInput<'search.find'>): Promise<Answers['search.find']> => {
    const { books, unread } =
      game === undefined ? await booksOf(library) : { books: [await library.book(game)], unread: [] }
    const words = wordsIn(text)
    const searched: SearchFound['searched'] = { seat: 0, result: 0, message: 0, thread: 0, post: 0, log: 0 }
    const found = new Map(kinds.map(kind => [kind, { kind, count: 0, things: [] as FoundThing[] }]))
    for (const book of books)
      // What came of every phase of every game would take long to say: that is found in one game.
      for (const thing of [
        ...(await thingsOf(library, book)),
        ...(game === undefined ? [] : await resultsIn(library, book)),
      ]) {
        searched[thing.kind]++
        if (!words.length || !words.every(word => thing.small.includes(word))) continue
        const group = found.get(thing.kind)!
        if (group.count++ < most) group.things.push(shownOf(book, thing, words))
      }
    return { groups: [...found.values()].filter(({ count }) => count), searched, unread }
  },
})

function shownOf(
  { id: game, name: gameName, settings: { zone } }: Book,
  { text, small: _, ...thing }: Thing,
  words: readonly string[],
): FoundThing {
  const excerpt = excerptOf(text, words)
  return {
    ...thing,
    game,
    gameName,
    zone,
    titleMarks: marksOf(thing.title, words),
    text: excerpt,
    marks: marksOf(excerpt, words),
  }
}

/** Every game that is not deleted, the last changed first; those that cannot be read are named. */
async function booksOf(library: Library): Promise<{ books: Book[]; unread: string[] }> {
  const listed = await library.store.read(async tables => {
    const away = await awayIn(tables)
    return (await tables.games.list()).filter(({ id }) => away.get(id)?.as !== 'deleted')
  })
  const books: Book[] = []
  const unread: string[] = []
  for (const { id, name } of listed.sort((a, b) => (a.changed < b.changed ? 1 : -1)))
    try {
      books.push(await library.book(id))
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof Refused)) throw error
      unread.push(name)
    }
  return { books, unread }
}
