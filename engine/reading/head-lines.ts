/**
 * Heads of one line: `Ann — Today at 2:05 AM` of Discord, `Post by Ann » date` of phpBB, `[20:01] Ann: …` of a chat. What kind
 * of line each is, is its shape: a page that has heads of a shape has no other lines of it.
 */
import { anyDate, clock, dateAlone, dateNumbered, ofPost } from './head-dates.ts'
import { withoutPronouns } from './listed.ts'

interface HeadLine {
  from: string
  at: string
  /** Heads of one page are alike in this. */
  shape: string
  /** Whoever is named: a head in any page; with a known name; where the page begins so, or has such heads of known ones. */
  sure: 'always' | 'ifKnown' | 'ifPage'
  /** How many characters of the line the head takes, where the post begins in it. */
  length?: number
}

const posted = new RegExp(
  `^\\s*${ofPost}(?:(?:(?:re:|post|posted|message|sent)\\s+)?by:?|(?:непрочитанное )?сообщение|от)\\s+(?<from>\\S.{0,59}?)\\s+(?:(?:»|›|>>)\\s+(?<at>\\S.{0,80})|on\\s+(?<on>${anyDate(3)})\\s*)$`,
  'i',
)
/** Copied without the word before the name, which some pages only draw. */
const bare = new RegExp(`^\\s*${ofPost}(?<from>\\S.{0,59}?)\\s+(?:»|›|>>)\\s+(?<at>\\S.{0,80})$`, 'i')
const raw = /^(?<from>\S.{0,59}?) \| (?<at>\d{4}-\d\d-\d\d .{5,30}?) \| #\d+\s*$/
const joined = new RegExp(
  `^\\s*(?<from>\\S.{0,59}?)\\s*(?<sep>[·•|–—,(-]|\\s)\\s*(?<at>${anyDate(3)})\\)?(?:\\s*[·•|]?\\s*#\\d+)?\\s*:?\\s*$`,
  'i',
)
const clocked = new RegExp(`^\\s*(?<from>\\S.{0,59}?)\\s+[–—-]\\s+(?<at>${clock})\\s*$`, 'i')
const chat = new RegExp(
  `^\\s*\\[(?<at>${clock}|${anyDate(1)})\\]\\s*(?:<(?<nick>[^<>\\n]{1,40})>|(?<from>[^\\s:<>[\\]][^:<>\\n]{0,39}?):)(?=\\s|$)`,
  'i',
)

/** What a line is, if it is a head at all. */
export function headLine(line: string): HeadLine | undefined {
  if (dateNumbered(line) !== undefined) return undefined
  const told = posted.exec(line)?.groups ?? raw.exec(line)?.groups
  if (told) return { from: told.from!, at: told.at ?? told.on!, shape: 'posted', sure: 'always' }
  const drawn = bare.exec(line)?.groups
  if (drawn && dateAlone(drawn.at!)) return { from: drawn.from!, at: drawn.at!, shape: '»', sure: 'ifKnown' }
  const spoken = chat.exec(line)
  if (spoken)
    return {
      from: spoken.groups!.nick ?? spoken.groups!.from!,
      at: `[${spoken.groups!.at!}]`,
      shape: 'chat',
      sure: 'ifPage',
      length: spoken[0].length,
    }
  const both = joined.exec(line)?.groups
  if (both) {
    const sep = /[–—-]/.test(both.sep!) ? '—' : both.sep!.trim()
    return { from: both.from!, at: both.at!, shape: `joined ${sep}`, sure: /[·•|]/.test(sep) ? 'always' : 'ifKnown' }
  }
  const brief = clocked.exec(line)?.groups
  return brief && { from: brief.from!, at: brief.at!, shape: 'joined —', sure: 'ifPage' }
}

const goesOn = new RegExp(`^\\s*\\[(?<at>${clock})\\]\\s*`, 'i')

/** `[8:04 PM]` in front of what one goes on to say, as Discord copies it: the time, on the day of the head above it. */
export function laterOf(above: string, line: string): { at: string; length: number } | undefined {
  const found = goesOn.exec(line)
  if (!found) return undefined
  const at = above.replace(new RegExp(clock, 'i'), found.groups!.at!)
  return { at, length: found[0].length }
}

/** Behind a time or before it no name ends so: `the day ends on Mar 5, 2026 at 9:00 PM`. */
const goesOnTo =
  /(?:[.,:;…]|\b(?:on|at|by|until|till|before|after|in|from|since|is|was|ends?|deadline|до|с|в|на|к))\s*$/i

/** Whether a line can be the name of somebody whom nobody knows. @param words how many it may have */
export function mayBeName(line: string, words: number): boolean {
  const name = line.trim()
  return (
    name !== ''
    && name.length <= 40
    && /[\p{L}\p{N}]/u.test(name)
    && name.split(/\s+/).length <= words
    && !goesOnTo.test(name)
    && !/:\s|https?:|^[>"“«]/.test(name)
  )
}

/** An account without what an app shows beside its name: pronouns, the badge of a bot. */
export const withoutBadges = (name: string): string =>
  withoutPronouns(name)
    .trim()
    .replace(/(?<=\S)\s+(?:APP|BOT)$/, '')
