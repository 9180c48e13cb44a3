/** What is wrong with a page as it would be printed: words that are cut off, words over words, and dark ground. */
import type { Page } from 'playwright/test'

/** A sheet of A4 between its margins, in pixels, and the same on its side. */
const upright = { width: 673, height: 986 }
const aside = { width: 1001, height: 658 }

/** Looks at the page as paper would show it; `faults` are empty where all of it can be read. */
export async function printed(page: Page): Promise<{ words: string; faults: string[] }> {
  await page.emulateMedia({ media: 'print' })
  const turned = await page.evaluate(() => getComputedStyle(document.body).page === 'wide')
  const sheet = turned ? aside : upright
  await page.setViewportSize(sheet)
  return page.evaluate(width => {
    const faults = new Set<string>()
    const words: { said: string; box: DOMRect; of: Element }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement
      if (!of?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !text.textContent?.trim())
        continue
      if (of.closest('.sr, [class*="skip"], option, title')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) words.push({ said: text.textContent.trim().slice(0, 40), box, of })
    }
    for (const { said, box, of } of words) {
      if (box.right > width + 1 || box.left < -1) faults.add(`beside the sheet: ${said}`)
      for (let above = of.parentElement; above && above !== document.body; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above)
        const frame = above.getBoundingClientRect()
        if (overflowY !== 'visible' && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2))
          faults.add(`cut off: ${said}`)
        if (overflowX !== 'visible' && box.right > frame.right + 2) faults.add(`cut off at the side: ${said}`)
      }
    }
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 3 && high > 5) faults.add(`one over the other: ${one.said} | ${other.said}`)
      }
    for (const field of document.querySelectorAll('input, textarea'))
      if (
        field.checkVisibility()
        && (field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 4)
      )
        faults.add(`cut off in its field: ${(field as HTMLInputElement).value.slice(0, 40)}`)
    for (const element of document.querySelectorAll('*')) {
      const [red = 255, green = 255, blue = 255, solid = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      if (
        solid > 0.2
        && red + green + blue < 500
        && element.checkVisibility()
        && element.getBoundingClientRect().height > 20
      )
        faults.add(`dark: ${element.tagName} ${element.className.toString().slice(0, 40)}`)
    }
    return { words: words.map(({ said }) => said).join('\n'), faults: [...faults] }
  }, sheet.width)
}
