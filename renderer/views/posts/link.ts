/** Addresses that may be opened. */

/** The address as a browser reads it, where it is one of the web; undefined for anything else. */
export function webAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text.trim())
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
