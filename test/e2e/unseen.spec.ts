/** On paper everything stands whole; in the colours of the system no word is lost. */
import { expect, test } from 'playwright/test'
import { cut } from './cut.ts'
import { gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf, nightOf } from './tables.ts'
import { cutOnPaper, lostWords } from './unseen.ts'

const sample = ['inbox/2', 'night/4', 'posts/4', 'roster', 'rules', 'wording', 'log'].map(
  screen => `#/game/sample-harvest/${screen}`,
)

inChromium('Where eyes are other', { sample: true, night: 'map' }, app => {
  const screens = async (): Promise<string[]> => [
    '#/games',
    ...sample,
    '#/game/sample-lighthouse/books',
    `#/game/${await nightOf(app(), 'gorny')}/night/0`,
    `#/game/${await dayOf(app(), 'gorny')}/votes/1`,
  ]

  test('paper of A4 shows every screen whole', async () => {
    const page = await app().page({ width: 673, height: 900 })
    await page.emulateMedia({ media: 'print' })
    for (const at of await screens()) {
      await visit(page, at)
      await seen(page.getByRole('heading').first())
      await gone(page.getByText(/Loading/))
      expect.soft(await cutOnPaper(page), at).toEqual([])
      expect.soft(await cut(page), at).toEqual([])
    }
  })

  test('colours of the system show every word of every screen', async () => {
    const page = await app().page()
    await page.emulateMedia({ forcedColors: 'active' })
    for (const at of await screens()) {
      await visit(page, at)
      await seen(page.getByRole('heading').first())
      await gone(page.getByText(/Loading/))
      // What is painted comes after what is there.
      await expect.poll(() => lostWords(page), at).toEqual([])
    }
  })
})
