/** What proves a deal is enough to deal it again, without rules and without the app; and the page that does so. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proofIn } from '../../../../engine/game/deal-proof.ts'
import { checkDeal, readingsOf } from '../../../../engine/setups/check-deal.ts'
import { newDesk } from '../help.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-proof-'))
mkdirSync(join(folder, 'proof'))
writeFileSync(join(folder, 'proof/proof.js'), 'const end = "</script>";\n')
writeFileSync(join(folder, 'proof/proof.css'), 'p { color: red }\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { ask, refused, desk } = await newDesk({ pages: folder })

/** Set-ups with every kind of lot that there is, for seven. */
const setups: Record<string, { system: string; text: string; chosen?: number }> = {
  'lovers, a hidden sanity and a role of two': {
    system: 'rar',
    text: `
players: 7
rest: {town: Vanilla Townie}
roles: [2 Mafia Goon, {one: [Town Cop, Town Doctor, Town 2-shot Vigilante]}, {one: [Town Cop, Town Cop, Town Tracker]}]
mark:
  - {name: lover, take: 2, among: town, told: names}
  - {name: sanity, one: [sane, insane], among: Town Cop, told: no}
`,
  },
  'dice, a table, and signs that a forum acts on': {
    system: 'rar',
    text: `# Seven   with "quotes", dots · and <tags>  
name: "Dice: 8) @home #7"
players: 7
rest: {town: Vanilla Townie}
roles:
  - Mafia Goon
  - {roll: [{times: 2, A: 1, B: 2}], beyond: last, table: {A: ["", Town Cop, "Town Cop, Town Doctor"], B: ["", Town Tracker, "2 Town Watcher"]}}
mark: {name: target, take: 1, among: not mafia, for: Mafia Goon, told: name}
`,
  },
  'as many as were chosen': {
    system: 'rar',
    chosen: 1,
    text: 'players: 7\nrest: {town: Vanilla}\nask: [{who: mafia, what: [a, b], choose: 0-2}]\nroles: [Mafia Goon, {take: 1 + chosen, from: "Town Cop, Town Doctor, Town Mayor"}]',
  },
}
const names = ['Ann', 'Bob: the first', 'Cat  |  x', 'Дина', 'Eli', 'Key', '#7']

async function drawn({ system, text, chosen }: (typeof setups)[string]): Promise<{ game: string; proof: string }> {
  const { game } = await ask('games.create', { name: 'Proven', system })
  await ask('dealing.draw', { game, text, names, ...(chosen !== undefined && { chosen }) })
  const { dealt } = await ask('setup.view', { game })
  expect(dealt!.digest).toBe(createHash('sha256').update(dealt!.proof).digest('hex'))
  return { game, proof: dealt!.proof }
}

describe.each(Object.entries(setups))('a deal from a set-up: %s', (_, setup) => {
  it('follows from its key, what fell by lot too, and another key gives another', async () => {
    const { problems } = await ask('dealing.read', { system: setup.system, text: setup.text, players: 7 })
    expect(problems).toEqual([])
    const others = new Set<boolean>()
    for (let times = 0; times < 6; times++) {
      const { game, proof } = await drawn(setup)
      const check = checkDeal(proof)
      expect(check, proof).toMatchObject({ is: 'dealt', holds: true, fromSetup: true })
      const { seats } = await ask('games.get', { game })
      if (check.is !== 'dealt') throw new Error('not dealt')
      for (const [at, { roleName }] of seats.entries()) expect(check.players[at]!.due).toContain(roleName)
      const said = proofIn(proof)!
      expect(said.drawn!.text).toBe(setup.text)
      const other = checkDeal(proof.replace(/[0-9a-f]{32}$/, '5'.repeat(32)))
      others.add(other.is === 'dealt' && other.holds)
    }
    expect(others).toContain(false)
  })

  it('is found in what a forum makes of its lines', async () => {
    const { proof } = await drawn(setup)
    const posted = `[quote]\n\u00a0${proof.replaceAll('\n', '\u200b\r\n  \r\n').replaceAll('"', '”')}\n[/quote]`
    expect(readingsOf(posted)).toContain(proof)
  })

  it('does not where the set-up, the list of roles or what fell is another', async () => {
    const { proof } = await drawn(setup)
    const lines = proof.split('\n')
    const fell = lines.findIndex(line => line.startsWith('Fell by lot: '))
    const changed = [
      proof.replace(/^(Set-up, . is a space: )\d+ lines/m, '$11 lines'),
      proof.replace('players: 7', 'players: 8'),
      ...(lines[fell] === 'Fell by lot: 0' ? [] : [lines.toSpliced(fell + 1, 1, 'lover: Zed').join('\n')]),
    ]
    for (const text of changed) expect(checkDeal(text), text).not.toMatchObject({ is: 'dealt', holds: true })
  })
})

it('roles of the roster that are dealt by lot follow from the key as well, sanities, shots and statuses with them', async () => {
  const { game } = await ask('games.create', { name: 'Roster', system: 'rar' })
  const roles = ['cop', 'cop', 'doctor', 'vigilante', 'goon', 'vanilla', 'vanilla']
  await ask('roster.set', {
    game,
    seats: names.map((name, at) => ({
      name,
      role: roles[at]!,
      ...(at === 0 && { settings: { sanity: 'insane' } }),
      ...(at === 3 && { modifiers: [{ modifier: 'xShot', count: 2 }] }),
      ...(at === 5 && { faction: 'mafia' }),
    })),
  })
  for (let times = 0; times < 5; times++) {
    await ask('setup.deal', { game })
    const { proof } = (await ask('setup.view', { game })).dealt!
    expect(checkDeal(proof), proof).toMatchObject({ is: 'dealt', holds: true, fromSetup: false })
    expect(proof).toMatch(/: Cop \(town, sanity insane\)\n/)
    expect(proof).toMatch(/: Vanilla Townie \(mafia\)\n/)
  }
})

it('a game that was dealt before there were words for it keeps the text of that time, and the digest that was posted', async () => {
  const { game } = await ask('games.create', { name: 'Of old', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat'].map((name, at) => ({ name, role: ['cop', 'goon', 'doctor'][at]! })),
  })
  await ask('setup.deal', { game })
  const { text } = await ask('games.export', { game })
  const data = JSON.parse(text) as { id?: string; events: { event?: { type: string; words?: unknown } }[] }
  const words = JSON.stringify(data).replace(/,"words":\{"roles":\[[^\]]*\]\}/, '')
  expect(words).not.toBe(JSON.stringify(data))
  const other = await newDesk()
  const taken = await other.ask('games.import', { text: words })
  const { dealt } = await other.ask('setup.view', { game: taken.game })
  const { seats } = await other.ask('games.get', { game: taken.game })
  const key = /Key: (\w+)/.exec(dealt!.proof)![1]!
  expect(dealt!.proof).toBe([...seats.map(({ name, roleName }) => `${name}: ${roleName}`), `Key: ${key}`].join('\n'))
  expect(checkDeal(dealt!.proof)).toEqual({ is: 'older' })
})

describe('the page that checks a deal', () => {
  it('opens in the language of whoever asks or as chosen, and fetches nothing', async () => {
    const { text, name } = await ask('dealing.page', {})
    expect(name).toBe('check-the-deal.html')
    expect(text).toContain('<html lang="en"')
    expect(text).toContain('<title>Check a deal</title>')
    expect(text).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'/,
    )
    expect(text).not.toMatch(/\b(src|href)=/)
    expect(text.match(/<\/?script/gi)).toEqual(['<script', '</script'])
    expect((await ask('dealing.page', { language: 'ru' })).text).toContain('<title>Проверка раздачи</title>')
    expect(await desk.dispatch('dealing.page', {}, 'ru')).toMatchObject({
      value: { text: expect.stringContaining('lang="ru"') },
    })
  })

  it('is refused with words where what draws it is not there', async () => {
    const bare = await newDesk()
    await bare.refused('dealing.page', {}, 'file')
    await refused('dealing.page', { language: 'de' }, 'badInput')
  })
})
