/** People behind the seats: who comes in for somebody, and what is told to them. */
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, clipboard, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  { name: 'Ann', role: 'doctor' },
  { name: 'Bob', role: 'cop' },
  { name: 'Eli', role: 'goon' },
  { name: 'Gus', role: 'vanilla' },
]

inChromium('People', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    game = (await app().ask('games.create', { name: 'The Orchard', system: 'rar' })).game
    await app().ask('roster.set', { game, seats })
    await app().ask('phases.open', { game, kind: 'night', number: 1 })
    await app().ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await app().ask('phases.lock', { game })
    page = await app().again({ clipboard: true })
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
  })

  test('who takes over a seat gets a message at once, and again later', async () => {
    await gone(button(page, 'Message…'))
    await button(page, 'Replace…').click()
    await page.getByRole('textbox', { name: 'Replacement player' }).fill('Zoe')
    await page.keyboard.press('Enter')
    const message = page.getByRole('dialog', { name: 'Message to Zoe' })
    await seen(
      message.getByText('You investigated Eli. Result: not town.'),
      message.getByText('Actions and votes so far'),
      message.getByText(/^Night 1: investigated Eli\.$/),
      message.getByText(/Included in this message but not marked as sent: Night 1/),
    )
    expect(await violations(page, 'the message to a newcomer')).toEqual([])
    await button(message, 'Copy message').click()
    await eventually(() => clipboard(page)).toMatch(/Welcome to The Orchard, Zoe\.[^]*Eli\. Result: not town/)
    await page.keyboard.press('Escape')
    await gone(message)
    await button(page, 'Message…').click()
    await button(message, 'Copy subject').click()
    await eventually(() => clipboard(page)).toBe('The Orchard: you are replacing in')
  })

  test('who is mod killed leaves the game in the phase that is open, with the reason, and comes back by undoing it', async () => {
    await gone(button(page, 'Remove…'))
    await app().ask('phases.open', { game, kind: 'day', number: 1 })
    await button(page, 'Remove…').click()
    const dialog = page.getByRole('dialog', { name: 'Remove Bob' })
    await seen(dialog.getByText('Bob leaves the game in Day 1. You can undo this from the log.'))
    const why = dialog.getByRole('textbox', { name: 'Why?' })
    await expect(why).toBeFocused()
    await expect(button(dialog, 'Remove')).toBeDisabled()
    await why.fill('   ')
    await page.keyboard.press('Enter')
    await expect(button(dialog, 'Remove')).toBeDisabled()
    expect(await violations(page, 'a mod kill')).toEqual([])
    // Thought better of: nothing happened.
    await page.keyboard.press('Escape')
    await gone(dialog)
    await expect(page.getByRole('complementary', { name: 'Bob’s slot' }).getByText('alive')).toBeVisible()
    await button(page, 'Remove…').click()
    await why.fill('posted a private message')
    await page.keyboard.press('Enter')
    await gone(dialog)
    const seat = page.getByRole('complementary', { name: 'Bob’s slot' })
    // Who is removed plays no more, and is dead once the phase is locked.
    await seen(seat.getByText('leaves in Day 1'), page.getByRole('row', { name: /^Bob leaves in Day 1/ }))
    await gone(button(seat, 'Remove…'))
    expect((await app().ask('votes.view', { game, phase: 1 })).silent).not.toContain('Bob')
    // It stands in the log with its reason. Taken back, Bob plays on.
    await visit(page, `#/game/${game}/log`)
    await seen(page.getByText(/Bob.*posted a private message/))
    await page.keyboard.press('Control+z')
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
    await seen(seat.getByText('alive'), button(seat, 'Remove…'))
    await page.keyboard.press('Control+y')
    await seen(seat.getByText('leaves in Day 1'))
    await app().ask('phases.lock', { game })
    await seen(seat.getByText('dead, Day 1'))
    await expect(page.getByRole('radio', { name: 'Dead 1' })).toBeVisible()
    await visit(page, `#/game/${game}/night/1`)
    await seen(page.getByText(/posted a private message/))
  })

  test('who waits is listed, offered when somebody is replaced, and waits no more', async () => {
    const waiting = page.getByRole('region', { name: /^Substitutes/ })
    await seen(waiting.getByText(/^No substitutes yet/))
    await waiting.getByRole('textbox', { name: 'Add substitutes' }).fill('Zoe, Max')
    await page.keyboard.press('Enter')
    await seen(waiting.getByText('Max'))
    await waiting.getByRole('textbox').fill('Ann')
    await page.keyboard.press('Enter')
    await noticed(page, 'Ann is already playing.')
    expect(await violations(page, 'substitutes')).toEqual([])
    await button(page, 'Replace…').click()
    const dialog = page.getByRole('dialog', { name: 'Replace Bob' })
    await button(dialog, 'Max').click()
    await button(dialog, 'Replace').click()
    await seen(page.getByRole('dialog', { name: 'Message to Max' }))
    await page.keyboard.press('Escape')
    await gone(waiting.getByText('Max'))
    await button(page, 'Remove Zoe from the substitutes').click()
    await seen(waiting.getByText(/^No substitutes yet/))
  })

  test('the count is copied as a post, with the parts that are wanted in it', async () => {
    await app().ask('phases.open', { game, kind: 'day', number: 1 })
    const post = (by: string, at: string) => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n[b]Vote: Eli[/b]\n\n`
    await app().ask('votes.paste', { game, page: post('Ann', '09:00') + post('Bob', '09:10') })
    await visit(page, `#/game/${game}/votes/1`)
    await seen(page.getByRole('combobox', { name: 'Voter' }))
    await page.keyboard.press('d')
    const count = page.getByRole('region', { name: 'The count as a post' })
    const text = count.getByRole('textbox', { name: 'Vote count to post' })
    await expect(text).toHaveValue(/Eli.* \(2, L-1\): Ann, Bob/)
    await count.getByRole('checkbox', { name: /^Votes left to a majority/ }).uncheck()
    await expect(text).toHaveValue(/Eli.* \(2\): Ann, Bob/)
    await count.getByRole('checkbox', { name: /^Votes cast/ }).check()
    expect(await violations(page, 'the count as a post')).toEqual([])
    await button(count, 'Copy post').click()
    await eventually(() => clipboard(page)).toMatch(/Votes cast:.* Ann 1, Bob 1/)
  })

  test('prods that were sent are marked, counted beside the player, and taken back', async () => {
    await app().ask('phases.open', { game, kind: 'day', number: 1 })
    await visit(page, `#/game/${game}/votes/1`)
    await seen(page.getByRole('combobox', { name: 'Voter' }))
    await page.keyboard.press('d')
    const prods = page.getByRole('region', { name: 'Inactive players' })
    await button(prods, 'Mark message to Bob as sent').click()
    await noticed(page, '1 prod marked as sent.')
    await seen(prods.getByText(/^prodded once:/))
    await prods.getByRole('checkbox', { name: 'Ann' }).uncheck()
    await button(prods, 'Mark these 3 messages as sent').click()
    await seen(prods.getByText(/^prodded 2 times/))
    expect(await violations(page, 'prods')).toEqual([])
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
    await page.getByText('Prodded 2 times').click()
    expect(
      await page
        .getByRole('complementary', { name: 'Bob’s slot' })
        .getByText(/^Day 1, /)
        .count(),
    ).toBe(2)
    await app().ask('log.undo', { game })
    await seen(page.getByText('Prodded once'))
  })

  test('who is missing before a deadline is told once, and written to', async () => {
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()
    // In what players are shown nothing is told, nor counted as told.
    await visit(page, `#/game/${game}/public`)
    await seen(page.getByRole('heading', { name: 'The Orchard' }))
    await app().ask('phases.open', { game, kind: 'night', number: 2, closes: hours(3.02) })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await app().ask('reminders.due', {})).toHaveLength(1)
    await visit(page, `#/game/${game}/roster`)
    await noticed(page, /^The Orchard: Night 2 closes in 3 h/)
    await noticed(page, /^Nothing yet from Ann, Bob, Mafia\./)
    await button(page, 'Write reminders').click()
    const dialog = page.getByRole('dialog', { name: 'Still missing for Night 2' })
    await button(dialog, 'Copy message to Bob').click()
    await eventually(() => clipboard(page)).toMatch(
      /Bob[^]*do not have an action from you for night 2 yet[^]*Deadline for night 2/,
    )
    await button(dialog, 'Mark message to Bob as sent').click()
    await seen(dialog.getByText(/^reminded once:/))
    expect(await violations(page, 'reminders')).toEqual([])
    await page.keyboard.press('Escape')
    await gone(dialog)
    await button(page, 'Remind missing players…').click()
    await seen(dialog.getByText(/^reminded once:/))
    expect(await app().ask('reminders.due', {})).toEqual([])
    await page.keyboard.press('Escape')
    await gone(dialog)
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
    await seen(page.getByText('Reminded once'))
  })

  test('a notice of a deadline goes once that deadline stands no more', async () => {
    const { ask } = app()
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()
    const { game: other } = await ask('games.create', { name: 'Sundial', system: 'rar' })
    await ask('roster.set', { game: other, seats: ['Kim', 'Lou'].map(name => ({ name, role: 'doctor' })) })
    await ask('phases.open', { game: other, kind: 'night', number: 1, closes: hours(9) })
    const notice = page.getByRole('region', { name: 'Notices' }).getByText(/^Sundial: Night 1/)
    const told = async (closes: string): Promise<void> => {
      await ask('phases.extend', { game: other, closes })
      await page.reload()
      await seen(notice)
    }
    await told(hours(2.5))
    await ask('phases.extend', { game: other, closes: hours(60) })
    await gone(notice)
    await told(hours(2.4))
    await button(page.getByRole('region', { name: 'Notices' }), 'Close notice')
      .first()
      .click()
    await gone(notice)
    await told(hours(2.3))
    await ask('phases.lock', { game: other })
    await gone(notice)
    await ask('games.putAway', { game: other, away: 'deleted' })
    await visit(page, `#/game/${game}/roster`)
  })

  test('how long before a deadline that is told is a setting of the game', async () => {
    await visit(page, `#/game/${game}/setup`)
    const field = page.getByRole('textbox', { name: /^Hours before a deadline/ })
    await expect(field).toHaveValue('12')
    await field.fill('200')
    await seen(page.getByText('Enter a whole number from 0 to 168.'))
    await field.fill('24')
    await page.keyboard.press('Tab')
    await eventually(async () => (await app().ask('games.get', { game })).settings.remind).toBe(24)
    expect(await violations(page, 'the settings of a game')).toEqual([])
  })

  test('the link of a private topic is typed once, beside the role PMs, and stands in those of its members', async () => {
    await visit(page, `#/game/${game}/messages`)
    await page.getByText('Links to private topics').click()
    const topic = page.getByRole('textbox', { name: 'Private topic: Mafia' })
    await topic.fill('https://forum.example/topics/7')
    await page.keyboard.press('Tab')
    await eventually(async () => (await app().ask('games.get', { game })).settings.topics['mafia']).toMatch(
      /topics\/7$/,
    )
    expect(await violations(page, 'the links of topics')).toEqual([])
    await page
      .getByRole('button', { name: /Mafia Goon|Roleblocker/ })
      .first()
      .click()
    await seen(page.getByText('Private topic: https://forum.example/topics/7'))
  })

  test('a hydra is shown with its heads, and one of them is replaced', async () => {
    const panel = page.getByRole('complementary', { name: 'Bob’s slot' })
    await panel.getByRole('textbox', { name: 'Hydra heads' }).fill('Kim, Lou')
    await page.keyboard.press('Tab')
    const row = page.getByRole('row', { name: /^Bob/ })
    await seen(row.getByText('played by Kim, Lou'))
    await button(page, 'Replace…').click()
    const dialog = page.getByRole('dialog', { name: 'Replace Bob' })
    await dialog.getByRole('combobox', { name: 'Who leaves?' }).selectOption('Lou')
    await dialog.getByRole('textbox', { name: 'Replacement player' }).fill('Ned')
    expect(await violations(page, 'the replacement of a head')).toEqual([])
    await page.keyboard.press('Enter')
    await seen(page.getByRole('dialog', { name: 'Message to Ned' }).getByText(/part of a hydra: Bob, with Kim/))
    await page.keyboard.press('Escape')
    await seen(row.getByText('played by Kim, Ned'), row.getByText('formerly Lou'))
    expect(await violations(page, 'a hydra')).toEqual([])
  })

  test('a pasted roster says who plays a seat together, and asks nothing', async () => {
    const { game: other } = await app().ask('games.create', { name: 'Pairs', system: 'rar' })
    await visit(page, `#/game/${other}/setup`)
    await page
      .getByRole('textbox', { name: /roster/i })
      .first()
      .fill('Ann + Bob: cop\nCerberus (Kim & Lou): goon')
    await seen(page.getByText('played by Ann, Bob'), page.getByText('played by Kim, Lou'))
  })

  test('the dead and the spectators are groups: names and an invitation to be copied', async () => {
    const { ask } = app()
    const other = await grove(app(), 'locked', 'Groups')
    await visit(page, `#/game/${other}/roster`)
    const dead = page.getByRole('listitem', { name: 'Dead players', exact: true })
    const topic = dead.getByRole('textbox', { name: 'Private topic: Dead players' })
    await topic.fill('https://forum.example/t/dead')
    await topic.press('Tab')
    await eventually(async () => (await ask('games.get', { game: other })).settings.topics['~dead']).toBe(
      'https://forum.example/t/dead',
    )
    await button(dead, 'Copy names').click()
    await eventually(() => clipboard(page)).toBe('Elm')
    await button(dead, 'Copy invitation').click()
    await eventually(() => clipboard(page)).toMatch(/^Groups: you are out of the game.*forum\.example\/t\/dead/)
    const spectators = page.getByRole('listitem', { name: 'Spectators', exact: true })
    const who = spectators.getByRole('textbox', { name: /^Spectators/ })
    await who.fill('Yarrow, Zinnia')
    await who.press('Tab')
    await button(spectators, 'Copy names').click()
    await eventually(() => clipboard(page)).toBe('Yarrow, Zinnia')
    expect(await astray(page)).toEqual([])
    expect(await violations(page, 'groups')).toEqual([])
  })

  test('notes on the game and on a player are kept when their field is left', async () => {
    const note = page.getByRole('textbox', { name: 'Game notes' })
    await note.fill('Ask Bob about Friday.')
    await page.keyboard.press('Tab')
    await eventually(async () => (await app().ask('games.get', { game })).note).toBe('Ask Bob about Friday.')
    const own = page.getByRole('textbox', { name: 'Note', exact: true })
    await own.fill('Slow to answer.')
    await page.keyboard.press('Tab')
    await seen(page.getByRole('row', { name: /Bob/ }).getByText('Slow to answer.'))
    await app().ask('log.undo', { game })
    await app().ask('log.undo', { game })
    await expect(note).toHaveValue('')
    await expect(own).toHaveValue('')
    expect(await violations(page, 'notes')).toEqual([])
  })
})
