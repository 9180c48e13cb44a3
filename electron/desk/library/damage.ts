/** What of the rows beside play is not as it was written, said of the things that a host knows. */
import type { Damage } from '../contract.ts'
import { phaseName, storedAs, type Book } from './book.ts'
import { say } from '../words/say.ts'
import type { Library } from './library.ts'

/** Of a game: edits of posts and of its wording, and what was noted of sending. @param phase what concerns another phase is left out */
export async function damagedMail({ store }: Library, book: Book, phase?: number): Promise<Damage[]> {
  const { drafts, posts } = await store.read(async tables => ({
    drafts: await tables.drafts.damaged(storedAs(book)),
    posts: await tables.posts.damaged(storedAs(book)),
  }))
  if (!drafts.length && !posts.length) return []
  const backup = await newestBackup(store)
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
  const backup = await newestBackup(store)
  return keys.map(key => {
    const game = games.find(({ id }) => key === `game:${id}`)
    return {
      message: game
        ? say('library.gameSettings', { game: game.name })
        : key === 'app'
          ? say('library.appSettings')
          : say('library.setting', { key }),
      remedy: remedySaid(['library.chooseAgain', 'library.chooseOrRestore'], backup),
    }
  })
}

type Found = RegExpMatchArray | null

function draftSaid(
  post: Found,
  key: string,
  book: Book,
  backup: string | undefined,
  phase: number | undefined,
): Damage[] {
  if (!post)
    return [
      {
        message: say('library.wording', { key }),
        remedy: remedySaid(['library.wordAgain', 'library.wordOrRestore'], backup),
      },
    ]
  const at = Number(post[1])
  return phase === undefined || phase === at
    ? [
        {
          message: say('library.edit', { reader: readerIn(post[2]), phase: nameOf(book, at) }),
          remedy: remedySaid(['library.editAgain', 'library.editOrRestore'], backup),
        },
      ]
    : []
}

function sentSaid(sent: Found, book: Book, backup: string | undefined, phase: number | undefined): Damage[] {
  const at = Number(sent?.[1])
  if (sent && phase !== undefined && phase !== at) return []
  return [
    {
      message: sent
        ? say('library.sent', { reader: readerIn(sent[2]), phase: nameOf(book, at) })
        : say('library.sentSome'),
      remedy: remedySaid(['library.markAgain', 'library.markOrRestore'], backup),
    },
  ]
}

const readerIn = (id = ''): string =>
  id.startsWith('public:') ? say('library.toAll') : say('library.toOne', { name: id.replace(/^\w+:/, '') })

function nameOf({ game, system }: Book, at: number): string {
  const phase = game.phases[at]
  return phase ? phaseName(system, phase) : say('library.goneMissing')
}

/** Where the newest backup lies, where there is one. */
async function newestBackup(store: Library['store']): Promise<string | undefined> {
  const [newest] = await store.backups()
  return newest?.path
}

/** What to do about it, and the backup to go back to. */
const remedySaid = (
  [alone, orRestore]: readonly [
    'library.chooseAgain' | 'library.wordAgain' | 'library.editAgain' | 'library.markAgain',
    'library.chooseOrRestore' | 'library.wordOrRestore' | 'library.editOrRestore' | 'library.markOrRestore',
  ],
  path: string | undefined,
): string => (path === undefined ? say(alone) : say(orRestore, { path }))
