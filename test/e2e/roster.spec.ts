/** A pasted roster in which two names may be one. */
import { expect, test } from 'playwright/test'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A roster', {}, app => {
  test('asks whether two names with a comma are one player, and a button makes them one', async () => {
    const { game } = await app().ask('games.create', { name: 'Commas', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await page
      .getByRole('textbox', { name: 'Roster, one player per line' })
      .fill('Smith, John: cop\nGoon: Bob, Cat and Dan\nEve: doctor')
    const doubts = page.getByRole('list', { name: 'Please check these' })
    const read = page.getByRole('list', { name: 'Read so far' }).getByRole('listitem')
    await seen(doubts.getByText('"Smith, John" is read as two players.'))
    await expect(read).toHaveCount(6)
    await button(doubts, 'Use "Smith, John"').click()
    await gone(doubts)
    await expect(read).toHaveCount(5)
    await seen(read.getByText('Smith, John', { exact: true }))
    await button(page, /^Use these 5 players/).click()
    await seen(page.getByRole('heading', { name: '5 players' }))
  })
})
