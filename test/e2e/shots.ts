/** `npm run shots`: a picture of every screen in both themes and at four sizes, to be looked at. @param argv the folder, `dist/shots` unless said; with what the names of screens begin; in which theme and size; `forced` for the colours of the machine */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { launch } from '../electron/serve/chromium.ts'
import { startApp } from './app.ts'
import { button } from './hands.ts'
import { dayOf, nightOf, seated, type Played } from './tables.ts'

/** The two that hosts have, a small window, and what is left of the first at a zoom of 200 %. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 640 },
  { width: 640, height: 400 },
]
const themes = ['light', 'dark'] as const

interface Shot {
  name: string
  at: string
  /** Of the app; English where none is said. */
  language?: 'ru'
  /** How the night is looked at; as the map where it is not said, as it begins. */
  form?: 'graph' | 'list'
  then?: (page: Page) => Promise<void>
}

const harvest = '#/game/sample-harvest'
const lanterns = '#/game/sample-lanterns'
const gravel = '#/game/sample-gravel'
const saltmarket = '#/game/sample-saltmarket'
const lighthouse = '#/game/sample-lighthouse'
const sloboda = '#/game/sample-sloboda'
const shots: Shot[] = [
  { name: 'games', at: '#/games' },
  { name: 'inbox-open', at: `${lanterns}/inbox/0` },
  { name: 'inbox-done', at: `${harvest}/inbox/2` },
  { name: 'night', at: `${harvest}/night/2` },
  { name: 'night-tree', at: `${harvest}/night/2`, form: 'graph' },
  { name: 'night-list', at: `${harvest}/night/2`, form: 'list' },
  // The pictures of the README: `readme-map-light-1280`, `readme-night-light-1280`.
  {
    name: 'readme-map',
    at: `${harvest}/night/4`,
    then: page => page.getByRole('button', { name: /^Dorothy: tried to swap/ }).click(),
  },
  {
    name: 'readme-night',
    at: `${harvest}/night/4`,
    form: 'graph',
    then: page => page.getByRole('option', { name: /Flora dies/ }).click(),
  },
  { name: 'night-beside', at: `${harvest}/night/4`, then: page => page.keyboard.press('i') },
  { name: '1923-night-beside', at: `${saltmarket}/night/0`, then: page => page.keyboard.press('i') },
  { name: 'conan-night-beside', at: `${lighthouse}/night/1`, then: page => page.keyboard.press('i') },
  { name: 'russian-night-beside', at: `${sloboda}/night/2`, then: page => page.keyboard.press('i') },
  { name: 'gorny-night', at: `${gravel}/night/0` },
  { name: 'gorny-day', at: `${gravel}/night/1` },
  { name: '1923-night-tree', at: `${saltmarket}/night/6`, form: 'graph' },
  { name: 'conan-night-tree', at: `${lighthouse}/night/3`, form: 'graph' },
  { name: 'night-late', at: `${harvest}/night/4` },
  { name: 'night-open', at: `${lanterns}/night/0` },
  {
    name: 'help-glossary',
    at: `${harvest}/night/4`,
    then: page => page.getByRole('button', { name: 'stops', exact: true }).click(),
  },
  {
    name: 'help-works',
    at: `${harvest}/night/4`,
    then: async page => {
      await page.keyboard.press('?')
      await page.getByRole('radio', { name: 'How Nightdesk works' }).check()
    },
  },
  { name: 'posts', at: `${harvest}/posts/4` },
  { name: 'roster', at: `${harvest}/roster` },
  { name: 'setup', at: `${harvest}/setup` },
  { name: 'rules', at: `${harvest}/rules` },
  { name: 'wording', at: `${harvest}/wording` },
  { name: 'log', at: `${harvest}/log` },
  { name: 'search-empty', at: `${harvest}/search` },
  { name: 'search-found', at: `${harvest}/search`, then: page => page.keyboard.insertText('night vigilante') },
  { name: 'search-all', at: '#/search', then: page => page.keyboard.insertText('protect') },
  {
    name: 'search-ru',
    at: `${sloboda}/search`,
    language: 'ru',
    then: page => page.getByRole('combobox').fill('ночь'),
  },
  { name: 'votes', at: `${gravel}/votes/1` },
  { name: 'votes-thread', at: `${gravel}/votes/1`, then: page => page.keyboard.press('t') },
  { name: 'votes-day', at: `${harvest}/votes/1`, then: page => page.keyboard.press('d') },
  { name: 'votes-day-thread', at: `${gravel}/votes/1`, then: page => page.keyboard.press('d') },
  {
    name: 'votes-day-ru',
    at: `${sloboda}/votes/1`,
    then: async page => {
      await page.keyboard.press('d')
    },
  },
  { name: 'votes-families', at: `${saltmarket}/votes/5` },
  { name: 'day-books', at: `${saltmarket}/night/5`, form: 'list', then: page => page.keyboard.press('o') },
  { name: 'compare', at: `${gravel}/night/2`, then: page => page.keyboard.press('c') },
  { name: 'books', at: `${lighthouse}/books` },
  { name: 'roster-details', at: `${lighthouse}/roster` },
  { name: 'rules-groups', at: `${saltmarket}/rules` },
  { name: 'palette', at: `${lanterns}/inbox/0`, then: page => page.keyboard.press('Control+k') },
  { name: 'shortcuts', at: `${lanterns}/night/0`, then: page => page.keyboard.press('?') },
]

/** What opens in the palette. */
const told =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(words)
    await page.waitForTimeout(300)
    await page.keyboard.press('Enter')
  }

shots.push(
  { name: 'gorny-posts', at: `${gravel}/posts/1` },
  { name: 'gorny-rules', at: `${gravel}/rules` },
  { name: '1923-night', at: `${saltmarket}/night/0` },
  { name: '1923-day', at: `${saltmarket}/night/1` },
  { name: '1923-votes', at: `${saltmarket}/votes/1` },
  { name: '1923-posts', at: `${saltmarket}/posts/1` },
  { name: '1923-books', at: `${saltmarket}/books` },
  { name: '1923-roster', at: `${saltmarket}/roster` },
  { name: 'conan-night', at: `${lighthouse}/night/1` },
  { name: 'conan-votes', at: `${lighthouse}/votes/2` },
  { name: 'conan-posts', at: `${lighthouse}/posts/1` },
  { name: 'russian-inbox', at: `${sloboda}/inbox/0` },
  { name: 'russian-night', at: `${sloboda}/night/0` },
  {
    name: 'russian-night-ru',
    at: `${sloboda}/night/0`,
    form: 'graph',
    then: async page => {
      await button(page, 'Русский').click()
      await page.getByRole('option', { name: /Доктор попал/ }).click()
    },
  },
  { name: 'russian-night-ru-list', at: `${sloboda}/night/2`, language: 'ru', form: 'list' },
  { name: 'russian-day-ru', at: `${sloboda}/night/1`, language: 'ru' },
  {
    name: 'russian-votes',
    at: `${sloboda}/votes/1`,
    then: async page => {
      await page.keyboard.press('o')
    },
  },
  { name: 'russian-posts', at: `${sloboda}/posts/2` },
  { name: 'russian-books', at: `${sloboda}/books` },
  {
    name: 'russian-roster',
    at: `${sloboda}/roster`,
    then: async page => {
      await page.getByRole('row', { name: /Варвара/ }).click()
      await page.getByText('Name forms').click()
    },
  },
  { name: 'russian-setup', at: `${sloboda}/setup` },
  { name: 'russian-rules', at: `${sloboda}/rules` },
  { name: 'russian-wording', at: `${sloboda}/wording` },
  ...(['gorny', 'mafia1923', 'conan'] as Played[]).flatMap((system): Shot[] => [
    { name: `open-${system}-setup`, at: `#/game/SEATED-${system}/setup` },
    { name: `open-${system}-inbox`, at: `#/game/NIGHT-${system}/inbox/0` },
    { name: `open-${system}-night`, at: `#/game/NIGHT-${system}/night/0` },
    { name: `open-${system}-votes`, at: `#/game/DAY-${system}/votes/1` },
    { name: `open-${system}-why-list`, at: `#/game/DAY-${system}/votes/1`, then: page => page.keyboard.press('l') },
    { name: `open-${system}-books-beside`, at: `#/game/DAY-${system}/votes/1`, then: page => page.keyboard.press('o') },
    { name: `open-${system}-lock`, at: `#/game/DAY-${system}/votes/1`, then: told('lock') },
  ]),
  // The index is there once something was posted.
  {
    name: 'new-index',
    at: `${gravel}/posts/2`,
    then: page => page.getByRole('region', { name: 'The whole game' }).getByRole('button').first().click(),
  },
  { name: 'new-statistics', at: '#/statistics' },
  { name: 'new-statistics-ru', at: '#/statistics', language: 'ru' },
  { name: 'new-reminders', at: `${lanterns}/inbox/0`, then: told('remind') },
  {
    name: 'new-settings',
    at: `${lanterns}/setup`,
    then: page => page.getByText(/topic/i).first().scrollIntoViewIfNeeded(),
  },
  { name: 'new-counts', at: `${harvest}/votes/1`, then: page => page.keyboard.press('c') },
  {
    name: 'new-answer',
    at: `${harvest}/night/4`,
    then: page => page.getByRole('link', { name: /^Flora dies/ }).click(),
  },
  { name: 'open-gorny-day', at: '#/game/DAY-gorny/votes/1', then: page => page.keyboard.press('d') },
  {
    name: 'open-gorny-describe',
    at: '#/game/DAY-gorny/votes/1',
    then: async page => {
      await page.keyboard.press('p')
      await page.waitForTimeout(200)
      await page.getByRole('textbox', { name: 'Paste thread pages' }).fill('<html>')
      await button(page, 'Support another forum…').click()
      await page
        .getByRole('textbox', { name: 'Page source' })
        .fill(
          '<div class="m"><b class="n">Rufus</b> <i>2026-01-03 20:11</i><div class="t"><b>Vote: Sable</b></div></div><div class="m"></div>',
        )
      await page.getByRole('textbox', { name: 'Post', exact: true }).fill('div.m')
      await page.getByRole('textbox', { name: 'Author' }).fill('.n')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('.t > b')
      await page.waitForTimeout(600)
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('.t')
    },
  },
  { name: 'open-gorny-thread', at: '#/game/DAY-gorny/votes/1', then: page => page.keyboard.press('t') },
  { name: 'open-gorny-record', at: '#/game/DAY-gorny/books', then: told('record infraction') },
  { name: 'open-conan-record', at: '#/game/DAY-conan/books', then: told('record will') },
  {
    name: 'open-1923-by-hand',
    at: '#/game/NIGHT-mafia1923/inbox/0',
    then: page => button(page, 'Enter an action for Orso').click(),
  },
  {
    name: 'open-conan-by-hand',
    at: '#/game/NIGHT-conan/inbox/0',
    then: async page => {
      await button(page, 'Enter an action for Carmen').click()
      await page.getByRole('combobox', { name: 'Action' }).fill('arr')
      await page.keyboard.press('Enter')
    },
  },
)

const folder = process.argv[2] ?? join(import.meta.dirname, '../../dist/shots')
const only = process.argv[3]
/** Of which theme and size: `dark-640`. */
const looked = process.argv[4] ?? ''
/** As where the machine chooses the colours. */
const forced = process.argv[5] === 'forced'
mkdirSync(folder, { recursive: true })
const browser = await launch()
const wanted = shots.filter(({ name }) => only === undefined || name.startsWith(only))
const app = await startApp(browser, {
  sample: wanted.some(({ at }) => at.includes('/sample-') || at === '#/games' || at === '#/statistics'),
})
const games: Record<string, string> = {}
let taken = 0
if (wanted.some(({ name }) => name.startsWith('open-'))) {
  for (const system of ['gorny', 'mafia1923', 'conan'] as const)
    Object.assign(games, {
      [`SEATED-${system}`]: await seated(app, system, true),
      [`NIGHT-${system}`]: await nightOf(app, system),
      [`DAY-${system}`]: await dayOf(app, system),
    })
}
const placed = (at: string): string => at.replace(/[A-Z]+-\w+/, name => games[name] ?? name)
try {
  for (const theme of themes) {
    for (const size of sizes) {
      if (!`${theme}-${size.width}`.includes(looked)) continue
      const page = await app.page({ theme, ...size })
      if (forced) await page.emulateMedia({ forcedColors: 'active' })
      for (const { name, at, then, form = 'map', language = 'en' } of wanted) {
        await app.ask('settings.put', { key: 'language', value: language })
        await app.ask('settings.put', { key: 'night', value: form })
        await page.evaluate(address => {
          window.location.hash = address
        }, placed(at))
        await page.reload()
        await page
          .getByRole('heading', { level: 1 })
          .first()
          .waitFor({ timeout: 5000 })
          .catch(() => undefined)
        await page.waitForTimeout(400)
        await then?.(page).catch((error: unknown) => console.error(`${name}: ${String(error).slice(0, 200)}`))
        await page.waitForTimeout(400)
        taken++
        await page.screenshot({ path: join(folder, `${name}-${theme}-${size.width}.png`) })
      }
      await page.close()
    }
  }
} finally {
  await app.close()
  await browser.close()
}
for (const line of new Set(app.trouble)) console.error(line)
console.log(`${taken} pictures in ${folder}`)
