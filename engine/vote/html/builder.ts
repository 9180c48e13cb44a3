/**
 * Which element of a page stands inside which, decided tag by tag as browsers decide it, so far as readers see it: what
 * ends what, tables, marks that cross. An end tag that has no beginning must not end the post around it.
 */
import type { Formatting } from './formatting.ts'
import { Growing } from './growing.ts'
import {
  endsForeign,
  formatting,
  headings,
  inHead,
  inSelect,
  isAroundTable,
  kinds,
  rawText,
  rowGroups,
  scopes,
  special,
  tableParts,
  voids,
  type Kind,
} from './names.ts'
import { append, isForeign, text, type Element } from './node.ts'
import type { Open } from './open.ts'

const none: readonly string[] = []
const blank = /^[ \t\n\r\f]*$/

export class Builder {
  readonly #tree: Growing
  readonly #open: Open
  readonly #marks: Formatting
  readonly #html: Element | undefined
  #body: Element | undefined
  /** Whether a piece was cut out of a table: its first tag tells. */
  #isCut: boolean | undefined
  #form: Element | undefined

  /** @param isPage whether it is a whole page, and no piece of one */
  constructor(source: string, isPage: boolean) {
    this.#tree = new Growing(source, isPage)
    this.#open = this.#tree.open
    this.#marks = this.#tree.marks
    this.#html = this.#tree.html
  }

  get root(): Element {
    return this.#tree.root
  }

  /** Whether tags stand in a picture or a formula. */
  get inForeign(): boolean {
    return isForeign(this.#open.current)
  }

  /** Whether what follows is text whatever stands in it, and has no entities. */
  get inRawText(): boolean {
    return rawText.has(this.#open.current.tagName)
  }

  /** Text up to the next tag. */
  text(value: string): void {
    const { current } = this.#open
    const { tagName } = current
    if (rawText.has(tagName) || isForeign(current)) return append(current, text(value))
    if (this.#beforeBody()) {
      if (blank.test(value)) return
      this.#intoBody()
    }
    if (tableParts.has(tagName) && blank.test(value)) return append(current, text(value))
    this.#marks.goOn()
    this.#tree.put(text(value), this.#open.current)
  }

  #beforeBody(): boolean {
    if (!this.#html || this.#body) return false
    const { tagName } = this.#open.current
    return tagName === 'html' || tagName === 'head'
  }

  #intoBody(attrs: readonly string[] = none): void {
    this.#open.popTill(one => one === this.#html)
    this.#body = this.#tree.into('body', attrs)
  }

  /** @param closes whether the tag says that it ends at once, which counts in pictures and formulas */
  start(name: string, attrs: readonly string[], closes: boolean): void {
    const { current } = this.#open
    if (isForeign(current)) {
      if (
        !endsForeign.has(name)
        && !(name === 'font' && attrs.some((one, at) => at % 2 === 0 && /^(?:color|face|size)$/.test(one)))
      ) {
        this.#tree.into(name, attrs, true, current.foreign)
        if (closes) this.#open.pop()
        return
      }
      this.#open.popTill(one => !isForeign(one))
    }
    if (name === 'html' || name === 'head' || name === 'body' || name === 'frame' || name === 'frameset')
      return this.#startPage(name, attrs)
    if (this.#beforeBody() && !inHead.has(name)) this.#intoBody()
    const tag = name === 'image' ? 'img' : name
    const kind = kinds.get(tag)
    if (kind !== 'kept') this.#isCut ??= kind === 'part'
    if (this.#open.inSelect && !this.#startInSelect(tag, kind)) return
    if (kind === 'part') return this.#startPart(tag, attrs)
    const inTable = tableParts.has(this.#open.current.tagName)
    switch (kind) {
      case 'block':
      case 'heading':
        return this.#startBlock(tag, attrs, inTable)
      case 'item':
        this.#open.closeItem(tag)
        this.#open.closeParagraph()
        break
      case 'term':
        this.#open.closeItem('dd')
        this.#open.closeItem('dt')
        this.#open.closeParagraph()
        break
      case 'format':
        return this.#startMark(tag, attrs)
      case 'table':
        // A table begins in a cell: in a table that is no place of any, that one ends.
        if (this.#open.last(isAroundTable)?.tagName === 'table') this.#open.popTo('table')
        this.#open.closeParagraph()
        break
      case 'kept':
        this.#tree.into(tag, attrs, inTable)
        if (voids.has(tag)) this.#open.pop()
        else if (tag === 'template') this.#marks.begin()
        return
      case 'void':
        if (inTable && tag === 'input' && attrs.some((one, at) => attrs[at - 1] === 'type' && /^hidden$/i.test(one))) {
          append(this.#open.current, this.#tree.made(tag, attrs))
          return
        }
        this.#marks.goOn()
        this.#tree.put(this.#tree.made(tag, attrs), this.#open.current)
        return
      default:
        if (tag === 'button' && this.#open.reaches(tag, scopes.any)) this.#open.popTo(tag)
        if ((tag === 'option' || tag === 'optgroup') && this.#open.current.tagName === 'option') this.#open.pop()
        if (!rawText.has(tag)) this.#marks.goOn()
        if (tag === 'svg' || tag === 'math') {
          this.#tree.into(tag, attrs, false, tag)
          if (closes) this.#open.pop()
          return
        }
    }
    this.#tree.into(tag, attrs)
    if (kind === 'marker') this.#marks.begin()
  }

  /** @returns whether anything begins: a choice holds nothing but choices */
  #startInSelect(tag: string, kind: Kind | undefined): boolean {
    if (tag === 'option' || tag === 'optgroup' || tag === 'script' || tag === 'template') return true
    const ends =
      tag === 'input' || tag === 'keygen' || tag === 'textarea' || tag === 'select'
        ? true
        : (kind === 'table' || kind === 'part') && this.#open.reaches('table', scopes.table)
    if (ends) this.#open.popTo('select')
    return ends && tag !== 'select'
  }

  /** Tags of the whole page: written in its middle they begin nothing. */
  #startPage(name: string, attrs: readonly string[]): void {
    if (!this.#html || this.#open.has('template')) return
    if (name === 'html') this.#html.attrs = [...this.#html.attrs, ...attrs]
    else if (name === 'body') {
      if (this.#body) this.#body.attrs = [...this.#body.attrs, ...attrs]
      else if (this.#beforeBody()) this.#intoBody(attrs)
    } else if (name === 'head' && this.#open.current === this.#html && !this.#body) this.#tree.into('head', attrs)
  }

  #startBlock(tag: string, attrs: readonly string[], inTable: boolean): void {
    if (tag === 'form') {
      if (this.#form) return
      if (inTable) {
        // Old boards write a form between the rows of a table: it holds none of them.
        append(this.#open.current, this.#tree.made(tag, attrs))
        return
      }
    }
    this.#open.closeParagraph()
    if (headings.has(tag) && headings.has(this.#open.current.tagName)) this.#open.pop()
    if (tag === 'xmp') this.#marks.goOn()
    const made = this.#tree.into(tag, attrs)
    if (tag === 'form') this.#form = made
    if (voids.has(tag)) this.#open.pop()
  }

  #startMark(tag: string, attrs: readonly string[]): void {
    if (tag === 'a') {
      // A link inside a link is none: the first one ends.
      const before = this.#marks.of(tag)
      if (before) {
        this.#endMark(tag)
        this.#marks.forget(before)
        this.#open.remove(before)
      }
    }
    this.#marks.goOn()
    if (tag === 'nobr' && this.#open.reaches(tag, scopes.any)) {
      this.#endMark(tag)
      this.#marks.goOn()
    }
    this.#marks.add(this.#tree.into(tag, attrs))
  }

  /** A part of a table, with what has to stand around it. Elsewhere it is nothing, but in a piece cut out of one. */
  #startPart(tag: string, attrs: readonly string[]): void {
    const around = this.#open.last(name => name === 'table' || name === 'template' || name === '#root')!
    if (around.tagName === '#root' && (this.#html || !this.#isCut)) return
    const isCell = tag === 'td' || tag === 'th'
    this.#open.popTill(
      one =>
        one === around
        || ((isCell || tag === 'tr') && rowGroups.has(one.tagName) && !one.foreign)
        || (isCell && one.tagName === 'tr' && !one.foreign),
    )
    const within = (): string => this.#open.current.tagName
    if ((isCell || tag === 'tr') && within() === 'table') this.#tree.into('tbody', none, true)
    if (isCell && rowGroups.has(within())) this.#tree.into('tr', none, true)
    this.#tree.into(tag, attrs, true)
    if (isCell || tag === 'caption') this.#marks.begin()
    if (voids.has(tag)) this.#open.pop()
  }

  end(name: string): void {
    const { current } = this.#open
    if (current.foreign) {
      for (let at = this.#open.stack.length - 1; this.#open.stack[at]!.foreign; at--)
        if (this.#open.stack[at]!.tagName === name) {
          const found = this.#open.stack[at]!
          while (found.open) this.#open.pop()
          return
        }
    }
    if (name === 'html' || name === 'body') return
    if (name === 'head') {
      if (current.tagName === 'head') this.#open.pop()
      return
    }
    if (name === 'br') return this.start('br', none, false)
    if (this.#beforeBody() && !inHead.has(name)) return
    const kind = kinds.get(name)
    if (this.#open.inSelect && name !== 'template' && !inSelect.has(name)) {
      if ((kind !== 'part' && kind !== 'table') || !this.#open.reaches(name, scopes.table)) return
      this.#open.popTo('select')
    }
    if (name === 'p') {
      if (!this.#open.reaches('p', scopes.button)) this.start('p', none, false)
      this.#open.popTo('p')
    } else if (name === 'form') this.#endForm()
    else if (kind === 'heading') this.#endHeading()
    else if (formatting.has(name)) this.#endMark(name)
    else if (name === 'template') {
      if (this.#open.has(name)) this.#open.popTo(name)
    } else if (kind === 'part' || kind === 'table') {
      if (this.#open.reaches(name, scopes.table)) this.#open.popTo(name)
    } else if (kind === 'block' || kind === 'marker' || kind === 'item' || kind === 'term' || name === 'button') {
      if (this.#open.reaches(name, kind === 'item' ? scopes.list : scopes.any)) this.#open.popTo(name)
    } else this.#endOther(name)
  }

  #endHeading(): void {
    const found = this.#open.last(name => headings.has(name) || scopes.any.has(name))
    if (found && headings.has(found.tagName)) while (found.open) this.#open.pop()
  }

  /** A form may end inside of what was opened in it: only the form ends then. */
  #endForm(): void {
    const form = this.#form
    this.#form = undefined
    if (form?.open && this.#open.reaches('form', scopes.any)) this.#open.remove(form)
  }

  #endMark(name: string): void {
    if (!this.#marks.close(name)) this.#endOther(name)
  }

  #endOther(name: string): void {
    if (!this.#open.has(name)) return
    const found = this.#open.last(tagName => tagName === name || special.has(tagName))
    if (found?.tagName === name) while (found.open) this.#open.pop()
  }
}
