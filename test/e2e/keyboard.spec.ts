/** A host's first night without the mouse: after the page is loaded there are only keys. */
import { expect, test, type Page } from 'playwright/test'
import { comesTo, page as letters, roster } from './grove.ts'
import { button, clipboard, eventually, gone, noticed, rows, seen, sentences, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'
import { keyboardOf, type Keyboard } from './keyboard.ts'

inChromium('The keyboard alone', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let keys: Keyboard
  test.beforeAll(async () => {
    page = await app().page({ clipboard: true })
    keys = keyboardOf(page)
    await seen(button(page, /^New game/))
  })

  test.describe('sets a game up', () => {
    test('skips to the screen, and makes a game', async () => {
      await keys.press('Tab')
      await keys.at(button(page, 'Skip to main content'))
      await keys.press('Enter')
      await keys.at(page.getByRole('main'))
      await keys.press('n')
      await keys.at(page.getByRole('textbox', { name: 'Name' }))
      await keys.paste('The Grove')
      await keys.tabTo(page.getByRole('combobox', { name: 'Time zone for deadlines' }))
      await keys.press('Control+a')
      await keys.paste('berlin')
      await keys.press('Enter')
      await keys.tabTo(button(page, /^Create game/))
      await keys.press('Enter')
      await seen(page.getByRole('heading', { name: 'Players and roles' }))
      expect(await app().ask('games.list', {})).toMatchObject([{ name: 'The Grove' }])
    })

    test('writes the roster and takes it', async () => {
      await keys.tabTo(page.getByRole('textbox', { name: /^Roster/ }))
      await keys.paste(roster)
      await expect(page.getByRole('list', { name: 'Read so far' }).getByRole('listitem')).toHaveCount(10)
      await keys.press('Control+Enter')
      await seen(page.getByRole('heading', { name: '10 players' }))
    })

    test('finds the way to the first night with the palette, and opens it', async () => {
      await keys.press('Shift+R')
      await seen(page.getByRole('heading', { name: 'Roster', level: 1 }))
      await keys.command('start night', 'Start Night 1')
      await keys.tabTo(button(page.getByRole('dialog', { name: 'Start Night 1' }), 'Start Night 1'))
      await keys.press('Enter')
      await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    })
  })

  test.describe('takes the night in', () => {
    const list = () => page.getByRole('list', { name: 'Messages in order received' })
    const looked = () => page.getByRole('article').getByRole('heading').first().innerText()

    test('pastes the messages with P and takes them in', async () => {
      await keys.press('p')
      await keys.at(page.getByRole('textbox', { name: /^Paste a message/ }))
      await keys.paste(letters())
      await keys.press('Control+Enter')
      await expect(list().getByRole('listitem')).toHaveCount(10)
    })

    test('walks with J and K, takes one with Enter, all with A, and answers with a number', async () => {
      await expect.poll(looked).toBe('Elm')
      await keys.press('j', 'j')
      await expect.poll(looked).toBe('Fern')
      await keys.press('k')
      await expect.poll(looked).toBe('Briar')
      await keys.press('Enter')
      await expect(list().getByRole('button', { name: /^accepted:/ })).toHaveCount(1)
      await expect.poll(looked).toBe('Fern')
      await keys.press('a')
      await expect(list().getByRole('button', { name: /^accepted:/ })).toHaveCount(8)
      await keys.press('n')
      await expect.poll(looked).toBe('Iris')
      await keys.press('1')
      await expect(list().getByRole('button', { name: /^needs review:/ })).toHaveCount(0)
      await seen(page.getByText('8 of 9').first())
    })

    test('enters an action by hand in a dialog, by its key and by the button that has the focus', async () => {
      const dialog = page.getByRole('dialog', { name: 'Add an action' })
      await keys.press('h')
      await seen(dialog)
      await keys.press('Escape')
      await gone(dialog)
      await keys.tabTo(page.getByRole('article').getByRole('button', { name: /^Enter manually/ }))
      await keys.press('Enter')
      await seen(dialog)
      await keys.press('Escape')
      await gone(dialog)
    })

    test('is told every key with ?', async () => {
      await keys.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      for (const group of ['Inbox', 'Go to', 'Game', 'App'])
        await seen(sheet.getByRole('heading', { name: group, exact: true }))
      await keys.press('Escape')
      await gone(sheet)
    })

    test('goes from a message to why with W', async () => {
      for (let times = 0; (await looked()) !== 'Cedar' && times < 12; times++) await keys.press('k')
      await keys.press('w')
      await eventually(() =>
        page.getByRole('option', { selected: true }).getByRole('paragraph').allInnerTexts(),
      ).toEqual(['Cedar shot Elm'])
    })
  })

  test.describe('looks at the night', () => {
    test('goes through all rows with the arrows', async () => {
      await keys.press('Shift+I', 'Shift+N')
      const first = rows(page, 'Results').first()
      await keys.tabTo(page.getByRole('option', { selected: true }))
      await keys.press('Home')
      await keys.at(first)
      for (let row = 1; row < comesTo['Results'].length; row++) await keys.press('ArrowDown')
      await keys.press('ArrowDown')
      await keys.at(rows(page, 'Prevented').first())
      await seen(page.getByRole('heading', { name: 'Does Briar die?' }))
      await keys.press('ArrowDown', 'ArrowUp', 'Home')
      await keys.at(first)
      await seen(page.getByRole('heading', { name: 'Does Elm die?' }))
    })

    test('walks the tree as a list: down, folding, unfolding', async () => {
      await keys.press('l')
      const tree = page.getByRole('tree', { name: 'Does Elm die?' })
      await keys.tabTo(tree.getByRole('treeitem').first())
      await keys.press('ArrowDown')
      await keys.at(tree.getByRole('treeitem', { name: /Cedar shot Elm/ }))
      await keys.press('ArrowRight')
      await keys.at(tree.getByRole('treeitem', { name: /Fern tried to block Cedar/ }))
      await keys.press('ArrowLeft')
      await expect(tree.getByRole('treeitem')).toHaveCount(3)
      await keys.press('ArrowRight', 'End')
      await keys.at(tree.getByRole('treeitem', { name: /Juniper jailed Fern/ }))
      await keys.press('Home')
      await keys.at(tree.getByRole('treeitem').first())
    })

    test('walks the drawing with the same arrows', async () => {
      await keys.press('l')
      const drawing = page.getByRole('tree', { name: /^Does Elm die\?.* Shown as a diagram/ })
      const root = drawing.getByRole('treeitem', { name: /^Does Elm die/ })
      const child = drawing.getByRole('treeitem', { name: /Cedar shot Elm/ })
      await keys.tabTo(root, true)
      const [above, below] = [await root.boundingBox(), await child.boundingBox()]
      // It grows to where there is room.
      await keys.press(above && below && below.x > above.x + above.width ? 'ArrowRight' : 'ArrowDown')
      await keys.at(child)
      await keys.press('End')
      await keys.at(drawing.getByRole('treeitem', { name: /Juniper jailed Fern/ }))
    })

    test('switches an action off, and puts it back with B', async () => {
      await keys.tabTo(page.getByRole('switch', { name: /Juniper jailed Fern/ }))
      await keys.press('Space')
      await seen(page.getByText('1 action switched off'))
      await keys.press('b')
      await eventually(() => sentences(page, 'Results')).toEqual(comesTo['Results'])
    })

    test('says its own word in a dialog, and lifts it', async () => {
      await keys.tabTo(button(page, 'Force to fail…'))
      await keys.press('Enter')
      await keys.at(page.getByRole('textbox', { name: 'Reason' }))
      await keys.paste('Sent after the hammer')
      await keys.tabTo(button(page.getByRole('dialog'), 'Force to fail'))
      await keys.press('Enter')
      await seen(page.getByText('You forced it to fail'))
      await keys.tabTo(button(page, 'Remove override'))
      await keys.press('Enter')
      await seen(button(page, 'Force to fail…'))
    })

    test('locks it', async () => {
      await keys.press('Control+Enter')
      const dialog = page.getByRole('dialog', { name: 'Lock Night 1?' })
      await keys.tabTo(button(dialog, 'Lock the night'))
      await keys.press('Enter')
      await noticed(page, 'Night 1 is locked.')
      expect((await app().ask('games.list', {}))[0]).toMatchObject({ living: 9 })
    })
  })

  test.describe('tells everybody', () => {
    test('edits, copies, marks sent and goes on until all is out', async () => {
      await keys.press('Shift+P')
      await seen(page.getByRole('heading', { name: 'To Thread' }))
      await keys.press('e')
      await keys.at(source(page))
      await keys.press('Control+End')
      await keys.paste('\n\nGood morning.')
      const text = await source(page).inputValue()
      await keys.press('Control+Enter')
      await seen(page.getByRole('heading', { name: 'To Briar' }))
      expect(await clipboard(page)).toBe(text)
      await keys.press('j', 'k')
      await seen(page.getByRole('heading', { name: 'To Briar' }))
      await keys.press('Control+Enter')
      await seen(page.getByRole('heading', { name: 'To Iris' }))
      await keys.press('Control+Enter')
      await seen(page.getByText('All sent for this phase'))
    })

    test('goes to every other screen by its name', async () => {
      for (const [words, title, heading] of [
        ['roster', 'Roster', 'Roster'],
        ['rules', 'Rules and options', 'Options'],
        ['setup', 'Setup and roles', 'Roles'],
        ['log', 'Log', 'Log'],
        ['all games', 'All games', 'Games'],
      ] as const) {
        await keys.command(words, title)
        await seen(page.getByRole('heading', { name: heading, level: 1 }))
      }
      expect(app().trouble).toEqual([])
    })
  })

  test('never lost the focus, nor sight of it', () => expect(keys.lost).toEqual([]))
})
