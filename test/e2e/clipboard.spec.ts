/**
 * What was copied in a browser comes with its marks: bold votes are bold on Votes, and what was struck or quoted orders
 * nothing in the Inbox.
 */
import { expect, test, type Page } from 'playwright/test'
import { button, eventually, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  ['Ann', 'vanilla'],
  ['Bob', 'vigilante'],
  ['Cat', 'vanilla'],
  ['Gus', 'goon'],
].map(([name, role]) => ({ name: name!, role: role! }))

const thread: readonly (readonly [string, string, string])[] = [
  ['Ann', 'Vote: Gus', '<b>Vote: Gus</b>'],
  ['Bob', 'Vote: Ann', 'Vote: Ann'],
  [
    'Cat',
    'Gus said:\nVote: Ann\nNo. Vote: Bob',
    '<blockquote>Gus said:<br><b>Vote: Ann</b></blockquote>No. <strong>Vote: Bob</strong>',
  ],
  ['Gus', 'Vote: Ann Vote: Bob', '<s><b>Vote: Ann</b></s> <span style="font-weight: 700">Vote: Bob</span>'],
]

inChromium('What is copied in a browser', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let game: string
  /** Puts a text with its marks on the clipboard, as a browser does, and pastes it by key. */
  const paste = async (box: string, plain: string, html: string): Promise<void> => {
    await page.evaluate(
      async ([text, marked]) => {
        const held = (type: string, from: string): Blob => new Blob([from], { type })
        await navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': held('text/plain', text!), 'text/html': held('text/html', marked!) }),
        ])
      },
      [plain, html],
    )
    const field = page.getByRole('textbox', { name: box })
    await field.focus()
    await page.keyboard.press('Control+v')
  }

  test.beforeAll(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Copied', system: 'rar' })).game
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/votes/0`)
    await seen(page.getByRole('heading', { name: / votes$/ }))
  })

  test('is bold where the page had it bold, so that its votes count', async () => {
    await page.keyboard.press('p')
    const at = (index: number): string => `2026-03-03 2${index}:14 UTC`
    const box = 'Paste thread pages'
    await paste(
      box,
      thread.map(([by, plain], index) => `From: ${by}\nSent: ${at(index)}\n\n${plain}\n`).join('\n'),
      `<meta charset="utf-8"><!--StartFragment-->${thread.map(([by, , html], index) => `<p>From: <b>${by}</b><br>Sent: ${at(index)}</p><div>${html}</div>`).join('')}<!--EndFragment-->`,
    )
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(/\[b\]Vote: Gus\[\/b\][^]*\[quote\]/)
    await button(page, /^Import/).click()
    await noticed(page, '4 posts imported')
    await seen(
      page.getByRole('row', { name: /^Bob .*2 \(3 needed\)/ }),
      page.getByRole('row', { name: /^Gus .*1 \(3 needed\)/ }),
    )
    await expect(page.getByRole('row', { name: /^Ann/ })).toHaveCount(0)
    await seen(page.getByText('“Vote: Ann”: it is not bold'), page.getByText('“Vote: Ann”: it is struck through'))
  })

  test('is struck and quoted where the message had it so, so that only what stands is an order', async () => {
    const { ask } = app()
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await visit(page, `#/game/${game}/inbox/1`)
    const box = 'Paste a message, or a page of messages'
    await paste(
      box,
      'From: Bob\n\nThe host wrote:\nBob, will you shoot Cat?\nI shoot Ann I shoot Gus',
      '<p>From: Bob</p><blockquote>The host wrote:<br>Bob, will you shoot Cat?</blockquote><div><s>I shoot Ann</s> <b>I shoot Gus</b></div>',
    )
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(/\[s\]I shoot Ann ?\[\/s\]/)
    await page.getByRole('textbox', { name: box }).press('Control+Enter')
    await noticed(page, '1 message imported')
    const { slot } = (await ask('games.get', { game })).seats.find(({ name }) => name === 'Gus')!
    await eventually(async () =>
      (await ask('inbox.view', { game, phase: 1 })).messages.flatMap(({ proposals }) => proposals.map(({ to }) => to)),
    ).toEqual([[slot]])
  })
})
