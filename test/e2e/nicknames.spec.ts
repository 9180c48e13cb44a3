/** A day whose players vote by nicknames: pasted, accepted, held against the host's count, and posted; no vote is given by hand. */
import { expect, test } from 'playwright/test'
import { pages } from './hosting.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const names = ['Klingon', 'My Milked Eek', 'Riceball', 'Peregrine', 'The Goodfather', 'Wakefield', 'Street Hassle']
const posts = [
  ['Klingon', '[b]Vote: Eek[/b]'],
  ['My Milked Eek', 'Nonsense. [b]Vote: Kling[/b]'],
  ['Riceball', '[b]Vote: MME[/b]'],
  ['The Goodfather', '[b]Vote: My Milked Eek[/b]'],
  ['Wakefield', 'I am convinced, my vote goes where it belongs'],
  [
    'Hal',
    '[b]Vote Count 1.2[/b]\nMy Milked Eek (4): Klingon, Riceball, The Goodfather, Wakefield\nKlingon (1): My Milked Eek\nNot voting (2): Peregrine, Street Hassle',
  ],
] as const

inChromium('A day by nicknames', {}, app => {
  test('is counted with one key for all that is clear, and one press for the word of the host', async () => {
    const page = await app().page()
    const { ask } = app()
    const { game } = await ask('games.create', { name: 'Mill', system: 'rar' })
    await ask('roster.set', { game, seats: names.map((name, at) => ({ name, role: at === 1 ? 'goon' : 'vanilla' })) })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('games.settings', { game, hosts: ['Hal'] })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await visit(page, `#/game/${game}/votes/0`)
    await seen(page.getByRole('heading', { name: / votes$/ }))
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill(pages(posts, new Date(), true))
    await button(page, /^Import/).click()
    await noticed(page, '6 posts imported')
    await button(page, /^Accept 3 clear names/).click()
    await seen(page.getByText('The count by Hal #7 differs from this one in 1 vote.'))
    expect((await ask('votes.view', { game, phase: 0 })).lynched).toEqual([])
    const take = button(page, 'Count 1 vote as posted')
    await take.click()
    await expect(take).toHaveCount(0)
    await seen(page.getByText('My Milked Eek is lynched'))
    const { text } = await ask('votes.countPost', { game, phase: 0 })
    expect(text).toContain('Klingon, Riceball, The Goodfather, Wakefield')
  })
})
