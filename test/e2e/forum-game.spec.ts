/** A game of thirteen by reasonable nights and days of forums, from its first day to its winner: everything pasted, by the page alone. */
import { expect, test, type Page } from 'playwright/test'
import { endAsProposed, lock, newGame, openNext, pages, readers, seat, tab, takeIn } from './hosting.ts'
import { button, eventually, noticed, seen } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const roster = `Alder: Cop
Briar: Doctor
Cedar: Vanilla Townie
Dahlia: Vanilla Townie
Elm: Vanilla Townie
Fern: Vanilla Townie
Gale: Vanilla Townie
Hazel: Vanilla Townie
Iris: Vanilla Townie
Juniper: Vanilla Townie
Kestrel: Mafia Goon
Larch: Mafia Goon
Moss: Mafia Goon`

type Letters = readonly (readonly [who: string, body: string])[]
interface Day {
  posts: Letters
  /** Who is lynched, as what; and with how many votes. */
  lynched: string
  flips: string
  votes: number
}

const votes = (who: readonly string[], on: string): Letters => who.map(one => [one, `[b]Vote: ${on}[/b]`] as const)

/** One is talked into a mistake, and the town finds the mafia one after the other. */
const days: readonly Day[] = [
  {
    posts: [
      ['Cedar', 'Random start. [b]Vote: Dahlia[/b]'],
      ...votes(['Kestrel', 'Larch', 'Gale', 'Hazel'], 'Cedar'),
      ['Hazel', '[quote=Cedar]Random start. [b]Vote: Dahlia[/b][/quote]\nHe is only joking. [b]Unvote[/b]'],
      ...votes(['Iris', 'Juniper', 'Hazel', 'Moss'], 'Cedar'),
      ['Alder', 'Too late? [b]Vote: Kestrel[/b]'],
    ],
    lynched: 'Cedar',
    flips: 'Vanilla Townie',
    votes: 7,
  },
  {
    posts: [
      ['Alder', 'I am the cop, and Kestrel is mafia. [b]Vote: Kestrel[/b]'],
      ['Kestrel', '[b]Vote: Alder[/b]'],
      ...votes(['Briar', 'Elm', 'Larch', 'Fern', 'Gale'], 'Kestrel'),
    ],
    lynched: 'Kestrel',
    flips: 'Mafia Goon',
    votes: 6,
  },
  {
    posts: [
      ['Larch', '[b]Vote: Moss[/b]'],
      ['Moss', '[s][b]Vote: Gale[/b][/s] [b]Vote: Larch[/b]'],
      ...votes(['Briar', 'Elm', 'Hazel', 'Iris'], 'Larch'),
    ],
    lynched: 'Larch',
    flips: 'Mafia Goon',
    votes: 5,
  },
  {
    posts: [...votes(['Moss'], 'no lynch'), ...votes(['Briar', 'Elm', 'Fern', 'Juniper', 'Gale'], 'Moss')],
    lynched: 'Moss',
    flips: 'Mafia Goon',
    votes: 5,
  },
]

/** What is sent in at night, and who is dead in the morning. */
const nights: readonly { letters: Letters; dies?: string }[] = [
  {
    letters: [
      ['Kestrel', 'We kill Dahlia. I carry it out.'],
      ['Alder', 'Investigate Kestrel.'],
      ['Briar', 'Protect Alder.'],
    ],
    dies: 'Dahlia',
  },
  {
    letters: [
      ['Larch', 'We kill Alder. I carry it out.'],
      ['Alder', 'Investigate Larch.'],
      ['Briar', 'Protect Elm.'],
    ],
    dies: 'Alder',
  },
  {
    letters: [
      ['Moss', 'We kill Elm. I carry it out.'],
      ['Briar', 'Protect Elm.'],
    ],
  },
]

const hour = 3_600_000

inChromium('A game of thirteen, from its first day to its winner', {}, app => {
  test('is hosted by pasting alone', async () => {
    const page = await app().page()
    await newGame(page, 'The Long Mill', 'Reasonable Action Resolution')
    await seat(page, roster, 13)
    const first = page.getByRole('region', { name: 'First phase' })
    await first.getByRole('combobox', { name: 'Starts with' }).selectOption({ label: 'Day 1' })
    await button(first, '+48 h').click()
    await button(first, 'Start Day 1').click()
    for (const [index, day] of days.entries()) {
      await played(page, index + 1, day, await before())
      const night = nights[index]
      if (!night) break
      await openNext(page, `Night ${index + 1}`)
      await tab(page, `Night ${index + 1}`, 'Inbox').click()
      await takeIn(page, night.letters, await before(), night.letters.length)
      await lock(page, `Night ${index + 1}`, 'Lock the night')
      await tab(page, `Night ${index + 1}`, 'Posts').click()
      const told = await toThread(page)
      if (night.dies === undefined) expect(told).toContain('Nobody died.')
      else expect(told).toContain(`${night.dies}[/b] died.`)
      await openNext(page, `Day ${index + 2}`)
    }
    await endAsProposed(page, 'Town')
    await eventually(async () => (await app().ask('games.list', {}))[0]!.state).toBe('finished')
    expect((await app().ask('games.get', { game: (await app().ask('games.list', {}))[0]!.id })).winner).toBe('Town')
    expect(app().trouble).toEqual([])
  })

  /** Pastes the thread of a day, sees who has most, and posts the lynch with its flip. */
  async function played(page: Page, number: number, day: Day, from: Date): Promise<void> {
    const { posts, lynched, flips, votes: count } = day
    await tab(page, `Day ${number}`, 'Votes').click()
    await seen(page.getByRole('heading', { name: `Day ${number} votes` }))
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill(pages(posts, from))
    await button(page, /^Import/).click()
    await noticed(page, `${posts.length} posts imported`)
    await seen(page.getByText(`${lynched} is lynched.`))
    await seen(page.getByRole('row', { name: new RegExp(`^${lynched}.*${count}`) }))
    await lock(page, `Day ${number}`, 'Lock the day')
    await tab(page, `Day ${number}`, 'Posts').click()
    expect(await toThread(page)).toMatch(
      new RegExp(`${lynched}\\[/b\\] was lynched\\. They were an? \\[b\\]${flips}\\[/b\\]\\.`),
    )
  }

  /** Some hours before the deadline of the phase that is open: phases are laid one behind the other, and nobody waits for them here. */
  const before = async (): Promise<Date> => {
    const { ask } = app()
    const { phases } = await ask('games.get', { game: (await ask('games.list', {}))[0]!.id })
    return new Date(Date.parse(phases.at(-1)!.closes!) - 3 * hour)
  }

  const toThread = async (page: Page): Promise<string> => Object.values(await readers(page)).join('\n')
})
