/** Games are put away from the list and brought back, and copied. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Games that are put away', {}, app => {
  let page: Page
  test.beforeEach(async () => {
    await grove(app(), 'night')
    page = await app().page()
    await visit(page, '#/games')
  })
  test.afterEach(() => page.context().close())
  const choose = async (what: string): Promise<void> => {
    await button(page, 'More for The Grove').first().click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }

  test('are archived and deleted, listed below, and brought back', async () => {
    await choose('Archive')
    await noticed(page, 'The Grove was archived.')
    const row = page.getByRole('row').filter({ hasText: 'The Grove' })
    await gone(row)
    await page.getByText('Archived (1)').click()
    await button(page, 'Delete').click()
    await button(page.getByRole('dialog', { name: 'Delete The Grove?' }), 'Delete').click()
    await noticed(page, 'The Grove was deleted.')
    await page.getByText('Deleted (1)').click()
    await seen(page.getByText(/^can be restored until/))
    expect(await violations(page, 'games that are put away')).toEqual([])
    await button(page, 'Restore The Grove').click()
    await noticed(page, 'The Grove was restored.')
    await seen(row)
    await choose('Duplicate')
    await noticed(page, 'This is the copy of The Grove.')
    expect((await app().ask('games.list', {})).map(({ name }) => name).sort()).toEqual([
      'Copy of The Grove',
      'The Grove',
    ])
  })
})
