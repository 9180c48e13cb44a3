/** The past as it is mended against the one that counts: every phase from the reopened one on, with its results and its posts. */
import type { PhaseAgain } from '../../../engine/game/again.ts'
import { endConflict, conflictsIn, type Conflict, type Past } from '../../../engine/game/conflicts.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Numbered } from '../../../engine/journal/history.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { seatOf } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import { isEqual } from '../../../engine/shape/equal.ts'
import { text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { MendedPhase, MendedPost, MendView, PostView } from '../contract.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import { mendOf, tailOf, type MendedBook, type Mending } from '../library/mending.ts'
import type { Reads } from '../library/reads-from.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { turnout } from '../inbox/turnout.ts'
import { asPart, giveWay } from '../give-way.ts'
import { nightChanges } from '../night/changes.ts'
import { mailOf, postsOf, type Mail } from '../posts/list.ts'
import { plainly } from '../posts/shown.ts'
import { language, listed, say } from '../words/say.ts'
import { misfitSaid } from './misfit-said.ts'

/** @param mended the game with its past mended, played to its end @throws Refused, StoreError */
export async function mendView(
  reads: Reads,
  book: Book,
  mending: Mending,
  mended: MendedBook,
  { locale, dialect }: { locale: Locale; dialect: string },
): Promise<MendView> {
  const loose = misfitsIn(book, mending, mended)
  const mail = await mailOf(reads, book)
  const phases: MendedPhase[] = []
  const { length } = mended.again.phases
  for (const [at, one] of mended.again.phases.entries()) {
    await giveWay(at, length)
    const compare = () => phaseCompared(reads, { book, now: mended.book, mail, locale, dialect }, one)
    const { now, compared } = await asPart(at / length, (at + 1) / length, compare)
    phases.push({
      ...compared,
      misfits: loose
        .filter(({ phase }) => phase === one.index)
        .map(misfit => misfitSaid(misfit, now, decidedIn(mending))),
    })
  }
  return {
    revision: revisionOf(mended.book),
    of: book.id,
    phase: mending.phase,
    name: phases[0]?.name ?? '',
    reason: mending.reason,
    at: mending.at,
    phases,
    undecided: undecided(mending, loose).length,
    changed: amendment(book, mending, mended) !== undefined,
  }
}

interface Comparing {
  /** The game as it is, and as it would be. */
  book: Book
  now: Book
  mail: Mail
  locale: Locale
  dialect: string
}

/** A phase that both have, as it is and as it would be; what no longer fits in it is not looked for. */
export async function phaseCompared(
  reads: Reads,
  { book, now: other, mail, locale, dialect }: Comparing,
  { index, anew }: Pick<PhaseAgain, 'index' | 'anew'>,
): Promise<{ now: ResolvedPhase; compared: MendedPhase }> {
  const was = await resolved(reads, book, index, [], locale)
  await giveWay()
  const now = await resolved(reads, other, index, [], locale)
  await giveWay()
  return {
    now,
    compared: {
      index,
      name: phaseName(now.system, now.phase),
      acting: takesOrders(book.system, now.game, now.phase.kind),
      locked: now.locked,
      again: anew,
      lines: anew ? [...nightChanges(was, now), ...endLines(was, now)] : [],
      posts: anew && now.locked ? await postChanges(reads, book, other, index, dialect, mail) : [],
      misfits: [],
      back: anew ? backIn(was, now) : [],
    },
  }
}

const decidedIn = ({ decided }: Mending): Map<string, string> => new Map(decided.map(({ key, as }) => [key, as]))

/** What no longer fits and nobody decided on. */
export function undecided(mending: Mending, loose: readonly Conflict[]): Conflict[] {
  const decided = decidedIn(mending)
  return loose.filter(({ key }) => !decided.has(key))
}

/** Everything that no longer fits, phase by phase. What the host himself took back just now is none of it. */
export function misfitsIn(book: Book, mending: Mending, { again, was }: MendedBook): Conflict[] {
  const { without } = mendOf(mending)
  const said = new Set(mending.decided.map(({ key }) => key))
  // What the host himself takes back, or another order of the same player takes the place of, is what is being mended.
  const mended = mending.added.map(({ phase, event }) =>
    event.type === 'actionWithdrawn' || event.type === 'actionReceived' ? `${phase}:${event.id}` : '',
  )
  const isMeant = (one: Conflict): boolean =>
    one.what === 'action'
    && ((one.standing === 'withdrawn' && (mended.includes(`${one.phase}:${one.id}`) || !said.has(one.key)))
      || (one.instead !== undefined && mended.includes(`${one.phase}:${one.instead}`)))
  const events = eventsOf(tailOf(book, mending))
  const all = again.phases.flatMap(now => {
    const before = was(now.index)
    if (!before || !now.anew) return []
    const past: Past = { ...before, events: events.get(now.index - mending.phase) ?? [] }
    return conflictsIn(book.system, past, now, without).filter(
      one => !isMeant(one) && !('seq' in one && mending.without.includes(one.seq)),
    )
  })
  const last = again.phases.findLast(({ seq }) => seq !== undefined)
  const ended = last && was(last.index)
  return ended && last.anew
    ? [...all, ...endConflict(last.index, tailOf(book, mending), ended.outcome, last.outcome)]
    : all
}

/** Events by the phase in which they were said, counted from the first one here. */
export function eventsOf(tail: readonly Numbered[]): Map<number, Numbered[]> {
  const events = new Map<number, Numbered[]>()
  let index = -1
  for (const one of tail) {
    if (one.event.type === 'phaseOpened') index++
    const phase = events.get(index)
    if (phase) phase.push(one)
    else events.set(index, [one])
  }
  return events
}

/** What is to be appended to the journal: undefined where nothing is otherwise. */
export function amendment(
  book: Book,
  mending: Mending,
  { again }: MendedBook,
):
  | { to: number; events: GameEvent[]; outcomes: Map<number, { outcome: Outcome; phase: number; was?: number }> }
  | undefined {
  const old = tailOf(book, mending)
  let [at, same] = [0, 0]
  let to = old[0]!.seq
  for (; at < old.length; at++) {
    const { event, seq } = old[at]!
    if (event.type !== 'amended') {
      const now = again.kept[same]
      if (now?.seq !== seq || !isEqual(now.event, event)) break
      same++
    }
    to = seq
  }
  if (at === old.length && same === again.kept.length) return undefined
  const rest = again.kept.slice(same)
  const phases = new Map(again.phases.map(one => [one.seq, one]))
  return {
    to,
    events: rest.map(({ event }) => event),
    outcomes: new Map(
      rest.flatMap(({ event, seq }, place) => {
        const one = event.type === 'phaseResolved' ? phases.get(seq) : undefined
        return one ? [[place, { outcome: one.outcome, phase: one.index, ...(!one.anew && { was: seq }) }] as const] : []
      }),
    ),
  }
}

/** What the rules say of the game's end, where that is otherwise. */
function endLines(was: ResolvedPhase, now: ResolvedPhase): MendedPhase['lines'] {
  const said = ({ outcome: { winner }, system }: ResolvedPhase): Span[] => {
    if (!winner) return [text(say('mend.noWinner'))]
    const names = winner.winners.map(one => getOwn(namesIn(system, language()), one) ?? spaced(one))
    return [text(say('mend.winner', { winner: names.length ? listed(names) : say('mend.nobody') }))]
  }
  return isEqual(was.outcome.winner?.winners, now.outcome.winner?.winners) ? [] : [{ gone: said(was), come: said(now) }]
}

/** Who lives now, could send something in, and sent nothing, as he was dead. */
function backIn(was: ResolvedPhase, now: ResolvedPhase): MendedPhase['back'] {
  const fresh = now.game.seats.filter(({ slot, alive }) => alive && !seatOf(was.game, slot)?.alive)
  if (!fresh.length) return []
  const missing = turnout(now.system, now.game, now.phase).filter(({ answered }) => !answered)
  return fresh.flatMap(({ slot, name }) =>
    missing.some(({ slots }) => slots.includes(slot)) ? [{ slot, says: say('mend.back', { name }) }] : [],
  )
}

async function postChanges(
  reads: Reads,
  book: Book,
  mended: Book,
  index: number,
  dialect: string,
  mail: Mail,
): Promise<MendedPost[]> {
  const before = new Map((await postsOf(reads, book, index, dialect, mail, null)).map(post => [post.id, post]))
  await giveWay()
  const after = await postsOf(reads, mended, index, dialect, mail, null)
  const gone = [...before.values()].filter(({ id }) => !after.some(post => post.id === id))
  return [
    ...after.flatMap((post): MendedPost[] => {
      const old = before.get(post.id)
      const [was, now] = [old ? wordsOf(old) : '', wordsOf(post)]
      const wants = post.edited && post.outdated && !old?.outdated
      return was === now && !wants && post.state !== 'stale' ? [] : [changeOf(post, was, now, wants)]
    }),
    ...gone.map(post => changeOf(post, wordsOf(post), '', false)),
  ]
}

const wordsOf = ({ edited, text: written, paragraphs }: PostView): string =>
  edited ? written : plainly(paragraphs, undefined)

function changeOf(
  { id, to, secret, sentAt, correction }: PostView,
  was: string,
  now: string,
  wants: boolean,
): MendedPost {
  return {
    id,
    to,
    secret,
    was,
    now,
    ...(sentAt !== undefined && { sentAt }),
    ...(correction && { correction }),
    ...(wants && { edited: say('mend.edited') }),
  }
}
