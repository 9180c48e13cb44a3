/** A game of reasonable nights on its first day: votes pasted from the thread, a hammer, a lynch with its flip. */
import { expect, test, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { endAsProposed, lock, pages, readers, tab } from './hosting.ts'
import { button, eventually, gone, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const seats = [
  ['Ann', 'cop'],
  ['Bob', 'doctor'],
  ['Cat', 'vanilla'],
  ['Dan', 'vanilla'],
  ['Eve', 'vanilla'],
  ['Gus', 'goon'],
].map(([name, role]) => ({ name: name!, role: role! }))

const first = [
  ['Ann', '[b]Vote: Gus[/b]'],
  ['Gus', 'Nonsense. [b]Vote: Ann[/b]'],
  ['Bob', 'I believe Gus. [b]Vote: Cat[/b]'],
  ['Dan', '[b]Vote: Cat[/b]'],
  ['Gus', '[b]Vote: Cat[/b]'],
  ['Eve', '[b]Vote: Cat[/b]'],
  [
    'Hal',
    '[b]Vote Count[/b]\nCat (3): Bob, Dan, Eve\nEve owes Bob a vote\nAnn (1): Gus\nGus (1): Ann\nNot voting (1): Cat',
  ],
  ['Ann', 'Too fast! [b]Vote: Eve[/b]'],
  ['Hal', 'Mill – Day 1 – Vote Count 2'],
] as const

const second = [
  ['Bob', 'Poor Ann. [b]Vote: Gus[/b]'],
  ['Gus', '[b]Vote: no lynch[/b]'],
  ['Dan', '[b]Vote: Gus[/b]'],
  ['Gus', '[b]Unvote[/b]'],
  ['Eve', 'So be it. [b]Vote: Gus[/b]'],
] as const

inChromium('A game of reasonable nights with days of forums', {}, app => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  let game: string
  const pasted = async (
    posts: readonly (readonly [string, string])[],
    words: string,
    numbered = true,
  ): Promise<void> => {
    // A key that is pressed before its screen is there is heard by nobody.
    await seen(page.getByRole('heading', { name: / votes$/ }))
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill(pages(posts, new Date(), numbered))
    await button(page, /^Import/).click()
    await noticed(page, words)
  }

  test.beforeAll(async () => {
    const { ask } = app()
    game = (await ask('games.create', { name: 'Mill', system: 'rar' })).game
    await ask('roster.set', { game, seats })
    await ask('games.settings', { game, hosts: ['Hal'] })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    page = await app().page()
    await visit(page, `#/game/${game}/votes/0`)
  })

  test('ends its day with the hammer, and says why what came after it does not count', async () => {
    await pasted(first, '9 posts imported')
    await eventually(async () => (await app().ask('votes.view', { game, phase: 0 })).lynched).toEqual([
      (await app().ask('games.get', { game })).seats.find(({ name }) => name === 'Cat')!.slot,
    ])
    await button(page.getByRole('row', { name: /^Cat/ }), 'Cat').click()
    await seen(page.getByRole('heading', { name: /Cat/ }))
    const { ballots } = await app().ask('votes.view', { game, phase: 0 })
    expect(ballots.filter(({ standing }) => standing === 'void')).toHaveLength(1)
  })

  test('shows the day beside its count: as of any post, as a table, and who is silent, by keyboard', async () => {
    await page.keyboard.press('d')
    const slider = page.getByRole('slider', { name: 'Post to count up to' })
    await slider.focus()
    await page.keyboard.press('Home')
    await seen(page.getByText('Post 2 by Ann'), page.getByText('Gus (1)'))
    await page.keyboard.press('ArrowRight')
    await seen(page.getByText('Post 3 by Gus'), page.getByText('Ann (1)'))
    await page.keyboard.press('End')
    await seen(page.getByText('Cat (4)'))
    await page.getByText(/^Show as table/).click()
    await seen(page.getByRole('cell', { name: 'Ann → Cat', exact: true }))
    await page.getByRole('radio', { name: 'Least active first' }).check()
    await seen(page.getByRole('row', { name: /^Cat nobody/ }))
    await page.getByRole('textbox', { name: 'Hours since last post' }).fill('0')
    await expect(page.getByRole('textbox', { name: 'For the thread' })).toHaveValue(/Cat.*you have not posted yet\./)
    await page.getByRole('checkbox', { name: 'Cat' }).uncheck()
    await expect(page.getByRole('textbox', { name: 'For the thread' })).toHaveCount(0)
    await slider.focus()
    await page.keyboard.press('d')
    await seen(page.getByRole('region', { name: 'How it was counted' }))
  })

  test('holds the count that the host posted against its own, and leads to the ballot that makes the difference', async () => {
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { name: 'Host’s vote counts' })).toBeFocused()
    const counts = page.getByRole('list', { name: 'Host’s vote counts' })
    await seen(
      counts.getByText('differs from this count on 1 voter.'),
      counts.getByText('Gus: Ann in the posted count, Cat in this one.'),
      counts.getByText('Could not read this line: “Eve owes Bob a vote”.'),
      counts.getByText('could not be compared: it is headed as a vote count, but no line of it could be read.'),
    )
    // The host's word is taken with one press, and undone with one.
    const take = button(counts, 'Count the vote of Gus as posted')
    await take.click()
    await expect(take).toHaveCount(0)
    await page.getByRole('button', { name: /^Undo “Accepted Gus/ }).click()
    await seen(take)
    await page.getByRole('heading', { name: 'Host’s vote counts' }).focus()
    await page.keyboard.press('Tab')
    await expect(button(counts, 'Go to post 6 by Gus')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-post=p5]')).toBeFocused()
    await page.keyboard.press('d')
  })

  test('tries a description of the pages of another forum while it is typed', async () => {
    await page.keyboard.press('p')
    await page
      .getByRole('textbox', { name: 'Paste thread pages' })
      .fill('<div class="m"><b class="n">Dan</b><div class="t"><b>Vote: Gus</b></div></div><div class="m">x</div>')
    await button(page, 'Support another forum…').click()
    const dialog = page.getByRole('dialog', { name: 'Support another forum…' })
    await dialog.getByRole('textbox', { name: 'Post', exact: true }).fill('div.m')
    await dialog.getByRole('textbox', { name: 'Author' }).fill('.n > b')
    await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('.t')
    await seen(dialog.getByText(/^Use a tag, \.class/))
    await dialog.getByRole('textbox', { name: 'Author' }).fill('.n')
    await seen(dialog.getByText('2 posts found.'), dialog.getByText('Vote: Gus'), dialog.getByText('1 of 2').first())
    await button(dialog, 'Save').click()
    await eventually(async () => (await app().ask('games.get', { game })).settings.frame?.post).toBe('div.m')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill('')
  })

  test('asks who an author is that nobody on the roster is called by, and keeps the counts of one who is a host', async () => {
    await page.keyboard.press('p')
    const more = [['Hal Two', '[b]Vote Count[/b]\nCat (1): Bob\nNot voting (5): Ann, Cat, Dan, Eve, Gus']] as const
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill(pages(more, new Date(), false))
    await button(page, /^Import/).click()
    const asked = page.getByRole('region', { name: 'Authors not on the roster' })
    await button(asked, 'Hal Two is a host').click()
    await gone(asked)
    await eventually(async () => (await app().ask('games.get', { game })).settings.hosts).toEqual(['Hal', 'Hal Two'])
    await eventually(async () =>
      (await app().ask('votes.counts', { game, phase: 0 })).counts.map(({ by }) => by),
    ).toContain('Hal Two')
  })

  test('posts the lynch with its flip', async () => {
    await lock(page, 'Day 1', 'Lock the day')
    await tab(page, 'Day 1', 'Posts').click()
    const posts = await readers(page)
    expect(Object.values(posts).join('\n')).toMatch(/Cat.*\n?.*(Vanilla|vanilla)/)
  })

  test('goes on over a night to its second day, whose votes end the game', async () => {
    const { ask } = app()
    const slotOf = async (name: string): Promise<string> =>
      (await ask('games.get', { game })).seats.find(one => one.name === name)!.slot
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: await slotOf('Gus'), does: 'factionKill', to: [await slotOf('Ann')] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 2 })
    await visit(page, `#/game/${game}/votes/2`)
    await seen(page.getByRole('heading', { name: /Day 2/ }))
    // Posts of the first day have the first numbers of the thread.
    await pasted(second, '5 posts imported', false)
    await eventually(async () => (await ask('votes.view', { game, phase: 2 })).lynched).toEqual([await slotOf('Gus')])
    expect((await ask('votes.view', { game, phase: 2 })).totals.map(({ of, votes }) => [of, votes])).toEqual([
      [await slotOf('Gus'), 3],
    ])
    await lock(page, 'Day 2', 'Lock the day')
    await endAsProposed(page, 'Town')
    await eventually(async () => (await ask('games.get', { game })).winner).toEqual('Town')
  })

  test('takes two ballots of a doublevoter who may divide them, and says who has one left', async () => {
    const { ask } = app()
    const { game: other } = await ask('games.create', { name: 'Weir', system: 'rar' })
    await ask('roster.set', {
      game: other,
      seats: seats.map(seat => ({ ...seat, ...(seat.name === 'Ann' && { modifiers: [{ modifier: 'doublevoter' }] }) })),
    })
    await ask('options.choose', { game: other, option: 'double', value: 'twoTargets' })
    await ask('phases.open', { game: other, kind: 'day', number: 1 })
    await visit(page, `#/game/${other}/votes/0`)
    const cast = async (on: string): Promise<void> => {
      await expect(page.locator('#ballot-choice')).toBeFocused()
      await page.keyboard.type(on)
      await page.keyboard.press('Enter')
    }
    await seen(page.getByText('6 not voting').first(), page.getByRole('combobox', { name: 'Voter' }))
    await page.keyboard.press('h')
    await cast('Gus')
    await seen(page.getByRole('heading', { name: '1 has a vote left' }))
    await button(page, 'Ann').click()
    await cast('Dan')
    await expect(page.getByRole('heading', { name: '1 has a vote left' })).toHaveCount(0)
    await seen(page.getByRole('row', { name: /^Gus.*1.*Ann/ }), page.getByRole('row', { name: /^Dan.*1.*Ann/ }))
  })

  test('has its deadline, and how that was moved, on the clock of the game and on mine', async () => {
    const { ask } = app()
    const mine = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    const { game: other } = await ask('games.create', { name: 'Far away', system: 'rar' })
    await ask('roster.set', { game: other, seats })
    await ask('games.settings', { game: other, zone: mine === 'Asia/Tokyo' ? 'America/Chicago' : 'Asia/Tokyo' })
    const later = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
    const [first, moved] = [later(20), later(30)]
    await ask('phases.open', { game: other, kind: 'day', number: 1, closes: first })
    await ask('phases.extend', { game: other, closes: moved })
    await visit(page, `#/game/${other}/votes/0`)
    await page.getByRole('radio', { name: 'Day', exact: true }).check()
    const deadline = page.getByRole('region', { name: 'Deadline' })
    const both = /(?:Tokyo|Chicago)[^]* your time/
    await expect(deadline.locator(`b time[datetime="${moved}"]`)).toHaveText(both)
    await expect(deadline.getByRole('listitem').last().locator(`time[datetime="${first}"]`)).toHaveText(both)
    await expect(deadline.getByRole('listitem').last().locator(`time[datetime="${moved}"]`)).toHaveText(both)
  })

  test('says the lynch in the word of its host, and in no other game', async () => {
    const { ask } = app()
    const { game: exiles } = await ask('games.create', { name: 'Exiles', system: 'rar' })
    await ask('options.choose', { game: exiles, option: 'day', value: 'forum' })
    await ask('roster.set', { game: exiles, seats })
    await visit(page, `#/game/${exiles}/rules`)
    const option = page.getByRole('radiogroup', { name: 'Word for lynch' })
    await option.getByRole('radio', { name: 'Another word' }).check()
    await page.getByRole('textbox', { name: 'Another word' }).fill('banish, banished, banishment')
    await page.keyboard.press('Enter')
    await eventually(async () => (await ask('games.get', { game: exiles })).lynchWord).toBe(
      'banish, banished, banishment',
    )
    await seen(page.getByRole('textbox', { name: 'Another word' }))
    await ask('phases.open', { game: exiles, kind: 'day', number: 1 })
    await visit(page, `#/game/${exiles}/votes/0`)
    await seen(page.getByText('No banishment as of now.'), page.getByText('4 to banish').first())
    await visit(page, `#/game/${game}/votes/0`)
    await seen(page.getByText('Cat is lynched.').first())
    await expect(page.getByText(/banish/)).toHaveCount(0)
  })

  test('sets options as games on a site have them, says first which, and takes it back in one step', async () => {
    const { ask } = app()
    const { game: fresh } = await ask('games.create', { name: 'Presets', system: 'rar' })
    const hammer = async () =>
      (await ask('options.view', { game: fresh })).options.find(({ id }) => id === 'hammer')!.value
    await visit(page, `#/game/${fresh}/rules`)
    await button(page, /^Presets/).click()
    await page.getByRole('menuitem', { name: 'Mafia Universe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preset: Mafia Universe' })
    await seen(dialog.getByRole('listitem').filter({ hasText: 'Hammer: On Off' }))
    expect(await violations(page, 'a preset')).toEqual([])
    await button(dialog, /^Set \d+ options$/).click()
    await noticed(page, 'Preset applied: Mafia Universe')
    await seen(page.getByText(/^changed · default: On/).first())
    expect(await hammer()).toBe(false)
    await page.keyboard.press('Control+z')
    await eventually(hammer).toBe(true)
  })

  test('is not locked with a nickname in doubt unseen, and an end that is put off does not bar the next phase', async () => {
    const { ask } = app()
    const { game: quill } = await ask('games.create', { name: 'Quills', system: 'rar' })
    await ask('options.choose', { game: quill, option: 'day', value: 'forum' })
    const named = seats.map(seat => (seat.name === 'Gus' ? { ...seat, name: 'Dr. Quill' } : seat))
    await ask('roster.set', { game: quill, seats: [...named, { name: 'Tom', role: 'traitor', faction: 'mafia' }] })
    await ask('phases.open', { game: quill, kind: 'day', number: 1 })
    const votes = [
      ['Ann', '[b]Vote: Dr. Quill[/b]'],
      ['Bob', '[b]Vote: Dr. Quill[/b]'],
      ['Cat', '[b]Vote: Dr. Quill[/b]'],
      ['Dan', '[b]Vote: Quill[/b]'],
    ] as const
    await ask('votes.paste', { game: quill, page: pages(votes, new Date('2026-12-01T12:00:00Z')) })
    await visit(page, `#/game/${quill}/votes/0`)
    await seen(page.getByText('(1 to confirm)'))
    await button(page.getByRole('banner'), /^Lock/).click()
    const doubt = page.getByRole('dialog').getByText(/^Dan’s vote for Dr\. Quill comes from a nickname/)
    await seen(doubt)
    await page.keyboard.press('Escape')
    await ask('votes.cast', { game: quill, by: 'Dan', for: 'Dr. Quill' })
    await ask('phases.lock', { game: quill })
    const { posts } = await ask('posts.view', { game: quill, phase: 0 })
    for (const { id } of posts) await ask('posts.sent', { game: quill, phase: 0, post: id, sent: true })
    const end = page.getByRole('complementary', { name: 'End of the game' })
    await seen(end, button(page.getByRole('banner'), 'End game'))
    await seen(end.getByText('the rest of the mafia are dead, and Tom, a traitor, loses with them'))
    await button(end, 'Not yet').click()
    await seen(button(page.getByRole('banner'), 'Start Night 1'))
    await expect(end).toHaveCount(0)
  })
})
