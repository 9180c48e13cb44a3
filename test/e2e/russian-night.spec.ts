/** A night and a day of the Russian sample, from the list of games to the end, by a host who reads Russian alone: through the page, with nothing in Latin letters, cut or astray. */
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { sampleFolder } from './app.ts'
import { astray } from './astray.ts'
import { cut } from './cut.ts'
import { button, clipboard, eventually, gone, seen } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { latin } from './latin.ts'

const sample = '6-sloboda.json'

const letters = `Ночной ход
Матвей » 06 май 2026, 22:41

Стреляю в Дарью.


Ход джокера
Нина » 06 май 2026, 22:55

Чек джокера на Егора, пожалуйста.


Срез
Остап » 06 май 2026, 23:02

Режу лицо Инге, цель — Матвей.


Ночь 3
Глеб » 06 май 2026, 23:10

Охраняю Дарью этой ночью.


Чек
Дарья » 06 май 2026, 23:18

Проверяю Нину.


Слежка
Егор » 06 май 2026, 23:30

Привет! Сегодня слежу за Матвеем или за Ниной.


Записка
Раиса » 06 май 2026, 23:44

Записка: «Слобода помнит всех. Спите чутко.»


Вопрос
Платон » 06 май 2026, 23:50

Уважаемый Сыч, а мэр ночью ходит?
`

/** The vote of a day is from nine to ten (RU-TIME-2). */
const thread = `Re: День 4
Глеб » 07 май 2026, 21:05

Голос: Матвей


Re: День 4
Дарья » 07 май 2026, 21:09

Голос: Нина


Re: День 4
Матвей » 07 май 2026, 21:12

Голос: Раиса


Re: День 4
Глеб » 07 май 2026, 21:20

Голос: Нина


Re: День 4
Раиса » 07 май 2026, 21:25

[b]Голос: Матвей[/b]


Re: День 4
Егор » 07 май 2026, 21:30

Голосую за Матвея


Re: День 4
Инга » 07 май 2026, 21:33

Голос: Матвей


Re: День 4
Платон » 07 май 2026, 21:40

Голос: Матвей


Re: День 4
Нина » 07 май 2026, 21:41

Голос: Матвей
`

inChromium('A night in Russian alone', { night: 'map' }, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  /** Nothing of what is on the screen is Latin, astray or cut. */
  const clean = async (): Promise<void> =>
    expect
      .soft({ latin: await latin(page, [sample]), astray: await astray(page), cut: await cut(page) })
      .toEqual(spotless)
  const spotless = { latin: [], astray: [], cut: [] }
  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })
  const tab = (phase: string, name: string): Locator =>
    page.getByRole('navigation', { name: phase }).getByRole('link', { name: new RegExp(`^${name}`) })
  const messages = (): Locator => page.getByRole('list', { name: 'Сообщения в порядке поступления' })
  const noticed = (words: string): Promise<void> =>
    seen(page.getByRole('region', { name: 'Уведомления' }).getByText(words))
  const above = (name: string): Locator => button(page.getByRole('banner'), name)
  /** Opens the phase that comes next, without a deadline: those of the sample are long past. */
  const open = async (phase: string): Promise<void> => {
    await above(`Открыть: ${phase}`).click()
    await seen(dialog(`Открыть: ${phase}`))
    await clean()
    await button(dialog(`Открыть: ${phase}`), 'Без дедлайна').click()
    await button(dialog(`Открыть: ${phase}`), `Открыть: ${phase}`).click()
    await gone(dialog(/\S/))
    // The post before told a deadline that is none now: it is sent again.
    await above('1 к отправке').click()
    const post = page.getByRole('article', { name: 'Кому: Тема игры', exact: true })
    await seen(post.getByRole('region', { name: 'Что изменилось после отправки' }))
    await clean()
    await button(post, /^Скопировать/).click()
    await gone(above('1 к отправке'))
    await page
      .getByRole('link', { name: new RegExp(`^${phase}`) })
      .first()
      .click()
  }
  const lock = async (phase: string, does: string): Promise<void> => {
    await above(does).click()
    await seen(dialog(`${phase}: зафиксировать?`))
    await clean()
    await button(dialog(`${phase}: зафиксировать?`), does).click()
    await noticed(`${phase}: зафиксировано.`)
    await gone(dialog(/\S/))
  }
  /** Copies what goes to each reader, one after the other, as the button leads on. @returns it by the reader */
  const copyAll = async (): Promise<Record<string, string>> => {
    const list = page.getByRole('region', { name: 'Кому', exact: true })
    await seen(button(list, /^отправить: /))
    const copied: Record<string, string> = {}
    for (const name of await button(list, /^отправить: /)
      .locator('bdi')
      .allInnerTexts()) {
      const post = page.getByRole('article', { name: `Кому: ${name}`, exact: true })
      await seen(post)
      await clean()
      copied[name] = await post.getByRole('textbox', { name: /^Текст с разметкой форума/ }).inputValue()
      await button(post, /^Скопировать, отметить/).click()
      await eventually(() => clipboard(page)).toBe(copied[name])
    }
    await seen(list.getByText(/^(Все отправлены|Эта фаза отправлена)/))
    return copied
  }

  test('is reached in Russian, from the list of games', async () => {
    page = await app().page({ clipboard: true })
    await button(page, 'Language').click()
    await page.getByText('Русский', { exact: true }).click()
    await seen(page.getByRole('heading', { name: 'Игры' }))
    await clean()
    const chosen = page.waitForEvent('filechooser')
    await button(page, 'Открыть файл…').click()
    await (await chosen).setFiles(join(sampleFolder, sample))
    // It opens by itself: nothing to click, and nothing to look at before it has.
    await gone(page.getByRole('heading', { name: 'Игры' }))
    await seen(page.getByText('Туман над Слободой'), above('Открыть: Ночь 3'))
    await clean()
    await open('Ночь 3')
    await tab('Ночь 3', 'Сообщения').click()
    await seen(page.getByText('Сообщений пока нет'))
    await clean()
  })

  test('takes its messages in: the sure ones at once, the others as they are answered', async () => {
    await page.getByRole('textbox', { name: 'Вставьте сообщение или страницу сообщений' }).fill(letters)
    await clean()
    await button(page, /^Принять/).click()
    await noticed('Принято 8 сообщений')
    await clean()
    await button(page, 'Принять 6 ясных').click()
    await expect(messages().getByRole('button', { name: /^принято:/ })).toHaveCount(6)
    await messages()
      .getByRole('button', { name: /^есть вопрос: Егор/ })
      .click()
    const question = page.getByRole('region', { name: 'Вопрос' })
    await seen(question.getByText('это выбор. Что из двух?'))
    await seen(button(question, /слежка · Нина/))
    await clean()
    await button(question, /слежка · Матвей/).click()
    await gone(question)
    await messages()
      .getByRole('button', { name: /^ходов не найдено: Платон/ })
      .click()
    await seen(page.getByText('Хода в этом сообщении не нашлось'))
    await clean()
    await seen(page.getByRole('complementary', { name: 'Что засчитано' }).getByText('6 из 8'))
  })

  test('says on the map why somebody dies, in the tree and as a list', async () => {
    await tab('Ночь 3', 'Ночь').click()
    const death = page.getByRole('link', { name: /^Дарья погибает/ })
    await seen(death)
    await clean()
    await death.click()
    const answer = page.getByRole('region', { name: 'Ответ' })
    await seen(answer.getByText('Погибает ли Дарья?'), answer.getByText(/лицо срезано/))
    await clean()
    await button(answer, 'Дерево').click()
    await seen(page.getByRole('tree').getByRole('treeitem', { name: /Погибает ли Дарья\?/ }))
    await clean()
    await button(page, 'Список').click()
    await seen(page.getByRole('tree').getByRole('treeitem', { name: /Глебу срезали лицо/ }))
    await clean()
  })

  test('tells what would be without an action, and has it back', async () => {
    await page.getByRole('switch', { name: 'Матвей стрелял в Дарью' }).click()
    const changes = page.getByRole('status').filter({ hasText: 'Что меняется' })
    await eventually(() => changes.innerText()).toMatch(/Дарья остается в живых\s+вместо: Дарья погибает/)
    await clean()
    await button(page.getByRole('status'), /^Вернуть/).click()
    await gone(changes)
    await seen(page.getByRole('tree').getByRole('treeitem', { name: /Погибает ли Дарья\? Да/ }))
  })

  test('is locked, and its post and every letter are copied', async () => {
    await lock('Ночь 3', 'Зафиксировать ночь')
    await tab('Ночь 3', 'Посты').click()
    const copied = await copyAll()
    expect(copied['Тема игры']).toMatch(/Ночь 3: итоги[^]*Дарья\[\/b\]: комиссар[^]*Срезано лицо: Инга[^]*Спите чутко/)
    expect(copied).toMatchObject({
      Егор: expect.stringMatching(/Матвей ходил к Дарье/),
      Матвей: expect.stringMatching(/Вы убили Дарью/),
      Нина: expect.stringMatching(/Егор/),
    })
    await clean()
  })

  test('is followed by a day, whose votes are read from the thread with the reasons', async () => {
    await open('День 4')
    await tab('День 4', 'Голосование').click()
    await seen(page.getByText('Голосов пока нет'))
    await clean()
    await button(page, /^Вставить тему/).click()
    await page.getByRole('textbox', { name: 'Вставить страницы темы' }).fill(thread)
    await page.keyboard.press('Control+Enter')
    await noticed('Принято 9 постов')
    const posts = page.getByRole('list', { name: 'Посты темы' })
    await seen(
      posts.getByText(/голос окончателен, а игрок Глеб уже проголосовал/),
      posts.getByText(/игрок Дарья мертв и не голосует/),
      page.getByText(/Сейчас залинчован/),
      page.getByRole('rowheader', { name: /Матвей.*−3 барьер Матвея снимает 3 голоса/ }),
      page.getByText('6 бюллетеней засчитано, в сумме 5 голосов'),
    )
    await clean()
    await lock('День 4', 'Зафиксировать день')
    await tab('День 4', 'Посты').click()
    expect((await copyAll())['Тема игры']).toMatch(/День 4: итоги[^]*Матвей\[\/b\]: черный, священник и маньяк/)
  })

  test('opens the books, and a form of what is recorded', async () => {
    await page.getByRole('navigation', { name: 'Игра' }).getByRole('link', { name: 'Учет и записи' }).click()
    await seen(page.getByRole('heading', { name: 'Учет', exact: true }))
    await clean()
    await button(page, 'Внести…').click()
    await page.getByRole('menuitem').first().click()
    await seen(dialog(/\S/))
    await clean()
  })

  test('ends, and the end is seen', async () => {
    await page.keyboard.press('Escape')
    await gone(dialog(/\S/))
    await page.keyboard.press('Control+k')
    await dialog(/\S/).getByRole('combobox').fill('закончить')
    await clean()
    await dialog(/\S/).getByRole('option').first().click()
    await seen(dialog('Закончить игру'))
    await clean()
    await dialog('Закончить игру').getByLabel('Кто победил?').fill('красные')
    await button(dialog('Закончить игру'), 'Закончить').click()
    await gone(dialog(/\S/))
    await clean()
    expect(app().trouble).toEqual([])
  })
})
