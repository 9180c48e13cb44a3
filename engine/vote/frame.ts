/** The pages of a forum that is none of those known here, as a host describes them: a few selectors. */
import type { Forum } from './forum.ts'
import { isSelector } from './html/find.ts'

/**
 * `post`: what begins a post; inside it, or behind it, its writer, its text, and where they are there further text, quotes, its
 * time and its number. Every block of text is read.
 */
export interface Frame {
  post: string
  by: string
  text: string
  more?: string | undefined
  quote?: string | undefined
  at?: string | undefined
  number?: string | undefined
}

export const frameFields = ['post', 'by', 'text', 'more', 'quote', 'at', 'number'] as const
export type FrameField = (typeof frameFields)[number]

/** Stands among software for what a host described. */
const described = 'described'

/** @returns the fields of a frame that are no selector, or empty where one has to stand */
export const wrongIn = (frame: Frame): FrameField[] =>
  frameFields.filter(field => {
    const selector = frame[field]?.trim() ?? ''
    return selector === '' ? field === 'post' || field === 'by' || field === 'text' : !isSelector(selector)
  })

/** A frame as one of the forums: its time is where it says, or the first there is. */
export function forumOf(frame: Frame): Forum {
  const by = frame.by.trim()
  const at = frame.at?.trim() ?? ''
  const number = frame.number?.trim() ?? ''
  const more = frame.more?.trim() ?? ''
  const quote = frame.quote?.trim() ?? ''
  return {
    name: described,
    sign: /^/,
    post: frame.post.trim(),
    id: [],
    by: [{ find: by }],
    content: [frame.text.trim(), ...(more === '' ? [] : [more])],
    every: true,
    ...(quote !== '' && { quote }),
    at:
      at === ''
        ? [{ find: 'time', attr: 'datetime' }]
        : [{ find: at, attr: 'datetime' }, { find: at, attr: 'title', take: /^(.*\d:\d\d.*)$/ }, { find: at }],
    number: number === '' ? [] : [{ find: number, take: /(\d[\d,.]*)\s*$/ }],
    link: [],
    edited: [],
  }
}
