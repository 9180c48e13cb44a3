/** What is there and not to be seen: on paper, what would have to be scrolled; in the system's own colours, words on their own colour. */
import type { Page } from 'playwright/test'

/** @returns parts of the page that hold more than they show and cannot grow, each with its beginning */
export function cutOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const over of document.querySelectorAll<HTMLElement>('body *')) {
      // What can be typed into shows what it has room for.
      if (over.closest('svg, select, input') || !over.checkVisibility()) continue
      const { overflowX, overflowY } = getComputedStyle(over)
      const [wide, tall] = [over.scrollWidth - over.clientWidth, over.scrollHeight - over.clientHeight]
      const [across, down] = [overflowX !== 'visible' && wide > 2, overflowY !== 'visible' && tall > 2]
      if ((across || down) && over.clientWidth > 2 && over.clientHeight > 2)
        found.push(
          `${over.className.toString().split(' ')[0]}: ${over.textContent.replace(/\s+/g, ' ').trim().slice(0, 60)}`,
        )
    }
    return found
  })
}

/**
 * Looks at what is painted, but for what comes with the pointer.
 * @returns words of drawings and buttons of which nothing is seen: their place has one colour
 */
export async function lostWords(page: Page): Promise<string[]> {
  const painted = (await page.screenshot()).toString('base64')
  return page.evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
    pen?.drawImage(image, 0, 0)
    const shown = (one: Element | null): boolean =>
      one === null || (Number(getComputedStyle(one).opacity) > 0.01 && shown(one.parentElement))
    // What lies beyond the edge of a pane that scrolls is not there to be painted, as beyond that of the window.
    const inPanes = (one: Element | null, { left, top, right, bottom }: DOMRect): boolean => {
      if (one === null) return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const { overflowX, overflowY } = getComputedStyle(one)
      const pane = one.getBoundingClientRect()
      const across = !/auto|scroll/.test(overflowX) || (left >= pane.left && right <= pane.right)
      const down = !/auto|scroll/.test(overflowY) || (top >= pane.top && bottom <= pane.bottom)
      return across && down && inPanes(one.parentElement, { left, top, right, bottom } as DOMRect)
    }
    return [...document.querySelectorAll('svg text, button')].flatMap(text => {
      const { left, top, right, bottom } = text.getBoundingClientRect()
      const seen = inPanes(text.parentElement, text.getBoundingClientRect()) && shown(text)
      const { data = [] } = (seen && pen?.getImageData(left, top, right - left || 1, bottom - top || 1)) || {}
      const colours = new Set<string>()
      for (let at = 0; at < data.length; at += 4) colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
      return seen && text.textContent.trim() && colours.size < 2 ? [text.textContent] : []
    })
  }, painted)
}
