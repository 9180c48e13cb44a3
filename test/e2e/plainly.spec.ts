/** What screens said that nobody understood who had not drawn them: borrowed rules, books of a day that is over, counts, tables. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf } from './tables.ts'

inChromium('Said plainly', { sample: true }, app => {
  let page: Page
  test.beforeAll(async () => {
    page = await app().page({ theme: 'dark', width: 1280, height: 800 })
  })

  test('rules of another system say whose they are and whether they count, behind the own ones', async () => {
    await visit(page, '#/game/sample-gravel/rules')
    await seen(page.getByRole('region', { name: 'Borrowed options' }))
    await button(page.getByRole('navigation', { name: 'Rules and wording' }), /^Rulebook/).click()
    const book = page.getByRole('region', { name: 'Rulebook' })
    const borrowed = book.getByRole('region', { name: 'Borrowed rules' })
    await seen(
      borrowed.getByText('From Reasonable Action Resolution.'),
      borrowed.getByText(/They have no effect in this game\.$/),
    )
    await expect(borrowed.getByText(/^GORNY-/)).toHaveCount(0)
    await expect(book.locator('[data-rule]').first()).toHaveAttribute('data-rule', 'GORNY-T1')
    expect(await violations(page, 'borrowed rules')).toEqual([])
    await visit(page, '#/game/sample-harvest/rules')
    await button(page, /^Rulebook/).click()
    await seen(borrowed.getByText("From Gorny's template, simple list."))
  })

  test('books of a phase that is locked say as of when, and those after the last one are there', async () => {
    await visit(page, '#/game/sample-saltmarket/books')
    const which = page.getByRole('combobox', { name: 'Show phase' })
    const asOf = page.getByText(/^At the start of Day 5/)
    await expect(which.locator('option:checked')).toHaveText('After Day 5')
    await gone(asOf)
    const sides = page.getByRole('region', { name: 'Families' })
    await expect(sides.getByRole('row', { name: /^Rossi/ })).toHaveText(/\d/)
    const after = await sides.innerText()
    await which.selectOption('Day 5')
    await seen(asOf)
    // Somebody dies on the last day, so the books before it say something else.
    await expect(sides).not.toHaveText(after, { useInnerText: true })
  })

  test('ballots that count are the votes of the table, or say what they came to', async () => {
    await visit(page, '#/game/sample-harvest/votes/1')
    await seen(page.getByText('8 votes counted', { exact: true }), page.getByText('unvoted'))
    await visit(page, '#/game/sample-saltmarket/votes/1')
    await seen(page.getByText('22 votes counted, total weight 20 for families and 22 for players'))
    await seen(page.getByText('1 not voting').first())
  })

  test('a game that is over says so, and an inbox of it does not ask for messages', async () => {
    await visit(page, '#/game/sample-gravel/votes/1')
    await seen(page.getByRole('banner').getByText('Day 1 · game over: Mafia won'))
    await visit(page, '#/game/sample-saltmarket/inbox/1')
    await seen(page.getByRole('heading', { name: / inbox$/ }).first())
    await expect(page.getByText('paste it on the left')).toHaveCount(0)
  })

  test('no book is cut where it stands beside a vote', async () => {
    await visit(page, `#/game/${await dayOf(app(), 'gorny')}/votes/1`)
    await seen(page.getByRole('region', { name: 'How it was counted' }))
    await page.keyboard.press('o')
    const conduct = page.getByRole('table').filter({ hasText: 'Penalty in the rules' })
    await seen(conduct)
    await expect(conduct.getByRole('columnheader')).toHaveText([
      'Player',
      'What happened',
      'Penalty in the rules',
      'When',
      'Evidence',
    ])
    await expect
      .poll(() => conduct.evaluate(table => table.parentElement!.scrollWidth - table.parentElement!.clientWidth))
      .toBe(0)
    expect(await violations(page, 'a book in blocks')).toEqual([])
  })

  test('pages of another forum are described by an example that is tried', async () => {
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill('<html>')
    await button(page, 'Support another forum…').click()
    const dialog = page.getByRole('dialog', { name: 'Support another forum…' })
    await seen(dialog.getByText('Inside the post: the author’s name.'))
    await dialog.getByText('How to describe an element').click()
    await button(dialog, 'Try an example').click()
    const found = dialog.getByRole('region', { name: 'Result' })
    await seen(found.getByText('2 posts found.'), found.getByText('So have I. Vote: Ann'))
    await expect(dialog.getByText('2 of 2')).toHaveCount(4)
    expect(await violations(page, 'pages of another forum')).toEqual([])
    await page.keyboard.press('Escape')
    await gone(dialog)
  })

  test('no book of a sample is cut, on its own screen or beside a vote', async () => {
    const cut = (): Promise<string[]> =>
      page
        .getByRole('group', { name: / as a table$/ })
        .evaluateAll(books =>
          books.flatMap(book => (book.scrollWidth > book.clientWidth ? [book.getAttribute('aria-label') ?? ''] : [])),
        )
    for (const at of ['sloboda/votes/1', 'sloboda/books', 'saltmarket/books', 'lighthouse/books']) {
      await visit(page, `#/game/sample-${at}`)
      if (at.includes('votes')) {
        await seen(page.getByText('13 votes counted'))
        await button(page, 'Game state').click()
      }
      await seen(page.getByRole('group', { name: / as a table$/ }))
      await expect.poll(cut, at).toEqual([])
    }
  })

  test('edges and bars are seen where the machine chooses the colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '#/game/sample-gravel/votes/1')
    const bars = page.locator('tr').filter({ hasText: 'lynched' }).locator('td span span')
    await expect(bars).toHaveCount(1)
    await expect(bars).not.toHaveCSS(
      'background-color',
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    )
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px')
    await page.keyboard.press('Escape')
    await gone(page.getByRole('dialog'))
    await page.emulateMedia({ forcedColors: 'none' })
  })
})
