/** A walk over every screen and everything that opens above one, for what has to hold everywhere. */
import type { Page } from 'playwright/test'
import { button, drawnLine, gone, rows, seen, visit } from './hands.ts'

export interface Stop {
  name: string
  /** Behind the `#`; `GAME` stands for the game that is walked through. */
  at: string
  /** What is there when the screen is drawn. */
  until: (page: Page) => Promise<void>
  /** Puts away what was opened above the screen. */
  after?: (page: Page) => Promise<void>
}

const escape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await gone(page.getByRole('dialog', { name: /\S/ }).and(page.locator(':not([aria-modal="false"])')))
}
const opened =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    seen(page.getByRole('dialog', { name }))

/** Where messages are still to be seen to, locking is found in the palette alone. */
async function byPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or run a command' })
  await palette.getByRole('combobox').fill(words)
  await palette.getByRole('option').first().click()
}

/** Every screen of a game whose first phase is a night, and the list of games. @param phase a night with something in it */
export function screens(phase: number): Stop[] {
  return [
    { name: 'games', at: '#/games', until: page => seen(page.getByRole('heading', { name: 'Games', level: 1 })) },
    {
      name: 'roster',
      at: '#/game/GAME/roster',
      until: page => seen(page.getByRole('heading', { name: 'Roster', level: 1 }), page.getByRole('table')),
    },
    {
      name: 'setup',
      at: '#/game/GAME/setup',
      until: page => seen(page.getByRole('heading', { level: 1 }), page.getByRole('searchbox', { name: /oles/ })),
    },
    { name: 'rules', at: '#/game/GAME/rules', until: page => seen(page.getByRole('heading', { name: 'Options' })) },
    {
      name: 'wording',
      at: '#/game/GAME/wording',
      until: page => seen(page.getByRole('heading', { name: 'Messages and lines' })),
    },
    {
      name: 'log',
      at: '#/game/GAME/log',
      until: page => seen(page.getByRole('heading', { name: 'Log', level: 1 }), page.getByRole('listitem')),
    },
    { name: 'inbox', at: `#/game/GAME/inbox/${phase}`, until: page => seen(page.getByRole('article')) },
    {
      name: 'night, drawn',
      at: `#/game/GAME/night/${phase}`,
      until: page => seen(drawnLine(page)),
    },
    {
      name: 'posts',
      at: `#/game/GAME/posts/${phase}`,
      until: page => seen(page.getByRole('heading', { name: /^To / })),
    },
  ]
}

/** What opens above the screens of an open night. */
export function layers(phase: number): Stop[] {
  const night = `#/game/GAME/night/${phase}`
  const inbox = `#/game/GAME/inbox/${phase}`
  const drawn = (page: Page): Promise<void> => seen(drawnLine(page))
  const posts = `#/game/GAME/posts/${phase}`
  const aPost = (page: Page): Promise<void> => seen(page.getByRole('heading', { name: /^To / }))
  const after =
    (at: (page: Page) => Promise<void>, ...more: ((page: Page) => Promise<unknown>)[]) =>
    async (page: Page): Promise<void> => {
      await at(page)
      for (const step of more) await step(page)
    }
  return [
    {
      name: 'night, as a list',
      at: night,
      until: after(
        drawn,
        page => button(page, 'List').click(),
        page => seen(page.getByRole('treeitem')),
      ),
      after: page => button(page, 'Diagram').click(),
    },
    {
      name: 'night, what if',
      at: night,
      until: after(
        drawn,
        page => page.getByRole('switch').first().click(),
        page =>
          seen(
            page.getByText('1 action switched off'),
            page.getByRole('heading', { name: 'What changes' }),
            page.getByText(/removed:|instead of:|Nothing changes/),
          ),
      ),
      after: page => button(page.getByRole('status'), /^Switch back on/).click(),
    },
    {
      name: 'night, an action',
      at: night,
      until: after(
        drawn,
        page => rows(page, 'Actions').first().click(),
        page => seen(page.getByRole('heading', { name: 'Host override' })),
      ),
    },
    {
      name: 'host override',
      at: night,
      until: after(
        drawn,
        page => rows(page, 'Actions').first().click(),
        page => button(page, 'Force to fail…').click(),
        opened('Force to fail'),
      ),
      after: escape,
    },
    {
      name: 'a rule',
      at: night,
      until: after(
        drawn,
        page =>
          button(page, /^Rule /)
            .first()
            .click(),
        opened(/^Rule /),
      ),
      after: escape,
    },
    {
      name: 'an export menu',
      at: night,
      until: after(
        drawn,
        page => button(page, 'Copy, export and print').click(),
        page => seen(page.getByRole('menu')),
      ),
      after: page => page.keyboard.press('Escape'),
    },
    {
      name: 'what else a post says',
      at: posts,
      until: after(
        aPost,
        // Before the first phase is over, the post with which the game starts comes first.
        page =>
          page
            .getByRole('region', { name: 'Readers' })
            .getByRole('button')
            .filter({ has: page.getByText('Thread', { exact: true }) })
            .click(),
        page => button(page, 'What to include…').click(),
        page => seen(page.getByRole('switch', { name: /^Living and dead players/ })),
      ),
      after: page => page.keyboard.press('Escape'),
    },
    {
      name: 'a phase with its reasons',
      at: posts,
      until: after(
        aPost,
        page => button(page, 'Export…').click(),
        page => page.getByRole('menuitem', { name: /^Copy this phase/ }).click(),
        page => button(page, 'Show anyway').click(),
        opened('This phase with explanations'),
        page => seen(page.getByRole('dialog').getByRole('textbox')),
      ),
      after: escape,
    },
    {
      name: 'palette',
      at: inbox,
      until: after(
        page => seen(page.getByRole('article')),
        page => page.keyboard.press('Control+k'),
        opened('Search or run a command'),
      ),
      after: escape,
    },
    {
      name: 'shortcuts',
      at: night,
      until: after(drawn, page => button(page, 'Keyboard shortcuts').click(), opened('Keyboard shortcuts')),
      after: escape,
    },
    { name: 'lock', at: night, until: after(drawn, page => byPalette(page, 'lock'), opened(/^Lock /)), after: escape },
    {
      name: 'by hand',
      at: inbox,
      until: after(
        page => seen(page.getByRole('article')),
        page =>
          button(page, /^Enter manually/)
            .last()
            .click(),
        opened('Add an action'),
      ),
      after: escape,
    },
    {
      name: 'new game',
      at: '#/new',
      until: after(
        page => seen(page.getByRole('heading', { name: 'New game', level: 1 })),
        page => page.getByText('Not sure which one?').click(),
      ),
    },
    {
      name: 'undo from here',
      at: '#/game/GAME/log',
      until: after(
        page => seen(page.getByRole('listitem')),
        page => page.getByRole('region', { name: 'Night 1' }).getByRole('listitem').first().hover(),
        page =>
          button(page, /^Undo from here/)
            .first()
            .click(),
        opened(/^Undo /),
      ),
      after: escape,
    },
    {
      name: 'finish',
      at: '#/game/GAME/setup',
      until: after(page => button(page, 'End game').click(), opened('End the game')),
      after: escape,
    },
    { name: 'votes', at: `#/game/GAME/votes/${phase}`, until: page => seen(page.getByText('No vote in')) },
    {
      name: 'theme',
      at: '#/games',
      until: after(
        page => seen(page.getByRole('heading', { name: 'Games', level: 1 })),
        page => button(page, /^(Theme|Light|Dark)$/).click(),
        page => seen(page.getByRole('menu')),
      ),
      after: page => page.keyboard.press('Escape'),
    },
  ]
}

/** Stops everywhere, and looks. */
export async function walk(
  page: Page,
  game: string,
  stops: readonly Stop[],
  look: (stop: Stop) => Promise<void>,
): Promise<void> {
  for (const stop of stops) {
    await visit(page, stop.at.replace('GAME', encodeURIComponent(game)))
    await stop.until(page)
    await look(stop)
    await stop.after?.(page)
  }
}
