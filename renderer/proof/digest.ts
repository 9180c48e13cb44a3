/** The digest of a text, and which reading of what was pasted it is of. */
import { readingsOf } from '../../engine/setups/check-deal.ts'

/**
 * What comes of the digest: `none` where the browser takes none here, `asked` where there is nothing to compare with.
 */
export type Hashed =
  | { is: 'none' | 'asked'; text: string }
  | { is: 'holds'; text: string }
  | { is: 'fails'; text: string; digest: string }

/** @returns the digest in what was pasted: 64 hexadecimal digits, whatever stands around them */
const digestIn = (pasted: string): string | undefined =>
  /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/.exec(pasted.toLowerCase())?.[0]

/**
 * @param given the digest as it was pasted
 * @param pasted the proof as it was pasted
 * @param sha256 takes the digest of a text; nothing where the browser takes none
 */
export async function hashed(
  given: string,
  pasted: string,
  sha256: ((text: string) => Promise<string>) | undefined = inBrowser(),
): Promise<Hashed> {
  const readings = readingsOf(pasted)
  const likely = readings[2] ?? readings.at(-1)!
  const wanted = digestIn(given)
  if (!sha256) return { is: 'none', text: likely }
  if (wanted === undefined) return { is: 'asked', text: likely }
  for (const text of readings) if ((await sha256(text)) === wanted) return { is: 'holds', text }
  return { is: 'fails', text: likely, digest: await sha256(likely) }
}

function inBrowser(): ((text: string) => Promise<string>) | undefined {
  if (!globalThis.isSecureContext) return undefined
  return async text => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
  }
}
