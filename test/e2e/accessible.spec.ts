/** Everybody can use it: no violation of WCAG 2.1 A and AA anywhere in either theme, and what comes of an action is spoken. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, eventually, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { layers, screens, walk } from './walk.ts'

inChromium('Accessibility', { sample: true }, app => {
  test.describe.configure({ mode: 'parallel' })
  test.describe('in both themes', () => {
    let page: Page
    test.beforeAll(async () => {
      page = await app().page()
    })

    test('violates nothing on any screen, whose title tells no secret', async () => {
      const found: string[] = []
      const look = async ({ name }: { name: string }): Promise<void> => {
        found.push(...(await violations(page, name)))
        await expect(page).toHaveTitle('Nightdesk')
      }
      await walk(page, 'sample-harvest', screens(4), look)
      await walk(page, await grove(app(), 'night'), screens(0), look)
      expect(found).toEqual([])
    })

    test('violates nothing in what opens above them', async () => {
      const found: string[] = []
      await walk(page, await grove(app(), 'night'), layers(0), async ({ name }) => {
        found.push(...(await violations(page, name)))
        await expect(page).toHaveTitle('Nightdesk')
      })
      expect(found).toEqual([])
    })

    test('violates nothing where there is nothing yet', async () => {
      const found: string[] = []
      const { game } = await app().ask('games.create', { name: 'Empty', system: 'rar' })
      const set = await grove(app(), 'roster', 'Set')
      const open = await grove(app(), 'open', 'Open')
      for (const [id, screen, until] of [
        [game, 'setup', 'Players and roles'],
        [game, 'roster', 'No players yet'],
        [set, 'setup', '10 players'],
        [open, 'inbox/0', 'No messages yet'],
        [open, 'night/0', 'No actions yet'],
        [open, 'posts/0', 'Format'],
      ] as const) {
        await visit(page, `#/game/${id}/${screen}`)
        await seen(page.getByText(until).or(page.getByLabel(until)))
        found.push(...(await violations(page, screen)))
      }
      expect(found).toEqual([])
    })
  })

  test.describe('for those who listen', () => {
    /** Everything that live regions have said since. */
    async function listen(page: Page): Promise<() => Promise<string>> {
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
        new MutationObserver(changes => {
          for (const { target, addedNodes } of changes) {
            const element = target instanceof Element ? target : target.parentElement
            const region = element?.closest(live)
            const fresh = [...addedNodes].flatMap(node =>
              node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [],
            )
            for (const one of [...(region ? [region] : []), ...fresh]) said.push(one.textContent ?? '')
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
    }

    test('says what was taken in, what counts by now, what changes in a what-if, and that it is locked', async () => {
      const game = await grove(app(), 'open', 'Heard')
      const page = await app().page()
      await visit(page, `#/game/${game}/inbox/0`)
      await seen(page.getByText('No messages yet'))
      const said = await listen(page)
      await page.getByRole('textbox', { name: /^Paste a message/ }).fill('From: Cedar\n\nShoot Elm')
      await button(page, /^Import/).click()
      await eventually(said).toContain('1 message imported')
      await button(page, /^Accept(?! \d)/).click()
      await eventually(said).toContain('1 of 9')

      await visit(page, `#/game/${game}/night/0`)
      await page.getByRole('switch', { name: /Cedar shot Elm/ }).click()
      await eventually(said).toMatch(/1 action switched off/)
      await eventually(said).toMatch(/What changes.*Elm lives/)
      await button(page.getByRole('status'), /^Switch back on/).click()

      await button(page.getByRole('banner'), 'Lock the night').click()
      await button(page.getByRole('dialog'), 'Lock the night').click()
      await eventually(said).toContain('Night 1 is locked.')
    })
  })
})
