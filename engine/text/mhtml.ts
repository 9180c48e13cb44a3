/**
 * A page that a browser kept with its pictures in one file (MHTML, `.mhtml`): a mail whose parts are the page and what it
 * shows. No library does this from bytes, at once, in the app and on the command line; it is two codes and a few heads.
 */

/** A page out of such a file, as the bytes it was. */
interface KeptPage {
  bytes: Uint8Array
  /** The encoding that its head names. */
  charset?: string
  /** Where it was. */
  address?: string
}

interface Part {
  head: string
  body: string
}

/** As long as the head of a file or part may be. */
const longestHead = 20_000
/** Parts hold parts no deeper than this. */
const deepest = 5
const mostParts = 10_000

/** The page in a file: the first of its parts that is one; undefined where it is no such file. */
export function keptPageIn(bytes: Uint8Array): KeptPage | undefined {
  if (!/^mime-version:/im.test(letters(bytes.subarray(0, longestHead)))) return undefined
  const page = pageOf(partOf(letters(bytes)))
  if (!page) return undefined
  const { head, body } = page
  const charset = /;\s*charset="?([\w-]{2,30})/i.exec(fieldOf(head, 'content-type'))?.[1]
  const address = /^https?:[^\s<>"]+$/i.exec(fieldOf(head, 'content-location'))?.[0]
  return {
    bytes: decoded(body, fieldOf(head, 'content-transfer-encoding').toLowerCase()),
    ...(charset !== undefined && { charset }),
    ...(address !== undefined && { address }),
  }
}

/** The page says itself where it was, where nothing in it does. */
export const withAddress = (page: string, address: string | undefined): string =>
  address === undefined || /<base\s[^<>]*href/i.test(page.slice(0, longestHead))
    ? page
    : page.replace(/<head(?:\s[^<>]*)?>/i, head => `${head}<base href="${address.replaceAll('&', '&amp;')}">`)

function partOf(text: string): Part {
  const [end] = /\r?\n\r?\n/.exec(text.slice(0, longestHead)) ?? []
  if (end === undefined) return { head: text.slice(0, longestHead), body: '' }
  const at = text.indexOf(end)
  return { head: text.slice(0, at), body: text.slice(at + end.length) }
}

/** The part that is a page: it itself, or the first of those it holds. */
function pageOf(part: Part, depth = 0): Part | undefined {
  const type = fieldOf(part.head, 'content-type')
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return part
  const edge = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)?.slice(1).find(Boolean)
  if (!/^multipart\//i.test(type) || edge === undefined || depth === deepest) return undefined
  for (const one of part.body.split(`--${edge}`).slice(1, mostParts)) {
    const found = pageOf(partOf(one.replace(/^[ \t]*\r?\n/, '')), depth + 1)
    if (found) return found
  }
  return undefined
}

/** A line of a head, with the lines that it goes on in. */
const fieldOf = (head: string, name: string): string =>
  new RegExp(String.raw`^${name}:[ \t]*((?:.|\r?\n[ \t])*)`, 'im')
    .exec(head)?.[1]
    ?.replace(/\s*\r?\n\s*/g, ' ')
    .trim() ?? ''

/** Each byte as the letter of its number. */
function letters(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join('')
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0))

function decoded(body: string, code: string): Uint8Array {
  if (code === 'base64') return fromBase64(body)
  if (code !== 'quoted-printable') return bytesOf(body)
  const plain = body
    .replace(/(?<![ \t])[ \t]+(?=\r?\n)/g, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return bytesOf(plain)
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function fromBase64(body: string): Uint8Array {
  const values = [...body.replace(/[^A-Za-z\d+/]/g, '')].map(sign => signs.indexOf(sign))
  const bytes = new Uint8Array(Math.floor((values.length * 3) / 4))
  for (let at = 0; at < bytes.length; at++) {
    const [from, shift] = [Math.floor((at * 4) / 3), (at % 3) * 2]
    bytes[at] = (values[from]! << (2 + shift)) | ((values[from + 1] ?? 0) >> (4 - shift))
  }
  return bytes
}
