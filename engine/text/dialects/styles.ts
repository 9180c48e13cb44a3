/** What a host may write into a post besides what the desk writes, and how readers see it. */
import type { Style } from '../dialect.ts'

const tag = (name: string, look?: Style['look']): Style => ({
  open: `\\[${name}(?:=[^\\]\\n]*)?\\]`,
  close: `\\[/${name}\\]`,
  ...(look && { look }),
})

/** Tags that every board reads. A size and a place leave the words what they are. */
export const tagStyles: readonly Style[] = [
  tag('i', 'italic'),
  tag('u', 'underlined'),
  tag('s', 'struck'),
  tag('strike', 'struck'),
  { open: `\\[colou?r=["']?ъ["']?\\]`, close: '\\[/colou?r\\]' },
  ...['size', 'font', 'center', 'left', 'right', 'justify'].map(name => tag(name)),
]

/** A sign on both sides of words, with no space on their side and no letter on the other. */
const sign = (one: string, look: Style['look']): Style => ({
  open: `(?<![\\\\*_~\\p{L}\\p{N}])${one}(?=[^\\s*_~])`,
  close: `(?<=[^\\s*_~])${one}(?![*_~\\p{L}\\p{N}])`,
  ...(look && { look }),
})

/** Signs that every reader of Markdown knows. */
export const signStyles: readonly Style[] = [sign('\\*', 'italic'), sign('_', 'italic'), sign('~~', 'struck')]

/** Discord writes a line below words with two dashes. */
export const underlinedBySigns: readonly Style[] = [sign('__', 'underlined'), ...signStyles]
