/** What somebody is typing in a field that searches stays there, whatever is done elsewhere meanwhile. */
import { expect, test, type Page } from 'playwright/test'
import { seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { dayOf } from './tables.ts'

inChromium('Typing while the game changes', {}, app => {
  let page: Page
  let game: string
  const voter = () => page.getByRole('region', { name: 'Enter a vote' }).getByRole('combobox', { name: 'Voter' })
  const option = (name: string) => page.getByRole('listbox', { name: 'Voter' }).getByRole('option', { name })
  /** Something is done elsewhere, and is seen here. */
  const elsewhere = async (name: string): Promise<void> => {
    await app().ask('games.rename', { game, name })
    await app().ask('votes.cast', { game, by: 'Rita', family: 'Rossi', individual: 'Pia' })
    // By their words: behind an open list nothing has a role.
    await seen(page.getByText(name, { exact: true }), page.getByText('Rossi and Pia'))
  }

  test.beforeEach(async () => {
    game = await dayOf(app(), 'mafia1923')
    page = await app().page()
    await visit(page, `#/game/${game}/votes/1`)
    await expect(voter()).toHaveValue('Carlo')
  })
  test.afterEach(() => page.context().close())

  test('keeps the beginning of a name and the list below it, and the name can be chosen', async () => {
    await voter().fill('Quin')
    await seen(option('Quinto'))
    await elsewhere('Renamed while typing')
    await expect(voter()).toHaveValue('Quin')
    await option('Quinto').click()
    await expect(voter()).toHaveValue('Quinto')
  })

  test('keeps a field that was emptied, and shows who is chosen once it is left', async () => {
    await voter().fill('')
    await elsewhere('Renamed while empty')
    await expect(voter()).toHaveValue('')
    await page.keyboard.press('Tab')
    await expect(voter()).toHaveValue('Carlo')
  })
})
