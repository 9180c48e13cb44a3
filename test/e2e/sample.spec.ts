/** The games that come with the app: finished ones of every system to look at, and an open night to play. */
import { expect, test, type Page } from 'playwright/test'
import { plainOf } from './bundled.ts'
import { button, eventually, gone, noticed, rows, seen, sentences, source, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('The sample workspace', { sample: true }, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async () => {
    page = await app().page({ clipboard: true })
  })

  test('lists finished games and one that waits for its host', async () => {
    await seen(button(page, "Harvest at Miller's Creek"), button(page, 'Lanterns over Quillhaven'))
    await seen(
      page.getByRole('row', { name: /Harvest/ }).getByText('Town won'),
      page.getByRole('row', { name: /Lanterns/ }).getByText('Night 1'),
    )
    await seen(
      page.getByRole('row', { name: /Gravel Bay/ }).getByText('Mafia won'),
      page.getByRole('row', { name: /Salt Market/ }).getByText('Verdi and Bianchi won'),
      page.getByRole('row', { name: /Lighthouse/ }).getByText('Town won'),
    )
    await seen(page.getByRole('row', { name: /Туман над Слободой/ }).getByText('Day 3'))
  })

  test('are tried from the first page, taken away in one go, and brought back', async () => {
    await button(page, 'Try a sample').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }), page.getByRole('banner').getByText('Lanterns'))
    await page.getByRole('link', { name: 'All games' }).click()
    await button(page, 'Remove samples').click()
    await noticed(page, 'The samples are gone.')
    await gone(page.getByRole('row').first())
    await button(page, 'Restore').click()
    await seen(page.getByRole('row', { name: /Harvest/ }))
    await button(page, 'Remove samples').click()
    await gone(page.getByRole('row').first())
    await button(page, 'Try a sample').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    await page.getByRole('link', { name: 'All games' }).click()
  })

  test.describe('the finished game', () => {
    const nights = [
      {
        name: 'Night 1',
        phase: 0,
        happens: ['Flora gets the result “not town” on Harriet', 'Gideon sees Harriet visit June'],
      },
      {
        name: 'Night 2',
        phase: 2,
        happens: ['Moss dies', 'Flora gets the result “town” on Moss', 'Gwen sees Moss visit Flora'],
      },
      {
        name: 'Night 3',
        phase: 4,
        happens: [
          'Alma dies',
          'Bertram dies',
          'Flora dies',
          'Gwen sees Harriet visit Alma',
          'Flora gets the result “town” on Ezra',
        ],
      },
    ]

    for (const { name, phase, happens } of nights)
      test(`${name} shows what happened, and for every row why`, async () => {
        await visit(page, '#/games')
        await button(page, "Harvest at Miller's Creek").click()
        await page
          .getByRole('navigation', { name: 'Game' })
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .click()
        await page.getByRole('navigation', { name }).getByRole('link', { name: 'Night' }).click()
        await eventually(() => sentences(page, 'Results')).toEqual(happens)
        await seen(page.getByText('locked', { exact: true }))

        const view = await app().ask('night.view', { game: 'sample-harvest', phase })
        for (const row of view.rows.filter(({ section }) => section !== 'void')) {
          const heading = { happens: 'Results', nearly: 'Prevented', tried: 'Actions', void: '' }[row.section]
          const at = view.rows.filter(({ section }) => section === row.section).indexOf(row)
          await rows(page, heading).nth(at).click()
          const tree = await app().ask('night.tree', { game: 'sample-harvest', phase, of: row.id })
          const title = plainOf(tree.title)
          await seen(page.getByRole('heading', { name: title, exact: true }))
          await seen(
            page
              .getByRole('tree', { name: `${title} Shown as a diagram; the list has the same information.` })
              .getByRole('treeitem')
              .first(),
          )
        }
      })

    test('has all its posts, sent', async () => {
      await page
        .getByRole('navigation', { name: 'Night 3' })
        .getByRole('link', { name: /^Posts/ })
        .click()
      const readers = page.getByRole('region', { name: 'Readers' })
      await seen(readers.getByText('All sent for this phase'))
      await expect(readers.getByRole('button', { name: /^to send|^changed/ })).toHaveCount(0)
      await expect(source(page)).toHaveValue(/Alma[\s\S]*Bertram[\s\S]*Flora/)
    })
  })

  test.describe('the open night', () => {
    test('is taken from the inbox with two questions answered', async () => {
      await page.getByRole('link', { name: 'All games' }).click()
      await button(page, 'Lanterns over Quillhaven').click()
      await button(page.getByRole('main'), 'Accept 7 clear actions').click()
      const list = page.getByRole('list', { name: 'Messages in order received' })
      for (const [who, choice] of [
        ['Fenwick', /watch · Greta/],
        ['Beatrix', /sho(o)?t · Edgar/],
      ] as const) {
        await list.getByRole('button', { name: new RegExp(`^needs review: ${who}`) }).click()
        const question = page.getByRole('region', { name: 'Question' })
        await button(question, choice).click()
        await gone(question)
      }
      await expect(list.getByRole('button', { name: /^accepted:/ })).toHaveCount(9)
    })

    test('is locked and told', async () => {
      await button(page.getByRole('banner'), 'Lock the night').click()
      await button(page.getByRole('dialog'), 'Lock the night').click()
      await noticed(page, 'Night 1 is locked.')
      const [phase] = (await app().ask('games.get', { game: 'sample-lanterns' })).phases
      await page
        .getByRole('navigation', { name: 'Night 1' })
        .getByRole('link', { name: /^Posts/ })
        .click()
      await expect(source(page)).toHaveValue(/^\[b\]Night 1 is over\.\[\/b\]\n\n\S/)
      expect(phase?.deaths.length).toBeGreaterThan(0)
      for (const slot of phase?.deaths ?? []) expect(await source(page).inputValue()).toContain(`[b]${slot}[/b]`)
      expect(app().trouble).toEqual([])
    })

    test('goes on after a post was marked, but never away from one that was chosen meanwhile', async () => {
      const list = page.getByRole('region', { name: 'Readers' }).getByRole('listitem').getByRole('button')
      const names = (await list.locator('bdi').allInnerTexts()).map(name => name.trim())
      const head = (name: string | undefined) => page.getByRole('heading', { name: `To ${name}`, exact: true })
      await list.first().click()
      await button(page, /^Copy, mark sent, next/).click()
      await seen(head(names[1]))
      let marked: (() => void) | undefined
      const held = new Promise<void>(done => (marked = done))
      await page.route('**/call/posts.sent', async route => {
        await held
        await route.continue()
      })
      await button(page, /^Copy, mark sent, next/).click()
      await list.last().click()
      await seen(head(names.at(-1)))
      const answered = page.waitForResponse('**/call/posts.sent')
      marked?.()
      await answered
      await seen(list.nth(1).filter({ hasText: /\d+:\d\d/ }), head(names.at(-1)))
      await page.unroute('**/call/posts.sent')
    })
  })
})
