/** The inbox, where a header tells no date and where a question is answered by hand. */
import { expect, test, type Page } from 'playwright/test'
import { seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  ['Ann', 'doctor'],
  ['Bob', 'vigilante'],
  ['Cat', 'vanilla'],
  ['Gus', 'goon'],
].map(([name, role]) => ({ name: name!, role: role! }))

inChromium('Inbox', {}, app => {
  let page: Page
  let game: string

  test.beforeEach(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Headers', system: 'rar' })).game
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    page = await app().again()
    await visit(page, `#/game/${game}/inbox/0`)
  })

  for (const { language, box, ago, told, never, unclear } of [
    {
      language: 'en',
      box: 'Paste a message, or a page of messages',
      ago: '5 minutes ago',
      told: '“5 minutes ago” when pasted',
      never: '2 days ago',
      unclear: 'time not recognized: “2 days ago”',
    },
    {
      language: 'ru',
      box: 'Вставьте сообщение или страницу сообщений',
      ago: '5 минут назад',
      told: '«5 минут назад» на момент вставки',
      never: '2 дня назад',
      unclear: 'время непонятно: «2 дня назад»',
    },
  ])
    test(`says in ${language} what time a header tells from the moment of pasting, and where it tells none`, async () => {
      await app().ask('settings.put', { key: 'language', value: language })
      const paste = async (text: string): Promise<void> => {
        const field = page.getByRole('textbox', { name: box })
        // A screen that is drawn anew in another language has another field.
        await expect(async () => {
          await field.fill(text)
          await expect(field).toHaveValue(text, { timeout: 1 })
        }).toPass()
        await field.press('Control+Enter')
      }
      const message = page.getByRole('article')
      await paste(`Bob\n${ago}\n#1\nI shoot Gus`)
      await seen(message.getByText(told), message.getByRole('time'))
      const [{ at } = { at: undefined }] = (await app().ask('inbox.view', { game, phase: 0 })).messages
      await expect(message.getByRole('time')).toHaveAttribute('datetime', at ?? '')
      await paste(`Ann\n${never}\n#2\nI protect Cat`)
      await seen(message.getByText(unclear))
      await expect(message.getByRole('time')).toHaveCount(0)
      await app().ask('settings.put', { key: 'language', value: 'en' })
    })
})
