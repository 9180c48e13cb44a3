/**
 * Pages and posts as trees, as browsers build them: parse5 says which element stands inside which, and htmlparser2 cuts
 * tags and attributes out of the text, which takes half of what parse5 takes alone, of a long page a third.
 */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { html, Parser, Token } from 'parse5'
import { element, type Element } from './node.ts'
import { Adapter, type Nodes } from './tree-adapter.ts'

/** @throws Tangled */
export function pageOf(source: string): Element {
  const parser = new Parser<Nodes>({ treeAdapter: new Adapter(source), scriptingEnabled: false })
  read(source, parser)
  return parser.document
}

/** Its first tag tells. */
const isCutFromTable = /^(?:[^<]|<(?![a-z]))*<(?:caption|t(?:body|d|foot|h|head|r))[\s/>]/i

/** A piece of a page: of its body, or of a table where it begins with a part of one. @throws Tangled */
export function fragmentOf(source: string): Element {
  const treeAdapter = new Adapter(source)
  const around = isCutFromTable.test(source) ? null : element('div')
  const parser = Parser.getFragmentParser<Nodes>(around, { treeAdapter, scriptingEnabled: false })
  read(source, parser)
  return parser.getFragment()
}

function read(source: string, parser: Parser<Nodes>): void {
  const tokens = new Tokenizer({ decodeEntities: false }, new Tokens(source, parser))
  tokens.write(source)
  tokens.end()
}

/** So many names of tags and attributes, and so many tags as they are written, are kept in mind; longer tags come once. */
const mostNames = 500
const mostTags = 2000
const longestTag = 200
const none: Token.Attribute[] = []
/** Whose inside is text and nothing else, and has no entities. */
const rawText = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'xmp'])

interface Name {
  name: string
  tag: html.TAG_ID
}

/** What the tokenizer finds, put together: it tells where things stand, and text in several pieces. */
class Tokens implements TokenizerCallbacks {
  readonly #source: string
  readonly #parser: Parser<Nodes>
  readonly #names = new Map<string, Name>()
  /** Attributes by the tag as it is written: around every post of a page stand the same ones. */
  readonly #tags = new Map<string, Token.Attribute[]>()
  /** Of each attribute of the tag that is read: from where to where stands its name, and its value. */
  readonly #spots: number[] = []
  #from = 0
  #name: Name = { name: '', tag: html.TAG_ID.UNKNOWN }
  #text = ''

  constructor(source: string, parser: Parser<Nodes>) {
    this.#source = source
    this.#parser = parser
  }

  onopentagname(start: number, end: number): void {
    this.#from = start
    this.#name = this.#named(start, end)
    this.#spots.length = 0
  }
  onattribname(start: number, end: number): void {
    this.#spots.push(start, end, 0, 0)
  }
  onattribdata(start: number, end: number): void {
    const last = this.#spots.length
    this.#spots[last - 2] = start
    this.#spots[last - 1] = end
  }
  onattribend(): void {}
  onattribentity(): void {}
  onopentagend(end: number): void {
    this.#begin(end, false)
  }
  onselfclosingtag(end: number): void {
    this.#begin(end, true)
  }
  onclosetag(start: number, end: number): void {
    this.#flush()
    this.#parser.onEndTag(tagToken(Token.TokenType.END_TAG, this.#named(start, end), none, false))
  }
  ontext(start: number, end: number): void {
    const piece = this.#source.slice(start, end)
    this.#text = this.#text === '' ? piece : this.#text + piece
  }
  ontextentity(): void {}
  oncdata(start: number, end: number): void {
    this.#flush()
    this.#say(this.#source.slice(start, end))
  }
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {
    this.#flush()
    this.#parser.onEof({ type: Token.TokenType.EOF, location: null })
  }
  isInForeignContext(): boolean {
    return this.#parser.tokenizer.inForeignNode
  }

  /** A name of a tag or an attribute: a page has few, and each of them often. */
  #named(start: number, end: number): Name {
    const written = this.#source.slice(start, end)
    const known = this.#names.get(written)
    if (known) return known
    const name = written.toLowerCase()
    const made = { name, tag: html.getTagID(name) }
    if (this.#names.size < mostNames) this.#names.set(written, made)
    return made
  }

  #begin(end: number, closes: boolean): void {
    this.#flush()
    const attrs = this.#spots.length ? this.#attributes(end) : none
    this.#parser.onStartTag(tagToken(Token.TokenType.START_TAG, this.#name, attrs, closes))
  }

  #attributes(end: number): Token.Attribute[] {
    const written = end - this.#from > longestTag ? undefined : this.#source.slice(this.#from, end)
    const known = written === undefined ? undefined : this.#tags.get(written)
    if (known) return known
    const spots = this.#spots
    const attrs: Token.Attribute[] = []
    for (let at = 0; at < spots.length; at += 4) {
      const { name } = this.#named(spots[at]!, spots[at + 1]!)
      const value = this.#source.slice(spots[at + 2], spots[at + 3])
      attrs.push({ name, value: value.includes('&') ? decodeHTMLAttribute(value) : value })
    }
    if (written !== undefined && this.#tags.size < mostTags) this.#tags.set(written, attrs)
    return attrs
  }

  #flush(): void {
    if (this.#text === '') return
    const { current } = this.#parser.openElements
    const isRaw = current !== undefined && rawText.has(current.tagName)
    const text = isRaw || !this.#text.includes('&') ? this.#text : decodeHTML(this.#text)
    this.#text = ''
    this.#say(text)
  }

  #say(written: string): void {
    const text = written.includes('\0') ? written.replaceAll('\0', '') : written
    const from = /^[ \t\n\r\f]*/.exec(text)![0].length
    const { CHARACTER, WHITESPACE_CHARACTER } = Token.TokenType
    if (from > 0)
      this.#parser.onWhitespaceCharacter({ type: WHITESPACE_CHARACTER, chars: text.slice(0, from), location: null })
    if (from < text.length) this.#parser.onCharacter({ type: CHARACTER, chars: text.slice(from), location: null })
  }
}

const tagToken = (
  type: Token.TagToken['type'],
  { name, tag }: Name,
  attrs: Token.Attribute[],
  selfClosing: boolean,
): Token.TagToken => ({ type, tagName: name, tagID: tag, selfClosing, ackSelfClosing: false, attrs, location: null })
