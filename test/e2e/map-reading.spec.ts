/** The map as it is read: letters, names and lines of a full night, in the window that hosts have and in a wide one. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import type { App } from './app.ts'
import { zone } from './grove.ts'
import { seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = [
  'MissCaliper: Mafia Roleblocker',
  'Ostrich Pilot: Jailkeeper',
  'gannet: Tracker',
  'Juniper_K: Watcher',
  'hexapod: Vigilante',
  'Ludo: Bodyguard',
  'Bramble_and_Fenn: Mafia Framer',
  'Marrow: Doctor',
  'Quillfeather: Bus Driver',
  'Old Salt: Paranoid Gun Owner',
  'Vesper91: Cop',
  'Corvane: Mafia Godfather',
  'tidewater_tom: Role Cop',
]
const long = 'Bramble_and_Fenn'
const sent: [by: string, does: string, ...to: string[]][] = [
  ['MissCaliper', 'block', 'Ostrich Pilot'],
  ['Ostrich Pilot', 'jail', long],
  ['gannet', 'track', 'MissCaliper'],
  ['Juniper_K', 'watch', 'gannet'],
  ['hexapod', 'shoot', 'gannet'],
  ['Ludo', 'guard', 'gannet'],
  [long, 'frame', 'tidewater_tom'],
  [long, 'factionKill', 'Vesper91'],
  ['Marrow', 'protect', 'Vesper91'],
  ['Quillfeather', 'swap', 'Vesper91', 'Old Salt'],
  ['Vesper91', 'investigate', 'Corvane'],
  ['tidewater_tom', 'inspectRole', 'Ludo'],
]

/** Thirteen players, all of whom act or have something that always works. */
async function fullNight({ ask }: App): Promise<string> {
  const { game } = await ask('games.create', { name: 'Low Tide', system: 'rar', zone })
  const { seats } = await ask('roster.read', { system: 'rar', text: roster.join('\n') })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  for (const [by, does, ...to] of sent) await ask('actions.submit', { game, by, does, to })
  return game
}

const map = (page: Page) => page.getByRole('group', { name: /^Map: / })
/** Every text of the map, and how large its letters are on the screen. */
const letters = (page: Page) =>
  map(page).evaluate(drawn => {
    const svg = drawn as unknown as SVGSVGElement
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    return [...svg.querySelectorAll('text')].flatMap(text => {
      const { width, height } = text.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
      return width && height ? [{ says: text.textContent ?? '', size }] : []
    })
  })

inChromium('The map, read', { sample: true, night: 'map' }, app => {
  test.describe.configure({ mode: 'serial' })
  let game = ''
  test.beforeAll(async () => {
    game = await fullNight(app())
  })

  test('has no letter under 11 pixels at 1280 × 800, in a full night and in every sample', async () => {
    const page = await app().page({ width: 1280, height: 800 })
    for (const at of [
      `${game}/night/0`,
      'sample-harvest/night/4',
      'sample-gravel/night/0',
      'sample-saltmarket/night/0',
      'sample-lighthouse/night/1',
      'sample-sloboda/night/2',
    ]) {
      await visit(page, `#/game/${at}`)
      await seen(map(page))
      const small = (await letters(page)).filter(({ size }) => size < 11)
      expect([at, small]).toEqual([at, []])
    }
    await page.context().close()
  })

  test('shows a full night whole at 1280 × 800, with every name in one piece', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await app().page({ width: 1280, height: 800, theme })
      await visit(page, `#/game/${game}/night/0`)
      await seen(map(page))
      const says = (await letters(page)).map(one => one.says)
      for (const name of [long, 'MissCaliper', 'tidewater_tom', 'Quillfeather'])
        expect(says.filter(line => line === name)).not.toEqual([])
      // Wherever a name begins in a line, it goes on there.
      expect(says.filter(line => /Bramble_/.test(line) && !line.includes(long))).toEqual([])
      await page.screenshot({ path: `dist/e2e/map-reading-${theme}.png` })
      expect(await violations(page, `map ${theme}`)).toEqual([])
      expect(
        await map(page).evaluate(drawn => {
          const frame = drawn.parentElement!
          return [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight]
        }),
      ).toEqual([0, 0])
      await page.context().close()
    }
  })

  test('leads from whoever killed to each death, and says so in its key', async () => {
    const page = await app().page({ width: 1280, height: 800 })
    await visit(page, `#/game/${game}/night/0`)
    await seen(map(page), page.getByRole('list', { name: 'What the lines mean' }).getByText('kills', { exact: true }))
    const deaths = await page
      .locator('[data-death]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-death')!))
    expect(new Set(deaths).size).toBe(4)
    await page.context().close()
  })

  test('leads from a kill that failed to whom it was meant for, and says in its key what the line means', async () => {
    const page = await app().page({ width: 1280, height: 800 })
    await visit(page, `#/game/${game}/night/0`)
    await seen(map(page), page.getByRole('list', { name: 'What the lines mean' }).getByText('kill failed'))
    // At gannet, at Vesper91 for whom it was meant, and at Old Salt to whom it went.
    await expect(page.locator('[data-foiled]')).toHaveCount(3)
    await page.context().close()
  })

  test('uses a window of 1920 × 1080: across all of it, with every reason, and larger where there is room', async () => {
    const page = await app().page({ width: 1920, height: 1080 })
    const least = async (): Promise<number> => Math.min(...(await letters(page)).map(({ size }) => size))
    const free = () =>
      map(page).evaluate(drawn => drawn.parentElement!.clientWidth - drawn.getBoundingClientRect().width)
    await visit(page, `#/game/${game}/night/0`)
    await seen(map(page), map(page).getByText('so the attack hits').first())
    await page.screenshot({ path: 'dist/e2e/map-reading-1920.png' })
    expect(await least()).toBeGreaterThan(11)
    expect(await free()).toBeLessThan(3)
    await visit(page, '#/game/sample-gravel/night/0')
    await seen(map(page))
    expect(await least()).toBeGreaterThan(13)
    expect(await free()).toBeLessThan(3)
    await page.context().close()
  })
})
