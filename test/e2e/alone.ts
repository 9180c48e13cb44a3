/** A page that is one file, opened by somebody who has nothing else: no app, no network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { patience, seen } from './hands.ts'

export interface Alone {
  /** Opens a page from its file, and waits for its heading. */
  opened: (browser: Browser, text: string, size?: { width: number; height: number }) => Promise<Page>
  /** The folder of its files. */
  folder: () => string
}

/**
 * What a page asks for beside itself, breaks, or says of its policy, fails the test.
 * @param name of the file that it is opened from
 */
export function alone(name: string): Alone {
  let folder = ''
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nightdesk-alone-'))
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const trouble: string[] = []
  test.afterEach(() => expect(trouble.splice(0)).toEqual([]))

  const opened: Alone['opened'] = async (browser, text, size = { width: 1280, height: 800 }) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', colorScheme: 'light' })
    page.setDefaultTimeout(patience)
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
    })
    page.on('pageerror', error => trouble.push(`page: ${error.message}`))
    page.on('dialog', dialog => {
      trouble.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', request => {
      // Its fonts stand in it.
      if (request.url().startsWith('data:font/')) return
      if (request.url().replace(/#.*/, '') !== pathToFileURL(file).href) trouble.push(`request: ${request.url()}`)
    })
    await page.goto(pathToFileURL(file).href)
    await seen(page.getByRole('heading', { level: 1 }))
    return page
  }
  return { opened, folder: () => folder }
}
