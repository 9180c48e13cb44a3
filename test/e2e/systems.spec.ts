/** Votes, books, records, wording, families and keys: for everybody in either theme, within the policy of the page, and nothing astray. */
import { expect, test, type Page } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { pick } from './hosting.ts'
import { button, drawnLine, gone, rows, seen } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf, nightOf, seated } from './tables.ts'
import { walk, type Stop } from './walk.ts'

const escape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await gone(page.getByRole('dialog', { name: /\S/ }).and(page.locator(':not([aria-modal="false"])')))
}
/** The count, and why its first step is as it is. */
const tally = async (page: Page): Promise<void> => {
  await seen(page.getByRole('region', { name: 'How it was counted' }))
  await page.keyboard.press('j')
  await seen(drawnLine(page))
}
const told = async (page: Page, words: string, dialog: string | RegExp): Promise<void> => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or run a command' })
  await palette.getByRole('combobox').fill(words)
  await palette.getByRole('option').first().click()
  await seen(page.getByRole('dialog', { name: dialog }))
}
const books: Stop = {
  name: 'books',
  at: '#/game/GAME/books',
  until: page => seen(page.getByRole('heading', { name: 'Game state' }), page.getByRole('table')),
}
const wording: Stop = {
  name: 'wording',
  at: '#/game/GAME/wording',
  until: page => seen(page.getByRole('heading', { name: 'Messages and lines' })),
}
const rules: Stop = {
  name: 'rules',
  at: '#/game/GAME/rules',
  until: page => seen(page.getByRole('heading', { name: 'Options' })),
}
const roster: Stop = { name: 'roster', at: '#/game/GAME/roster', until: page => seen(page.getByRole('table')) }
const inbox = (name: string, until: (page: Page) => Promise<unknown>, after?: Stop['after']): Stop => ({
  name,
  at: '#/game/GAME/inbox/0',
  until: async page => {
    await seen(page.getByRole('article'))
    await until(page)
  },
  ...(after && { after }),
})
const votes = (name: string, until: (page: Page) => Promise<unknown>, after?: Stop['after']): Stop => ({
  name,
  at: '#/game/GAME/votes/1',
  until: async page => {
    await tally(page)
    await until(page)
  },
  ...(after && { after }),
})

const setUp: Stop[] = [
  {
    name: 'a set-up that breaks a rule',
    at: '#/game/GAME/setup',
    until: page => seen(page.getByRole('region', { name: /setup rules? (is|are) broken/ })),
  },
]

const drawn = votes('votes, drawn', tally)
const beside = votes(
  'books beside the votes',
  async page => {
    await page.keyboard.press('o')
    await seen(page.getByRole('table').nth(1))
  },
  page => page.keyboard.press('o'),
)
const posts: Stop = {
  name: 'posts of the day',
  at: '#/game/GAME/posts/1',
  until: page => seen(page.getByRole('heading', { name: /^To / })),
}
const everything: Stop[] = [
  drawn,
  beside,
  posts,
  books,
  wording,
  rules,
  roster,
  votes(
    'votes, as a list',
    async page => {
      await button(page, 'List').click()
      await seen(page.getByRole('tree'))
    },
    page => button(page, 'Diagram').click(),
  ),
  votes('lock the day', page => told(page, 'lock', /^Lock Day 1/), escape),
  { name: 'what comes of the day', at: '#/game/GAME/night/1', until: page => seen(rows(page, 'Results')) },
]

inChromium('Screens of the other systems', {}, app => {
  test.describe.configure({ mode: 'parallel' })
  test.describe('in both themes', () => {
    let page: Page
    test.beforeAll(async () => {
      page = await app().page()
    })
    const found: string[] = []
    const look = async ({ name }: Stop): Promise<void> => {
      found.push(...(await violations(page, name)), ...(await astray(page)).map(one => `${name}: ${one}`))
      await expect(page).toHaveTitle('Nightdesk')
    }
    const nothing = (): void => {
      expect([found.splice(0), app().trouble.splice(0)]).toEqual([[], []])
    }

    test('violate nothing in a game by Gorny’s template', async () => {
      await walk(page, await seated(app(), 'gorny', true), setUp, look)
      await walk(
        page,
        await nightOf(app(), 'gorny'),
        [
          {
            name: 'a night under other rules',
            at: '#/game/GAME/night/0',
            until: async one => {
              await seen(rows(one, 'Results'))
              await seen(drawnLine(one))
              await one.keyboard.press('c')
              await seen(one.getByRole('dialog', { name: /under other rules/ }).getByText(/difference|Cannot compare/))
            },
            after: escape,
          },
        ],
        look,
      )
      await walk(
        page,
        await dayOf(app(), 'gorny'),
        [
          ...everything,
          votes(
            'posts of the thread',
            async one => {
              // They are open already where a vote is to be reviewed.
              const posts = one.getByRole('list', { name: 'Thread posts' })
              await expect(async () => {
                if (!(await posts.isVisible())) await one.keyboard.press('t')
                await expect(posts).toBeVisible({ timeout: 1500 })
              }).toPass()
            },
            one => one.keyboard.press('t'),
          ),
          {
            ...books,
            name: 'an infraction',
            until: async one => {
              await books.until(one)
              await told(one, 'record infraction', 'Infraction')
            },
            after: escape,
          },
        ],
        look,
      )
      nothing()
    })

    test('violate nothing in a game of 1923', async () => {
      await walk(page, await seated(app(), 'mafia1923', true), setUp, look)
      await walk(
        page,
        await nightOf(app(), 'mafia1923'),
        [
          inbox(
            'a family by hand',
            async one => {
              await button(one, 'Enter an action for Orso').click()
              await seen(one.getByRole('combobox', { name: 'Family' }))
            },
            escape,
          ),
          {
            name: 'a ruling',
            at: '#/game/GAME/night/0',
            until: async one => {
              await rows(one, 'Needs your ruling').first().click()
              await seen(button(one, 'Rule this way'))
            },
          },
        ],
        look,
      )
      await walk(page, await dayOf(app(), 'mafia1923'), [drawn, beside, posts, books, roster], look)
      nothing()
    })

    test('violate nothing in a game with Conan', async () => {
      await walk(page, await seated(app(), 'conan', true), setUp, look)
      await walk(
        page,
        await nightOf(app(), 'conan'),
        [
          inbox(
            'a charge by hand',
            async one => {
              await button(one, 'Enter an action for Carmen').click()
              const dialog = one.getByRole('dialog', { name: 'Add an action' })
              await pick(one, dialog, 'Action', 'Arrest')
              await seen(dialog.getByLabel('Charge', { exact: true }))
            },
            escape,
          ),
        ],
        look,
      )
      await walk(
        page,
        await dayOf(app(), 'conan'),
        [
          drawn,
          beside,
          posts,
          roster,
          {
            ...books,
            name: 'a will as published',
            until: async one => {
              await books.until(one)
              await told(one, 'record will', /^Will/)
            },
            after: escape,
          },
        ],
        look,
      )
      nothing()
    })

    test('violate nothing in a Russian game, explained in Russian', async () => {
      await walk(page, await seated(app(), 'russian', true), setUp, look)
      await walk(
        page,
        await nightOf(app(), 'russian'),
        [
          inbox(
            'a cut by hand',
            async one => {
              await button(one, 'Enter an action for Лидия').click()
              await pick(one, one.getByRole('dialog', { name: 'Add an action' }), 'Action', 'Cut')
              await seen(one.getByRole('combobox', { name: 'First target' }))
            },
            escape,
          ),
          {
            name: 'a night in Russian',
            at: '#/game/GAME/night/0',
            until: async one => {
              await button(one, 'Русский').click()
              await seen(one.getByRole('listbox', { name: 'Results' }).locator('[lang="ru"]'))
            },
            after: one => button(one, 'English').click(),
          },
        ],
        look,
      )
      await walk(
        page,
        await dayOf(app(), 'russian'),
        [
          drawn,
          beside,
          posts,
          books,
          roster,
          {
            name: 'votes in Russian',
            at: '#/game/GAME/night/1',
            until: async one => {
              await button(one, 'Русский').click()
              await seen(one.locator('[lang="ru"]'))
            },
            after: one => button(one, 'English').click(),
          },
          {
            ...books,
            name: 'a lynch as recorded',
            until: async one => {
              await books.until(one)
              await told(one, 'record lynch', 'Lynch')
            },
            after: escape,
          },
        ],
        look,
      )
      nothing()
    })
  })
})
