/** From the text of a case file to its documents. JSON is YAML, so both are read alike. */
import { Composer, isAlias, isCollection, isMap, isScalar, Lexer, LineCounter, Parser } from 'yaml'
import type { CST, Document, Node as YamlNode, YAMLError } from 'yaml'
import type { InEach } from '../text/in-each.ts'
import type { ProblemFound } from './problem.ts'
import { keysOf, sizeOf, type Entry, type Node, type Place } from './locate.ts'
import { said, yamlWords } from './said/file.ts'

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
interface Documents {
  documents: Node[]
  problems: ProblemFound[]
}

/** Reads every document of a text. Never throws. */
export function readDocuments(text: string, file: string): Documents {
  if (text.length > longest) {
    const message = said('longFile', { length: text.length, most: longest })
    return { documents: [], problems: [{ file, line: 1, message, remedy: said('divideFile') }] }
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
        if (mistaken > mostMistaken) throw new Unreadable(placeAt(start), said('tooMuchWrong'), mendFirst)
        const [error] = document.errors
        if (error) mistaken += end - start
        if (error) throw misread(error, placeAt)
        if (document.contents && !isBlank(document.contents))
          found.documents.push(new Reader(placeAt).read(document.contents))
      } catch (problem) {
        if (!(problem instanceof Unreadable)) throw problem
        found.problems.push(problem.in(file))
        if (problem.remedy === mendFirst) break
      }
    }
    return found
  } catch (problem) {
    if (problem instanceof Unreadable) return { documents: [], problems: [problem.in(file)] }
    const why = problem instanceof Error ? problem.message : String(problem)
    const message = said('notYaml', { why: { en: why, ...yamlWords.IMPOSSIBLE } })
    return { documents: [], problems: [{ file, line: 1, message }] }
  }
}

const mendFirst = said('mendFirst')

/** Why a document cannot be read; thrown and caught in this file only. */
class Unreadable extends Error {
  readonly place: Place
  readonly says: InEach
  readonly remedy: InEach | undefined

  constructor(place: Place, says: InEach, remedy?: InEach) {
    super(says.en)
    this.place = place
    this.says = says
    this.remedy = remedy
  }

  in(file: string): ProblemFound {
    return { file, ...this.place, message: this.says, ...(this.remedy === undefined ? {} : { remedy: this.remedy }) }
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
    if (++documents > mostDocuments)
      throw new Unreadable(placeAt(token.offset), said('mostDocuments', { most: mostDocuments }), said('divideFile'))
    const length = parser.offset - token.offset
    if (length > longestDocument) {
      const says = said('longDocument', { length, most: longestDocument })
      throw new Unreadable(placeAt(token.offset), says, said('divideCase'))
    }
  }
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) take(token)
    if (parser.stack.length > deepest)
      throw new Unreadable(placeAt(parser.offset), said('deep', { most: deepest }), said('notNeeded'))
  }
  for (const token of parser.end()) take(token)
  const composer = new Composer({ schema: 'failsafe', prettyErrors: false, uniqueKeys: false, logLevel: 'silent' })
  for (const token of tokens) yield* composer.next(token) as Generator<Document.Parsed>
  yield* composer.end() as Generator<Document.Parsed>
}

const isBlank = (node: YamlNode): boolean => isScalar(node) && node.value === ''

const remedies: Partial<Record<YAMLError['code'], InEach>> = {
  TAB_AS_INDENT: said('useSpaces'),
  BAD_SCALAR_START: said('quoteText'),
  BLOCK_AS_IMPLICIT_KEY: said('quoteColon'),
  MULTILINE_IMPLICIT_KEY: said('keyAlone'),
}

function misread(error: YAMLError, placeAt: (offset: number) => Place): Unreadable {
  const afterQuote = error.code === 'UNEXPECTED_TOKEN' && error.message.includes('at node end')
  const why = { en: error.message, ...yamlWords[error.code] }
  const remedy = afterQuote ? said('quoteWhole') : remedies[error.code]
  return new Unreadable(placeAt(error.pos[0]), said('notYaml', { why }), remedy)
}

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
      if (!isScalar(key)) throw new Unreadable(place, said('noKey'), said('keyIsWord'))
      const name = String(key.value)
      const before = entries.get(name)
      if (before) throw new Unreadable(place, said('keyTwice', { key: name, line: before.key.line }), said('keepOne'))
      if (name === '__proto__') throw new Unreadable(place, said('noProto'))
      entries.set(name, {
        key: place,
        value: value ? this.read(value as YamlNode) : { is: 'word', at: place, size: 1, text: '' },
      })
    }
    return entries
  }

  #aliased(name: string, at: Place): Node {
    const node = this.#anchors.get(name)
    if (node === undefined) throw new Unreadable(at, said('noAnchor', { name }), said('asteriskInQuotes'))
    if (node === 'open') throw new Unreadable(at, said('repeatsItself', { name }))
    this.#repeated += node.size
    if (this.#repeated > mostRepeated)
      throw new Unreadable(at, said('repeatsMuch', { most: mostRepeated }), said('writeOut'))
    return node
  }

  #at(node: YamlNode): Place {
    return this.#placeAt(node.range?.[0] ?? 0)
  }
}
