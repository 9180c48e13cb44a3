/** How a page reads by a description that a host is still writing. */
import { frameFields, wrongIn, type Frame, type FrameField } from '../../../engine/vote/frame.ts'
import { foundBy } from '../../../engine/vote/frame-found.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { textOf } from '../../../engine/vote/run.ts'

export interface FrameTried {
  /** Fields that are no selector, or empty where one has to stand. */
  wrong: FrameField[]
  /** How many posts are found, and how many of them have each field. */
  posts: number
  /** How many quotes they have: what stands in one is nobody's vote. */
  quotes: number
  has: Record<FrameField, number>
  /** The first posts, as they read without their quotes. */
  first: { by?: string; at?: string; number?: number; text?: string }[]
}

const shown = 3
const longestShown = 160

/** Reads a page, and keeps nothing. */
export function tried({ page, frame }: { page: string; frame: Frame }): FrameTried {
  const has = Object.fromEntries(frameFields.map(field => [field, 0])) as FrameTried['has']
  const wrong = wrongIn(frame)
  if (wrong.length || page.trim() === '') return { wrong, posts: 0, quotes: 0, has, first: [] }
  const found = foundBy(page, frame)
  for (const { by, text, when, number, blocks, quotes } of found) {
    has.post++
    if (by !== undefined) has.by++
    if (text !== undefined) has.text++
    if (blocks > 1) has.more++
    if (quotes) has.quote++
    if (when !== undefined) has.at++
    if (number !== undefined) has.number++
  }
  const first = found.slice(0, shown).map(({ by, text, when, number }) => ({
    ...(by !== undefined && { by }),
    ...(when !== undefined && { at: when }),
    ...(number !== undefined && { number }),
    ...(text !== undefined && {
      text: textOf(runsOf({ text, written: 'bbcode' }).filter(({ quoted }) => !quoted))
        .trim()
        .slice(0, longestShown),
    }),
  }))
  return { wrong, posts: found.length, quotes: found.reduce((sum, { quotes }) => sum + quotes, 0), has, first }
}
