/** The bookmark that copies a whole thread: on pages of each forum, and what the app makes of the file. */
import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { copierPage } from '../../electron/desk/votes/copier/page.ts'
import type { CopiedForum } from '../../electron/desk/votes/copier/forums.ts'
import { readThread, type Thread } from '../../engine/vote/thread.ts'
import type { App } from './app.ts'
import { button, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { forumHost, pageAt, posts, threadPages, threads, topicAt, type ThreadForum } from './threads.ts'

const forums = Object.keys(threads) as ThreadForum[]

/** A page of a forum that is only told here. Nothing else may be asked for. */
async function onForum(browser: Browser, forum: CopiedForum): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage()
  const asked: string[] = []
  await page.route('**/*', async route => {
    const address = new URL(route.request().url())
    asked.push(address.href)
    if (forum === 'discourse') {
      const json = topicAt(address)
      return json
        ? await route.fulfill({ json })
        : await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Orchard</title>' })
    }
    const number = pageAt(forum, address.href)
    if (number === undefined) return await route.fulfill({ status: 404 })
    return await route.fulfill({ contentType: 'text/html; charset=utf-8', body: threadPages(forum)[number - 1]! })
  })
  await page.goto(forum === 'discourse' ? `${forumHost}/t/orchard-mafia/12/5` : threads[forum].opened)
  asked.length = 0
  return { page, asked }
}

/** Does what a click on the bookmark does. */
async function bookmark(page: Page, forum: CopiedForum): Promise<void> {
  const address = /href="javascript:([^"]+)"/.exec(copierPage(forum).text)![1]!
  await page.evaluate(`void ${decodeURIComponent(address)}`)
}

async function saved(page: Page): Promise<{ name: string; text: string }> {
  await seen(page.getByRole('status').getByText('The thread is here.'))
  const download = page.waitForEvent('download')
  await button(page, 'Save file').click()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

const bare = ({ posts: all, problems }: Thread) => ({
  problems,
  posts: all.map(({ file: _, line: __, ...post }) => post),
})

/** The thread of a game on its first day. */
async function inDay(app: App, name: string): Promise<Page> {
  const { game } = await app.ask('games.create', { name, system: 'rar' })
  await app.ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dee'].map(one => ({ name: one, role: 'vanilla' })),
  })
  await app.ask('games.settings', { game, hosts: ['Host Lee'] })
  await app.ask('phases.open', { game, kind: 'day', number: 1 })
  const page = await app.page({ clipboard: true })
  await visit(page, `#/game/${game}/votes/0`)
  await seen(page.getByRole('heading', { name: / votes$/ }))
  await page.keyboard.press('p')
  return page
}

inChromium('The bookmark for a whole thread', {}, app => {
  for (const forum of forums)
    test(`on ${forum} gives all pages as one file, which reads like its pages one by one`, async ({ browser }) => {
      const { page, asked } = await onForum(browser, forum)
      await bookmark(page, forum)
      await seen(page.getByRole('status').getByText(/^Fetching page \d/))
      const { name, text } = await saved(page)
      expect(name).toBe('Orchard-Mafia.html')
      expect(asked).toEqual([1, 2, 3].map(number => threads[forum].address(number)))
      expect(text).not.toMatch(/window\.own|never\.png/)
      const apart = readThread(threadPages(forum).map((one, at) => ({ file: `page ${at}`, text: one })))
      expect(bare(apart).posts.map(({ by }) => by)).toEqual(posts.map(({ by }) => by))
      expect(bare(readThread([{ file: name, text }]))).toEqual(bare(apart))
      await page.close()
    })

  test('on Discourse gives what the forum gives to programs', async ({ browser }) => {
    const { page, asked } = await onForum(browser, 'discourse')
    await bookmark(page, 'discourse')
    const { name, text } = await saved(page)
    expect(name).toBe('Orchard.json')
    expect(asked.map(one => new URL(one).pathname)).toEqual(['/t/12.json', '/t/12/posts.json'])
    const read = readThread([{ file: name, text }])
    expect(read.problems).toEqual([])
    expect(read.posts.map(({ by, number, at }) => [by, number, at])).toEqual(
      posts.map(({ by, number, minute }) => [by, number, `2026-03-03T20:0${minute}:00.000Z`]),
    )
    expect(read.posts.map(({ link }) => link)).toEqual(
      posts.map(({ number }) => `${forumHost}/t/orchard-mafia/12/${number}`),
    )
    await page.close()
  })

  test('stops when it is told to, and says where it is not on a thread', async ({ browser }) => {
    const { page, asked } = await onForum(browser, 'xenforo')
    await bookmark(page, 'xenforo')
    await button(page, 'Cancel').click()
    await expect(page.getByRole('status')).toHaveCount(0)
    await page.waitForTimeout(1500)
    expect(asked.length).toBeLessThan(3)
    await page.evaluate(() => history.replaceState(null, '', '/'))
    await page.evaluate(() => document.querySelectorAll('a,link').forEach(one => one.remove()))
    await bookmark(page, 'xenforo')
    await seen(page.getByText('This page is not part of a XenForo thread.'))
    await button(page, 'Close').click()
    await page.close()
  })

  test('comes on a page that the app saves', async () => {
    const page = await inDay(app(), 'Saved')
    await button(page, 'More…').click()
    await page.getByRole('menuitem', { name: 'Copy a whole thread…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy a whole thread' })
    await dialog.getByRole('combobox', { name: 'Forum' }).click()
    await page.getByRole('option', { name: 'ProBoards' }).click()
    const download = page.waitForEvent('download')
    await button(dialog, 'Save the page').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('copy-thread-proboards.html')
    expect(readFileSync(await file.path(), 'utf8')).toBe(copierPage('proboards').text)
    await noticed(page, 'Page saved')
  })

  test('files may be dropped, and what was copied is offered once the host turns that on', async () => {
    const page = await inDay(app(), 'Dropped')
    const drop = (name: string, text: string): Promise<void> =>
      page.evaluate(
        ([called, held]) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([held!], called!))
          for (const kind of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
        },
        [name, text],
      )
    await drop('page.html', threadPages('phpbb')[0]!)
    await noticed(page, '2 posts imported')
    await page.evaluate(page => navigator.clipboard.writeText(page), threadPages('phpbb')[1]!)
    const back = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await back()
    const watch = page.getByRole('menuitemcheckbox', { name: 'Watch the clipboard' })
    await button(page, 'More…').click()
    await watch.click()
    await button(page, 'More…').click()
    await expect(watch).toBeChecked()
    await page.keyboard.press('Escape')
    await back()
    await noticed(page, '3 new posts on the clipboard')
    await button(page.getByRole('region', { name: 'Notices' }), 'Import').click()
    await noticed(page, '3 posts imported')
  })

  test('gives a file that the app imports', async () => {
    const { ask } = app()
    const page = await inDay(app(), 'Orchard')
    const game = /game\/([^/]+)/.exec(page.url())![1]!
    const file = (name: string, text: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(text) })
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Choose files…').click()
    await (
      await chooser
    ).setFiles([
      file('thread-10.html', threadPages('xenforo')[2]!),
      file('thread-2.html', threadPages('xenforo').slice(0, 2).join('\n')),
      { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 1]) },
    ])
    await noticed(page, '6 posts imported')
    await seen(page.getByRole('region', { name: 'Not imported' }).getByText('me.png:'))
    await button(page.getByRole('region', { name: 'Not imported' }), 'Close').click()
    const { ballots } = await ask('votes.view', { game, phase: 0 })
    expect(ballots.filter(({ standing }) => standing === 'counts').map(one => [one.by, one.for])).toEqual([
      ['Cat', 'Bob'],
      ['Dee', 'Ann'],
      ['Bob', 'Dee'],
    ])
    // One undo takes all of it back.
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await ask('votes.view', { game, phase: 0 })).posts.length).toBe(0)
  })
})
