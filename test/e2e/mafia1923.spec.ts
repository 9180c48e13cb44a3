/** A night and a day of Mafia 1923, with the mouse: families, a poisoned evening, a court of two votes. */
import { expect, test, type Page } from 'playwright/test'
import { byHand, lock, newGame, openNext, openWhy, readers, seat, tab, takeIn, vote, whatIf } from './hosting.ts'
import { button, clipboard, eventually, gone, rows, seen, sentences, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = `Aldo: Butler (Mafia), family: Rossi
Bruna: Doctor, family: Rossi
Carlo: Townsperson, family: Rossi, level: beginner
Dina: Sheriff, family: Rossi
Elio: Armed Robber, family: Rossi
Fina: Townsperson, family: Rossi
Gino: Thief, family: Rossi
Ilda: Witness, family: Rossi
Lia: Mafia Member, family: Verdi, level: beginner
Marco: Boss, family: Verdi, level: beginner
Nella: Bodyguard, family: Verdi
Orso: Drunkard, family: Verdi
Pia: Townsperson, family: Verdi
Quinto: Bumbling Bureaucrat, family: Verdi
Rita: Lawyer, family: Verdi
Sandro: Townsperson, family: Verdi, level: beginner`

const letters = [
  ['Aldo', 'I poison Sandro tonight.'],
  ['Lia', 'We kill Pia.'],
  ['Marco', 'Nobody drinks on my watch. I stop Orso.'],
  ['Bruna', 'I visit Pia.'],
  ['Nella', 'Guard Marco.'],
] as const

/** What nobody may read in public. */
const secrets =
  /[Bb]utler|[Dd]octor|[Bb]oss|[Dd]runk|[Bb]odyguard|[Mm]afia Member|[Ss]heriff|[Rr]ampage|guard|cancel|Aldo|Lia|Bruna|Nella/

inChromium('A night and a day of 1923', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page

  test.describe('before the game', () => {
    test('is told that a beginner has a role of his own, and makes him none', async () => {
      page = await app().page({ clipboard: true })
      await newGame(page, 'Saltmarket', 'Mafia 1923')
      await seat(page, roster, 16)
      const broken = page.getByRole('region', { name: '1 setup rule is broken' })
      await seen(broken.getByText(/is a Beginner/), broken.getByRole('button', { name: 'Rule 1923-E6' }))
      await page.getByRole('combobox', { name: 'Marco: Level' }).selectOption('standard')
      await gone(broken)
      await button(page.getByRole('region', { name: 'First phase' }), 'Start Night 1').click()
      await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    })
  })

  test.describe('the night', () => {
    test('takes letters in, and lets a family be named by hand', async () => {
      await takeIn(page, letters, new Date(), 5)
      await byHand(page, { who: 'Orso', aims: { Family: 'Verdi' } })
      await seen(
        page.getByRole('complementary', { name: 'Actions so far' }).getByText(/Orso rampaged through the Verdi family/),
      )
    })

    test('comes to what the eleven steps give, and says why', async () => {
      await tab(page, 'Night 1', 'Night').click()
      await eventually(() => sentences(page, 'Results')).toContain('Sandro is poisoned')
      await openWhy(page, 'Actions', /Orso tried to rampage through the Verdi family/, [/Marco canceled Orso's night/])
      await whatIf(page, /Marco canceled Orso's night/, /dies|injured/)
    })

    test('has what the rules leave open ruled', async () => {
      const open = rows(page, 'Needs your ruling')
      await open.filter({ hasText: 'second roles' }).click()
      await page.getByRole('radio', { name: /^as proposed/ }).check()
      await button(page, 'Rule this way').click()
      await expect(open.filter({ hasText: 'second roles' })).toHaveCount(0)
    })

    test('is locked, and tells the thread no secret', async () => {
      await lock(page, 'Night 1', 'Lock the night')
      await tab(page, 'Night 1', 'Posts').click()
      const posts = await readers(page)
      expect(posts.Thread).toMatch(/Sandro\[\/b\] was poisoned/)
      expect(posts.Thread!.replace(/^.*Alive.*$/m, '')).not.toMatch(secrets)
      expect(posts.Orso).toMatch(/^A Boss canceled any action/m)
    })
  })

  test.describe('the day', () => {
    test('takes ballots by hand for a family and for one of one’s own', async () => {
      await openNext(page, 'Day 1')
      for (const [who, family, own] of [
        ['Aldo', 'Verdi', 'Carlo'],
        ['Bruna', 'Verdi', 'Carlo'],
        ['Dina', 'Verdi', 'Carlo'],
        ['Lia', 'Rossi', 'Quinto'],
        ['Nella', 'Rossi', 'Quinto'],
        ['Orso', 'Verdi', 'Quinto'],
      ] as const)
        await vote(page, who, { Family: family, 'And in': own })
      await seen(
        page.getByRole('row').filter({ hasText: 'Quinto' }),
        page.getByRole('row').filter({ hasText: 'Carlo' }),
      )
      expect((await page.getByRole('table').first().innerText()).replace(/\s+/g, ' ')).toMatch(
        /Verdi .*3 Aldo, Bruna, Dina, Orso Rossi 2 Lia, Nella/,
      )
    })

    test('asks what a ballot came over, and counts none that came elsewhere', async () => {
      const form = page.getByRole('region', { name: 'Enter a vote' })
      await form.getByText('Set time, place / absentee vote').click()
      const channel = form.getByRole('combobox', { name: 'Where it was cast' })
      await channel.selectOption('Elsewhere')
      await vote(page, 'Pia', { Family: 'Rossi', 'And in': 'Quinto' })
      await expect(channel).toHaveValue('site')
      await seen(
        page
          .getByRole('list', { name: 'Votes, newest first' })
          .getByRole('listitem')
          .filter({ hasText: 'Pia' })
          .getByText('does not count'),
      )
    })

    test('tells what a step of the count found', async () => {
      await button(page, 'The votes are added up').click()
      await seen(
        page
          .getByRole('tree', { name: /Shown as a diagram/ })
          .getByRole('treeitem')
          .nth(1),
      )
      await button(page, 'List').click()
      await eventually(() => page.getByRole('tree').getByRole('treeitem').count()).toBeGreaterThan(3)
      await button(page, 'Diagram').click()
    })

    test('enters what the Sheriff does, at a player and the family of the vote', async () => {
      await tab(page, 'Day 1', 'Inbox').click()
      await byHand(page, { who: 'Dina', aims: { 'First target': 'Aldo', 'Family 2 (optional)': 'Verdi' } })
      await tab(page, 'Day 1', 'Votes').click()
      await expect(page.getByRole('list', { name: 'Votes, newest first' }).getByText(/has no vote today/)).toHaveCount(
        4,
      )
    })

    test('is locked, and its vote post is copied', async () => {
      await lock(page, 'Day 1', 'Lock the day')
      await tab(page, 'Day 1', 'Votes').click()
      await button(page, /^Vote count post/).click()
      await seen(source(page))
      const text = await source(page).inputValue()
      await button(page, /^Copy, mark sent, next/).click()
      await eventually(() => clipboard(page)).toBe(text)
      expect(text).toMatch(/No votes for a family[\s\S]*Carlo 2/)
      expect((await readers(page)).Thread).toMatch(/Nobody died\./)
      expect(app().trouble).toEqual([])
    })
  })
})
