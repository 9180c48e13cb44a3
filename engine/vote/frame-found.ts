/** What a description finds on a page: also posts of which something is missing. */
import { bbcodeOf } from './bbcode.ts'
import { forumOf, type Frame } from './frame.ts'
import { Tangled } from './html/tree-adapter.ts'
import { pageOf } from './html/tree.ts'
import { postsOn } from './page.ts'

interface FoundPost {
  by?: string
  text?: string
  /** How many blocks its text is of, and how many quotes are in it. */
  blocks: number
  quotes: number
  when?: string
  number?: number
}

/** @returns nothing of a page that cannot be read */
export function foundBy(page: string, frame: Frame): FoundPost[] {
  try {
    return postsOn(pageOf(page), forumOf(frame)).map(({ values: { by, at, number }, runs, blocks = 0 }) => ({
      blocks,
      quotes: (runs ?? []).filter(({ quoted }, at) => quoted && !runs?.[at - 1]?.quoted).length,
      ...(by !== undefined && { by }),
      ...(runs && { text: bbcodeOf(runs) }),
      ...(at !== undefined && { when: at }),
      ...(number !== undefined && { number: Number(number.replace(/[,.]/g, '')) }),
    }))
  } catch (error) {
    if (error instanceof Tangled) return []
    throw error
  }
}
