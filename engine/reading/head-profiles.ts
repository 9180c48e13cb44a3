/** Profiles beside posts: what a forum says of whoever wrote, in which the name stands first. */
import { dateAlone, dateGlued, dateNumbered } from './head-dates.ts'
import { mayBeName } from './head-lines.ts'
import {
  foot,
  furniture,
  isDayOfProfile,
  isLabel,
  isValue,
  picture,
  profile,
  type Dated,
  type Known,
  type Line,
} from './head-parts.ts'

const posted =
  /^\s*(?:(?:post(?:ed)?|message|sent)\s+)?by:?\s+(?<from>[^\s»›][^»›]{0,59}?)\s*(?:(?:»|›|>>).{0,80})?\s*$/i
const labelled = /^\s*(?:author|автор):\s+(?<from>\S.{0,59}?)\s*$/i
/** Whether somebody is there, behind the name. */
const presence = /\s+(?:Offline|Online|Away)$/
/** So many lines a profile has at most, and so many of them stand before the first that says how much or since when. */
const longest = { profile: 24, titles: 3 }

const textOf = (lines: readonly Line[], at: number): string => lines[at]?.text.trim() ?? ''

const isField = (lines: readonly Line[], at: number): boolean =>
  profile.test(textOf(lines, at)) || isLabel(textOf(lines, at)) || isValue(textOf(lines, at - 1), textOf(lines, at))

/** Where what was written begins, behind the profile below a name: what may be a sentence belongs to the post. */
export function behindProfile(lines: readonly Line[], first: number, name: string): number {
  const own = /^(.+?) is (?:offline|online)(?: now)?$/i.exec(textOf(lines, first))?.[1]
  let next = own?.toLowerCase() === name.toLowerCase() ? first + 1 : first
  let titles = 0
  for (let at = next; at < first + longest.profile; at++) {
    const line = textOf(lines, at)
    if (isField(lines, at)) [next, titles] = [at + 1, longest.titles]
    else if (line !== '' && (++titles > longest.titles || /[.:;!?,]/.test(line))) break
  }
  return next
}

/**
 * Names above which a profile begins that ends with the date of the post; of posts whose number and date have a line of their
 * own, the name in the line below; and names that are labelled below a date, with the profile below them. Whoever nobody
 * knows is named there as well, and of a numbered post that names nobody, its number.
 * @returns by the line where each head begins; `dates`: the lines of their dates
 */
export function namesByProfiles(
  lines: readonly Line[],
  known: Known,
): { heads: ReadonlyMap<number, Dated>; dates: ReadonlySet<number> } {
  const heads = new Map<number, Dated>()
  const dates = new Set<number>()
  for (const [at, { text }] of lines.entries()) {
    const found = numberedHead(lines, known, at) ?? labelledHead(lines, at) ?? profiledHead(lines, known, at)
    if (!found) continue
    dates.add(at)
    const { first = at, from, date, next = at + 1 } = found
    heads.set(first, { from: known(from) ?? from, at: date ?? dateAlone(text)!.at, next, shape: 'profile', sure: true })
  }
  return { heads, dates }
}

interface Headed {
  first?: number | undefined
  from: string
  date?: string
  next?: number
}

function numberedHead(lines: readonly Line[], known: Known, at: number): Headed | undefined {
  const date = dateNumbered(lines[at]!.text)
  if (date === undefined) return undefined
  let next = at + 1
  while (next < at + 3 && textOf(lines, next) === '') next++
  const below = posted.exec(lines[next]?.text ?? '')?.groups?.from
  const above = profileAbove(lines, known, at, { isSure: true, ...(below !== undefined && { named: below }) })
  const number = /#\d+/.exec(lines[at]!.text)![0]
  return {
    first: above?.first,
    from: below ?? above?.from ?? number,
    date,
    next: below === undefined ? at + 1 : next + 1,
  }
}

function labelledHead(lines: readonly Line[], at: number): Headed | undefined {
  const from = labelled.exec(lines[at + 1]?.text ?? '')?.groups?.from
  const date = from === undefined ? undefined : (dateGlued(lines[at]!.text) ?? dateAlone(lines[at]!.text)?.at)
  if (from === undefined || date === undefined) return undefined
  const next = behindProfile(lines, at + 2, from)
  return next > at + 2 ? { from, date, next } : undefined
}

function profiledHead(lines: readonly Line[], known: Known, at: number): Headed | undefined {
  const isDate = dateAlone(lines[at]!.text) && !isDayOfProfile(textOf(lines, at - 1), textOf(lines, at))
  return isDate ? profileAbove(lines, known, at, { isSure: false }) : undefined
}

/**
 * Where the profile begins that ends above a line, and whose it is.
 * @param isSure whether the line is a head whatever stands above @param named who it is, where that is said elsewhere
 */
function profileAbove(
  lines: readonly Line[],
  known: Known,
  below: number,
  { isSure, named }: { isSure: boolean; named?: string },
): { first: number; from: string } | undefined {
  const at = (line: number): string => textOf(lines, line)
  const isNothing = (line: number): boolean => at(line) === '' || (furniture.test(at(line)) && !isField(lines, line))
  let last = below - 1
  while (last >= 0 && isNothing(last)) last--
  // The title of the topic has a paragraph of its own between both.
  if (isSure && !isField(lines, last) && at(last - 1) === '') {
    last--
    while (last >= 0 && at(last) === '') last--
  }
  let top = last
  while (top > 0 && top > last - longest.profile && !isBetween(at(top - 1))) top--
  const block = lines.slice(top, last + 1).map(({ text }) => text.trim())
  const fields = block.map((_, nth) => isField(lines, top + nth))
  // One line alone, or what stands above others, may be a sentence of the post before.
  if (isSure ? !fields.includes(true) : !fields.at(-1) || !fields.at(-2)) return undefined
  // Where the date of the post is above, this one is of the next post.
  const isDate = (line: string, nth: number): boolean =>
    dateAlone(line) !== undefined && !isDayOfProfile(block[nth - 1] ?? '', line)
  if (block.some(isDate)) return undefined
  const may = block.map(
    (line, nth) => mayBeName(line, 5) && !picture.test(line) && !fields[nth] && !isNothing(top + nth),
  )
  const nameAt = [
    block.findIndex(line => named !== undefined && plain(line) === named),
    block.findIndex((line, nth) => line === block[nth + 1] && may[nth]),
    block.findIndex((line, nth) => !fields[nth] && known(plain(line)) !== undefined),
    may.indexOf(true),
  ].find(place => place >= 0)
  if (nameAt === undefined) return undefined
  const first = picture.test(block[nameAt - 1] ?? '') ? nameAt - 1 : nameAt
  return { first: top + first, from: plain(block[nameAt]!) }
}

/** Whether a line is no part of a profile. */
const isBetween = (line: string): boolean => line === '' || line.length > 60 || foot.test(line)

/** A name without whether he is there. */
const plain = (line: string): string => line.replace(presence, '')
