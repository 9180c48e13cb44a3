/**
 * The index of a game, the post that a host keeps at the head of the thread (`engine/messages/index-note.ts`). It tells no
 * more than what was posted: who is out is said up to the last phase of which everybody has read the whole, as it is now.
 */
import { language, say as spoken } from '../words/say.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { departed, goneBefore, type GoneBefore } from '../../../engine/messages/departed.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import { index, indexNote, type IndexedPost } from '../../../engine/messages/index-note.ts'
import type { PostView } from '../contract.ts'
import { gameAtStart, revisionOf, type Book } from '../library/book.ts'
import { PostDraft, readDraft } from '../library/drafts.ts'
import type { Reads } from '../library/library.ts'
import type { GameIndex } from './answers.ts'
import { ending } from './ending.ts'
import { closingPost, indexPost, mailOf, postCalled, postsOf, sentIn, type Mail } from './list.ts'
import { readBefore } from './parts.ts'
import { draftKey, postView, sentId } from './shown.ts'

/** It names roles, and nobody who is out besides. */
const endPost = `public:${ending}`

/** The index where it was sent, with what was sent of it; nothing else of a game is read to know that it was not. */
export async function sentIndex(
  library: Reads,
  book: Book,
  mail?: Mail,
): Promise<(PostView & { sentAt: string }) | undefined> {
  const known = mail ?? (await mailOf(library, book))
  if (!known.sent.some(({ id, sent }) => id === sentId(0, indexPost) && sent !== '')) return undefined
  const { post } = await gameIndex(library, book, known)
  return post?.sentAt === undefined ? undefined : { ...post, sentAt: post.sentAt }
}

/** How many phases everybody has read, and the posts to everybody of each of which something was posted. */
async function postedIn(library: Reads, book: Book, mail: Mail): Promise<{ told: number; toAll: PostView[][] }> {
  const all: PostView[][] = []
  let told = 0
  for (const [phase, { result }] of book.game.phases.entries()) {
    const whole = result !== undefined && told === phase
    const toAll =
      whole || sentIn(mail.sent, phase).length
        ? (await postsOf(library, book, phase, undefined, mail)).filter(({ to }) => to.kind === 'public')
        : []
    if (whole && toAll.every(({ id, state }) => id === endPost || state === 'sent')) told++
    all.push(toAll)
  }
  return { told, toAll: all }
}

/** Who lives as far as everybody has read; undefined where that is not known. @throws Refused, StoreError */
export async function livingToAll(library: Reads, book: Book): Promise<SeatId[] | undefined> {
  const { game, system } = book
  const mail = await mailOf(library, book)
  const read = await readBefore(library, book, (await postedIn(library, book, mail)).told, mail.drafts)
  const gone = system.departures && read && departed(system.departures, read, deadAtStart(book))
  const isOut = new Set(gone?.map(({ who }) => who))
  return gone && game.seats.flatMap(({ slot, bystander }) => (bystander || isOut.has(slot) ? [] : slot))
}

const deadAtStart = (book: Book): GoneBefore[] => goneBefore(book.system, gameAtStart(book))

/** @throws Refused, StoreError */
export async function gameIndex(library: Reads, book: Book, mail?: Mail): Promise<GameIndex> {
  const { game, system } = book
  const { sent, drafts } = mail ?? (await mailOf(library, book))
  const { told, toAll } = await postedIn(library, book, { sent, drafts })
  const locale = languageAt(game, system, Math.max(0, told - 1))
  // Of counts that were sent one after the other, the last one.
  const out = toAll.map(some => {
    const all = some.filter(({ sentAt }) => sentAt !== undefined)
    return all.filter(({ to, former }, at) => !former || all.findIndex(other => other.to.id === to.id) === at)
  })
  const posts = out.map(some =>
    some.map(({ id, to, title, link }): IndexedPost => ({
      title: id === closingPost ? title : postCalled(system, to.id, locale),
      ...(id === closingPost && { closing: true }),
      ...(link !== undefined && { link }),
    })),
  )
  const unlinked = out.flatMap((some, phase) =>
    some.filter(({ link }) => link === undefined).map(({ id, title }) => ({ phase, post: id, title })),
  )
  const known = sent.find(({ id }) => id === sentId(0, indexPost))
  const phase = game.phases.at(-1)
  const revision = revisionOf(book)
  if (!phase || !(known?.sent || posts.some(some => some.length))) return { revision, unlinked }
  const { paragraphs, kind } = indexNote({
    system,
    game,
    phase,
    name: book.name,
    posts,
    read: await readBefore(library, book, told, drafts),
    before: deadAtStart(book),
    locale,
  })
  const draft = drafts.find(({ key }) => key === draftKey(0, indexPost))
  const to: PostView['to'] = {
    kind: 'public',
    id: index,
    name: spoken('posts.threadOf', { post: postCalled(system, index, language()) }),
  }
  const title = postCalled(system, index, locale)
  const post = postView(
    { id: indexPost, to, kind, paragraphs, secret: false, language: locale },
    0,
    title.replace(/^./, letter => letter.toUpperCase()),
    book.settings.dialect,
    { sent: known, draft: draft && readDraft(PostDraft, draft), early: true, closing: false, others: [] },
  )
  return { revision, post: { ...post, ofGame: true }, unlinked }
}
