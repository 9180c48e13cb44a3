/** A game of reasonable nights on its first day: votes pasted from the thread, a hammer, a lynch with its flip. */
import { expect, test, type Page } from 'playwright/test'
import { lock, pages, readers, tab } from './hosting.ts'
import { button, eventually, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  ['Ann', 'cop'],
  ['Bob', 'doctor'],
  ['Cat', 'vanilla'],
  ['Dan', 'vanilla'],
  ['Eve', 'vanilla'],
  ['Gus', 'goon'],
].map(([name, role]) => ({ name: name!, role: role! }))

const first = [
  ['Ann', '[b]Vote: Gus[/b]'],
  ['Gus', 'Nonsense. [b]Vote: Ann[/b]'],
  ['Bob', 'I believe Gus. [b]Vote: Cat[/b]'],
  ['Dan', '[b]Vote: Cat[/b]'],
  ['Gus', '[b]Vote: Cat[/b]'],
  ['Eve', '[b]Vote: Cat[/b]'],
  ['Ann', 'Too fast! [b]Vote: Eve[/b]'],
] as const

inChromium('A game of reasonable nights with days of forums', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let game: string
  const pasted = async (posts: readonly (readonly [string, string])[], words: string): Promise<void> => {
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste pages of the thread' }).fill(pages(posts, new Date(), true))
    await button(page, /^Take in/).click()
    await noticed(page, words)
  }

  test.beforeAll(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Mill', system: 'rar' })).game
    await ask('roster.set', { game, seats })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    page = await app().page()
    await visit(page, `#/game/${game}/votes/0`)
  })

  test('ends its day with the hammer, and says why what came after it does not count', async () => {
    await pasted(first, '7 posts taken in')
    await eventually(async () => (await app().ask('votes.view', { game, phase: 0 })).lynched).toEqual([
      (await app().ask('games.get', { game })).seats.find(({ name }) => name === 'Cat')!.slot,
    ])
    await button(page.getByRole('row', { name: /^Cat/ }), 'Cat').click()
    await seen(page.getByRole('heading', { name: /Cat/ }))
    const { ballots } = await app().ask('votes.view', { game, phase: 0 })
    expect(ballots.filter(({ standing }) => standing === 'void')).toHaveLength(1)
  })

  test('posts the lynch with its flip', async () => {
    await lock(page, 'Day 1', 'Lock the day')
    await tab(page, 'Day 1', 'Posts').click()
    const posts = await readers(page)
    expect(Object.values(posts).join('\n')).toMatch(/Cat.*\n?.*(Vanilla|vanilla)/)
  })
})
