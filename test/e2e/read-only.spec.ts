/** A workspace that can only be read: what a newer Nightdesk wrote. Its deadlines are shown and told, and nothing is written. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { openDatabase } from './bundled.ts'
import { grove } from './grove.ts'
import { button, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A workspace that can only be read', {}, app => {
  test('shows its deadlines, and tells them once', async () => {
    const game = await grove(app(), 'night')
    const closes = new Date(Date.now() + 3.02 * 3_600_000).toISOString()
    await app().ask('phases.extend', { game, closes })
    await app().desk.close()
    const handle = await openDatabase(app().file, 'readWrite')
    await handle.script('PRAGMA user_version = 99')
    await handle.close()
    const bytes = readFileSync(app().file)
    await app().restart()
    const page = await app().page()
    await seen(page.getByText(/newer version of Nightdesk/))
    await noticed(page, /^The Grove: Night 1 closes in 3 h/)
    await noticed(page, /^Nothing yet from Hazel/)
    await visit(page, `#/game/${game}/inbox/0`)
    await seen(page.getByRole('banner').getByText('closes in'))
    await button(page, 'Write reminders').click()
    const dialog = page.getByRole('dialog', { name: 'Still missing for Night 1' })
    await seen(button(dialog, 'Copy message to Hazel'))
    expect(await violations(page, 'reminders of what can only be read')).toEqual([])
    await page.keyboard.press('Escape')
    await gone(dialog)
    const again = await app().page()
    await seen(again.getByText(/newer version of Nightdesk/))
    expect(await app().ask('reminders.due', {})).toEqual([])
    await gone(again.getByRole('region', { name: 'Notices' }).getByText(/closes in/))
    await app().goAway()
    expect(readFileSync(app().file).equals(bytes)).toBe(true)
  })
})
