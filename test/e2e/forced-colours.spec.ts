/** Where the machine chooses the colours, what is chosen and how far something has come is told by more than a ground. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf } from './tables.ts'

/** Whether something has a line around it. */
const framed = (place: Locator): Promise<boolean> =>
  place.first().evaluate(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })

/** Everything that is chosen on the screen and has no line, no weight and no mark of its own that says so. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], [data-highlighted]'
    return [...document.querySelectorAll<HTMLElement>(chosen)].flatMap(one => {
      if (one.closest('svg') || !one.checkVisibility()) return []
      const { outlineStyle } = getComputedStyle(one)
      return outlineStyle === 'none' ? [one.textContent.trim().slice(0, 40)] : []
    })
  })

inChromium('In colours of the system', { sample: true, night: 'map' }, app => {
  let page: Page
  test.beforeAll(async () => {
    page = await app().page()
    await page.emulateMedia({ forcedColors: 'active' })
  })

  test('what is chosen is framed on every screen', async () => {
    const day = await dayOf(app(), 'gorny')
    const screens = ['inbox/4', 'night/4', 'posts/4', 'roster', 'setup', 'rules', 'wording', 'log', 'search']
    for (const at of [...screens.map(screen => `sample-harvest/${screen}`), `${day}/votes/1`]) {
      await visit(page, `#/game/${at}`)
      await seen(page.getByRole('heading').first())
      await gone(page.getByText(/Loading/))
      await expect.poll(() => unmarked(page), at).toEqual([])
    }
  })

  test('so is what Enter would choose in a menu, a list and the palette', async () => {
    await visit(page, '#/game/sample-lanterns/inbox/0')
    await seen(page.getByRole('article'))
    await page.keyboard.press('Control+k')
    const highlighted = page.locator('[data-highlighted]')
    await seen(highlighted)
    expect(await framed(highlighted)).toBe(true)
    await page.keyboard.press('Escape')
    await button(page, /^(Theme|Light|Dark)$/).click()
    await page.keyboard.press('ArrowDown')
    await seen(highlighted)
    expect(await framed(highlighted)).toBe(true)
    await page.keyboard.press('Escape')
    await visit(page, '#/new')
    await page.getByRole('combobox', { name: 'Time zone for deadlines' }).fill('ber')
    await page.keyboard.press('ArrowDown')
    await seen(highlighted)
    expect(await framed(highlighted)).toBe(true)
  })

  test('the line between panes, and how far an inbox has come, are seen', async () => {
    await visit(page, '#/game/sample-lanterns/inbox/0')
    await seen(page.getByRole('article'))
    await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-width', '1px')
    await visit(page, `#/game/${await dayOf(app(), 'gorny')}/votes/1`)
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const divider = page.locator('[data-separator]').first()
    await seen(divider)
    await expect(divider).not.toHaveCSS('background-color', canvas)
    expect(app().trouble).toEqual([])
  })
})
