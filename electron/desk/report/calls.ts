/** Making a report of a problem. Nothing is sent anywhere: it is a text for the host to read, and to send to whom they like. */
import { arch, platform, release } from 'node:os'
import { inPieces } from '../give-way.ts'
import type { Answers, CallInput } from '../contract.ts'
import { journalInSteps } from '../library/journal-read.ts'
import type { Library } from '../library/library.ts'
import { say } from '../words/say.ts'
import { disguised } from './disguised.ts'
import { failureOf, type Trace } from './trace.ts'

/** Of which program a report speaks. */
export interface Program {
  version: string
  host: 'window' | 'browser'
}

export const reportCalls = (library: Library, trace: Trace, program: Program | undefined, now: () => Date) => ({
  'report.make': async ({ game, failure }: CallInput<'report.make'>): Promise<Answers['report.make']> => {
    const made = game === undefined ? undefined : await gameOfNobody(library, game)
    const report = {
      report: 1,
      at: now().toISOString(),
      ...program,
      machine: `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`,
      ...(failure && { page: failureOf(failure.error, failure.stack) }),
      failures: trace.failures(),
      calls: trace.calls(),
      ...(made && 'game' in made && { game: made.game }),
    }
    return { text: `${JSON.stringify(report, null, 1)}\n`, ...(made && 'without' in made && made) }
  },
})

/** A game with everything of the host's taken out, where it can still be read then. */
async function gameOfNobody(library: Library, game: string): Promise<{ game: unknown } | { without: string }> {
  const book = await library.book(game)
  const data = disguised(await library.store.read(tables => tables.exchange.export(game)), book.system, book.game)
  const read = data && (await inPieces(journalInSteps(data.journal)))
  return !read || 'wrong' in read ? { without: say('report.without') } : { game: data }
}
