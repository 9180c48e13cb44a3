/** The text of a page as a browser saved it: in the encoding it names, where that is not UTF-8, and out of a file with all it shows. */
import { keptPageIn, withAddress } from './mhtml.ts'

/** Decodes bytes strictly. @throws where they are not of this encoding, or there is none of this name */
type Decode = (encoding: string, bytes: Uint8Array) => string

/** The text of a page, or undefined where its encoding cannot be told or where it is no text. */
export function pageTextOf(bytes: Uint8Array, decode: Decode): string | undefined {
  const kept = keptPageIn(bytes)
  const text = kept ? decoded(kept.bytes, kept.charset, decode) : decoded(bytes, undefined, decode)
  return text === undefined ? undefined : withAddress(text, kept?.address)
}

/** @param named an encoding that is named beside it */
function decoded(bytes: Uint8Array, named: string | undefined, decode: Decode): string | undefined {
  for (const encoding of [markOf(bytes), named, 'utf-8', namedIn(bytes)]) {
    if (encoding === undefined) continue
    try {
      const text = decode(encoding, bytes)
      if (!text.includes('\0')) return text
    } catch {
      // Not this one, then.
    }
  }
  return undefined
}

/** By the mark that some editors put first. */
const markOf = ([first, second]: Uint8Array): string | undefined =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined

/** By what the page says of itself. */
const namedIn = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]+charset\s*=\s*["']?([\w-]{2,30})/i.exec(String.fromCharCode(...bytes.subarray(0, 8192)))?.[1]
