/** Everything of a game in which words can be found, made ready once for as long as the game stays as it is. */
import type { PhaseState } from '../../../engine/journal/state.ts'
import { onceForEach } from '../../../engine/text/locale.ts'
import { seatOf, type Game } from '../../../engine/journal/state.ts'
import { phaseName, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { changesIn } from '../log/calls.ts'
import { sentIndex } from '../posts/game-index.ts'
import { seatsOf } from '../games/view.ts'
import { mailOf, postsOf } from '../posts/list.ts'
import { asSent, plainly } from '../posts/shown.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import { language } from '../words/say.ts'
import type { FoundThing } from './answers.ts'
import { folded, plain } from './folded.ts'

/** Something that can be found; `small`: its title and its text as they are compared. */
export interface Thing extends Pick<FoundThing, 'kind' | 'phase' | 'phaseName' | 'id' | 'at' | 'title' | 'undone'> {
  text: string
  small: string
}

/** Something as it is shown. */
export type Made = Omit<Thing, 'small'>

interface Kept {
  mail: string
  things: Thing[]
}

/** By language, as the log and the names of phases are said in it. A book is another one after each change. */
const known = onceForEach(() => new WeakMap<Book, Kept>())

/** All of a game, newest first within each kind. */
export async function thingsOf(library: Reads, book: Book): Promise<readonly Thing[]> {
  // What was edited and sent is no part of the book.
  const mail = await mailOf(library, book)
  const stamp = JSON.stringify(mail)
  const kept = known(language()).get(book)
  if (kept?.mail === stamp) return kept.things
  const made: Made[] = seatsIn(book)
  for (const [index, phase] of book.game.phases.entries()) {
    const where = { phase: index, phaseName: phaseName(book.system, phase) }
    made.push(...messagesIn(book.game, phase).map(one => ({ ...where, ...one })))
    made.push(...threadIn(book.game, phase).map(one => ({ ...where, ...one })))
    for (const post of await postsOf(library, book, index, book.settings.dialect, mail, null))
      made.push({
        ...where,
        kind: 'post',
        id: post.id,
        ...(post.sentAt !== undefined && { at: post.sentAt }),
        title: post.to.name,
        text: post.edited ? post.text : plainly(post.paragraphs, undefined),
      })
  }
  // It is kept with the first phase, and belongs to none.
  const index = await sentIndex(library, book, mail)
  if (index)
    made.push({
      kind: 'post',
      phase: 0,
      id: index.id,
      at: index.sentAt,
      title: index.to.name,
      text: plainly(asSent(index, book.settings.dialect), undefined),
    })
  for (const { seq, at, phase, says, undone } of changesIn(book))
    made.push({
      kind: 'log',
      ...(phase !== undefined && { phaseName: phase }),
      id: String(seq),
      at,
      title: '',
      text: says,
      ...(undone && { undone }),
    })
  const things = made.reverse().map(thingOf)
  known(language()).set(book, { mail: stamp, things })
  return things
}

/** The same with its words as they are compared. */
export function thingOf(one: Made): Thing {
  const [title, text] = [plain(one.title), plain(one.text)]
  return { ...one, title, text, small: `${folded(title)}\n${folded(text)}` }
}

/** Players with their roles, sides and other names. */
const seatsIn = (book: Book): Made[] =>
  seatsOf(book).map(({ slot, name, aliases, former, factionName, roleName, over = [], modifiers }) => ({
    kind: 'seat',
    id: slot,
    title: name,
    text: [
      [factionName, ...modifiers.map(({ modifier }) => spaced(modifier)), [roleName, ...over].join(', ')].join(' '),
      ...[...former, ...aliases],
    ].join(' · '),
  }))

const messagesIn = (game: Game, { messages = [] }: PhaseState): Made[] =>
  messages.map(({ id, from, sender, at, subject, body }) => ({
    kind: 'message',
    id,
    ...(at !== undefined && { at }),
    title: (sender === undefined ? undefined : seatOf(game, sender)?.name) ?? from ?? '',
    text: subject ? `${subject}\n${body}` : body,
  }))

const threadIn = (game: Game, { posts = [] }: PhaseState): Made[] =>
  posts.map(({ id, by, at, number, text }) => ({
    kind: 'thread',
    id,
    ...(at !== undefined && { at }),
    title: `${seatOf(game, by)?.name ?? by}${number === undefined ? '' : ` #${number}`}`,
    text,
  }))
