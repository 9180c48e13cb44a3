/** Looking through an exported game before anything is done with it: sizes first, then every part, each named by its place. */
import { say } from '../words/say.ts'
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, Id, listOf, Moment, Name, Pasted, Remark } from '../../../engine/shape/shape.ts'
import { readKept } from '../../../engine/resolve/kept.ts'
import { dialectOf } from '../dialects.ts'
import { issueSaid } from '../issue-said.ts'
import { draftWrong } from '../library/drafts.ts'
import { readJournal } from '../library/journal-read.ts'
import { SettingsShape } from '../library/settings-read.ts'
import { Refused } from '../refusal.ts'
import { unplain } from './plain-data.ts'

const Sent = z.union([z.literal(''), Moment])
/** What the store leaves to us: how much there is, and which texts are times. The rest of the form is its own. */
const Exported = z.looseObject({
  game: z.looseObject({ id: Id.min(1), name: Name, created: Moment, changed: Moment }),
  journal: listOf(z.looseObject({ at: Moment, event: z.unknown() }), limits.events),
  resolutions: listOf(z.looseObject({ phase: Count, at: Moment, outcome: z.unknown(), trees: z.unknown() })),
  drafts: listOf(z.looseObject({ key: z.string().max(limits.row), value: z.unknown(), changed: Moment })),
  messages: listOf(z.looseObject({ received: Moment, text: Pasted })),
  posts: listOf(z.looseObject({ phase: Count, text: Pasted, sent: Sent, link: Remark })),
  settings: SettingsShape.optional(),
})

/**
 * Reads the text of an exported game.
 * @returns its data, of which all that is ours has the form that we write
 * @throws Refused naming the place of the first thing that has not
 */
export function checkedExport(text: string): Record<string, unknown> {
  const data = jsonOf(text)
  // Of another kind, or of a newer one: that is for the store to say.
  if (data.format !== 'nightdesk-game' || data.version !== 1) return data
  const wrong = wrongIn(data)
  if (wrong !== undefined) throw new Refused('badInput', say('games.notTaken', { wrong }), say('games.chooseUnedited'))
  return data
}

function wrongIn(data: Record<string, unknown>): string | undefined {
  const strange = unplain(data)
  if (strange !== undefined) return strange
  const { data: game, error } = Exported.safeParse(data, { jitless: true })
  if (error) return issueSaid(error.issues, data)
  const journal = readJournal(game.journal)
  if ('wrong' in journal) return journal.wrong
  for (const [index, kept] of game.resolutions.entries()) {
    const read = readKept(kept)
    if ('wrong' in read) return issueSaid(read.wrong, kept, `resolutions[${index}]`)
  }
  for (const [index, draft] of game.drafts.entries()) {
    const unread = draftWrong(draft, `drafts[${index}].value`)
    if (unread !== undefined) return unread
  }
  if (game.settings?.dialect !== undefined) dialectOf(game.settings.dialect)
  return undefined
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new Refused('badInput', say('games.noExport'), say('games.chooseExport'))
}
