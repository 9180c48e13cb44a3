/**
 * Forums react to more than their tags: `@name` calls somebody, `:)` and `8)` become pictures, `(c)` a sign, `http:` and
 * `www.` links. An invisible word joiner behind the first character breaks the pattern and changes nothing a reader sees. It
 * is U+2060 because XenForo deletes the zero width space (U+200B) from what it is sent, which would undo the defence.
 */
export const joiner = '\u2060'

/**
 * Takes words from anywhere; returns them fit for print: every kind of line break made one `\n`, and what is invisible
 * but acts (control characters, characters that override the direction of the text, halves of pairs) made a visible
 * replacement mark, so that two names that differ still look different.
 */
export function printable(words: string): string {
  return words
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}

/** Takes words from anywhere; returns them fit for print on one line. For names, ids and anything a host pastes. */
export function oneLine(words: string): string {
  return printable(words).replace(/[\n\t]+/g, ' ')
}

/** Takes printable words; returns them with everything a forum reacts to, besides its tags, broken by a joiner. */
export function unreactive(words: string): string {
  return words.replace(
    /@(?=\S)|[:;](?=[^\s\d])|8(?=\))|\((?=(?:c|r|p|tm)\))|www(?=\.)|#(?=[\p{L}\d])/giu,
    `$&${joiner}`,
  )
}

/**
 * Takes what somebody gave as the address of a page; returns it with everything encoded that could end a link or begin
 * something else in any dialect, or undefined where it is no address of the web. `&` is the only character left that a
 * dialect may have to write otherwise.
 */
export function webAddress(given: string): string | undefined {
  const address = given.trim()
  if (!/^https?:\/\/[^\s/]/iu.test(address)) return undefined
  return [...printable(address)].map(sign => (/[\w\-.~:/?#@$&+,=%]/.test(sign) ? sign : encoded(sign))).join('')
}

/** `encodeURIComponent` leaves some signs that end a link. */
const encoded = (sign: string): string =>
  encodeURIComponent(sign).replace(/[^\w%.~-]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
