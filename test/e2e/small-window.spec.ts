/**
 * In a window of 640 × 400, which is also half a screen at 200 %: every screen is used without scrolling the page sideways,
 * and no word in a table, a list or a heading is broken in the middle.
 */
import { expect, test, type Page } from 'playwright/test'
import { cut } from './cut.ts'
import { gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { beyondReach } from './reach.ts'
import { dayOf, nightOf, seated } from './tables.ts'

const whole = ['#/games', '#/new', '#/search', '#/statistics']
const ofAny = ['roster', 'rules', 'wording', 'books', 'log', 'setup', 'messages', 'public', 'search', 'ownRoles']
const ofPhases = ['inbox/0', 'night/0', 'votes/1', 'posts/1']
const samples = ['harvest', 'gravel', 'saltmarket', 'lighthouse', 'sloboda']

/** How long a screen may still be settling, in milliseconds. */
const settled = 10_000

/** What is wider than it has room: the page, or a pane in it that holds no table, canvas or text. A strip of places may scroll. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(over => {
      if (over.closest('.react-flow, svg, textarea') || over.matches('input, select, nav')) return false
      if (!/auto|scroll/.test(getComputedStyle(over).overflowX) || !over.checkVisibility()) return false
      return (
        over.clientWidth > 0
        && over.scrollWidth > over.clientWidth + 1
        && !over.querySelector('table, pre, .react-flow, svg')
      )
    })
    return [
      ...(root.scrollWidth > innerWidth + 1 ? [`the page is ${root.scrollWidth} wide`] : []),
      ...wide.map(over => `${over.className || over.tagName} is ${over.scrollWidth} wide in ${over.clientWidth}`),
    ]
  })

for (const [language, theme] of [
  ['en', 'light'],
  ['ru', 'dark'],
] as const)
  inChromium(`In a small window, ${language}, ${theme}`, { sample: true, night: 'map' }, app => {
    let page: Page
    test.beforeAll(async () => {
      await app().ask('settings.put', { key: 'language', value: language })
      page = await app().page({ width: 640, height: 400, theme })
    })
    const used = async (at: string): Promise<void> => {
      await visit(page, at)
      await seen(page.getByRole('heading').first())
      await gone(page.getByText(/Loading|Загрузка/))
      const wrong = async (): Promise<string[]> => [
        ...(await sideways(page)),
        ...(await cut(page)),
        ...(await beyondReach(page)),
      ]
      await expect.soft.poll(wrong, { message: at, timeout: settled }).toEqual([])
    }

    test('the screens of no game', async () => {
      for (const at of whole) await used(at)
    })
    for (const sample of samples)
      test(`the screens of ${sample}`, async () => {
        for (const screen of [...ofPhases, ...ofAny]) await used(`#/game/sample-${sample}/${screen}`)
      })
    for (const system of ['gorny', 'mafia1923', 'conan', 'russian'] as const)
      test(`a game by ${system} that is open`, async () => {
        await used(`#/game/${await seated(app(), system, true)}/setup`)
        const night = await nightOf(app(), system)
        for (const screen of ['inbox/0', 'night/0']) await used(`#/game/${night}/${screen}`)
        await used(`#/game/${await dayOf(app(), system)}/votes/1`)
      })
  })
