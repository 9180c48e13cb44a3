/**
 * A file of set-ups: one or more of them with a line `---` between two, each beginning with its head, which says in what form
 * it is written, for which rules it is, and what it is called. Everything else is the set-up as `read.ts` reads it.
 */
import { Report } from '../cases/complain.ts'
import { under, type Node } from '../cases/locate.ts'
import type { ProblemFound } from '../cases/problem.ts'
import { readDocuments } from '../cases/yaml.ts'
import { wordOf } from './nodes.ts'
import { setupKeys, setupVersion } from './read.ts'
import { said } from './problem-words.ts'

/** A set-up of a file, not read any further: its text, and the line of the file on which that begins. */
export interface SetupPart {
  text: string
  line: number
  name?: string
  system?: string
  /** Where the head says for which rules it is. */
  systemLine: number
}

/** Every set-up of a text, or what keeps them from being told apart. @param file what problems call the text */
export function setupsIn(text: string, file: string): { parts: SetupPart[]; problems: ProblemFound[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const strange = unreadable(lines, file)
  if (strange) return { parts: [], problems: [strange] }
  const whole = lines.join('\n')
  const { documents, problems } = readDocuments(whole, file)
  if (problems.length) return { parts: [], problems }
  const chunks = chunksOf(lines)
  const [first] = documents
  if (!first) return wrong({ file, line: 1, message: said('nothing'), remedy: said('beginning') })
  if (chunks.length !== documents.length)
    return wrong({ file, line: first.at.line, message: said('parted'), remedy: said('partThem') })
  const strangers = documents.flatMap(document => strangeIn(document, file))
  if (strangers.length) return { parts: [], problems: strangers }
  return { parts: chunks.map((chunk, at) => partOf(chunk, documents[at]!)), problems: [] }
}

/** What shows that a document is something else. One of another form may have other keys. */
function strangeIn(document: Node, file: string): ProblemFound[] {
  if (document.is !== 'keys') return [{ file, ...document.at, message: said('nothing'), remedy: said('beginning') }]
  const form = under(document, 'setup')
  if (form && wordOf(form) !== setupVersion) return []
  const report = new Report(file, document)
  for (const key of document.entries.keys()) report.known([key], 'key', key, setupKeys, 'key')
  return report.problems
}

const wrong = (problem: ProblemFound): ReturnType<typeof setupsIn> => ({ parts: [], problems: [problem] })

/** The first line with a sign in it that is no text, or none that could be kept. */
function unreadable(lines: readonly string[], file: string): ProblemFound | undefined {
  const at = lines.findIndex(line => /[\uFFFD\p{Surrogate}]|(?!\t)\p{Cc}/u.test(line))
  if (at < 0) return undefined
  const column = lines[at]!.search(/[\uFFFD\p{Surrogate}]|(?!\t)\p{Cc}/u) + 1
  const place = { file, line: at + 1, column }
  return lines[at]!.includes('\uFFFD')
    ? { ...place, message: said('noUtf8'), remedy: said('saveUtf8') }
    : { ...place, message: said('unkept'), remedy: said('takeOut') }
}

interface Chunk {
  text: string
  line: number
}

/** What stands between lines `---`, without blank lines around it; what is blank, or nothing but remarks, is none. */
function chunksOf(lines: readonly string[]): Chunk[] {
  const chunks: { lines: string[]; line: number }[] = [{ lines: [], line: 1 }]
  lines.forEach((line, index) => {
    if (/^(---|\.\.\.)[ \t]*$/.test(line)) chunks.push({ lines: [], line: index + 2 })
    else chunks.at(-1)!.lines.push(line)
  })
  return chunks
    .filter(chunk => chunk.lines.some(line => /^[^#]*\S/.test(line.replace(/^\s*#.*/, ''))))
    .map(chunk => {
      const from = chunk.lines.findIndex(line => line.trim() !== '')
      return { text: chunk.lines.slice(from).join('\n').trimEnd(), line: chunk.line + from }
    })
}

function partOf({ text, line }: Chunk, document: Node): SetupPart {
  const [name, rules] = [under(document, 'name'), under(document, 'system')]
  const called = wordOf(name)?.trim().replace(/\s+/g, ' ') || /^#[ \t]*(\S.*)/.exec(text)?.[1]?.trim()
  const system = wordOf(rules)
  return {
    text,
    line,
    ...(called && { name: called }),
    ...(system !== undefined && { system }),
    systemLine: rules?.at.line ?? line,
  }
}

/**
 * The text of a set-up with all of its head.
 * @param part as it was read out of a text
 * @param known what its head does not say
 */
export function withHead({ text }: Pick<SetupPart, 'text'>, known: { system: string; name: string }): string {
  const [document] = readDocuments(text, '').documents
  const head = Object.entries({ setup: setupVersion, ...known }).filter(([key]) => !document || !under(document, key))
  if (!head.length) return text
  // A map in braces has its head inside.
  const braces = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*\{/.exec(text)
  if (braces) {
    const inside = head.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ')
    return `${braces[0]}${inside}, ${text.slice(braces[0].length)}`
  }
  const lines = head.map(([key, value]) => `${key}: ${key === 'name' ? JSON.stringify(value) : value}`)
  return `${lines.join('\n')}\n${text}`
}

/** Set-ups with their heads as one file. */
export const setupFile = (texts: readonly string[]): string => `${texts.join('\n\n---\n')}\n`
