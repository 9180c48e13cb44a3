/** The site, made by its command and opened from files, with no network: the rules of a system, and the playground. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { noChromium } from '../electron/serve/chromium.ts'
import { violations } from './axe.ts'
import { button, eventually, gone, patience, seen } from './hands.ts'

const root = join(import.meta.dirname, '../..')
const site = pathToFileURL(join(root, 'dist/docs')).href

test.describe('The site', () => {
  test.skip(noChromium !== undefined, noChromium)
  test.beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'tools/docs.mjs')], { stdio: 'pipe' })
  })
  const trouble: string[] = []
  test.afterEach(() => expect(trouble.splice(0)).toEqual([]))

  async function opened(browser: Browser, path: string): Promise<Page> {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    page.setDefaultTimeout(patience)
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
    })
    page.on('pageerror', error => trouble.push(`page: ${error.message}`))
    page.on('request', request => {
      if (!request.url().startsWith(`${site}/`)) trouble.push(`request: ${request.url()}`)
    })
    await page.goto(`${site}/${path}`)
    await seen(page.getByRole('heading', { level: 1 }))
    return page
  }
  const map = (page: Page) => page.getByRole('group', { name: /^Map: / })
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Your night' })
  const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })

  test('explains a rule by a night of its own, finds others, and speaks both languages', async ({ browser }) => {
    const page = await opened(browser, 'en/rar.html#RAR-2')
    const rule = page.locator('details[open]')
    await seen(rule.getByText('A result happens if at least one reason for it holds.', { exact: false }))
    await seen(map(page), answer(page).getByRole('tree'))
    await page.getByLabel('Search rules and nights').fill('strongman')
    await gone(rule)
    await page.locator('summary').first().click()
    await seen(map(page))
    expect(await violations(page, 'the rules of a system')).toEqual([])
    await page.getByRole('link', { name: 'Русский' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await seen(page.getByLabel('Поиск по правилам и ночам'))
    await page.close()
  })

  test('finds a rule of any system from its first page, and opens a night in the playground', async ({ browser }) => {
    const page = await opened(browser, 'en/index.html')
    await seen(map(page))
    await page.getByLabel(/^Search all/).fill('RU-HYP-1')
    await page.getByRole('link', { name: 'RU-HYP-1', exact: true }).click()
    await expect(page).toHaveURL(`${site}/en/russian.html#RU-HYP-1`)
    await seen(map(page))
    await page.getByRole('link', { name: 'Open this night in the playground' }).click()
    await expect(editor(page)).toHaveValue(/hypnoti[sz]e/)
    await page.close()
  })

  test('plays a night that is written there: changed it comes to something else, and its link holds it', async ({
    browser,
  }) => {
    const page = await opened(browser, 'en/playground.html')
    await seen(map(page), answer(page).getByRole('heading', { name: 'Does Ann die?' }))
    const text = await editor(page).inputValue()
    await editor(page).fill(text.replace(', Rita block Rolf', ''))
    await seen(page.getByRole('region', { name: 'Results' }).getByText('Ann dies'))

    // A slip is told with its place and what was meant; what it came to last stays in sight.
    await editor(page).fill(text.replace('Vic shoot Ann', 'Vic shot Ann'))
    await seen(page.getByText('Line 6: unknown ability "shot". Did you mean "shoot"?'), map(page))
    await editor(page).fill(text)

    const steps = page.locator('form')
    await steps.nth(0).getByLabel('Player').fill('Mary Ann')
    await steps.nth(0).getByLabel('Role').selectOption('doctor')
    await button(steps.nth(0), 'Add player').click()
    await steps.nth(2).getByLabel('Who acts').selectOption('Mary Ann')
    await steps.nth(2).getByLabel('Target').selectOption('Vic')
    await button(steps.nth(2), 'Add action').click()
    await expect(editor(page)).toHaveValue(/'"Mary Ann" protect Vic'/)
    await seen(map(page).getByRole('button', { name: /^Mary Ann: protected Vic/ }))
    expect(await violations(page, 'the playground')).toEqual([])

    await button(page, 'Copy link').click()
    await eventually(() => page.evaluate(() => window.location.href)).toMatch(/#1\.[\w-]{50,}$/)
    const link = page.url()
    const written = await editor(page).inputValue()
    await page.close()
    const other = await opened(browser, link.slice(site.length + 1))
    await expect(editor(other)).toHaveValue(written)
    await seen(map(other))
    await other.close()
  })
})
