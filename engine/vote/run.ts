/** Text with its marks: what is bold, what is not the writer's word of now. */

/** A stretch of text that is marked alike. */
export interface Run {
  text: string
  bold?: true
  /** Somebody else's words. */
  quoted?: true
  /** Shown on a click only. */
  spoiler?: true
  struck?: true
  code?: true
  /** The forum's own line, that the post was edited. */
  edited?: true
  /** In a green of whatever shade. */
  green?: true
  /** A quote without an end, or an end without a quote: nobody can tell whose words these are. */
  unsure?: true
}

/** The marks of a run as bits. */
export const bits = { bold: 1, quoted: 2, spoiler: 4, struck: 8, code: 16, edited: 32, unsure: 64, green: 128 } as const
export type MarkName = keyof typeof bits
const names = Object.keys(bits) as MarkName[]

export const bitsOf = (run: Run): number => names.reduce((sum, name) => (run[name] ? sum | bits[name] : sum), 0)

/** Whether marks say that words are surely not the writer's: quoted ones, or the forum's. */
export const areOthers = (marks: number): boolean =>
  (marks & bits.edited) !== 0 || ((marks & bits.quoted) !== 0 && (marks & bits.unsure) === 0)

/** Seen by nobody: widths of nothing, soft hyphens, selectors. */
const unseen =
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u061c\u2060-\u2064\u3164\ufe00-\ufe0f\ufeff\uffa0]/g
const beyondAscii = /[^\0-\x7f]/

/** A text as it is read: letters of other widths as plain ones, nothing that nobody sees. */
const seen = (text: string): string => (beyondAscii.test(text) ? text.normalize('NFKC').replace(unseen, '') : text)

/** What is not read as it stands: other signs than plain ones, and white space that is more than one space. */
const uneven = /[^ -~]| {2}/

/** Collects runs; neighbours that are marked alike become one. */
export class RunWriter {
  readonly #runs: { text: string; marks: number }[] = []
  /** Whether a space, the end of a cell of a table or that of a line is due before the next word. */
  #gap: '' | ' ' | '\t' | '\n' = '\n'
  #begun = false

  /** Text of a page: any white space is one space. */
  flowing(text: string, marks: number): void {
    const words = uneven.test(text) ? seen(text).replace(/[ \t\n\r\f]+/g, ' ') : text
    const [begins, ends] = [words.startsWith(' ') ? 1 : 0, words.endsWith(' ') ? 1 : 0]
    if (begins) this.space()
    if (words.length <= begins) return
    this.#put(begins || ends ? words.slice(begins, words.length - ends) : words, marks)
    if (ends) this.space()
  }

  /** Text that is shown as it stands. */
  exact(text: string, marks: number): void {
    for (const [index, line] of seen(text)
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .entries()) {
      if (index) this.#gap = '\n'
      if (line === '') continue
      if (line.trim() === '' && this.#gap === '\n') continue
      this.#put(line, marks)
    }
  }

  line(): void {
    this.#gap = '\n'
  }
  space(): void {
    if (this.#gap === '') this.#gap = ' '
  }

  cell(): void {
    if (this.#gap !== '\n') this.#gap = '\t'
  }

  result(): Run[] {
    return this.#runs.map(({ text, marks }) => {
      const run: Run = { text }
      if (marks) for (const name of names) if (marks & bits[name]) run[name] = true
      return run
    })
  }

  #put(text: string, marks: number): void {
    const last = this.#runs.at(-1)
    const gap = this.#begun ? this.#gap : ''
    this.#gap = ''
    this.#begun = true
    // A gap belongs to what stands before it, and says nothing of its own.
    if (last && last.marks === marks) last.text += gap + text
    else {
      if (last) last.text += gap
      this.#runs.push({ text, marks })
    }
  }
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
