/** A post that somebody wrote in a dialect, read back as its readers will see it. */
import type { Dialect } from './dialect.ts'
import { joiner } from './literal.ts'
import { strong, text, type Span } from './span.ts'

const literally = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * @returns its paragraphs, with what is emphasized; any other tag stays as it was typed, since what a forum makes of it is
 * not known here. Nothing of a dialect in which every sign may stand for another one
 */
export function asSeen(dialect: Dialect, written: string): Span[][] | undefined {
  if (dialect.words('<').startsWith('&')) return undefined
  const escapes = dialect.words('*').startsWith('\\')
  const words = (part: string): string =>
    (escapes ? part.replace(/\\([!-/:-@[-`{-~\n])/g, '$1') : part).replaceAll(joiner, '')
  const [open = '', close = ''] = dialect.strong('x').split('x')
  const marked = open && new RegExp(`(?<!\\\\)${literally(open)}(.+?)(?<!\\\\)${literally(close)}`, 'gis')
  return written
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(part =>
      (marked ? part.split(marked) : [part]).flatMap((piece, index): Span[] =>
        piece === '' ? [] : index % 2 ? [strong(text(words(piece)))] : [text(words(piece))],
      ),
    )
}
