/** What players may see while the screen is shared: the clock, the count, the posts as they were sent, and no secret. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('What players may see', {}, app => {
  for (const theme of ['light', 'dark'] as const)
    test(`is the posts that were sent and the clock, ${theme}, and Escape leads back`, async () => {
      const { ask } = app()
      const game = await grove(app(), 'locked')
      await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
      await ask('phases.open', { game, kind: 'night', number: 2, closes: '2099-01-01T20:00:00Z' })
      const page = await app().page({ theme })
      await visit(page, '#/games')
      await button(page, 'More for The Grove').first().click()
      await page.getByRole('menuitem', { name: 'Show player view' }).click()
      await seen(page.getByRole('heading', { name: 'The Grove' }), page.getByRole('article'))
      await seen(page.getByText('Night 2', { exact: true }))
      const words = await page.getByRole('main').innerText()
      for (const secret of ['Cop checks', 'Vigilante', 'PM', 'Inbox']) expect(words).not.toContain(secret)
      await gone(page.getByRole('navigation'))
      await gone(page.getByRole('button', { name: /Search or run a command/ }))
      for (const keys of ['Control+k', 'Control+f', '/', '?']) await page.keyboard.press(keys)
      await gone(page.getByRole('dialog'))
      await seen(page.getByText('Night 2', { exact: true }))
      expect(await violations(page, 'what players may see')).toEqual([])
      await page.screenshot({ path: `dist/e2e/public-${theme}.png` })
      await page.keyboard.press('Escape')
      await seen(page.getByRole('navigation').first())
      await page.context().close()
    })
})
