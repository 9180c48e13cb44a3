/** A night and a day by Gorny's template, with the mouse: a thread that is pasted, a majority, and a hitman who has to be followed. */
import { expect, test, type Page } from 'playwright/test'
import {
  byHand,
  lock,
  newGame,
  openNext,
  openWhy,
  pages,
  pick,
  readers,
  seat,
  settle,
  tab,
  takeIn,
  vote,
  whatIf,
} from './hosting.ts'
import { button, clipboard, drawnLine, eventually, gone, noticed, seen, sentences, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = `Player\tRole\tFaction\tAliases\tBuddy
Odette\tCop\t\tOdie\t
Lucian\tBus Driver\t\tLuc\t
Marnie\tDoctor\t\t\t
Perrin\t1-shot Vest\t\tPerry\t
Tansy\tVanilla\t\t\t
Rufus\tVanilla\t\t\tIvy
Sable\tHitman\t\t\t
Ned\tGoon\t\tNeddy\t
Ivy\tGoon\t\t\tRufus`

const letters = [
  ['Odette', 'Hi Juniper! I investigate myself first.'],
  ['Sable', 'We kill Perrin. I will do it.'],
  ['Marnie', 'Protect Ivy or Tansy, whoever seems more in danger.'],
] as const

const thread = [
  ['Juniper', 'Good morning.'],
  ['Sable', 'Rufus lectures us. [b]Vote: Rufus[/b]'],
  ['Rufus', 'I do not! V: Sable'],
  ['Ned', '[b]Vote: Tansy[/b]'],
  ['Odette', 'Long enough. [b]Vote: Sab[/b]'],
] as const

/** What nobody may read in public: results, roles of the living, and who sent in what. */
const secrets = /[Cc]op\b|[Dd]octor|[Hh]itman|[Vv]est|[Bb]us|[Ss]wap|protect|investigat|learn/

inChromium('A night and a day by Gorny’s template', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page

  test.describe('before the game', () => {
    test('is told of buddies who were dealt apart, and pairs them otherwise', async () => {
      page = await app().page({ clipboard: true })
      await newGame(page, 'Gravel Bay', "Gorny's template, simple list")
      await seat(page, roster, 9)
      const broken = page.getByRole('region', { name: /setup rules? (is|are) broken/ })
      await seen(
        broken.getByText('Rufus and Ivy are buddies but in different factions'),
        broken.getByRole('button', { name: 'Rule GORNY-T4' }),
      )
      await page.getByRole('combobox', { name: 'Rufus: Buddy' }).fill('Lucian')
      await page.getByRole('combobox', { name: 'Ivy: Buddy' }).fill('')
      await page.keyboard.press('Tab')
      await gone(broken)
    })

    test('opens Night 1, though a game by the template begins with a day', async () => {
      const first = page.getByRole('region', { name: 'First phase' })
      await first.getByRole('combobox', { name: 'Starts with' }).selectOption({ label: 'Night 1' })
      await button(first, '+24 h').click()
      await button(first, 'Start Night 1').click()
      await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    })
  })

  test.describe('the night', () => {
    test('takes letters in, answers a doubt, and enters a swap of two by hand', async () => {
      await takeIn(page, letters, new Date(), 2)
      await settle(page, 'Marnie', /protection · Ivy/)
      await byHand(page, { who: 'Lucian', aims: { 'First target': 'Odette', 'Second target': 'Sable' } })
      await seen(page.getByRole('complementary', { name: 'Actions so far' }).getByText('Everyone has submitted.'))
    })

    test('comes to what the list gives, and says why', async () => {
      await tab(page, 'Night 1', 'Night').click()
      await eventually(() => sentences(page, 'Results')).toEqual(['Odette gets the result “mafia” on Odette'])
      await eventually(() => sentences(page, 'Prevented')).toEqual(['Perrin would have died'])
      await openWhy(page, 'Prevented', 'Perrin would have died', [/Does Perrin die/, /vest/])
      await openWhy(page, 'Results', 'Odette gets the result', [/Lucian's swap moved the investigation to Sable/])
      await whatIf(page, /Lucian swapped Odette and Sable/, /Odette gets “not mafia” about Odette/)
    })

    test('is compared with the same night by other rules', async () => {
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog', { name: 'Night 1 under other rules' })
      await dialog.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Reasonable Action Resolution' })
      await seen(dialog.getByText(/^\d+ differences?$/))
      await eventually(() => dialog.getByRole('listitem').first().innerText()).toMatch(/Odette[\s\S]*GORNY-[\s\S]*RAR-/)
      await dialog.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Mafia 1923' })
      await seen(dialog.getByText('Mafia 1923 has no role “Cop”.'))
      await button(dialog, 'Done').click()
      await gone(dialog)
    })

    test('is locked, and tells the thread no secret', async () => {
      await lock(page, 'Night 1', 'Lock the night')
      await tab(page, 'Night 1', 'Posts').click()
      const posts = await readers(page)
      expect(posts.Thread).toMatch(/Night 1 is over[\s\S]*Nobody died\.[\s\S]*the kill failed/)
      expect(posts.Thread).not.toMatch(secrets)
      expect(posts.Odette).toBe('You investigated Odette. Result: mafia.')
      expect(Object.keys(posts)).toEqual(['Thread: rules', 'Thread', 'Odette'])
    })
  })

  test.describe('the day', () => {
    const posts = () => page.getByRole('list', { name: 'Thread posts' })
    test('reads a page of the thread: a vote, what is none, and a name in doubt', async () => {
      await openNext(page, 'Day 1')
      const [, day] = (await app().ask('games.get', { game: await only() })).phases
      await button(page, /^Paste thread/).click()
      await page
        .getByRole('textbox', { name: 'Paste thread pages' })
        .fill(pages(thread, new Date(Date.parse(day?.opens ?? '') + 60_000), true))
      await button(page, /^Import/).click()
      await noticed(page, '4 posts imported')
      await button(page, 'Juniper is not playing').click()
      await seen(
        posts().getByText('votes for Rufus'),
        posts().getByText('“V: Sable”: it is not written in full'),
        posts().getByText('“Sab” is not a full name'),
      )
      await button(posts(), 'They meant Sable').click()
      await seen(posts().getByText('votes for Sable'))
    })

    test('takes ballots by hand, one voter after the other', async () => {
      await page.getByRole('radio', { name: /^Votes/ }).check()
      for (const who of ['Lucian', 'Marnie', 'Tansy', 'Perrin']) await vote(page, who, { 'Vote for': 'Sable' })
      const tally = page.getByRole('row')
      await seen(
        tally.filter({ hasText: 'Sable' }).getByText('(5 needed)'),
        tally.filter({ hasText: 'Sable' }).getByText('lynched'),
      )
      await seen(page.getByRole('row', { name: /^Tansy/ }).getByText('(5 needed)'))
    })

    test('tells why the majority is one, as a drawing and as a list', async () => {
      await button(page, 'Sable has the 5 votes needed for a majority').click()
      await seen(drawnLine(page, /Perrin voted for Sable/))
      await button(page, 'List').click()
      await expect(page.getByRole('tree').getByRole('treeitem')).toHaveCount(6)
      await button(page, 'Diagram').click()
    })

    test('asks who follows the hitman', async () => {
      await button(page.getByRole('region', { name: 'Needs your ruling' }), /^The hitman is gone/).click()
      await page.getByRole('radio', { name: /^Ivy/ }).check()
      await button(page, 'Rule this way').click()
      await seen(page.getByText('Your ruling: Ivy'))
    })

    test('records an infraction, and keeps it in the books', async () => {
      await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Game state' }).click()
      const record = async (): Promise<void> => {
        await button(page.getByRole('region', { name: 'Records' }), 'Record…').click()
        await page.getByRole('menuitem', { name: 'Infraction' }).click()
      }
      await record()
      const dialog = page.getByRole('dialog', { name: 'Infraction' })
      await expect(button(dialog, 'Record')).toBeDisabled()
      await pick(page, dialog, 'Player', 'Ned')
      await dialog.getByRole('combobox', { name: 'What happened' }).selectOption({ label: 'Quoted message' })
      await dialog.getByRole('textbox', { name: /^Note/ }).fill('Told Tansy how long his role message is.')
      await button(dialog, 'Record').click()
      await noticed(page, 'Recorded: Infraction.')
      await seen(page.getByRole('region', { name: 'Records' }).getByText('Told Tansy how long his role message is.'))
      await seen(page.getByRole('region', { name: 'Game state' }).getByRole('row').filter({ hasText: 'Ned' }))
    })

    test('is locked, and its vote post is copied', async () => {
      await page
        .getByRole('navigation', { name: 'Game' })
        .getByRole('link', { name: /^Day 1/ })
        .click()
      await lock(page, 'Day 1', 'Lock the day')
      expect((await app().ask('games.get', { game: await only() })).phases[1]).toMatchObject({
        state: 'locked',
        deaths: ['Sable'],
      })
      await tab(page, 'Day 1', 'Votes').click()
      await button(page, /^Vote count post/).click()
      await expect(source(page)).toHaveValue(/Sable[\s\S]*Lucian, Marnie, Tansy, Perrin/)
      const text = await source(page).inputValue()
      await button(page, /^Copy, mark sent, next/).click()
      await eventually(() => clipboard(page)).toBe(text)
      const posts = await readers(page)
      expect(posts.Thread).toMatch(/Sable\[\/b\] was lynched\. They were a \[b\]Mafia Hitman\[\/b\]\./)
      expect(posts.Thread).not.toMatch(/[Cc]op\b|Doctor|Bus|Ned passed/)
      expect(posts['Host only']).toMatch(/^Ned passed on what you wrote/)
      expect(posts.Ivy).toMatch(/you carry out the mafia kill/)
      expect(app().trouble).toEqual([])
    })
  })

  async function only(): Promise<string> {
    const [game] = await app().ask('games.list', {})
    return game?.id ?? ''
  }
})
