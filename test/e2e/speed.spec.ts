/**
 * What a host waits for in front of the window. It is printed and never asserted: a slow machine is no failure. Beside
 * other specs one round shows that it can be measured; for numbers, alone: `NIGHTDESK_ROUNDS=20 npm run e2e -- speed`.
 */
import { expect, test, type Page } from 'playwright/test'
import { button, drawnLine, eventually, rows, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { exported, longJournal, nightOfAll, players } from './journals.ts'
import { paintedAfter, spread } from './painted.ts'

const rounds = Number(process.env.NIGHTDESK_ROUNDS ?? 1)

inChromium('Speed', {}, app => {
  let page: Page
  const told: string[] = []
  const tell = (what: string, times: (number | undefined)[]): void => {
    const measured = times.filter(time => time !== undefined)
    expect(measured.length, what).toBeGreaterThan(0)
    told.push(`${what}: ${spread(measured)}`)
  }
  test.afterAll(() => console.log(`What a host waits for in Chromium:\n${told.join('\n')}`))
  const tree = () => page.getByTestId('tree')

  test.describe(`at a night of ${players} who all act`, () => {
    test.beforeAll(async () => {
      await app().ask('games.import', { text: exported('night', nightOfAll(0)) })
      page = await app().page()
      await visit(page, '#/game/night/night/0')
      await seen(drawnLine(page))
    })

    test('a what-if: from the switch to the tree drawn anew', async () => {
      const times: (number | undefined)[] = []
      for (let seed = 1; times.length < rounds; seed++) {
        const game = `night${seed}`
        await app().ask('games.import', { text: exported(game, nightOfAll(seed)) })
        const { of } = await app().ask('night.pivots', { game, phase: 0 })
        const { rows: all } = await app().ask('night.view', { game, phase: 0 })
        await visit(page, `#/game/${game}/night/0`)
        for (const [row, { id }] of all.filter(({ section }) => section === 'happens').entries()) {
          await rows(page, 'Results').nth(row).click()
          await seen(drawnLine(page))
          const deciding = of[id]?.filter(({ ruling }) => !ruling).length ?? 0
          for (let at = 0; at < deciding && times.length < rounds; at++) {
            times.push(await paintedAfter(page, page.getByRole('switch').nth(at), tree()))
            await button(page.getByRole('status'), /^Switch back on/).click()
            await expect(page.getByRole('switch', { checked: false })).toHaveCount(0)
          }
        }
      }
      await visit(page, '#/game/night/night/0')
      await eventually(() => page.getByRole('banner').innerText()).toMatch(/night\n/)
      tell('a what-if, from the switch to the tree drawn anew', times)
    })

    test('a recorded change: from the host’s word to the tree drawn anew', async () => {
      const times: (number | undefined)[] = []
      const tried = await rows(page, 'Actions').count()
      for (let row = 0; row < Math.min(tried, rounds); row++) {
        await rows(page, 'Actions').nth(row).click()
        const failed = await rows(page, 'Actions').nth(row).getByText('Failed:').count()
        const word = failed ? 'Force to succeed' : 'Force to fail'
        await button(page, `${word}…`).click()
        await page.getByRole('textbox', { name: 'Reason' }).fill('Measured')
        times.push(await paintedAfter(page, button(page.getByRole('dialog', { name: word }), word), tree()))
      }
      tell('a recorded change (override), from the click to the tree drawn anew', times)
    })

    test('the map: from the click to all of it drawn', async () => {
      const times: (number | undefined)[] = []
      for (let round = 0; round < rounds; round++) {
        await button(page, 'Diagram').click()
        await seen(drawnLine(page))
        times.push(await paintedAfter(page, button(page, 'Map'), tree()))
        await seen(page.getByRole('group', { name: /^Map: / }))
      }
      await button(page, 'Diagram').click()
      await seen(drawnLine(page))
      tell(`the map of a night of ${players}, from the click to all of it drawn`, times)
    })

    test('the map of a hundred: from the click to all of it drawn', async () => {
      const times: (number | undefined)[] = []
      for (let seed = 0; seed < Math.max(1, rounds / 4); seed++) {
        await app().ask('games.import', { text: exported(`hundred${seed}`, nightOfAll(seed, 100)) })
        await visit(page, `#/game/hundred${seed}/night/0`)
        await seen(drawnLine(page))
        times.push(await paintedAfter(page, button(page, 'Map'), tree()))
        await seen(page.getByRole('group', { name: /^Map: / }))
        await button(page, 'Diagram').click()
        await seen(drawnLine(page))
      }
      await visit(page, '#/game/night/night/0')
      await seen(drawnLine(page))
      tell('the map of a night of 100, from the click to all of it drawn', times)
    })

    test('another row: from the click to its tree', async () => {
      const times: (number | undefined)[] = []
      for (let row = 0; row < rounds; row++)
        times.push(await paintedAfter(page, page.getByRole('option', { selected: false }).nth(row), tree()))
      tell('another row, from the click to its tree', times)
    })
  })

  test.describe('at a past that is mended', () => {
    test(`night 1 of ${players} with five later phases: from the click to all differences drawn`, async () => {
      const game = 'mended'
      const night = nightOfAll(3)
      const { ask } = app()
      await ask('games.import', { text: exported(game, night) })
      for (let number = 2; number <= 6; number++) {
        await ask('phases.lock', { game })
        await ask('phases.open', { game, kind: 'night', number })
        for (const event of night)
          if (event.type === 'actionReceived')
            await ask('actions.submit', { game, by: event.by, does: event.does, to: event.to })
      }
      await ask('phases.lock', { game })
      const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'measured' })
      page = await app().page()
      const times: (number | undefined)[] = []
      for (let round = 0; round < rounds; round++) {
        await visit(page, `#/game/${past}/inbox/0`)
        await seen(page.getByRole('heading', { name: / inbox$/ }))
        await ask('actions.override', { game: past, id: `a${1 + (round % players)}`, holds: false, reason: 'measured' })
        // Nothing of the round before is drawn from memory: the change is compared for the first time.
        await page.reload()
        await seen(page.getByRole('heading', { name: / inbox$/ }))
        const from = await page.evaluate(() => performance.now())
        await button(page.getByRole('banner'), 'Review and apply').click()
        await page
          .getByRole('region', { name: /^Night \d$/ })
          .nth(5)
          .waitFor()
        times.push(
          (await page.evaluate(
            () => new Promise<number>(drawn => requestAnimationFrame(() => drawn(performance.now()))),
          )) - from,
        )
      }
      tell(`night 1 of ${players} mended, with five later phases: from the click to all differences drawn`, times)
    })
  })

  test.describe('of a year', () => {
    test('a game of 5,000 events, from the list to its night; and the list of 100 games', async () => {
      for (let game = 0; game < 99; game++)
        await app().ask('games.import', { text: exported(`g${game}`, longJournal(50)) })
      await app().ask('games.import', { text: exported('long', longJournal(5000)) })
      const listed: (number | undefined)[] = []
      const opened: (number | undefined)[] = []
      const nights: (number | undefined)[] = []
      const searched: (number | undefined)[] = []
      for (let round = 0; round < rounds / 4; round++) {
        await app().restart()
        page = await app().page()
        await page.getByRole('row').nth(100).waitFor()
        await visit(page, '#/game/night/log')
        await seen(page.getByRole('heading', { name: 'Log', level: 1 }))
        listed.push(await paintedAfter(page, page.getByRole('link', { name: 'All games' }), page.getByRole('main')))
        await page.getByRole('row').nth(100).waitFor()
        const from = await page.evaluate(() => performance.now())
        await page.getByRole('searchbox', { name: 'Search games' }).fill('long')
        await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
        searched.push((await page.evaluate(() => performance.now())) - from)
        opened.push(await paintedAfter(page, button(page, 'long'), page.getByRole('main')))
        await seen(page.getByText('No messages yet'))
        nights.push(
          await paintedAfter(
            page,
            page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Night' }),
            page.getByRole('main'),
          ),
        )
        await seen(drawnLine(page))
      }
      tell('the list of 101 games, from the link', listed)
      tell('a search in it', searched)
      tell('a game of 5,000 events after a start, from the list to its inbox', opened)
      tell('its night after that', nights)
      tell(
        'its night from the list, both together',
        opened.map((time, index) =>
          time === undefined || nights[index] === undefined ? undefined : time + nights[index],
        ),
      )
    })
  })
})
