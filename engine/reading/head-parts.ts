/** What heads of several lines are made of. */

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
