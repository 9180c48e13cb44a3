/**
 * Where in a pasted page a message begins: the headers of XenForo conversations, phpBB messages, Discourse mail and
 * messages, and plain From/Sent/To/Subject blocks.
 */
import { fold } from './fold.ts'
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
  lines: ReturnType<typeof linesOf> /** Folded names of people who may send. */
  known: ReadonlySet<string>
}
/** A head and the number of the line behind it. */
interface Found {
  head: Head
  next: number
}

/** @param known names under which players and hosts write; headers without labels are believed only with one of them, or where their form leaves no doubt @param most after how many of them one more is all that is looked for */
export function headsOf(page: string, known: readonly string[], most = Infinity): Head[] {
  const at: Page = { lines: linesOf(page), known: new Set(known.map(fold)) }
  const heads: Head[] = []
  let depth = 0
  let history = false
  for (let index = 0; index < at.lines.length && heads.length <= most;) {
    const { text } = at.lines[index]!
    if (depth === 0 && text.length < 300 && !isQuotedLine(text)) {
      const found = labelled(at, index) ?? bylined(at, index) ?? dated(at, index)
      if (found && !history) heads.push(found.head)
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

function labelled({ lines }: Page, index: number): Found | undefined {
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
  return found(lines, index, next, { ...fields, from: senderName(fields.from) })
}

const phpbb =
  /^\s*(?:(?:(?:re:|post|posted|message|sent)\s+)?by:?|(?:непрочитанное )?сообщение|от)\s+(\S.{0,59}?)\s+(?:»|›|>>)\s+(\S.{0,80})$/i
/** Copied without the word before the name, which some pages only draw. */
const bare = /^\s*(\S.{0,59}?)\s+(?:»|›|>>)\s+(\S.{0,80})$/
const raw = /^(\S.{0,59}?) \| (\d{4}-\d\d-\d\d .{5,30}?) \| #\d+\s*$/

function bylined({ lines, known }: Page, index: number): Found | undefined {
  const { text } = lines[index]!
  const [, who, when] = bare.exec(text) ?? []
  const plain = who !== undefined && known.has(fold(who)) && onlyDate.test(when!)
  const [, from, at] = plain ? [text, who, when] : (phpbb.exec(text) ?? raw.exec(text) ?? [])
  if (from === undefined) return undefined
  const above = lines[index - 1]?.text.trim() ?? ''
  const beforeAbove = lines[index - 2]?.text.trim() ?? ''
  const titled =
    (plain || phpbb.test(text)) && above !== '' && above.length < 100 && (/^re:/i.test(above) || beforeAbove === '')
  return found(lines, titled ? index - 1 : index, index + 1, { from, at: at!, ...(titled && { subject: above }) })
}

const month =
  '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}|(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]{0,6})\\.?'
const time = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s?[AP]M)?'
const date = [
  `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Yesterday),?(?: at)? ${time}`,
  `(?:[A-ZА-Я][a-zа-я]{1,10},? )?${month} \\d{1,2},? \\d{4}(?:,?(?: at)? ${time})?`,
  `(?:[A-ZА-Я][a-zа-я]{1,10},? )?\\d{1,2}\\.? ${month} \\d{4}(?: г\\.)?(?:(?:,?(?: at| в)?| -) ${time})?`,
  `(?:сегодня|вчера|(?:во? )?(?:понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье)),?(?: в)? ${time}`,
  `\\d{1,2}\\.\\d\\d\\.\\d{2,4}(?:,| в)? ${time}`,
  `\\d{4}-\\d\\d-\\d\\d[T ]${time}`,
  '(?:\\d{1,3}|an?|a few|less than a) (?:seconds?|minutes?|hours?|days?|moment) ago',
  'Just now',
  '(?:(?:\\d{1,3}|одну|один|несколько) )?(?:секунд[уы]?|минут[уы]?|час(?:а|ов)?|день|дня|дней|мгновение) назад',
  'менее (?:чем )?(?:одной |1 )?минуты назад',
  'Только что',
  '\\d{1,2}[mhd]',
  `${month} \\d{1,2}`,
].join('|')
const zoned = '(?:\\s?\\(?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\)?)?'
const onlyDate = new RegExp(
  `^\\s*(?:[·•]\\s*|(?:отправлено|опубликовано|добавлено|posted):?\\s+)?(?<at>(?:${date})${zoned})(?: \\((?:изменено|edited)\\))?(?:\\s*[·•]?\\s*(?:#\\d+|New|Add bookmark|Edited))*\\s*$`,
  'i',
)
const nameAndDate = new RegExp(
  `^\\s*(?<from>\\S.{0,59}?)\\s*(?<sep>[·•|–—,(-]|\\s)\\s*(?<at>(?:${date})${zoned})\\)?(?:\\s*[·•|]?\\s*#\\d+)?\\s*:?\\s*$`,
  'i',
)
const furniture =
  /^\s*(?:(?:(?:report|like|quote|reply|edit|delete|share|react|цитата|цитировать|ответить|жалоба|пожаловаться|нравится|редактировать|\+) ?){1,6}|#\d+|new|add bookmark|bookmark|share|link|op|report|like|quote|reply|edit|delete|react|.{0,3}\+ ?quote|like reply|.{0,12}(?:new |well-known |active |staff )?member|staff|moderator|1|\d{1,4} (?:likes?|messages?|replies))\s*$/i

/** A line that is a date, below the name of who wrote; or both in one line. */
function dated({ lines, known }: Page, index: number): Found | undefined {
  const { text } = lines[index]!
  const both = nameAndDate.exec(text)?.groups
  if (both && (known.has(fold(both.from!)) || /[·•|]/.test(both.sep!)))
    return found(lines, index, index + 1, { from: both.from!, at: both.at! })
  const named = known.has(fold(text))
  const newParagraph = index === 0 || lines[index - 1]!.text.trim() === '' || furniture.test(lines[index - 1]!.text)
  if (!named && !(newParagraph && isLikeName(text))) return undefined
  const most = named ? 6 : 3
  for (let next = index + 1; next < lines.length && next <= index + most; next++) {
    const line = lines[next]!.text
    const at = onlyDate.exec(line)?.groups?.at
    if (at !== undefined) return found(lines, index, next + 1, { from: text.trim(), at })
    if (line.length > 60 || /[.!?,:]\s*$/.test(line) || (!named && line.trim() === '') || known.has(fold(line)))
      return undefined
  }
  return undefined
}

const isLikeName = (line: string): boolean =>
  /^\s*\p{L}[\p{L}\p{N} _.'’-]{0,30}\s*$/u.test(line) && line.trim().split(/\s+/).length <= 3 && !furniture.test(line)

function found(lines: Page['lines'], first: number, next: number, fields: Omit<Head, 'start' | 'bodyStart'>): Found {
  while (next < lines.length && furniture.test(lines[next]!.text)) next++
  const { from, at, subject } = fields
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
