/** The help: the keys, the glossary, from a term on a screen too, and how the app works; by keyboard, in both languages. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('The help', { sample: true }, app => {
  test('is keys, a glossary that can be searched, and a page on how it works, by keyboard alone', async () => {
    const page = await app().page()
    await visit(page, '#/game/sample-harvest/night/0')
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await seen(sheet)
    await sheet.getByRole('radio', { name: 'Keyboard shortcuts' }).focus()
    await page.keyboard.press('ArrowRight')
    const glossary = page.getByRole('dialog', { name: 'Glossary' })
    await glossary.getByRole('textbox', { name: 'Find a term' }).fill('vote that reaches')
    await seen(glossary.getByText('Hammer', { exact: true }))
    await expect(glossary.getByRole('term')).toHaveCount(1)
    await glossary.getByRole('textbox', { name: 'Find a term' }).fill('zzz')
    await seen(glossary.getByText('No term matches “zzz”.'))
    await glossary.getByRole('radio', { name: 'Glossary' }).focus()
    await page.keyboard.press('ArrowRight')
    await seen(page.getByRole('dialog', { name: 'How Nightdesk works' }).getByText('4. Lock and post'))
    expect(await violations(page, 'help')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('makes a report of a problem that can be read before it is saved, with the game as nobody’s', async () => {
    const page = await app().page()
    await visit(page, '#/game/sample-harvest/night/0')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('report a problem')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Report a problem' })
    const text = sheet.getByLabel('Report a problem', { exact: true }).and(sheet.locator('pre'))
    await expect(text).toContainText('"call": "games.get"')
    await expect(text).not.toContainText('gameCreated')
    await sheet.getByRole('switch').click()
    await expect(text).toContainText('gameCreated')
    await expect(text).toContainText('Player 3')
    const saved = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Save as a file' }).click()
    expect((await saved).suggestedFilename()).toBe('nightdesk-report.json')
    expect(await violations(page, 'report')).toEqual([])
  })

  test('a workspace dropped on a tab is told how it is opened, and nothing leads away from the page', async () => {
    const page = await app().page()
    await visit(page, '#/games')
    const drop = async (name: string): Promise<void> =>
      await page.evaluate(called => {
        const data = new DataTransfer()
        data.items.add(new File([''], called))
        for (const type of ['dragover', 'drop'])
          window.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
      }, name)
    await drop('mine.nightdesk')
    await seen(page.getByText('mine.nightdesk is a workspace.'))
    await drop('notes.pdf')
    await seen(page.getByText('notes.pdf can’t be opened here.'))
  })

  test('opens at a term of the map', async () => {
    const page = await app().page()
    await app().ask('settings.put', { key: 'night', value: 'map' })
    await visit(page, '#/game/sample-harvest/night/4')
    const term = page.getByRole('list', { name: 'What the lines mean' }).getByRole('button').first()
    await term.focus()
    await page.keyboard.press('Enter')
    await seen(page.getByRole('dialog', { name: 'Glossary' }))
    expect(await violations(page, 'help')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(term).toBeFocused()
  })
})
