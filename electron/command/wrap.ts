/**
 * Text in lines of a width. Ours, since a tree's guides and a column hang differently before the first line and before those
 * that follow; how wide a word is on a terminal is the library's.
 */
import stringWidth from 'string-width'

/** Letters, digits, marks and guides of a column each; what else there is, the library knows. */
const narrow =
  /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2500-\u257F]*$/

/** How many columns a text takes. Nearly every one takes as many as it has letters, and looking at each of them is slow. */
export const columnsOf = (text: string): number => (narrow.test(text) ? text.length : stringWidth(text))

/**
 * Breaks at spaces. A word longer than a line stands alone, whole: names and ids stay searchable.
 * @param first what stands before the first line, `next` before each further one
 */
export function wrapped(text: string, width: number, first = '', next = first): string[] {
  const lines: string[] = []
  let line = first
  let taken = columnsOf(first)
  let empty = true
  for (const word of text.split(/ +/).filter(Boolean)) {
    const more = columnsOf(word)
    if (!empty && taken + 1 + more > width) {
      lines.push(line)
      line = next
      taken = columnsOf(next)
      empty = true
    }
    line += empty ? word : ` ${word}`
    taken += empty ? more : 1 + more
    empty = false
  }
  return [...lines, line.trimEnd()]
}

/** Fills a word up with spaces. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)))

const branches = /^((?:│ {2}|\| {2}| {3})*)(├─ |└─ |\|- |`- )?/

/** The most a tree's guides may take of a line before its text is no longer broken. */
const leastText = 40

/** A text tree, its long lines broken so that the guides go on below them. */
export function wrappedTree(tree: string, width: number, before: string, ascii: boolean): string[] {
  const lines = tree.split('\n')
  return lines.flatMap((line, index) => {
    const [guides = '', above = '', branch = ''] = branches.exec(line) ?? []
    const bar = ascii ? '|  ' : '│  '
    const goesOn = /^[├|]/.test(branch) ? bar : branch ? '   ' : ''
    const deeper = (branches.exec(lines[index + 1] ?? '')?.[0].length ?? 0) > guides.length
    const next = above + goesOn + (deeper ? bar : '   ')
    const room = Math.max(width, columnsOf(before + next) + leastText)
    return wrapped(line.slice(guides.length), room, before + guides, before + next)
  })
}
