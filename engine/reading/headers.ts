/**
 * Where in a pasted page a message begins: the headers of XenForo conversations, phpBB messages, Discourse mail and
 * messages, and plain From/Sent/To/Subject blocks.
 */
import { fold } from './fold.ts'
import { namesByDates } from './head-blocks.ts'
import { headLine, laterOf, mayBeName, withoutBadges } from './head-lines.ts'
import { furniture, profile, type Dated, type Known, type Line } from './head-parts.ts'
import { namesByProfiles } from './head-profiles.ts'
import { isQuotedLine, linesOf, startsAnswered, startsHistory } from './quotes.ts'

export interface Head {
  from?: string
  /** As written. */
  at?: string
  subject?: string
  /** Where the header begins, and where the message does. */
  start: number
  bodyStart: number
}

interface Page {
  lines: readonly Line[]
  known: Known
  /** Which lines are heads by themselves. */
  inLine: readonly (Found | undefined)[]
  /** Which line names whom a date below it is about, or above it. */
  dated: ReadonlyMap<number, Dated>
  /** Its labels stand below the subject: so does the first line of the page. */
  subjectAbove: boolean
}
/** A head, the number of the line behind it, and what heads of its page are alike in. `sure`: it is one in any page. */
interface Found {
  head: Head
  next: number
  shape: string
  sure: boolean
}

/**
 * Any line that has the shape of a head in the page it stands in is one, whoever it names.
 * @param known names under which players and hosts write; what shape a page's heads have is seen by them, or where a form leaves no doubt @param most after how many of them one more is all that is looked for
 */
export function headsOf(page: string, known: readonly string[], most = Infinity): Head[] {
  const lines = linesOf(page)
  const names = new Set(known.map(fold))
  const knownIn: Known = text => [text, withoutBadges(text)].find(name => names.has(fold(name)))?.trim()
  const { heads, dates } = namesByProfiles(lines, knownIn)
  const here: Page = {
    lines,
    known: knownIn,
    inLine: lines.map((_, index) => lineHead(lines, knownIn, index)),
    dated: new Map([...namesByDates(lines, knownIn, dates), ...heads]),
    subjectAbove: beginsWithSubject(lines),
  }
  const shapes = shapesIn(here)
  return visit(here, ({ sure, shape }) => sure || shapes.has(shape), most).map(({ head }) => head)
}

/** What heads of a page look like that are none in every page: those of known names, and what it begins with and repeats. */
function shapesIn(page: Page): ReadonlySet<string> {
  const shapes = new Set(visit(page, ({ sure }) => sure, Infinity).map(({ shape }) => shape))
  const opening = page.lines.findIndex(({ text }) => text.trim() !== '')
  const count = new Map<string, { all: number; known: number }>()
  for (const line of page.inLine) {
    if (!line) continue
    const { all = 0, known = 0 } = count.get(line.shape) ?? {}
    const isKnown = page.known(line.head.from ?? '') !== undefined
    count.set(line.shape, { all: all + 1, known: known + (isKnown ? 1 : 0) })
  }
  const first = page.inLine[opening]?.shape
  for (const [shape, { all, known }] of count)
    if (shape === first ? known > 0 || all > 1 : !shapes.size && first === undefined && known > 1) shapes.add(shape)
  return shapes
}

function visit(page: Page, isHead: (found: Found) => boolean, most: number): Found[] {
  const { lines } = page
  const heads: Found[] = []
  let depth = 0
  let history = false
  for (let index = 0; index < lines.length && heads.length <= most;) {
    const { text } = lines[index]!
    if (depth === 0 && text.length < 300 && !isQuotedLine(text)) {
      const found =
        [labelled(page, index), page.inLine[index], datedHead(page, index)].find(one => one && isHead(one))
        ?? goingOn(page, index, heads.at(-1))
      if (found && !history) heads.push(found)
      if (found) {
        history = false
        index = found.next
        continue
      }
      if (text.trim() !== '') history = startsHistory(text) || startsAnswered(text)
    }
    for (const [, slash] of text.matchAll(/\[(\/?)quote\b/gi)) depth = Math.max(0, depth + (slash ? -1 : 1))
    index++
  }
  return heads
}

const labels: Record<string, 'from' | 'at' | 'to' | 'subject'> = {
  from: 'from',
  sender: 'from',
  author: 'from',
  'sent by': 'from',
  'message from': 'from',
  sent: 'at',
  'sent at': 'at',
  date: 'at',
  posted: 'at',
  received: 'at',
  'date sent': 'at',
  to: 'to',
  cc: 'to',
  recipients: 'to',
  recipient: 'to',
  subject: 'subject',
  title: 'subject',
  'message subject': 'subject',
  от: 'from',
  'от кого': 'from',
  отправитель: 'from',
  автор: 'from',
  отправлено: 'at',
  дата: 'at',
  получено: 'at',
  добавлено: 'at',
  кому: 'to',
  копия: 'to',
  получатель: 'to',
  получатели: 'to',
  тема: 'subject',
  заголовок: 'subject',
}

function labelOf(line: string): ['from' | 'at' | 'to' | 'subject', string] | undefined {
  const [, key, value] = /^\s*\**([A-Za-zА-Яа-я ]{2,15}?)\**\s*:\**\s*(.*)$/.exec(line.slice(0, 300)) ?? []
  const label = Object.hasOwn(labels, key?.toLowerCase() ?? '') ? labels[key!.toLowerCase()] : undefined
  return label && [label, value!.trim()]
}

function beginsWithSubject(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ text }) => text.trim() !== '')
  const isLabel = (index: number): boolean => labelOf(lines[index]?.text ?? '') !== undefined
  return first >= 0 && !isLabel(first) && isLabel(first + 1) && isLabel(first + 2)
}

const longestSubject = 100

/** A line alone above the labels, on a page that begins so. */
function subjectAt({ lines, subjectAbove }: Page, index: number): string | undefined {
  const text = lines[index]?.text.trim() ?? ''
  const isAlone = (lines[index - 1]?.text ?? '').trim() === ''
  return subjectAbove && isAlone && text !== '' && text.length < longestSubject ? text : undefined
}

function labelled(page: Page, index: number): Found | undefined {
  const { lines } = page
  const fields: Partial<Record<'from' | 'at' | 'to' | 'subject', string>> = {}
  let next = index
  for (let label; next < lines.length && next < index + 8 && (label = labelOf(lines[next]!.text)); next++)
    fields[label[0]] ??= label[1]
  const by =
    next > index && fields.from === undefined
      ? /^\s*by:?\s+(\S.{0,59}?)\s*$/i.exec(lines[next]?.text ?? '')?.[1]
      : undefined
  if (by !== undefined) [fields.from, next] = [by, next + 1]
  if (fields.from === undefined) return undefined
  const alone = index === 0 || /^[\s\-_=*~#]*$/.test(lines[index - 1]!.text)
  if (fields.at === undefined && fields.subject === undefined && !alone) return undefined
  const above = fields.subject === undefined ? subjectAt(page, index - 1) : undefined
  const head = headAt(lines, above === undefined ? index : index - 1, next, {
    ...fields,
    ...(above !== undefined && { subject: above }),
    from: senderName(fields.from),
  })
  return { ...head, shape: 'labelled', sure: true }
}

/** A head of one line, with the title and the profile above it. */
function lineHead(lines: readonly Line[], known: Known, index: number): Found | undefined {
  const { text } = lines[index]!
  const line = text.length < 300 ? headLine(text) : undefined
  if (!line) return undefined
  const { at, shape, sure, length } = line
  const name = known(line.from)
  if (name === undefined && sure !== 'always' && !mayBeName(line.from, shape === 'joined —' || shape === '»' ? 6 : 3))
    return undefined
  const from = name ?? line.from
  const above = shape === 'posted' || shape === '»' ? aboveIt(lines, index, from) : { first: index }
  const head = headAt(lines, above.first, index + 1, { from, at, ...(above.subject !== undefined && above) })
  if (length !== undefined) head.head.bodyStart = lines[index]!.start + length
  return { ...head, shape, sure: sure === 'always' || (sure === 'ifKnown' && name !== undefined) }
}

/** Where the head of a post of phpBB begins: with its title, or with the profile that is copied before it. */
function aboveIt(lines: readonly Line[], index: number, from: string): { first: number; subject?: string } {
  const textOf = (at: number): string => lines[at]?.text.trim() ?? ''
  let title = index - 1
  while (title > 0 && textOf(title) !== '' && furniture.test(textOf(title))) title--
  const above = textOf(title)
  const isTitle = above !== '' && above.length < 100 && (/^re:/i.test(above) || textOf(title - 1) === '')
  const first = isTitle ? title : index
  const name = fold(from)
  let hasProfile = false
  for (let at = first - 1; at >= 0 && at > first - 14 && textOf(at).length < 80; at--) {
    hasProfile ||= profile.test(textOf(at))
    if (hasProfile && fold(textOf(at)) === name) return { first: at, ...(isTitle && { subject: above }) }
  }
  return { first, ...(isTitle && { subject: above }) }
}

/** What somebody goes on to say in a chat, with a time and without the name. */
function goingOn({ lines, known }: Page, index: number, before: Found | undefined): Found | undefined {
  if (before?.shape !== 'joined —') return undefined
  const { text, start } = lines[index]!
  const { from, at } = before.head
  const later = laterOf(at ?? '', text)
  if (!later || known(/^([^:]{1,60}):/.exec(text.slice(later.length))?.[1] ?? '') !== undefined) return undefined
  return {
    head: { ...(from !== undefined && { from }), at: later.at, start, bodyStart: start + later.length },
    next: index + 1,
    shape: before.shape,
    sure: true,
  }
}

/** A line that is a date, below the name of who wrote or above it. */
function datedHead({ lines, dated }: Page, index: number): Found | undefined {
  const found = dated.get(index)
  if (!found) return undefined
  const { from, at, next, shape, sure } = found
  return { ...headAt(lines, index, next, { from, at }), shape, sure }
}

function headAt(
  lines: readonly Line[],
  first: number,
  next: number,
  { from, at, subject }: Omit<Head, 'start' | 'bodyStart'>,
): Pick<Found, 'head' | 'next'> {
  while (next < lines.length && furniture.test(lines[next]!.text)) next++
  const start = lines[first]!.start
  const bodyStart = lines[next]?.start ?? lines.at(-1)!.end
  return {
    head: {
      ...(from !== undefined && { from: from.trim() }),
      ...(at !== undefined && at !== '' && { at }),
      ...(subject !== undefined && { subject }),
      start,
      bodyStart,
    },
    next,
  }
}

/** `"Ann Lee via Forum" <forum@example.org>` → `Ann Lee`. */
function senderName(value: string): string {
  const name = value
    .replace(/\s*<[^>]{0,120}>\s*$/, '')
    .replace(/^\s*["'“](.{0,80})["'”]\s*$/, '$1')
    .replace(/\s+via\s.{1,60}$/i, '')
    .replace(/\s*\[mailto:.{0,80}\]$/i, '')
  return (name.trim() || value)
    .trim()
    .replace(/\[\/?[a-z]+(?:=[^\]]{0,60})?\]/gi, '')
    .trim()
}

/** Whether a line belongs to the page and not to the message that ends above it. */
export const isFurniture = (line: string): boolean =>
  furniture.test(line)
  || /^\s*(?:[-_=*]{3,}|visit (?:message|topic|https?:).{0,120}|\[visit (?:message|topic)\].{0,160}|.{0,20}reply to this email.{0,120}|to (?:respond|unsubscribe).{0,160}|you are receiving this.{0,160}|last edited.{0,60}|top|profile|pm|email)\s*$/i.test(
    line.slice(0, 300),
  )
