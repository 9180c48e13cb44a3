/** Controls that no hand reaches: without a size, or outside of what can be scrolled to. */
import type { Page } from 'playwright/test'

/** @returns the controls and panes that are there and cannot be reached, each once, with why */
export function beyondReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const controls = 'a[href], button, input, select, textarea, [role=button], [role=option], [role=tab], [role=switch]'
    const called = (over: Element): string =>
      (over.getAttribute('aria-label') ?? over.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
      || `${over.tagName.toLowerCase()}${over.id ? `#${over.id}` : ''}`
    const least = 8
    for (const over of document.querySelectorAll(controls)) {
      if (over.closest('.sr, svg, [aria-hidden="true"], [inert], .react-flow')) continue
      if (!over.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(over)
      if (over.matches(':disabled') || style.clipPath !== 'none' || style.opacity === '0') continue
      const box = over.getBoundingClientRect()
      if (box.width < least || box.height < least) {
        found.add(`without a size: ${called(over)}`)
        continue
      }
      let { left, right, top, bottom } = box
      if (style.position === 'fixed') continue
      for (let around = over.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const pane = around.getBoundingClientRect()
        const [x, y] = [around.scrollLeft, around.scrollTop]
        const [scrollsX, scrollsY] = [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)]
        const clipsX = scrollsX || /hidden|clip/.test(overflowX)
        const clipsY = scrollsY || /hidden|clip/.test(overflowY)
        if ((scrollsX && around.clientWidth < 3 * least) || (scrollsY && around.clientHeight < 3 * least))
          found.add(`in a pane without room: ${called(over)}`)
        // What is scrolled to comes to stand within the pane.
        if (scrollsX && left - pane.left + x >= -1)
          [left, right] = [pane.left, Math.min(pane.right, pane.left + box.width)]
        if (scrollsY && top - pane.top + y >= -1)
          [top, bottom] = [pane.top, Math.min(pane.bottom, pane.top + box.height)]
        if (clipsX && Math.min(right, pane.right) - Math.max(left, pane.left) < least) {
          found.add(`beside what is seen: ${called(over)}`)
          break
        }
        if (clipsY && Math.min(bottom, pane.bottom) - Math.max(top, pane.top) < least) {
          found.add(`below what is seen: ${called(over)}`)
          break
        }
        if (position === 'fixed') break
      }
      if (right <= least || left >= innerWidth - least || bottom <= least || top >= innerHeight - least)
        found.add(`outside of the window: ${called(over)}`)
    }
    return [...found]
  })
}
