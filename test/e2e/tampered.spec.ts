/** A part of the page that cannot be drawn says so in its own place; everything else goes on, and Reload brings it back. */
import { expect, test, type Page, type Route } from 'playwright/test'
import type { Answers, CallName, CallResult } from '../../electron/desk/contract.ts'
import { button, eventually, gone, rows, seen, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

/**
 * Answers of a call are changed on their way to the page, also where it is one of several, until the page is left alone
 * again.
 */
async function spoil<Name extends CallName>(
  page: Page,
  name: Name,
  how: (value: Answers[Name]) => unknown,
): Promise<() => Promise<void>> {
  const paths = [`**/call/${name}`, '**/call/desk.together']
  const spoilt = (answer: CallResult<unknown>): CallResult<unknown> =>
    answer.ok ? { ...answer, value: how(answer.value as Answers[Name]) } : answer
  const change = async (route: Route): Promise<void> => {
    const { calls } = (route.request().postDataJSON() ?? {}) as { calls?: { name: string }[] }
    const response = await route.fetch()
    const answer = (await response.json()) as CallResult<unknown>
    const json =
      calls && answer.ok
        ? {
            ...answer,
            value: (answer.value as CallResult<unknown>[]).map((one, at) =>
              calls[at]?.name === name ? spoilt(one) : one,
            ),
          }
        : spoilt(answer)
    await route.fulfill({ response, json })
  }
  for (const path of paths) await page.route(path, change)
  return async () => {
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const said = (page: Page, what: string) => page.getByRole('alert').filter({ hasText: `Could not display: ${what}` })
/** The keyboard is somewhere in the page. */
const focused = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body)

inChromium('What cannot be drawn', { sample: true }, app => {
  test('in the tree of a night is said there, while the list goes on', async () => {
    const page = await app().again()
    const leave = await spoil(page, 'night.tree', tree => ({ ...tree, lines: tree.lines.map(() => ({ claim: {} })) }))
    await visit(page, '#/game/sample-harvest/night/4')
    const alert = said(page, 'Explanation')
    await seen(alert)
    expect(await rows(page, 'Results').count()).toBeGreaterThan(0)
    expect(await alert.innerText()).not.toMatch(/undefined|TypeError|\.tsx|claim/)
    await button(alert, 'Reload').click()
    await seen(alert.getByText('It failed again.'))
    await leave()
    await button(alert, 'Reload').click()
    await gone(alert)
    await eventually(() => focused(page)).toBe(true)
  })

  test('in one message is said there, while the other messages go on', async () => {
    const page = await app().again()
    const leave = await spoil(page, 'inbox.view', inbox => ({
      ...inbox,
      messages: inbox.messages.map((message, at) => (at === 1 ? { ...message, marks: null } : message)),
    }))
    await visit(page, '#/game/sample-lanterns/inbox/0')
    const list = page.getByRole('list', { name: 'Messages in order received' }).getByRole('button')
    const alert = said(page, 'This message')
    await list.nth(1).click()
    await seen(alert)
    await list.nth(2).click()
    await seen(page.getByRole('article'))
    await gone(alert)
    await list.nth(1).click()
    await leave()
    await button(alert, 'Reload').click()
    await seen(page.getByRole('article'))
  })

  test('in a post is said there, and another post can be read', async () => {
    const page = await app().again()
    const leave = await spoil(page, 'posts.view', view => ({
      ...view,
      posts: view.posts.map((post, at) => (at === 0 ? { ...post, parts: null } : post)),
    }))
    await visit(page, '#/game/sample-harvest/posts/0')
    const readers = page.getByRole('region', { name: 'Readers' })
    const alert = said(page, 'This post')
    await readers.getByRole('button').first().click()
    await seen(alert)
    await readers.getByRole('button').nth(1).click()
    await seen(source(page))
    await readers.getByRole('button').first().click()
    await seen(alert)
    await leave()
    await button(alert, 'Reload').click()
    await seen(source(page))
  })

  test('of a whole screen is said there, while the way to the others is open', async () => {
    const page = await app().again()
    const leave = await spoil(page, 'log.view', rows => rows.map(() => null))
    await visit(page, '#/game/sample-harvest/log')
    const alert = said(page, 'This screen')
    await seen(alert)
    await visit(page, '#/game/sample-harvest/night/0')
    await gone(alert)
    await visit(page, '#/game/sample-harvest/log')
    await seen(alert)
    await leave()
    await button(alert, 'Reload').click()
    await gone(alert)
    await eventually(() => focused(page)).toBe(true)
  })

  test('around the screens leaves the screens', async () => {
    const page = await app().again()
    const leave = await spoil(page, 'games.get', game => ({
      ...game,
      phases: game.phases.map(phase => ({ ...phase, wants: null })),
    }))
    await visit(page, '#/game/sample-harvest/night/0')
    await seen(said(page, 'Tabs'), page.getByRole('listbox').first())
    await leave()
    await button(said(page, 'Tabs'), 'Reload').click()
    await seen(page.getByRole('navigation', { name: 'Night 1' }))
  })

  test.describe('in the console of the page', () => {
    test('nothing of it is told', () => {
      expect(app().trouble).toEqual([])
    })
  })
})
