/**
 * Pages and posts as trees. Tags, attributes and entities are cut out of the text by htmlparser2; where each of them
 * stands, says `builder.ts`.
 */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { Builder } from './builder.ts'
import type { Element } from './node.ts'

/** @throws Tangled */
export const pageOf = (source: string): Element => built(source, true)
/** @throws Tangled */
export const fragmentOf = (source: string): Element => built(source, false)

function built(source: string, isPage: boolean): Element {
  const builder = new Builder(source, isPage)
  const tokens = new Tokenizer({}, new Tokens(source, builder))
  tokens.write(source)
  tokens.end()
  return builder.root
}

/** So many names of tags and attributes are kept in mind. */
const mostNames = 500
const none: readonly string[] = []

/** What the tokenizer finds, put together: it tells where things stand, and attributes and text in several pieces. */
class Tokens implements TokenizerCallbacks {
  readonly #source: string
  readonly #builder: Builder
  readonly #names = new Map<string, string>()
  readonly #attrs: string[] = []
  #name = ''
  #value = ''
  #text = ''

  constructor(source: string, builder: Builder) {
    this.#source = source
    this.#builder = builder
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#named(start, end)
    this.#attrs.length = 0
  }
  onattribname(start: number, end: number): void {
    this.#attrs.push(this.#named(start, end))
    this.#value = ''
  }
  onattribdata(start: number, end: number): void {
    const piece = this.#source.slice(start, end)
    this.#value = this.#value === '' ? piece : this.#value + piece
  }
  onattribentity(code: number): void {
    this.#value += String.fromCodePoint(code)
  }
  onattribend(): void {
    this.#attrs.push(this.#value)
  }
  onopentagend(): void {
    this.#begin(false)
  }
  onselfclosingtag(): void {
    this.#begin(true)
  }
  onclosetag(start: number, end: number): void {
    this.#flush()
    this.#builder.end(this.#named(start, end))
  }
  ontext(start: number, end: number): void {
    const piece = this.#source.slice(start, end)
    this.#text = this.#text === '' ? piece : this.#text + piece
  }
  ontextentity(code: number): void {
    this.#text += String.fromCodePoint(code)
  }
  oncdata(start: number, end: number): void {
    this.ontext(start, end)
  }
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {
    this.#flush()
  }
  isInForeignContext(): boolean {
    return this.#builder.inForeign
  }

  /** A name of a tag or an attribute: a page has few, and each of them often. */
  #named(start: number, end: number): string {
    const written = this.#source.slice(start, end)
    const known = this.#names.get(written)
    if (known !== undefined) return known
    const name = written.toLowerCase()
    if (this.#names.size < mostNames) this.#names.set(written, name)
    return name
  }

  #begin(closes: boolean): void {
    this.#flush()
    this.#builder.start(this.#name, this.#attrs.length ? this.#attrs.slice() : none, closes)
  }

  #flush(): void {
    if (this.#text === '') return
    const text = this.#text.includes('\0') ? this.#text.replaceAll('\0', '') : this.#text
    this.#text = ''
    this.#builder.text(text)
  }
}
