/** Calls that take posts of the thread into a game: out of what was pasted, or of files. */
import { heard } from '../words/say.ts'
import type { Post } from '../../../engine/vote/post.ts'
import type { Thread } from '../../../engine/vote/thread.ts'
import type { Answers, CallInput } from '../contract.ts'
import { lockedAt, revisionOf, type Book } from '../library/book.ts'
import type { Changing, Library } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { readFirst } from '../reading/read-first.ts'
import type { Readings, UnderWay } from '../reading/readings.ts'
import type { ReadInput } from '../reads.ts'
import type { ThreadTaken } from './answers.ts'
import { copiedForums, copiedNames } from './copier/forums.ts'
import { copierPage } from './copier/page.ts'
import { Gathered, type FileGathered } from './gathered.ts'
import { takeCount } from './taken-count.ts'
import { keptOf, requirePosts, sortPosts, writersIn } from './thread-paste.ts'

/** What stands for a file where text was pasted: it is not named to the host. */
const pasted = 'page'

/** When what a post was read from was pasted or saved, where that is known. */
type TakenAt = (post: Post) => string | undefined

export const importCalls = (library: Library, readings: Readings, now: () => Date) => {
  const gathered = new Gathered()

  /** Reads files and keeps their posts, in one go. */
  const takeIn = async (
    under: UnderWay,
    game: string,
    files: readonly FileGathered[],
    at: TakenAt,
    instead: readonly string[] = [],
  ): Promise<Answers['votes.paste']> => {
    const { book, given } = await readFirst(library, under, game, {
      read: 'votes.pages',
      against: book => {
        openPhase(book.system, book.game)
        return toRead(book, files)
      },
      keep: (changing, thread) => keepPosts(changing, thread, at, instead),
    })
    return { revision: revisionOf(book), ...given }
  }

  return {
    'votes.paste': ({
      game,
      page,
      instead,
      reading: place,
    }: CallInput<'votes.paste'>): Promise<Answers['votes.paste']> => {
      const pastedAt = now().toISOString()
      return readings.at(place, under => takeIn(under, game, [{ file: pasted, text: page }], () => pastedAt, instead))
    },

    'votes.takeCount': ({
      game,
      text,
      at,
      reading: place,
    }: CallInput<'votes.takeCount'>): Promise<Answers['votes.takeCount']> =>
      readings.at(place, async under => {
        const taken = { text, at, now: now().toISOString() }
        const { book, given } = await readFirst(library, under, game, {
          read: 'votes.pages',
          against: book => {
            openPhase(book.system, book.game)
            return toRead(book, [{ file: pasted, text }])
          },
          keep: (changing, thread) => takeCount(changing, { ...taken, thread }),
        })
        return { revision: revisionOf(book), ...given }
      }),

    'votes.copier': ({ forum }: CallInput<'votes.copier'>): Answers['votes.copier'] => ({
      forums: copiedForums.map(id => ({ id, name: copiedNames[id] })),
      ...(forum && { page: copierPage(forum) }),
    }),

    'votes.recognise': async ({
      game,
      text,
      reading: place,
    }: CallInput<'votes.recognise'>): Promise<Answers['votes.recognise']> => {
      const book = await library.book(game)
      const { system, game: here, settings } = book
      const phase = openPhase(system, here)
      const thread = await readings.read('votes.pages', toRead(book, [{ file: pasted, text }]), place)
      const copiedAt = now().toISOString()
      const { fresh } = sortPosts(here, phase, thread, {
        ...settings,
        pasted: () => copiedAt,
        locked: phase => lockedAt(book, phase),
      })
      // What tells neither when it was written nor where it stands may be a list of names.
      const sure = fresh.filter(
        ({ at, number, link }) => at !== undefined || number !== undefined || link !== undefined,
      )
      return { fresh: sure.length ? fresh.length : 0 }
    },

    'votes.gather': async ({
      game,
      reading: place,
      anew = false,
      goesOn = false,
      ...file
    }: CallInput<'votes.gather'>): Promise<Answers['votes.gather']> => {
      await library.book(game)
      const { savedAt, ...text } = file
      return {
        files: gathered.put(place, { ...text, ...(savedAt !== undefined && { saved: savedAt }) }, { anew, goesOn }),
      }
    },

    'votes.takeFiles': async ({
      game,
      instead,
      reading: place,
    }: CallInput<'votes.takeFiles'>): Promise<Answers['votes.takeFiles']> => {
      await library.book(game)
      const files = gathered.take(place)
      const saved = new Map(files.map(one => [one.file, one.saved]))
      return await readings.at(place, under => takeIn(under, game, files, ({ file = '' }) => saved.get(file), instead))
    },
  }
}

/** What pages are read against. */
const toRead = (
  { game, settings: { hosts, frame } }: Book,
  files: readonly FileGathered[],
): ReadInput<'votes.pages'> => ({
  files,
  known: writersIn(game, hosts),
  ...(frame && { frame }),
  earlier: keptOf(
    game,
    files.map(({ text }) => text),
  ),
})

/** @throws Refused where nothing was found in what was pasted */
function keepPosts(
  { book, game, run }: Changing,
  thread: Thread,
  at: TakenAt,
  instead: readonly string[],
): ThreadTaken {
  const { settings, system } = book
  const unread = thread.problems.map(({ file, message, remedy }) => ({
    ...(file !== pasted && { file }),
    message: heard(message),
    remedy: heard(remedy),
  }))
  // Of many files each says what is wrong with it.
  if (unread.length < 2) requirePosts(thread)
  for (const id of instead)
    if (openPhase(system, game()).posts?.some(post => post.id === id)) run({ do: 'dropPost', id })
  const { fresh, edited, counts, byZone, ahead, ...given } = sortPosts(game(), openPhase(system, game()), thread, {
    ...settings,
    pasted: at,
    locked: phase => lockedAt(book, phase),
  })
  for (const post of edited) {
    run({ do: 'dropPost', id: post.id })
    // What the host said of it, they said of what stood there before.
    const { handled: _, denied: __, deniedVotes: ___, ...bare } = post
    run({ do: 'receivePost', post: bare })
  }
  for (const post of fresh) run({ do: 'receivePost', post })
  for (const { count, instead: before } of counts) {
    if (before !== undefined) run({ do: 'dropPost', id: before })
    run({ do: 'receiveCount', count })
  }
  return {
    added: fresh.length + counts.filter(count => count.instead === undefined).length,
    ...given,
    ...(ahead > 0 && { ahead: { count: ahead, zone: settings.zone, posts: byZone } }),
    unread,
  }
}
