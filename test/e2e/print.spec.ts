/** What is taken away from the screen: on paper nothing is cut, and where a machine chooses the colours nothing is told by colour alone. */
import { expect, test, type Page } from 'playwright/test'
import { button, drawnLine, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { printed } from './on-paper.ts'

inChromium('On paper', { sample: true, night: 'map' }, app => {
  const sheetOf = async (at: string, before?: (page: Page) => Promise<unknown>) => {
    const page = await app().again({ theme: 'dark' })
    await visit(page, `#/game/${at}`)
    await seen(page.getByRole('heading', { level: 1 }).first())
    await before?.(page)
    return { page, ...(await printed(page)) }
  }
  const nothing: string[] = []

  test('the map stands whole, as large as the sheet lets it, and what happened below it', async () => {
    for (const at of ['sample-harvest/night/2', 'sample-sloboda/night/0', 'sample-saltmarket/night/0']) {
      const { page, words, faults } = await sheetOf(at, page =>
        page.locator('img[src^="data:image/svg"]').waitFor({ state: 'attached' }),
      )
      expect.soft(faults, at).toEqual(nothing)
      expect.soft(words, at).toMatch(/Actions/)
      // Its smallest letters are those of a footnote, and no smaller.
      const [shown, drawn] = await page
        .locator('img[src^="data:image/svg"]')
        .evaluate((map: HTMLImageElement) => [map.getBoundingClientRect().width, map.naturalWidth])
      expect.soft((11 * (shown ?? 0)) / (drawn ?? 1), `letters on ${at}`).toBeGreaterThan(6)
    }
  })

  test('the picture of the map tells sides, failures and verdicts without a colour', async () => {
    const { page } = await sheetOf('sample-harvest/night/2', page =>
      page.locator('img[src^="data:image/svg"]').waitFor({ state: 'attached' }),
    )
    const svg = await page
      .locator('img[src^="data:image/svg"]')
      .evaluate((map: HTMLImageElement) => decodeURIComponent(map.src))
    expect(svg).toMatch(/✗/)
    expect(svg).toMatch(/text-decoration="line-through"[^>]*>(?:<tspan[^>]*>)?swapped/)
    expect(svg).toMatch(/text-decoration="line-through"[^>]*>(?:<tspan[^>]*>)?Moss/)
    expect(svg.match(/data-side="hostile"/g)).toHaveLength(2)
  })

  test('trees, posts, the log, messages and votes are cut nowhere', async () => {
    const tree = await sheetOf('sample-harvest/night/2', page => button(page, 'Diagram').click())
    expect.soft(tree.faults, 'tree').toEqual(nothing)
    expect.soft(tree.words).toMatch(/Because/)
    const posts = await sheetOf('sample-harvest/posts/4', page => seen(page.getByText('Preview')))
    expect.soft(posts.faults, 'posts').toEqual(nothing)
    expect.soft(posts.words).toMatch(/https:\/\/forum\.example\/threads\/harvest/)
    expect.soft(posts.words).not.toMatch(/Copy again|Export/)
    const log = await sheetOf('sample-harvest/log')
    expect.soft(log.faults, 'log').toEqual(nothing)
    for (const [name, at] of [
      ['inbox', 'sample-harvest/inbox/2'],
      ['votes', 'sample-gravel/votes/1'],
    ] as const) {
      const { faults } = await sheetOf(at)
      expect.soft(faults, name).toEqual(nothing)
    }
    for (const { words } of [tree, posts, log]) expect.soft(words).toMatch(/Harvest at Miller's Creek/)
  })

  test('what was changed a moment before it is printed is on the sheet', async () => {
    const page = await app().page()
    await visit(page, '#/game/sample-harvest/night/2')
    await button(page, 'Diagram').click()
    await seen(drawnLine(page))
    const isOff = page.getByRole('listbox', { name: 'Switched off' })
    const words = await page.evaluate(
      () =>
        new Promise<{ list: string; paper: string }>(told => {
          const paper = document.querySelector('div[aria-hidden="true"]:has(> p + p, > p + section)')
          // In the very task in which the list has it, so that no timer of the page can have run.
          const watcher = new MutationObserver(() => {
            const list = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Switched off')
            if (!list) return
            watcher.disconnect()
            window.dispatchEvent(new Event('beforeprint'))
            told({ list: list.nextElementSibling?.textContent ?? '', paper: paper?.textContent ?? '' })
          })
          watcher.observe(document.body, { subtree: true, childList: true })
          document.querySelector<HTMLElement>('[role="switch"]')?.click()
        }),
    )
    await seen(isOff)
    expect(words.list).not.toBe('')
    expect(words.paper).toContain('Switched off')
    await page.close()
  })

  test('what was drawn, and what the host ruled or is told, stands in the list', async () => {
    const drawn = await sheetOf('sample-saltmarket/night/0', page => button(page, 'Diagram').click())
    expect.soft(drawn.faults).toEqual(nothing)
    expect.soft(drawn.words).toMatch(/Random draws\n(?:.*\n)*?For\s+\S+/)
    expect.soft(drawn.words).toMatch(/Drawn from \d+ options\./)
    // Words are told piece by piece, each by its beginning.
    expect.soft(drawn.words).toMatch(/Rulings and notices\n!\nRuled\n:\nThe rules do not list the second roles/)
    expect.soft(drawn.words).toMatch(/Your ruling:\nas proposed/)
    const ruled = await sheetOf('sample-lighthouse/night/2', page => button(page, 'Diagram').click())
    expect.soft(ruled.faults).toEqual(nothing)
    expect.soft(ruled.words).toMatch(/A will is about to be published\./)
    expect.soft(ruled.words).toMatch(/Your ruling:\npublish it/)
  })
})

inChromium('Where the machine chooses the colours', { sample: true, night: 'map' }, app => {
  let page: Page
  test.beforeAll(async () => {
    page = await app().page()
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '#/game/sample-harvest/night/2')
  })
  /** How a line looks but for its colour. */
  const stroke = (kind: string) =>
    page
      .locator(`g[data-does="${kind}"][data-would="false"] path`)
      .first()
      .evaluate(line => {
        const { strokeDasharray, strokeWidth } = getComputedStyle(line)
        return `${strokeDasharray} ${strokeWidth}`
      })

  test('what a link does is told by its line, and the key says so', async () => {
    await seen(page.getByRole('group', { name: /^Map: / }))
    const kinds = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('g[data-does][data-would="false"]')].map(link => link.getAttribute('data-does')!),
      ),
    ])
    expect(kinds.length).toBeGreaterThan(1)
    const looks = await Promise.all(kinds.map(stroke))
    expect(new Set(looks).size, looks.join(', ')).toBe(kinds.length)
    const key = await page
      .getByRole('list', { name: 'What the lines mean' })
      .getByRole('listitem')
      .evaluateAll(items =>
        items.flatMap(item => {
          const { borderTopStyle, borderTopWidth, backgroundImage, display } = getComputedStyle(item, '::before')
          return display === 'none' ? [] : [`${borderTopStyle} ${borderTopWidth} ${backgroundImage}`]
        }),
      )
    // Every kind that is drawn, and what would have been.
    expect(key.length).toBeGreaterThan(kinds.length)
    expect(new Set(key).size, key.join(', ')).toBe(key.length)
  })

  test('what is chosen has a frame of its own', async () => {
    const card = page.getByRole('button', { name: /^Alma: protected/ })
    const frame = () =>
      card
        .locator('rect')
        .first()
        .evaluate(face => `${getComputedStyle(face).stroke} ${getComputedStyle(face).strokeWidth}`)
    const before = await frame()
    await card.click()
    await page.mouse.move(0, 0)
    await card.blur()
    expect(await frame()).not.toBe(before)
    await button(page, 'Explain').click()
    const chosen = page.getByRole('treeitem', { selected: true })
    await expect(chosen).toHaveCSS('outline-style', 'solid')
    await expect(chosen).toHaveCSS('outline-width', '3px')
  })
})
