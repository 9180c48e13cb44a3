/** What came of all games that are over: the tables, in both languages, and copied for a spreadsheet. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { button, clipboard, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { latin } from './latin.ts'

inChromium('Statistics', {}, app => {
  const seats = ['Ann doctor', 'Bob cop', 'Cat vigilante', 'Eli goon', 'Gus vanilla'].map(one => {
    const [name = '', role = ''] = one.split(' ')
    return { name, role }
  })
  /** Bob and Cat and Ann lynch somebody on day 1. */
  async function played(name: string, lynched: string, winner?: string): Promise<void> {
    const { ask } = app()
    const { game } = await ask('games.create', { name, system: 'rar' })
    await ask('roster.set', { game, seats })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    for (const by of ['Ann', 'Bob', 'Cat']) await ask('votes.cast', { game, by, for: lynched })
    await ask('phases.lock', { game })
    if (winner !== undefined) await ask('games.finish', { game, winner })
  }
  const cells = async (page: Page, part: string, row: string): Promise<string[]> =>
    (
      await page
        .getByRole('region', { name: part, exact: true })
        .first()
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row }) })
        .getByRole('cell')
        .allInnerTexts()
    ).map(text => text.replace(/\s+/g, ' ').trim())

  test('say what to do where no game is over, then count each as it ends', async () => {
    const page = await app().page({ clipboard: true })
    await played('Unfinished', 'Gus')
    await visit(page, '#/statistics')
    await seen(page.getByText('No finished games yet'))
    expect(await violations(page, 'no statistics')).toEqual([])
    await button(page, 'Back to games').click()
    await gone(button(page, 'Statistics'))
    await played('First', 'Eli', 'Town')
    await button(page, 'Statistics').click()
    await seen(page.getByRole('heading', { name: 'Statistics', level: 1 }))
    await seen(page.getByText('1 finished game (1 in progress not counted).'))
    await played('Second', 'Gus', 'Mafia')
    await seen(page.getByText(/^2 finished games/))
    expect(await cells(page, 'Wins by side', 'Reasonable Action Resolution')).toEqual([
      '2',
      'Town 1 of 2 Mafia 1 of 2',
      '1',
      '1',
    ])
    expect(await cells(page, 'Players', 'Bob')).toEqual([
      '2',
      '1',
      '2',
      '0',
      '0',
      '2',
      '0',
      '0',
      '0',
      '0',
      '50% (1 of 2)',
    ])
    expect(await cells(page, 'Players', 'Eli')).toEqual(['2', '1', '0', '2', '0', '1', '0', '1', '0', '0', ''])
    expect(await violations(page, 'statistics')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/statistics.png' })
    await button(page, 'Lynched').click()
    const names = page.getByRole('region', { name: 'Players' }).first().getByRole('rowheader')
    await expect(names.first()).toHaveText(/^(Eli|Gus)$/)
    await button(page, 'Copy as CSV: Players').click()
    await noticed(page, /Players/)
    await eventually(() => clipboard(page)).toContain('Bob,2,1,2,0,0,2,0,0,0,0,2,1')
    await page.getByRole('link', { name: 'First' }).click()
    await seen(page.getByRole('heading', { name: 'Log' }))
    await page.keyboard.press('Shift+t')
    await seen(page.getByRole('heading', { name: 'Statistics', level: 1 }))
    await page.context().close()
  })

  test('join names of one person when the host says so, and take them apart again', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Third', system: 'rar' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Bobby', role: 'cop', aliases: ['Bob'] },
        { name: 'Zed', role: 'goon' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    const page = await app().page()
    await visit(page, '#/statistics')
    await seen(page.getByText('Possibly one person with two names'))
    expect(await violations(page, 'an offer')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/statistics-offer.png' })
    await button(page, 'Same person: Bob, Bobby').click()
    await gone(page.getByText('Possibly one person with two names'))
    await eventually(async () => (await cells(page, 'Players', 'Bob'))[0]).toBe('3')
    await button(page, 'Bobby is not Bob: count separately').click()
    await eventually(async () => (await cells(page, 'Players', 'Bobby'))[0]).toBe('1')
    await button(page, 'Join names…').click()
    await page.getByLabel('Main name').selectOption('Zed')
    await page.getByLabel('Other name').selectOption('Gus')
    expect(await violations(page, 'joining names')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/statistics-join.png' })
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await eventually(async () => (await cells(page, 'Players', 'Zed'))[0]).toBe('3')
    await button(page, 'Gus is not Zed: count separately').click()
    await eventually(async () => (await cells(page, 'Players', 'Zed'))[0]).toBe('1')
    await page.context().close()
    await ask('games.putAway', { game, away: 'deleted' })
  })

  test('speak Russian', async () => {
    await app().ask('settings.put', { key: 'language', value: 'ru' })
    const page = await app().page()
    await visit(page, '#/statistics')
    await seen(page.getByRole('heading', { name: 'Статистика' }))
    await seen(page.getByText(/^Оконченных игр: 2\./))
    const typed = [
      'Reasonable Action Resolution',
      'Ann',
      'Bob',
      'Cat',
      'Eli',
      'Gus',
      'First',
      'Second',
      'Town',
      'Mafia',
    ]
    await eventually(() => latin(page, typed)).toEqual([])
    await page.screenshot({ path: 'dist/e2e/statistics-ru.png' })
    await page.context().close()
    await app().ask('settings.put', { key: 'language', value: 'en' })
  })
})
