/** Set-ups kept for games to come: saved, used in another game, shared as a file, taken in again, and refused where they are none. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Saved setups', {}, app => {
  const text = 'players: 3\nroles: [Mafia Goon, Town Cop, Town Doctor]'

  test('are saved by name, used in another game, and come back from their file', async () => {
    const { ask } = app()
    const [first, second] = [
      (await ask('games.create', { name: 'First', system: 'rar' })).game,
      (await ask('games.create', { name: 'Second', system: 'rar' })).game,
    ]
    const page = await app().page()
    await visit(page, `#/game/${first}/setup`)
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    const field = page.getByLabel('Setup', { exact: true })
    await expect(button(page, 'Save this setup')).toBeDisabled()
    await button(page, 'Saved setups…').click()
    await seen(page.getByText('No saved setups yet'))
    await page.keyboard.press('Escape')
    await field.fill(text)
    await button(page, 'Save this setup').click()
    await page.getByRole('dialog', { name: 'Save setup as' }).getByLabel('Name').fill('Seven sins')
    await page.keyboard.press('Enter')
    await noticed(page, 'Seven sins is saved for future games.')

    await visit(page, `#/game/${second}/setup`)
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    await button(page, 'Saved setups…').click()
    const dialog = page.getByRole('dialog', { name: 'Saved setups' })
    await seen(dialog.getByText('for 3 players'))
    expect(await violations(page, 'saved set-ups')).toEqual([])
    expect(await astray(page)).toEqual([])
    await page.screenshot({ path: 'dist/e2e/saved-setups.png' })
    const download = page.waitForEvent('download')
    await button(dialog, 'Export Seven sins to a file').click()
    const file = await (await download).path()
    const shared = await readFile(file, 'utf8')
    expect(shared).toBe(`setup: 1\nsystem: rar\nname: "Seven sins"\n${text}\n`)
    await button(dialog, 'Use Seven sins').click()
    await expect(field).toHaveValue(/name: "Seven sins"/)
    await seen(page.getByText('1 possible role list for 3 players'))

    await button(page, 'Saved setups…').click()
    await button(dialog, 'Delete Seven sins').click()
    await seen(dialog.getByText('No saved setups yet'))
    const taking = dialog.getByLabel('Setup file')
    const yaml = (of: string, name = 'sins.setup.yaml') => ({
      name,
      mimeType: 'application/yaml',
      buffer: Buffer.from(of),
    })
    await taking.setInputFiles(yaml(shared.replace('Town Cop', 'Town Cpo')))
    await noticed(page, 'sins.setup.yaml, line 5: "Town Cpo" is not a role in this system.')
    await seen(dialog.getByText('No saved setups yet'))
    await taking.setInputFiles(yaml(shared))
    await noticed(page, '1 setup imported.')
    await seen(dialog.getByText('Seven sins'))
    await taking.setInputFiles(yaml(shared))
    await noticed(page, 'Already here: Seven sins.')
    await page.context().close()
  })

  test('take the place of one of the same name, which can be had back', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Third', system: 'rar' })
    const named = `name: Twice\n${text}`
    await ask('dealing.save', { system: 'rar', text: named })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    await page.getByLabel('Setup', { exact: true }).fill(named.replace('Doctor', 'Tracker'))
    await button(page, 'Save this setup').click()
    await noticed(page, 'It replaced the setup saved under this name.')
    const texts = async () =>
      (await ask('dealing.saved', {})).setups.filter(({ name }) => name === 'Twice').map(one => one.text)
    expect(await texts()).toEqual([expect.stringContaining('Tracker')])
    await button(page, 'Keep the old one').click()
    await expect.poll(texts).toEqual([expect.stringContaining('Doctor')])
    await page.context().close()
  })
})
