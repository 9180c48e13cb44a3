/** Heads of two lines and more: a name, and in another line when it was written. */
import { dateAlone, dateNumbered } from './head-dates.ts'
import { mayBeName } from './head-lines.ts'

export interface Line {
  text: string
  start: number
  end: number
}
/** The name of somebody known that a text is. */
export type Known = (text: string) => string | undefined

/** What stands round a post: its buttons, its number. */
export const furniture =
  /^\s*(?:(?:(?:report|like|quote|reply|edit|delete|share|react|цитата|цитировать|ответить|жалоба|пожаловаться|нравится|редактировать|\+) ?){1,6}|#\d+|new|add bookmark|bookmark|share|link|op|report|like|quote|reply|edit|delete|react|.{0,3}\+ ?quote|like reply|.{0,12}(?:new |well-known |active |staff )?member|staff|moderator|1|\d{1,4} (?:likes?|messages?|replies))\s*$/i
/** What a forum says of whoever wrote, beside the post. */
export const profile =
  /^\s*(?:(?:posts|joined|join date|location|pronouns|gender|messages|reputation|rank|сообщения|зарегистрирован|откуда):?(?:\s.{0,50})?)$/i

const dressing = new RegExp(`${furniture.source}|${profile.source}|^\\s*(?:re:.{0,90}|[*★•·]{1,10})\\s*$`, 'i')

/** A line that names who wrote, the line of the date that belongs to it, and the line behind both. */
export interface Dated {
  from: string
  at: string
  next: number
  shape: string
  sure: boolean
}

/** So many lines above its date a known name stands at most, or one that nobody knows. */
const farthest = { known: 8, unknown: 3 }

/** Names that have a line of their own, with the date in another one. */
export function namesByDates(lines: readonly Line[], known: Known): ReadonlyMap<number, Dated> {
  const dates = lines.map(({ text }) => dateAlone(text))
  const between = ({ text }: Line, at: number): boolean => text.length <= 60 && !/[.!?,:]\s*$/.test(text) && !dates[at]
  /** How far above a date the nearest known name is. */
  const nearest = dates.map((date, at) => {
    if (!date) return undefined
    // Behind an empty line there is only what a forum says of the writer: other words are those of the post before.
    let words = false
    let empty = false
    for (let far = 1; far <= farthest.known && far <= at; far++) {
      const line = lines[at - far]!
      if (known(line.text) !== undefined) return words && empty ? undefined : far
      if (!between(line, at - far)) return undefined
      if (line.text.trim() === '') empty = true
      else words ||= !dressing.test(line.text)
    }
    return undefined
  })
  const usual = new Set(nearest.flatMap(far => far ?? []))
  const isLong = new Set(dates.flatMap((date, at) => (date && nearest[at] !== undefined ? [date.long] : [])))
  const found = new Map<number, Dated>()
  for (const [at, date] of dates.entries()) {
    if (!date) continue
    const strange = isLong.has(date.long) ? strangeName(lines, at, usual, between) : undefined
    const near = nearest[at]
    if (near !== undefined && (strange === undefined || strange >= near)) {
      found.set(at - near, {
        from: known(lines[at - near]!.text)!,
        at: date.at,
        next: at + 1,
        shape: 'below',
        sure: true,
      })
      continue
    }
    const far = strange ?? newParagraphAbove(lines, at, between)
    if (far !== undefined)
      found.set(at - far, { from: lines[at - far]!.text.trim(), at: date.at, next: at + 1, shape: 'below', sure: true })
    else if (!usual.size) nameBelow(lines, known, at, date.at, found)
  }
  return found
}

/** How far above a date the line is that names somebody unknown, as far as names are in this page. */
function strangeName(
  lines: readonly Line[],
  at: number,
  usual: ReadonlySet<number>,
  between: (line: Line, at: number) => boolean,
): number | undefined {
  for (let far = 1; far <= Math.max(0, ...usual) && far <= at; far++) {
    const { text } = lines[at - far]!
    if (usual.has(far) && mayBeName(text, 5) && !furniture.test(text) && !profile.test(text) && !dateAlone(text))
      return far
    if (!between(lines[at - far]!, at - far)) return undefined
  }
  return undefined
}

/** How far above a date a paragraph begins that is like a name. */
function newParagraphAbove(
  lines: readonly Line[],
  at: number,
  between: (line: Line, at: number) => boolean,
): number | undefined {
  let found: number | undefined
  for (let far = 1; far <= farthest.unknown && far <= at; far++) {
    const { text } = lines[at - far]!
    if (text.trim() === '') break
    const above = lines[at - far - 1]?.text ?? ''
    if (isLikeName(text) && (above.trim() === '' || furniture.test(above))) found = far
    if (!between(lines[at - far]!, at - far)) break
  }
  return found
}

/** Where the date stands above: the name below it, and the profile below that. */
function nameBelow(lines: readonly Line[], known: Known, at: number, when: string, found: Map<number, Dated>): void {
  let name = at + 1
  while (name < at + 4 && (lines[name]?.text.trim() === '' || furniture.test(lines[name]?.text ?? ''))) name++
  const written = (lines[name]?.text ?? '').replace(
    /^(\s*\S.{0,60}?)(?:\s+\1)?\s+is (?:offline|online)(?: now)?\s*$/i,
    '$1',
  )
  const from = known(written)
  if (from === undefined && !mayBeName(written, 4)) return
  let next = name + 1
  for (let line = next; line < lines.length && line < next + 4; line++)
    if (profile.test(lines[line]!.text) || furniture.test(lines[line]!.text)) next = line + 1
  found.set(at, { from: from ?? written.trim(), at: when, next, shape: 'above', sure: from !== undefined })
}

const isLikeName = (line: string): boolean =>
  /^\s*\p{L}[\p{L}\p{N} _.'’-]{0,30}\s*$/u.test(line) && line.trim().split(/\s+/).length <= 3 && !furniture.test(line)

/** So many lines a profile has at most. */
const longestProfile = 20
const author = /^\s*(?:(?:post(?:ed)?|message|sent)\s+)?by:?\s+(?<from>\S.{0,59}?)\s*(?:»|›|>>)?\s*$/i
const picture = /^\s*(?:user )?avatar\s*$/i

/**
 * Names of posts whose number and date have a line of their own: in the line below it, or first in the profile above, where
 * whoever nobody knows stands as well.
 */
export function namesByNumbers(lines: readonly Line[], known: Known): ReadonlyMap<number, Dated> {
  const found = new Map<number, Dated>()
  for (const [at, { text }] of lines.entries()) {
    const date = dateNumbered(text)
    if (date === undefined) continue
    let next = at + 1
    while (next < at + 3 && lines[next]?.text.trim() === '') next++
    const below = author.exec(lines[next]?.text ?? '')?.groups?.from
    const above = profileAbove(lines, known, at, below)
    const from = below ?? above?.from
    if (from === undefined) continue
    found.set(above?.first ?? at, {
      from: known(from) ?? from.trim(),
      at: date,
      next: below === undefined ? at + 1 : next + 1,
      shape: 'numbered',
      sure: true,
    })
  }
  return found
}

/** Where the profile above a line begins, and whose it is. @param named who it is, where that is said elsewhere */
function profileAbove(
  lines: readonly Line[],
  known: Known,
  below: number,
  named: string | undefined,
): { first: number; from: string } | undefined {
  const textOf = (at: number): string => lines[at]?.text.trim() ?? ''
  let last = below - 1
  for (let paragraphs = 0; paragraphs < 2; paragraphs++) {
    while (last >= 0 && textOf(last) === '') last--
    // The title of the topic has a paragraph of its own between both.
    if (profile.test(textOf(last)) || textOf(last - 1) !== '') break
    last--
  }
  let top = last
  while (top > 0 && top > last - longestProfile && textOf(top - 1) !== '' && textOf(top - 1).length <= 60) top--
  const block = lines.slice(top, last + 1).map(({ text }) => text.trim())
  if (!block.some(line => profile.test(line))) return undefined
  const isNamed = (line: string): boolean => (named === undefined ? known(line) !== undefined : line === named)
  const name = block.find(isNamed) ?? block.find(line => mayBeName(line, 5) && !picture.test(line) && !isAround(line))
  if (name === undefined) return undefined
  const first = block.indexOf(name)
  return { first: top + (picture.test(block[first - 1] ?? '') ? first - 1 : first), from: name }
}

const isAround = (line: string): boolean => /^top$/i.test(line) || furniture.test(line) || profile.test(line)
