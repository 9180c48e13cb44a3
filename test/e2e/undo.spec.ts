/** Taking back and doing again: by keys everywhere but in text fields, and in the log as far as one likes. */
import { expect, test, type Page } from 'playwright/test'
import { comesTo, grove } from './grove.ts'
import { button, eventually, gone, noticed, seen, sentences, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Undo', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    game = await grove(app(), 'night')
    page = await app().again()
  })
  const at = (screen: string): Promise<void> => visit(page, `#/game/${game}/${screen}`)
  const last = async (): Promise<string | undefined> => (await app().ask('games.get', { game })).undo

  test.describe('outside text fields', () => {
    test('takes the last change back with Ctrl+Z and does it again with Ctrl+Shift+Z, and says so', async () => {
      await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'Too late' })
      await at('night/0')
      await eventually(() => sentences(page, 'Prevented')).toContain('Elm would have died')
      await page.keyboard.press('Control+z')
      await noticed(page, /^Undone: Ruled that .* failed \(Too late\)$/)
      await eventually(() => sentences(page, 'Results')).toEqual(comesTo['Results'])
      await page.keyboard.press('Control+Shift+Z')
      await noticed(page, /^Redone: Ruled that .* failed \(Too late\)$/)
      await eventually(() => sentences(page, 'Prevented')).toContain('Elm would have died')
    })

    test('stands in the bar with what it takes back, and is gone where nothing is left', async () => {
      await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'Too late' })
      await at('night/0')
      const inBar = button(page.getByRole('banner'), /^Undo “Ruled that .* failed \(Too late\)”$/)
      await inBar.click()
      await noticed(page, /^Undone: Ruled that/)
      await gone(inBar)
      await app().ask('log.undo', { game, from: 1 })
      await gone(button(page.getByRole('banner'), /^Undo/))
    })

    test('is offered once more by the notice itself', async () => {
      await app().ask('games.get', { game })
      await at('inbox/0')
      await seen(page.getByRole('heading', { name: '10 messages' }))
      await page.keyboard.press('Control+z')
      const notices = page.getByRole('region', { name: 'Notices' })
      await button(notices, 'Redo').click()
      await noticed(page, /^Redone: /)
      expect((await app().ask('inbox.view', { game, phase: 0 })).messages.map(({ state }) => state)).not.toContain(
        'doubt',
      )
    })

    test('takes a lock back, and says when nothing is left', async () => {
      await app().ask('phases.lock', { game })
      await at('night/0')
      await seen(page.getByText('locked', { exact: true }))
      await page.keyboard.press('Control+z')
      await noticed(page, /^Undone: Locked/)
      await seen(button(page.getByRole('banner'), 'Lock the night'))
      await app().ask('log.undo', { game, from: 1 })
      await eventually(last).toBe(undefined)
      await at('setup')
      await seen(page.getByRole('heading', { name: 'Players and roles' }))
      await page.getByRole('heading', { name: 'Players and roles' }).click()
      await page.keyboard.press('Control+z')
      await noticed(page, 'Nothing to undo.')
    })

    test('survives a restart', async () => {
      await app().ask('actions.withdraw', { game, id: 'a5' })
      const withdrawn = await last()
      await app().restart()
      page = await app().again()
      await at('night/0')
      await eventually(() => sentences(page, 'Results')).toEqual(
        comesTo['Results'].filter(words => words !== 'Elm dies'),
      )
      expect(await last()).toBe(withdrawn)
      await page.keyboard.press('Control+z')
      await eventually(() => sentences(page, 'Results')).toEqual(comesTo['Results'])
    })
  })

  test.describe('inside a text field', () => {
    test('stays the field’s', async () => {
      await at('inbox/0')
      const before = await last()
      const field = page.getByRole('textbox', { name: /^Paste a message/ })
      await field.click()
      await page.keyboard.type('Track Elm')
      await page.keyboard.press('Control+z')
      await expect(field).not.toHaveValue('Track Elm')
      await page.keyboard.press('Control+Shift+Z')
      await expect(field).toHaveValue('Track Elm')
      expect(await last()).toBe(before)
    })
  })

  test.describe('in the log', () => {
    test('shows every change, newest first', async () => {
      await at('log')
      const night = page.getByRole('region', { name: 'Night 1' })
      await eventually(async () =>
        (await night.getByRole('listitem').allInnerTexts()).map(words => words.replace(/\s+/g, ' ')),
      ).toEqual([
        expect.stringMatching(/Iris/),
        expect.stringContaining('Accepted 8 actions'),
        expect.stringContaining('Pasted 10 messages'),
        expect.stringContaining('Started Night 1'),
      ])
    })

    test('undoes down to a change after asking, keeps what was undone in sight, and does it again', async () => {
      await at('log')
      await page.getByRole('listitem').filter({ hasText: 'Accepted 8 actions' }).hover()
      await button(page, 'Undo from here: Accepted 8 actions').click()
      const dialog = page.getByRole('dialog', { name: 'Undo 2 changes?' })
      await eventually(() => dialog.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/Iris/),
        'Accepted 8 actions',
      ])
      await button(dialog, 'Cancel').click()
      await gone(dialog)
      expect((await app().ask('inbox.view', { game, phase: 0 })).actions).toHaveLength(9)

      await button(page, 'Undo from here: Accepted 8 actions').click()
      await button(dialog, 'Undo 2 changes').click()
      await noticed(page, /^Undone: /)
      await expect(page.getByRole('listitem').filter({ hasText: 'undone' })).toHaveCount(2)
      expect((await app().ask('inbox.view', { game, phase: 0 })).actions).toEqual([])

      await button(page, /^Redo: /).click()
      await noticed(page, /^Redone: /)
      await eventually(async () => (await app().ask('inbox.view', { game, phase: 0 })).actions.length).toBe(9)
      expect(app().trouble).toEqual([])
    })
  })
})
