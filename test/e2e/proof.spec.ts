/** The page that checks a deal: saved from the dealing or by a command, and opened by a player who has nothing else. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { alone } from './alone.ts'
import { violations } from './axe.ts'
import { nightdesk } from './bundled.ts'
import { grove } from './grove.ts'
import { button, clipboard, eventually, noticed, seen, visit } from './hands.ts'
import { inChromium } from './in-chromium.ts'

const { opened, folder } = alone('check.html')

const digestField = (page: Page) => page.getByLabel('Fingerprint posted before the game')
const proofField = (page: Page) => page.getByLabel('Proof posted after the game', { exact: false })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

const setup =
  'players: 5\nrest: {town: Vanilla Townie}\nroles:\n  - Mafia Goon\n  - {one: [Town Cop, Town Doctor]}\nmark: {name: lover, take: 2, among: town, told: names}'

inChromium('The page that checks a deal', {}, app => {
  test('is saved from the dealing, and tells a player without the app that the deal follows from its key', async ({
    browser,
  }) => {
    const { game } = await app().ask('games.create', { name: 'Zqchecked', system: 'rar' })
    await app().ask('dealing.draw', { game, text: setup, names: ['Ann', 'Bob', 'Cat', 'Dee', 'Eli'] })
    const host = await app().page({ clipboard: true })
    await visit(host, `#/game/${game}/setup`)
    const dealing = host.getByRole('region', { name: 'Dealing roles' })
    await dealing.getByText('Let players verify the deal').click()
    const download = host.waitForEvent('download')
    await button(dealing, 'Save the page for checking the deal').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('check-the-deal.html')
    await noticed(host, 'Page saved.')
    const text = readFileSync(await file.path(), 'utf8')
    await button(dealing, 'Copy fingerprint').click()
    await eventually(() => clipboard(host)).toMatch(/^[0-9a-f]{64}$/)
    const digest = await clipboard(host)
    await button(dealing, 'Copy proof').click()
    await eventually(() => clipboard(host)).toMatch(/^Deal, form 2/)
    const proof = await clipboard(host)
    for (const secret of ['Zqchecked', digest, game]) expect(text.includes(secret), secret).toBe(false)

    const page = await opened(browser, text)
    await seen(page.getByText('Paste the proof to see the result here.'))
    await digestField(page).fill(`SHA-256: ${digest.toUpperCase()}`)
    // As a reader takes it out of a post, with what stands around it and what a forum does to spaces.
    await proofField(page).fill(`Ann wrote:\n${proof.replaceAll('\n', '\u00a0\n')}\nThanks for the game!`)
    await seen(
      result(page).getByText('Verified: the text matches the fingerprint.'),
      result(page).getByText('Verified: dealing again from the key gives everyone the same role.'),
      result(page).getByText(/^lover: \w+, \w+$/),
    )
    await expect(result(page).getByRole('row')).toHaveCount(6)
    expect(await violations(page, 'a deal that holds')).toEqual([])

    // Two roles are exchanged: the digest and the deal both tell.
    const lines = proof.split('\n')
    const goon = lines.findIndex(line => line.endsWith(': Mafia Goon (mafia)'))
    const other = goon === 1 ? 2 : 1
    const [goonSaid, otherSaid] = [lines[goon]!, lines[other]!]
    const nameIn = (line: string): string => line.slice(0, line.indexOf(': '))
    lines[goon] = otherSaid.replace(nameIn(otherSaid), nameIn(goonSaid))
    lines[other] = goonSaid.replace(nameIn(goonSaid), nameIn(otherSaid))
    await proofField(page).fill(lines.join('\n'))
    await seen(
      result(page).getByText(/^The text does not match the fingerprint/),
      result(page).getByText(/^The deal does not match the key/),
    )
    await expect(result(page).getByRole('row', { name: /\(differs\)/ })).toHaveCount(2)
    await proofField(page).fill('Ann: Cop')
    await seen(result(page).getByText(/^This is not a complete proof/))
    expect(await violations(page, 'a deal that does not hold')).toEqual([])
    await page.close()
  })

  test('speaks English and Russian, is light and dark, and is read on a telephone', async ({ browser }) => {
    const { text } = await app().ask('dealing.page', {})
    const page = await opened(browser, text, { width: 390, height: 800 })
    await proofField(page).fill('Ann: Cop')
    await button(page.getByRole('group', { name: 'Language' }), 'Русский').click()
    await seen(
      page.getByRole('heading', { level: 1, name: 'Проверка раздачи' }),
      page.getByText(/заново раздать нечего/),
    )
    await expect(page).toHaveTitle('Проверка раздачи')
    await expect(page.getByLabel('Доказательство', { exact: false })).toHaveValue('Ann: Cop')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await button(page.getByRole('group', { name: 'Тема' }), 'Темная').click()
    await eventually(theme).toBe('dark')
    expect(await violations(page, 'dark, on a telephone')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.close()
  })

  test('is written by a command, which checks a saved proof too', async () => {
    const game = await grove(app(), 'roster', 'By command')
    await app().ask('setup.deal', { game })
    const { digest, proof } = (await app().ask('setup.view', { game })).dealt!
    const [page, saved] = [join(folder(), 'page.html'), join(folder(), 'proof.txt')]
    expect(await nightdesk('proof', '--out', page)).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(page, 'utf8')).toBe((await app().ask('dealing.page', {})).text)
    expect(await nightdesk('proof', '--out', page, '--locale', 'ru')).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(page, 'utf8')).toContain('<html lang="ru"')
    writeFileSync(saved, `${proof}\n`)
    const checked = await nightdesk('proof', saved, '--digest', digest)
    expect(checked).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^✓ Verified: the text matches the fingerprint\.\n✓ Verified: dealing again from the key gives everyone the same role\.\n {2}✓ Alder: /,
      ),
    })
    const other = await nightdesk('proof', saved, '--digest', 'a'.repeat(64))
    expect(other).toMatchObject({ code: 1, out: expect.stringMatching(/^✗ The text does not match the fingerprint/) })
    writeFileSync(saved, proof.replace(/[0-9a-f]{32}$/, '7'.repeat(32)))
    const changed = await nightdesk('proof', saved)
    expect(changed).toMatchObject({ code: 1, out: expect.stringMatching(/✗ The deal does not match the key/) })
    // What the text says to have fallen, and the key does not give, is named.
    const drawn = (await app().ask('games.create', { name: 'Drawn', system: 'rar' })).game
    await app().ask('dealing.draw', { game: drawn, text: setup, names: ['Ann', 'Bob', 'Cat', 'Dee', 'Eli'] })
    const dealt = (await app().ask('setup.view', { game: drawn })).dealt!.proof
    expect(dealt).toMatch(/^Fell by lot: 1$/m)
    writeFileSync(saved, dealt.replace(/^Fell by lot: 1\n.*$/m, 'Fell by lot: 1\nlover: Zed, Zoe'))
    expect((await nightdesk('proof', saved)).out).toMatch(/^ {2}✗ lover: Zed, Zoe: does not follow from the key$/m)
    expect(await nightdesk('proof', saved, '--digest', 'abc')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/"abc" is not a fingerprint/),
    })
  })
})
