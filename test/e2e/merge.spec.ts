/** Two hosts go on with one game; the file of one is merged into that of the other: differences are chosen, undo is one step. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A game that two hosts went on with', {}, app => {
  let page: Page
  let game: string
  test.beforeEach(async () => {
    game = await grove(app(), 'night')
    page = await app().page()
    await visit(page, '#/games')
  })
  test.afterEach(async () => {
    await page.context().close()
    for (const { id } of await listed()) await app().ask('games.putAway', { game: id, away: 'deleted' })
  })

  const listed = async () => (await app().ask('games.list', {})).filter(({ away }) => !away)

  /** The file of a co-host who had the game up to now, and took something in. */
  const theirs = async (work: (there: string) => Promise<unknown>): Promise<string> => {
    const { ask } = app()
    const { text } = await ask('games.export', { game })
    const { game: there } = await ask('games.import', { text })
    await work(there)
    const { text: back } = await ask('games.export', { game: there })
    await ask('games.putAway', { game: there, away: 'deleted' })
    return back.replaceAll(there, game)
  }
  const choose = async (text: string): Promise<void> => {
    // The copy that went back to its host is deleted here, and a menu goes with its row: the list has to know that
    // first.
    const more = button(page, 'More for The Grove')
    await expect(more).toHaveCount((await listed()).length)
    await more.first().click()
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Merge with a co-host’s file…' }).click()
    await (await asked).setFiles({ name: 'the-grove.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  test('is one again: the host chooses what differs, and can undo it in one step', async () => {
    const { ask } = app()
    const text = await theirs(there =>
      ask('actions.submit', { game: there, by: 'Cedar', does: 'shoot', to: ['Hazel'] }),
    )
    await ask('actions.submit', { game, by: 'Cedar', does: 'shoot', to: ['Fern'] })
    await choose(text)
    await seen(page.getByRole('heading', { name: 'Merge with a co-host’s copy' }))
    await seen(page.getByText('1 conflict: choose which version to keep.'))
    expect(await violations(page, 'the merge')).toEqual([])
    const merge = button(page.getByRole('main'), 'Merge')
    await expect(merge).toBeDisabled()
    await page.getByRole('radio', { name: 'Keep the copy’s' }).check()
    // What was chosen is kept when the window closes, also for the same file taken in anew.
    await eventually(async () => {
      const copy = (await listed()).find(({ id }) => id !== game)!.id
      return (await ask('merge.view', { game, copy })).undecided
    }).toBe(0)
    await button(page.getByRole('main'), 'Not now').click()
    await visit(page, '#/games')
    await choose(text)
    await expect(page.getByRole('radio', { name: 'Keep the copy’s' })).toBeChecked()
    await seen(page.getByText('No open conflicts.'))
    await merge.click()
    await noticed(page, 'The two versions of The Grove are merged.')
    await noticed(page, 'The co-host’s copy was moved to the deleted games. You no longer need it.')
    await gone(page.getByRole('heading', { name: 'Merge with a co-host’s copy' }))
    const shots = (await ask('inbox.view', { game, phase: 0 })).actions.filter(({ does }) => does === 'shoot')
    expect(shots.length).toBeGreaterThan(1)
    await visit(page, '#/games')
    await choose(text)
    await seen(page.getByText('Nothing new in the copy'))
    await button(page, 'Delete the copy').click()
    await gone(page.getByText('Nothing new in the copy'))
    await page.keyboard.press('Control+z')
    await noticed(page, /Merged with a co-host’s copy/)
    await visit(page, '#/games')
    await seen(page.getByText(/^Deleted \(/))
  })

  test('shows what was decided before, and lets it be decided otherwise', async () => {
    const text = await theirs(there => app().ask('games.note', { game: there, note: 'of the copy' }))
    await app().ask('games.note', { game, note: 'of ours' })
    await choose(text)
    await page.getByRole('radio', { name: 'Keep mine' }).check()
    await button(page.getByRole('main'), 'Merge').click()
    await noticed(page, 'The two versions of The Grove are merged.')
    await gone(page.getByRole('heading', { name: 'Merge with a co-host’s copy' }))
    await visit(page, '#/games')
    await choose(text)
    await seen(
      page.getByText('Nothing new in the copy'),
      page.getByText(/^The conflicts below were settled in an earlier merge/),
      page.getByText('Settled in an earlier merge.'),
    )
    expect(await violations(page, 'what was decided before')).toEqual([])
    await page.getByRole('radio', { name: 'Keep the copy’s' }).check()
    await button(page.getByRole('main'), 'Merge').click()
    await eventually(async () => (await app().ask('games.get', { game })).note).toBe('of the copy')
  })

  test('has nothing to merge where the copy has nothing new', async () => {
    const text = await theirs(() => Promise.resolve())
    await app().ask('games.note', { game, note: 'mine' })
    await choose(text)
    await seen(page.getByText('Nothing new in the copy'))
    const copy = (await listed()).find(({ id }) => id !== game)!
    await button(page, 'Delete the copy').click()
    await gone(page.getByText('Nothing new in the copy'))
    // It is said, and can be had back.
    await noticed(page, `${copy.name} was deleted.`)
    await eventually(async () => (await app().ask('games.list', {})).find(({ id }) => id === copy.id)?.away?.as).toBe(
      'deleted',
    )
  })
})
