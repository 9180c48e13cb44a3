/** The map of a day: its wagons, who hammered and who left, what does not count, and what was done beside the vote. */
import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { button, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'].map((name, nth) => ({
  name,
  role: nth === 6 ? 'goon' : 'vanilla',
}))
const posts = [
  ['Ann', 'Gil'],
  ['Bob', 'Ann'],
  ['Cat', 'Gil'],
  ['Gil', 'Gil'],
  ['Bob', 'Gil'],
  ['Dan', 'Ann'],
  ['Eve', 'Gil'],
] as const
const sent = posts.map(
  ([by, on], nth) => `From: ${by}\nSent: 28 Nov 2026, 10:${10 + nth}\n#${nth + 2}\n\n[b]Vote: ${on}[/b]\n`,
)

inChromium('The map of a day', { night: 'map' }, app => {
  let game: string
  test.beforeAll(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Wagons', system: 'rar' })).game
    for (const [option, value] of [
      ['day', 'forum'],
      ['selfVote', 'no'],
    ] as const)
      await ask('options.choose', { game, option, value })
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'day', number: 1 })
  })

  test('says before the first vote what to do, and leads to it', async () => {
    const page = await app().page()
    await visit(page, `#/game/${game}/night/0`)
    await seen(page.getByText('No votes yet'))
    await button(page, 'Go to votes').click()
    await seen(page.getByRole('heading', { name: 'Day 1 votes' }))
    await page.context().close()
  })

  for (const theme of ['light', 'dark'] as const)
    test(`has a wagon for each who was voted for, in ${theme}`, async () => {
      const { ask } = app()
      if (theme === 'light') await ask('votes.paste', { game, page: sent.join('\n') })
      const page = await app().page({ theme })
      await visit(page, `#/game/${game}/night/0`)
      const wagons = page.getByRole('region', { name: 'Wagons' })
      await seen(wagons)
      const on = (name: string) =>
        wagons
          .locator('ol > li')
          .filter({ has: page.locator('b bdi').getByText(name, { exact: true }) })
          .first()
      await seen(wagons.getByText('Gil is lynched.'))
      await expect(on('Gil')).toContainText(/4[^]*Ann #2[^]*Cat #4[^]*Bob #6[^]*Eve #8[^]*hammer/)
      await expect(on('Ann')).toContainText('Bob moved to Gil #6')
      await seen(wagons.getByText(/Not voting:.*Fay/), wagons.getByText(/^Gil’s vote for Gil does not count/))
      // A name asks why, and no letter of it is small.
      await button(on('Gil'), 'Gil').click()
      await seen(page.getByRole('region', { name: 'Answer' }).getByText(/Gil/))
      const small = await wagons.evaluate(
        all =>
          [...all.querySelectorAll('*')].filter(
            one => one.textContent?.trim() && Number.parseFloat(getComputedStyle(one).fontSize) < 11,
          ).length,
      )
      expect(small).toBe(0)
      expect(await violations(page, 'the wagons of a day')).toEqual([])
      await gone(page.getByRole('group', { name: /^Map: / }))
      await page.context().close()
    })
})
