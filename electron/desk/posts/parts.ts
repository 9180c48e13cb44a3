/**
 * What of a game stands below the posts that close its phases (`engine/messages/parts.ts`): which parts are on from which
 * phase on, and what they say of one.
 */
import { comesAfterEnd, lastPlayed } from '../../../engine/game/after-end.ts'
import { languageAt } from '../../../engine/game/language.ts'
import type { Tell } from '../../../engine/journal/outcome.ts'
import type { PhaseResult, PhaseState } from '../../../engine/journal/state.ts'
import { goneBefore, type PhaseRead } from '../../../engine/messages/departed.ts'
import { withWording } from '../../../engine/messages/edits.ts'
import { forwardParts, partsNote, partStanding, postParts, type PostPart } from '../../../engine/messages/parts.ts'
import { replacedIn } from '../../../engine/messages/replaced.ts'
import { closingOf } from '../../../engine/messages/report.ts'
import { readTells } from '../../../engine/resolve/kept.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Draft } from '../../store/desk-tables.ts'
import { waitsForNobody } from '../inbox/waits.ts'
import { phaseAfterLast, timesOf } from '../library/calendar.ts'
import type { GameSettings } from '../library/answers.ts'
import { deadlineAt } from '../library/deadline-moves.ts'
import { endedAt, gameAtStart, lockOf, storedAs, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { unlessUnread } from '../library/unread.ts'
import type { PostsView } from './answers.ts'
import { editsAt } from '../library/wording-edits.ts'

/** The parts that are on in a phase. */
const partsAt = ({ parts }: Pick<GameSettings, 'parts'>, phase: number): readonly PostPart[] =>
  parts.findLast(({ from }) => from <= phase)?.on ?? []

/** The parts with one of them on or off from a phase on. What was so before stays as it was. */
export function partsChanged(
  { parts }: Pick<GameSettings, 'parts'>,
  part: PostPart,
  on: boolean,
  from: number,
): GameSettings['parts'] {
  const earlier = parts.filter(one => one.from < from)
  const now = partsAt({ parts }, from)
  const made = postParts.filter(one => (one === part ? on : now.includes(one)))
  const same = (earlier.at(-1)?.on ?? []).join() === made.join()
  return same ? earlier : [...earlier, { from, on: made }]
}

/** Every part as a host chooses it. @param kind of the phase whose post it is */
export const partsShown = (
  { system, game, settings }: Book,
  kind: string,
  from: number,
): Pick<PostsView, 'parts' | 'partsFrom'> => ({
  parts: postParts.map(id => ({
    id,
    on: partsAt(settings, from).includes(id),
    standing: partStanding(system, game, kind, id),
  })),
  partsFrom: from,
})

/** Whether everybody is told that the game is over. */
const isEnd = ({ to, kind }: Tell): boolean => to.to === 'public' && kind === 'ended'

/** What stands below a post now; and what may have stood there when it was sent, without anything being wrong by now. */
export interface Below {
  now: Span[][]
  others: Span[][][]
}

/** @param said the system in the host's words for this phase, in which everybody reads it @param sentAt when the post was sent @param now ISO instant; none where nothing is told by the clock */
export async function partsBelow(
  library: Reads,
  book: Book,
  here: ResolvedPhase,
  {
    index,
    said,
    drafts,
    locale,
    sentAt,
    now,
  }: {
    index: number
    said: System
    drafts: readonly Draft[]
    locale: Locale
    sentAt: string | undefined
    now: string | null
  },
): Promise<Below> {
  const on = partsAt(book.settings, index)
  const { system, game, settings } = book
  if (!on.length || comesAfterEnd(system, here.phase.kind)) return { now: [], others: [] }
  // What comes after the end of a game comes next to no phase of it.
  const isLast = index === game.phases.indexOf(lastPlayed(system, game)!)
  const afterwards = isLast ? phaseAfterLast(system, { ...game, phases: game.phases.slice(0, index + 1) }) : undefined
  const next = afterwards
    ? { ...afterwards, ...timesOf(system, game, afterwards, settings.zone, endedAt(book) ?? endsAt(here, now)) }
    : following(book, index + 1, sentAt)
  const asked = {
    system,
    game: here.game,
    phase: here.phase,
    read: await readUpTo(library, book, here, { index, said, drafts, locale }),
    before: goneBefore(book.system, gameAtStart(book)),
    ...(next && { next }),
    zone: settings.zone,
    locale,
  }
  const without = (left: readonly PostPart[], quiet?: true): Span[][] =>
    partsNote(
      { ...asked, ...(quiet && { quiet }) },
      on.filter(part => !left.includes(part)),
    ).paragraphs
  // Nothing follows a game that is over, as the host says or the phase has told everybody: what the rules propose is the host's.
  const over = isLast && (game.winner !== undefined || here.outcome.tells.some(isEnd))
  return {
    now: without(over ? forwardParts : []),
    others: (replacedIn(here.game.seats).length ? [undefined, true as const] : [undefined]).flatMap(quiet => [
      ...forwardParts.map(part => without([part], quiet)),
      without([], quiet),
      without(forwardParts, quiet),
    ]),
  }
}

/**
 * When a phase that is open will be locked, as far as that is known, since the next deadline counts from there: now, where it
 * waits for nobody any more or its time is over, else at its deadline.
 */
function endsAt(here: ResolvedPhase, now: string | null): string | undefined {
  const { closes } = here.phase
  const isDue = closes === undefined || (now !== null && Date.parse(closes) < Date.parse(now))
  return now !== null && (isDue || waitsForNobody(here)) ? now : closes
}

/** A phase with the deadline that it had at a moment: another one is told by a post of its own. */
function following(book: Book, index: number, at: string | undefined): PhaseState | undefined {
  const phase = book.game.phases[index]
  const closes = deadlineAt(book, index, at)
  if (!phase || closes === phase.closes) return phase
  const { closes: _, ...rest } = phase
  return { ...rest, ...(closes !== undefined && { closes }) }
}

/** What everybody has read up to the end of a phase; undefined where something of it cannot be read any more. */
async function readUpTo(
  library: Reads,
  book: Book,
  here: ResolvedPhase,
  { index, said, drafts, locale }: { index: number; said: System; drafts: readonly Draft[]; locale: Locale },
): Promise<PhaseRead[] | undefined> {
  const read = await readBefore(library, book, index, drafts)
  const words = said.words.wording
  return read && [...read, { tells: here.outcome.tells, words: words[locale] ?? words.en, ...endOf(said, here.phase) }]
}

/** What everybody has read of the phases before this one, which are locked. */
export async function readBefore(
  library: Reads,
  book: Book,
  index: number,
  drafts: readonly Draft[],
): Promise<PhaseRead[] | undefined> {
  const read: PhaseRead[] = []
  for (const [phase, { kind, removed }] of book.game.phases.slice(0, index).entries()) {
    const tells = await unlessUnread(() => toldIn(library, book, phase))
    if (!tells) return undefined
    const spoken = languageAt(book.game, book.system, phase)
    const words = withWording(book.system, editsAt(drafts, phase, spoken), spoken).words.wording
    read.push({ tells, words: words[spoken] ?? words.en, ...endOf(book.system, { kind, removed }) })
  }
  return read
}

const endOf = (
  system: System,
  { kind, removed }: Pick<PhaseState, 'kind' | 'removed'>,
): Pick<PhaseRead, 'closing' | 'removed'> => ({
  closing: closingOf(system, kind),
  removed: removed.map(({ who }) => who),
})

/** What phases told when they were locked: that alone is remembered of them, since there may be many. */
const told = new WeakMap<PhaseResult, readonly Tell[]>()

async function toldIn(library: Reads, book: Book, index: number): Promise<readonly Tell[]> {
  const result = book.game.phases[index]!.result
  const known = result && told.get(result)
  if (known) return known
  const tells = (await keptIn(library, book, index)) ?? (await resolved(library, book, index)).outcome.tells
  if (result) told.set(result, tells)
  return tells
}

async function keptIn(library: Reads, book: Book, index: number): Promise<readonly Tell[] | undefined> {
  const lock = lockOf(book, index)
  if (!lock || book.mending?.outcomes.has(lock.seq)) return undefined
  const id = storedAs(book)
  const kept = await library.store.read(async tables =>
    (await tables.resolutions.list(id)).some(({ seq }) => seq === lock.seq)
      ? tables.resolutions.get(id, lock.seq)
      : undefined,
  )
  return kept && readTells(kept.outcome)
}
