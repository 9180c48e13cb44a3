/** Names as long as a forum allows stand whole in the smallest window: in lists, on the map and in a drawing. */
import { expect, test } from 'playwright/test'
import { cut } from './cut.ts'
import { zone } from './grove.ts'
import { button, drawnLine, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const names = [
  'SilverMoonOverTheLighthouse',
  'CaptainMarmaladeOfTheHarbor',
  'WhisperingWillowsOfTheNorth',
  'GrandmotherOfTheGoldenGoose',
]
const roles = ['Doctor', 'Vigilante', 'Roleblocker', 'Mafia Goon']

inChromium('Names of 27 letters', { night: 'map' }, app => {
  let game = ''
  test.beforeAll(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Long names', system: 'rar', zone })).game
    const text = names.map((name, at) => `${name}: ${roles[at]}`).join('\n')
    await ask('roster.set', { game, seats: (await ask('roster.read', { system: 'rar', text })).seats })
    const now = new Date()
    const [opens, closes] = [now, new Date(now.getTime() + 3_600_000)].map(at => at.toISOString())
    await ask('phases.open', { game, kind: 'night', number: 1, opens: opens!, closes: closes! })
    const [doctor, vigilante, blocker, goon] = names
    const letters = [
      [doctor, `Protect ${goon}.`],
      [vigilante, `Shoot ${goon}.`],
      [blocker, `Roleblock ${doctor}.`],
      [goon, `We kill ${doctor}, I carry it out.`],
    ]
    const page = letters.map(([who, body]) => `From: ${who}\nSubject: Night action\n\n${body}\n`).join('\n')
    await ask('inbox.paste', { game, page })
    await ask('inbox.take', { game })
  })

  test('are not cut where they are listed', async () => {
    expect(names.map(name => name.length)).toEqual([27, 27, 27, 27])
    const page = await app().page()
    for (const screen of ['night/0', 'posts/0', 'setup', 'rules', 'wording', 'log']) {
      await visit(page, `#/game/${game}/${screen}`)
      await seen(page.getByRole('heading').first())
      await gone(page.getByText(/Loading/))
      expect.soft(await cut(page), screen).toEqual([])
    }
  })

  test('stand in one line on the map, and in the boxes of a tree', async () => {
    const page = await app().page()
    await visit(page, `#/game/${game}/night/0`)
    const map = page.getByRole('group', { name: /^Map: 4 actions/ })
    for (const name of names) await seen(map.locator('text').filter({ hasText: new RegExp(`^${name}$`) }))
    await button(page, 'Diagram').click()
    await seen(drawnLine(page))
    const words = await drawnLine(page).first().locator('b').allInnerTexts()
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect([...names, 'Yes.', 'No.']).toContain(word)
  })
})
