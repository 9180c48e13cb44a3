/** The tree of an answer as a drawing: what is in sight, what is heard, and how it is walked. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { plainOf } from './bundled.ts'
import { button, drawing, drawnLine, eventually, gone, rows, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

/** The largest trees of the samples, and how many lines they have. */
const large = [
  { at: 'sample-saltmarket/night/5', row: /Ilda died as well/, lines: 137 },
  { at: 'sample-saltmarket/night/5', row: /Carlo dies/, lines: 81 },
  { at: 'sample-saltmarket/night/3', row: /The Bianchi family would have been sent/, lines: 57 },
  { at: 'sample-sloboda/night/0', row: /Захар would have died/, lines: 45 },
  { at: 'sample-saltmarket/night/5', row: /Gino would have died/, lines: 50 },
]

const overview = (page: Page) => button(page, /^Diagram overview/)
const fit = (page: Page) => button(page, 'Fit to panel')

/** Opens what is folded until nothing is. */
async function unfold(page: Page): Promise<void> {
  const more = drawnLine(page, /undisputed step|more hidden/)
  while (await more.count())
    await more.evaluateAll(lines => {
      for (const line of lines) (line as HTMLElement).click()
    })
}

/** How many lines are whole in the pane, how many there are, whether the answer is, and how high their words are. */
const sight = (page: Page) =>
  drawing(page).evaluate(pane => {
    const frame = pane.getBoundingClientRect()
    const lines = [...pane.querySelectorAll<HTMLElement>('[data-line]')]
    const isIn = (line: HTMLElement): boolean => {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    }
    const [root] = lines
    return {
      lines: lines.length,
      inside: lines.filter(isIn).length,
      answer: root !== undefined && isIn(root),
      letters: root ? (13.5 * root.getBoundingClientRect().width) / root.offsetWidth : 0,
    }
  })

inChromium('The drawing of a tree', { sample: true }, app => {
  const open = async (page: Page, at: string, row: RegExp): Promise<void> => {
    await visit(page, `#/game/${at}`)
    await page.getByRole('option', { name: row }).first().click()
    await seen(drawnLine(page))
  }

  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
  ] as const)
    test(`fits its pane, or shows as much as can be read: ${width} × ${height}`, async () => {
      const page = await app().again({ width, height })
      for (const { at, row, lines } of large) {
        await open(page, at, row)
        await unfold(page)
        await fit(page).click()
        await eventually(async () => (await sight(page)).lines).toBe(lines)
        const { inside, answer, letters } = await sight(page)
        expect([at, row, answer]).toEqual([at, row, true])
        expect(letters).toBeGreaterThanOrEqual(8.99)
        if (width === 1920 && lines < 100) expect([row, inside]).toEqual([row, lines])
        expect([row, inside === lines]).toEqual([row, (await overview(page).count()) === 0])
      }
    })

  test('begins beside both panes with so many lines that all of them are in sight and can be read', async () => {
    const page = await app().again({ width: 1280, height: 800 })
    for (const { at, row } of large) {
      await open(page, at, row)
      await seen(drawnLine(page, /undisputed step|more hidden/))
      const { inside, lines, letters } = await sight(page)
      expect([row, inside]).toEqual([row, lines])
      expect(letters).toBeGreaterThanOrEqual(8.99)
      await gone(overview(page))
    }
  })

  test('shows what decided first where not all of it fits', async () => {
    const page = await app().again({ width: 1920, height: 1080 })
    await open(page, large[0]!.at, large[0]!.row)
    const { rows: all } = await app().ask('night.view', { game: 'sample-saltmarket', phase: 5 })
    const { id: of } = all.find(({ said }) => plainOf(said).startsWith('Ilda died as well'))!
    const { lines: whole } = await app().ask('night.tree', { game: 'sample-saltmarket', phase: 5, of })
    const decided = whole.filter(({ aside }) => !aside).length
    await unfold(page)
    await fit(page).click()
    const { inside, lines } = await sight(page)
    expect([inside, lines]).toEqual([decided, 137])
  })

  test('has an overview by which it is moved, with the mouse and by keyboard', async () => {
    const page = await app().again({ width: 1280, height: 800 })
    await open(page, large[0]!.at, large[0]!.row)
    await unfold(page)
    await fit(page).click()
    const before = await drawnLine(page).first().boundingBox()
    await overview(page).focus()
    await page.keyboard.press('ArrowRight')
    const after = await drawnLine(page).first().boundingBox()
    expect(after!.x).toBeLessThan(before!.x)
    await page.keyboard.press('Enter')
    expect((await sight(page)).answer).toBe(true)
    const frame = (await overview(page).boundingBox())!
    await overview(page).click({ position: { x: frame.width - 8, y: frame.height / 2 } })
    expect((await sight(page)).answer).toBe(false)
  })

  test('has a title in whole words above it, however narrow', async () => {
    const page = await app().again({ width: 1280, height: 800 })
    await open(page, 'sample-saltmarket/night/3', /The Bianchi family would have been sent/)
    const title = page.getByRole('heading', { name: 'Is the Bianchi family sent to court?', exact: true })
    const cut = () =>
      title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth > clientWidth,
        scrollHeight > clientHeight,
      ])
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await title.isVisible(), await cut()]).toEqual([width, true, [false, false]])
    }
  })

  test('has the room of a page at 200 %: the panes beside it begin folded', async () => {
    const page = await app().again({ width: 640, height: 400 })
    await visit(page, '#/game/sample-saltmarket/night/3')
    await seen(drawnLine(page))
    expect((await drawing(page).boundingBox())!.width).toBeGreaterThan(400)
    expect((await sight(page)).answer).toBe(true)
    await button(page, 'Show list (Q)').click()
    await seen(page.getByRole('option'))
  })

  test('is heard as a tree with levels, and its wires are not', async () => {
    const page = await app().again()
    await open(page, 'sample-harvest/night/0', /Alma protected June/)
    expect(await drawing(page).ariaSnapshot()).toMatch(
      /^- tree "[^"]+ Shown as a diagram; the list has the same information\.":\n {2}- '?treeitem "[^"]+"'? \[expanded\] \[level=1\] \[selected\]/,
    )
    const heard = await drawing(page).ariaSnapshot()
    expect(heard).toMatch(/treeitem "Because: [^"]*"'? (\[expanded\] )?\[level=2\]/)
    expect(heard.replace(/^ *- '?treeitem .*$/gm, '').trim()).toMatch(/^- tree "[^"]+":$/)
    expect(await violations(page, 'the drawing')).toEqual([])
  })

  test('is walked by keyboard, and what is reached is in sight', async () => {
    const page = await app().again()
    await open(page, large[1]!.at, large[1]!.row)
    const focused = () =>
      page.evaluate(() => {
        const line = document.activeElement
        const frame = line?.closest('.react-flow')?.getBoundingClientRect()
        const box = line?.getBoundingClientRect()
        return {
          line: line?.getAttribute('data-line'),
          whole:
            frame !== undefined
            && box !== undefined
            && box.left >= frame.left
            && box.right <= frame.right
            && box.top >= frame.top
            && box.bottom <= frame.bottom,
        }
      })
    await drawnLine(page).first().focus()
    for (const key of ['End', 'Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'End']) {
      await page.keyboard.press(key)
      await eventually(async () => (await focused()).whole).toBe(true)
      expect((await drawnLine(page).and(page.locator('[aria-selected="true"]')).getAttribute('data-line')) ?? '').toBe(
        (await focused()).line,
      )
    }
  })

  test('shares with the list what is folded, and keeps it while another question is looked at', async () => {
    const page = await app().again()
    await open(page, large[4]!.at, large[4]!.row)
    const first = await drawnLine(page).count()
    await drawnLine(page, /undisputed step|more hidden/)
      .first()
      .click()
    await eventually(() => drawnLine(page).count()).toBeGreaterThan(first)
    const opened = await drawnLine(page).count()
    await rows(page, 'Results').first().click()
    await open(page, large[4]!.at, large[4]!.row)
    await eventually(() => drawnLine(page).count()).toBe(opened)
    await button(page, 'List').click()
    await expect(page.getByRole('treeitem')).toHaveCount(opened)
    await page.getByRole('treeitem').first().click()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('treeitem')).toHaveCount(1)
    await button(page, 'Diagram').click()
    await expect(drawnLine(page)).toHaveCount(1)
    await gone(overview(page))
    await drawnLine(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(drawnLine(page)).toHaveCount(opened)
  })
})
