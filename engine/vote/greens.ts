/**
 * Votes without a word for it: a name in green, as Russian forums cast them. Who is named may be in doubt; a list of
 * names in green is asked about as a whole, and so is a post that is nothing but a name, since a text that was copied
 * has no colours.
 */
import type { Style } from '../rules/style.ts'
import type { Attempt, Finder } from './attempt.ts'
import type { Names } from './names.ts'
import type { Why } from './reading.ts'
import { areOthers, bits, bitsOf, textOf, type Run } from './run.ts'

/** As many names in green as a vote has ballots, where it has most of them; more are a list. */
const mostBallots = 2
/** What in green may be meant for a name, though it is nobody's. */
const longestName = 40

/** Finds votes in green; nothing where a style has none. */
export function greensOf(style: Style, names: Names): Finder {
  const { greenNames } = style
  if (!greenNames) return () => []
  const led = new RegExp(
    String.raw`^\s*(?:${[...style.vote].sort((a, b) => b.length - a.length).join('|')})\s*[:\s]`,
    'iu',
  )
  return runs => {
    const found = stretches(runs).flatMap(stretch => inGreen(stretch, names, led))
    if (!found.length) return bareName(runs, names)
    const listed = new Set(found.map(({ named }) => (named.is === 'one' ? named.id : ''))).size > mostBallots
    return listed ? found.map(asked) : found
  }
}

/** Attempts with a word and such in green: of two at one place the one that counts. */
export function together(worded: readonly Attempt[], green: readonly Attempt[], only: boolean): Attempt[] {
  const overlaps = (one: Attempt, other: Attempt): boolean =>
    one.place.start < other.place.end && other.place.start < one.place.end
  const kept = worded.filter(one => !(one.why && green.some(other => overlaps(one, other))))
  const more = green.filter(one => !kept.some(other => overlaps(one, other)))
  const isGreen = (one: Attempt): boolean => one.is === 'unvote' || green.some(other => overlaps(one, other))
  const strict = only ? kept.map(one => (one.why || isGreen(one) ? one : { ...one, why: 'notGreen' as const })) : kept
  return [...strict, ...more].sort((a, b) => a.place.start - b.place.start)
}

interface Stretch {
  text: string
  start: number
  line: number
  marks: number
  /** Nothing else stands in its line. */
  alone: boolean
}

/** The stretches in green, each in one line. */
function stretches(runs: readonly Run[]): Stretch[] {
  const found: Stretch[] = []
  let [start, line] = [0, 1]
  let open = false
  for (const run of runs) {
    const marks = bitsOf(run)
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index) {
        start++
        line++
        open = false
      }
      const last = found.at(-1)
      if (marks & bits.green && open && last) {
        last.text += part
        last.marks |= marks
      } else if (marks & bits.green && part.trim() !== '') found.push({ text: part, start, line, marks, alone: true })
      open = (marks & bits.green) !== 0
      start += part.length
    }
  }
  const text = textOf(runs)
  for (const one of found) one.alone = lineAround(text, one.start, one.start + one.text.length).trim() === ''
  return found
}

/** What else stands in a line. */
const lineAround = (text: string, start: number, end: number): string => {
  const next = text.indexOf('\n', end)
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start) + text.slice(end, next < 0 ? undefined : next)
}

/** The votes in a stretch: each name of one that holds names alone. */
function inGreen({ text, start, line, marks, alone }: Stretch, names: Names, led: RegExp): Attempt[] {
  if (areOthers(marks)) return []
  const lead = led.exec(text)?.[0].length ?? 0
  const why = whyNot(marks)
  const parts = partsOf(text.slice(lead)).map(({ part, at }) => ({ part, at: lead + at }))
  // A whole name may hold what parts others.
  const whole = names.read(text.slice(lead))
  const single = whole.is === 'one' && isOver(text.slice(lead + whole.length))
  const all = (single ? [{ part: text.slice(lead), at: lead }] : parts).map(({ part, at }): Attempt | undefined => {
    const named = names.read(part)
    const name = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})\]]+$/gu, '')
    // Within a sentence what is like nobody's name is a word in green; a name in another case is one.
    const sure = named.is === 'one' || (named.is === 'doubt' && (named.named || named.near.length > 0))
    if (named.is === 'one' ? !isOver(part.slice(named.length)) : !isCalled(name) || !(sure || alone)) return undefined
    const from = start + at + part.indexOf(name)
    const place = { line, start: from, end: from + name.length }
    return { is: 'vote', text: name, name, named, place, ...(why && { why }) }
  })
  return all.includes(undefined) ? [] : all.filter(one => one !== undefined)
}

/** What commas and the like part. */
function partsOf(text: string): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = []
  let from = 0
  for (const { 0: between, index } of [...text.matchAll(/\s(?:и|and)\s|[,;/+&]/giu), { 0: '', index: text.length }]) {
    const part = text.slice(from, index)
    if (/[\p{L}\p{N}]/u.test(part)) parts.push({ part, at: from })
    from = index + between.length
  }
  return parts
}

/** Whether it may be meant for a name: a word or two. */
const isCalled = (name: string): boolean => name.length <= longestName && !/\s\S+\s/.test(name)

const isOver = (rest: string): boolean => !/[\p{L}\p{N}?]/u.test(rest)

function whyNot(marks: number): Why | undefined {
  if (marks & bits.code) return 'code'
  if (marks & bits.struck) return 'struck'
  if (marks & bits.spoiler) return 'spoiler'
  return marks & bits.unsure ? 'openQuote' : undefined
}

/**
 * A post that is a name and nothing else, in whatever colour it was; or whose last line is, the only such line: below
 * what was written, as a text has it that lost its colours.
 */
function bareName(runs: readonly Run[], names: Names): Attempt[] {
  const own = runs.filter(run => !areOthers(bitsOf(run)))
  const all = textOf(own)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  // What stands below a colon is a list, or what somebody else wrote.
  const lines = all.filter((_, at) => !all[at - 1]?.endsWith(':'))
  const said = lines.at(-1) ?? ''
  if (said === '' || said !== all.at(-1) || said.length > 2 * longestName) return []
  const named = nameAlone(said, names)
  if (!named || lines.slice(0, -1).some(line => nameAlone(line, names))) return []
  const text = textOf(runs)
  const start = text.lastIndexOf(said)
  // Of a post that marks something else the mark tells that this is none.
  const within = all.length > 1 ? runsAt(runs, start, said.length) : own
  if (within.map(bitsOf).some(marks => areOthers(marks) || marks & ~(bits.bold | bits.quoted | bits.unsure))) return []
  const name = named.is === 'one' ? said.slice(0, named.length).trim() : said
  const place = { line: text.slice(0, start).split('\n').length, start, end: start + said.length }
  return [asked({ is: 'vote', text: said, name, named, place })]
}

/** The name that a line is, and nothing else; one in another case is in doubt. */
function nameAlone(line: string, names: Names): Attempt['named'] | undefined {
  if (line.length > 2 * longestName || !/^\P{L}*\p{Lu}/u.test(line)) return undefined
  const named = names.read(line)
  // What has a word for a vote before it is found by that.
  const meant = named.is === 'one' || (named.is === 'doubt' && named.near.length === 1 && !line.includes(':'))
  return meant && isOver(line.slice(named.length)) ? named : undefined
}

/** The runs in which a stretch of the text stands. */
function runsAt(runs: readonly Run[], start: number, length: number): Run[] {
  let from = 0
  return runs.filter(({ text }) => {
    const [begins, ends] = [from, (from += text.length)]
    return begins < start + length && ends > start
  })
}

/** The same, for the host to say whether it is one. */
function asked(attempt: Attempt): Attempt {
  const { named } = attempt
  return named.is === 'one'
    ? { ...attempt, asks: 'name', named: { is: 'doubt', near: [named.id], named: true, length: named.length } }
    : attempt
}
