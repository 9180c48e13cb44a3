/**
 * Marks of words that are open: bold, struck, coloured. Where tags cross (`<b>one<p>two</b>three</p>`), or a mark has
 * no end, browsers go on with the mark as far as the standard says, and what a reader sees as bold is bold here.
 */
import { scopes, special } from './names.ts'
import { append, moved, type Element } from './node.ts'
import type { Open } from './open.ts'

/** So often tags that cross are put right for one end tag, and so many marks inside are gone through. */
const mostRounds = 8
const mostInside = 3
/** So many alike are open at a time. */
const mostAlike = 3

export class Formatting {
  /** `undefined` stands where a cell or the like begins: what is open outside of it does not go on inside. */
  readonly #list: (Element | undefined)[] = []

  readonly open: Open
  readonly copied: (element: Element) => Element
  readonly put: (node: Element, parent: Element) => void

  /** @param put puts what is no part of a table where it belongs, if its parent is one */
  constructor(open: Open, copied: Formatting['copied'], put: Formatting['put']) {
    this.open = open
    this.copied = copied
    this.put = put
  }

  begin(): void {
    this.#list.push(undefined)
  }

  end(): void {
    const at = this.#list.lastIndexOf(undefined)
    this.#list.length = Math.max(at, 0)
  }

  add(element: Element): void {
    let alike = 0
    for (let at = this.#list.length - 1; at >= 0; at--) {
      const one = this.#list[at]
      if (!one) break
      if (isAlike(one, element) && ++alike >= mostAlike) {
        this.#list.splice(at, 1)
        break
      }
    }
    this.#list.push(element)
  }

  /** The innermost open mark of a name. */
  of(name: string): Element | undefined {
    for (let at = this.#list.length - 1; at >= 0 && this.#list[at]; at--)
      if (this.#list[at]!.tagName === name) return this.#list[at]
    return undefined
  }

  forget(element: Element): void {
    const at = this.#list.lastIndexOf(element)
    if (at >= 0) this.#list.splice(at, 1)
  }

  /** Opens again what was closed with what it stood in. */
  goOn(): void {
    let at = this.#list.length - 1
    if (at < 0 || !this.#list[at] || this.#list[at]!.open) return
    while (at > 0 && this.#list[at - 1] && !this.#list[at - 1]!.open) at--
    for (; at < this.#list.length; at++) {
      const again = this.copied(this.#list[at]!)
      this.put(again, this.open.current)
      this.open.push(again)
      this.#list[at] = again
    }
  }

  /**
   * An end tag of a mark.
   * @returns false where none of its name is open: it is like any other end tag
   */
  close(name: string): boolean {
    const { open } = this
    if (open.current.tagName === name && !this.#list.includes(open.current)) {
      open.pop()
      return true
    }
    for (let round = 0; round < mostRounds; round++) {
      const mark = this.of(name)
      if (!mark) return round > 0
      if (!mark.open) {
        this.forget(mark)
        return true
      }
      if (!open.reaches(name, scopes.any)) return true
      const at = open.stack.lastIndexOf(mark)
      const block = open.stack.slice(at + 1).find(({ tagName, foreign }) => special.has(tagName) && !foreign)
      if (!block) {
        while (mark.open) open.pop()
        this.forget(mark)
        return true
      }
      this.#cross(mark, block)
    }
    return true
  }

  /** The mark ends in a block that began inside of it: that has a mark of its own up to here, and goes on without. */
  #cross(mark: Element, block: Element): void {
    const { open } = this
    const above = open.stack[open.stack.lastIndexOf(mark) - 1]!
    let bookmark = this.#list.lastIndexOf(mark)
    let last = block
    let at = open.stack.lastIndexOf(block)
    for (let inside = 1; open.stack[--at] !== mark; inside++) {
      const node = open.stack[at]!
      const listed = this.#list.lastIndexOf(node)
      if (listed < 0 || inside > mostInside) {
        if (listed >= 0) {
          this.#list.splice(listed, 1)
          if (listed < bookmark) bookmark--
        }
        open.remove(node)
        continue
      }
      const copy = this.copied(node)
      this.#list[listed] = copy
      open.replace(node, copy)
      if (last === block) bookmark = listed + 1
      append(copy, last)
      last = copy
    }
    this.put(last, above)
    const copy = this.copied(mark)
    moved(block, copy)
    append(block, copy)
    const before = this.#list.lastIndexOf(mark)
    this.#list.splice(before, 1)
    this.#list.splice(before < bookmark ? bookmark - 1 : bookmark, 0, copy)
    open.remove(mark)
    open.putBehind(copy, block)
  }
}

const isAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName
  && one.attrs.length === other.attrs.length
  && one.attrs.every((text, at) => text === other.attrs[at])
