/** What of the rows beside play is not as it was written, said of the things that a host knows. */
import type { Damage } from '../contract.ts'
import { phaseName, type Book } from './book.ts'
import type { Library } from './library.ts'

/** Of a game: edits of posts and of its wording, and what was noted of sending. @param phase what concerns another phase is left out */
export async function damagedMail({ store }: Library, book: Book, phase?: number): Promise<Damage[]> {
  const { drafts, posts } = await store.read(async tables => ({
    drafts: await tables.drafts.damaged(book.id),
    posts: await tables.posts.damaged(book.id),
  }))
  if (!drafts.length && !posts.length) return []
  const backup = await orBackup(store)
  return [
    ...drafts.flatMap(key => draftSaid(key.match(/^post:(\d+):(.+)$/s), key, book, backup, phase)),
    ...posts.flatMap(id => sentSaid(id.match(/^(\d+):(.+)$/s), book, backup, phase)),
  ]
}

/** Of the workspace: settings of the app and of its games, in whose place the usual ones stand. */
export async function damagedSettings({ store }: Library): Promise<Damage[]> {
  const { keys, games } = await store.read(async tables => ({
    keys: await tables.settings.damaged(),
    games: await tables.games.list(),
  }))
  if (!keys.length) return []
  const backup = await orBackup(store)
  return keys.map(key => {
    const game = games.find(({ id }) => key === `game:${id}`)
    return {
      message: game
        ? `The settings of "${game.name}" are damaged: its time zone, forum and hosts are the usual ones now.`
        : key === 'app'
          ? 'The settings of the app are damaged: theme and language are the usual ones now.'
          : `A setting is damaged and is not used (${key}).`,
      remedy: `Choose them again${backup}`,
    }
  })
}

type Found = RegExpMatchArray | null

function draftSaid(post: Found, key: string, book: Book, backup: string, phase: number | undefined): Damage[] {
  if (!post)
    return [
      {
        message: `A text that you worded otherwise is damaged in the file, so the system's own words stand (${key}).`,
        remedy: `Word it again${backup}`,
      },
    ]
  const at = Number(post[1])
  return phase === undefined || phase === at
    ? [
        {
          message: `Your edit of the post ${readerIn(post[2])} in ${nameOf(book, at)} is damaged in the file: the post stands here without it.`,
          remedy: `Edit it again before you post it${backup}`,
        },
      ]
    : []
}

function sentSaid(sent: Found, book: Book, backup: string, phase: number | undefined): Damage[] {
  const at = Number(sent?.[1])
  if (sent && phase !== undefined && phase !== at) return []
  return [
    {
      message: `What was noted of sending ${sent ? `the post ${readerIn(sent[2])} in ${nameOf(book, at)}` : 'a post'} is damaged in the file.`,
      remedy: `See in the forum whether it stands there, and mark it again${backup}`,
    },
  ]
}

const readerIn = (id = ''): string => (id.startsWith('public:') ? 'to everybody' : `to ${id.replace(/^\w+:/, '')}`)

function nameOf({ game }: Book, at: number): string {
  const phase = game.phases[at]
  return phase ? phaseName(phase) : 'a phase that is not there'
}

async function orBackup(store: Library['store']): Promise<string> {
  const [newest] = await store.backups()
  return newest ? `, or restore a backup from before the damage. The newest is ${newest.path}.` : '.'
}
