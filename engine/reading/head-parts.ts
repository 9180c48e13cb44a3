/** What heads of several lines are made of. */

export interface Line {
  text: string
  start: number
  end: number
}
/** The name of somebody known that a text is. */
export type Known = (text: string) => string | undefined

const buttons =
  '(?:(?:report|like|with quote|quote|reply|edit|delete|share|react|find|цитата|цитировать|с цитированием|ответить|жалоба|пожаловаться|нравится|редактировать|\\+) ?){1,6}|.{0,3}\\+ ?quote|top|logged|(?:reactions?|реакции):.{0,90}'
const badges =
  '#\\d+|new|add bookmark|bookmark|link|op|.{0,12}(?:new |well-known |active |staff )?member|staff|moderator|1|\\d{1,4} (?:likes?|messages?|replies)'
/** What ends a post: its buttons. */
export const foot = new RegExp(`^\\s*(?:${buttons})\\s*$`, 'i')
/** What stands round a post: its buttons, its number. */
export const furniture = new RegExp(`^\\s*(?:${buttons}|${badges})\\s*$`, 'i')
/** What a forum says of whoever wrote: how much, since when, and in words. */
const labels = {
  counts:
    'posts?|messages|threads|topics|reputation|reaction scores?|(?:trophy )?points|karma|likes|thanks|solutions|rank|age|сообщени[яй]|приглашений|уважение|позитив|репутация|реакции|баллы|возраст',
  days: 'joined|join date|registered|member since|last visit|зарегистрирован[ао]?|регистрация|последний визит',
  words: 'location|pronouns?|gender|contact|откуда|город|адрес|пол|провел на форуме',
}
const much = String.raw`[+-]?\d[\d.,  ]*k?`
const since = String.raw`\S?.{0,30}\d.{0,20}`
const said = String.raw`[^\s:][^:]{0,60}`
/** A line that says so, with its value. */
export const profile = new RegExp(
  String.raw`^\s*(?:(?:${labels.counts}):?\s*${much}|(?:${labels.days}):?\s+${since}|(?:${labels.words}):\s*${said})\s*$`,
  'i',
)
/** A label in a line of its own, and what its value in the line below is like. */
const [ofCount, ofDay, ofWords] = [labels.counts, labels.days, labels.words].map(
  names => new RegExp(String.raw`^\s*(?:${names}):?\s*$`, 'i'),
)
const values = [
  [ofCount!, new RegExp(`^${much}$`, 'i')],
  [ofDay!, new RegExp(`^${since}$`)],
  [ofWords!, new RegExp(`^${said}$`)],
] as const

/** Whether a line is a label without its value. */
export const isLabel = (line: string): boolean => values.some(([label]) => label.test(line))

/** Whether a line is what stands below a label: `Joined`, and the day in a line of its own. */
export const isValue = (label: string, line: string): boolean =>
  values.some(([of, value]) => of.test(label) && value.test(line.trim()))

/** Whether it is the day somebody joined or was last there, which is no date of a post. */
export const isDayOfProfile = (label: string, line: string): boolean => ofDay!.test(label) && isValue(label, line)

/** The picture beside a name. */
export const picture = /^(?:user )?avatar$|^\S.{0,40}['’]s avatar$/i

/** A line that names who wrote, the line of the date that belongs to it, and the line behind both. */
export interface Dated {
  from: string
  at: string
  next: number
  shape: string
  sure: boolean
}
