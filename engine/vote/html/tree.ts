/**
 * Pages and posts as trees. Tags, attributes and entities are cut out of the text by htmlparser2; where each of them
 * stands, says `builder.ts`.
 */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { Builder } from './builder.ts'
import { shown, valued } from './entities.ts'
import type { Element } from './node.ts'

/** @throws Tangled */
export const pageOf = (source: string): Element => built(source, true)
/** @throws Tangled */
export const fragmentOf = (source: string): Element => built(source, false)

function built(source: string, isPage: boolean): Element {
  const builder = new Builder(source, isPage)
  const tokens = new Tokenizer({ decodeEntities: false }, new Tokens(source, builder))
  tokens.write(source)
  tokens.end()
  return builder.root
}

/** So many names of tags and attributes, and so many tags as they are written, are kept in mind; longer tags come once. */
const mostNames = 500
const mostTags = 2000
const longestTag = 200
const none: readonly string[] = []

/** What the tokenizer finds, put together: it tells where things stand, and text in several pieces. */
class Tokens implements TokenizerCallbacks {
  readonly #source: string
  readonly #builder: Builder
  readonly #names = new Map<string, string>()
  /** Attributes by the tag as it is written: around every post of a page stand the same ones. */
  readonly #tags = new Map<string, readonly string[]>()
  /** Of each attribute of the tag that is read: from where to where stands its name, and its value. */
  readonly #spots: number[] = []
  #from = 0
  #name = ''
  #text = ''

  constructor(source: string, builder: Builder) {
    this.#source = source
    this.#builder = builder
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
    this.#builder.end(this.#named(start, end))
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

  #begin(end: number, closes: boolean): void {
    this.#flush()
    this.#builder.start(this.#name, this.#spots.length ? this.#attributes(end) : none, closes)
  }

  #attributes(end: number): readonly string[] {
    const written = end - this.#from > longestTag ? undefined : this.#source.slice(this.#from, end)
    const known = written === undefined ? undefined : this.#tags.get(written)
    if (known) return known
    const spots = this.#spots
    const attrs: string[] = []
    for (let at = 0; at < spots.length; at += 4)
      attrs.push(this.#named(spots[at]!, spots[at + 1]!), valued(this.#source.slice(spots[at + 2], spots[at + 3])))
    if (written !== undefined && this.#tags.size < mostTags) this.#tags.set(written, attrs)
    return attrs
  }

  #flush(): void {
    if (this.#text === '') return
    const text = this.#builder.inRawText ? this.#text : shown(this.#text)
    this.#text = ''
    this.#say(text)
  }

  #say(text: string): void {
    if (text !== '') this.#builder.text(text.includes('\0') ? text.replaceAll('\0', '') : text)
  }
}
