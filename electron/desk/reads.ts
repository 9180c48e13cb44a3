/**
 * Everything that is read of what a host pastes, by name: pure functions of plain data, so that they can run on a thread
 * of their own. Input and output survive a structured clone.
 */
import type { Quotable } from '../../engine/reading/copied-quotes.ts'
import { readThread, type Thread } from '../../engine/vote/thread.ts'
import { cases } from './cases/calls.ts'
import { sandboxOf } from './cases/sandbox.ts'
import type { SetupReading } from './contract.ts'
import { readPlayers, takenForRoles } from './dealing/mistaken.ts'
import { dealBy, readDealing, type SetupAsked } from './dealing/read.ts'
import { readAgain, readPage } from './inbox/message-read.ts'
import { readSetupFile } from './dealing/setup-file.ts'
import type { InputOf, NameIn, OutputOf, Readers, Tell } from './reading/job.ts'
import { roleLists } from './roster/lists.ts'
import type { Frame } from '../../engine/vote/frame.ts'
import { counting } from './votes/count.ts'
import { tried } from './votes/frame-tried.ts'

interface PagesIn {
  files: readonly { file: string; text: string }[]
  known: readonly string[]
  frame?: Frame
  earlier?: readonly Quotable[]
}

export const reads = {
  ...cases,
  'cases.sandbox': sandboxOf,
  ...counting,
  ...roleLists,
  'roster.read': readPlayers,
  'dealing.read': (asked: SetupAsked): SetupReading => takenForRoles(asked, readDealing(asked)),
  'dealing.deal': dealBy,
  'dealing.file': readSetupFile,
  'inbox.page': readPage,
  'inbox.message': readAgain,
  /**
   * @param known names of players and hosts
   * @param frame what pages of the forum look like, where a host described it
   * @param earlier posts that are kept and may be quoted
   */
  'votes.pages': ({ files, known, frame, earlier }: PagesIn, tell: Tell): Thread =>
    readThread(
      files.map(({ file, text }) => ({ file, text: text.replaceAll('\0', '') })),
      known,
      frame,
      earlier,
      tell,
    ),
  'votes.frame': tried,
} satisfies Readers

export type ReadName = NameIn<typeof reads>
export type ReadInput<Name extends ReadName> = InputOf<typeof reads, Name>
export type ReadOutput<Name extends ReadName> = OutputOf<typeof reads, Name>
