/** A game that is taken over in the middle of a day: its last posted count becomes the votes, and what of it was not read is asked. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A game that is taken over', {}, app => {
  test('goes on from the last count of the day', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Taken over', system: 'rar' })
    const text = 'Ann: goon\nBob: townie\nCat: townie\nDan: townie\nEli: townie\n~~Zoe~~ lynched D1: cop'
    const { seats } = await ask('roster.read', { system: 'rar', text })
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'day', number: 2 })
    const page = await app().page()
    await visit(page, `#/game/${game}/votes/0`)
    await page.getByRole('radio', { name: 'From the thread' }).or(button(page, 'From the thread')).first().click()
    await button(page, 'More…').click()
    await page.getByRole('menuitem', { name: 'Start from a vote count…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start from a vote count' })
    await dialog
      .getByRole('textbox', { name: 'Vote count', exact: true })
      .fill('Vote Count 2.1\nBob (2): Ann, Dan\nCat (2): Bob, Zork\nNot voting (2): Cat, Eli')
    expect(await violations(page, 'a count that is taken over')).toEqual([])
    await button(dialog, 'Enter its votes').click()
    await noticed(page, '3 votes entered')
    const asks = page.getByRole('region', { name: 'Check in this count' })
    await seen(asks.getByText('No player is called “Zork”: this vote was not taken.'))
    await seen(page.getByRole('row', { name: /^Bob .*2 \(3 needed\)/ }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await seen(page.getByText('No votes yet'))
  })
})
