/** Enlarged to 200 %, everything is read and reached; and sides are told by more than colour. */
import { expect, test, type Page } from 'playwright/test'
import { cut } from './cut.ts'
import { gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { beyondReach } from './reach.ts'
import { dayOf, nightOf, seated } from './tables.ts'

const sample = ['inbox/2', 'night/2', 'posts/4', 'roster', 'rules', 'wording', 'log']

inChromium('At 200 %', { sample: true, night: 'map' }, app => {
  for (const language of ['en', 'ru'] as const)
    test(`every control is reached, ${language}`, async () => {
      await app().ask('settings.put', { key: 'language', value: language })
      const page = await app().page({ width: 640, height: 400 })
      const reached = async (at: string): Promise<void> => {
        await visit(page, at)
        await seen(page.getByRole('heading').first())
        await gone(page.getByText(/Loading|Загрузка/))
        expect.soft(await beyondReach(page), at).toEqual([])
      }
      await reached('#/games')
      for (const screen of sample) await reached(`#/game/sample-harvest/${screen}`)
      await reached('#/game/sample-lighthouse/books')
      await reached(`#/game/${await seated(app(), 'gorny', true)}/setup`)
      const night = await nightOf(app(), 'gorny')
      for (const screen of ['inbox/0', 'night/0']) await reached(`#/game/${night}/${screen}`)
      await reached(`#/game/${await dayOf(app(), 'gorny')}/votes/1`)
    })
})

inChromium('Sides', { sample: true }, app => {
  let page: Page
  test.beforeAll(async () => {
    page = await app().page()
  })

  test('have a mark beside their name', async () => {
    await visit(page, '#/game/sample-gravel/roster')
    const shape = (faction: string) =>
      page.getByRole('cell', { name: faction, exact: true }).first().locator('svg[data-side]')
    await expect(shape('Town')).toHaveAttribute('data-side', 'town')
    await expect(shape('Mafia')).toHaveAttribute('data-side', 'hostile')
    expect(await cut(page)).toEqual([])
  })
})
