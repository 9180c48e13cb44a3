/**
 * The files of the built page, read once at start. A request names one of them or nothing: no path of a request ever
 * reaches the disk.
 */
import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface PageFile {
  type: string
  body: Uint8Array<ArrayBuffer>
}
/** By the path of a request: `/assets/app.js`, and `/` for the page itself. */
export type Page = ReadonlyMap<string, PageFile>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Reads a built page.
 * @param folder with `index.html`; links to other places are left out
 * @throws where there is no page
 */
export async function readPage(folder: string): Promise<Page> {
  const page = new Map<string, PageFile>()
  const read = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = `${below}/${entry.name}`
      if (entry.isDirectory()) await read(path)
      else if (entry.isFile())
        page.set(path, {
          type: types[extname(entry.name)] ?? 'application/octet-stream',
          body: new Uint8Array(await readFile(join(folder, path))),
        })
    }
  }
  await read('')
  const index = page.get('/index.html')
  if (!index) throw new Error(`There is no index.html in ${folder}. Build the page first: npm run build`)
  return page.set('/', index)
}
