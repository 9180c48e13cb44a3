/** How many there are of a role, where a set-up says that in front of it or behind: `7 VT`, `2x Goon`, `Mason ×2`, `two Masons`. */

import { numberWords } from '../text/number-words.ts'

/** So many, of what; and what another number behind it would count. */
export interface Counted {
  count: number
  role: string
  again?: { count: number; role: string }
}

const words: Readonly<Record<string, number>> = { ...numberWords, a: 1, an: 1 }
/** What follows a number that says how often a role acts, and not how many have it. */
const uses = /^[-–\s]?(?:shots?|uses?|x\s*shots?)\b/i

const inFront = /^[x×х]?\s*([+]?\d{1,3}|\p{L}{1,6})(?:\s*[x×х]?\s+|\s*[×]\s*)(\S.*)$/isu

/** `VT (7)`, `VT [x7]`, `VTx7`, `VT × 7`, `VT 7x`, `VT - 7`; a remark in brackets may follow. */
const behind =
  /^(.+?)(?:\s*[([]\s*[x×х]?\s*(\d{1,3})\s*[x×х]?\s*[)\]]|(?<=[\p{L})\]\s])[x×х]\s*(\d{1,3})|\s(\d{1,3})\s*[x×х]|\s*[:=–-]\s*(\d{1,3}))(\s*[([][^()[\]]*[)\]])?$/isu

/** @returns nothing where there is no number */
export function countOf(item: string): Counted | undefined {
  const back = countBehind(item)
  const [, number = '', rest = ''] = inFront.exec(item) ?? []
  // `one of Cop / Tracker` is one of them, and no role of that name.
  if (/^of\b/i.test(rest) && /^(?:1|one)$/i.test(number)) return undefined
  const front = /^\+?\d/.test(number) ? Number(number) : words[number.toLowerCase()]
  if (!front || front > 200 || uses.test(rest)) return back && again(back)
  const role = rest.replace(/^of\s+/i, '')
  return again({ count: front, role })
}

/** A count behind a role is one of seats, whatever the role: how often it acts stands in front (`2-shot Cop`). */
export function countBehind(item: string): Counted | undefined {
  const [, role = '', ...found] = behind.exec(item) ?? []
  const remark = found.pop() ?? ''
  const count = Number(found.find(number => number !== undefined) ?? 0)
  return count > 0 ? { count, role: role.trim() + remark } : undefined
}

function again(counted: Counted): Counted {
  const other = countBehind(counted.role)
  return other ? { ...counted, again: other } : counted
}
