/** An extended game by the Russian rulebook, sixteen players with optional roles alone: made in Russian, and played three nights out of pasted messages. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { button, gone, seen, visit } from './hands.ts'
import { newGameInRussian } from './hosting.ts'
import { inChromium } from './in-chromium.ts'
import { latin } from './latin.ts'

const roster = `Аня: горничная
Боря: некромант
Вера: культист
Глеб: хакер
Даша: анонимус
Егор: сутенер
Женя: террорист (мафия)
Зоя: фанатик (мафия)
Илья: криминалист (мэр)
Катя: ведьма (отравитель)
Лена: волшебник
Миша: актер
Нина: коллекционер
Олег: журналист
Паша: инквизитор (маньяк)
Рита: наркодилер`

/** Who writes what, night by night. */
const nights: readonly (readonly (readonly [sender: string, words: string])[])[] = [
  [
    ['Аня', 'Навещаю Веру, ничего не меняю.'],
    ['Боря', 'Проклинаю Веру, Олега и Дашу'],
    ['Вера', 'Души: Аня, Боря и Олег'],
    ['Глеб', 'Взламываю Дашу'],
    ['Даша', 'Слежу за Аней и Борей'],
    ['Егор', 'Забираю паспорт у Лены'],
    ['Женя', 'Стреляю в Олега'],
    ['Зоя', 'Мой кумир – Рита'],
    ['Катя', 'Меняю местами Аню и Веру'],
    ['Паша', 'Стреляю в Риту. Ой, то есть в Нину'],
    ['Рита', 'Дозу Глебу'],
  ],
  [
    ['Аня', 'Навещаю Мишу'],
    ['Женя', 'Стреляем в Глеба'],
    ['Катя', 'Меняю местами Мишу и Лену'],
    ['Паша', 'Проверяю Женю как инквизитор'],
    ['Рита', 'Дозу Мише'],
    ['Егор', 'Забираю паспорт у Миши'],
  ],
  [
    ['Женя', 'Стреляю в Егора'],
    ['Катя', 'Травлю Мишу'],
    ['Аня', 'Навещаю Риту'],
    ['Рита', 'Дозу Ане'],
  ],
]
/** Who is out of the game after each of them. */
const dead = [
  ['Нина', 'Олег'],
  ['Глеб', 'Нина', 'Олег'],
  ['Глеб', 'Егор', 'Нина', 'Олег'],
]
const letters = (sent: (typeof nights)[number]): string =>
  sent.map(([who, words], nth) => `Ход\n${who} » 06 май 2026, 22:${10 + nth}\n\n${words}\n`).join('\n\n')

inChromium('An extended game in Russian', {}, app => {
  test('of sixteen optional roles is played three nights', async () => {
    const page: Page = await app().page({ clipboard: true })
    const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })
    const clean = async (): Promise<void> => expect.soft(await latin(page)).toEqual([])
    await button(page, 'Language').click()
    await page.getByText('Русский', { exact: true }).click()
    await button(page, /^Новая игра/).click()
    await newGameInRussian(page, 'Шестнадцать')
    await page.getByRole('textbox', { name: 'Состав, по игроку в строке' }).fill(roster)
    await button(page, /^Взять этих 16 игроков/).click()
    await seen(page.getByRole('heading', { name: '16 игроков' }))
    await clean()
    const game = (await app().ask('games.list', {})).find(({ name }) => name === 'Шестнадцать')!.id
    await app().ask('options.choose', { game, option: 'format', value: 'extended' })
    const phases = async (): Promise<number> => (await app().ask('games.get', { game })).phases.length
    const out = async (): Promise<string[]> =>
      (await app().ask('games.get', { game })).seats.flatMap(seat => (seat.alive ? [] : seat.name))
    for (const [place, sent] of nights.entries()) {
      const number = place + 1
      if (place > 0) {
        // A day without a vote lies between.
        await app().ask('phases.open', { game, kind: 'day', number })
        await app().ask('phases.lock', { game })
      }
      await app().ask('phases.open', { game, kind: 'night', number })
      const index = (await phases()) - 1
      await visit(page, `#/game/${game}/inbox/${index}`)
      await page.getByRole('textbox', { name: 'Вставьте сообщение или страницу сообщений' }).fill(letters(sent))
      await button(page, /^Принять/).click()
      await seen(page.getByRole('list', { name: 'Сообщения в порядке поступления' }))
      await button(page, /^Принять \d+ ясных/).click()
      await clean()
      await visit(page, `#/game/${game}/night/${index}`)
      await seen(page.getByText(/погибает/).first())
      await clean()
      await page.keyboard.press('Control+k')
      await dialog(/\S/).getByRole('combobox').fill('зафиксировать')
      await dialog(/\S/).getByRole('option').first().click()
      await button(dialog(/зафиксировать\?$/), 'Зафиксировать ночь').click()
      await seen(page.getByText(`Ночь ${number}: зафиксировано.`))
      await gone(dialog(/\S/))
      await visit(page, `#/game/${game}/posts/${index}`)
      await seen(page.getByRole('heading', { name: /^Кому: / }))
      await clean()
      expect(await out()).toEqual(dead[place])
    }
    expect(app().trouble).toEqual([])
    await page.context().close()
  })
})
