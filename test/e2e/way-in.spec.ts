/** From a list of roles to the lock of the first day: what a host who is new to it stumbled over. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, eventually, gone, seen, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const thirteen = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo', 'Ida', 'Jack', 'Kim', 'Leo', 'Mia']
const roles = ['3 Mafia Goon', 'Town Cop', 'Town Doctor', '8 Vanilla Townie'].join('\n')

/** Whether all of something is in the window. */
const inWindow = async (page: Page, place: ReturnType<typeof button>): Promise<void> => {
  await seen(place)
  const box = (await place.boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
}

inChromium('The way in', {}, app => {
  test('a setup is typed as a list, stays where it was typed, and what comes next is in sight', async () => {
    const { game } = await app().ask('games.create', { name: 'Low Tide', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    const setup = page.getByLabel('Setup', { exact: true })
    await expect(setup).toHaveAttribute('placeholder', /^4 Vanilla Townie\n/)
    const long = `${roles}\n# ${'a remark that is longer than its field is wide '.repeat(6)}`
    await setup.fill(long)
    // A long line wraps: nothing of it is beside the field.
    await eventually(() => setup.evaluate(field => field.scrollWidth - field.clientWidth)).toBe(0)
    for (const screen of ['rules', 'roster']) await visit(page, `#/game/${game}/${screen}`)
    await visit(page, `#/game/${game}/setup`)
    await expect(setup).toHaveValue(long)
    await page.getByRole('radio', { name: 'Paste a list' }).check()
    await page.getByRole('radio', { name: 'Row by row' }).check()
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    await expect(setup).toHaveValue(long)
    await setup.fill(roles)
    await page.getByLabel('Sign-ups, one per line', { exact: false }).fill(thirteen.join('\n'))
    await inWindow(page, button(page, /^Deal 13 roles/))
    await page.screenshot({ path: 'dist/e2e/way-in-setup.png' })
    expect(await violations(page, 'a setup as a list')).toEqual([])
    await button(page, /^Deal 13 roles/).click()
    await seen(page.getByRole('heading', { name: '13 players' }))
    await inWindow(page, button(page.getByRole('region', { name: 'Role PMs' }), 'Open role PMs'))
    await inWindow(page, button(page.getByRole('region', { name: 'First phase' }), /^Start/))
    await page.screenshot({ path: 'dist/e2e/way-in-dealt.png' })
    await page.context().close()
  })

  test('a pasted roster is still there once its players are taken', async () => {
    const { game } = await app().ask('games.create', { name: 'Still there', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    const field = page.getByRole('textbox', { name: 'Roster, one player per line' })
    await field.fill('Ann: cop\nBob: goon')
    await button(page, /^Use these 2/).click()
    await gone(field)
    await page.getByRole('radio', { name: 'Paste a list' }).check()
    await expect(field).toHaveValue('Ann: cop\nBob: goon')
    await seen(page.getByText('Replaces the 2 players on the roster.'))
    await page.context().close()
  })

  test('what says that it starts the first phase does so, and says what is wrong with the setup', async () => {
    const game = await grove(app(), 'roster', 'Started')
    const { ask } = app()
    const page = await app().page()
    const { messages } = await ask('setup.messages', { game })
    for (const { slot } of messages) await ask('setup.told', { game, slot, state: 'sent' })
    await visit(page, `#/game/${game}/roster`)
    await button(page.getByRole('banner'), 'Start Night 1').click()
    const dialog = page.getByRole('dialog', { name: 'Start Night 1' })
    await seen(dialog)
    await page.keyboard.press('Escape')
    await visit(page, `#/game/${game}/setup`)
    const card = page.getByRole('region', { name: 'First phase' })
    await seen(button(card, 'Start Night 1'))
    await gone(button(page.getByRole('banner'), 'Start Night 1'))
    await visit(page, `#/game/${game}/log`)
    await button(page.getByRole('navigation', { name: 'Game' }), /^Night 1/).click()
    await button(dialog, 'Start Night 1').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    expect((await ask('games.get', { game })).phases).toMatchObject([{ name: 'Night 1', state: 'open' }])
    await page.context().close()
  })

  test('a hammer is said where the day is locked, and nobody who did not vote', async () => {
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Hammered', system: 'rar' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    const seats = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name, at) => ({ name, role: at ? 'vanilla' : 'goon' }))
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'day', number: 1, closes: '2099-01-01T20:00:00Z' })
    for (const by of ['Ann', 'Bob']) await ask('votes.cast', { game, by, for: 'Cleo' })
    const page = await app().page()
    await visit(page, `#/game/${game}/votes/0`)
    const dialog = page.getByRole('dialog', { name: 'Lock Day 1?' })
    await button(page.getByRole('banner'), /^Lock/).click()
    await seen(dialog.getByText(/^No valid vote from Cleo, Dan, Eve/))
    await page.keyboard.press('Escape')
    await ask('votes.cast', { game, by: 'Dan', for: 'Cleo' })
    await button(page.getByRole('banner'), /^Lock/).click()
    await seen(dialog.getByText('Dan hammered Cleo. The day is over, so nobody else has to vote.'))
    await gone(dialog.getByText(/^No valid vote/))
    await page.screenshot({ path: 'dist/e2e/way-in-hammer.png' })
    await page.keyboard.press('Escape')
    await gone(dialog)
    // What is needed to lynch stands on its line, beside no number of the axis.
    await page.keyboard.press('d')
    const drawing = page.getByRole('img', { name: /to lynch/ })
    const label = (await drawing.getByText('3 to lynch').boundingBox())!
    const axis = (await drawing.getByText('0', { exact: true }).boundingBox())!
    expect(label.y + label.height).toBeLessThan(axis.y)
    expect(label.y).toBeGreaterThanOrEqual((await drawing.boundingBox())!.y)
    await page.screenshot({ path: 'dist/e2e/way-in-day.png' })
    await page.context().close()
  })

  test('a button that cannot be pressed says why', async () => {
    const game = await grove(app(), 'locked', 'Reopened')
    const page = await app().page()
    await visit(page, `#/game/${game}/inbox/0`)
    await button(page.getByRole('navigation', { name: 'Night 1' }), 'Reopen…').click()
    const dialog = page.getByRole('dialog', { name: 'Reopen Night 1?' })
    const reopen = button(dialog, 'Reopen')
    await expect(reopen).toBeDisabled()
    await expect(reopen).toHaveAttribute('title', 'Fill in “What was wrong?” first.')
    await expect(reopen).toHaveAccessibleDescription('Fill in “What was wrong?” first.')
    await seen(dialog.getByText('Fill in “What was wrong?” first.'))
    expect(await violations(page, 'a button that says why')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/way-in-why.png' })
    await dialog.getByRole('textbox').fill('a message was missed')
    await expect(reopen).toBeEnabled()
    await gone(dialog.getByText('Fill in “What was wrong?” first.'))
    await page.context().close()
  })

  test('an edited post is seen as its readers will see it', async () => {
    const game = await grove(app(), 'locked', 'Edited')
    const page = await app().page()
    await visit(page, `#/game/${game}/posts/0`)
    const preview = page.getByRole('region', { name: 'Preview' })
    await seen(preview.getByText(/^Alive \(\d+\)/))
    await source(page).fill(
      '[b]Elm[/b] sleeps with the fishes.\n\nSee you [url=https://forum.example/t/1]tomorrow[/url].',
    )
    await seen(preview.getByText('sleeps with the fishes.'), preview.locator('strong').filter({ hasText: /^Elm$/ }))
    await seen(preview.getByText('tomorrow', { exact: true }))
    await gone(preview.getByText('[b]', { exact: false }))
    await page.screenshot({ path: 'dist/e2e/way-in-edited.png' })
    expect(await violations(page, 'an edited post')).toEqual([])
    await page.context().close()
  })

  test('the palette finds what the menus do from anywhere, by the words a host would type', async () => {
    const game = await grove(app(), 'night', 'Found')
    const page = await app().page()
    await visit(page, `#/game/${game}/night/0`)
    await seen(page.getByRole('heading', { name: /^Night 1/ }).first())
    for (const [typed, option] of [
      ['web page', 'Export the whole game as a web page'],
      ['save', 'Export the whole game as a web page'],
      ['download', 'Export to a file'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.insertText(typed)
      await seen(page.getByRole('option', { name: new RegExp(`^${option}`) }))
      await page.keyboard.press('Escape')
      await gone(page.getByRole('combobox'))
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.insertText('web page')
    await page.getByRole('option', { name: /^Export the whole game as a web page/ }).click()
    await seen(page.getByRole('dialog').getByText('Found'))
    await page.context().close()
  })
})
