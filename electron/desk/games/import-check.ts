/** Looking through an exported game before anything is done with it: sizes first, then every part, each named by its place. */
import { say } from '../words/say.ts'
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, Id, listOf, Moment, Name, Pasted, Remark } from '../../../engine/shape/shape.ts'
import { readKept } from '../../../engine/resolve/kept.ts'
import { dialectOf } from '../dialects.ts'
import { asPart, giveWay, inPieces } from '../give-way.ts'
import { issueSaid, placeOf } from '../issue-said.ts'
import { eventVersion } from '../library/book.ts'
import { draftWrong } from '../library/drafts.ts'
import { journalInSteps, type Recorded } from '../library/journal-read.ts'
import { SettingsShape } from '../library/settings-read.ts'
import { Refused } from '../refusal.ts'
import { jsonInSteps, TooDeep } from './json-pieces.ts'
import { unplainInSteps } from './plain-data.ts'

const Sent = z.union([z.literal(''), Moment])
/** What the store leaves to us: how much there is, and which texts are times. The rest of the form is its own. */
const Exported = z.looseObject({
  game: z.looseObject({ id: Id.min(1), name: Name, created: Moment, changed: Moment }),
  journal: listOf(z.looseObject({ at: Moment, version: Count, event: z.unknown() }), limits.events),
  resolutions: listOf(z.looseObject({ phase: Count, at: Moment, outcome: z.unknown(), trees: z.unknown() })),
  drafts: listOf(z.looseObject({ key: z.string().max(limits.row), value: z.unknown(), changed: Moment })),
  messages: listOf(z.looseObject({ received: Moment, text: Pasted })),
  posts: listOf(z.looseObject({ phase: Count, text: Pasted, sent: Sent, link: Remark })),
  settings: SettingsShape.optional(),
})

/** An export that was looked through; without events it is of another kind, for the store to say. */
interface Checked {
  data: Record<string, unknown>
  events?: readonly Recorded[]
}

/**
 * Reads the text of an exported game.
 * @returns its data, of which all that is ours has the form that we write
 * @throws Refused naming the place of the first thing that has not
 */
export async function checkedExport(text: string): Promise<Checked> {
  const data = gameIn(await asPart(0, 0.2, () => jsonOf(text)))
  // Of another kind, or of a newer one: that is for the store to say.
  if (data.format !== 'nightdesk-game' || data.version !== 1) return { data }
  const events = await asPart(0.2, 1, () => eventsIn(data))
  if (typeof events !== 'string') return { data, events }
  throw notTaken(events)
}

/** The game in the report of a problem, or what is no such report. */
const gameIn = (data: Record<string, unknown>): Record<string, unknown> =>
  data.report === 1 && typeof data.game === 'object' && data.game !== null && !Array.isArray(data.game)
    ? (data.game as Record<string, unknown>)
    : data

const notTaken = (wrong: string): Refused =>
  new Refused('badInput', say('games.notTaken', { wrong }), say('games.chooseUnedited'))

/** What happened in the game, or what is wrong with all of it. */
async function eventsIn(data: Record<string, unknown>): Promise<readonly Recorded[] | string> {
  const strange = await inPieces(unplainInSteps(data))
  if (strange !== undefined) return strange
  const { data: game, error } = await parsed(data)
  if (error) return issueSaid(error.issues, data)
  const newer = game.journal.findIndex(({ version }) => version > eventVersion)
  if (newer >= 0) throw new Refused('badInput', say('games.newerEvents'), say('games.updateFirst'))
  const journal = await inPieces(journalInSteps(game.journal), game.journal.length)
  if ('wrong' in journal) return journal.wrong
  for (const [index, kept] of game.resolutions.entries()) {
    await giveWay(index, game.resolutions.length)
    const read = readKept(kept)
    if ('wrong' in read) return issueSaid(read.wrong, kept, `resolutions[${index}]`)
  }
  for (const [index, draft] of game.drafts.entries()) {
    const unread = draftWrong(draft, `drafts[${index}].value`)
    if (unread !== undefined) return unread
  }
  if (game.settings?.dialect !== undefined) dialectOf(game.settings.dialect)
  return journal.events
}

/** So many items of a list are looked at in one go. */
const atOnce = 500
const lists = ['journal', 'resolutions', 'drafts', 'messages', 'posts'] as const

/** The form of all of it: its longer lists by the lot, and in one go where one of these is wrong, so that its place is named. */
async function parsed(data: Record<string, unknown>): Promise<ReturnType<typeof Exported.safeParse>> {
  const long = lists.filter(name => Array.isArray(data[name]) && (data[name] as unknown[]).length > atOnce)
  const short = { ...data, ...Object.fromEntries(long.map(name => [name, []])) }
  const first = Exported.safeParse(short, { jitless: true })
  if (!first.success || !long.length) return first.success ? first : Exported.safeParse(data, { jitless: true })
  const made: Record<string, unknown> = { ...first.data }
  for (const name of long) {
    const all = data[name] as unknown[]
    if (all.length > (name === 'journal' ? limits.events : limits.many))
      return Exported.safeParse(data, { jitless: true })
    const items: unknown[] = []
    for (let from = 0; from < all.length; from += atOnce) {
      await giveWay()
      const lot = Exported.shape[name].safeParse(all.slice(from, from + atOnce), { jitless: true })
      if (!lot.success) return Exported.safeParse(data, { jitless: true })
      items.push(...lot.data)
    }
    made[name] = items
  }
  return { success: true, data: made as z.output<typeof Exported> }
}

async function jsonOf(text: string): Promise<Record<string, unknown>> {
  try {
    return await inPieces(jsonInSteps(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (error instanceof TooDeep && error.entry !== '')
      throw notTaken(say('games.tooDeep', { place: placeOf([error.entry.slice(0, 80)]) }))
    throw new Refused('badInput', say('games.noExport'), say('games.chooseExport'))
  }
}
