/** The Votes screen without the mouse: every ballot, every step and its reasons with keys alone. */
import { expect, test, type Page } from 'playwright/test'
import { drawing, noticed, seen, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { keyboardOf, type Keyboard } from './keyboard.ts'
import { dayOf } from './tables.ts'

inChromium('Voting with the keyboard alone', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let keys: Keyboard
  const choice = () => page.locator('#ballot-choice')
  const ballots = () => page.getByRole('list', { name: 'Votes, newest first' }).getByRole('listitem')
  test.beforeAll(async () => {
    const game = await dayOf(app(), 'gorny')
    page = await app().page()
    keys = keyboardOf(page)
    await page.evaluate(address => {
      window.location.hash = address
    }, `#/game/${game}/votes/1`)
    await seen(page.getByRole('region', { name: 'How it was counted' }))
  })

  test('casts a ballot with H, the beginning of a name and Enter, and the next one is up', async () => {
    await keys.press('h')
    await keys.at(choice())
    const first = await page.getByRole('combobox', { name: 'Voter' }).inputValue()
    const there = await ballots().count()
    await page.keyboard.type('Sab')
    await keys.press('Enter')
    await expect(ballots()).toHaveCount(there + 1)
    await keys.at(choice())
    await expect(page.getByRole('combobox', { name: 'Voter' })).not.toHaveValue(first)
  })

  test('walks the steps with J and K, and turns the tree with L', async () => {
    await keys.press('Escape', 'Tab')
    await keys.tabTo(page.getByRole('region', { name: 'How it was counted' }).getByRole('button').first())
    await keys.press('k', 'k', 'j')
    await seen(
      page.getByRole('region', { name: /How it was counted|Needs your ruling/ }).getByRole('button', { pressed: true }),
    )
    await keys.press('l')
    await seen(page.getByRole('tree'))
    await keys.press('l')
    await seen(drawing(page))
  })

  test('looks at the thread with T, and takes the name that was meant', async () => {
    await keys.press('t')
    const meant = page.getByRole('list', { name: 'Thread posts' }).getByRole('button', { name: 'They meant Sable' })
    await keys.tabTo(meant, true)
    await keys.press('Enter')
    await seen(page.getByText('votes for Sable').first())
    await keys.press('t')
    await seen(ballots())
  })

  test('shows the books with O, why with O, and the vote post with V', async () => {
    await keys.press('o')
    await seen(page.getByRole('table').nth(1))
    await keys.press('o', 'v')
    await seen(source(page))
    await keys.press('Shift+V')
    await seen(page.getByRole('region', { name: 'How it was counted' }))
  })

  test('rules, and locks the day', async () => {
    const ruling = page.getByRole('region', { name: 'Needs your ruling' }).getByRole('button').first()
    await keys.tabTo(ruling)
    await keys.press('Enter')
    await keys.tabTo(page.getByRole('radio', { name: /^Ned/ }))
    await keys.press('ArrowDown')
    await keys.tabTo(page.getByRole('button', { name: 'Rule this way' }))
    await keys.press('Enter')
    await seen(page.getByText('Your ruling: Ivy'))
    await keys.command('lock', /^Lock Day 1/)
    await keys.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Lock the day' }))
    await keys.press('Enter')
    await noticed(page, 'Day 1 is locked.')
    expect(app().trouble).toEqual([])
  })

  test('never lost the focus, nor sight of it', () => expect(keys.lost).toEqual([]))
})
