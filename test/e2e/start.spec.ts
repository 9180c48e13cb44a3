/** The start screen of a host with games: what needs them, the latest first, and the way to each. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('The start screen', { sample: true }, app => {
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

  test('says what needs the host across games, and leads there', async () => {
    const { ask } = app()
    const game = await grove(app(), 'night')
    await ask('phases.extend', { game, closes: inHours(3) })
    const page = await app().page()
    await visit(page, '#/games')
    const needs = page.getByRole('region', { name: 'What needs you' })
    await seen(needs.getByText(/^Night 1 closes soon/), needs.getByText(/^\d of \d actions are in\. Missing:/))
    await seen(page.getByText('Sample games (6)'))
    await gone(page.getByRole('row', { name: /Harvest/ }))
    expect(await violations(page, 'what needs the host')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/start.png' })
    await button(needs, 'Go to Night 1: The Grove').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    await ask('phases.lock', { game })
    await page.getByRole('link', { name: 'All games' }).click()
    await button(needs, /^Send \d+ posts?: The Grove$/).click()
    await seen(page.getByRole('region', { name: 'Readers' }))
    await page.context().close()
  })

  test('leads to a new game on one page: rules that fit, a day first, and a rhythm of deadlines', async () => {
    // Never the quarter of an hour at which 72 h from now are over: that deadline would be moved nowhere.
    const now = new Date().getMinutes()
    const minutes = now >= 20 && now < 50 ? '15' : '45'
    const page = await app().page()
    await visit(page, '#/games')
    await page.keyboard.press('n')
    const form = page.getByRole('form', { name: 'New game' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Low Tide')
    await page.getByText('Not sure which one?').click()
    await page.getByLabel('Do night actions have a fixed order?').selectOption('Yes, step by step')
    await page.getByLabel('Which roles do you want?').selectOption('The ones every forum knows')
    await seen(page.getByText("Best match: Gorny's template, simple list"))
    await button(form, 'Choose it').click()
    await expect(form.getByRole('radio', { name: /^Gorny/ })).toBeChecked()
    await form.getByRole('radio', { name: 'Mafia 1923' }).check()
    await seen(form.getByText(/^These rules set the deadlines/))
    await form.getByRole('radio', { name: 'Reasonable Action Resolution' }).check()
    await form.getByRole('radio', { name: 'Day', exact: true }).check()
    await button(form, '72-hour days, 48-hour nights').click()
    await form.getByLabel('Closes at').fill('25:00')
    await seen(form.getByText('Enter a time such as 20:00 or 8 pm.'))
    await expect(button(form, /^Create game/)).toBeDisabled()
    await seen(form.getByText(/^Correct the hours or the time/))
    // In hours that are no whole days it is what was chosen, and it says so.
    await form.getByLabel('Closes at').fill(`8:${minutes} pm`)
    await form.getByLabel('Hours, night').fill('36')
    await seen(form.getByText(/^Only whole days .* kept to the hour: night\.$/))
    await form.getByLabel('Hours, night').fill('48')
    await seen(
      form.getByText(`Low Tide starts with a day. Deadlines: day 72 h and night 48 h, closing at 20:${minutes}`),
    )
    expect(await violations(page, 'a new game')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/new-game.png' })
    await page.keyboard.press('Control+Enter')
    await page.getByRole('textbox', { name: /^Roster/ }).fill('Ann: cop\nBob: doctor\nCy: goon')
    await button(page, /^Use these 3 players/).click()
    const first = page.getByRole('region', { name: 'First phase' })
    await seen(button(first, 'Start Day 1'))
    await expect(first.getByLabel(/^Deadline/)).toHaveValue(new RegExp(` 20:${minutes}$`))
    await seen(first.getByText(/72 h ends .*; moved to this game’s usual closing time/))
    // The hours are changed where they stand, or among the options: it is one place.
    await page.getByRole('complementary').locator('summary').filter({ hasText: 'Game' }).click()
    await page.getByLabel('Hours, night').fill('36')
    await page.getByLabel('Closes at').fill('')
    await page.getByLabel('Hours, day').focus()
    const { id: game } = (await app().ask('games.list', {})).find(({ name }) => name === 'Low Tide')!
    await expect
      .poll(async () => (await app().ask('games.get', { game })).settings.rhythm)
      .toEqual({ hours: { day: 72, night: 36 } })
    await visit(page, `#/game/${game}/rules`)
    await expect(page.getByRole('spinbutton', { name: 'Night hours' })).toHaveValue('36')
    await visit(page, '#/new')
    await expect(page.getByLabel('Hours, night')).toHaveValue('36')
    await page.context().close()
  })

  test('says so where nothing does, and in Russian', async () => {
    const { ask } = app()
    const game = await grove(app(), 'night')
    await ask('phases.extend', { game, closes: inHours(100) })
    for (const { id } of (await ask('games.list', {})).filter(one => !one.sample && one.id !== game))
      await ask('games.putAway', { game: id, away: 'archived' })
    await ask('settings.put', { key: 'language', value: 'ru' })
    const page = await app().page()
    await visit(page, '#/games')
    await seen(page.getByText('Сейчас ничего делать не нужно'), page.getByText(/^Ближайший дедлайн: Ночь 1, The Grove/))
    await page.context().close()
    await ask('settings.put', { key: 'language', value: 'en' })
  })
})
