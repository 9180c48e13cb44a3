/** The log: who played when, and what of it is about one player or holds a word. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('The log', { sample: true }, app => {
  for (const theme of ['light', 'dark'] as const)
    test(`says who played in a seat when, and is narrowed to a player and to words, ${theme}`, async () => {
      const page = await app().page({ theme })
      await visit(page, '#/game/sample-harvest/log')
      const changes = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Undo from here/ }) })
      await seen(changes)
      const all = await changes.count()
      await page.getByRole('combobox', { name: 'Player' }).selectOption({ label: 'Gwen' })
      const played = page.getByRole('list', { name: 'Who played when' }).getByRole('listitem')
      await expect(played).toHaveText([
        /^Gideon played until .+\(\w+ \d\)\.$/,
        /^Gwen has played since .+\(\w+ \d\)\.$/,
      ])
      expect(await changes.count()).toBeLessThan(all)
      await seen(changes.filter({ hasText: 'Gwen replaced Gideon' }))
      expect(await violations(page, 'log of a player')).toEqual([])
      await page.screenshot({ path: `dist/e2e/log-${theme}.png` })
      await page.getByRole('textbox', { name: 'Find in the log' }).fill('replaced')
      await expect(changes).toHaveCount(1)
      await page.getByRole('textbox', { name: 'Find in the log' }).fill('nothing of the kind')
      await seen(page.getByText('No changes match.'))
      await gone(changes)
      await page.context().close()
    })
})
