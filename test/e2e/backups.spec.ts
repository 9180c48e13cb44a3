/** Backups are looked into, and a game is brought back out of one. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Backups', {}, app => {
  test('say which games are in them, and give one back beside what there is', async () => {
    await grove(app(), 'night')
    const page = await app().page()
    await visit(page, '#/games')
    await page.getByTitle('Workspace and backups').click()
    const dialog = page.getByRole('dialog', { name: 'Workspace and backups' })
    await button(dialog, 'Back up now').click()
    await button(dialog, /^View games in the backup from/)
      .first()
      .click()
    await seen(dialog.getByText('The Grove'))
    expect(await violations(page, 'backups')).toEqual([])
    await button(dialog, 'Restore The Grove as it was then').click()
    await noticed(page, 'The Grove was restored as it was then')
    expect((await app().ask('games.list', {})).filter(({ name }) => name === 'The Grove')).toHaveLength(2)
    await page.context().close()
  })
})
