/** Roles dealt by lot before the game, with what proves it afterwards. */
import { createHash } from 'node:crypto'
import { expect, test, type Locator } from 'playwright/test'
import { astray } from './astray.ts'
import { violations } from './axe.ts'
import { grove } from './grove.ts'
import { button, clipboard, eventually, gone, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

inChromium('Dealing roles', {}, app => {
  test('shuffles the roles, and gives a digest for before and a proof for after the game', async () => {
    const game = await grove(app(), 'roster', 'Dealt')
    const rolesNow = async (): Promise<string[]> =>
      (await app().ask('games.get', { game })).seats.map(({ role }) => role)
    const roles = await rolesNow()
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/setup`)
    const dealing = page.getByRole('region', { name: 'Dealing roles' })
    await button(dealing, 'Shuffle and deal roles').click()
    await seen(button(dealing, 'Shuffle roles again'))
    await expect(async () => {
      await button(dealing, 'Shuffle roles again').click()
      await eventually(async () => (await rolesNow()).join()).not.toBe(roles.join())
    }).toPass()
    expect((await rolesNow()).sort()).toEqual(roles.sort())
    await dealing.getByText('Let players verify the deal').click()
    await button(dealing, 'Copy fingerprint').click()
    await eventually(() => clipboard(page)).toMatch(/^[0-9a-f]{64}$/)
    const digest = await clipboard(page)
    await button(dealing, 'Copy proof').click()
    await eventually(() => clipboard(page)).toMatch(/\nKey: /)
    expect(
      createHash('sha256')
        .update(await clipboard(page))
        .digest('hex'),
    ).toBe(digest)
    expect(await astray(page)).toEqual([])
    expect(await violations(page, 'dealing')).toEqual([])
  })

  test('takes sign-ups where a roster is pasted, and a bare list of roles, and nothing is typed twice', async () => {
    const { game } = await app().ask('games.create', { name: 'Signed up', system: 'rar' })
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/setup`)
    const pasted = async (field: Locator, text: string): Promise<void> => {
      await page.evaluate(words => navigator.clipboard.writeText(words), text)
      await field.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+v')
      await expect(field).toHaveValue(text)
    }
    await pasted(
      page.getByRole('textbox', { name: 'Roster, one player per line' }),
      '1. Ann\n2. Bob /in\n3. Cy - in\nSub: Dee',
    )
    await seen(page.getByText('These are 3 names without roles.'))
    await button(page, 'Deal roles at random').click()
    await pasted(page.getByLabel('Setup', { exact: true }), 'Mafia Goon\n2 Vanilla Townie')
    await seen(page.getByText('Substitute: Dee'))
    await button(page, /^Deal 3 roles/).click()
    await eventually(async () => {
      const { seats, substitutes } = await app().ask('games.get', { game })
      return [seats.map(({ name }) => name), substitutes]
    }).toEqual([['Ann', 'Bob', 'Cy'], ['Dee']])
    // Taken back, it stands where it was pasted, as it was; after a start of the app as it was dealt.
    await page.keyboard.press('Control+z')
    await eventually(async () => (await app().ask('games.get', { game })).seats).toEqual([])
    const setup = page.getByLabel('Setup', { exact: true })
    await expect(setup).toHaveValue('Mafia Goon\n2 Vanilla Townie')
    await seen(button(page, /^Deal 3 roles/))
    const other = await app().page()
    await visit(other, `#/game/${game}/setup`)
    await other.getByRole('radio', { name: 'Deal from a setup' }).check()
    await expect(other.getByLabel('Setup', { exact: true })).toHaveValue(/2 Vanilla Townie/)
  })

  test('knows roles from players wherever they are pasted, and carries them over', async () => {
    const { game } = await app().ask('games.create', { name: 'Mistaken', system: 'rar' })
    const page = await app().page()
    const posted = '[b]Low Tide[/b]\n[list]\n[*]Mafia Goon\n[*]Town Cop\n[*]2x Vanilla Townie\n[/list]'
    await visit(page, `#/game/${game}/setup`)
    await page.getByRole('textbox', { name: /^Roster/ }).fill(posted)
    await seen(page.getByText('This is a setup of 4 roles, without players.'))
    await gone(page.getByRole('list', { name: 'Read so far' }))
    await button(page, 'Use it as the setup').click()
    const setup = page.getByRole('textbox', { name: /^Setup/ })
    await expect(setup).toHaveValue(posted)
    await page.getByLabel('Sign-ups, one per line', { exact: false }).fill('Ann\nBob\nCy\nDee')
    await button(page, /^Deal 4 roles/).click()
    await seen(page.getByRole('heading', { name: '4 players' }))
    // What was pasted is there again when the deal is taken back, whatever was looked at meanwhile.
    await visit(page, `#/game/${game}/rules`)
    await visit(page, `#/game/${game}/setup`)
    await seen(page.getByRole('heading', { name: '4 players' }))
    await page.keyboard.press('Control+z')
    await expect(setup).toHaveValue(posted)
    await setup.fill('Ann: cop\nBob: goon')
    await seen(page.getByText('These look like 2 players with their roles, not like a setup.'))
    expect(await violations(page, 'players among the roles')).toEqual([])
    await button(page, 'Use it as the player list').click()
    await seen(button(page, /^Use these 2 players/))
    await page.context().close()
  })

  test('has a pasted roster still when the players are taken back', async () => {
    const { game } = await app().ask('games.create', { name: 'Taken back', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    const roster = page.getByRole('textbox', { name: 'Roster, one player per line' })
    await roster.fill('Ann: cop\nBob: goon')
    await button(page, /^Use these 2/).click()
    await gone(roster)
    await page.keyboard.press('Control+z')
    await expect(roster).toHaveValue('Ann: cop\nBob: goon')
    await roster.fill('')
    await expect(roster).toHaveValue('')
  })

  test('takes a set-up as it was posted, and asks once what a word means', async () => {
    const { game } = await app().ask('games.create', { name: 'Posted', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await page.getByRole('textbox', { name: 'Roster, one player per line' }).fill('Ann\nBob\nCy')
    await button(page, 'Deal roles at random').click()
    const field = page.getByLabel('Setup', { exact: true })
    await field.fill('Tiny game\n[b]Town (2)[/b]\n- Detective\n- VT x1\n[b]Mafia[/b]\n- Goon\nGood luck!')
    await seen(page.getByText('“Good luck!” was skipped: there is no role in it'))
    await button(page, 'Use role cop').click()
    const read = page.getByRole('region', { name: 'Roles', exact: true }).getByRole('listitem')
    await expect(read).toHaveText(['role cop', 'VT', 'Goon'])
    expect(await violations(page, 'posted set-up')).toEqual([])
    await field.fill('Detective\nVT\nGoon')
    await expect(read).toHaveText(['Detective', 'VT', 'Goon'])
    await button(page, /^Deal 3 roles/).click()
    await eventually(async () => (await app().ask('games.get', { game })).seats.map(({ role }) => role).sort()).toEqual(
      ['goon', 'roleCop', 'vanilla'],
    )
  })

  test('is told to each player, one message after the other to be copied', async () => {
    const game = await grove(app(), 'roster', 'Told')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/setup`)
    await button(page.getByRole('region', { name: 'Role PMs' }), 'Open role PMs').click()
    const dialog = page.getByRole('main')
    // Recipient, subject and text, one after the other by one key; the text is the last, and what counts as sent.
    await page.keyboard.press('Control+Enter')
    await eventually(() => clipboard(page)).toBe('Alder')
    await page.keyboard.press('Control+Enter')
    await eventually(() => clipboard(page)).toMatch(/^Told/)
    await seen(dialog.getByText('0 of 10 sent, 0 confirmed'))
    await page.keyboard.press('Control+Enter')
    await eventually(() => clipboard(page)).toMatch(/Doctor[^]*To use it, reply:[^]*Protect: \[.?name\]/)
    await seen(dialog.getByText('1 of 10 sent, 0 confirmed'), button(dialog, 'Copy for Briar'))
    await button(dialog, 'Mark Briar as confirmed').click()
    await seen(dialog.getByText('2 of 10 sent, 1 confirmed'), button(dialog, 'Mark Briar as not confirmed'))
    // Whoever has confirmed is ticked off in the list, whichever message is looked at.
    await dialog.getByRole('checkbox', { name: 'Confirmed: Cedar' }).click()
    await seen(dialog.getByText('3 of 10 sent, 2 confirmed'), button(dialog, 'Mark Briar as not confirmed'))
    await dialog.getByRole('checkbox', { name: 'Confirmed: Cedar' }).click()
    await seen(dialog.getByText('3 of 10 sent, 1 confirmed'))
    // The host's own words stay with the message, and what was written can be had back.
    await dialog.getByRole('button', { name: 'Gale' }).click()
    await page.keyboard.press('e')
    const field = dialog.getByRole('textbox', { name: /^Message for Gale/ })
    await expect(field).toBeFocused()
    await field.fill('You are plain. Talk.')
    await button(dialog, 'Copy for Gale').click()
    await eventually(() => clipboard(page)).toBe('You are plain. Talk.')
    await seen(dialog.getByText('4 of 10 sent, 1 confirmed'))
    await page.reload()
    await dialog.getByRole('button', { name: 'Gale' }).click()
    await expect(field).toHaveValue('You are plain. Talk.')
    await seen(dialog.getByText('edited by you'))
    await field.fill('You are [b]plain[/b]. Talk.')
    await dialog.getByRole('radio', { name: 'As players see it' }).check()
    await seen(dialog.locator('strong, b').filter({ hasText: /^plain$/ }))
    await gone(dialog.getByText('[b]', { exact: false }))
    expect(await violations(page, 'a message that was edited')).toEqual([])
    await page.screenshot({ path: 'dist/e2e/role-message.png' })
    await button(dialog, 'Reset').click()
    await gone(dialog.getByText('edited by you'))
    await button(dialog, 'Mark as not sent').click()
    await dialog.getByRole('button', { name: 'Elm' }).click()
    await button(dialog, 'Copy for Elm').click()
    await eventually(() => clipboard(page)).toMatch(/Fern \(.*Roleblocker\)/)
    await seen(button(dialog, 'Copy for Fern'))
    expect(await astray(page)).toEqual([])
    expect(await violations(page, 'role messages')).toEqual([])
    // It is kept, and the set-up says for whom the game waits.
    await page.goBack()
    await page.reload()
    await seen(page.getByText(/^1 of 10 has confirmed. Still waiting for: Alder, Cedar/))
    await button(page.getByRole('region', { name: 'Role PMs' }), 'Open role PMs').click()
    await seen(dialog.getByText('4 of 10 sent, 1 confirmed'))
  })

  test('says how far each message is, marks all that are left at once, and what comes next then', async () => {
    const game = await grove(app(), 'roster', 'All sent')
    const page = await app().page({ clipboard: true })
    await visit(page, `#/game/${game}/messages`)
    const screen = page.getByRole('main')
    await seen(screen.getByText('0 of 10 sent, 0 confirmed'), screen.getByText('To send', { exact: true }))
    await button(screen, 'Mark as sent').click()
    await seen(screen.getByText('1 of 10 sent'), screen.getByText('Sent', { exact: true }))
    await button(screen, 'Mark all 9 left as sent').click()
    await seen(screen.getByText('10 of 10 sent'), screen.getByText('All 10 are sent. Next: start Night 1.'))
    await gone(button(screen, /^Mark all/))
    // What is copied again is not marked again, and the button stays in its line.
    const copies = button(screen, /^Copy recipient/).last()
    expect((await copies.boundingBox())!.height).toBeLessThan(40)
    const footer = (await copies.locator('..').boundingBox())!
    expect(footer.height).toBeLessThan(44)
    await page.keyboard.press('Control+z')
    await seen(screen.getByText('1 of 10 sent'), button(screen, 'Mark all 9 left as sent'))
    expect(await violations(page, 'role PMs on their way')).toEqual([])
    await page.context().close()
  })

  test('draws the roles of a set-up, having shown what can come out', async () => {
    const { game } = await app().ask('games.create', { name: 'Drawn', system: 'rar' })
    const page = await app().page()
    await visit(page, `#/game/${game}/setup`)
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    await page
      .getByLabel('Setup', { exact: true })
      .fill(
        'players: 5\nrest: {town: Vanilla Townie}\nroles:\n  - Mafia Goon\n  - {one: [Town Cop, Town Cop, Town Dcotro]}\nmark: {name: lover, pairs: not mafia, told: names}',
      )
    await seen(page.getByText('did you mean', { exact: false }))
    await page
      .getByLabel('Setup', { exact: true })
      .fill(
        'players: 5\nrest: {town: Vanilla Townie}\nroles:\n  - Mafia Goon\n  - {one: [Town Cop, Town Cop, Town Doctor]}\nmark: {name: lover, pairs: not mafia, told: names}',
      )
    await page.getByLabel('Sign-ups, one per line', { exact: false }).fill('1. Ann\n2. Bob\n- Cat\nDee')
    await seen(page.getByText('2 possible role lists for 5 players'), page.getByText('66.67%'))
    await seen(page.getByText('This setup is for 5 players, but 4 have signed up.'))
    await page.getByLabel('4 players signed up', { exact: false }).press('End')
    await page.getByLabel('4 players signed up', { exact: false }).fill('1. Ann\n2. Bob\n- Cat\nDee\nEli')
    expect(await astray(page)).toEqual([])
    expect(await violations(page, 'a set-up')).toEqual([])
    await page.keyboard.press('Control+Enter')
    await seen(page.getByText('Other random draws'))
    const { seats } = await app().ask('games.get', { game })
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat', 'Dee', 'Eli'])
    expect(seats.filter(({ role }) => role === 'goon')).toHaveLength(1)
  })
})
