/** Entities (`&amp;`, `&nbsp;`) as what they stand for. Most texts have none: so they are looked for only where there is one. */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** The text between two tags, as it is shown. */
export const shown = (text: string): string => (text.includes('&') ? new Decoder(text).text : text)

/** The value of an attribute, where an entity needs its semicolon more often. */
export const valued = (text: string): string =>
  text.includes('&') ? new Decoder(`<a a="${text.replaceAll('"', '&quot;')}">`).text : text

class Decoder implements TokenizerCallbacks {
  text = ''
  readonly #source: string

  constructor(source: string) {
    this.#source = source
    const tokens = new Tokenizer({}, this)
    tokens.write(source)
    tokens.end()
  }

  ontext(start: number, end: number): void {
    this.text += this.#source.slice(start, end)
  }
  ontextentity(code: number): void {
    this.text += String.fromCodePoint(code)
  }
  onattribdata(start: number, end: number): void {
    this.ontext(start, end)
  }
  onattribentity(code: number): void {
    this.ontextentity(code)
  }
  onattribend(): void {}
  onattribname(): void {}
  oncdata(): void {}
  onclosetag(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onopentagend(): void {}
  onopentagname(): void {}
  onprocessinginstruction(): void {}
  onselfclosingtag(): void {}
}
