/** A game by the Russian rulebook in Russian, from the election over a lynch with a revote and a witch hunt to the winner and the vote for the best: in the app alone, votes out of a thread, and every post copied. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { cut } from './cut.ts'
import { button, clipboard, eventually, gone, seen } from './hands.ts'
import { newGameInRussian } from './hosting.ts'
import { inChromium } from './in-chromium.ts'
import { latin } from './latin.ts'

const roster = `Аня: доктор
Боря: блокер
Вера: комиссар
Глеб: детектив
Даша: следователь
Егор: активный житель
Женя: бомж (мафия)
Зоя: журналист (маньяк)
Илья: горничная
Катя: хакер
Лена: криминалист
Миша: телохранитель`

type Said = readonly [who: string, words: string]

/** Posts of a thread or messages, as a Russian forum shows them one below the other. */
const pages = (said: readonly Said[], day: number, hour: number): string =>
  said.map(([who, words], nth) => `Слобода\n${who} » 0${day} май 2026, ${hour}:${10 + nth}\n\n${words}\n`).join('\n\n')
/** Ballots for the same player. */
const against = (who: string, ...voters: string[]): Said[] => voters.map(voter => [voter, `Голос: ${who}`])

inChromium('A Russian game from the election to the best', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  const spotless = { latin: [], astray: [], cut: [] }
  /** Nothing of what is on the screen is Latin, astray or cut. */
  const clean = async (): Promise<void> =>
    expect.soft({ latin: await latin(page), astray: await astray(page), cut: await cut(page) }).toEqual(spotless)
  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })
  const above = (name: string | RegExp): Locator => button(page.getByRole('banner'), name)
  const tab = (phase: string, name: string): Locator =>
    page.getByRole('navigation', { name: phase }).getByRole('link', { name: new RegExp(`^${name}`) })
  const noticed = (words: string): Promise<void> =>
    seen(page.getByRole('region', { name: 'Уведомления' }).getByText(words))

  /** Opens a phase without a deadline. @param next what the button calls it, where the host chooses another kind @param kind */
  const open = async (phase: string, next = phase, kind?: string): Promise<void> => {
    await above(`Открыть: ${next}`).click()
    await seen(dialog(/^Открыть: /))
    if (kind !== undefined)
      await dialog(/^Открыть: /)
        .getByRole('combobox', { name: 'Фаза' })
        .selectOption({ label: kind })
    await seen(dialog(`Открыть: ${phase}`))
    const none = button(dialog(`Открыть: ${phase}`), 'Без дедлайна')
    if (await none.isVisible()) await none.click()
    await clean()
    await button(dialog(`Открыть: ${phase}`), `Открыть: ${phase}`).click()
    await gone(dialog(/\S/))
    // A post that told the deadline that is none now is sent again.
    const again = above(/^\d+ к отправке$/)
    if (await again.isVisible()) {
      await again.click()
      await copyAll()
    }
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
  /** Copies what goes to each reader, as the button leads on. @returns it by the reader */
  const copyAll = async (): Promise<Record<string, string>> => {
    const list = page.getByRole('region', { name: 'Кому', exact: true })
    const toSend = button(list, /^отправить: /)
    await seen(toSend)
    const copied: Record<string, string> = {}
    // What came later is not looked at by itself.
    const names = await toSend.locator('bdi').allInnerTexts()
    await toSend.first().click()
    for (const name of names) {
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
  const post = async (phase: string): Promise<Record<string, string>> => {
    await tab(phase, 'Посты').click()
    return await copyAll()
  }
  /** Pastes pages of the thread into the votes. */
  const vote = async (phase: string, said: readonly Said[], day: number, hour = 21): Promise<void> => {
    await tab(phase, 'Голосование').click()
    await clean()
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Вставить страницы темы' }).fill(pages(said, day, hour))
    await page.keyboard.press('Control+Enter')
    await seen(page.getByRole('list', { name: 'Посты темы' }))
    await clean()
  }
  /** Pastes private messages and takes what was read. @param sure what the button says then */
  const write = async (phase: string, said: readonly Said[], day: number, sure: RegExp): Promise<void> => {
    await tab(phase, 'Сообщения').click()
    await page.getByRole('textbox', { name: 'Вставьте сообщение или страницу сообщений' }).fill(pages(said, day, 23))
    await button(page, /^Принять/).click()
    await seen(page.getByRole('list', { name: 'Сообщения в порядке поступления' }))
    await button(page, sure).first().click()
    await clean()
  }
  const verdict = (words: string): Promise<void> => seen(page.getByText(words))

  test('begins with the election of the mayor, who picks a secretary', async () => {
    page = await app().page({ clipboard: true })
    await button(page, 'Language').click()
    await page.getByText('Русский', { exact: true }).click()
    await button(page, /^Новая игра/)
      .first()
      .click()
    await newGameInRussian(page, 'Слобода')
    await page.getByRole('textbox', { name: 'Состав, по игроку в строке' }).fill(roster)
    await button(page, /^Взять этих 12 игроков/).click()
    await seen(page.getByRole('heading', { name: '12 игроков' }))
    // Twelve have four blacks: the host opens this smaller game all the same.
    await button(page, 'Все равно открыть: Выборы 1').click()
    await vote(
      'Выборы 1',
      [...against('Катя', 'Аня', 'Боря', 'Вера', 'Миша'), ...against('Лена', 'Катя', 'Женя'), ['Зоя', 'Голос: Зоя']],
      4,
    )
    await verdict('Сейчас избран игрок Катя.')
    await seen(page.getByText('за себя голосовать нельзя (игрок Зоя)'))
    await button(page, /Кого из тех, кто голосовал/).click()
    await page.getByRole('radio', { name: /^Вера/ }).check()
    await button(page, 'Решить так').click()
    await lock('Выборы 1', 'Зафиксировать выборы')
    expect((await post('Выборы 1'))['Тема игры']).toMatch(
      /Катя\[\/b\]: 4 голоса \(Аня, Боря, Вера, Миша\)[^]*Мэром избран игрок \[b\]Катя[^]*Секретаршей назначен игрок \[b\]Вера/,
    )
  })

  test('goes on into a night', async () => {
    await open('Ночь 1')
    await write(
      'Ночь 1',
      [
        ['Женя', 'Стреляю в Глеба'],
        ['Вера', 'Проверяю Женю'],
      ],
      4,
      /^Принять 2 ясных/,
    )
    await lock('Ночь 1', 'Зафиксировать ночь')
    expect((await post('Ночь 1'))['Тема игры']).toMatch(/Погиб игрок:\s+\[b\]Глеб\[\/b\]: детектив[^]*чек прошел/)
  })

  test('has a vote that ends level, with a vertical, a missing wall and a table of who voted for whom', async () => {
    await open('День 2')
    await write('День 2', [['Катя', 'Вертикаль на Веру']], 5, /^Принять (один )?ясный ход/)
    await page.keyboard.press('Control+k')
    await dialog(/\S/).getByRole('combobox').fill('нет стенки')
    await dialog(/\S/).getByRole('option').first().click()
    await seen(dialog('Нет стенки'))
    await clean()
    await dialog('Нет стенки').getByRole('combobox', { name: 'Игрок' }).fill('Егор')
    await page.getByRole('option', { name: 'Егор' }).first().click()
    await button(dialog('Нет стенки'), 'Внести').click()
    await gone(dialog(/\S/))
    await vote(
      'День 2',
      [
        ...against('Илья', 'Аня', 'Боря', 'Женя', 'Зоя', 'Даша'),
        ...against('Женя', 'Вера', 'Катя', 'Лена', 'Илья'),
        ['Миша', 'Голос: Женя'],
      ],
      5,
    )
    await verdict('Сейчас никто не залинчован.')
    await page.keyboard.press('o')
    const books = (name: string): Locator => page.getByRole('region', { name })
    await seen(
      books('Посты').getByRole('row', { name: /вертикаль власти сегодня Вера/ }),
      books('Стенки, голоса заранее и автоголоса').getByRole('row', { name: /Егор нет стенки/ }),
    )
    await clean()
    await lock('День 2', 'Зафиксировать день')
    const posts = await post('День 2')
    expect(posts['Тема: начало голосования']).toMatch(/против игрока \[b\]Вера\[\/b\] сегодня голосовать нельзя/)
    expect(posts['Тема игры']).toMatch(
      /Голоса разделились поровну\. Переголосование: Женя, Илья\.\n\n?\[b\]Голоса:\[\/b\]\n\[b\]Илья\[\/b\]: 5 голосов — Аня, Боря, Женя, Зоя, Даша\n\[b\]Женя\[\/b\]: 5 голосов — Вера, Катя, Лена, Илья, Миша\n\[b\]Егор\[\/b\]: 1 голос — Егор \(нет стенки\)/,
    )
  })

  test('has its revote, in which a red is lynched and the mayor loses the post', async () => {
    await open('Переголосование 2')
    await vote(
      'Переголосование 2',
      [...against('Илья', 'Даша', 'Аня', 'Боря', 'Зоя', 'Миша'), ...against('Женя', 'Вера', 'Катя', 'Лена')],
      5,
      22,
    )
    await verdict('Сейчас залинчован игрок Илья.')
    await lock('Переголосование 2', 'Зафиксировать переголосование')
    expect((await post('Переголосование 2'))['Тема игры']).toMatch(
      /День 2, переголосование: итоги[^]*Илья\[\/b\]: красный, горничная[^]*Пост мэра теряет игрок Катя[^]*Илья\[\/b\]: 6 голосов — Даша, Аня, Боря, Зоя, Миша, Женя\n/,
    )
  })

  test('has a witch hunt after the second night, in which two are lynched', async () => {
    await open('Ночь 2')
    await write('Ночь 2', [['Зоя', 'Стреляю в Дашу']], 5, /^Принять (один )?ясный ход/)
    await lock('Ночь 2', 'Зафиксировать ночь')
    expect((await post('Ночь 2'))['Тема игры']).toMatch(/Погиб игрок:\s+\[b\]Даша/)
    await open('Охота на ведьм 3', 'День 3', 'Охота на ведьм')
    const both: Said[] = ['Аня', 'Боря', 'Вера', 'Егор', 'Катя', 'Лена', 'Миша'].flatMap((who): Said[] => [
      [who, 'Голос: Женя'],
      [who, 'Голос: Зоя'],
    ])
    await vote('Охота на ведьм 3', [...both, ['Женя', 'Голос: Аня']], 6)
    await verdict('Сейчас залинчованы игроки Женя и Зоя.')
    await button(page, /Ни одного одобрения охоты/).click()
    await page.getByRole('radio', { name: /^да/ }).check()
    await button(page, 'Решить так').click()
    await lock('Охота на ведьм 3', 'Зафиксировать охоту на ведьм')
    expect((await post('Охота на ведьм 3'))['Тема игры']).toMatch(
      /Прошла охота на ведьм[^]*Залинчованы 2 игрока:[^]*Женя\[\/b\]: черный, бомж и мафия[^]*Зоя\[\/b\]: черный, журналист и маньяк[^]*Женя\[\/b\]: 7 голосов — Аня, Боря, Вера, Егор, Катя, Лена, Миша\n/,
    )
  })

  test('is won by the reds, as the rules propose', async () => {
    await button(page, /^Закончить игру/)
      .first()
      .click()
    await seen(dialog('Закончить игру'))
    await clean()
    await expect(dialog('Закончить игру').getByLabel('Кто победил?')).toHaveValue('Красные')
    await button(dialog('Закончить игру'), 'Закончить').click()
    await gone(dialog(/\S/))
    expect((await post('Охота на ведьм 3'))['Тема: конец игры']).toMatch(
      /Победа: Красные[^]*Илья: горничная\. Линчевание: переголосование 2[^]*Женя: бомж, мафия\. Линчевание: охота на ведьм 3/,
    )
  })

  test('ends with the vote for its best players', async () => {
    await open('Лучшие игроки')
    await write(
      'Лучшие игроки',
      [
        ['Аня', 'Лучшие: Вера и Катя'],
        ['Катя', 'Лучший игрок: Вера'],
        ['Женя', 'Лучшие: Вера, Миша'],
      ],
      7,
      /^Принять 3 ясных/,
    )
    await tab('Лучшие игроки', 'Лучшие игроки').click()
    await seen(page.getByText(/Игрок Вера в числе лучших/))
    await clean()
    await lock('Лучшие игроки', 'Зафиксировать голосование за лучших')
    expect((await post('Лучшие игроки'))['Тема игры']).toMatch(/Лучший игрок: \[b\]Вера\[\/b\], 3 голоса из 3/)
    expect(app().trouble).toEqual([])
  })
})
