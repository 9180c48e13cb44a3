/** A game of Russian texts, explained in either language, with a player whose name is declined. */
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, eventually, seen, sentences, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  { name: 'Анна', role: 'doctor' },
  { name: 'Борис', role: 'blocker' },
  { name: 'Вера', role: 'commissioner' },
  { name: 'Глеб', role: 'detective', details: { negative: 'mafia' } },
  { name: 'Дарья', role: 'investigator', details: { negative: 'maniac' } },
  { name: 'Егор', role: 'judge' },
  { name: 'Жанна', role: 'witness' },
]

inChromium('Russian', { sample: true }, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let game: string
  const at = (screen: string): Promise<void> => visit(page, `#/game/${game}/${screen}`)

  test.beforeAll(async () => {
    game = (await app().ask('games.create', { name: 'Город', system: 'russian' })).game
    await app().ask('roster.set', { game, seats })
    await app().ask('phases.open', { game, kind: 'night', number: 1 })
    await app().ask('actions.submit', { game, by: 'Глеб', does: 'shoot', to: ['Вера'] })
    page = await app().page({ theme: 'dark' })
    await at('night/0')
  })

  test('explains a night in the language of the app first', async () => {
    await eventually(() => sentences(page, 'Results')).toContain('Вера dies')
    await expect(button(page, 'English')).toHaveAttribute('aria-pressed', 'true')
  })

  test('explains it in Russian when asked to, says so to who hears it, and keeps that', async () => {
    await button(page, 'Русский').click()
    await eventually(() => sentences(page, 'Results')).toContain('Игрок Вера погибает')
    expect(await page.getByRole('listbox', { name: 'Results' }).locator('[lang="ru"]').first().innerText()).toMatch(
      /\p{Script=Cyrillic}/u,
    )
    await button(page, 'List').click()
    await seen(
      page.getByRole('tree', { name: /^Погибает ли|^Получает|^Остаются|^Попал/ }),
      page.getByRole('treeitem', { name: /Потому что/ }),
    )
    await expect(page.getByRole('tree')).toHaveAttribute('lang', 'ru')
    expect([await violations(page, 'night in Russian'), await astray(page)]).toEqual([[], []])
    await page.reload()
    await eventually(() => sentences(page, 'Results')).toContain('Игрок Вера погибает')
  })

  test('offers no Russian where the rules have no Russian words', async () => {
    await visit(page, '#/game/sample-harvest/night/0')
    await seen(page.getByRole('heading', { level: 1 }), button(page, 'Copy, export and print'))
    await expect(button(page, /^Русский/)).toHaveCount(0)
    await visit(page, '#/game/sample-harvest/setup')
    await seen(page.getByText('Reasonable Action Resolution is available in English only.'))
  })

  test.describe('the texts', () => {
    test('are Russian from the beginning, with names as they are', async () => {
      await at('posts/0')
      await eventually(() => source(page).inputValue()).toContain('Вера')
      await expect(source(page)).toHaveAttribute('lang', 'ru')
      await expect(source(page)).not.toHaveValue(/died|night/i)
    })

    test('decline a name once its forms are on the roster', async () => {
      await at('roster')
      await page.getByRole('row', { name: /Вера/ }).click()
      await page.getByText('Name forms').click()
      await page.getByLabel(/^Genitive/).fill('Веры, Вере, Веру, Верой, Вере')
      await page.getByLabel(/^Genitive/).press('Enter')
      await expect(page.getByLabel(/^Instrumental/)).toHaveValue('Верой')
      await page.getByLabel('Gender').selectOption('f')
      await eventually(async () => (await app().ask('games.get', { game })).seats[2]?.forms).toEqual({
        gender: 'f',
        gen: 'Веры',
        dat: 'Вере',
        acc: 'Веру',
        ins: 'Верой',
        pre: 'Вере',
      })
      expect(await violations(page, 'forms of a name')).toEqual([])
      await at('night/0')
      await eventually(() => sentences(page, 'Actions')).toContain('Игрок Глеб стрелял в Веру')
    })

    test('turn English in the settings of the game, and what is worded otherwise belongs to a language', async () => {
      await at('setup')
      await page.getByLabel('Language of posts and messages').selectOption('en')
      await at('posts/0')
      await expect(source(page)).not.toHaveAttribute('lang')
      // The game has not begun: the post with which it starts stands there, to be sent already.
      await expect(source(page)).toHaveValue(/begins\.[^]*Rules:/)
      await at('wording')
      await seen(page.getByRole('radiogroup', { name: 'Text language' }))
      await page.getByRole('radio', { name: 'Русский' }).check({ force: true })
      await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute('lang', 'ru')
      expect([await violations(page, 'wording in Russian'), await astray(page), app().trouble.splice(0)]).toEqual([
        [],
        [],
        [],
      ])
    })
  })
})
