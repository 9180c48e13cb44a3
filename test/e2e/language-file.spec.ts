/** A language from a file in the folder of the workspace: chosen like any other, on every screen, kept over a restart. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import type { KnownMessage } from '../../electron/desk/languages/files.ts'
import { violations } from './axe.ts'
import { button, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const messages = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/words.json'), 'utf8')) as KnownMessage[]

/** German, in which each text is the English one in brackets. */
const german = (but: Record<string, string> = {}): string =>
  JSON.stringify({
    language: 'de',
    messages: Object.fromEntries(messages.map(({ key, en }) => [key, { en, de: but[key] ?? (en && `⟦${en}⟧`) }])),
  })

inChromium('A language from a file', { sample: true }, app => {
  test.describe.configure({ mode: 'serial' })

  const beginWith = async (text: string): Promise<void> => {
    writeFileSync(join(app().folder, 'words.de.json'), text)
    await app().restart()
  }

  test('stands beside the others by its own name, and is spoken at once', async () => {
    await beginWith(german())
    const page = await app().page()
    await button(page, 'Language').click()
    await seen(
      page.getByRole('menuitemcheckbox', { name: 'Русский' }),
      page.getByRole('menuitemcheckbox', { name: 'Deutsch' }),
    )
    await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click()
    await seen(button(page, /⟦New game⟧/))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await violations(page, 'games in a language from a file')).toEqual([])
  })

  test('is there after a restart, and the texts of a game can be in it', async () => {
    await app().restart()
    const page = await app().page()
    await seen(button(page, /⟦New game⟧/))
    await visit(page, '#/game/sample-sloboda/setup')
    const texts = page.getByRole('combobox', { name: '⟦Language of posts and messages⟧' })
    await texts.selectOption({ label: 'Deutsch' })
    await visit(page, '#/game/sample-sloboda/posts/0')
    await seen(page.getByText(/⟦/).first())
  })

  test('says at the top what is wrong with it, and speaks English there', async () => {
    await beginWith(german({ 'renderer/words/shell shell.backUpNow': 'Jetzt {sichern}' }))
    const page = await app().page()
    await expect(page.getByRole('alert')).toContainText('shell.backUpNow')
    await button(page, /⟦Saved⟧/).click()
    await seen(button(page, 'Back up now'), page.getByText('words.de.json').first())
  })

  test('is left out where the file is none, and the app is there all the same', async () => {
    await beginWith('{')
    const page = await app().page()
    await seen(button(page, /^New game/))
    await expect(page.getByRole('alert')).toContainText('words.de.json is not a message file.')
  })
})
