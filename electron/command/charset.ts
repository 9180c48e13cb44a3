/** Pages as a browser saved them: in the encoding they name, where that is not UTF-8. */

/** The text of a page, or undefined where its encoding cannot be told. */
export function pageText(bytes: Uint8Array): string | undefined {
  return decoded(bytes, markOf(bytes) ?? 'utf-8') ?? decoded(bytes, namedIn(bytes))
}

function decoded(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** By the mark that some editors put first. */
const markOf = ([first, second]: Uint8Array): string | undefined =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined

/** By what the page says of itself. */
const namedIn = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]+charset\s*=\s*["']?([\w-]{2,30})/i.exec(Buffer.from(bytes.subarray(0, 8192)).toString('latin1'))?.[1]
