/** The past is mended: a locked night is reopened for a message that was missed, compared in the night after it, decided, accepted, undone. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { grove, zone } from './grove.ts'
import { button, clipboard, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A past that is mended', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    const { ask } = app()
    game = await grove(app(), 'locked')
    for (const post of ['public:public', 'player:Briar']) await ask('posts.sent', { game, phase: 0, post, sent: true })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('actions.submit', { game, by: 'Briar', does: 'investigate', to: ['Hazel'] })
    await ask('actions.submit', { game, by: 'Cedar', does: 'shoot', to: ['Fern'] })
    await ask('phases.lock', { game })
    page = await app().page({ clipboard: true })
  })
  test.afterEach(() => page.context().close())

  /** Alder would rather have protected Elm: Elm lives, and Briar dies. */
  const reopened = async (): Promise<void> => {
    await visit(page, `#/game/${game}/inbox/0`)
    await button(page.getByRole('navigation', { name: 'Night 1' }), 'Reopen…').click()
    const dialog = page.getByRole('dialog', { name: 'Reopen Night 1?' })
    await dialog.getByRole('textbox', { name: 'What was wrong?' }).fill('a message of Alder was missed')
    await page.keyboard.press('Enter')
    await gone(dialog)
    await seen(page.getByRole('complementary', { name: 'Reopened phase' }))
  }
  const mended = async (): Promise<void> => {
    await page
      .getByRole('textbox', { name: /^Paste a message/ })
      .fill(`From: Alder\nSent: ${sentJustNow()}\n\nChanged my mind: protect Elm instead.\n`)
    await button(page, /^Import/).click()
    await noticed(page, '1 message imported')
    await button(page, /^Accept/)
      .first()
      .click()
    await eventually(
      async () => (await app().ask('inbox.view', { game: `mend:${game}`, phase: 0 })).actions.length,
    ).toBe(10)
  }

  test('is compared in every later phase, decided on and accepted, and undone as one step', async () => {
    await reopened()
    await mended()
    await button(page.getByRole('banner'), 'Review and apply').click()
    await seen(page.getByRole('heading', { name: 'Review changes to Night 1' }))
    const first = page.getByRole('region', { name: 'Night 1', exact: true })
    await seen(first.getByText('Elm lives', { exact: true }), first.getByText('Briar dies', { exact: true }))
    await first.getByText('Correction').first().click()
    await seen(first.getByText('It should read:').first())
    await seen(page.getByRole('region', { name: 'Night 2' }).getByText(/^Elm is now alive in this phase/))
    await seen(page.getByText('1 conflict needs your decision.'))
    const accept = button(page.getByRole('banner'), 'Apply')
    await expect(accept).toBeDisabled()
    await page
      .getByRole('radiogroup', { name: /Briar investigated Hazel no longer counts/ })
      .getByRole('radio', { name: 'Leave it out' })
      .click()
    await seen(page.getByText('No open conflicts.'))
    expect(await violations(page, 'the comparison')).toEqual([])
    await accept.click()
    await button(page.getByRole('dialog', { name: 'Apply these changes?' }), 'Apply').click()
    await noticed(page, 'Changes applied.')

    await seen(page.getByRole('radiogroup', { name: 'What to send' }))
    await button(page, /^Copy, mark sent, next/).click()
    await eventually(() => clipboard(page)).toContain('Correction: night 1')
    // The key goes on through this phase, and then to the next with something to send.
    const shown = async (): Promise<string> => page.url() + (await page.getByRole('main').innerText())
    while (!page.url().endsWith('/posts/1')) {
      const before = await shown()
      await button(page, /^Copy, mark sent, next/).click()
      await expect.poll(shown).not.toBe(before)
    }
    await seen(page.getByRole('navigation', { name: 'Night 2' }))
    const { seats, undo } = await app().ask('games.get', { game })
    expect(seats.filter(({ alive }) => !alive).map(({ slot }) => slot)).toEqual(['Briar', 'Fern'])
    expect(undo).toBe('Changed Night 1 after reopening it: a message of Alder was missed')
    await visit(page, `#/game/${game}/log`)
    await seen(page.getByText('re-resolved since').first())
    await app().ask('log.undo', { game })
    expect(
      (await app().ask('games.get', { game })).seats.filter(({ alive }) => !alive).map(({ slot }) => slot),
    ).toEqual(['Elm', 'Fern'])
  })

  test('waits on the screens of its game, and is dropped from there', async () => {
    await reopened()
    await visit(page, `#/game/mend:${game}/mend`)
    await seen(page.getByRole('heading', { name: 'Review changes to Night 1' }), page.getByText('No changes yet'))
    await visit(page, `#/game/${game}/night/1`)
    const strip = page.getByRole('complementary', { name: 'Reopened phase' })
    await seen(strip.getByText('a message of Alder was missed'))
    expect(await violations(page, 'the strip')).toEqual([])
    await button(strip, 'Discard').click()
    await button(page.getByRole('dialog', { name: 'Discard changes?' }), 'Discard changes').click()
    await noticed(page, 'Changes discarded. The game is unchanged.')
    await gone(strip)
    await seen(button(page.getByRole('navigation', { name: 'Night 2' }), 'Reopen…'))
  })

  test('is reopened and opened elsewhere by the palette and the keyboard alone', async () => {
    await visit(page, `#/game/${game}/night/1`)
    await seen(page.getByRole('navigation', { name: 'Night 2' }))
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('Reopen Night 2')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Reopen Night 2?' })
    const why = dialog.getByRole('textbox', { name: 'What was wrong?' })
    await expect(why).toBeFocused()
    await page.keyboard.insertText('a ruling')
    await expect(why).toHaveValue('a ruling')
    await page.keyboard.press('Enter')
    await seen(page.getByRole('listitem').filter({ hasText: 'Reopened: Night 2' }))
    await page.keyboard.press('Control+Enter')
    await seen(page.getByText('No changes yet'))
  })
})

/** A minute before now, as a forum of the game's zone writes it. */
const sentJustNow = (): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(Date.now() + 3_600_000))
    .replace(',', '')
