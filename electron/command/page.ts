/** A page for a terminal: headings, paragraphs, rows and trees, in lines of its width. */
import { oneLine } from '../../engine/text/literal.ts'
import { plainOf, type Span } from '../../engine/text/span.ts'
import { padded, wrapped, wrappedTree } from './wrap.ts'

export interface Look {
  width: number
  colour: boolean
  ascii: boolean
}

/** What a line says about something, besides its words. */
export type Sign = 'yes' | 'no' | 'part' | 'none'

const signs: Record<Sign, { sign: string; ascii: string; paint: number }> = {
  yes: { sign: '✓', ascii: '+', paint: 32 },
  no: { sign: '✗', ascii: '-', paint: 31 },
  part: { sign: '~', ascii: '~', paint: 33 },
  none: { sign: '∅', ascii: 'o', paint: 2 },
}
const bold = 1
const dim = 2

export class Page {
  readonly #lines: string[] = []
  readonly #look: Look

  /** From one number to the next. */
  get arrow(): string {
    return this.#look.ascii ? '->' : '→'
  }

  constructor(look: Look) {
    this.#look = look
  }

  /** The line above everything. */
  title(words: string): this {
    return this.#add(wrapped(words, this.#look.width).map(line => this.#painted(line, bold)))
  }

  /** A phase: its name on a ruled line. */
  band(words: string): this {
    const rule = (this.#look.ascii ? '-' : '─').repeat(Math.max(0, this.#look.width - words.length - 1))
    return this.gap().#add([`${this.#painted(words.toUpperCase(), bold)} ${this.#painted(rule, dim)}`])
  }

  heading(words: string): this {
    return this.gap().#add([this.#painted(words, bold)])
  }

  /** Words on their own, indented. */
  say(words: string | readonly Span[], indent = '  '): this {
    return this.#add(wrapped(wordsOf(words), this.#look.width, indent))
  }

  quiet(words: string, indent = ''): this {
    return this.#add(wrapped(words, this.#look.width, indent).map(line => this.#painted(line, dim)))
  }

  /** A line with a sign before it, and columns between them. */
  row(sign: Sign, columns: readonly { words: string; width: number }[], words: string | readonly Span[]): this {
    const { sign: shown, ascii, paint } = signs[sign]
    const before = columns.map(column => padded(oneLine(column.words), column.width) + '  ').join('')
    const lines = wrapped(wordsOf(words), this.#look.width, `  ? ${before}`, `    ${before.replace(/./gu, ' ')}`)
    return this.#add(
      lines.map((line, index) =>
        index ? line : line.replace('?', this.#painted(this.#look.ascii ? ascii : shown, paint)),
      ),
    )
  }

  tree(drawn: string): this {
    const lines = wrappedTree(drawn, this.#look.width, '  ', this.#look.ascii)
    return this.#add(this.#look.colour ? lines.map(line => this.#paintedTree(line)) : lines)
  }

  /** One empty line, never two. */
  gap(): this {
    if (this.#lines.length && this.#lines.at(-1) !== '') this.#lines.push('')
    return this
  }

  text(): string {
    const words = this.#lines.join('\n')
    return this.#look.ascii ? words.replace(/[“”]/g, '"').replace(/’/g, "'") : words
  }

  #add(lines: readonly string[]): this {
    this.#lines.push(...lines)
    return this
  }

  #painted(words: string, paint: number): string {
    return this.#look.colour && words ? `\u001b[${paint}m${words}\u001b[0m` : words
  }

  /** Guides and rules step back, signs stand out. */
  #paintedTree(line: string): string {
    const [, guides = '', sign = '', words = '', rule = ''] =
      /^([\s│├└─|`-]*)([✓✗∅~] )?(.*?)( \([\w-]+\))?$/u.exec(line) ?? []
    const paint = sign.startsWith('✓')
      ? signs.yes.paint
      : sign.startsWith('✗')
        ? signs.no.paint
        : sign.startsWith('~')
          ? signs.part.paint
          : dim
    return `${this.#painted(guides, dim)}${this.#painted(sign, paint)}${words}${this.#painted(rule, dim)}`
  }
}

/** What a name contains never acts on a terminal. */
export const wordsOf = (words: string | readonly Span[]): string =>
  oneLine(typeof words === 'string' ? words : plainOf(words))
