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
    await button(needs, 'Open Night 1: The Grove').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    await ask('phases.lock', { game })
    await page.getByRole('link', { name: 'All games' }).click()
    await button(needs, /^Send \d+ posts?: The Grove$/).click()
    await seen(page.getByRole('region', { name: 'Readers' }))
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
