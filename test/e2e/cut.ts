/** Words that do not stand whole: cut by their own box, or broken in the middle. */
import type { Page } from 'playwright/test'

/**
 * Everything but what is drawn, what scrolls under a hand (a text, a canvas), and addresses, which break anywhere.
 * @returns what is cut or broken on the screen, each once, with where it stands. An excerpt says that it is one: `data-excerpt`
 */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const address = /\w:\/\/\S/
    const brief = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80)
    const where = (over: Element): string =>
      over
        .closest('[class]')
        ?.getAttribute('class')
        ?.split(' ')[0]
        ?.replace(/^_+|_[a-z0-9]{5,}.*$/gi, '') ?? ''
    const seen = (over: Element): boolean => {
      const box = over.getBoundingClientRect()
      return box.width > 2 && box.height > 2 && over.checkVisibility({ opacityProperty: false })
    }
    for (const over of document.querySelectorAll('body *')) {
      if (over.closest('[data-excerpt], svg, textarea, select, option, .react-flow') || !seen(over)) continue
      const style = getComputedStyle(over)
      const words = over instanceof HTMLInputElement ? over.value || over.placeholder : brief(over.textContent ?? '')
      if (!words || address.test(words)) continue
      const hides = ['hidden', 'clip'].includes(style.overflowX) || over.matches('input, th, td, button')
      if (hides && over.scrollWidth > over.clientWidth + 1 && over.clientWidth > 2)
        found.add(`cut (${where(over)}): ${words}`)
      if (style.webkitLineClamp !== 'none' && over.scrollHeight > over.clientHeight + 1)
        found.add(`clamped (${where(over)}): ${words}`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const select of document.querySelectorAll('select')) {
      if (!pen || !seen(select)) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const words = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (pen.measureText(words).width > room + 1) found.add(`cut (${where(select)}): ${words}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const over = text.parentElement
      if (!over || over.closest('[data-excerpt], textarea, select, option, pre, code') || !seen(over)) continue
      if (address.test(text.textContent ?? '')) continue
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)))
        if (lines.size > 1) found.add(`broken (${where(over)}): ${word} in: ${brief(over.textContent ?? '')}`)
      }
    }
    return [...found]
  })
}
