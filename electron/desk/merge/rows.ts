/** What stands beside two journals of one game: texts that were edited, and posts that were sent. */
import type { Way } from '../../../engine/game/merge/merge.ts'
import { isEqual } from '../../../engine/shape/equal.ts'
import type { Draft } from '../../store/desk-tables.ts'
import type { Post } from '../../store/posts.ts'
import type { Writing } from '../../store/tables.ts'
import { phaseName, type Book } from '../library/book.ts'
import { isWording, postPrefix } from '../library/drafts.ts'
import { pairOf, type Decided, type Pair } from '../library/merge-choices.ts'
import type { Reads } from '../library/reads-from.ts'
import { say } from '../words/say.ts'
import type { MergeDifference } from './answers.ts'
import { apartAt } from './difference-text.ts'

export interface RowsMerged {
  differences: (MergeDifference & { pair: Pair })[]
  /** Something of the copy would come. */
  changed: boolean
  /** Keeps what comes. */
  keep: (tables: Writing, game: string) => Promise<void>
}

/**
 * @param chosen by the keys of differences; what is not chosen stays as it is here
 * @param decided how what both said was decided before
 * @throws StoreError
 */
export async function rowsMerged(
  reads: Reads,
  book: Book,
  copy: Book,
  chosen: ReadonlyMap<string, Way>,
  decided: (pair: Pair) => Decided | undefined,
): Promise<RowsMerged> {
  const [drafts, theirDrafts] = [await draftsOf(reads, book), await draftsOf(reads, copy)]
  const [posts, theirPosts] = [await postsOf(reads, book), await postsOf(reads, copy)]
  const differences: RowsMerged['differences'] = []
  const differ = (key: string, ours: string, theirs: string, phase?: string): boolean => {
    const pair = pairOf(key, { ours, theirs })
    const as = chosen.get(key) ?? decided(pair)?.as
    const [here, there] = apartAt(ours, theirs)
    differences.push({
      key,
      pair,
      ...(phase !== undefined && { phase }),
      ours: here,
      theirs: there,
      ways: ['ours', 'theirs'],
      ...((as === 'ours' || as === 'theirs') && { chosen: as }),
    })
    return as === 'theirs'
  }
  const comingDrafts = [...theirDrafts.values()].filter(({ key, value }) => {
    const mine = drafts.get(key)
    if (!mine) return true
    return !isEqual(mine.value, value) && differ(`draft ${key}`, wordsIn(mine.value), wordsIn(value))
  })
  const comingPosts = [...theirPosts.values()].filter(post => {
    const mine = posts.get(post.id)
    if (!mine) return true
    // Only one of them sent it.
    if (post.sent === '' || mine.sent === '') return post.sent !== '' && mine.sent === ''
    const phase = book.game.phases[post.phase]
    const name = phase && phaseName(book.system, phase)
    if (mine.text !== post.text) return differ(`post ${post.id}`, mine.text, post.text, name)
    if (mine.link === post.link || post.link === '') return false
    return mine.link === '' || differ(`post ${post.id}`, mine.link, post.link, name)
  })
  return {
    differences,
    changed: comingDrafts.length + comingPosts.length > 0,
    keep: async (tables, game) => {
      for (const { key, value } of comingDrafts) await tables.drafts.put(game, key, value)
      for (const post of comingPosts) await tables.posts.put(game, post)
    },
  }
}

/** What a draft says: the text of a post, or how something is worded. */
const wordsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'text' in value
    ? String(value.text)
    : Array.isArray(value)
      ? value.map((one: { says?: unknown }) => String(one.says ?? say('merge.asTheSystem'))).join('; ')
      : ''

const draftsOf = async (reads: Reads, { id }: Book): Promise<Map<string, Draft>> =>
  new Map(
    (await reads.store.read(tables => tables.drafts.list(id)))
      .filter(draft => draft.key.startsWith(postPrefix) || isWording(draft))
      .map(draft => [draft.key, draft]),
  )

const postsOf = async (reads: Reads, { id }: Book): Promise<Map<string, Post>> =>
  new Map((await reads.store.read(tables => tables.posts.list(id))).map(post => [post.id, post]))
