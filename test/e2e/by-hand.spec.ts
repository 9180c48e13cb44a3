/** What is entered by hand from a question answers it: that of a message, and that of a post of the thread. */
import { expect, test, type Page } from 'playwright/test'
import { button, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  ['Ann', 'doctor'],
  ['Bob', 'vigilante'],
  ['Cat', 'vanilla'],
  ['Gus', 'goon'],
].map(([name, role]) => ({ name: name!, role: role! }))

inChromium('Enter manually', {}, app => {
  let page: Page
  let game: string

  test.beforeEach(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Enter manually', system: 'rar' })).game
    await ask('roster.set', { game, seats })
    page = await app().again()
  })

  for (const open of ['with its button', 'by key'] as const)
    test(`a question of a message, ${open}; one undo brings it back`, async () => {
      const { ask } = app()
      await ask('phases.open', { game, kind: 'night', number: 1 })
      await ask('inbox.paste', { game, page: 'From: Ann\n\nprotect' })
      await visit(page, `#/game/${game}/inbox/0`)
      const message = page.getByRole('article')
      const question = message.getByRole('region', { name: 'Question' })
      await seen(question)
      if (open === 'by key') await page.keyboard.press('h')
      else await button(message, /^Enter manually/).click()
      const dialog = page.getByRole('dialog', { name: 'Add an action' })
      await seen(dialog.getByText(/This answers the question: .*Who is it\?/))
      await dialog.getByRole('combobox', { name: 'Target' }).click()
      await page.getByRole('option', { name: /^Cat/ }).click()
      await button(dialog, 'Add action').click()
      await gone(dialog)
      await gone(question)
      await seen(message.getByText('Ann: protection · Cat'), page.getByText('all done'))
      await page.keyboard.press('Control+z')
      await noticed(page, /^Undone/)
      await seen(question)
      await eventually(async () => (await ask('inbox.view', { game, phase: 0 })).actions).toEqual([])
    })

  test('a vote of the thread for a name that nobody bears', async () => {
    const { ask } = app()
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const pages = 'From: Ann\nSent: 2026-03-03 20:14 UTC\n\n[b]Vote: Gsu[/b]\n'
    await ask('votes.paste', { game, page: pages })
    await visit(page, `#/game/${game}/votes/0`)
    await page.getByRole('radio', { name: /^From the thread/ }).check()
    const post = page.getByRole('list', { name: 'Thread posts' }).getByRole('listitem').first()
    await button(post, 'Enter manually').click()
    const form = page.getByRole('region', { name: 'Enter a vote' })
    await seen(form.getByText(/^At the time of the post: /))
    await expect(form.getByRole('combobox', { name: 'Vote for' })).toBeFocused()
    await page.keyboard.type('Gus')
    await page.keyboard.press('Enter')
    await seen(page.getByRole('row', { name: /^Gus .*1 \(/ }))
    await gone(form.getByText(/^At the time of the post: /))
    await page.getByRole('radio', { name: /^From the thread/ }).check()
    await seen(post.getByText('set manually'))
    await gone(button(post, 'Enter manually'))
    await page.keyboard.press('Control+z')
    await seen(button(post, 'Enter manually'))
  })

  test('votes behind a quote without an end, each by a button that says what it does', async () => {
    const { ask } = app()
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const own = ['', 'Gus', 'no lynch'].map(whom => whom && `[b]Vote: ${whom}[/b]\n`).join('\n')
    const long = `${'One more line.\n'.repeat(9)}That is all.`
    const quoting = `In post 1, Ann wrote:\nlol ok\n${own}\n${long}`
    await ask('votes.paste', {
      game,
      page: `Re: Mini\n#2 (ISO) Post by Bob » Tue Mar 03, 2026 1:12 am\n\n${quoting}\nTop\n`,
    })
    await visit(page, `#/game/${game}/votes/0`)
    await page.getByRole('radio', { name: /^From the thread/ }).check()
    const post = page.getByRole('list', { name: 'Thread posts' }).getByRole('listitem').first()
    await seen(button(post, 'Count as a vote for Gus'), button(post, 'Count as a vote for no lynch'))
    // All of what it asks about is there to be read.
    expect(await post.getByRole('blockquote').evaluate(text => text.scrollHeight - text.clientHeight)).toBe(0)
    await button(post, 'Count as a vote for Gus').click()
    await seen(page.getByRole('row', { name: /^Gus .*1 \(/ }))
  })
})
