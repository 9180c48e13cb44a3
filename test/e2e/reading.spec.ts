/** What takes long says how far it has come and can be stopped: what was pasted stays in its box, nothing is kept. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { heldThread } from './bundled.ts'
import { grove } from './grove.ts'
import { button, eventually, gone, noticed, patience, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

// That reading has a deadline is shown elsewhere.
const options = { thread: heldThread, readingDeadline: 10 * patience }

/** An export with so many notes of its host more. */
function noted(text: string, count: number): string {
  const game = JSON.parse(text) as { journal: object[] }
  const at = '2026-11-28T12:00:00.000Z'
  const notes = Array.from({ length: count }, (_, note) => ({
    at,
    type: 'gameNoted',
    version: 1,
    event: { type: 'gameNoted', note: `${note}` },
  }))
  return JSON.stringify({ ...game, journal: [...game.journal, ...notes] })
}

inChromium('A long reading', options, app => {
  const hold = (): string => join(app().folder, randomUUID())

  test('of messages shows how far it is, and stops', async () => {
    const game = await grove(app(), 'night')
    const page = await app().page()
    await visit(page, `#/game/${game}/inbox/0`)
    const box = page.getByRole('textbox', { name: 'Paste a message, or a page of messages' })
    const path = hold()
    const text = `From: Ash\n\nheld by ${path}`
    await box.fill(text)
    await box.press('Control+Enter')
    const bar = page.getByRole('progressbar', { name: 'Reading…' })
    await seen(bar)
    await eventually(() => bar.getAttribute('aria-valuetext')).toBe('240 of 1,900 messages')
    const before = (await app().ask('games.get', { game })).revision
    const stop = button(page, 'Stop')
    await stop.focus()
    await page.keyboard.press('Enter')
    await noticed(page, 'Reading was stopped.')
    await gone(bar)
    await expect(box).toHaveValue(text)
    expect(await box.evaluate(field => field === document.activeElement)).toBe(true)
    expect((await app().ask('games.get', { game })).revision).toBe(before)
    writeFileSync(path, '')
    await box.press('Control+Enter')
    await noticed(page, '1 message imported')
    await expect(box).toHaveValue('')
  })

  test('of a game in a file is told of and stopped like one of messages', async () => {
    const { game } = await app().ask('games.create', { name: 'Oaks', system: 'rar' })
    const { text } = await app().ask('games.export', { game })
    const before = await app().ask('games.list', {})
    const page = await app().page()
    await visit(page, '#/games')
    await page
      .getByLabel('Game file')
      .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(noted(text, 45_000)) })
    const bar = page.getByRole('progressbar', { name: 'Working…' })
    await seen(bar)
    await eventually(() => bar.getAttribute('aria-valuetext')).toMatch(/^\d+% complete$/)
    await button(page, 'Stop').click()
    await noticed(page, 'Stopped.')
    await gone(bar)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect(await app().ask('games.list', {})).toEqual(before)
  })

  test('of a roster gives way to what is typed next', async () => {
    const { game } = await app().ask('games.create', { name: 'Elms', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    const paste = page.getByRole('textbox', { name: 'Roster, one player per line' })
    await paste.fill(`Ann: doctor\nheld by ${hold()}`)
    await seen(page.getByRole('progressbar', { name: 'Reading…' }))
    await paste.fill('Ann: doctor')
    await seen(page.getByRole('list', { name: 'Read so far' }).getByText('Ann'))
    await gone(page.getByRole('progressbar', { name: 'Reading…' }))
  })
})
