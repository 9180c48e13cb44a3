/** One game as plain data, to be written as JSON and read back elsewhere without loss. */
import type { Reader, Writer } from './connection.ts'
import { putDraft, readDrafts, type Draft } from './desk-tables.ts'
import { StoreError, damaged } from './error.ts'
import { changeGame, readGames, writeGames } from './games.ts'
import { addEvents, readJournal } from './journal.ts'
import { readPosts, writePosts, type Post } from './posts.ts'
import { keepResolution, readResolutions, type Resolution } from './resolutions.ts'
import { anything, empty, list, record, text, whole, type Shape } from './shape.ts'
import { say } from './words/say.ts'

export interface GameExport {
  format: 'nightdesk-game'
  /** Of this form, not of the events in it. */
  version: 1
  game: { id: string; name: string; state: string; created: string; changed: string }
  /** In order, from event 0. */
  journal: { at: string; type: string; version: number; event: unknown }[]
  resolutions: Resolution[]
  drafts: Draft[]
  /** Always empty: messages are play. The form has had this list from the beginning. */
  messages: never[]
  posts: Post[]
}

export const readExchange = (db: Reader) => ({
  /** Everything there is of one game. @throws `notFound`, `corrupt` */
  export: async (id: string): Promise<GameExport> => {
    const { events: _, ...game } = await readGames(db).get(id)
    const lost = [...(await readDrafts(db).damaged(id)), ...(await readPosts(db).damaged(id))]
    if (lost.length) throw damaged(say('mail', { game: game.name, keys: lost.join() }))
    const journal = (await readJournal(db).read(id)).map(({ seq: _, ...recorded }) => recorded)
    const resolutions: Resolution[] = []
    for (const { seq } of await readResolutions(db).list(id)) resolutions.push(await readResolutions(db).get(id, seq))
    return {
      format: 'nightdesk-game',
      version: 1,
      game,
      journal,
      resolutions,
      drafts: await readDrafts(db).list(id),
      messages: [],
      posts: await readPosts(db).list(id),
    }
  },
})

export const writeExchange = (db: Writer) => ({
  /**
   * Adds an exported game.
   * @param data as `export` gave it; checked here, save for what the engine's events say
   * @param id what to call it in this file; without one, its own
   * @returns its id here
   * @throws `badValue` naming what does not fit, `exists` when there is a game with this id
   */
  import: async (data: unknown, id?: string): Promise<string> => {
    const { game, journal, resolutions, drafts, posts } = exportOf(data)
    const here = id ?? game.id
    await writeGames(db, { at: game.created, version: 0 }).create(here, game.name, game.state)
    await addEvents(db, here, 0, game.changed, journal)
    for (const resolution of resolutions) await keepResolution(db, here, resolution)
    for (const draft of drafts) await putDraft(db, here, draft)
    for (const post of posts) await writePosts(db).put(here, post)
    await changeGame(db, here, { changed: game.changed })
    return here
  },
})

const parts = {
  journal: record({ at: text, type: text, version: whole, event: anything }),
  resolutions: record({ seq: whole, phase: whole, at: text, engine: text, outcome: anything, trees: anything }),
  drafts: record({ key: text, value: anything, changed: text }),
  posts: record({ id: text, phase: whole, recipient: text, text, sent: text, link: text }),
}

const exportShape = record({
  format: text,
  version: whole,
  game: record({ id: text, name: text, state: text, created: text, changed: text }),
  journal: list(parts.journal),
  resolutions: list(parts.resolutions),
  drafts: list(parts.drafts),
  messages: empty,
  posts: list(parts.posts),
})

export type Exported = Omit<GameExport, 'format' | 'version'>

/** What was looked through once is not looked through again. */
const looked = new WeakSet<object>()

function exportOf(data: unknown): Exported {
  if (typeof data === 'object' && data !== null && looked.has(data)) return data as Exported
  const steps = exportInSteps(data)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Looks through an exported game, some rows a step; `import` takes it as it is then. @throws StoreError naming what does not fit */
export function* exportInSteps(data: unknown): Generator<undefined, Exported, undefined> {
  const { format, version } = record({ format: text, version: whole }, true)(data, '')
  if (format !== 'nightdesk-game') throw new StoreError('badValue', say('noExport'), say('chooseExport'))
  if (version !== 1) throw new StoreError('newer', say('newerExport'), say('openWithThat'))
  const given = { ...(data as Record<string, unknown>) }
  const rows = Object.fromEntries(
    Object.keys(parts).flatMap(name => (Array.isArray(given[name]) ? [[name, given[name]]] : [])),
  ) as Partial<Record<keyof typeof parts, unknown[]>>
  const made = exportShape({ ...given, ...Object.fromEntries(Object.keys(rows).map(name => [name, []])) }, '')
  for (const [name, shape] of Object.entries(parts) as [keyof typeof parts, Shape<unknown>][])
    for (const [index, row] of (rows[name] ?? []).entries()) {
      ;(made[name] as unknown[]).push(shape(row, `${name}[${index}]`))
      if (index % 200 === 199) yield
    }
  looked.add(made)
  return made
}
