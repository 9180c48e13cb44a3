/** Nothing is cut: on the smallest window and in the language of the longest words every word stands whole. */
import { expect, test, type Page } from 'playwright/test'
import { cut } from './cut.ts'
import { gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf, nightOf, seated } from './tables.ts'

const games = ['harvest', 'lanterns', 'gravel', 'saltmarket', 'lighthouse', 'sloboda']
const screens = ['inbox/0', 'night/0', 'night/2', 'votes/1', 'posts/1', 'roster', 'rules', 'wording', 'log', 'books']
const systems = ['gorny', 'mafia1923', 'conan', 'russian'] as const

/** How long a screen may still be settling, in milliseconds; what is cut stays cut. */
const settled = 10_000

inChromium('Every word stands whole', { sample: true, night: 'map' }, app => {
  let page: Page
  test.beforeAll(async () => {
    await app().ask('settings.put', { key: 'language', value: 'ru' })
    page = await app().page()
  })
  const whole = async (at: string): Promise<void> => {
    await visit(page, at)
    await seen(page.getByRole('heading').first())
    await gone(page.getByText('Загрузка'))
    // A drawing makes room for its words with the picture after they are there.
    await expect.soft.poll(() => cut(page), { message: at, timeout: settled }).toEqual([])
  }

  test('in the list of games', () => whole('#/games'))
  for (const game of games)
    test(`on the screens of the sample ${game}`, async () => {
      for (const screen of screens) await whole(`#/game/sample-${game}/${screen}`)
    })
  for (const system of systems)
    test(`in a set-up by rows, and with something open, by ${system}`, async () => {
      await whole(`#/game/${await seated(app(), system, true)}/setup`)
      await whole(`#/game/${await nightOf(app(), system)}/inbox/0`)
      const day = await dayOf(app(), system)
      for (const screen of ['votes/1', 'night/1', 'posts/0']) await whole(`#/game/${day}/${screen}`)
    })
})
