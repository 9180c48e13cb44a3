/** From the text of a case file to its documents. JSON is YAML, so both are read alike. */
import { Composer, isAlias, isCollection, isMap, isScalar, Lexer, LineCounter, Parser } from 'yaml'
import type { CST, Document, Node as YamlNode, YAMLError } from 'yaml'
import type { Problem } from './problem.ts'
import { keysOf, sizeOf, type Entry, type Node, type Place } from './locate.ts'

const longest = 2_000_000
const deepest = 60
/** What no file of cases has: so many games, or one so long. */
const mostDocuments = 2000
const longestDocument = 200_000
/** How much text with mistakes is looked through, in characters: finding many of them takes long. */
const mostMistaken = 50_000
/** How many values aliases may repeat in one document. */
const mostRepeated = 10_000

/** A document with a problem is not among `documents`. */
export interface Documents {
  documents: Node[]
  problems: Problem[]
}

/** Reads every document of a text. Never throws. */
export function readDocuments(text: string, file: string): Documents {
  if (text.length > longest) {
    const says = `this file has ${text.length} characters, and a case file may have ${longest}`
    return { documents: [], problems: [{ file, line: 1, message: says, remedy: 'divide it into several files' }] }
  }
  const lines = new LineCounter()
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  try {
    const found: Documents = { documents: [], problems: [] }
    let mistaken = 0
    for (const document of compose(text, lines, placeAt)) {
      try {
        const [start, , end] = document.range
        if (mistaken > mostMistaken)
          throw new Unreadable(placeAt(start), 'too much above this is not YAML', `${unread}, so mend that first`)
        const [error] = document.errors
        if (error) mistaken += end - start
        if (error) throw misread(error, placeAt)
        if (document.contents && !isBlank(document.contents))
          found.documents.push(new Reader(placeAt).read(document.contents))
      } catch (problem) {
        if (!(problem instanceof Unreadable)) throw problem
        found.problems.push(problem.in(file))
        if (problem.remedy?.startsWith(unread)) break
      }
    }
    return found
  } catch (problem) {
    if (problem instanceof Unreadable) return { documents: [], problems: [problem.in(file)] }
    return {
      documents: [],
      problems: [
        { file, line: 1, message: `this is not YAML: ${problem instanceof Error ? problem.message : String(problem)}` },
      ],
    }
  }
}

const unread = 'what stands from here on is not read'

/** Why a document cannot be read; thrown and caught in this file only. */
class Unreadable extends Error {
  readonly place: Place
  readonly remedy: string | undefined

  constructor(place: Place, message: string, remedy?: string) {
    super(message)
    this.place = place
    this.remedy = remedy
  }

  in(file: string): Problem {
    return { file, ...this.place, message: this.message, ...(this.remedy === undefined ? {} : { remedy: this.remedy }) }
  }
}

/**
 * Nesting and documents are counted on the way, before anything recursive looks at them. Of several mistakes in a row the
 * first is kept, since one is all that is told of a document. Repeated keys are left to `Reader`, which is quicker and says
 * which.
 */
function* compose(
  text: string,
  lines: LineCounter,
  placeAt: (offset: number) => Place,
): Generator<Document.Parsed, void> {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  let documents = 0
  const take = (token: CST.Token): void => {
    if (token.type !== 'error' || tokens.at(-1)?.type !== 'error') tokens.push(token)
    if (token.type !== 'document') return
    if (++documents > mostDocuments) {
      const says = `this file has more than ${mostDocuments} documents`
      throw new Unreadable(placeAt(token.offset), says, 'divide it into several files')
    }
    const length = parser.offset - token.offset
    if (length > longestDocument) {
      const says = `this document has ${length} characters, and a case may have ${longestDocument}`
      throw new Unreadable(placeAt(token.offset), says, 'divide the case')
    }
  }
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) take(token)
    if (parser.stack.length > deepest)
      throw new Unreadable(placeAt(parser.offset), `this is nested more than ${deepest} deep`, 'no case needs that')
  }
  for (const token of parser.end()) take(token)
  const composer = new Composer({ schema: 'failsafe', prettyErrors: false, uniqueKeys: false, logLevel: 'silent' })
  for (const token of tokens) yield* composer.next(token) as Generator<Document.Parsed>
  yield* composer.end() as Generator<Document.Parsed>
}

const isBlank = (node: YamlNode): boolean => isScalar(node) && node.value === ''

const remedies: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'use spaces',
  BAD_SCALAR_START: 'put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put a text with ": " in it in quotes',
  MULTILINE_IMPLICIT_KEY: 'a key stands alone on its line, before a colon',
}

function misread(error: YAMLError, placeAt: (offset: number) => Place): Unreadable {
  const afterQuote = error.code === 'UNEXPECTED_TOKEN' && error.message.includes('at node end')
  const remedy = afterQuote
    ? `a text that begins with a quoted name goes into quotes as a whole: '"Mary Ann" ABILITY TARGET'`
    : remedies[error.code]
  return new Unreadable(placeAt(error.pos[0]), `this is not YAML: ${error.message}`, remedy)
}

const keyRemedy = 'a key is a word; put it in quotes if it begins with [ { * or &'

/** Makes one document's tree. An alias is the very node it stands for, so a tree with aliases costs nothing until it is walked. */
class Reader {
  readonly #placeAt: (offset: number) => Place
  readonly #anchors = new Map<string, Node | 'open'>()
  #repeated = 0

  constructor(placeAt: (offset: number) => Place) {
    this.#placeAt = placeAt
  }

  read(node: YamlNode): Node {
    if (isAlias(node)) return this.#aliased(node.source, this.#at(node))
    const anchor = node.anchor
    if (anchor !== undefined) this.#anchors.set(anchor, 'open')
    const made = this.#made(node)
    if (anchor !== undefined) this.#anchors.set(anchor, made)
    return made
  }

  #made(node: YamlNode): Node {
    const at = this.#at(node)
    if (!isCollection(node))
      return { is: 'word', at, size: 1, text: isScalar(node) && node.value !== null ? String(node.value) : '' }
    if (isMap(node)) return keysOf(at, this.#entries(node.items as { key: unknown; value: unknown }[]))
    const items = (node.items as YamlNode[]).map(item => this.read(item))
    return { is: 'list', at, items, size: sizeOf(items) }
  }

  #entries(pairs: readonly { key: unknown; value: unknown }[]): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    for (const { key, value } of pairs) {
      const place = this.#at(key as YamlNode)
      if (!isScalar(key)) throw new Unreadable(place, 'a list or a map stands where a key should be', keyRemedy)
      const name = String(key.value)
      const before = entries.get(name)
      if (before)
        throw new Unreadable(
          place,
          `the key "${name}" stands twice: first in line ${before.key.line}`,
          'keep one of them',
        )
      if (name === '__proto__') throw new Unreadable(place, 'no key may be called "__proto__"')
      entries.set(name, {
        key: place,
        value: value ? this.read(value as YamlNode) : { is: 'word', at: place, size: 1, text: '' },
      })
    }
    return entries
  }

  #aliased(name: string, at: Place): Node {
    const node = this.#anchors.get(name)
    if (node === undefined)
      throw new Unreadable(
        at,
        `nothing before this is marked &${name}`,
        'put the text in quotes if its asterisk is no alias',
      )
    if (node === 'open') throw new Unreadable(at, `*${name} stands inside what it repeats`)
    this.#repeated += node.size
    const tooMany = `the aliases of this document repeat more than ${mostRepeated} values`
    if (this.#repeated > mostRepeated) throw new Unreadable(at, tooMany, 'write out what is meant')
    return node
  }

  #at(node: YamlNode): Place {
    return this.#placeAt(node.range?.[0] ?? 0)
  }
}
