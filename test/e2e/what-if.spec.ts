/** A what-if on the screen: nothing moves under the pointer, and the desk is asked once for each thing, before anything is drawn. */
import { expect, test, type Page } from 'playwright/test'
import { button, drawnLine, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('What if', { sample: true }, app => {
  let page: Page
  test.beforeAll(async () => {
    page = await app().page()
    await visit(page, '#/game/sample-harvest/night/2')
    await seen(drawnLine(page), page.getByRole('switch'))
  })

  test('what says so pushes nothing aside', async () => {
    const places = () => Promise.all(['list', 'tree', 'inspector'].map(pane => page.getByTestId(pane).boundingBox()))
    const before = await places()
    await page.getByRole('switch').first().click()
    await seen(page.getByRole('status').getByText('1 action switched off'))
    expect(await places()).toEqual(before)
    await expect(button(page, 'Reopen…')).toHaveCount(0)
    await button(page.getByRole('status'), /^Switch back on/).click()
    await seen(button(page, 'Reopen…'))
    expect(await places()).toEqual(before)
  })

  test('what was switched is asked for before anything is drawn for it, once, and all of it together', async () => {
    const asked: string[][] = []
    page.on('request', request => {
      const sent = request.postData() ?? ''
      if (/\/call\/(night|desk)\.\w+$/.test(request.url()) && sent.includes('"without"'))
        asked.push([...sent.matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name))
    })
    const drawn = await page.evaluate(() => {
      const off = (): number => document.querySelectorAll('[role=switch][aria-checked=false]').length
      const sent: number[] = []
      const send = window.fetch
      window.fetch = (...all) => {
        sent.push(off())
        return send(...all)
      }
      document.querySelectorAll<HTMLElement>('[role=switch]').item(1).click()
      window.fetch = send
      return sent
    })
    expect(drawn).toEqual([0])
    await seen(page.getByRole('status').getByText('What changes'))
    await button(page.getByRole('status'), /^Switch back on/).click()
    await expect(page.getByRole('switch', { checked: false })).toHaveCount(0)
    expect(asked).toEqual([['night.tree', 'night.view', 'night.changes']])
  })

  test('what would have changed a result is looked for when somebody asks', async () => {
    await button(page, 'Find what would have changed it').click()
    await seen(page.getByTestId('inspector').getByText(/would have .+ had /))
  })
})
