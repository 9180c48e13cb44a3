/** Notices stand in room of their own: they cover nothing that is read or pressed. */
import { expect, test } from 'playwright/test'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('notices', { sample: true }, app => {
  test('stand in the rail above its foot, and the rail makes room for them', async () => {
    const page = await app().page()
    await visit(page, '#/game/sample-saltmarket/votes/5')
    await seen(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('Control+z')
    await noticed(page, /^Undone/)
    const notice = (await page.getByRole('region', { name: 'Notices' }).boundingBox())!
    const main = (await page.getByRole('main').boundingBox())!
    const theme = (await button(page, 'Theme').boundingBox())!
    expect(notice.x + notice.width).toBeLessThanOrEqual(main.x)
    expect(notice.y + notice.height).toBeLessThanOrEqual(theme.y)
    const link = page.getByRole('link', { name: 'All games' })
    await link.scrollIntoViewIfNeeded()
    await link.click({ trial: true })
  })
})
