/** Words that are not where they belong: turned around by a name before them, or run out of their pane. */
import type { Page } from 'playwright/test'

/** @returns what is astray on the screen, each with its words */
export function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const words = (node: Node | null): string => node?.textContent?.replace(/\s+/g, ' ').slice(0, 80) ?? ''
    /** What comes after a name stands to the right of it, where it is in the same line. */
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes('\u202E')) continue
      const around = text.parentElement?.closest('b, strong, bdi')
      // What an ellipsis cuts off has no place: it is not laid out to be seen.
      const cut = ((): boolean => {
        for (let over = around ?? null; over; over = over.parentElement)
          if (getComputedStyle(over).textOverflow === 'ellipsis') return over.scrollWidth > over.clientWidth
        return false
      })()
      if (cut) continue
      const after = around?.nextSibling
      if (!around || after?.nodeType !== Node.TEXT_NODE || !after.textContent?.trim()) continue
      const range = document.createRange()
      const start = after.textContent.search(/\S/)
      range.setStart(after, start)
      range.setEnd(after, start + 1)
      const [name, next] = [[...around.getClientRects()].at(-1), range.getClientRects()[0]]
      if (name && next && Math.abs(name.top - next.top) < 4 && next.left < name.right - 2)
        found.push(`turned around: ${words(around.parentElement)}`)
    }
    /** Nothing that scrolls down also scrolls sideways, save what is typed in, the drawing, and tables that say so. */
    for (const pane of document.querySelectorAll('main *, aside, [role="dialog"]')) {
      const { overflowY, overflowX } = getComputedStyle(pane)
      const scrolls = ['auto', 'scroll'].includes(overflowY) || ['auto', 'scroll'].includes(overflowX)
      if (
        scrolls
        && pane.tagName !== 'TEXTAREA'
        && !pane.matches('[role="group"]:is([aria-label$="as a table"], [aria-label$=": таблица"])')
        && pane.clientWidth > 0
        && pane.scrollWidth > pane.clientWidth + 1
      )
        found.push(`runs out of its pane: ${words(pane)}`)
    }
    return found
  })
}
