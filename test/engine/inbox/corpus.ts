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
