/** Case files on the disk: found below folders, read as text, or a problem that says what is wrong with them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import type { Problem } from '../../engine/cases/problem.ts'
import { nearest } from '../../engine/text/nearest.ts'
import { pageTextOf } from '../../engine/text/page-text.ts'
import { say } from './words/say.ts'

interface FilesRead {
  /** `saved`: when, of a page. */
  files: { file: string; text: string; saved?: string }[]
  problems: Problem[]
}

/** Larger ones are not even read. The reader of cases has a limit of its own, below this. */
const mostBytes = 20_000_000
const mostPageBytes = 60_000_000

/** Every case file at or below the paths, sorted by code point, each once. */
export function readPaths(paths: readonly string[]): FilesRead {
  const found: FilesRead = { files: [], problems: [] }
  const listed = new Set<string>()
  for (const path of paths)
    attempt(path, found.problems, () => {
      for (const file of filesAt(path, found.problems)) listed.add(normalize(file))
    })
  for (const file of [...listed].sort(byCodePoint))
    attempt(file, found.problems, () => found.files.push({ file, text: textOf(file) }))
  return found
}

/** One named file. */
export function readOne(path: string): FilesRead {
  const found: FilesRead = { files: [], problems: [] }
  attempt(path, found.problems, () => found.files.push({ file: path, text: textOf(path) }))
  return found
}

/** One named page of a thread, or list of players, in whichever encoding it names. */
export function readPage(path: string): FilesRead {
  const found: FilesRead = { files: [], problems: [] }
  attempt(path, found.problems, () => {
    const bytes = bytesOf(path, mostPageBytes, say('files.divideThread'))
    const text = pageTextOf(bytes, (encoding, of) => new TextDecoder(encoding, { fatal: true }).decode(of))
    if (text === undefined) throw new Unreadable(say('files.noEncoding'), say('files.savePage'))
    found.files.push({ file: path, text, saved: statSync(path).mtime.toISOString() })
  })
  return found
}

/** UTF-8 keeps the order of code points; the strings of JavaScript do not. */
const byCodePoint = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

const isCaseFile = (name: string): boolean => /\.(ya?ml|json)$/i.test(name)

function filesAt(path: string, problems: Problem[]): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    const below = join(path, entry.name)
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    if (!entry.isDirectory()) return isCaseFile(entry.name) ? [below] : []
    let files: string[] = []
    attempt(below, problems, () => {
      files = filesAt(below, problems)
    })
    return files
  })
}

/** A file that is none; thrown and caught in this file only. */
class Unreadable extends Error {
  readonly remedy: string
  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}

function bytesOf(path: string, most: number, remedy: string): Buffer {
  const about = statSync(path)
  if (about.isDirectory()) throw new Unreadable(say('files.folder'), say('files.fileInIt'))
  if (about.isCharacterDevice() || about.isBlockDevice())
    throw new Unreadable(say('files.device'), say('files.nameFile'))
  if (about.size > most)
    throw new Unreadable(say('files.tooLarge', { size: Math.round(about.size / 1_000_000) }), remedy)
  return readFileSync(path)
}

function textOf(path: string): string {
  const bytes = bytesOf(path, mostBytes, say('files.divideCase'))
  if (bytes.includes(0)) throw new Unreadable(say('files.noText'), say('files.saveCase'))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable(say('files.notUnicode'), say('files.saveText'))
  }
}

function attempt(file: string, problems: Problem[], read: () => void): void {
  try {
    read()
  } catch (error) {
    problems.push({ file, line: 1, ...explained(file, error) })
  }
}

function explained(file: string, error: unknown): { message: string; remedy?: string } {
  if (error instanceof Unreadable) return { message: error.message, remedy: error.remedy }
  const { code = '', message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return { message: say('files.nothingThere'), remedy: remedyFor(file) }
    case 'ENOTDIR':
      return { message: say('files.fileInPath'), remedy: say('files.checkPath') }
    case 'EACCES':
    case 'EPERM':
      return { message: say('files.forbidden'), remedy: say('files.allow') }
    case 'ELOOP':
      return { message: say('files.linksToItself'), remedy: say('files.nameItself') }
    case 'ENAMETOOLONG':
      return { message: say('files.longName'), remedy: say('files.checkPath') }
    default:
      return { message: say('files.unreadable', { why: code || message }), remedy: say('files.checkPath') }
  }
}

/** The nearest name in the same folder. */
function remedyFor(file: string): string {
  try {
    const near = nearest(basename(file), readdirSync(dirname(file)))
    if (near !== undefined) return say('files.meant', { path: join(dirname(file), near) })
  } catch {
    /* the folder is missing too */
  }
  return say('files.checkPath')
}
