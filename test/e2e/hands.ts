/** What a host does with the page and reads from it, in the words of the page. */
import { expect, type Locator, type Page } from 'playwright/test'

/** How long anything in a page may take: how fast it is, is another question. */
export const patience = 60_000

/** Waits until a value is as it should be, where no expectation of a place says it. */
export const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals: [50, 100, 200] })

/** Waits until something is there to be seen. */
export async function seen(...places: Locator[]): Promise<void> {
  for (const place of places) await expect(place.first()).toBeVisible()
}

/** Waits until something is gone. */
export const gone = (place: Locator): Promise<void> => expect(place.first()).toBeHidden()

/** Goes to a place in the app as a link would. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    window.location.hash = to
  }, address)
}

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/** The one list of the Night screen whose rows say what comes under this heading. */
export const rows = (page: Page, section: string): Locator =>
  page.getByRole('listbox', { name: section }).getByRole('option')

/** The tree as a drawing, and a line of it. */
export const drawing = (page: Page): Locator => page.getByTestId('drawing')
export const drawnLine = (page: Page, name?: string | RegExp): Locator =>
  drawing(page).getByRole('treeitem', name === undefined ? {} : { name })

/** The sentences of a list of the Night screen. */
export const sentences = async (page: Page, section: string): Promise<string[]> =>
  (await rows(page, section).getByRole('paragraph').allInnerTexts()).map(words => words.trim())

/** What the notices say now. */
export const notices = (page: Page): Promise<string> => page.getByRole('region', { name: 'Notices' }).innerText()

/** Waits until a notice says so. */
export const noticed = (page: Page, words: string | RegExp): Promise<void> =>
  seen(page.getByRole('region', { name: 'Notices' }).getByText(words))

/** The field that holds the source of the post that is looked at. */
export const source = (page: Page): Locator => page.getByRole('textbox', { name: / in forum format$/ })

/** The text on the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
