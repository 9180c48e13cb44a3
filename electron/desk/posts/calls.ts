/** Calls about posts: what goes to whom, edits, what was sent, and everything of a phase as files. */
import { language as spoken, say } from '../words/say.ts'
import { rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFile, ownFolder } from '../../store/files.ts'
import type { Answers, CallInput, PostView } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { fileName } from '../file-name.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import { damagedMail } from '../library/damage.ts'
import { PostDraft, readDraft } from '../library/drafts.ts'
import type { Library } from '../library/library.ts'
import { notInPast } from '../library/mending.ts'
import { checkOverwriting } from '../overwriting.ts'
import { suggest, Refused } from '../refusal.ts'
import { publicPage } from './public-page.ts'
import { publicView } from './public.ts'
import { partsChanged, partsShown } from './parts.ts'
import { phaseOfParts } from './phase-to-word.ts'
import { gameWithReasons, phaseWithReasons } from './reasons.ts'
import { turnedView } from './turned.ts'
import { gameIndex, sentIndex } from './game-index.ts'
import { countsSent, formerId } from '../votes/counts-sent.ts'
import { indexPost, mailOf, postsOf } from './list.ts'
import { draftKey, isUnsent, plainly, sentId } from './shown.ts'

export const postCalls = (library: Library, now: () => Date) => {
  const find = async (game: string, phase: number, id: string, at: string): Promise<{ book: Book; post: PostView }> => {
    const book = await library.book(game)
    const index = id === indexPost ? (await gameIndex(library, book)).post : undefined
    const posts = index ? [index] : await postsOf(library, book, phase, undefined, undefined, at)
    const post = posts.find(one => one.id === id)
    if (!post)
      throw new Refused(
        'notFound',
        say('posts.nothingTo', { id }),
        suggest(
          id,
          posts.map(one => one.id),
        ),
      )
    return { book, post }
  }
  return {
    'posts.view': async ({ game, phase, dialect }: CallInput<'posts.view'>): Promise<Answers['posts.view']> => {
      const book = await library.book(game)
      const chosen = dialect === undefined ? book.settings.dialect : dialectOf(dialect)
      const posts = await postsOf(library, book, phase, chosen, undefined, now().toISOString())
      const damaged = await damagedMail(library, book, phase)
      return {
        revision: revisionOf(book),
        phase,
        dialect: chosen,
        locked: book.game.phases[phase]?.result !== undefined,
        posts,
        ...partsShown(book, book.game.phases[phase]?.kind ?? '', await phaseOfParts(library, book, phase, posts)),
        toSend: posts.filter(isUnsent).length,
        ...(damaged.length && { damaged }),
      }
    },

    'posts.index': async ({ game }: CallInput<'posts.index'>): Promise<Answers['posts.index']> => {
      notInPast(game)
      return await gameIndex(library, await library.book(game))
    },

    'posts.public': async ({ game, language }: CallInput<'posts.public'>): Promise<Answers['posts.public']> => {
      notInPast(game)
      return await publicView(library, await library.book(game), language ?? spoken())
    },

    'posts.publicPage': async ({
      game,
      language = spoken(),
    }: CallInput<'posts.publicPage'>): Promise<Answers['posts.publicPage']> => {
      notInPast(game)
      const book = await library.book(game)
      return publicPage(await publicView(library, book, language), language, now())
    },

    'posts.edit': async ({
      game,
      phase: of,
      post: id,
      text,
      over,
    }: CallInput<'posts.edit'>): Promise<Answers['posts.edit']> => {
      notInPast(game)
      const phase = keptWith(of, id)
      const at = now().toISOString()
      const { book, post } = await find(game, phase, id, at)
      const key = draftKey(phase, id)
      await library.store.write(async tables => {
        const draft = (await tables.drafts.list(game)).find(one => one.key === key)
        if (text === null && over === undefined) return await tables.drafts.remove(game, key)
        const known = draft && readDraft(PostDraft, draft)
        checkOverwriting(over, known?.text ?? null, text)
        if (text === null) return await tables.drafts.remove(game, key)
        // What it was made from before the host edited it first.
        const made = known ?? { base: plainly(post.paragraphs, undefined), at }
        await tables.drafts.put(game, key, { ...made, text } satisfies PostDraft)
      })
      library.told(game, book)
      return { revision: revisionOf(book) }
    },

    'posts.sent': async ({
      game,
      phase: of,
      post: id,
      sent,
      link = '',
    }: CallInput<'posts.sent'>): Promise<Answers['posts.sent']> => {
      notInPast(game)
      const phase = keptWith(of, id)
      const moment = now().toISOString()
      const { book, post } = await find(game, phase, id, moment)
      if (sent && !post.early && book.game.phases[phase]?.result === undefined)
        throw new Refused('declined', say('posts.notLocked'), say('posts.lockFirst'))
      const text = sent ? plainly(post.paragraphs, post.edited ? { text: post.text, base: '' } : undefined) : ''
      // Where only the link is new, it was sent when it was sent.
      const at = post.state === 'sent' && post.sentAt !== undefined ? post.sentAt : moment
      const { sent: rows } = await mailOf(library, book)
      const row = { id: sentId(phase, id), phase, recipient: id, text, sent: sent ? at : '', link }
      const own = rows.find(one => one.id === row.id)
      // Of counts that were sent, the last one is kept as the count, and the others each by itself.
      const kept = post.former ? countsSent(rows, phase).find(one => one.sent === post.sentAt) : undefined
      const former = sent && post.early && post.state === 'toSend' && own?.sent ? own : undefined
      await library.store.write(async tables => {
        if (former) await tables.posts.put(game, { ...former, id: formerId(former) })
        await tables.posts.put(game, kept ? { ...kept, sent: row.sent, link } : row)
      })
      library.told(game, book)
      return { revision: revisionOf(book) }
    },

    'posts.part': async ({ game, phase, part, on }: CallInput<'posts.part'>): Promise<Answers['posts.part']> => {
      const book = await library.book(game)
      const from = await phaseOfParts(library, book, phase, await postsOf(library, book, phase))
      const changed = await library.present(game, { parts: partsChanged(book.settings, part, on, from) })
      return { revision: revisionOf(changed) }
    },

    'posts.reasons': async ({
      game,
      phase,
      dialect,
    }: CallInput<'posts.reasons'>): Promise<Answers['posts.reasons']> => {
      const book = await library.book(game)
      const chosen = dialectOf(dialect ?? book.settings.dialect)
      return {
        parts:
          phase === undefined
            ? await gameWithReasons(library, book, chosen)
            : await phaseWithReasons(library, book, phase, chosen),
      }
    },

    'posts.turned': async ({ game, dialect }: CallInput<'posts.turned'>): Promise<Answers['posts.turned']> => {
      notInPast(game)
      const book = await library.book(game)
      return await turnedView(library, book, dialectOf(dialect ?? book.settings.dialect))
    },

    'posts.export': async ({ game, phase, as }: CallInput<'posts.export'>): Promise<Answers['posts.export']> => {
      const book = await library.book(game)
      const posts = await postsOf(library, book, phase)
      const [damage] = await damagedMail(library, book, phase)
      if (damage) throw new Refused('file', damage.message, damage.remedy)
      const index = await sentIndex(library, book)
      if (index) posts.push({ ...index, text: index.state === 'stale' ? (index.was ?? '') : index.text })
      if (!posts.length) throw new Refused('declined', say('posts.tellsNobody'), say('posts.lockNight'))
      const name = fileName(phaseName(book.system, book.game.phases[phase]!))
      const texts =
        as === 'file'
          ? [{ name: `${name}.txt`, text: posts.map(({ to, text }) => `--- ${to.name} ---\n\n${text}\n`).join('\n') }]
          : // Who got a message is a secret too, so no file is called after a player.
            posts.map(({ to, text }, index) => ({
              name: `${String(index + 1).padStart(2, '0')}-${to.kind !== 'public' ? 'private' : to.id === 'public' ? 'thread' : `thread-${fileName(to.id)}`}.txt`,
              text: to.kind === 'public' ? `${text}\n` : `${say('posts.to', { name: to.name })}\n\n${text}\n`,
            }))
      const folder = join(
        dirname(library.store.file),
        'exports',
        fileName(book.name),
        ...(as === 'folder' ? [`${name} ${stampOf(now())}`] : []),
      )
      return {
        folder,
        files: await writeAll(
          folder,
          as === 'file' ? texts.map(one => ({ ...one, name: `${name} ${stampOf(now())}.txt` })) : texts,
        ),
      }
    },
  }
}

/** The phase with which a post is kept: the index of the game belongs to none. */
const keptWith = (phase: number, post: string): number => (post === indexPost ? 0 : phase)

const stampOf = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-').replace('T', ' ')

async function writeAll(
  folder: string,
  texts: { name: string; text: string }[],
): Promise<Answers['posts.export']['files']> {
  const files: Answers['posts.export']['files'] = []
  try {
    await ownFolder(folder)
    for (const { name, text } of texts) {
      const path = join(folder, name)
      files.push({ name, path, text })
      await writeFile(path, text, { flag: 'w', mode: ownFile })
    }
    return files
  } catch (error) {
    // Half an export would pass for a whole one.
    for (const { path } of files) await rm(path, { force: true }).catch(() => undefined)
    await rmdir(folder).catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Refused(
      'file',
      code ? say('posts.notWrittenFor', { folder, code }) : say('posts.notWritten', { folder }),
      code === 'ENOSPC' ? say('posts.diskFull') : say('posts.checkFolder'),
    )
  }
}
