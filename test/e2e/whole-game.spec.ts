/**
 * A game of nine from an empty workspace to its last word, by the page alone: dealt, mended on its second day, handed to a
 * co-host as a file and merged with what he did meanwhile, won, and taken to another workspace as it is.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Download, type Page } from 'playwright/test'
import { startApp, type App } from './app.ts'
import { button, clipboard, eventually, gone, noticed, seen, source, visit } from './hands.ts'
import { endAsProposed, lock, newGame, openNext, pages, readers, tab, takeIn } from './hosting.ts'
import { inChromium } from './in-chromium.ts'

const names = ['Alder', 'Briar', 'Cedar', 'Dahlia', 'Elm', 'Fern', 'Gale', 'Hazel', 'Iris']
const setup = 'players: 9\nrest: {town: Vanilla Townie}\nroles: [2 Mafia Goon, Town Cop, Town Doctor]'
const hour = 3_600_000

inChromium('A whole game of nine', {}, app => {
  test('is dealt, mended, shared with a co-host, won, and kept without loss', async ({ browser }) => {
    const page = await app().page({ clipboard: true })
    const cast = await dealt(page)
    const { cop, doctor, goons, town } = cast
    await messaged(page)

    // The doctor's message of the first night is overlooked.
    await openFirst(page)
    await takeIn(
      page,
      [
        [goons[0]!, `We kill ${town[0]!}. I carry it out.`],
        [cop, `Investigate ${town[1]!}.`],
      ],
      await before(app()),
      2,
    )
    await lock(page, 'Night 1', 'Lock the night')
    await posted(page, 'Night 1', `${town[0]!}[/b] died.`)
    await openNext(page, 'Day 1')
    await votes(page, 'Day 1', votesOf([cop, doctor, ...goons, town[1]!], town[2]!))
    await seen(page.getByText(`${town[2]!} is lynched.`))
    await lock(page, 'Day 1', 'Lock the day')
    await posted(page, 'Day 1', `${town[2]!}[/b] was lynched`)
    await openNext(page, 'Night 2')
    await tab(page, 'Night 2', 'Inbox').click()
    await takeIn(
      page,
      [
        [goons[1]!, `We kill ${town[1]!}. I carry it out.`],
        [cop, `Investigate ${goons[0]!}.`],
        [doctor, `Protect ${cop}.`],
      ],
      await before(app()),
      3,
    )
    await lock(page, 'Night 2', 'Lock the night')
    await posted(page, 'Night 2', `${town[1]!}[/b] died.`)
    await openNext(page, 'Day 2')

    await mended(page, doctor, town[0]!)
    expect(await dead(app())).toEqual([town[1]!, town[2]!].sort())
    await visit(page, `#/game/${await only(app())}/votes/3`)
    await votes(page, 'Day 2', votesOf([cop], goons[0]!))

    const { cohost, there } = await handedOver(page, browser)
    // Both go on: the co-host to the end of the day, the host with a note of his own.
    await votes(there, 'Day 2', votesOf([cop, doctor, town[0]!, town[3]!], goons[0]!))
    await noted(there, 'the co-host’s note')
    await visit(there, `#/game/${await only(cohost)}/votes/3`)
    await lock(there, 'Day 2', 'Lock the day')
    await openNext(there, 'Night 3')
    await votes(page, 'Day 2', votesOf([town[4]!], cop))
    await noted(page, 'the host’s note')
    await merged(page, await exported(there, cohost))
    const { phases, note } = await app().ask('games.get', { game: await only(app()) })
    expect([phases.map(({ name, state }) => `${name} ${state}`).slice(3), note]).toEqual([
      ['Day 2 locked', 'Night 3 open'],
      'the host’s note',
    ])
    expect(await dead(app())).toEqual([goons[0]!, town[1]!, town[2]!].sort())
    // A note is for nobody but who wrote it: neither is asked whose holds.
    await merged(there, await exported(page, app()))
    expect((await cohost.ask('games.get', { game: await only(cohost) })).note).toBe('the co-host’s note')
    await cohost.close()

    await visit(page, `#/game/${await only(app())}/posts/3`)
    await posted(page, 'Day 2', `${goons[0]!}[/b] was lynched`)
    await visit(page, `#/game/${await only(app())}/inbox/4`)
    await takeIn(
      page,
      [
        [goons[1]!, `We kill ${cop}. I carry it out.`],
        [doctor, `Protect ${town[0]!}.`],
      ],
      await before(app()),
      2,
    )
    await lock(page, 'Night 3', 'Lock the night')
    await posted(page, 'Night 3', `${cop}[/b] died.`)
    await openNext(page, 'Day 3')
    await votes(page, 'Day 3', votesOf([doctor, town[0]!, town[3]!], goons[1]!))
    await seen(page.getByText(`${goons[1]!} is lynched.`))
    await lock(page, 'Day 3', 'Lock the day')
    await endAsProposed(page, 'Town')
    await eventually(async () => (await app().ask('games.list', {}))[0]!.state).toBe('finished')

    await lastWords(page, cast)
    await keptWhole(page, browser)
    expect(app().trouble).toEqual([])
  })

  interface Cast {
    cop: string
    doctor: string
    goons: string[]
    town: string[]
    digest: string
  }

  /** Sign-ups are pasted, roles are drawn and dealt, and the digest is copied. */
  async function dealt(page: Page): Promise<Cast> {
    await newGame(page, 'Nine at the Weir', 'Reasonable Action Resolution')
    await page.getByRole('radio', { name: 'Deal from a setup' }).check()
    await page.getByLabel('Setup', { exact: true }).fill(setup)
    await page
      .getByLabel('Sign-ups, one per line', { exact: false })
      .fill(names.map((name, index) => `${index + 1}. ${name}`).join('\n'))
    await button(page, /^Deal 9 roles/).click()
    const dealing = page.getByRole('region', { name: 'Dealing roles' })
    await dealing.getByText('Let players verify the deal').click()
    await button(dealing, 'Copy fingerprint').click()
    await eventually(() => clipboard(page)).toMatch(/^[0-9a-f]{64}$/)
    const { seats } = await app().ask('games.get', { game: await only(app()) })
    expect(seats.map(({ name }) => name)).toEqual(names)
    const of = (role: string): string[] => seats.flatMap(seat => (seat.role === role ? [seat.name] : []))
    return {
      cop: of('cop')[0]!,
      doctor: of('doctor')[0]!,
      goons: of('goon'),
      town: of('vanilla'),
      digest: await clipboard(page),
    }
  }

  /** Every role message is copied, and everybody confirms. */
  async function messaged(page: Page): Promise<void> {
    await button(page.getByRole('region', { name: 'Role PMs' }), 'Open role PMs').click()
    const dialog = page.getByRole('main')
    for (const [index, name] of names.entries()) {
      await button(dialog, `Copy for ${name}`).click()
      await eventually(() => clipboard(page)).toContain(`${name}.`)
      await seen(dialog.getByText(`${index + 1} of 9 sent`))
    }
    for (const name of names) {
      await dialog.getByRole('list', { name: 'Recipient' }).getByRole('button', { name }).click()
      await button(dialog, `Mark ${name} as confirmed`).click()
      await seen(button(dialog, `Mark ${name} as not confirmed`))
    }
    await page.goBack()
    await seen(page.getByText('Everyone has confirmed.'))
  }

  async function openFirst(page: Page): Promise<void> {
    const first = page.getByRole('region', { name: 'First phase' })
    await first.getByRole('combobox', { name: 'Starts with' }).selectOption({ label: 'Night 1' })
    await button(first, '+48 h').click()
    await button(first, 'Start Night 1').click()
    await seen(page.getByRole('textbox', { name: /^Paste a message/ }))
  }

  /** Copies every post of a phase and marks it as sent; what everybody reads says so. */
  async function posted(page: Page, phase: string, says: string): Promise<void> {
    await tab(page, phase, 'Posts').click()
    const texts = await readers(page)
    expect(Object.values(texts).join('\n')).toContain(says)
    const rows = page.getByRole('region', { name: 'Readers' }).getByRole('listitem').getByRole('button')
    const sent = page.getByRole('region', { name: 'Readers' }).getByRole('button', { name: /^sent:/ })
    await rows.first().click()
    for (let marked = await sent.count(); marked < (await rows.count()); marked++) {
      await button(page, /^Copy, mark sent, next/).click()
      await expect(sent).toHaveCount(marked + 1)
    }
  }

  async function votes(page: Page, phase: string, posts: readonly (readonly [string, string])[]): Promise<void> {
    await tab(page, phase, 'Votes').click()
    await seen(page.getByRole('heading', { name: `${phase} votes` }))
    await page.keyboard.press('p')
    await page.getByRole('textbox', { name: 'Paste thread pages' }).fill(pages(posts, await before(app()), true))
    await button(page, /^Import/).click()
    await noticed(page, /posts? imported/)
  }

  /** On the second day the overlooked message turns up: the first night is reopened, and whoever died in it lives. */
  async function mended(page: Page, doctor: string, saved: string): Promise<void> {
    const game = await only(app())
    await visit(page, `#/game/${game}/inbox/0`)
    await button(page.getByRole('navigation', { name: 'Night 1' }), 'Reopen…').click()
    const dialog = page.getByRole('dialog', { name: 'Reopen Night 1?' })
    await dialog.getByRole('textbox', { name: 'What was wrong?' }).fill('the doctor’s message was overlooked')
    await page.keyboard.press('Enter')
    await gone(dialog)
    const { phases } = await app().ask('games.get', { game })
    await takeIn(page, [[doctor, `Protect ${saved}.`]], new Date(Date.parse(phases[0]!.closes!) - 4 * hour), 1)
    await button(page.getByRole('banner'), 'Review and apply').click()
    const first = page.getByRole('region', { name: 'Night 1', exact: true })
    await seen(first.getByText(`${saved} lives`, { exact: true }))
    for (const phase of ['Day 1', 'Night 2', 'Day 2'])
      await seen(page.getByRole('region', { name: phase, exact: true }))
    await seen(page.getByText('No open conflicts.'))
    await button(page.getByRole('banner'), 'Apply').click()
    await button(page.getByRole('dialog', { name: 'Apply these changes?' }), 'Apply').click()
    await noticed(page, 'Changes applied.')
    await seen(page.getByRole('radiogroup', { name: 'What to send' }))
    await button(page, /^Copy, mark sent, next/).click()
    await eventually(() => clipboard(page)).toContain('Correction: night 1')
    // One key goes through what is wrong now in every phase.
    const toSend = async (): Promise<number> =>
      (await app().ask('games.get', { game })).phases.reduce((sum, { wants }) => sum + wants.posts, 0)
    await eventually(toSend).toBeGreaterThan(0)
    const next = page
      .getByRole('region', { name: 'Readers' })
      .getByRole('button', { name: /^(to send|changed since sent):/ })
      .and(page.locator('[aria-current="true"]'))
    const here = async (): Promise<string> => `${page.url()} ${await next.textContent()}`
    for (let left = await toSend(); left > 0; left--) {
      const before = await here()
      // A click on a post that is still being drawn may go astray on a busy machine: a host clicks again.
      await expect(async () => {
        await button(page, /^Copy, mark sent, next/).click()
        await expect.poll(toSend, { timeout: 5000 }).toBe(left - 1)
      }).toPass()
      // The desk knows what was sent before the page has gone on to what comes next.
      if (left > 1) await eventually(here).not.toBe(before)
    }
  }

  /** The game goes to a co-host as a file, into a workspace of his own. */
  async function handedOver(page: Page, browser: Browser): Promise<{ cohost: App; there: Page }> {
    const file = await exported(page, app())
    const cohost = await startApp(browser, {})
    const there = await cohost.page()
    await imported(there, file)
    await seen(there.getByRole('banner').getByText('Nine at the Weir'))
    return { cohost, there }
  }

  async function noted(page: Page, note: string): Promise<void> {
    await page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('link', { name: /^Roster/ })
      .click()
    await page.getByRole('textbox', { name: 'Game notes' }).fill(note)
    await page.keyboard.press('Tab')
    await seen(page.getByRole('status').getByText(/^Saved \d\d:\d\d/))
  }

  /** Takes the other host's file in: the note of this host holds, unless it is decided already. */
  async function merged(page: Page, file: string): Promise<void> {
    await visit(page, '#/games')
    await button(page, 'More for Nine at the Weir').first().click()
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Merge with a co-host’s file…' }).click()
    await (await asked).setFiles({ name: 'weir.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await seen(page.getByRole('heading', { name: 'Merge with a co-host’s copy' }))
    await seen(page.getByText('No open conflicts.'))
    await button(page.getByRole('main'), 'Merge').click()
    await noticed(page, 'The two versions of Nine at the Weir are merged.')
    await gone(page.getByRole('heading', { name: 'Merge with a co-host’s copy' }))
  }

  /** The last post says who was what, and proves the deal by the digest of before the game. */
  async function lastWords(page: Page, { digest, goons }: Cast): Promise<void> {
    await tab(page, 'Day 3', 'Posts').click()
    const rows = page.getByRole('region', { name: 'Readers' }).getByRole('listitem').getByRole('button')
    await seen(rows)
    const texts: string[] = []
    for (const row of await rows.all()) {
      await row.click()
      await expect(row).toHaveAttribute('aria-current', /true/)
      texts.push(await source(page).inputValue())
    }
    const text = texts.find(one => one.includes('The game is over.'))!
    expect(text).toBe(
      (await app().ask('posts.view', { game: await only(app()), phase: 5 })).posts.find(
        ({ id }) => id === 'public:end',
      )!.text,
    )
    expect(text).toContain(digest)
    for (const goon of goons) expect(text).toMatch(new RegExp(`${goon}.*Mafia Goon`))
    const { dealt: proven } = await app().ask('setup.view', { game: await only(app()) })
    expect(createHash('sha256').update(proven!.proof).digest('hex')).toBe(digest)
  }

  /** In another workspace the game is the same, to the byte of its file. */
  async function keptWhole(page: Page, browser: Browser): Promise<void> {
    const file = await exported(page, app(), { notes: true })
    const elsewhere = await startApp(browser, {})
    const there = await elsewhere.page()
    await imported(there, file)
    await seen(there.getByRole('banner').getByText('Nine at the Weir'))
    expect(await exported(there, elsewhere, { notes: true })).toBe(file)
    const game = await only(app())
    const all = async ({ ask }: App): Promise<unknown> => {
      const view = await ask('games.get', { game })
      const shown = []
      for (const { index } of view.phases)
        shown.push([
          await ask('inbox.view', { game, phase: index }),
          await ask('night.view', { game, phase: index }),
          await ask('votes.view', { game, phase: index }),
          await ask('posts.view', { game, phase: index }),
        ])
      return [view, shown, await ask('log.view', { game })]
    }
    expect(await all(elsewhere)).toEqual(await all(app()))
    expect(elsewhere.trouble).toEqual([])
    await elsewhere.close()
  }
})

const votesOf = (who: readonly string[], on: string): (readonly [string, string])[] =>
  who.map(one => [one, `[b]Vote: ${on}[/b]`] as const)

const only = async ({ ask }: App): Promise<string> => (await ask('games.list', {})).find(({ away }) => !away)!.id

const dead = async (app: App): Promise<string[]> =>
  (await app.ask('games.get', { game: await only(app) })).seats
    .flatMap(({ alive, name }) => (alive ? [] : [name]))
    .sort()

/**
 * Some hours before the deadline of the phase that is open. Days that are locked one right after the other have the
 * same deadline, and two posts of one minute and one number would be the same post.
 */
async function before(app: App): Promise<Date> {
  const { phases } = await app.ask('games.get', { game: await only(app) })
  return new Date(Date.parse(phases.at(-1)!.closes!) - 3 * hour + phases.length * 60_000)
}

/** The game's file, as the list of games gives it: for a co-host, or with what the host noted for himself. */
async function exported(page: Page, { ask }: App, { notes = false } = {}): Promise<string> {
  const here = await page.evaluate(() => window.location.hash)
  await visit(page, '#/games')
  const download: Promise<Download> = page.waitForEvent('download')
  await button(page, 'More for Nine at the Weir').first().click()
  await page.getByRole('menuitem', { name: notes ? 'Export with my notes' : 'Export to a file' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toBe((await ask('games.export', { game: (await ask('games.list', {}))[0]!.id, notes })).text)
  await visit(page, here)
  return text
}

async function imported(page: Page, file: string): Promise<void> {
  await visit(page, '#/games')
  await page
    .getByLabel('Game file')
    .setInputFiles({ name: 'weir.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await noticed(page, 'Game imported.')
}
