/** Nothing that anybody writes is anything but text, nothing leaves this machine, and no screen breaks the page's policy. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { asRead, hostileGame, names, shown } from './hostile.ts'
import { button, drawing, drawnLine, eventually, seen, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { layers, screens, walk } from './walk.ts'

inChromium('The policy of the page', { sample: true }, app => {
  let page: Page
  const asked: string[] = []
  test.beforeAll(async () => {
    page = await app().page()
    page.on('dialog', dialog => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
  })

  /** Elements that we never make, and addresses that neither we nor the host name. */
  const theirs = (): Promise<string[]> =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      const strange = all.filter(element =>
        ['IMG', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'BASE'].includes(element.tagName),
      )
      const handlers = all.filter(element => element.getAttributeNames().some(name => name.startsWith('on')))
      const scripts = [...document.scripts].filter(({ src }) => !src.startsWith(location.origin))
      const links = [...document.querySelectorAll('a[href]')].filter(
        link => !/^#\/|^https:\/\/forum\.(example|test)\//.test(link.getAttribute('href') ?? ''),
      )
      return [...strange, ...handlers, ...scripts, ...links].map(element => element.outerHTML.slice(0, 200))
    })

  test('is watched: a picture from elsewhere and a style of another would be noticed', async () => {
    const own = await app().page()
    await own.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'http://evil.test/x.png' }),
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      )
    })
    for (const noticed of ['request: http://evil.test/x.png', 'CSP: img-src', 'CSP: style-src'])
      await eventually(async () => app().trouble.join('\n')).toContain(noticed)
    app().trouble.length = 0
    await own.context().close()
  })

  test('is kept on every screen of a finished game, and in everything that opens', async () => {
    await walk(page, 'sample-harvest', screens(4), async () => expect(await theirs()).toEqual([]))
    await app().ask('inbox.take', { game: 'sample-lanterns' })
    await walk(page, 'sample-lanterns', [...screens(0), ...layers(0)], async () => expect(await theirs()).toEqual([]))
    expect(app().trouble).toEqual([])
  })

  test.describe('with hostile names and messages', () => {
    test('is kept on every screen, and every name stands there as it is', async () => {
      const game = await hostileGame(app(), { locked: false })
      await walk(page, game, [...screens(0), ...layers(0)], async ({ name }) => {
        expect([await theirs(), await astray(page)], name).toEqual([[], []])
        const text = name === 'roster' ? await page.getByRole('main').innerText() : ''
        if (name === 'roster') for (const one of Object.values(names)) expect(text, name).toContain(one)
        if (name === 'games') await seen(page.getByText('<img src=x onerror=alert(1)> __proto__', { exact: true }))
        await expect(page).toHaveTitle('Nightdesk')
      })
      const list = page.getByRole('list', { name: 'Messages in order received' })
      await visit(page, `#/game/${game}/inbox/0`)
      for (let message = 0; message < 12; message++) {
        await list.getByRole('button').nth(message).click()
        await eventually(() => page.getByRole('article').innerText()).toMatch(/<script>alert\(1\)<\/script>/)
        expect([await theirs(), await astray(page)]).toEqual([[], []])
      }
      expect([asked, app().trouble]).toEqual([[], []])
    })

    test('is kept in the tree of every row', async () => {
      const game = await hostileGame(app(), { locked: true })
      await visit(page, `#/game/${game}/night/0`)
      await seen(drawing(page))
      for (const form of ['List', 'Diagram']) {
        await button(page, form).click()
        const options = page.getByRole('option')
        for (let row = 0; row < (await options.count()); row++) {
          await options.nth(row).click()
          await seen(form === 'List' ? page.getByRole('treeitem') : drawnLine(page))
          expect([await theirs(), await astray(page)]).toEqual([[], []])
        }
      }
      expect([asked, app().trouble]).toEqual([[], []])
    })

    test('is kept in the posts of every forum, and exports hold every name as text', async () => {
      const game = await hostileGame(app(), { locked: true })
      await visit(page, `#/game/${game}/posts/0`)
      const readers = page.getByRole('region', { name: 'Readers' }).getByRole('listitem').getByRole('button')
      await seen(readers)
      for (const { id, name } of (await app().ask('workspace.info', {})).dialects) {
        await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: name })
        await eventually(async () => (await app().ask('posts.view', { game, phase: 0 })).dialect).toBe(id)
        const { posts } = await app().ask('posts.view', { game, phase: 0 })
        for (const [index, post] of posts.entries()) {
          await readers.nth(index).click()
          await expect(source(page)).toHaveValue(post.text)
          expect([await theirs(), await astray(page)], `${name}, to ${post.to.name}`).toEqual([[], []])
        }
        await button(page, 'Export…').click()
        await page.getByRole('menuitem', { name: /^As a folder/ }).click()
        const dialog = page.getByRole('dialog', { name: /files written$/ })
        await seen(dialog)
        expect(await theirs()).toEqual([])
        await button(dialog, 'Done').click()

        const { files } = await app().ask('posts.export', { game, phase: 0, as: 'folder' })
        const written = asRead(files.map(({ path }) => readFileSync(path, 'utf8')).join('\n'), id)
        for (const one of Object.values(names)) expect(written, name).toContain(shown(one))
        for (const file of files) expect(file.name).toMatch(/^\d\d-(thread|private)\.txt$/)
      }
      expect([asked, app().trouble]).toEqual([[], []])
    })

    test('makes no link of an address that is none', async () => {
      const game = await hostileGame(app(), { locked: true })
      await app().ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true, link: 'javascript:alert(1)' })
      await visit(page, `#/game/${game}/posts/0`)
      await page
        .getByRole('region', { name: 'Readers' })
        .getByRole('button', { name: /Thread/ })
        .click()
      const link = page.getByRole('textbox', { name: 'Link' })
      await expect(link).toHaveValue('javascript:alert(1)')
      await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
      await link.fill('https://forum.test/thread/1')
      await eventually(() => page.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
        'https://forum.test/thread/1',
      )
      expect([asked, app().trouble]).toEqual([[], []])
    })

    test('is kept where a roster is pasted, and in the palette', async () => {
      const { game } = await app().ask('games.create', { name: names.braces, system: 'rar' })
      await visit(page, `#/game/${game}/setup`)
      await page.getByRole('textbox', { name: /^Roster/ }).fill(
        Object.values(names)
          .map(name => `${name}\tcop`)
          .concat('<b>x</b>: <img src=x onerror=alert(1)>')
          .join('\n'),
      )
      await seen(page.getByRole('list', { name: 'Read so far' }))
      expect(await theirs()).toEqual([])
      await page.keyboard.press('Control+k')
      await page.keyboard.insertText('<img')
      await eventually(() =>
        page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('option').count(),
      ).toBeGreaterThan(0)
      await page.keyboard.insertText(' src=q onerror=alert(2)>')
      await seen(page.getByText(/No results for/))
      expect([await theirs(), asked, app().trouble]).toEqual([[], [], []])
    })
  })
})
