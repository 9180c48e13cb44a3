/** The sets of messages below `test/fixtures/inbox`; their form stands in `engine/cases/messages.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskOf as deskFor, messageSetsIn, type Desk, type Result } from '../../../engine/cases/messages.ts'
import { systems } from '../../../engine/systems/index.ts'

export { figuresOf as figures, kept, type Message, type Result, type Verdict } from '../../../engine/cases/messages.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/inbox')

/**
 * Reads every message of every file of the folder, which is one below `test/fixtures/inbox` where `under` names it.
 * @param only of these files
 */
export function readCorpus(under = '', only?: readonly string[]): Result[] {
  const folder = join(fixtures, under)
  return readdirSync(folder)
    .filter(file => file.endsWith('.yaml') && (!only || only.includes(file)))
    .sort()
    .flatMap(file =>
      messageSetsIn(readFileSync(join(folder, file), 'utf8'), file, systems).flatMap(({ messages, judge }) =>
        messages.map(judge),
      ),
    )
}

/** A table as a set of messages describes one. */
export const deskOf = (setup: Parameters<typeof deskFor>[0], file: string): Desk => deskFor(setup, file, systems)

const shown = ({ file, verdict, message, proposed, questions }: Result): string =>
  `${file}: ${verdict} ${message.sender ?? ''}: ${message.page.trim().slice(0, 200)}\n→ ${[...proposed, ...questions].join(' | ')}`

/** What is read wrongly, lost or passed over in silence, and was not known to be. */
export const faultsOf = (results: readonly Result[]): string[] =>
  results
    .filter(({ verdict, message }) => ['wrong', 'lost', 'silent'].includes(verdict) && verdict !== message.miss)
    .map(shown)

/** Misses that are none any more, or others than they are said to be: `miss` is to be taken out. */
export const staleOf = (results: readonly Result[]): string[] =>
  results.filter(({ verdict, message }) => message.miss && verdict !== message.miss).map(shown)
