/** A night and a day by the Detective Conan rules, with the mouse: orders by rank, a charge, a disguise, wills, and a vote in one word. */
import { expect, test, type Page } from 'playwright/test'
import { byHand, lock, newGame, openNext, openWhy, readers, seat, tab, takeIn, vote, whatIf } from './hosting.ts'
import { button, clipboard, drawnLine, eventually, gone, noticed, seen, sentences, source } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = `Mika: Anokata
Jonas: Gin
Petra: Vermouth
Alan: Akai, will: The lighthouse keeper counts to five. So do I.
Beth: Kazuha, lover: Ines
Carmen: Satou
Dov: Megure, will: It was Jonas.
Freya: Araide
Hugo: Kogorou
Ines: Heiji, lover: Beth
Jun: Conan`

const letters = [
  ['Mika', 'Have Jonas kill Dov. The police first.'],
  ['Jonas', 'Slander Hugo.'],
  ['Ines', 'Interrogate Jonas.'],
  ['Freya', 'Heal Dov.'],
  ['Jun', 'Investigate Jonas for killing.'],
] as const

/** What nobody may read in public: those who live, with what they are and did. */
const secrets =
  /Gin\b|Anokata|Vermouth|Araide|Heiji|[Ff]rame|[Ss]lander|[Ii]nterrogat|heal|Organization|Jonas to kill|Mika|Carmen|lover/

inChromium('A night and a day with Conan', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page

  test.describe('before the game', () => {
    test('is told of lovers who do not name each other, and opens the night', async () => {
      page = await app().page({ clipboard: true })
      await newGame(page, 'Lighthouse', 'Detective Conan Mafia')
      await seat(page, roster.replace('Heiji, lover: Beth', 'Heiji'), 11)
      const broken = page.getByRole('region', { name: '1 setup rule is broken' })
      await seen(broken.getByText('Lovers are two players who name each other.'), broken.getByText('Beth'))
      await page.getByLabel('Ines: Lover').fill('Beth')
      await page.keyboard.press('Tab')
      await gone(broken)
      const first = page.getByRole('region', { name: 'First phase' })
      await first.getByRole('combobox', { name: 'Starts with' }).selectOption({ label: 'Night 1' })
      await button(first, 'Start Night 1').click()
      await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
    })
  })

  test.describe('the night', () => {
    test('takes letters in, and a charge and a frame by hand with their crimes', async () => {
      await takeIn(page, letters, new Date(), 5)
      await byHand(page, { who: 'Carmen', does: 'Arrest', aims: { Target: 'Jonas' }, words: { Charge: 'slander' } })
      await byHand(page, { who: 'Mika', does: 'Frame', aims: { Target: 'Beth' }, words: { Crime: 'Slander' } })
      const tally = page.getByRole('complementary', { name: 'Actions so far' })
      await seen(tally.getByText(/Carmen went to arrest Jonas for slander/i), tally.getByText(/Mika framed Beth/))
    })

    test('comes to what the order of actions gives, and says why', async () => {
      await tab(page, 'Night 1', 'Night').click()
      await eventually(() => sentences(page, 'Prevented')).toContain('Dov would have died')
      await openWhy(page, 'Prevented', 'Dov would have died', [/Carmen went to arrest Jonas/])
      await whatIf(page, /Carmen went to arrest Jonas/, /Ines .*“Black Organization” about Jonas/)
    })

    test('is locked, and tells the thread no secret', async () => {
      await lock(page, 'Night 1', 'Lock the night')
      await tab(page, 'Night 1', 'Posts').click()
      const posts = await readers(page)
      expect(posts.Thread).toMatch(/Nobody died[\s\S]*Jonas\[\/b\] was arrested/)
      expect(posts.Thread!.replace(/^.*Alive.*$/m, '')).not.toMatch(secrets)
    })
  })

  test.describe('the day', () => {
    test('takes ballots by hand, a name for each', async () => {
      await openNext(page, 'Day 1')
      for (const [who, whom] of [
        ['Mika', 'Dov'],
        ['Alan', 'Dov'],
        ['Beth', 'Mika'],
        ['Hugo', 'Dov'],
      ] as const)
        await vote(page, who, { 'Vote for': whom })
      await seen(page.getByRole('row').filter({ hasText: 'Dov' }).getByText('lynched'))
    })

    test('tells what a step of the count found', async () => {
      await button(page, '4 votes went into the count').click()
      await seen(drawnLine(page, /Hugo voted for Dov/))
      await button(page, 'List').click()
      await seen(page.getByRole('tree').getByRole('treeitem', { name: /Hugo voted for Dov/ }))
      await button(page, 'Diagram').click()
    })

    test('asks about the will that would be published', async () => {
      const rulings = page.getByRole('region', { name: 'Needs your ruling' })
      await button(rulings, 'A will is about to be published.').click()
      await page.getByRole('radio', { name: /^keep it back/ }).check()
      await button(page, 'Rule this way').click()
      await seen(page.getByText(/Your ruling: /))
    })

    test('records a hint for the post', async () => {
      await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Game state' }).click()
      await button(page.getByRole('region', { name: 'Records' }), 'Record…').click()
      await page.getByRole('menuitem', { name: 'Hint' }).click()
      const dialog = page.getByRole('dialog', { name: 'Hint' })
      await dialog.getByRole('textbox').first().fill('The lamp went out twice.')
      await button(dialog, 'Record').click()
      await noticed(page, 'Recorded: Hint.')
      await seen(page.getByRole('region', { name: 'Records' }).getByText('The lamp went out twice.'))
    })

    test('is locked, and what everybody reads is copied', async () => {
      await page
        .getByRole('navigation', { name: 'Game' })
        .getByRole('link', { name: /^Day 1/ })
        .click()
      await lock(page, 'Day 1', 'Lock the day')
      expect((await app().ask('games.list', {}))[0]).toMatchObject({ living: 10 })
      await tab(page, 'Day 1', 'Votes').click()
      await button(page, /^Vote count post/).click()
      await seen(source(page))
      const text = await source(page).inputValue()
      await button(page, /^Copy, mark sent, next/).click()
      await eventually(() => clipboard(page)).toBe(text)
      expect(text).toMatch(/Dov\[\/b\]: 3 \(Mika, Alan, Hugo\)/)
      const { Thread } = await readers(page)
      expect(Thread).toMatch(/Dov\[\/b\] was lynched[\s\S]*The lamp went out twice\./)
      expect(Thread).not.toMatch(/It was Jonas/)
      expect(app().trouble).toEqual([])
    })
  })
})
