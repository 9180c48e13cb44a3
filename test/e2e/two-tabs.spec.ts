/** Two tabs on one workspace: what is done in one is seen in the other, and nothing that is done at once is lost. */
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { enterQuickly } from '../electron/serve/chromium.ts'
import { grove } from './grove.ts'
import { button, eventually, seen, sentences, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Two tabs', {}, app => {
  let one: Page
  let other: Page
  let game: string
  test.beforeEach(async () => {
    game = await grove(app(), 'night')
    one = await app().page()
    other = await app().page()
  })
  test.afterEach(async () => {
    await one.context().close()
    await other.context().close()
  })
  const at = (page: Page, screen: string): Promise<void> => visit(page, `#/game/${game}/${screen}`)

  test.describe('of one game', () => {
    test('show the same without a reload: a ruling, a name, a locked night', async () => {
      await at(one, 'night/0')
      await at(other, 'night/0')
      await eventually(() => sentences(other, 'Results')).toContain('Elm dies')
      await one
        .getByRole('listbox', { name: 'Actions' })
        .getByRole('option', { name: /Cedar shot Elm/ })
        .click()
      await button(one, 'Force to fail…').click()
      await one.getByRole('textbox', { name: 'Reason' }).fill('Too late')
      await button(one.getByRole('dialog'), 'Force to fail').click()
      await eventually(() => sentences(other, 'Results')).not.toContain('Elm dies')

      await app().ask('games.rename', { game, name: 'The Thicket' })
      await seen(one.getByRole('banner').getByText('The Thicket'), other.getByRole('banner').getByText('The Thicket'))

      await button(other.getByRole('banner'), 'Lock the night').click()
      await button(other.getByRole('dialog'), 'Lock the night').click()
      await seen(one.getByText('locked', { exact: true }), button(one.getByRole('banner'), /^Send \d+ posts?/))
    })

    test('lists games that the other one makes', async () => {
      await seen(button(one, 'The Grove'))
      await other.keyboard.press('n')
      await other.getByRole('textbox', { name: 'Name' }).fill('Made elsewhere')
      await button(other, /^Create game/).click()
      await seen(button(one, 'Made elsewhere'))
    })

    test('change it at once, and nothing is lost', async () => {
      await at(one, 'setup')
      await at(other, 'setup')
      const hosts = (page: Page) => page.getByRole('textbox', { name: 'Host names' })
      const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
      await hosts(one).fill('Wren')
      await name(other).fill('Renamed at once')
      await Promise.all([
        hosts(one).blur(),
        name(other).blur(),
        app().ask('actions.submit', { game, by: 'Hazel', does: 'track', to: ['Elm'] }),
      ])
      await eventually(async () => {
        const view = await app().ask('games.get', { game })
        return [view.name, view.settings.hosts, view.phases[0]?.received]
      }).toEqual(['Renamed at once', ['Wren'], 9])
      await expect(hosts(other)).toHaveValue('Wren')
      await expect(name(one)).toHaveValue('Renamed at once')
    })

    test('write the same note and the same name, and choose which stays', async () => {
      for (const page of [one, other]) {
        await at(page, 'roster')
        await page.getByRole('row', { name: /Hazel/ }).click()
      }
      for (const [label, kept, mine] of [
        ['Note', 'Asked for a day', 'Away until Friday'],
        ['Name', 'Hazelnut', 'Hazel the Second'],
      ] as const) {
        const field = (page: Page) => page.getByRole('complementary').getByRole('textbox', { name: label, exact: true })
        await field(one).fill(mine)
        await field(other).fill(kept)
        await field(other).blur()
        const asked = one.getByRole('alert', { name: 'This text was changed in another window while you were typing.' })
        await seen(asked)
        await expect(asked.locator('del').first()).toBeVisible()
        await expect(field(one)).toHaveValue(mine)
        if (label === 'Name') {
          await button(asked, 'Use the other version').click()
          await expect(field(one)).toHaveValue(kept)
        } else {
          await button(asked, 'Keep mine').click()
          await expect(field(other)).toHaveValue(mine)
        }
        await expect(asked).toHaveCount(0)
      }
    })

    test('take the same messages at once, and each is taken once', async () => {
      game = await grove(app(), 'pasted', 'Taken twice')
      await at(one, 'inbox/0')
      await at(other, 'inbox/0')
      // Not as Playwright clicks: it would wait for a button that the other tab took away.
      const takes = await Promise.all(
        [one, other].map(page => button(page.getByRole('main'), 'Accept 8 clear actions').elementHandle()),
      )
      await Promise.all(takes.map(take => take?.dispatchEvent('click')))
      for (const page of [one, other])
        await expect(
          page.getByRole('list', { name: 'Messages in order received' }).getByRole('button', { name: /^accepted:/ }),
        ).toHaveCount(8)
      const { actions } = await app().ask('inbox.view', { game, phase: 0 })
      expect(actions.map(({ message }) => message).sort()).toEqual(['m1', 'm10', 'm2', 'm3', 'm4', 'm5', 'm7', 'm8'])
    })

    test('keep what is typed in one while the other changes the game', async () => {
      await at(one, 'inbox/0')
      const field = one.getByRole('textbox', { name: /^Paste a message/ })
      await field.fill('From: Hazel\n\nTrack Elm')
      await app().ask('games.rename', { game, name: 'Another name' })
      await seen(one.getByRole('banner').getByText('Another name'))
      await expect(field).toHaveValue(/Track Elm/)
    })
  })

  test.describe('and many more', () => {
    const hideable = async (context: BrowserContext): Promise<void> => {
      await context.addInitScript(() => {
        let hidden = false
        Object.defineProperty(document, 'hidden', { get: () => hidden })
        window.addEventListener('hide', event => {
          hidden = event instanceof CustomEvent && event.detail === true
          document.dispatchEvent(new Event('visibilitychange'))
        })
      })
    }
    const hide = (page: Page, detail: boolean): Promise<void> =>
      page.evaluate(is => void window.dispatchEvent(new CustomEvent('hide', { detail: is })), detail)
    /** A browser of its own, in which no other tab is in sight. */
    const ofItsOwn = async (): Promise<{ context: BrowserContext; first: Page }> => {
      const page = await app().page()
      await hideable(page.context())
      const first = await page.context().newPage()
      await page.close()
      return { context: page.context(), first }
    }
    const connectionLost = (page: Page): Promise<unknown> =>
      page.waitForEvent('requestfailed', request => request.url().endsWith('/pushes'))

    test('show what is new when they are seen again, also where the connection stood before anything was drawn', async () => {
      const { context, first: slow } = await ofItsOwn()
      // React draws when a message of its own comes.
      await slow.addInitScript(() => {
        const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void
        const connected = new Promise(resolve => {
          const ask = window.fetch
          window.fetch = async (...asked) => {
            const answer = await ask(...asked)
            if (asked[0] === '/pushes') setTimeout(resolve, 100)
            return answer
          }
        })
        MessagePort.prototype.postMessage = function (message: unknown) {
          void connected.then(() => post.call(this, message))
        }
      })
      await enterQuickly(slow, app().served)
      await at(slow, 'night/0')
      await eventually(() => sentences(slow, 'Results')).toContain('Elm dies')
      const lost = connectionLost(slow)
      await hide(slow, true)
      await lost
      await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'While nobody looked' })
      await hide(slow, false)
      await eventually(() => sentences(slow, 'Results')).not.toContain('Elm dies')
      await context.close()
    })

    test('are all drawn, though a browser has only six connections to a host', async () => {
      const { context, first } = await ofItsOwn()
      for (let tab = 0; tab < 8; tab++) {
        const page = tab ? await context.newPage() : first
        await enterQuickly(page, app().served)
        await at(page, 'night/0')
        await eventually(() => sentences(page, 'Results')).toContain('Elm dies')
        await hide(page, true)
      }
      await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'While nobody looked' })
      await hide(first, false)
      await eventually(() => sentences(first, 'Results')).not.toContain('Elm dies')
      await context.close()
    })
  })

  test.describe('of a host that went away', () => {
    test('say so, say what is not saved, and have everything when it is there again', async () => {
      const cut = await cuttable(one)
      await at(one, 'night/0')
      await eventually(() => sentences(one, 'Results')).toContain('Elm dies')
      await cut(true)
      const lost = one.getByRole('alert').filter({ hasText: 'Nightdesk is not responding.' })
      await seen(lost, one.getByRole('status').getByText('Disconnected'))

      await one
        .getByRole('listbox', { name: 'Actions' })
        .getByRole('option', { name: /Cedar shot Elm/ })
        .click()
      await one.keyboard.press('Control+z')
      await seen(
        one.getByRole('alert').filter({ hasText: 'NOT SAVED' }),
        one.getByRole('status').getByText('NOT SAVED'),
      )

      await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'While nobody looked' })
      await cut(false)
      await eventually(() => sentences(one, 'Results')).not.toContain('Elm dies')
      await expect(one.getByRole('alert')).toHaveCount(0)
      await button(one, 'Remove override').click()
      await eventually(() => sentences(one, 'Results')).toContain('Elm dies')
      await seen(one.getByRole('status').getByText(/^Saved \d\d:\d\d/))
    })

    test('say so for good where it does not come back', async () => {
      await at(one, 'night/0')
      await eventually(() => sentences(one, 'Results')).toContain('Elm dies')
      await app().goAway()
      await seen(
        one.getByRole('alert').filter({ hasText: 'Nightdesk is not responding.' }),
        one.getByRole('status').getByText('Disconnected'),
      )
      await one
        .getByRole('listbox', { name: 'Actions' })
        .getByRole('option', { name: /Cedar shot Elm/ })
        .click()
      await button(one, 'Force to fail…').click()
      await one.getByRole('textbox', { name: 'Reason' }).fill('Too late')
      await button(one.getByRole('dialog'), 'Force to fail').click()
      await seen(one.getByText(/NOT SAVED|is not responding/))
      await expect(one.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too late')
      await app().restart()
      expect((await app().ask('inbox.view', { game, phase: 0 })).actions.filter(({ ruled }) => ruled)).toEqual([])
    })
  })
})

/** Loads the page anew so that its way to the host can be cut. @returns what cuts it, and what mends it */
async function cuttable(page: Page): Promise<(away: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const through = window.fetch
    let cut = new AbortController()
    window.fetch = (what, how) =>
      through(what, { ...how, signal: AbortSignal.any([cut.signal, ...(how?.signal ? [how.signal] : [])]) })
    window.addEventListener('cut', event => {
      cut.abort()
      if (event instanceof CustomEvent && event.detail === false) cut = new AbortController()
    })
  })
  await page.reload()
  return away => page.evaluate(detail => void window.dispatchEvent(new CustomEvent('cut', { detail })), away)
}
