/** Profiles beside posts: what a forum says of whoever wrote, in which the name stands first. */
import { dateAlone, dateGlued, dateNumbered } from './head-dates.ts'
import { mayBeName } from './head-lines.ts'
import { furniture, picture, type Dated, type Known, type Line } from './head-parts.ts'

const labels =
  'posts?|joined|join date|registered|member since|location|pronouns?|gender|age|messages|threads|topics|reputation|reaction scores?|points|karma|likes|thanks|solutions|rank|contact|last visit|сообщени[яй]|зарегистрирован[ао]?|регистрация|откуда|город|адрес|репутация|приглашений|уважение|позитив|пол|возраст|провел на форуме|последний визит|реакции|баллы'
const field = new RegExp(`^(?:${labels})(?::.{0,60}|\\s+[\\d.,]+k?)?$|^\\S.{0,60} is (?:offline|online)(?: now)?$`, 'i')
const label = new RegExp(`^(?:${labels}):?$`, 'i')
const author =
  /^\s*(?:(?:(?:post(?:ed)?|message|sent)\s+)?by:?|author:|автор:)\s+(?<from>[^\s»›][^»›]{0,59}?)\s*(?:(?:»|›|>>).{0,80})?\s*$/i
const standing = /\s+(?:(?:is )?(?:offline|online|away)(?: now)?)$/i
/** What ends the post above. */
const foot =
  /^(?:top|logged|(?:reactions?|likes?|реакции):.{0,90}|(?:(?:report|like|quote|reply|edit|find|share|with quote|цитата|ответить|жалоба|пожаловаться|мне нравится) ?){1,6})$/i

/** So many lines a profile has at most. */
const longest = 24

const textOf = (lines: readonly Line[], at: number): string => lines[at]?.text.trim() ?? ''

/** Whether a line is what stands below a label: `Joined`, and the day in a line of its own. */
export const isValue = (lines: readonly Line[], at: number): boolean =>
  label.test(textOf(lines, at - 1)) && !label.test(textOf(lines, at))

const isField = (lines: readonly Line[], at: number): boolean => field.test(textOf(lines, at)) || isValue(lines, at)

/** Where what was written begins, behind the profile that a line begins. */
export function behindProfile(lines: readonly Line[], first: number): number {
  let next = first
  let others = 0
  for (let at = first; at < first + longest && others < mostTitles; at++)
    if (isField(lines, at)) [next, others] = [at + 1, 0]
    else if (textOf(lines, at) !== '') others++
  return next
}
/** So many lines of a profile in a row say neither what nor how much: a rank, a title. */
const mostTitles = 3

/**
 * Names above which a profile begins that ends with the date of the post; and of posts whose number and date have a line of
 * their own, the name in the line below. Whoever nobody knows is named there as well.
 * @returns by the line where each head begins; `dates`: the lines of their dates
 */
export function namesByProfiles(
  lines: readonly Line[],
  known: Known,
): { heads: ReadonlyMap<number, Dated>; dates: ReadonlySet<number> } {
  const heads = new Map<number, Dated>()
  const dates = new Set<number>()
  for (const [at, { text }] of lines.entries()) {
    const numbered = dateNumbered(text)
    const glued = dateGlued(text)
    const date = numbered ?? glued ?? (isValue(lines, at) ? undefined : dateAlone(text)?.at)
    if (date === undefined) continue
    let next = at + 1
    while (next < at + 3 && textOf(lines, next) === '') next++
    const named = author.exec(lines[next]?.text ?? '')?.groups?.from
    const below = numbered !== undefined || /^\s*(?:author|автор):/i.test(lines[next]?.text ?? '') ? named : undefined
    const above = glued === undefined ? profileAbove(lines, known, at, below) : undefined
    const from = below ?? above?.from
    if (from === undefined) continue
    dates.add(at)
    heads.set(above?.first ?? at, {
      from: known(from) ?? from.trim(),
      at: date,
      next: below === undefined ? at + 1 : behindProfile(lines, next + 1),
      shape: 'profile',
      sure: true,
    })
  }
  return { heads, dates }
}

/** Where the profile begins that ends above a line, and whose it is. @param named who it is, where that is said elsewhere */
function profileAbove(
  lines: readonly Line[],
  known: Known,
  below: number,
  named: string | undefined,
): { first: number; from: string } | undefined {
  const at = (line: number): string => textOf(lines, line)
  const isNothing = (line: number): boolean => at(line) === '' || furniture.test(at(line))
  let last = below - 1
  while (last >= 0 && isNothing(last) && !isField(lines, last)) last--
  // The title of the topic has a paragraph of its own between both.
  if (!isField(lines, last) && at(last - 1) === '') {
    last--
    while (last >= 0 && at(last) === '') last--
  }
  if (!isField(lines, last)) return undefined
  let top = last
  while (top > 0 && top > last - longest && !isBetween(at(top - 1))) top--
  const block = lines.slice(top, last + 1).map(({ text }) => text.trim())
  // Where the date of the post is above, this one is of the next post.
  if (block.some((line, nth) => !isValue(lines, top + nth) && dateAlone(line))) return undefined
  const nameAt = firstOf([
    block.findIndex(line => (named === undefined ? known(plain(line)) !== undefined : plain(line) === named)),
    block.findIndex((line, nth) => line === block[nth + 1] && mayBeName(line, 5)),
    block.findIndex((line, nth) => mayBeName(line, 5) && !picture.test(line) && !isNothing(top + nth)),
  ])
  if (nameAt === undefined) return undefined
  const first = picture.test(block[nameAt - 1] ?? '') ? nameAt - 1 : nameAt
  return { first: top + first, from: plain(block[nameAt]!) }
}

const firstOf = (places: readonly number[]): number | undefined => places.find(place => place >= 0)

/** Whether a line is no part of a profile. */
const isBetween = (line: string): boolean => line === '' || line.length > 60 || foot.test(line)

/** A name without whether he is there. */
const plain = (line: string): string => line.replace(standing, '')
