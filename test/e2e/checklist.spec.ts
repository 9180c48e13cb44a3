/** The checklist of a phase, the call for a replacement, and what the host notes of players between their posts. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { button, clipboard, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  { name: 'Ann', role: 'doctor' },
  { name: 'Bob', role: 'cop' },
  { name: 'Cat', role: 'vanilla' },
  { name: 'Eli', role: 'goon' },
  { name: 'Gus', role: 'vanilla' },
]
const thread = [
  'From: Ann\nSent: 2026-12-01 09:00 UTC\n\n@mod when is the deadline?\n',
  'From: Bob\nSent: 2026-12-01 09:10 UTC\n\nV/LA until Friday, sorry.\n',
  'From: Cat\nSent: 2026-12-01 09:20 UTC\n\n[b]Vote: Eli[/b]\n',
].join('\n')

inChromium('The checklist of a phase', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'The Orchard', system: 'rar' })).game
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('roster.set', { game, seats })
    await ask('games.settings', { game, hosts: ['Sue'] })
    await ask('phases.open', { game, kind: 'day', number: 1, closes: '2099-12-03T20:00:00Z' })
    page = await app().again({ clipboard: true })
    await visit(page, `#/game/${game}/votes/0`)
  })

  test('says what comes next, leads there, and is ticked and taken back', async () => {
    const open = button(page, /^Checklist: 1 of \d+ done$/)
    await open.click()
    const list = page.getByRole('dialog', { name: 'Day 1 checklist' })
    await seen(list.getByText('Next: Send the role PMs'))
    await list.getByRole('checkbox', { name: 'Change the thread title' }).click()
    await gone(button(list, 'Copy the thread title'))
    await eventually(
      async () => (await app().ask('steps.view', { game, phase: 0 })).steps.find(({ id }) => id === 'title')!.done,
    ).toBe(true)
    expect(await violations(page, 'the checklist')).toEqual([])
    await button(list, 'Go there: Send the role PMs').click()
    await gone(list)
    await seen(page.getByRole('heading', { name: /Role PMs/ }))
    // From the role PMs the phase is opened on the spot, and a tick is undone like anything else.
    await page.keyboard.press('Control+z')
    await eventually(
      async () => (await app().ask('steps.view', { game, phase: 0 })).steps.find(({ id }) => id === 'title')!.done,
    ).toBe(false)
  })

  test('lists posts for the host, notes an absence read in one, and ticks them off', async () => {
    await app().ask('votes.paste', { game, page: thread })
    await button(page, /^Checklist/).click()
    await button(page, 'Go there: Deal with posts for you').click()
    const posts = page.getByRole('list', { name: /^Posts to review/ })
    await seen(posts.getByText('@mod when is the deadline?'), posts.getByText('will be away'))
    await posts.getByRole('checkbox', { name: /Dealt with: Ann/ }).click()
    await gone(posts.getByText('@mod when is the deadline?'))
    await button(posts, 'Note Bob’s absence…').click()
    await expect(posts.getByRole('textbox', { name: 'Away until' })).toHaveValue('2026-12-04 23:59')
    expect(await violations(page, 'posts for the host')).toEqual([])
    await button(posts, 'Note absence').click()
    await gone(posts.getByText('will be away'))
    const bob = (await app().ask('games.get', { game })).seats.find(({ name }) => name === 'Bob')!
    expect(bob.away).toMatchObject([{ until: '2026-12-04T23:59:00Z' }])
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
    await button(page.getByRole('region', { name: 'Absences (V/LA)' }), 'Note an absence…').click()
    await page.getByRole('textbox', { name: 'Away until' }).fill('2099-12-24 20:00')
    await button(page, 'Note absence').click()
    await seen(page.getByRole('row', { name: /^Bob.*V\/LA until/ }))
  })

  test('calls for a replacement without a secret, and briefs a stand-in with all of them', async () => {
    await visit(page, `#/game/${game}/roster`)
    await button(page, 'Bob').click()
    await button(page, 'Call for a replacement…').click()
    const call = page.getByRole('dialog', { name: 'Call for a replacement' })
    await seen(call.getByText('I am looking for a replacement for Bob.', { exact: false }))
    expect(await call.innerText()).not.toMatch(/\b(?:cop|goon)\b/i)
    expect(await violations(page, 'the call for a replacement')).toEqual([])
    await button(call, 'Copy post').click()
    await eventually(() => clipboard(page)).toMatch(/Replacement needed: The Orchard[^]*5 of 5 alive[^]*Sue/)
    await page.keyboard.press('Escape')
    await visit(page, `#/game/${game}/votes/0`)
    await button(page, /^Checklist/).click()
    await button(page, 'Brief a stand-in…').click()
    const briefing = page.getByRole('dialog', { name: 'Brief a stand-in' })
    await seen(briefing.getByText('SECRET', { exact: false }), briefing.getByText('Now: Day 1', { exact: false }))
    await button(briefing, 'Copy briefing').click()
    await eventually(() => clipboard(page)).toMatch(/^SECRET[^]*Not voting: /)
  })

  test('goes by the rule of the game for prods', async () => {
    await page.getByRole('radio', { name: 'Day', exact: true }).check()
    await page.getByText('Activity rule').click()
    await page.getByRole('textbox', { name: 'Hours without a post until a prod' }).fill('48')
    await page.getByRole('textbox', { name: 'Prods until a replacement' }).fill('3')
    await button(page, 'Save rule').click()
    await noticed(page, 'Activity rule saved.')
    expect((await app().ask('conduct.view', { game, phase: 0 })).rule).toEqual({ silent: 48, prods: 3 })
    await seen(page.getByText('The rule asks for no prod now.'))
  })
})
