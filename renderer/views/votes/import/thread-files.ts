/** Files of a thread as a host drops or chooses them: which of them may be pages, in which order, and what is in them. */
import { pageTextOf } from '../../../../engine/text/page-text.ts'

/** `path`: below the folder that was chosen, or the name of the file. */
export interface ThreadFile {
  path: string
  file: File
}

/** Files of a field for files, with the folders above them where a folder was chosen. */
export const filesOf = (list: FileList | null): ThreadFile[] =>
  [...(list ?? [])].map(file => ({ path: file.webkitRelativePath || file.name, file }))

/** What was dropped, folders with all in them. It has to be asked while the drop is being told. */
export async function filesIn(dropped: DataTransfer): Promise<ThreadFile[]> {
  const entries = [...dropped.items].flatMap(item => item.webkitGetAsEntry() ?? [])
  if (!entries.length) return filesOf(dropped.files)
  return (await Promise.all(entries.map(entry => below(entry)))).flat()
}

async function below(entry: FileSystemEntry): Promise<ThreadFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((found, failed) => entry.file(found, failed))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const entries: FileSystemEntry[] = []
  // A folder is told in lots, and the last one is empty.
  for (;;) {
    const lot = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (!lot.length) break
    entries.push(...lot)
  }
  return (await Promise.all(entries.map(one => below(one)))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** What a page, or an export of one, may be called; old boards saved it under the name of their program. */
const isPageName = (name: string): boolean =>
  /\.(?:x?html?|s?htm|mht(?:ml)?|php|asp|json|csv|txt|text|log|md)$|^[^.]+$/i.test(name)
const isOfPage = /\.x?html?$/i

/**
 * Which files may be pages, as a host would put them in order, and which were chosen that cannot be. What a browser
 * keeps beside a page (pictures, frames, scripts) is neither.
 */
export function pagesAmong(files: readonly ThreadFile[]): { pages: ThreadFile[]; skipped: string[] } {
  const besides = new Set(files.filter(({ path }) => isOfPage.test(path)).map(({ path }) => path.replace(isOfPage, '')))
  const isKeptBeside = ({ path }: ThreadFile): boolean => {
    const folders = path.split('/').slice(0, -1)
    return folders.some((folder, at) => {
      if (/_files$/i.test(folder)) return true
      // Browsers of other languages call it otherwise, but always after its page.
      const whole = folders.slice(0, at + 1).join('/')
      return [...besides].some(page => whole.startsWith(page) && /^[-_.]\p{L}+$/u.test(whole.slice(page.length)))
    })
  }
  const own = files.filter(one => !isKeptBeside(one) && !one.path.split('/').some(part => part.startsWith('.')))
  const order = new Intl.Collator(undefined, { numeric: true })
  return {
    pages: own.filter(({ file }) => isPageName(file.name)).sort((one, other) => order.compare(one.path, other.path)),
    skipped: own.filter(({ file }) => !isPageName(file.name)).map(({ path }) => path),
  }
}

/** So many bytes of one file are read. */
const mostBytes = 60_000_000

/** The text of a file; undefined where it is no text, or too long. */
export async function textOf({ file }: ThreadFile): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  return pageTextOf(bytes, (encoding, of) => new TextDecoder(encoding, { fatal: true }).decode(of))
}

/** A text in pieces that one call each takes; none is cut inside a sign of two halves. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length || !pieces.length;) {
    let end = Math.min(text.length, at + most)
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]!)) end--
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}
