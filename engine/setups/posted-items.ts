/** A line of a posted set-up as its roles, each with how many there are. */
import { countBehind, countOf } from './counts.ts'

/** A row of a table, or roles with commas, pluses or “and” between them; commas in brackets part nothing. */
export function itemsIn(line: string): string[] {
  const cells = line
    .split(/[\t|]/)
    .map(cell => cell.trim())
    .filter(Boolean)
  if (cells.length > 1) return [tableItem(cells)]
  const parts = outside(line, /[,;•]/)
  const several = parts.length > 1 || parts.some(part => countOf(part.trim()) !== undefined)
  return parts
    .flatMap(part => (several ? part.split(/\s\+\s|\s&\s|(?<=\p{L}\)?)\s+and\s+(?=\d|\p{L})/u) : [part]))
    .map(part => part.trim().replace(/^(?:and|и|&|\+)\s+|[.,;]+$/giu, ''))
    .filter(part => /[\p{L}\p{N}?]/u.test(part))
}

/** `Vanilla Townie | 8 | town` as `8 Vanilla Townie town`, and so `Vanilla Townie x8 | town`. */
function tableItem(cells: readonly string[]): string {
  const number = cells.find(cell => /^[x×]?\s*\d{1,3}\s*[x×]?$/i.test(cell))
  const others = cells.filter(cell => cell !== number)
  const counts = [number?.replace(/\D/g, ''), ...others.map(cell => countBehind(cell)?.count)].filter(Boolean)
  const [count, again] = counts
  const role = others.map(cell => countBehind(cell)?.role ?? cell).join(' ')
  return `${count === undefined ? '' : `${count} `}${role}${again === undefined ? '' : ` x${again}`}`
}

/** Parted at a mark that stands in no brackets. */
function outside(line: string, mark: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of line) {
    depth = Math.max(0, depth + (/[([]/.test(letter) ? 1 : /[)\]]/.test(letter) ? -1 : 0))
    if (depth === 0 && mark.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
