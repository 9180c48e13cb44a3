/** Two roles made by somebody who cannot program, each tried before it is kept; then one in a roster, in a file and in another game. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Your own roles', {}, app => {
  test('a lazy gunsmith who learns of it a night later, and a doctor who saves two on even nights', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Own', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await button(page, 'Your own roles…').click()
    const pick = async (label: string, typed: string, option: RegExp): Promise<void> => {
      await page.getByRole('combobox', { name: label }).fill(typed)
      await page.getByRole('option', { name: option }).first().click()
    }
    await pick('Start from a copy of', 'guns', /Gunsmith/)
    await page.getByLabel('Name', { exact: true }).fill('Lazy Gunsmith')
    await pick('Add a modifier to gun check', 'later', /Late/)
    await pick('Add a modifier to the whole role', 'lazy', /Lazy/)
    const tried = page.getByRole('complementary', { name: 'Try it' })
    await seen(tried.getByText('You are a Town Lazy Gunsmith'))
    await seen(tried.getByText(/Told after night 2: .*Mafioso/))
    await seen(tried.getByText(/when only one player is left who is not town/))
    await page.screenshot({ path: 'dist/e2e/own-roles-light.png' })
    await button(page, 'Save role').click()
    await noticed(page, 'Lazy Gunsmith can now be used in this game.')

    await button(page, 'New role').click()
    await page.getByLabel('Name', { exact: true }).fill('Field Doctor')
    await pick('Add an ability', 'protect', /Protect/)
    await page.getByLabel('When').selectOption('Can be used on even nights only.')
    await page.getByLabel('Targets in one night').selectOption('2')
    await seen(tried.getByText(/twice in one night/))
    await seen(tried.getByText(/On even nights you may target one player/))
    await page.keyboard.press('Control+Enter')
    await noticed(page, 'Field Doctor can now be used in this game.')
    expect(await violations(page, 'own roles')).toEqual([])
    expect(await astray(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: 'dist/e2e/own-roles-dark.png' })
    await page.emulateMedia({ colorScheme: 'light' })

    const download = page.waitForEvent('download')
    await button(page, 'Export').click()
    const text = await readFile(await (await download).path(), 'utf8')
    await button(page, 'Back to setup').click()
    await page
      .getByLabel('Players and roles')
      .getByRole('textbox')
      .first()
      .fill('Ann: Field Doctor\nBob: lazy gunsmith\nCy: Goon')
    await seen(page.getByText('Field Doctor').first())

    const { game: other } = await ask('games.create', { name: 'Other', system: 'rar' })
    await visit(page, `#/game/${other}/ownRoles`)
    await button(page, 'Use Lazy Gunsmith').click()
    await noticed(page, 'Added: Lazy Gunsmith')
    await page.getByLabel('File of roles').setInputFiles({
      name: 'field-doctor.role.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.replace('evenNight', 'evnNight')),
    })
    await noticed(page, /evnNight/)
  })
})
