import type { Problem } from './problem.ts'

/** How much one message may hold: characters, and braces and tags inside each other. The parser behind it recurses. */
const limits = { length: 8000, depth: 24 }

/** The tags a message may use; anything else in angle brackets is text. */
const tagNames = ['b', 'rule', 'quote'] as const

/**
 * A message made safe to parse. `prepared` is the source with every `<` that opens no tag of ours put in ICU quotes;
 * `sourcePosition` leads from a position in it back to the source. `quoted` are the stretches an apostrophe makes plain
 * text, with where they start.
 */
interface Scan {
  prepared: string
  sourcePosition: (position: number) => number
  quoted: { position: number; text: string }[]
  problems: Problem[]
}

/**
 * What the scanner stands in. ICU alternates: a `{` in a message opens an argument, a `{` in an argument opens one of
 * its branches, which is a message again. Only messages know apostrophes and tags, and only a plural's branch reads `#`.
 */
type Frame = { opens: 'argument' | 'branch' | 'tag'; position: number; name: string; plural: boolean }

const ourTag = new RegExp(`<(/?)(${tagNames.join('|')})\\s*>`, 'y')
const likeATag = /<(?=[a-z/])/iy
const shownTag = /<[^<>{}]{0,40}>?/y
const argumentType = /\{\s*[^\s,{}]+\s*,\s*(\w+)/y

/**
 * Takes a message; returns it ready for the parser, with the problems a parser would trip over or pass in silence:
 * size, depth, braces that do not pair, tags that are not ours or do not pair (these become text). One pass, no
 * recursion, never throws.
 */
export function scan(source: string): Scan {
  if (source.length > limits.length)
    return refused({ code: 'tooLong', severity: 'error', position: limits.length, limit: limits.length })
  const scanner = new Scanner(source)
  for (let i = 0; i < source.length; i = scanner.read(i));
  return scanner.finish()
}

const refused = (problem: Problem): Scan => ({ prepared: '', sourcePosition: Number, quoted: [], problems: [problem] })

class Scanner {
  readonly source: string
  readonly frames: Frame[] = []
  readonly problems: Problem[] = []
  readonly quoted: Scan['quoted'] = []
  readonly textTags: number[] = []
  tooDeep: number | undefined

  constructor(source: string) {
    this.source = source
  }

  /** Reads what stands at a position; returns where to go on. */
  read(position: number): number {
    const here = this.frames.at(-1)
    const character = this.source[position]
    if (character === '{') return this.openBrace(position, here)
    if (character === '}') return this.closeBrace(position)
    if (here?.opens === 'argument') return position + 1
    if (character === "'") return this.apostrophe(position, here)
    if (character === '<') return this.angle(position, here)
    return position + 1
  }

  openBrace(position: number, here: Frame | undefined): number {
    if (here?.opens === 'argument')
      return this.open({ opens: 'branch', position, name: '', plural: /^(plural|selectordinal)$/.test(here.name) })
    const type = matchAt(argumentType, this.source, position)?.[1] ?? ''
    return this.open({ opens: 'argument', position, name: type, plural: here?.plural ?? false })
  }

  closeBrace(position: number): number {
    this.dropTags()
    if (this.frames.pop() === undefined)
      this.problems.push({ code: 'strayBrace', severity: 'error', position, found: '}' })
    return position + 1
  }

  apostrophe(position: number, here: Frame | undefined): number {
    if (this.source[position + 1] === "'") return position + 2
    const end = quoteEnd(this.source, position, here?.plural ?? false)
    if (end > position) this.quoted.push({ position, text: this.source.slice(position + 1, end) })
    return end + 1
  }

  angle(position: number, here: Frame | undefined): number {
    const [, slash, name = ''] = matchAt(ourTag, this.source, position) ?? []
    if (slash === '') return this.open({ opens: 'tag', position, name, plural: here?.plural ?? false })
    if (slash === '/' && here?.opens === 'tag' && here.name === name) this.frames.pop()
    else if (matchAt(likeATag, this.source, position)) this.asText(position)
    return position + 1
  }

  open(frame: Frame): number {
    this.frames.push(frame)
    if (this.frames.length > limits.depth) this.tooDeep ??= frame.position
    return frame.position + 1
  }

  /** Tags still open where a brace closes, or at the end, have no partner. */
  dropTags(): void {
    for (let top = this.frames.at(-1); top?.opens === 'tag'; top = this.frames.at(-1)) {
      this.asText(top.position)
      this.frames.pop()
    }
  }

  asText(position: number): void {
    this.textTags.push(position)
    this.problems.push({
      code: 'keptAsText',
      severity: 'note',
      position,
      found: matchAt(shownTag, this.source, position)?.[0] ?? '<',
    })
  }

  finish(): Scan {
    if (this.tooDeep !== undefined)
      return refused({ code: 'tooDeep', severity: 'error', position: this.tooDeep, limit: limits.depth })
    for (this.dropTags(); this.frames.length > 0; this.dropTags()) {
      this.problems.push({
        code: 'unclosedBrace',
        severity: 'error',
        position: this.frames.pop()?.position ?? 0,
        found: '{',
      })
    }
    const problems = this.problems.sort((a, b) => a.position - b.position)
    return { ...quoteTags(this.source, this.textTags), quoted: this.quoted, problems }
  }
}

/** Where the stretch quoted by the apostrophe at `start` ends: at its closing apostrophe, at the end of the message, or at once. */
function quoteEnd(source: string, start: number, plural: boolean): number {
  const next = source[start + 1] ?? ''
  if (!/[{}<>]/.test(next) && !(plural && next === '#')) return start
  for (let i = start + 2; i < source.length; i++) {
    if (source[i] !== "'") continue
    if (source[i + 1] !== "'") return i
    i++
  }
  return source.length
}

function quoteTags(source: string, positions: number[]): Pick<Scan, 'prepared' | 'sourcePosition'> {
  const ascending = [...positions].sort((a, b) => a - b)
  const pieces = ascending.map(
    (position, i) => `${source.slice(i === 0 ? 0 : (ascending[i - 1] ?? 0) + 1, position)}'<'`,
  )
  const rest = source.slice(ascending.length === 0 ? 0 : (ascending.at(-1) ?? 0) + 1)
  const sourcePosition = (position: number) =>
    ascending.reduce((found, at) => (at < found ? Math.max(at, found - 2) : found), position)
  return { prepared: pieces.join('') + rest, sourcePosition }
}

function matchAt(pattern: RegExp, source: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(source)
}
