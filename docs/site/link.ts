/** A night in an address: compressed, and in letters that an address may have. Nothing of it is kept anywhere else. */

const form = '1.'

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())

/** @returns what stands behind the `#` of an address */
export async function linkOf(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return form + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @returns the night in an address, where there is one */
export async function nightIn(fragment: string): Promise<string | undefined> {
  const packed = fragment.replace(/^#/, '')
  if (!packed.startsWith(form)) return undefined
  try {
    const letters = atob(packed.slice(form.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    )
  } catch {
    return undefined
  }
}
