/**
 * What a phase has to be told to whom: one text for each reader, in a forum's source, with the host's edits and what was
 * sent. The public text is made from public facts alone (`engine/text/audience.ts`).
 */
import { language, say as spoken, wordsOf } from '../words/say.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { headsUnsaid } from '../../../engine/journal/hydra.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Note } from '../../../engine/text/audience.ts'
import { withWording, type WordingEdits } from '../../../engine/messages/edits.ts'
import { say } from '../../../engine/text/message.ts'
import { MessageError } from '../../../engine/text/problem.ts'
import { index } from '../../../engine/messages/index-note.ts'
import { voteNote } from '../../../engine/messages/vote-note.ts'
import { closingOf, messagesOf } from '../../../engine/messages/report.ts'
import { plainOf, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { Draft } from '../../store/desk-tables.ts'
import type { Post } from '../../store/posts.ts'
import type { PostView } from '../contract.ts'
import { phaseCalled } from '../deadline-said.ts'
import { lockedAt, storedAs, type Book } from '../library/book.ts'
import { PostDraft, readDraft } from '../library/drafts.ts'
import type { Reads } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { countPost, usualCount } from '../votes/count-post.ts'
import { countsSent, formerId } from '../votes/counts-sent.ts'
import { isOver, isSecret, standing, votesOf } from '../votes/judged.ts'
import { dealBelow, ending, endingOf } from './ending.ts'
import { flavourOf } from './flavour.ts'
import { movedOf, movedPost } from './moved.ts'
import { partsBelow, type Below } from './parts.ts'
import { draftKey, linesOf, plainly, postView, sentId, type Addressed } from './shown.ts'
import { lengthsAndVotes, starting, startingOf } from './starting.ts'
import { editsAt } from '../library/wording-edits.ts'

/** What of a game was sent, and what the host edited. */
export interface Mail {
  sent: Post[]
  drafts: Draft[]
}
export const mailOf = (library: Reads, book: Book): Promise<Mail> =>
  library.store.read(async tables => ({
    sent: await tables.posts.list(storedAs(book)),
    drafts: await tables.drafts.list(storedAs(book)),
  }))

/** The index of the game: it belongs to no phase, and is kept with the first. */
export const indexPost = `public:${index}`

/** What of a phase was sent. */
export const sentIn = (sent: readonly Post[], phase: number): Post[] =>
  sent.filter(post => post.phase === phase && post.sent !== '' && post.recipient !== indexPost)

/** A count that was sent, as it was. */
const formerView = ({ sent: sentAt, text, link }: Post, current: PostView): PostView => ({
  id: formerId({ id: current.id, sent: sentAt }),
  to: current.to,
  kind: current.kind,
  title: current.title,
  language: current.language,
  text,
  parts: [text],
  paragraphs: linesOf(text),
  edited: false,
  outdated: false,
  state: 'sent',
  sentAt,
  ...(link && { link }),
  secret: false,
  early: true,
  former: true,
})

/** @param dialect that of the game where none is given @param now ISO instant; where there is none, of what is told by the clock nothing is */
export async function postsOf(
  library: Reads,
  book: Book,
  phase: number,
  dialect: string = book.settings.dialect,
  mail?: Mail,
  now: string | null = new Date().toISOString(),
): Promise<PostView[]> {
  const here = await resolved(library, book, phase)
  const { sent, drafts } = mail ?? (await mailOf(library, book))
  const language = languageAt(book.game, book.system, phase)
  const edits = editsAt(drafts, phase, language)
  const { notes, said } = notesOf(here, edits, language)
  // The post that closes a phase was one beside it, where the rules did not say yet which one closes.
  const former = `public:${closingOf(book.system, here.phase.kind)}`
  const known = sentIn(sent, phase).map(({ recipient }) => (recipient === former ? `public:${thread}` : recipient))
  const idsOf = ({ id }: Addressed): string[] => (id === `public:${thread}` ? [id, former] : [id])
  const draftOf = (key: string): PostDraft | undefined => {
    const draft = drafts.find(one => one.key === key)
    return draft && readDraft(PostDraft, draft)
  }
  const end = endingOf(book, here.phase, language)
  const sentAs = (id: string): Post | undefined => sent.find(post => post.id === sentId(phase, id) && post.sent !== '')
  const start = startOf(book, here, notes, sentAs(`public:${starting}`)?.sent, known)
  const moved = movedOf({ book, index: phase, phase: here.phase, sent, locale: language })
  const keeps = book.system.departures?.keeps ? deadBy(here) : new Set<string>()
  const posts = addressed(
    book,
    here.phase,
    [...(start ? [start] : []), ...notes, ...(moved ? [moved.note] : []), ...(end ? [end] : [])],
    known,
  )
  const below = posts.some(closes)
    ? await partsBelow(library, book, here, {
        index: phase,
        said,
        drafts,
        locale: language,
        sentAt: (sentAs(closingPost) ?? sentAs(former))?.sent,
        now,
      })
    : nothingBelow
  const counts = countsSent(sent, phase)
  const countAt = (at: string | null): Span[][] => {
    const earlier = at === null ? counts : counts.filter(one => one.sent < at)
    return countPost(book, here, phase, book.settings.count ?? usualCount, { now: at, edits, sent: earlier })
  }
  // What changed by the clock alone since it was sent, or since the host began to edit it, is no change.
  const countIn = ({ paragraphs: head }: Addressed, before: Post | undefined, at: readonly (string | undefined)[]) => {
    const { now: under, others } = belowCount(here, book, language)
    const sentSo = before?.sent && head.length ? countAt(before.sent) : undefined
    return {
      // While no vote changed it is what was sent, which is no change since itself.
      paragraphs: sentSo && plainly(sentSo, undefined) === before?.text ? sentSo : head.length ? countAt(now) : under,
      alike: [
        ...at.flatMap(one => (one && head.length ? [countAt(one)] : [])),
        ...[under, ...others].map(one => [...head, ...one]),
      ],
    }
  }
  const ruled = start ? lengthsAndVotes(book, here.phase, language) : []
  const started: Below = { now: ruled, others: ruled.length ? [[]] : [] }
  const ended: Below = { now: dealBelow(book, language), others: [dealBelow(book, language, true)] }
  const locked = lockedAt(book, phase)
  // A past that was mended was locked again: when a count was sent says nothing any more.
  const amended = locked !== undefined && book.events.some(({ event }) => event.type === 'amended')
  return posts.flatMap(one => {
    const counting = isCount(one) && !isSecret(here)
    const before = idsOf(one).flatMap(id => sent.find(post => post.id === sentId(phase, id)) ?? [])[0]
    const draft = idsOf(one).flatMap(id => draftOf(draftKey(phase, id)) ?? [])[0]
    const { now: under, others } = closes(one)
      ? below
      : isStart(one)
        ? started
        : one.id === `public:${ending}` && end
          ? ended
          : nothingBelow
    const { paragraphs, alike } = isCount(one)
      ? countIn(one, before, [before?.sent, draft?.at])
      : { paragraphs: [...one.paragraphs, ...under], alike: others.map(other => [...one.paragraphs, ...other]) }
    const title = titleOf(here.system, one.to, here.phase, language)
    const kept = one.to.kind === 'player' && keeps.has(one.to.id) ? { kept: true as const } : {}
    const made = postView({ ...one, ...kept, language, paragraphs }, phase, title, dialect, {
      sent: before,
      draft,
      early: isOpening(here.system, one.to) || isAtOnce(here.system, one.to) || counting || one.id === movedPost,
      ...(counting && !amended && { until: locked ?? '' }),
      ...(one.id === movedPost && moved?.until !== undefined && { until: moved.until }),
      closing: closes(one),
      others: alike,
      called: phaseCalled(here.phase, here.system, language),
    })
    const flavour = made.closes && flavourOf({ ...one, language }, here)
    if (!counting) return flavour === undefined || !flavour ? made : { ...made, flavour }
    const due = made.state === 'toSend'
    const { sentAt: _, link: __, ...current } = made
    return [
      due ? current : made,
      ...counts.toReversed().flatMap(count => (due || count !== before ? formerView(count, made) : [])),
    ]
  })
}

/**
 * The post with which the game starts: until its first phase is over, where it was sent, and where it holds the digest
 * of a deal, which proves nothing unless it is posted. Rules that have such a post of their own say it themselves.
 */
function startOf(
  book: Book,
  { phase, locked }: Pick<ResolvedPhase, 'phase' | 'locked'>,
  notes: readonly Note[],
  sentAt: string | undefined,
  sentTo: readonly string[],
): Note | undefined {
  const { calendar } = book.system
  const own = notes.some(({ audience, kind }) => audience.to === 'public' && kind === calendar.opening)
  if (own || (locked && !book.game.dealt && !sentTo.includes(`public:${starting}`))) return undefined
  return startingOf(book, phase, languageAt(book.game, book.system, 0), sentAt)
}

/** Who is dead once a phase is over. */
const deadBy = ({ game, outcome }: Pick<ResolvedPhase, 'game' | 'outcome'>): ReadonlySet<string> =>
  new Set([...outcome.deaths, ...game.seats.flatMap(({ slot, alive }) => (alive ? [] : [slot]))])

/** The post that closes a phase, where that tells something. */
const closes = ({ to: { kind, id }, paragraphs }: Addressed): boolean =>
  kind === 'public' && id === thread && paragraphs.length > 0
const nothingBelow: Below = { now: [], others: [] }

/** The post of a vote. */
export const isCount = ({ to: { kind, id } }: Pick<PostView, 'to'>): boolean => kind === 'public' && id === 'votes'

/** Whether what a post tells has happened when it came. */
const isAtOnce = ({ calendar }: System, { kind, id }: PostView['to']): boolean =>
  kind === 'public' && calendar.atOnce?.includes(id) === true

/** The post with which a game starts. */
const isStart = ({ id }: Addressed): boolean => id === `public:${starting}`

/** What stood below it once: a post that was sent so, or without, says nothing wrong. */
function belowCount(here: ResolvedPhase, { settings: { zone } }: Book, locale: Locale): Below {
  const { system, game, phase } = here
  const voting = standing(votesOf(here)).map(({ by }) => by)
  const note = (over: boolean): Span[][] =>
    voteNote({ system, game, phase, zone, locale, over, ...(!isSecret(here) && { voting }) }).paragraphs
  return { now: note(isOver(here)), others: [[], note(false)] }
}

/** What is told, in the host's words; in the system's own where those cannot be said of this phase. */
function notesOf(
  { system, game, phase, outcome }: ResolvedPhase,
  edits: WordingEdits,
  locale: Locale,
): { notes: Note[]; said: System } {
  try {
    const said = withWording(system, edits, locale)
    return { notes: messagesOf(said, game, phase, outcome, { locale }), said }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { notes: messagesOf(system, game, phase, outcome, { locale, kept: true }), said: system }
  }
}

/**
 * Notes by reader: everybody first, then groups, then players in roster order; what one reader gets is one text. To everybody
 * go the post that closes the phase (`public:public`) and others beside it, each a text of its own (`public:votes`).
 * @param sentTo who was sent something: told nothing by now, they get an empty text, so that nobody forgets to correct it
 */
function addressed(
  { game, system }: Book,
  phase: PhaseState,
  notes: readonly Note[],
  sentTo: readonly string[],
): Addressed[] {
  const readers = new Map<string, Addressed>()
  const closing = closingOf(system, phase.kind)
  for (const { audience, kind, paragraphs, secret } of notes) {
    const to = readerOf(
      game,
      system,
      audience.to,
      audience.to === 'public'
        ? kind === closing
          ? thread
          : kind
        : audience.to === 'group'
          ? audience.group
          : audience.player,
    )
    const id = `${to.kind}:${to.id}`
    const known = readers.get(id)
    if (known) known.paragraphs.push(...paragraphs)
    else readers.set(id, { id, to, kind, paragraphs: [...paragraphs], secret })
  }
  for (const id of sentTo) {
    const [, kind, reader = ''] = /^(public|group|player):(.*)$/s.exec(id) ?? []
    if (kind !== undefined && !readers.has(id))
      readers.set(id, {
        id,
        to: readerOf(game, system, kind as PostView['to']['kind'], reader),
        kind: 'nothing',
        paragraphs: [],
        secret: kind !== 'public',
      })
  }
  const seat = new Map(game.seats.map(({ slot }, index) => [slot, index]))
  const place = ({ to }: Addressed): number =>
    isOpening(system, to)
      ? -4
      : to.kind === 'public'
        ? to.id === thread
          ? -3
          : -2
        : to.kind === 'group'
          ? -1
          : (seat.get(to.id) ?? 0)
  return [...readers.values()].sort((a, b) => place(a) - place(b))
}

/** The id of the post that closes a phase, among those to everybody. */
const thread = 'public'
export const closingPost = `public:${thread}`

function readerOf({ seats }: Game, system: System, kind: PostView['to']['kind'], id: string): PostView['to'] {
  switch (kind) {
    case 'public': {
      const post = postCalled(system, id, language())
      return { kind, id, name: id === thread ? spoken('posts.thread') : spoken('posts.threadOf', { post }) }
    }
    case 'group': {
      const words = wordsOf(system)
      return { kind, id, name: getOwn(words.factions, id) ?? getOwn(words.terms ?? {}, id) ?? id }
    }
    case 'player': {
      const seat = seats.find(({ slot }) => slot === id)
      const heads = seat ? headsUnsaid(seat) : []
      return { kind, id, name: seat?.name ?? id, ...(heads.length && { heads: [...heads] }) }
    }
  }
}

/** Whether this is the post with which the game opens: it is there from the beginning, and no end of a phase changes it. */
const isOpening = ({ calendar: { opening } }: Pick<System, 'calendar'>, { kind, id }: PostView['to']): boolean =>
  kind === 'public' && (id === opening || id === starting)

/** What a subject line says: the phase and which post it is, and never what stands in it. */
function titleOf(
  system: System,
  to: PostView['to'],
  { kind: acts, number }: Pick<PhaseState, 'kind' | 'number'>,
  locale: Locale,
): string {
  const { posts } = phrasesOf({ locale })
  const { kind, id } = to
  const phase = phaseCalled({ kind: acts, number }, system, locale)
  const post = postCalled(system, id, locale)
  const said =
    kind !== 'public'
      ? phase
      : isOpening(system, to)
        ? post
        : plainOf(say(locale, id === thread ? posts.closing : posts.other, { phase, post }))
  return said.replace(/^./, letter => letter.toUpperCase())
}

/** What a post to everybody is called: every system has a dawn, and each may have posts of its own. */
export const postCalled = (system: System, id: string, locale: Locale): string =>
  getOwn(phrasesOf({ locale }).posts.names, id) ?? getOwn(namesIn(system, locale), id) ?? spaced(id)
