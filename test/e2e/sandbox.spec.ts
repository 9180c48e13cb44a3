/** A case file as a game to play with: opened from the list of games, kept out of it, and put into it when it is wanted there. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A case as a sandbox', {}, app => {
  const named = (title: string): string => `case: ${title}
system: rar
players: {Ann: vanilla, Vic: vigilante, Dee: doctor}
phases:
  - night: 1
    actions: [Vic shoot Ann, Dee protect Ann]
`
  const yaml = (text: string) => ({ name: 'night.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) })

  test('is chosen among several, played with, and put into the list of games', async () => {
    const page = await app().page()
    await visit(page, '#/games')
    const file = page.getByLabel('Game file')
    await file.setInputFiles(yaml(named('Wrong').replace('Dee protect Ann', 'Dee protect Anne')))
    await noticed(page, /^night\.yaml, line 6: /)
    await file.setInputFiles(yaml(`${named('Ann lives')}---\n${named('Ann lives again')}`))
    const dialog = page.getByRole('dialog', { name: 'Which case?' })
    await seen(dialog.getByText('line 8'))
    expect(await violations(page, 'which case')).toEqual([])
    await button(dialog, /^Ann lives again/).click()
    await noticed(page, 'This is a sandbox: change anything you like.')
    await page.keyboard.press('Shift+n')
    await seen(page.getByText('Ann lives').first())
    await page.keyboard.press('Shift+g')
    const row = page.getByRole('row').filter({ hasText: 'Ann lives again' })
    await gone(row)
    await page.getByText('Sandboxes (1)').click()
    expect(await violations(page, 'a sandbox in the list')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/sandbox.png' })
    await button(page, 'Add Ann lives again to my games').click()
    await seen(row)
    await gone(page.getByText(/^Sandboxes/))
    await page.context().close()
  })

  test('is what a phase of a game is saved as', async () => {
    const game = await grove(app(), 'locked', 'Saved')
    const page = await app().page()
    await visit(page, `#/game/${game}/posts/0`)
    await button(page, 'Export…').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'This phase as a case file' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('saved-night-1.yaml')
    expect(await readFile(await saved.path(), 'utf8')).toContain('case: "Saved: Night 1"')
    await page.context().close()
  })
})
