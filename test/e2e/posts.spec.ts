/** Posts with all that a host posts: what stands below them, chosen by keys, and a phase and a game told after it is over. */
import { expect, test } from 'playwright/test'
import { grove } from './grove.ts'
import { button, clipboard, eventually, noticed, seen, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Posts', {}, app => {
  test('what stands below them is chosen by keys beside the preview, and read there at once', async () => {
    const game = await grove(app(), 'locked')
    const page = await app().page()
    await visit(page, `#/game/${game}/posts/0`)
    const preview = page.getByRole('region', { name: 'Preview' })
    await seen(preview.getByText(/^Alive \(\d+\)/))
    await button(preview, 'What else it says…').focus()
    await page.keyboard.press('Enter')
    const roster = page.getByRole('switch', { name: /^Who is alive/ })
    await expect(roster).toBeFocused()
    await expect(page.getByRole('switch', { name: /^Votes needed/ })).toBeChecked()
    await page.keyboard.press('Space')
    await expect(preview.getByText(/^Alive/)).toHaveCount(0)
    await expect(source(page)).not.toHaveValue(/Alive/)
    await page.keyboard.press('Space')
    await seen(preview.getByText(/^Alive \(\d+\)/))
    await page.keyboard.press('Escape')
    await expect(button(preview, 'What else it says…')).toBeFocused()
  })

  test('a phase is told with its reasons once the host agrees, and without asking when the game is over', async () => {
    const game = await grove(app(), 'locked', 'Told')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/posts/0`)
    const told = async (): Promise<string> => (await app().ask('posts.reasons', { game, phase: 0 })).parts[0]!
    await button(page, 'Export…').click()
    const entry = page.getByRole('menuitem', { name: /^Copy this phase with its reasons/ })
    await seen(entry.getByText('It reveals everything: for after the game.'))
    await entry.click()
    await seen(page.getByRole('dialog', { name: 'The game is not over' }))
    await button(page, 'Show it anyway').click()
    const dialog = page.getByRole('dialog', { name: 'This phase with its reasons' })
    await expect(button(dialog, /^Copy/)).toBeFocused()
    await button(dialog, /^Copy/).click()
    await noticed(page, /every secret in it/)
    await eventually(() => clipboard(page)).toBe(await told())

    await page.keyboard.press('Escape')
    await app().ask('games.finish', { game, winner: 'town' })
    await page.reload()
    await visit(page, `#/game/${game}/posts/0`)
    await button(page, 'Export…').click()
    await page.getByRole('menuitem', { name: /^Copy the whole game/ }).click()
    await seen(page.getByRole('dialog', { name: 'The whole game with its reasons' }))
  })
})
