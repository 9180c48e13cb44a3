/** A host's first night, from the empty workspace to the posts, with the mouse. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { comesTo, misspelt, page as letters } from './grove.ts'
import { button, clipboard, drawnLine, eventually, gone, noticed, rows, seen, sentences, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('A newcomer', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let from = 0
  const timed: string[] = []
  const took = (what: string, since: number): void =>
    void timed.push(`${what} ${((performance.now() - since) / 1000).toFixed(1)} s`)
  test.afterAll(() => console.log(`A newcomer's first night: ${timed.join(', ')}.`))
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Night 1' }).getByRole('link', { name: new RegExp(`^${name}`) })

  test.describe('sets a game up', () => {
    test('is led from the empty workspace to a game with a name, rules and a zone', async () => {
      from = performance.now()
      page = await app().page({ clipboard: true })
      await seen(page.getByRole('heading', { name: 'Run your Mafia or Werewolf game from one desk.' }))
      await expect(button(page, 'Try a sample')).toHaveCount(0)
      await button(page, /^New game/).click()
      const form = page.getByRole('form', { name: 'New game' })
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await expect(button(form, /^Create game/)).toBeDisabled()
      await form.getByRole('textbox', { name: 'Name' }).fill('The Grove')
      await form.getByRole('radio', { name: 'Reasonable Action Resolution' }).check()
      await form.getByRole('combobox', { name: 'Time zone for deadlines' }).fill('berlin')
      await page.getByRole('option', { name: 'Europe/Berlin' }).click()
      await seen(form.getByText('The Grove starts with a night. No deadline is set until you choose one.'))
      await button(form, /^Create game/).click()
      await seen(
        page.getByRole('heading', { name: 'Players and roles' }),
        page.getByRole('banner').getByText('The Grove'),
      )
      expect(await app().ask('games.list', {})).toMatchObject([{ name: 'The Grove', system: 'rar', state: 'setup' }])
    })

    test('pastes a roster, is told the line and the nearest word of what is misspelt, and takes it', async () => {
      await page.getByRole('textbox', { name: /^Roster/ }).fill(misspelt)
      const problems = page.getByRole('list', { name: 'Lines that could not be read' })
      await eventually(() => problems.innerText()).toMatch(/Line 10[\s\S]*Jailkepr[\s\S]*Jailkeeper/)
      await expect(page.getByRole('list', { name: 'Read so far' }).getByRole('listitem')).toHaveCount(9)
      await button(problems, 'Use Jailkeeper').click()
      await gone(problems)
      await button(page, /^Use these 10 players/).click()
      await seen(page.getByRole('heading', { name: '10 players' }))
      await expect(page.getByRole('textbox', { name: /^Player \d+ name$/ })).toHaveCount(10)
    })

    test('opens Night 1 with a deadline in the game’s zone', async () => {
      const first = page.getByRole('region', { name: 'First phase' })
      const field = first.getByLabel('Deadline, Berlin time')
      // What cannot be read is no deadline, and nothing goes on as if none were wanted.
      await field.fill('11/28/2026 8 pm')
      await seen(first.getByText(/^Not a date and time/))
      await expect(button(first, 'Start Night 1')).toBeDisabled()
      await field.fill('2031-01-31 20:00')
      await seen(first.getByText('Fri 31 Jan 2031, 20:00'))
      await field.press('Home')
      await field.press('ArrowRight')
      await field.press('ArrowDown')
      await expect(field).toHaveValue('2030-01-31 20:00')
      await button(first, '+24 h').click()
      await expect(field).not.toHaveValue(/^2030/)
      const deadline = await field.inputValue()
      await button(first, 'Start Night 1').click()
      await seen(
        page.getByRole('textbox', { name: /^Paste a message/ }),
        page.getByRole('banner').getByText('closes in'),
      )
      const [night] = (await app().ask('games.get', { game: await only() })).phases
      const there = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(night?.closes ?? 0))
      expect([night?.name, night?.state, there]).toEqual(['Night 1', 'open', deadline])
      took('set up after', from)
    })
  })

  test.describe('takes the night in', () => {
    test('pastes a page of ten messages, takes the sure ones and answers the doubt', async () => {
      await page.getByRole('textbox', { name: /^Paste a message/ }).fill(letters())
      await button(page, /^Import/).click()
      await noticed(page, '10 messages imported')
      const list = page.getByRole('list', { name: 'Messages in order received' })
      await expect(list.getByRole('listitem')).toHaveCount(10)
      await button(page.getByRole('main'), 'Accept 8 clear actions').click()
      await expect(list.getByRole('button', { name: /^accepted:/ })).toHaveCount(8)

      await list.getByRole('button', { name: /^needs review: Iris/ }).click()
      const question = page.getByRole('region', { name: 'Question' })
      await seen(question.getByText('leaves a choice. Which one?'))
      await button(question, /watch · Briar/).click()
      await gone(question)
      await expect(list.getByRole('button', { name: /^needs review:/ })).toHaveCount(0)
    })

    test('sees what counts, what was replaced, and who is missing', async () => {
      const tally = page.getByRole('complementary', { name: 'Actions so far' })
      await seen(tally.getByText('8 of 9'), tally.getByText('Hazel'))
      await expect(tally.getByRole('button', { name: /^Withdraw/ })).toHaveCount(9)
      await seen(tally.getByRole('listitem').filter({ hasText: 'Gale' }).getByText('replaced'))
    })

    test('finds the outcome that the rules give', async () => {
      await tab('Night').click()
      for (const [section, expected] of Object.entries(comesTo))
        await eventually(() => sentences(page, section)).toEqual(expected)
      await button(page, /Does not count/).click()
      await eventually(() => sentences(page, 'Does not count')).toEqual(['Briar investigated Gale'])
    })

    test('is led from an action of the inbox to why it came out so', async () => {
      await tab('Inbox').click()
      const tally = page.getByRole('complementary', { name: 'Actions so far' })
      await tally.getByRole('listitem').filter({ hasText: 'Cedar shot Elm' }).hover()
      await button(tally, 'Why: Cedar shot Elm').click()
      await eventually(() =>
        page.getByRole('option', { selected: true }).getByRole('paragraph').allInnerTexts(),
      ).toEqual(['Cedar shot Elm'])
      await tab('Inbox').click()
      await page
        .getByRole('list', { name: 'Messages in order received' })
        .getByRole('button', { name: /^accepted: Fern/ })
        .click()
      await button(page.getByRole('article', { name: 'Fern' }), /^Why/).click()
      await eventually(() =>
        page.getByRole('option', { selected: true }).getByRole('paragraph').allInnerTexts(),
      ).toEqual(['Fern tried to block Cedar'])
    })
  })

  test.describe('asks why and what if', () => {
    test('sees the tree as a drawing and as a list, with the same words', async () => {
      await rows(page, 'Results').filter({ hasText: 'Elm dies' }).click()
      const drawing = page.getByRole('tree', { name: /Shown as a diagram/ })
      await seen(drawing.getByRole('treeitem', { name: /Juniper jailed Fern/ }))
      const words = (spoken: string): string => spoken.replace(/^.*?: /, '').replace(/,.*$/, '')
      const drawn = await drawing
        .getByRole('treeitem', { name: /rule/ })
        .evaluateAll(nodes => nodes.map(node => node.getAttribute('aria-label') ?? ''))
      expect(drawn.map(words)).toEqual([
        'Does Elm die? Yes.',
        'Cedar shot Elm',
        'Fern tried to block Cedar',
        'Juniper jailed Fern',
      ])
      await button(page, 'List').click()
      const tree = page.getByRole('tree', { name: 'Does Elm die?' })
      for (const line of drawn) await seen(tree.getByRole('treeitem', { name: words(line) }))
      await expect(tree.getByRole('treeitem')).toHaveCount(drawn.length)
      await button(page, 'Diagram').click()
    })

    test('switches an action off, is told the difference, and puts it back', async () => {
      await page.getByRole('switch', { name: /Juniper jailed Fern/ }).click()
      await seen(page.getByText('1 action switched off'))
      const box = page.getByRole('status').filter({ hasText: 'What changes' })
      await eventually(() => box.innerText()).toMatch(/Elm lives[\s\S]*instead of: Elm dies/)
      await eventually(() => sentences(page, 'Results')).not.toContain('Elm dies')
      await button(page.getByRole('status'), /^Switch back on/).click()
      await eventually(() => sentences(page, 'Results')).toEqual(comesTo['Results'])
      await gone(box)
    })

    test('rules against the rules with a reason, sees it in the tree, and lifts it', async () => {
      await rows(page, 'Actions').filter({ hasText: 'Cedar shot Elm' }).click()
      await button(page, 'Force to fail…').click()
      const dialog = page.getByRole('dialog', { name: 'Force to fail' })
      await expect(button(dialog, 'Force to fail')).toBeDisabled()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent after the hammer')
      await button(dialog, 'Force to fail').click()
      await gone(dialog)
      await eventually(() => sentences(page, 'Results')).not.toContain('Elm dies')
      await seen(page.getByText('You forced it to fail'), page.getByText('Sent after the hammer'))
      await seen(drawnLine(page, /Sent after the hammer/))
      await button(page, 'Remove override').click()
      await eventually(() => sentences(page, 'Results')).toEqual(comesTo['Results'])
    })

    test('locks the night, with what is still open before their eyes', async () => {
      await button(page.getByRole('banner'), 'Lock the night').click()
      const dialog = page.getByRole('dialog', { name: 'Lock Night 1?' })
      await seen(dialog.getByText('No action from Hazel'))
      await button(dialog, 'Lock the night').click()
      await noticed(page, 'Night 1 is locked.')
      expect((await app().ask('games.get', { game: await only() })).phases[0]).toMatchObject({
        state: 'locked',
        deaths: ['Elm'],
      })
      took('locked after', from)
    })
  })

  test.describe('tells everybody', () => {
    const thread = [
      '[b]Night 1 is over.[/b]',
      '[b]Elm[/b] died. They were a [b]Mafia Goon[/b].',
      '[b]Alive (9):[/b] Alder, Briar, Cedar, Dahlia, Fern, Gale, Hazel, Iris, Juniper',
      '[b]Dead (1):[/b]\nElm: Mafia Goon',
    ].join('\n\n')

    test('has a dawn post in BBCode, and in Markdown when the forum is another', async () => {
      await tab('Posts').click()
      await expect(source(page)).toHaveValue(
        new RegExp(
          `^${thread.replace(/[[\]().]/g, String.raw`\$&`)}\n\nWith 9 alive, it takes 5 to lynch\\.\n\n\\[b\\]Deadline for day 1:\\[/b\\] .+$`,
        ),
      )
      await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Discourse' })
      await expect(source(page)).toHaveValue(/^\*\*Night 1 is over\..?\*\*\n\n\*\*Elm\*\* died\./)
    })

    test('edits it, copies it, marks it sent and goes on with one key', async () => {
      const text = `${await source(page).inputValue()}\n\nGood morning, everybody.`
      await source(page).fill(text)
      await button(page, /^Copy, mark sent, next/).click()
      await seen(page.getByRole('heading', { name: 'To Briar' }))
      expect(await clipboard(page)).toBe(text)
      const letter = await source(page).inputValue()
      expect(letter).toContain('Fern')
      await page.keyboard.press('Control+Enter')
      await seen(page.getByRole('heading', { name: 'To Iris' }))
      expect(await clipboard(page)).toBe(letter)
      await seen(page.getByRole('region', { name: 'Readers' }).getByText('1 of 3 to send'))
    })

    test('exports everything as a folder, and the files hold that text', async () => {
      await button(page, 'Export…').click()
      await page.getByRole('menuitem', { name: /^As a folder/ }).click()
      const dialog = page.getByRole('dialog', { name: '3 files written' })
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      const shown = await dialog.getByRole('listitem').allInnerTexts()
      const folder = (await dialog.getByText(dirname(app().file)).innerText()).trim()
      const texts = shown.map(name => readFileSync(join(folder, name), 'utf8'))
      expect(shown.every(name => existsSync(join(folder, name)))).toBe(true)
      expect(texts[0]).toMatch(/\*\*Elm\*\* died\.[\s\S]*Good morning, everybody\.\n$/)
      expect(texts.slice(1)).toEqual([
        expect.stringMatching(/^To: Briar\n\n.*Fern\. Result: not town/),
        expect.stringMatching(/^To: Iris\n\n.*Alder and Elm/),
      ])
      await button(dialog, 'Done').click()
      took('posts done after', from)
    })

    test('finds everything again after the app was closed and started', async () => {
      await app().restart()
      page = await app().page({ clipboard: true })
      await button(page, 'The Grove').click()
      await seen(page.getByRole('heading', { name: /^To / }))
      await tab('Night').click()
      for (const [section, expected] of Object.entries(comesTo))
        await eventually(() => sentences(page, section)).toEqual(expected)
      await seen(page.getByText('locked', { exact: true }))
      await tab('Posts').click()
      const readers = page.getByRole('region', { name: 'Readers' })
      await eventually(() => readers.getByRole('button', { name: /^sent:/ }).allInnerTexts()).toMatchObject([
        expect.stringContaining('Thread'),
        expect.stringContaining('Briar'),
      ])
      await readers.getByRole('button', { name: /Thread/ }).click()
      await eventually(() => source(page).inputValue()).toContain('Good morning, everybody.')
      took('everything again after', from)
      expect(app().trouble).toEqual([])
    })
  })

  async function only(): Promise<string> {
    const [game] = await app().ask('games.list', {})
    return game?.id ?? ''
  }
})
