/** What lies on the clipboard. A page hears of it only when its host has turned that on and comes back to the window. */
import type { Clipboard } from 'electron'

/** A text as it was copied, and the same with its marks; empty where there is none. */
export interface Copied {
  text: string
  html: string
}

export async function copiedIn(clipboard: Pick<Clipboard, 'read'>): Promise<Copied> {
  const items = await clipboard.read()
  const read = async (type: 'text/plain' | 'text/html'): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type))
    return item ? await (await item.getType(type)).text() : ''
  }
  return { text: await read('text/plain'), html: await read('text/html') }
}
