/** How forums and chats write when something was posted, as far as the lines above posts are known by it. */

const month =
  '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}|(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]{0,6})\\.?'
/** A time of day, and nothing of which day. */
export const clock = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s?[AP]\\.?M\\.?)?'
const weekday = '(?:[A-ZА-Я][a-zа-я]{1,10},? )?'
const ordinal = '(?:st|nd|rd|th)?'
/** Dates that can hardly be anything else in a line of their own. */
const long = [
  `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Yesterday),?(?: at)?\\s${clock}`,
  `${weekday}${month} \\d{1,2}${ordinal},? \\d{4}(?:,?(?: at| -)?\\s${clock})?`,
  `${weekday}\\d{1,2}${ordinal}\\.? ${month},? \\d{4}(?: г\\.)?(?:(?:,?(?: at| в)?| -)\\s${clock})?`,
  `(?:сегодня|вчера|(?:во? )?(?:понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье)),?(?: в)?\\s${clock}`,
  `\\d{1,2}([./-])\\d\\d?\\1\\d{2,4}(?:,| в| at)?\\s${clock}`,
  `\\d{4}([./-])\\d\\d\\2\\d\\d(?:,?\\s|T)${clock}`,
  '(?:\\d{1,3}|an?|a few|less than a) (?:seconds?|minutes?|hours?|days?|moment) ago',
  'Just now',
  '(?:(?:\\d{1,3}|одну|один|несколько) )?(?:секунд[уы]?|минут[уы]?|час(?:а|ов)?|день|дня|дней|мгновение) назад',
  'менее (?:чем )?(?:одной |1 )?минуты назад',
  'Только что',
]
/** Dates that a line of a post may be by itself. */
const short = ['\\d{1,2}[mhd]', `${month} \\d{1,2}`]
const zone = '(?:\\s?\\(?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\)?)?'

/** Each pattern that is made of dates counts their groups from its own. */
const numbered = (source: string, before: number): string =>
  source.replace(/\\(\d)/g, (_, group: string) => `\\${Number(group) + before}`)
/** @param before how many groups stand before it in the pattern */
export const anyDate = (before: number): string => `(?:${numbered([...long, ...short].join('|'), before)})${zone}`

const dateLine = new RegExp(
  `^\\s*(?:[·•—–-]\\s*|(?:отправлено|опубликовано|добавлено|posted|old|unread|default):?\\s+|«\\s*(?:(?:reply|ответ)\\s#\\d+\\s)?(?:on|:)?:?\\s*)?(?<at>${anyDate(1)})(?: \\((?:изменено|edited|this post was last modified).{0,60}\\))?(?:\\s*[·•»]?\\s*(?:#\\d+|New|Add bookmark|Edited))*\\s*»?\\s*$`,
  'i',
)
const isShort = new RegExp(`^(?:${short.join('|')})$`, 'i')

/** A line that says when, and nothing else. `long`: it can hardly be a line of a post. */
export function dateAlone(line: string): { at: string; long: boolean } | undefined {
  if (line.length > 120) return undefined
  const at = dateLine.exec(line)?.groups?.at
  return at === undefined ? undefined : { at, long: !isShort.test(at) }
}

/** What a forum writes before a name or a date: `Post #12 (isolation #3)`. */
export const ofPost = '(?:(?:post\\s*){0,2}#\\d{1,7}\\s*)?(?:\\((?:ISO|isolation)(?:\\s*#\\d{1,7})?\\)\\s*)?'

const numberedLine = new RegExp(`^\\s*(?=(?:post\\s*){0,2}#\\d)${ofPost}(?:»|›|>>)\\s*(?<at>${anyDate(1)})\\s*$`, 'i')

/** `Post #12 (isolation #3) » Mon Nov 30, 2026 8:52 pm`: when a post was written, in a line that names nobody. */
export const dateNumbered = (line: string): string | undefined =>
  line.length > 120 ? undefined : numberedLine.exec(line)?.groups?.at

const gluedLine = new RegExp(`^\\s*(?:поделиться)?\\s*\\d{1,6}?(?<at>${anyDate(1)})\\s*$`, 'i')

/** `Поделиться122026-03-02 10:05:12`: the number of a post close before its date. Only what stands below tells whether it is one. */
export const dateGlued = (line: string): string | undefined =>
  line.length > 100 || dateAlone(line) ? undefined : gluedLine.exec(line)?.groups?.at
