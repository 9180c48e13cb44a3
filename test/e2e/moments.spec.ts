/** Times: typed or taken from a calendar, and shown on the clock that the machine has. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Times', {}, app => {
  test('a deadline is taken from a calendar beside the field, or typed with am and pm', async () => {
    const game = await grove(app(), 'locked')
    const page = await app().page()
    await visit(page, `#/game/${game}/posts/0`)
    await seen(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('Start Day 1')
    await page.getByRole('option', { name: /^Start Day 1/ }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByPlaceholder('YYYY-MM-DD HH:MM').first()
    await seen(field, button(dialog, 'Open calendar').first())
    await dialog.locator('input[type="datetime-local"]').first().fill('2027-01-03T20:15')
    await expect(field).toHaveValue('2027-01-03 20:15')
    await field.fill('2027-01-04 8:30 pm')
    await field.blur()
    await expect(field).toHaveValue('2027-01-04 20:30')
    await page.screenshot({ path: 'dist/e2e/calendar.png' })
    expect(await violations(page, 'a calendar')).toEqual([])
    await page.context().close()
  })

  test('a machine with a clock of twelve hours shows that', async () => {
    const game = await grove(app(), 'locked')
    await app().ask('phases.open', { game, kind: 'day', number: 1, closes: '2099-01-01T20:00:00Z' })
    for (const [machine, shown] of [
      ['en-US', /9:00 pm/],
      ['en-GB', /21:00/],
    ] as const) {
      const page = await app().page({ machine })
      await visit(page, `#/game/${game}/votes/1`)
      await seen(page.getByRole('banner').getByText(shown).first())
      await page.context().close()
    }
  })
})
