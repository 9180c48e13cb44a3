/** A day with a vote, by keys alone: ballots, the thread, the steps of the count, the lock; and what else a system with books brings. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { button, drawnLine, eventually, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { keyboardOf, type Keyboard } from './keyboard.ts'

const thread = [
  'Eve',
  'Nov 21, 2026 at 3:04 PM',
  '#41',
  '[b]Vote: Hal[/b]',
  '',
  'Ivo',
  'Nov 21, 2026 at 3:10 PM',
  '#42',
  'Well. [b]Vote: Bbo[/b]',
  '',
  'Stranger',
  'Nov 21, 2026 at 3:12 PM',
  '#43',
  '[b]Vote: Ann[/b]',
  '',
].join('\n')
const seats = [
  ['Ann', 'vanilla'],
  ['Bob', 'doctor'],
  ['Cat', 'cop'],
  ['Dan', 'vanilla'],
  ['Eve', 'vanilla'],
  ['Gus', 'goon'],
  ['Hal', 'hitman'],
  ['Ivo', 'vanilla'],
].map(([name, role]) => ({ name: name!, role: role! }))

inChromium('A day with a vote', {}, app => {
  let page: Page
  let keys: Keyboard
  let game: string
  const at = (screen: string): Promise<void> => visit(page, `#/game/${game}/${screen}`)
  const votes = () => app().ask('votes.view', { game, phase: 0 })
  const cast = async (): Promise<string[]> =>
    (await votes()).ballots.map(({ by, for: on, standing }) => `${by} ${on ?? '-'} ${standing}`)

  test.beforeAll(async () => {
    game = (await app().ask('games.create', { name: 'The Orchard', system: 'gorny' })).game
    await app().ask('roster.set', { game, seats })
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
    await app().ask('phases.open', { game, kind: 'day', number: 1, closes: inAMonth })
    page = await app().page()
    await at('votes/0')
    await seen(page.getByText('No votes yet'))
    keys = keyboardOf(page)
  })

  test('takes ballots by the beginning of a name and Enter, one silent voter after the other', async () => {
    await keys.press('h')
    await keys.at(page.getByRole('combobox', { name: 'Vote for' }))
    for (const name of ['ha', 'ha', 'an']) {
      await keys.paste(name)
      await keys.press('Enter')
    }
    await eventually(cast).toEqual(['Ann Hal counts', 'Bob Hal counts', 'Cat Ann counts'])
    await keys.at(page.getByRole('combobox', { name: 'Vote for' }))
    await expect(page.getByRole('combobox', { name: 'Voter' })).toHaveValue('Dan')
    await seen(page.getByRole('navigation', { name: 'Day 1' }).getByText('5 not voting'))
  })

  test('lets a voter vote again, and take the ballot back', async () => {
    await keys.tabTo(page.getByRole('combobox', { name: 'Voter' }), true)
    await keys.paste('cat')
    await keys.press('Enter')
    await keys.at(page.getByRole('combobox', { name: 'Vote for' }))
    await keys.paste('unvote')
    await keys.press('Enter')
    await eventually(async () => (await votes()).silent).toContain('Cat')
    await seen(page.getByText('Cat for unvote').or(page.getByText('unvote')))
  })

  test('reads the thread, settles a name with one click, and asks who a stranger is', async () => {
    await keys.press('Tab', 'Tab')
    await keys.command('paste thread', /Paste thread pages/)
    await keys.at(page.getByRole('textbox', { name: 'Paste thread pages' }))
    await keys.paste(thread)
    await keys.press('Control+Enter')
    await noticed(page, '2 posts imported')
    await keys.tabTo(button(page, 'Stranger is not playing'))
    await keys.press('Enter')
    await keys.tabTo(button(page, 'They meant Bob'))
    await keys.press('Enter')
    await eventually(cast).toContain('Ivo Bob counts')
    await seen(page.getByText('votes for Bob').first())
  })

  test('explains each step of the count, as a drawing and as a list', async () => {
    await keys.command('next step', /Next step in the count/)
    await keys.press('k', 'l')
    await seen(page.getByRole('tree').getByRole('treeitem'))
    await keys.press('l')
    await seen(drawnLine(page))
    await keys.press('o')
    await seen(page.getByText('Only you know this'))
    await keys.press('o')
    await keys.tabTo(page.getByRole('row', { name: /^Hal/ }).getByRole('button', { name: 'Hal' }))
    await keys.press('Enter')
    await seen(page.getByRole('heading', { name: /Hal/ }))
  })

  test('is one key away from the vote post', async () => {
    await keys.press('v')
    await seen(page.getByRole('heading', { name: /^To Thread: vote count/ }))
  })

  test('has the night in another order, moved by keys', async () => {
    await at('rules')
    await page.locator('[data-word="block"]').focus()
    await keys.press('Alt+ArrowUp')
    await eventually(
      async () => (await app().ask('options.view', { game })).options.find(({ id }) => id === 'order')?.value,
    ).toMatch(/block,redirect/)
    await keys.at(page.locator('[data-word="block"]'))
  })

  test('is locked with who is silent before one’s eyes, and the night is opened with the number it has', async () => {
    await at('votes/0')
    await seen(page.getByRole('heading', { name: 'How it was counted' }))
    await keys.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Lock Day 1?' })
    await seen(dialog.getByText(/^No valid vote from Cat, Dan/))
    await keys.tabTo(button(dialog, 'Lock the day'))
    await keys.press('Enter')
    await noticed(page, 'Day 1 is locked.')
    await keys.command('start night', /Start Night 1/)
    await keys.tabTo(button(page.getByRole('dialog', { name: 'Start Night 1' }), 'Start Night 1'))
    await keys.press('Enter')
    await seen(page.getByRole('navigation', { name: 'Night 1' }))
  })

  test('has something recorded from anywhere, and finds it in the books', async () => {
    await keys.command('record infraction', /^Record: /)
    const dialog = page.getByRole('dialog', { name: 'Infraction' })
    await keys.at(dialog.getByRole('combobox', { name: 'Player' }))
    await keys.paste('gus')
    await keys.press('Enter')
    await keys.tabTo(dialog.getByRole('combobox', { name: 'What happened' }))
    await keys.press('ArrowDown')
    await keys.tabTo(button(dialog, 'Record'))
    await keys.press('Enter')
    await noticed(page, 'Recorded: Infraction.')
    await keys.command('game state', /^Game state/)
    await seen(page.getByRole('region', { name: 'Records' }).getByText('Gus'))
  })

  test('is worded otherwise where that can be read, and not where it cannot', async () => {
    await keys.command('wording', /^Wording/)
    await seen(page.getByRole('heading', { name: 'Messages and lines' }))
    await keys.press('e')
    await keys.press('Control+End')
    await keys.paste(' {nobody}')
    await seen(page.getByRole('list', { name: 'Problems' }).getByRole('listitem'))
    for (let times = 0; times < 9; times++) await keys.press('Backspace')
    await keys.paste(' Mind it.')
    await eventually(
      async () => (await app().ask('wording.view', { game })).rows.filter(({ edited }) => edited).length,
    ).toBe(1)
    await seen(page.getByRole('region', { name: 'Preview' }).getByText(/Mind it\.$/))
  })

  test('never loses the focus', () => {
    expect(keys.lost).toEqual([])
  })

  test('violates nothing that axe knows, in both themes', async () => {
    const looked = await app().page()
    const found: string[] = []
    for (const [screen, until] of [
      ['votes/0', 'How it was counted'],
      ['night/0', 'Nothing happens in Day 1'],
      ['books', 'Only you know this'],
      ['rules', 'Options'],
      ['wording', 'Messages and lines'],
      ['roster', 'Roster'],
      ['log', 'Log'],
    ] as const) {
      await visit(looked, `#/game/${game}/${screen}`)
      await seen(looked.getByRole('heading', { name: until }))
      found.push(...(await violations(looked, screen)))
    }
    expect(found).toEqual([])
    await looked.close()
  })
})
