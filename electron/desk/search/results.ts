/** What came of the phases of a game, and why, made ready once for as long as the game stays as it is. */
import { onceForEach } from '../../../engine/text/locale.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { nightView } from '../night/view.ts'
import { language } from '../words/say.ts'
import { thingOf, type Thing } from './things.ts'

const known = onceForEach(() => new WeakMap<Book, Thing[]>())

/** Every row of every phase that is locked, with its reason, newest first. @throws StoreError */
export async function resultsIn(library: Reads, book: Book): Promise<readonly Thing[]> {
  const kept = known(language()).get(book)
  if (kept) return kept
  const things: Thing[] = []
  for (const [index, phase] of [...book.game.phases.entries()].reverse()) {
    if (!phase.result) continue
    const { rows } = nightView(await resolved(library, book, index), {
      revision: revisionOf(book),
      phase: index,
      without: [],
    })
    for (const { id, said, why } of rows) {
      const [what, because] = [plainOf(said), plainOf(why)]
      things.push(
        thingOf({
          kind: 'result',
          phase: index,
          phaseName: phaseName(book.system, phase),
          id,
          title: '',
          text: because && because !== `${what}.` ? `${what}: ${because}` : what,
        }),
      )
    }
  }
  known(language()).set(book, things)
  return things
}
