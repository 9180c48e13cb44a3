/** A line of a posted set-up as its roles, and how many there are of each. */

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  a: 1,
  an: 1,
}
/** What follows a number that says how often a role acts, and not how many have it. */
const uses = /^[-–\s]?(?:shots?|uses?|x\s*shots?)\b/i

/** A row of a table, or roles with commas, pluses or “and” between them; commas in brackets part nothing. */
export function itemsIn(line: string): string[] {
  const cells = line
    .split(/[\t|]/)
    .map(cell => cell.trim())
    .filter(Boolean)
  if (cells.length > 1) return [tableItem(cells)]
  const parts = outside(line, /[,;•]/)
  const several = parts.length > 1 || parts.some(part => counted(part.trim()) !== undefined)
  return parts
    .flatMap(part => (several ? part.split(/\s\+\s|\s&\s|(?<=\p{L}\)?)\s+and\s+(?=\d|\p{L})/u) : [part]))
    .map(part => part.trim().replace(/^(?:and|и|&|\+)\s+|[.,;]+$/giu, ''))
    .filter(part => /[\p{L}\p{N}?]/u.test(part))
}

/** `Vanilla Townie | 8 | town` as `8 town Vanilla Townie`. */
function tableItem(cells: readonly string[]): string {
  const number = cells.find(cell => /^[x×]?\s*\d{1,3}\s*[x×]?$/i.test(cell))
  const others = cells.filter(cell => cell !== number)
  const count = number?.replace(/\D/g, '')
  return `${count === undefined ? '' : `${count} `}${others.join(' ')}`
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

/** `7 VT`, `2x Goon`, `Goon x2`, `VT (x7)`, `Mason - 2`, `two Masons`: how many, and of what. */
export const countedIn = (item: string): { count: number; role: string } => counted(item) ?? { count: 1, role: item }

function counted(item: string): { count: number; role: string } | undefined {
  const [, number = '', rest = ''] = /^[x×]?\s*([+]?\d{1,3}|\p{L}{1,6})\s*[x×]?\s+(\S.*)$/iu.exec(item) ?? []
  // `one of Cop / Tracker` is one of them, and no role of that name.
  if (/^of\b/i.test(rest) && /^(?:1|one)$/i.test(number)) return undefined
  const before = /^\+?\d/.test(number) ? Number(number) : words[number.toLowerCase()]
  if (before && before <= 200 && !uses.test(rest)) return { count: before, role: rest.replace(/^of\s+/i, '') }
  const [, role = '', behind] =
    /^(.+?)\s*(?:[([]\s*[x×]\s*(\d{1,3})\s*[)\]]|\s[x×]\s*(\d{1,3})|[([]\s*\d{1,3}\s*[x×]\s*[)\]]|\s*[:=–-]\s*(\d{1,3}))$/iu
      .exec(item)
      ?.filter(part => part !== undefined) ?? []
  return behind !== undefined && Number(behind) > 0 ? { count: Number(behind), role: role.trim() } : undefined
}
