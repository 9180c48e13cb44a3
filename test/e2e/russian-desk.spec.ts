/** A desk that speaks Russian: every screen of the Russian sample, what opens above them, and a night played on it, without a word in Latin letters. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { sampleFolder } from './app.ts'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, eventually, gone, seen, visit } from './hands.ts'
import { newGameInRussian } from './hosting.ts'
import { inChromium } from './in-chromium.ts'
import { latin } from './latin.ts'

const sample = '#/game/sample-sloboda'

/** What players wrote in the sample in the language of night notes, and rule systems that are called so everywhere. */
const typed = [
  'doctorHit and not anybodyDied',
  'anybodyDied',
  'Detective Conan Mafia',
  'Mafia 1923',
  "Gorny's template, simple list",
  'Reasonable Action Resolution',
]

const screens: readonly [name: string, at: string, heading: RegExp][] = [
  ['games', '#/games', /^Игры$/],
  ['inbox', `${sample}/inbox/0`, /Сообщени/],
  ['night', `${sample}/night/2`, /./],
  ['posts', `${sample}/posts/0`, /^Кому: /],
  ['votes', `${sample}/votes/1`, /Голос/],
  ['roster', `${sample}/roster`, /^Состав$/],
  ['setup', `${sample}/setup`, /^Роли$/],
  ['rules', `${sample}/rules`, /^Опции$/],
  ['wording', `${sample}/wording`, /./],
  ['log', `${sample}/log`, /^Журнал$/],
  ['search', `${sample}/search`, /^Поиск$/],
  ['books', `${sample}/books`, /^Учет$/],
]

inChromium('A Russian desk', {}, app => {
  let page: Page

  test.beforeAll(async () => {
    await app().ask('settings.put', { key: 'language', value: 'ru' })
    await app().ask('games.import', { text: readFileSync(join(sampleFolder, '6-sloboda.json'), 'utf8') })
    page = await app().page({ clipboard: true })
  })

  for (const [name, at, heading] of screens)
    test(`says nothing in Latin letters on the screen ${name}`, async () => {
      await visit(page, at)
      await seen(page.getByRole('heading', { name: heading }))
      await gone(page.getByText('Загрузка'))
      // Of a first start in another language than the browser's, what was asked in that one is asked again.
      await eventually(() => latin(page, typed)).toEqual([])
      expect.soft([await latin(page, typed), await astray(page), await violations(page, name)]).toEqual([[], [], []])
    })

  const dialog = (name: RegExp) => page.getByRole('dialog', { name })
  const closed = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await gone(dialog(/\S/))
  }
  const clean = async (): Promise<void> => expect.soft(await latin(page, typed)).toEqual([])

  test('opens dialogs, the palette and the sheet of keys in Russian', async () => {
    await visit(page, `${sample}/night/0`)
    await page.keyboard.press('Control+k')
    await seen(dialog(/\S/))
    await clean()
    await closed()
    await page.keyboard.press('?')
    await seen(dialog(/\S/))
    await clean()
    await closed()
    await visit(page, `${sample}/roster`)
    await button(page, 'Заменить…').click()
    await seen(dialog(/^Замена: /))
    await clean()
    await closed()
    await visit(page, `${sample}/books`)
    await button(page, 'Внести…').click()
    await page.getByRole('menuitem').first().click()
    await seen(dialog(/\S/))
    await clean()
    await closed()
    await visit(page, `${sample}/log`)
    await button(page, /^Отменить отсюда/)
      .nth(3)
      .click()
    await seen(dialog(/^Отменить /))
    await clean()
    await closed()
  })

  test.describe('a game', () => {
    test.describe.configure({ mode: 'serial' })
    const roster = `Аня: доктор
Боря: блокер
Вера: комиссар
Глеб: детектив
Даша: следователь (мэр)
Егор: активный житель
Женя: судья (мафия)
Зоя: герой + мафия
Илья: священник (маньяк)
Катя: свидетель (джокер)
Лена: лжец
Миша: адвокат`

    test('is made, and its roster pasted', async () => {
      await visit(page, '#/games')
      await button(page, /^Новая игра/).click()
      await seen(page.getByRole('heading', { name: 'Новая игра' }))
      await clean()
      await newGameInRussian(page, 'Ночной дозор')
      await page.getByRole('textbox', { name: 'Состав, по игроку в строке' }).fill(roster.replace('доктор', 'дкторр'))
      await seen(page.getByText('Роли «дкторр» нет.'))
      await clean()
      await button(page, 'Взять: доктор').click()
      await button(page, /^Взять этих 12 игроков/).click()
      await seen(page.getByRole('heading', { name: '12 игроков' }))
      await clean()
    })

    test('is played through a night by hand, and told', async () => {
      await button(page, 'Открыть: Ночь 1').click()
      await seen(page.getByRole('textbox', { name: /^Вставьте|^Личн|сообщени/i }).first())
      await clean()
      const game = (await app().ask('games.list', {}))[0]!.id
      const send = (by: string, does: string, to: string[], chosen = {}): Promise<unknown> =>
        app().ask('actions.submit', { game, by, does, to, with: chosen })
      await send('Женя', 'shoot', ['Вера'])
      await send('Аня', 'heal', ['Лена'])
      await send('Боря', 'block', ['Егор'], { mode: 'arrest' })
      await send('Вера', 'check', ['Женя'])
      await send('Боря', 'heal', ['Аня'])
      await visit(page, `#/game/${game}/night/0`)
      await seen(page.getByText(/Вера погибает/).first())
      await clean()
      await page.keyboard.press('Control+k')
      await dialog(/\S/).getByRole('combobox').fill('зафиксировать')
      await dialog(/\S/).getByRole('option').first().click()
      await seen(dialog(/зафиксировать\?$/))
      await clean()
      await button(dialog(/зафиксировать\?$/), 'Зафиксировать ночь').click()
      await seen(page.getByText('Ночь 1: зафиксировано.'))
      await gone(dialog(/\S/))
      await visit(page, `#/game/${game}/posts/0`)
      await seen(page.getByRole('heading', { name: /^Кому: / }))
      await clean()
      await visit(page, `#/game/${game}/log`)
      await seen(page.getByRole('heading', { name: 'Журнал' }))
      await clean()
    })

    test('answers a mistake in Russian', async () => {
      const game = (await app().ask('games.list', {}))[0]!.id
      const refused = await app().desk.dispatch('roster.change', { game, slot: 'Аня', role: 'доктр' }, 'ru')
      expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/^Роли «доктр» нет\.$/) })
      await page.keyboard.press('Control+z')
      await seen(page.getByText(/^Отменено/).first())
      await clean()
    })
  })
})
