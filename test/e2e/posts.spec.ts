/** Posts with all that a host posts: what stands below them, chosen by keys, and a phase and a game told after it is over. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, clipboard, eventually, gone, noticed, seen, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Posts', {}, app => {
  test('what stands below them is chosen by keys beside the preview, and read there at once', async () => {
    const game = await grove(app(), 'locked')
    const page = await app().page()
    await visit(page, `#/game/${game}/posts/0`)
    const preview = page.getByRole('region', { name: 'Preview' })
    await seen(preview.getByText(/^Alive \(\d+\)/))
    await button(preview, 'What to include…').focus()
    await page.keyboard.press('Enter')
    const roster = page.getByRole('switch', { name: /^Living and dead players/ })
    await expect(roster).toBeFocused()
    await expect(page.getByRole('switch', { name: /^Votes to lynch/ })).toBeChecked()
    await page.keyboard.press('Space')
    await expect(preview.getByText(/^Alive/)).toHaveCount(0)
    await expect(source(page)).not.toHaveValue(/Alive/)
    await page.keyboard.press('Space')
    await seen(preview.getByText(/^Alive \(\d+\)/))
    await page.keyboard.press('Escape')
    await expect(button(preview, 'What to include…')).toBeFocused()
  })

  test('leave the lock of the phase that is open in sight', async () => {
    const game = await grove(app(), 'locked', 'Still to send')
    await app().ask('phases.open', { game, kind: 'day', number: 1 })
    const page = await app().page()
    for (const at of ['posts/0', 'votes/1']) {
      await visit(page, `#/game/${game}/${at}`)
      const lock = button(page.getByRole('banner'), 'Lock Day 1')
      await lock.click()
      await seen(page.getByRole('dialog', { name: /^Lock Day 1/ }))
      await page.keyboard.press('Escape')
    }
  })

  test('a phase is told with its reasons once the host agrees, and without asking when the game is over', async () => {
    const game = await grove(app(), 'locked', 'Told')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/posts/0`)
    const told = async (): Promise<string> => (await app().ask('posts.reasons', { game, phase: 0 })).parts[0]!
    await button(page, 'Export…').click()
    const entry = page.getByRole('menuitem', { name: /^Copy this phase with explanations/ })
    await seen(entry.getByText('Reveals everything. For after the game.'))
    await entry.click()
    await seen(page.getByRole('dialog', { name: 'The game is not over' }))
    await button(page, 'Show anyway').click()
    const dialog = page.getByRole('dialog', { name: 'This phase with explanations' })
    await expect(button(dialog, /^Copy/)).toBeFocused()
    await button(dialog, /^Copy/).click()
    await noticed(page, /including all secrets/)
    await eventually(() => clipboard(page)).toBe(await told())

    await page.keyboard.press('Escape')
    await app().ask('games.finish', { game, winner: 'town' })
    await page.reload()
    await visit(page, `#/game/${game}/posts/0`)
    await button(page, 'Export…').click()
    await page.getByRole('menuitem', { name: /^Copy the whole game/ }).click()
    await seen(page.getByRole('dialog', { name: 'The whole game with explanations' }))
  })

  test('the index of the game leads to what was posted, and wants its place when it says something else', async () => {
    const game = await grove(app(), 'locked', 'Indexed')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/posts/0`)
    const list = page.getByRole('region', { name: 'Public' })
    const inList = button(page.getByRole('region', { name: 'The whole game' }), /: Index/)
    await seen(list)
    await expect(inList).toHaveCount(0)
    await button(list, /Thread$/).click()
    await button(page, /^Copy, mark sent, next/).click()
    await expect(inList).toHaveAccessibleName(/not posted/)
    await inList.click()
    await seen(page.getByText('No link yet for:'), page.getByText(/^Alive \(9\)/))
    expect(await violations(page, 'the index')).toEqual([])
    await page.getByRole('link', { name: 'Night 1 is over' }).click()
    await page.getByLabel('Link').fill('https://forum.example/t/9#p7')
    await page.keyboard.press('Enter')
    await inList.click()
    await gone(page.getByText('No link yet for:'))
    await expect(source(page)).toHaveValue(/https:\/\/forum\.example\/t\/9#p7/)
    await button(page, /^Copy, mark sent, next/).click()
    await expect(inList).toHaveAccessibleName(/^sent/)
    await eventually(() => clipboard(page)).toContain('Elm died')
    await app().ask('roster.replace', { game, slot: 'Gale', name: 'Gus' })
    await expect(inList).toHaveAccessibleName(/^changed since sent/)
    await inList.click()
    await seen(page.getByText('The index has changed.'))
    await page.screenshot({ path: 'dist/e2e/index.png' })
    await page.context().close()
  })
})
