/** The whole game as a page: made in the app, and opened by everybody from a file of their own, with nothing else there. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { alone } from './alone.ts'
import { violations } from './axe.ts'
import { nightdesk } from './bundled.ts'
import { button, clipboard, eventually, gone, noticed, seen, visit } from './hands.ts'
import { hostileGame, names, shown } from './hostile.ts'
import { inChromium } from './in-chromium.ts'

const { opened, folder } = alone('game.html')

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })
const lines = (page: Page) => page.getByRole('treeitem')
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

inChromium('Export the whole game as a web page', { sample: true }, app => {
  test('is made from the list of games and from the posts; of a game that is not over it asks first', async () => {
    const page = await app().page()
    await visit(page, '#/games')
    const make = async (game: string): Promise<void> => {
      await button(page, `More for ${game}`).click()
      await page.getByRole('menuitem', { name: 'Export the whole game as a web page' }).click()
    }
    const download = page.waitForEvent('download')
    await make("Harvest at Miller's Creek")
    const file = await download
    expect(file.suggestedFilename()).toBe('harvest-at-miller-s-creek.html')
    await noticed(page, 'Page saved.')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toMatch(/^<!doctype html>/)
    expect(statSync(await file.path()).size).toBeLessThan(2_000_000)

    const wiki = page.waitForEvent('download')
    await button(page, "More for Harvest at Miller's Creek").click()
    await page.getByRole('menuitem', { name: 'Save as wiki table' }).click()
    expect(readFileSync(await (await wiki).path(), 'utf8')).toContain('| Moss || Godfather || Mafia || died, Night 2')

    await make('Туман над Слободой')
    const asks = page.getByRole('dialog', { name: 'The game is not over' })
    await seen(asks.getByText(/shows every role, every action and every result of Туман над Слободой/))
    await button(asks, 'Cancel').click()
    await gone(asks)
    await make('Туман над Слободой')
    const second = page.waitForEvent('download')
    await button(asks, 'Export anyway').click()
    expect(readFileSync(await (await second).path(), 'utf8')).toContain('<html lang="ru"')

    await visit(page, '#/game/sample-harvest/posts/4')
    const third = page.waitForEvent('download')
    await button(page, 'Export…').click()
    await page.getByRole('menuitem', { name: 'Export the whole game as a web page' }).click()
    expect((await third).suggestedFilename()).toBe('harvest-at-miller-s-creek.html')
  })

  test('is made at the command line too, of an exported game and of a case', async ({ browser }) => {
    const out = join(folder(), 'written.html')
    const { text } = await app().ask('games.export', { game: 'sample-sloboda' })
    const file = join(folder(), 'exported.json')
    writeFileSync(file, text)
    expect(await nightdesk('explore', file, '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/not over.*--early/),
    })
    expect(await nightdesk('explore', file, '--out', out, '--early')).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(out, 'utf8')).toBe(
      (await app().ask('explore.game', { game: 'sample-sloboda', early: true })).text,
    )
    const made = await nightdesk('explore', 'assets/sample-night.yaml', '--out', out)
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/written\.html: \d+ KB\./) })
    const page = await opened(browser, readFileSync(out, 'utf8'))
    await page.getByRole('navigation').getByRole('link', { name: 'Night 1' }).click()
    await seen(page.getByRole('region', { name: 'Results' }).getByRole('button'))
    await page.close()
  })

  test('opens from a file: the players, what happened, and every phase with its map', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-harvest' })
    const page = await opened(browser, text)
    await seen(page.getByText('Winner: Town'), page.getByRole('row', { name: /^Gwen replaced Gideon Tracker/ }))
    await page.getByRole('row', { name: /^Alma/ }).getByRole('link', { name: 'Night 3' }).click()
    await seen(
      page.getByRole('group', { name: /^Map: 7 actions, 3 deaths/ }),
      answer(page).getByRole('heading', { name: 'Does Alma die?' }),
      answer(page).getByText('Harriet carried out the faction kill on Alma.', { exact: true }),
    )
    await page
      .getByRole('button', {
        name: /^Dorothy: tried to swap June and Ezra\. Failed\. Lottie jailed Dorothy\./,
      })
      .click()
    await seen(answer(page).getByText(/Lottie jailed Dorothy/))
    await page.goBack()
    await seen(page.getByRole('heading', { name: 'Players' }))
    await page.close()
  })

  test('begins with where the game turned, each line leading to its place on the map', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-harvest' })
    const page = await opened(browser, text)
    const turned = page.getByRole('region', { name: 'Where the game turned' })
    await expect(turned.getByRole('link')).toHaveCount(5)
    expect(await violations(page, 'turned')).toEqual([])
    await turned.getByRole('link', { name: /^Night 3: Lottie \(Town Jailkeeper\) jailed Dorothy/ }).click()
    await seen(
      page.getByRole('group', { name: /^Map: 7 actions, 3 deaths/ }),
      answer(page).getByText(/Lottie jailed Dorothy/),
    )
    await page.close()
  })

  test('where it turned is copied as a post too, and leads to its phase in the app', async () => {
    const page = await app().page({ clipboard: true })
    await visit(page, '#/game/sample-gravel/posts/4')
    const open = async (): Promise<Locator> => {
      await button(page, 'Export…').click()
      await page.getByRole('menuitem', { name: /^Where the game turned/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Where the game turned' })
      await seen(dialog.getByRole('listitem').nth(1))
      return dialog
    }
    const dialog = await open()
    expect(await violations(page, 'turned')).toEqual([])
    await button(dialog, /^Copy/).click()
    await eventually(() => clipboard(page)).toMatch(/Where the game turned[^\n]*\n\nMafia won after night 4\./)
    await button(dialog, /^Day 2: Sable was lynched with 5 votes/).click()
    await eventually(() => page.evaluate(() => window.location.hash)).toMatch(/\/night\/3$/)
    await page.close()
  })

  test('is searched all over, to a line of a tree', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-lighthouse' })
    const page = await opened(browser, text)
    await page.keyboard.press('/')
    await page.keyboard.insertText('poison hugo')
    const places = page.getByRole('list', { name: 'Search results' })
    await seen(page.getByRole('status').filter({ hasText: /^\d+ results/ }), places.getByText('Jonas poisoned Hugo'))
    const inTree = places.getByRole('link', { name: /in the explanation/ }).first()
    const words = (await inTree.locator('bdi').innerText()).trim()
    await inTree.click()
    await page.keyboard.press('Escape')
    await gone(places)
    const line = page.locator('[role="treeitem"][aria-selected="true"]')
    await seen(line)
    expect((await line.innerText()).replaceAll(/\s+/g, ' ')).toContain(words)
    await expect(line).toBeInViewport()
    await page.close()
  })

  test('shows what decided first, the whole tree when asked, and is walked by the keyboard', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-lighthouse' })
    const page = await opened(browser, text)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Day 1' }).click()
    await page
      .getByRole('region', { name: 'Prevented' })
      .getByRole('button', { name: /Rolf would have died/ })
      .press('Enter')
    const whole = button(page, /^Show the full explanation \(\d+ lines\)/)
    await seen(whole, lines(page))
    const few = await lines(page).count()
    await whole.press('Enter')
    await eventually(() => lines(page).count()).toBeGreaterThan(few)
    const all = await lines(page).count()
    await button(page, 'Show only what decided it').press('Enter')
    await expect(lines(page)).toHaveCount(few)
    await whole.press('Enter')
    await expect(lines(page)).toHaveCount(all)
    await lines(page).first().press('ArrowDown')
    await expect(lines(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await eventually(() => lines(page).count()).toBeLessThan(all)
    const card = page.getByRole('button', { name: /^Gala: raised the Voice of Reason/ })
    await card.focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => inFocus(page)).not.toMatch(/^(Gala: |$)/)
    await seen(page.getByRole('region', { name: 'Vote' }).getByText('Nobody was lynched.'))
    await page.close()
  })

  test('has a light and a dark theme, as the system has it and as it is chosen, and everybody can use it', async ({
    browser,
  }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-saltmarket' })
    const page = await opened(browser, text)
    expect(await violations(page, 'overview')).toEqual([])
    for (const at of ['#9', '#2/r0']) {
      await visit(page, at)
      await seen(page.getByRole('heading', { level: 2 }))
      expect(await violations(page, at)).toEqual([])
    }
    await page.getByRole('searchbox').fill('Tito')
    await seen(page.getByRole('list', { name: 'Search results' }))
    expect(await violations(page, 'search')).toEqual([])
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    const themes = page.getByRole('group', { name: 'Theme' })
    await button(themes, 'Dark').click()
    await eventually(theme).toBe('dark')
    await button(themes, 'System').click()
    await eventually(theme).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await eventually(theme).toBe('dark')
    await page.close()
  })

  test('tells the story first: who won, when, where it turned, and of each player who and why', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-harvest' })
    for (const theme of ['light', 'dark'] as const) {
      const page = await opened(browser, text)
      await button(page.getByRole('group', { name: 'Theme' }), theme === 'light' ? 'Light' : 'Dark').click()
      await seen(
        page.getByText(/ · 13 players · \d.* 2026/),
        page.getByText(/^The game ended with Day 3\. \d+ of 13 players were alive\.$/),
      )
      const alma = page.getByRole('row', { name: /^Alma/ })
      await seen(
        alma.getByText('died', { exact: true }),
        alma.getByText('Harriet carried out the faction kill on Alma.'),
      )
      expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true)
      await page.screenshot({ path: `dist/e2e/explore-story-${theme}.png`, fullPage: true })
      // A phase begins with what decided in it.
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Night 3' }).click()
      await seen(answer(page).getByRole('heading', { level: 3 }))
      await page.screenshot({ path: `dist/e2e/explore-phase-${theme}.png`, fullPage: true })
      await page.close()
    }
  })

  test('scrolls nowhere sideways at a width of 390, on any of its pages', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-harvest' })
    const page = await opened(browser, text, { width: 390, height: 844 })
    await page.screenshot({ path: 'dist/e2e/explore-phone.png', fullPage: true })
    for (const at of ['#', '#0', '#1', '#4', '#5']) {
      await visit(page, at)
      await seen(page.getByRole('heading', { level: 2 }))
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap(element => {
          const { scrollWidth, clientWidth, tagName, className } = element
          const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
          return clientWidth && scrollWidth > clientWidth + 1 && (scrolls || element === document.documentElement)
            ? [`${tagName} ${String(className)}`]
            : []
        }),
      )
      expect([at, wide]).toEqual([at, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await page.screenshot({ path: 'dist/e2e/explore-phone-phase.png', fullPage: true })
    await page.close()
  })

  test('is read on a telephone, and in Russian', async ({ browser }) => {
    const { text } = await app().ask('explore.game', { game: 'sample-sloboda', early: true })
    const page = await opened(browser, text, { width: 390, height: 800 })
    await seen(page.getByText('Когда делали эту страницу, игра еще не была окончена.'))
    await seen(page.getByText(/^Пока последняя фаза: /))
    await page.getByRole('navigation').getByRole('link', { name: 'Ночь 2' }).click()
    await seen(page.getByRole('region', { name: 'Ходы' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await violations(page, 'telephone')).toEqual([])
    await page.close()
  })

  test('shows what breaks other pages as the words that they are', async ({ browser }) => {
    const game = await hostileGame(app(), { locked: true })
    const { text } = await app().ask('explore.game', { game, early: true })
    const page = await opened(browser, text)
    for (const name of Object.values(names)) await seen(page.getByRole('rowheader', { name: shown(name), exact: true }))
    await page.getByRole('navigation').getByRole('link', { name: 'Night 1' }).click()
    const rows = page.getByRole('region', { name: 'Actions' }).getByRole('button')
    await seen(rows)
    for (const row of await rows.all()) {
      await row.click()
      await seen(lines(page))
    }
    await page.getByRole('searchbox').fill('<img src=x onerror')
    await seen(page.getByRole('list', { name: 'Search results' }))
    expect(await page.evaluate(() => document.querySelectorAll('img, iframe, object, script[src]').length)).toBe(0)
    await page.close()
  })
})
