/** Two nights and a day by the Russian rulebook, with the mouse: roles over roles, a corrected book of shots, a heir chosen, both languages, and a lynch as recorded. */
import { expect, test, type Page } from 'playwright/test'
import { byHand, lock, newGame, openNext, openWhy, pick, readers, seat, tab, whatIf } from './hosting.ts'
import { button, eventually, noticed, rows, seen, sentences } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = `Ann: Doctor
Bob: Blocker
Cid: Commissioner
Dot: Detective
Eve: Investigator
Fay: Active Citizen
Max: Judge (mafia)
Moe: Hero + Mafia
Nat: Priest, negative: maniac
Jo: Witness (joker)
Kim: Liar (faceless)
Lou: Lawyer (mayor)
Sue: Criminalist (secretary)`

/** What nobody may read in public: those who live, with what they are and did. */
const secrets = /Max|Moe|Jo\b|Cid|Kim|мафия|маньяк|джокер|безлик/

inChromium('Two nights and a day by the Russian rulebook', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  const screen = (name: string | RegExp): Promise<void> =>
    page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name }).click()
  /** Fills in a form of the books. */
  const record = async (
    form: string,
    fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>,
  ): Promise<void> => {
    await screen('Game state')
    await button(page.getByRole('region', { name: 'Records' }), 'Record…').click()
    await page.getByRole('menuitem', { name: form }).click()
    const dialog = page.getByRole('dialog', { name: form })
    await fill(dialog)
    await button(dialog, 'Record').click()
    await noticed(page, `Recorded: ${form}.`)
  }
  /** The rows of the book of shots, cell by cell. */
  const shots = async (): Promise<string[][]> => {
    const table = page.getByRole('region', { name: 'Shots' }).getByRole('table')
    await seen(table)
    return Promise.all((await table.getByRole('row').all()).slice(1).map(row => row.getByRole('cell').allInnerTexts()))
  }

  test.describe('before the game', () => {
    test('takes a roster of roles that lie over others, and opens the night', async () => {
      page = await app().page()
      await newGame(page, 'Sloboda', 'Russian rulebook')
      await seat(page, roster, 13)
      expect((await app().ask('games.list', {}))[0]).toMatchObject({ system: 'russian', players: 13 })
      const first = page.getByRole('region', { name: 'First phase' })
      await button(first, 'Start Night 1').click()
      await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    })
  })

  test.describe('the first night', () => {
    test('takes moves by hand, and a shot in reserve from the book', async () => {
      await record('Shots in reserve', async dialog => {
        await dialog.getByLabel('Side').selectOption('mafia')
        await dialog.getByLabel('Shots').fill('1')
      })
      await screen(/^Night 1/)
      await tab(page, 'Night 1', 'Inbox').click()
      await byHand(page, { who: 'Max', does: 'Shot', aims: { 'First target': 'Ann' } })
      await byHand(page, { who: 'Moe', does: 'Shot', aims: { 'First target': 'Eve' } })
      await byHand(page, { who: 'Bob', does: 'Arrest', aims: { Target: 'Jo' } })
      await byHand(page, { who: 'Jo', does: 'Joker’s check', aims: { Target: 'Dot' } })
      await byHand(page, { who: 'Cid', does: 'Check', aims: { Target: 'Max' } })
      await byHand(page, {
        who: 'Kim',
        does: 'Cut',
        aims: { 'First target': 'Nat', 'Second target (optional)': 'Max' },
      })
      await seen(
        page
          .getByRole('complementary', { name: 'Actions so far' })
          .getByText(/Kim cuts Nat’s face, with Max as the task/),
      )
    })

    test('comes to what the order of the night gives, and says why', async () => {
      await tab(page, 'Night 1', 'Night').click()
      await eventually(() => sentences(page, 'Results')).toEqual(
        expect.arrayContaining(['Ann dies', 'Eve dies', 'Cid gets the result “black” on Max', 'Nat’s face is cut']),
      )
      await openWhy(page, 'Results', 'Ann dies', [/Max shot Ann/])
      await whatIf(page, /Max shot Ann/, /Ann dies/)
    })

    test('is explained in Russian, and in English again', async () => {
      await rows(page, 'Results').filter({ hasText: 'Ann dies' }).first().click()
      await button(page, 'Русский').click()
      await eventually(() => sentences(page, 'Results')).toContain('Игрок Ann погибает')
      await button(page, 'List').click()
      const tree = page.getByRole('tree')
      await seen(tree.getByRole('treeitem', { name: /игрок Max стрелял в игрока Ann/ }))
      await expect(tree).toHaveAttribute('lang', 'ru')
      await button(page, 'English').click()
      await seen(tree.getByRole('treeitem', { name: /Max shot Ann/ }))
      await expect(tree).not.toHaveAttribute('lang')
      await button(page, 'Diagram').click()
    })

    test('has chosen whose role the active citizen takes', async () => {
      const open = rows(page, 'Needs your ruling')
      await open.first().click()
      await page.getByRole('radio', { name: /^Eve/ }).check()
      await button(page, 'Rule this way').click()
      await expect(open).toHaveCount(0)
    })

    test('is locked, and its posts are Russian and tell the thread no secret', async () => {
      await lock(page, 'Night 1', 'Lock the night')
      await tab(page, 'Night 1', 'Posts').click()
      const posts = await readers(page)
      expect(posts.Thread).toMatch(
        /Ночь 1: итоги[\s\S]*Погибли 2 игрока:[\s\S]*Ann\[\/b\]: доктор[\s\S]*Eve\[\/b\]: следователь[\s\S]*Срезано лицо: Nat[\s\S]*чек прошел/,
      )
      expect(posts.Thread!.replace(/^.*В игре.*$/m, '')).not.toMatch(secrets)
      expect(posts.Fay).toMatch(/следователь/)
      expect(posts.Cid).toMatch(/чек на игрока Max: черный/)
      await expect(page.getByRole('textbox', { name: / in forum format$/ })).toHaveAttribute('lang', 'ru')
    })
  })

  test.describe('the day and the night after it', () => {
    test('takes a lynch as it is recorded, and gives the face back', async () => {
      await openNext(page, 'Day 2')
      await record('Lynch', dialog => pick(page, dialog, 'Lynched (optional)', 'Max'))
      await screen(/^Day 2/)
      await lock(page, 'Day 2', 'Lock the day')
      await tab(page, 'Day 2', 'Posts').click()
      const posts = await readers(page)
      expect(posts.Thread).toMatch(/День 2: итоги[\s\S]*Max\[\/b\]: черный, судья и мафия/)
      expect(posts.Nat).toMatch(/Лицо вернулось/)
    })

    test('opens the second night with the books of shots', async () => {
      await openNext(page, 'Night 2')
      await screen('Game state')
      const books = await shots()
      expect(books.filter(([, night]) => night === 'night 2').map(cells => [cells[0], cells[9]])).toEqual([
        ['Mafia', '0 available'],
        ['Maniac', '1 available'],
      ])
      expect(books.find(([side, night]) => side === 'Mafia' && night === 'night 1')?.slice(2, 10)).toEqual([
        '1',
        '1',
        '0',
        '0',
        '0',
        '2',
        '0',
        '0',
      ])
      expect(app().trouble).toEqual([])
    })
  })
})
