/** The elements that are open at a place of a page, from the outermost to the current one. */
import { inSelect, markers, scopeOfItem, scopes } from './names.ts'
import { isForeign, type Element } from './node.ts'

export class Open {
  readonly stack: Element[]
  /** How many of each name are open: most end tags and most looks upwards are answered by it. */
  readonly #count = new Map<string, number>()
  readonly #closed: () => void

  /** @param closed is called where something closes beyond which no mark of words goes on */
  constructor(root: Element, closed: () => void) {
    this.stack = [root]
    this.#closed = closed
  }

  get current(): Element {
    return this.stack[this.stack.length - 1]!
  }

  push(element: Element): void {
    element.open = true
    this.stack.push(element)
    this.#counted(element, 1)
  }

  pop(): void {
    const element = this.stack.pop()!
    element.open = false
    this.#counted(element, -1)
    if (markers.has(element.tagName) && !element.foreign) this.#closed()
  }

  /** Closes the innermost of a name, and all inside of it. */
  popTo(name: string): void {
    while (this.stack.length > 1) {
      const { tagName } = this.current
      this.pop()
      if (tagName === name) return
    }
  }

  popTill(stays: (element: Element) => boolean): void {
    while (this.stack.length > 1 && !stays(this.current)) this.pop()
  }

  has(name: string): boolean {
    return (this.#count.get(name) ?? 0) > 0
  }

  /** Whether one of a name is open, and nothing of a scope stands between. */
  reaches(name: string, scope: ReadonlySet<string>): boolean {
    if (!this.has(name)) return false
    for (let at = this.stack.length - 1; at > 0; at--) {
      const { tagName, foreign } = this.stack[at]!
      if (foreign) {
        if (isForeign(this.stack[at]!)) continue
        return false
      }
      if (tagName === name) return true
      if (scope.has(tagName)) return false
    }
    return false
  }

  last(names: (name: string) => boolean): Element | undefined {
    for (let at = this.stack.length - 1; at >= 0; at--) if (names(this.stack[at]!.tagName)) return this.stack[at]
    return undefined
  }

  /** Whether a choice is open, in which nothing stands but choices. */
  get inSelect(): boolean {
    const { tagName, foreign } = this.current
    return inSelect.has(tagName) && foreign === undefined && this.has('select')
  }

  closeParagraph(): void {
    if (this.reaches('p', scopes.button)) this.popTo('p')
  }

  /** Closes an item of a list where the next begins. */
  closeItem(name: string): void {
    if (!this.has(name)) return
    const found = this.last(tagName => tagName === name || scopeOfItem(tagName))
    if (found?.tagName === name) this.popTo(name)
  }

  /** Takes one out of the middle: what stands inside of it stays open. */
  remove(element: Element): void {
    const at = this.stack.lastIndexOf(element)
    if (at < 0) return
    this.stack.splice(at, 1)
    element.open = false
    this.#counted(element, -1)
  }

  putBehind(element: Element, before: Element): void {
    this.stack.splice(this.stack.lastIndexOf(before) + 1, 0, element)
    element.open = true
    this.#counted(element, 1)
  }

  replace(element: Element, by: Element): void {
    this.stack[this.stack.lastIndexOf(element)] = by
    element.open = false
    by.open = true
  }

  #counted({ tagName }: Element, by: number): void {
    this.#count.set(tagName, (this.#count.get(tagName) ?? 0) + by)
  }
}
