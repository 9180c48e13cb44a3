/** Finding words: by the keyboard, in one game and in all, and opening what was found where it stands. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Search', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    game = (await app().ask('games.create', { name: 'The Orchard', system: 'rar' })).game
    await app().ask('roster.set', {
      game,
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Bob', role: 'cop' },
        { name: 'Eli', role: 'goon' },
        { name: 'Gus', role: 'vanilla' },
      ],
    })
    await app().ask('phases.open', { game, kind: 'night', number: 1 })
    const page1 = 'From: Ann\nSubject: Night\n\nI protect Bob, by the windmill.\n'
    await app().ask('inbox.paste', { game, page: `${page1}\nFrom: Bob\nSubject: Night\n\nInvestigate Eli, ёлка.\n` })
    await app().ask('inbox.take', { game })
    await app().ask('phases.lock', { game })
    await app().ask('phases.open', { game, kind: 'day', number: 1 })
    await app().ask('votes.paste', { game, page: 'From: Gus\n\nThe windmill again. [b]Vote: Eli[/b]\n' })
    page = await app().page()
    await visit(page, `#/game/${game}/inbox/0`)
    await seen(page.getByRole('region', { name: 'Messages' }))
  })
  test.afterEach(() => page.context().close())

  const field = () => page.getByRole('combobox', { name: /^Search in / })
  const found = () => page.getByRole('listbox', { name: 'Results' })

  test('opens by its key, marks the words and leads to each by Enter', async () => {
    await page.keyboard.press('Control+f')
    await expect(field()).toBeFocused()
    await seen(page.getByText(/^Searches 2 PMs, 1 thread post,/))
    expect(await violations(page, 'an empty search')).toEqual([])
    await page.keyboard.type('WINDMILL')
    await seen(found().getByRole('group', { name: 'Messages received: 1' }))
    await expect(found().locator('mark').first()).toHaveText('windmill')
    expect(await violations(page, 'what was found')).toEqual([])
    await page.keyboard.press('Enter')
    await seen(page.getByRole('region', { name: 'Message' }).getByText('windmill'))
    await page.goBack()
    await expect(field()).toHaveValue('WINDMILL')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-post]').getByText('The windmill again.')).toBeVisible()
  })

  test('finds ё by е, and a change in the log', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('елка')
    await seen(found().getByText('ёлка'))
    await field().fill('phase locked')
    await seen(found().getByRole('group', { name: /^Log changes/ }))
    await found()
      .getByRole('group', { name: /^Log changes/ })
      .getByRole('option')
      .first()
      .click()
    await seen(page.getByRole('heading', { name: 'Log' }))
    await expect(page.locator('li[aria-current]')).toBeFocused()
  })

  test('finds a player by the role, and what happened with its reason, and leads to each', async () => {
    await page.keyboard.press('Control+f')
    await field().fill('protected')
    const happened = found().getByRole('group', { name: /^What happened and why/ })
    await happened.getByRole('option').first().click()
    await expect(page.getByRole('option', { selected: true }).first()).toContainText('protected')
    await page.keyboard.press('Control+f')
    await field().fill('town doctor')
    await found()
      .getByRole('group', { name: /^Players and roles/ })
      .getByRole('option')
      .first()
      .click()
    await seen(page.getByRole('heading', { name: 'Roster' }).or(page.getByRole('table')))
  })

  test('goes over all games from their list, and says where nothing is', async () => {
    await visit(page, '#/games')
    await seen(page.getByRole('heading', { name: 'Games' }))
    await page.keyboard.press('Control+f')
    await field().fill('windmill')
    await seen(found().getByText('The Orchard'))
    await field().fill('zzzz')
    await seen(page.getByText('No results for “zzzz”'))
  })
})
