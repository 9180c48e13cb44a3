/** From a post to its runs, however it is marked up. */
import type { Post, Written } from './post.ts'
import { runsOfText } from './marks-bbcode.ts'
import { runsOfHtml } from './marks-html.ts'
import type { Run } from './run.ts'

/**
 * Reads the marks of a post.
 * @throws Tangled for HTML that cannot be read in bounded time
 */
export function runsOf({
  runs,
  text,
  written = recognised(text),
}: Pick<Post, 'runs' | 'text' | 'written'>): readonly Run[] {
  return runs ?? (written === 'html' ? runsOfHtml(text) : runsOfText(text, written === 'plain'))
}

/** How a text is marked up, by its tags: BBCode before HTML, since a forum of BBCode shows angle brackets as they are. */
export function recognised(text: string): Written {
  if (/\[\/?(?:b|i|u|s|quote|spoiler|color|size|url|code|vote|unvote)(?:[= ][^[\]\n]{0,300})?\]/i.test(text))
    return 'bbcode'
  return /<\/?(?:b|strong|i|em|u|s|del|p|br|div|span|blockquote|aside|a|table|ul|ol|li|h[1-6]|pre|code|details|font|center|script|style|textarea)(?:\s[^<>]{0,500})?\/?>/i.test(
    text,
  )
    ? 'html'
    : 'plain'
}
