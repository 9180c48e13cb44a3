/** The night on one page: what a host sees first, what he chooses on it, and what he takes from it. */
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { button, eventually, gone, rows, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('The map of a night', { sample: true, night: 'map' }, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async () => {
    page = await app().page({ clipboard: true })
    await visit(page, '#/game/sample-harvest/night/4')
  })
  const map = () => page.getByRole('group', { name: /^Map: 7 actions/ })
  const card = (name: RegExp) => map().getByRole('button', { name })
  const answer = () => page.getByRole('region', { name: 'Answer' })

  test('is what is seen first, a card for every deed, and fits the window', async () => {
    await seen(
      page.getByRole('group', { name: /^Map: 7 actions, 3 deaths/ }),
      card(/^Dorothy: tried to swap June and Ezra\. Failed\./),
      card(/^Ezra: shoots anyone who visits/),
    )
    await expect(map().getByRole('button')).toHaveCount(8)
    const pane = await map().evaluate(element => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element.parentElement!
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(pane).toEqual([0, 0])
  })

  test('says of a deed that failed whose doing it was', async () => {
    await card(/^Dorothy: tried to swap/).click()
    await seen(
      card(/^Dorothy: tried to swap June and Ezra\. Failed\. Lottie jailed Dorothy\./),
      answer().getByText(/Lottie jailed Dorothy/),
    )
    await expect(card(/^Dorothy: tried to swap/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('is walked with the arrows, and leads to the tree and back', async () => {
    await card(/^Dorothy: tried to swap/).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(
      /^(Flora|Bertram): /,
    )
    await button(answer(), 'Explain').click()
    await seen(page.getByRole('tree', { name: /Shown as a diagram/ }))
    await page.keyboard.press('m')
    await seen(map())
  })

  test('and the list choose the same', async () => {
    await page.keyboard.press('q')
    await rows(page, 'Results').filter({ hasText: 'Flora dies' }).click()
    await seen(answer().getByText(/Does Flora die/))
    await card(/^Lottie: jailed/).click()
    await seen(
      rows(page, 'Actions').filter({ hasText: 'Lottie jailed Dorothy' }).and(page.locator('[aria-selected="true"]')),
    )
    await page.keyboard.press('q')
  })

  test('fades what a deed made possible when it is left out', async () => {
    await card(/^Lottie: jailed/).click()
    await button(answer(), 'Switch off').click()
    await seen(
      card(/^Lottie: jailed Dorothy\..* Switched off in this what-if\./),
      card(/^Dorothy: swapped June and Ezra\. Worked/),
    )
    await page.keyboard.press('b')
    await seen(card(/^Dorothy: tried to swap June and Ezra\. Failed\./))
  })

  test('is copied in words, and saved as a picture', async () => {
    await button(page, 'Copy, export and print').click()
    await page.getByRole('menuitem', { name: 'Copy as text' }).click()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /Dorothy \(Bus Driver\)\n- Dorothy: tried to swap June and Ezra\. Failed\. Lottie jailed Dorothy\./,
    )
    await button(page, 'Copy, export and print').click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as SVG' }).click()
    expect((await saved).suggestedFilename()).toBe('map.svg')
    await button(page, 'Copy, export and print').click()
    const drawn = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as PNG' }).click()
    expect((await drawn).suggestedFilename()).toBe('map.png')
  })

  test('is printed, with what happens below it', async () => {
    await page.emulateMedia({ media: 'print' })
    const picture = page.locator('main img')
    await seen(picture, page.getByText('Results').last())
    const [drawn, width] = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.clientWidth])
    expect(drawn).toBeGreaterThan(600)
    expect(width).toBeGreaterThan(600)
    await page.emulateMedia({ media: 'screen' })
    await expect(picture).toBeHidden()
  })

  test('keeps names and steps in sight when it is scrolled', async () => {
    for (let times = 0; times < 6; times++) await button(answer(), 'Zoom in').click()
    const places = () =>
      map().evaluate(drawn => {
        const frame = drawn.parentElement!.getBoundingClientRect()
        const at = (words: string): DOMRect | undefined =>
          [...drawn.querySelectorAll('text')].find(({ textContent }) => textContent === words)?.getBoundingClientRect()
        const [name, step] = [at('Flora'), at('Step 1')]
        return [name && name.left - frame.left, step && step.top - frame.top]
      })
    const before = await places()
    await map().evaluate(drawn => drawn.parentElement!.scrollTo(240, 160))
    await eventually(() => map().evaluate(drawn => drawn.parentElement!.scrollLeft)).toBe(240)
    // They follow with the next picture.
    await eventually(async () =>
      (await places()).every((place, index) => Math.abs(place! - before[index]!) < 0.5),
    ).toBe(true)
    await button(answer(), 'Fit to panel').click()
  })

  test('with the inspector beside it on a small window says its answer whole, and how much more of it there is', async () => {
    const other = await app().page({ width: 1280, height: 640 })
    await visit(other, '#/game/sample-saltmarket/night/0')
    await seen(other.getByRole('group', { name: /^Map: / }))
    await other.keyboard.press('i')
    await seen(other.getByRole('heading', { name: 'Selected' }))
    const below = other.getByRole('button', { name: /more players? below/ })
    const aside = other.getByRole('button', { name: /more actions? to the right/ })
    await seen(below)
    // Steps share columns: it is scrolled one way.
    await gone(aside)
    const beyond = () =>
      other.getByRole('group', { name: /^Map: / }).evaluate(map => {
        const frame = map.parentElement!.getBoundingClientRect()
        return [...map.querySelectorAll('[role="link"]')].filter(
          end => end.getBoundingClientRect().right > frame.right + 1,
        ).length
      })
    await expect.poll(beyond).toBe(0)
    // It may be gone by itself between a look and a click, where a step is still being scrolled.
    await expect(async () => {
      if (await below.count()) await below.click({ timeout: 2000 })
      await expect(below).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect.poll(beyond).toBe(0)
    const size = other.getByRole('region', { name: 'Answer' })
    for (let times = 0; times < 3; times++) await button(size, 'Zoom in').click()
    await seen(aside)
    await button(size, 'Fit to panel').click()
    await gone(aside)

    await visit(other, '#/game/sample-saltmarket/night/6')
    await other.getByRole('link', { name: /^Aldo dies/ }).click()
    const told = other.getByRole('region', { name: 'Answer' }).getByText(/Elio is an Armed Robber, who takes revenge/)
    await seen(told)
    const cutBy = (): Promise<number> =>
      told.evaluate(words => {
        const box = words.getBoundingClientRect()
        const strip = words.closest('section')!.getBoundingClientRect()
        return Math.max(0, box.bottom - strip.bottom, strip.top - box.top)
      })
    await expect.poll(cutBy).toBe(0)
  })

  test('lists what failed with why, says how much of it is below, and leads from one to the next', async () => {
    const other = await app().page({ width: 1024, height: 640 })
    await visit(other, '#/game/sample-sloboda/night/0')
    const drawn = other.getByRole('group', { name: /^Map: / })
    await seen(drawn)
    const list = other.getByRole('list', { name: 'Failed (5)' })
    await expect(list.getByRole('button')).toHaveText([
      /Инга left a night note.* — Came 20 min after/,
      /Кирилл tried to shoot Захар — Глеб arrested Кирилл/,
      /Кирилл shot Платон — Платон is the mayor/,
      /Лада tried to insure with a shot at Захар — Варвара healed Захар/,
      /Матвей tried to insure with a shot at Варвара — Остап cuts Матвей’s face/,
    ])
    await seen(other.getByRole('button', { name: /more players? below · 3 failed, 2 do not count/ }))
    const isWhole = (name: RegExp) =>
      eventually(() =>
        drawn.getByRole('button', { name }).evaluate(card => {
          const [box, frame] = [card, card.closest('svg')!.parentElement!].map(one => one.getBoundingClientRect())
          return card.getAttribute('aria-pressed') === 'true' && box!.top >= frame!.top && box!.bottom <= frame!.bottom
        }),
      )
    await other.keyboard.press('n')
    await isWhole(/^Инга: left/).toBe(true)
    await expect(button(other, '3 failed, 2 do not count')).toHaveText('✗ 3 · ∅ 2')
    await button(other, '3 failed, 2 do not count').click()
    await isWhole(/^Кирилл: tried to shoot Захар/).toBe(true)
    await other.keyboard.press('Shift+N')
    await other.keyboard.press('Shift+N')
    await isWhole(/^Матвей: tried to insure/).toBe(true)
    await button(other, 'Failed (5)').click()
    await list.getByRole('button', { name: /Кирилл shot Платон/ }).click()
    await isWhole(/^Кирилл: shot Платон/).toBe(true)
  })

  test('keeps its places in a what-if', async () => {
    const other = await app().page({ width: 1280, height: 800 })
    await visit(other, '#/game/sample-saltmarket/night/0')
    const drawn = other.getByRole('group', { name: /^Map: / })
    await seen(drawn)
    const places = () =>
      drawn.evaluate(map =>
        Object.fromEntries(
          [...map.querySelectorAll('[role="button"]')].map(card => [
            card.getAttribute('data-card') ?? '',
            card.querySelector('rect')!.getBoundingClientRect().x,
          ]),
        ),
      )
    const before = await places()
    await drawn.getByRole('button', { name: /^Marco: canceled Orso/ }).click()
    await button(other.getByRole('region', { name: 'Answer' }), 'Switch off').click()
    await seen(drawn.getByRole('button', { name: /^Orso: rampaged through the .* family.* Worked/ }))
    const now = await places()
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(before)))
    expect(Object.keys(before).filter(id => Math.abs(now[id]! - before[id]!) > 1.5)).toEqual([])
  })

  test('a vote that does not count is asked about itself', async () => {
    const other = await app().page()
    await visit(other, '#/game/sample-gravel/night/1')
    await button(other, /^Wilbur’s vote for Ned does not count/).click()
    const said = other.getByRole('region', { name: 'Answer' })
    await seen(said.getByText('Wilbur is a treestump'))
    await button(said, 'Explain').click()
    await seen(other.getByRole('tree'))
    await other.keyboard.press('m')
  })

  test('is asked for where it is seen alone, and what is looked at is asked for before the rest', async () => {
    const game = 'sample-sloboda'
    const other = await app().page()
    await visit(other, `#/game/${game}/night/2`)
    await button(other, 'Diagram').click()
    await seen(other.getByRole('tree'))
    const asked: string[] = []
    other.on('request', request => {
      const name = new URL(request.url()).pathname.split('/').at(-1)!
      const { calls } = (request.postDataJSON() ?? {}) as { calls?: { name: string }[] }
      asked.push(...(name === 'desk.together' ? (calls?.map(each => each.name) ?? []) : [name]))
    })
    // How the night is looked at is kept, which asks for settings: that is over first.
    for (let before = -1; before !== asked.length;) {
      before = asked.length
      await other.waitForTimeout(400)
    }
    asked.length = 0
    const { slot } = (await app().ask('games.get', { game })).seats[0]!
    await app().ask('roster.change', { game, slot, note: 'asks early' })
    await eventually(() => Promise.resolve(asked)).toContain('night.pivots')
    expect(asked.slice(0, 2).sort()).toEqual(['night.tree', 'night.view'])
    expect(asked).not.toContain('night.map')
    await button(other, 'Map').click()
  })

  test('violates nothing, in either theme, of any system, by day and by night', async () => {
    const other = await app().page()
    for (const place of [
      'sample-harvest/night/4',
      'sample-saltmarket/night/0',
      'sample-lighthouse/night/2',
      'sample-sloboda/night/0',
      'sample-gravel/night/1',
    ]) {
      await visit(other, `#/game/${place}`)
      await seen(other.getByRole('group', { name: /^Map: / }).or(other.getByRole('region', { name: 'Wagons' })))
      const deeds = other.getByRole('radio', { name: 'Actions' })
      if (await deeds.isVisible()) {
        expect([place, await violations(other, `the wagons of ${place}`)]).toEqual([place, []])
        await deeds.click()
        await seen(other.getByRole('group', { name: /^Map: / }))
      }
      expect([place, await violations(other, place), await astray(other)]).toEqual([place, [], []])
    }
    expect(app().trouble).toEqual([])
  })
})
