/** More tabs of one browser than it has connections to a host: every one of them works, and nothing typed in one is lost. */
import { expect, test, type Dialog, type Page, type Request } from 'playwright/test'
import { enterQuickly } from '../electron/serve/chromium.ts'
import { grove } from './grove.ts'
import { button, eventually, seen, sentences, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Seven tabs of one browser, all in sight', {}, app => {
  let game: string
  let tabs: Page[]
  /** Streams of pushes that are open now, and how many there ever were at once. */
  let streams: { open: number; most: number }

  const counted = (page: Page): void => {
    const isStream = (of: { url(): string }): boolean => of.url().endsWith('/pushes')
    page.on('request', request => {
      if (isStream(request)) streams.most = Math.max(streams.most, ++streams.open)
    })
    const ended = (request: Request): void => void (isStream(request) && streams.open--)
    page.on('requestfailed', ended)
    page.on('requestfinished', ended)
  }
  const open = async (count: number, screen: string): Promise<void> => {
    const first = await app().page()
    counted(first)
    tabs = [first]
    await first.reload()
    for (let tab = 1; tab < count; tab++) {
      const page = await first.context().newPage()
      counted(page)
      tabs.push(page)
      await enterQuickly(page, app().served)
    }
    for (const page of tabs) await visit(page, `#/game/${game}/${screen}`)
  }
  const overrule = async (page: Page): Promise<void> => {
    await page
      .getByRole('listbox', { name: 'Actions' })
      .getByRole('option', { name: /Cedar shot Elm/ })
      .click()
    await button(page, 'Force to fail…').click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Too late')
    await button(page.getByRole('dialog'), 'Force to fail').click()
  }

  test.beforeEach(() => {
    streams = { open: 0, most: 0 }
  })
  test.afterEach(() => tabs[0]?.context().close())

  test('a change in the first is kept and seen in every other, over one stream', async () => {
    game = await grove(app(), 'night')
    await open(7, 'night/0')
    for (const page of tabs) await eventually(() => sentences(page, 'Results')).toContain('Elm dies')
    await overrule(tabs[0]!)
    for (const page of tabs) await eventually(() => sentences(page, 'Results')).not.toContain('Elm dies')
    await seen(tabs[0]!.getByRole('status').getByText(/^Saved/))
    expect(streams).toEqual({ open: 1, most: 1 })
  })

  test('when the tab goes that had the stream another has it, and all see what was done in between', async () => {
    game = await grove(app(), 'night', 'Handed on')
    await open(7, 'night/0')
    for (const page of tabs) await eventually(() => sentences(page, 'Results')).toContain('Elm dies')
    const gone = tabs.slice(0, 3)
    await Promise.all(gone.map(page => page.close()))
    await app().ask('actions.override', { game, id: 'a5', holds: false, reason: 'While it was handed on' })
    tabs = tabs.slice(3)
    for (const page of tabs) await eventually(() => sentences(page, 'Results')).not.toContain('Elm dies')
    await app().ask('actions.liftOverride', { game, id: 'a5' })
    for (const page of tabs) await eventually(() => sentences(page, 'Results')).toContain('Elm dies')
    await expect(tabs[0]!.getByRole('alert')).toHaveCount(0)
  })

  test('what is typed in each is kept in each', async () => {
    game = await grove(app(), 'locked', 'Typed in')
    await open(7, 'posts/0')
    for (const page of tabs) await seen(source(page))
    await source(tabs[6]!).fill('Typed in the seventh tab')
    await eventually(async () => {
      const { posts } = await app().ask('posts.view', { game, phase: 0 })
      return posts.filter(({ edited }) => edited).map(({ text }) => text)
    }).toEqual(['Typed in the seventh tab'])
    for (const page of tabs) await expect(source(page)).toHaveValue('Typed in the seventh tab')
  })
})

inChromium('What is typed and not kept', {}, app => {
  let page: Page
  let game: string
  const field = () => page.getByRole('textbox', { name: /^Paste a message/ })
  test.beforeEach(async () => {
    game = await grove(app(), 'night')
    page = await app().page()
  })
  test.afterEach(() => page.context().close())

  /** Closes the tab as its cross does. @returns what was asked, answered with staying; nothing where it went */
  async function leave(): Promise<string | undefined> {
    const asked = page.waitForEvent('dialog').then(async (dialog: Dialog) => {
      const type = dialog.type()
      await dialog.dismiss()
      // The browser has to know that the page stays, or it forgets what is asked of it next.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      return type
    })
    const went = page.waitForEvent('close').then(() => undefined)
    await page.close({ runBeforeUnload: true })
    return await Promise.race([asked.catch(() => undefined), went.catch(() => undefined)])
  }

  test('is asked about on leaving, is there after a reload, and is asked about no more once it is kept', async () => {
    await visit(page, `#/game/${game}/inbox/0`)
    await field().fill('From: Hazel\n\nTrack Elm')
    expect(await leave()).toBe('beforeunload')
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await expect(field()).toHaveValue('From: Hazel\n\nTrack Elm')
    page.removeAllListeners('dialog')
    await button(page, /^Import/).click()
    await expect(field()).toHaveValue('')
    expect(await leave()).toBeUndefined()
  })

  test('of a post is there after a reload, and kept then', async () => {
    game = await grove(app(), 'locked', 'Reloaded')
    await visit(page, `#/game/${game}/posts/0`)
    await seen(source(page))
    // The host answers no more: what is typed cannot be kept.
    await page.route('**/call/posts.edit', () => undefined)
    page.on('dialog', dialog => void dialog.accept())
    await source(page).fill('Typed while nothing was answered')
    await page.waitForRequest('**/call/posts.edit')
    await page.unrouteAll()
    await page.reload()
    await expect(source(page)).toHaveValue('Typed while nothing was answered')
    await eventually(async () => {
      const { posts } = await app().ask('posts.view', { game, phase: 0 })
      return posts.filter(({ edited }) => edited).map(({ text }) => text)
    }).toEqual(['Typed while nothing was answered'])
  })

  test('in a field that is kept when it is left, or in a dialog, is asked about; a search is not', async () => {
    await visit(page, `#/game/${game}/setup`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('A name half typed')
    expect(await leave()).toBe('beforeunload')
    await name.blur()
    await seen(page.getByRole('banner').getByText('A name half typed'))
    await visit(page, `#/game/${game}/roster`)
    await page.getByRole('searchbox', { name: /Find|Search/ }).fill('Elm')
    expect(await leave()).toBeUndefined()
  })
})

inChromium('Two windows that edit one text', {}, app => {
  let one: Page
  let other: Page
  test.beforeEach(async () => {
    one = await app().page()
    other = await app().page()
  })
  test.afterEach(async () => {
    await one.context().close()
    await other.context().close()
  })

  test('the later one is told what it would overwrite, and either can stay', async () => {
    const game = await grove(app(), 'locked', 'At once')
    const text = async (): Promise<string | undefined> =>
      (await app().ask('posts.view', { game, phase: 0 })).posts.find(({ edited }) => edited)?.text
    for (const page of [one, other]) await visit(page, `#/game/${game}/posts/0`)
    for (const page of [one, other]) await seen(source(page))
    // Both begin before either is kept.
    await Promise.all([one, other].map(page => page.route('**/call/posts.edit', () => undefined)))
    await source(one).fill('The words of the first')
    await source(other).fill('The words of the second')
    await one.unrouteAll()
    await source(one).press('End')
    await source(one).pressSequentially('!')
    await eventually(text).toBe('The words of the first!')
    const told = other.getByRole('alert').filter({ hasText: 'changed in another window' })
    await seen(told)
    await expect(told).toContainText('first')
    await expect(source(other)).toHaveValue('The words of the second')
    await other.unrouteAll()
    await source(other).blur()
    expect(await text()).toBe('The words of the first!')
    await button(told, 'Keep mine').click()
    await eventually(text).toBe('The words of the second')
    await expect(told).toHaveCount(0)
    await expect(source(one)).toHaveValue('The words of the second')
  })
})
