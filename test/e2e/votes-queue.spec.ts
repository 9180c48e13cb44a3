/** Doubts about votes: what decides a majority first, the others folded, each answered by its key. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Wolfgang Black', 'Wilma Bell']
const posts = [
  ['Ann', 'Wilma Bell'],
  ['Bob', 'Wilma Bell'],
  ['Cat', 'Wilma Bell'],
  ['Dan', 'Wilma Bell'],
  ['Eve', 'WB'],
  ['Gil', 'Nobdoy'],
  ['Gil', 'Wlofgangster'],
  ['Gil', 'Snarfblatt'],
  ['Gil', 'Bob'],
  ['Fay', 'Fya'],
  ['Fay', 'Cat'],
] as const

inChromium('Doubts about votes', {}, app => {
  let page: Page
  const list = () => page.getByRole('list', { name: 'Thread posts' })
  const doubts = () =>
    list()
      .locator('[data-post]')
      .filter({ has: page.getByRole('button', { name: 'Not a vote' }) })

  test('are in a short queue, what decides a majority first, and its key answers it', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Low Tide', system: 'rar' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('roster.set', { game, seats: names.map((name, nth) => ({ name, role: nth > 6 ? 'goon' : 'vanilla' })) })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const sent = posts.map(
      ([by, on], nth) => `From: ${by}\nSent: 28 Nov 2026, 10:${10 + nth}\n#${nth + 2}\n\n[b]Vote: ${on}[/b]\n`,
    )
    await ask('votes.paste', { game, page: sent.join('\n') })
    for (const theme of ['light', 'dark'] as const) {
      page = await app().page({ theme })
      await visit(page, `#/game/${game}/votes/0`)
      await seen(list())
      await page.screenshot({ path: `dist/e2e/votes-queue-${theme}.png` })
    }
    await expect(doubts()).toHaveCount(4)
    await expect(doubts().first()).toContainText('Eve')
    await seen(doubts().first().getByText('Could give Wilma Bell a majority'))
    const more = button(list(), /more question/)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(await violations(page, 'the queue of doubts')).toEqual([])
    // A click beside the box for pages finds what it aims at: leaving the empty box moves nothing.
    const box = page.getByRole('textbox', { name: 'Paste thread pages' })
    const place = async (): Promise<number> => (await doubts().first().boundingBox())!.y
    const there = await place()
    await box.focus()
    expect(await place()).toBe(there)
    await more.click()
    await expect(doubts()).toHaveCount(5)
    // No key makes no lynch of whom nobody knows, and any player can be picked.
    await expect(button(list(), 'They meant no lynch').first()).not.toHaveAttribute('aria-keyshortcuts')
    await seen(page.getByRole('combobox', { name: 'Whom “Snarfblatt” means' }))
    await button(list(), 'Show fewer').click()
    await expect(doubts()).toHaveCount(4)
    // A search leads to one that is folded: it opens, folds again, and is found again.
    for (const _ of ['once', 'again']) {
      await page.keyboard.press('Control+f')
      await page.getByRole('combobox', { name: /^Search in / }).fill('Fya')
      await seen(page.getByRole('listbox', { name: 'Results' }).getByText('Fya'))
      await page.keyboard.press('Enter')
      await expect(doubts()).toHaveCount(5)
      await button(list(), 'Show fewer').click()
      await expect(doubts()).toHaveCount(4)
    }
    await page.locator('body').click({ position: { x: 640, y: 700 } })
    await page.keyboard.press('2')
    await gone(doubts().first().getByText('Could give Wilma Bell a majority'))
    await seen(page.getByRole('row', { name: /^Wilma Bell .*5/ }))
    expect(app().trouble).toEqual([])
  })

  test('are answered for themselves: what is no vote leaves the other vote of its post', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'No vote', system: 'rar' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('roster.set', { game, seats: names.map((name, nth) => ({ name, role: nth > 6 ? 'goon' : 'vanilla' })) })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const said = (by: string, minute: number, ...on: string[]): string =>
      `From: ${by}\nSent: 28 Nov 2026, 10:${minute}\n\n${on.map(name => `[b]Vote: ${name}[/b]`).join('\n')}\n\n`
    await ask('votes.paste', {
      game,
      page: said('Ann', 10, 'Snarfblatt', 'Bob') + said('Cat', 11, 'Snarfblatt') + said('Dan', 12, 'Bob'),
    })
    await visit(page, `#/game/${game}/votes/0`)
    // A name is asked about once, whoever says it again.
    await expect(page.getByRole('combobox', { name: 'Whom “Snarfblatt” means' })).toHaveCount(1)
    await seen(list().getByText('asked above'))
    await button(list().locator('[data-post]').filter({ hasText: 'Ann' }).first(), 'Not a vote').click()
    await seen(list().getByText(/not a vote, as you decided/))
    await seen(page.getByRole('row', { name: /^Bob .*2.*Ann/ }))
    await expect(doubts()).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(doubts()).toHaveCount(2)
  })
})
