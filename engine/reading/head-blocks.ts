/** Heads of two lines and more: a name, and in another line when it was written. */
import { dateAlone } from './head-dates.ts'
import { mayBeName } from './head-lines.ts'
import {
  furniture,
  isDayOfProfile,
  isLabel,
  picture,
  profile,
  type Dated,
  type Known,
  type Line,
} from './head-parts.ts'
import { behindProfile } from './head-profiles.ts'

const dressing = new RegExp(`${furniture.source}|${profile.source}|^\\s*(?:re:.{0,90}|[*★•·]{1,10})\\s*$`, 'i')

/** So many lines above its date a known name stands at most, or one that nobody knows. */
const farthest = { known: 8, unknown: 3 }

/** Names that have a line of their own, with the date in another one. @param taken dates that belong to other heads */
export function namesByDates(
  lines: readonly Line[],
  known: Known,
  taken: ReadonlySet<number>,
): ReadonlyMap<number, Dated> {
  const dates = lines.map(({ text }, at) =>
    isDayOfProfile(lines[at - 1]?.text ?? '', text) ? undefined : dateAlone(text),
  )
  const between = ({ text }: Line, at: number): boolean => text.length <= 60 && !/[.!?,:]\s*$/.test(text) && !dates[at]
  /** How far above a date the nearest known name is. */
  const nearest = dates.map((date, at) => {
    if (!date || taken.has(at)) return undefined
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
    if (!date || taken.has(at)) continue
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
    if (
      usual.has(far)
      && mayBeName(text, 5)
      && !furniture.test(text)
      && !profile.test(text)
      && !isLabel(text)
      && !dateAlone(text)
    )
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
  const isAround = ({ text }: Line): boolean => text.trim() === '' || furniture.test(text) || picture.test(text.trim())
  while (name < at + 5 && name < lines.length && isAround(lines[name]!)) name++
  const written = (lines[name]?.text ?? '').replace(
    /^(\s*\S.{0,60}?)(?:\s+\1)?\s+is (?:offline|online)(?: now)?\s*$/i,
    '$1',
  )
  const from = known(written)
  if (from === undefined && !mayBeName(written, 4)) return
  found.set(at, {
    from: from ?? written.trim(),
    at: when,
    next: behindProfile(lines, name + 1, from ?? written.trim()),
    shape: 'above',
    sure: from !== undefined,
  })
}

const isLikeName = (line: string): boolean =>
  /^\s*\p{L}[\p{L}\p{N} _.'’-]{0,30}\s*$/u.test(line) && line.trim().split(/\s+/).length <= 3 && !furniture.test(line)
