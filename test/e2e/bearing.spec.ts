/** How one thing bore on another: asked on the map and in the list, by mouse and by keyboard, in both languages. */
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, gone, rows, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('How one thing bore on another', { sample: true, night: 'map' }, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async () => {
    page = await app().page()
    await visit(page, '#/game/sample-harvest/night/4')
  })
  const map = () => page.getByRole('group', { name: /^Map: 7 actions/ })
  const card = (name: RegExp) => map().getByRole('button', { name })
  const bar = () => page.getByRole('status').filter({ hasText: /affect|Without|reached/ })

  test('is a chain on the map, in one sentence', async () => {
    await card(/^Lottie: jailed/).click()
    await page.keyboard.press('r')
    await seen(bar().getByText(/Lottie jailed Dorothy · How did it affect…\? Choose another action, vote or result/))
    await card(/^Dorothy: tried to swap/).click()
    await seen(
      bar().getByText(
        /^Lottie jailed Dorothy, so Dorothy's .+ failed\. Without Lottie's .+, Dorothy's .+ would have worked\.$/,
      ),
    )
    expect(await astray(page)).toEqual([])
    expect(await violations(page, 'bearing')).toEqual([])
  })

  test('is asked of the next thing as soon as that is chosen, in the list too', async () => {
    await page.keyboard.press('q')
    await rows(page, 'Results').filter({ hasText: 'Flora dies' }).click()
    await seen(bar().getByText(/^Lottie jailed Dorothy, .*Flora (died|survived)/))
    await rows(page, 'Results').filter({ hasText: 'Flora dies' }).press('ArrowDown')
    await seen(bar().getByText(/^Lottie jailed Dorothy/))
    await page.keyboard.press('q')
  })

  test('ends with the same key, and begins with a button', async () => {
    await page.keyboard.press('r')
    await gone(bar())
    await card(/^Dorothy: tried to swap/).click()
    await page.keyboard.press('i')
    await button(page, /^How did this affect…\?/).click()
    await seen(bar().getByText(/Dorothy tried to swap June and Ezra/))
    await button(bar(), /^Done/).click()
    await gone(bar())
    await page.keyboard.press('i')
  })

  test('is asked in Russian', async () => {
    await visit(page, '#/game/sample-sloboda/night/2')
    await seen(page.getByRole('group', { name: /^Map: / }))
    await page.keyboard.press('q')
    await page.getByRole('option').first().click()
    await page.keyboard.press('r')
    await page.getByRole('option').nth(1).click()
    await seen(page.getByText('Both came of one action: Лада shot Варвара.'))
    await page.getByRole('button', { name: 'Русский' }).click()
    await seen(page.getByText('У обоих одна причина: Лада стреляла в Варвару.'))
  })
})
