/** A game told whole as a page: when it may be made, what is in it, and what never is. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ExploredGame } from '../../../../electron/desk/contract.ts'
import { dispatch } from '../../../../electron/desk/dispatch.ts'
import { packed } from '../../../../electron/desk/explore/page.ts'
import { newDesk, pm, villagers, village } from '../help.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-explorer-'))
mkdirSync(join(folder, 'explore'))
writeFileSync(join(folder, 'explore/explore.js'), 'const end = "</script><!--<script>";\r\n')
writeFileSync(join(folder, 'explore/explore.css'), 'p { color: red } /* </style> */\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desk = await newDesk({ pages: folder })
const { ask, refused } = desk

/** What the page holds, as its program reads it. */
const dataIn = (text: string): string => /<script type="application\/json" id="game">(.*)<\/script>/.exec(text)![1]!
const gameIn = (text: string): { said: unknown[][]; game: ExploredGame } => JSON.parse(dataIn(text))

async function played(name: string, seats = villagers): Promise<string> {
  const game = await village(desk, { name, seats })
  await ask('inbox.paste', { game, page: pm(seats[0]!.name, `protect ${seats[3]!.name}. Zqmessage, between us`) })
  const submit = (by: number, does: string, to: number) =>
    ask('actions.submit', { game, by: seats[by]!.name, does, to: [seats[to]!.name] })
  await submit(0, 'protect', 3)
  await submit(1, 'investigate', 4)
  const shot = await submit(2, 'shoot', 3)
  await submit(4, 'factionKill', 6)
  await ask('roster.change', { game, slot: seats[1]!.name, note: 'Zqnote of the host', status: ['Zqmark'] })
  await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Zqedit of a post' })
  await ask('actions.override', { game, id: shot.id, holds: false, reason: 'it was a joke' })
  return game
}

const closed = async (name: string, seats = villagers): Promise<string> => {
  const game = await played(name, seats)
  await ask('phases.lock', { game })
  return game
}

describe('the page of a game', () => {
  it('is refused while nothing is locked, and while the game is not over unless it is asked for early', async () => {
    const game = await played('Early')
    expect((await refused('explore.game', { game, early: true }, 'declined')).message).toMatch(/nothing to explore/)
    await ask('phases.lock', { game })
    expect((await refused('explore.game', { game }, 'declined')).message).toMatch(/not over/)
    expect(gameIn((await ask('explore.game', { game, early: true })).text).game.early).toBe(true)
    await ask('games.finish', { game, winner: 'Town' })
    const { text, name } = await ask('explore.game', { game })
    expect(name).toBe('early.html')
    expect(gameIn(text).game).toMatchObject({ winner: 'Town', language: 'en' })
    expect(gameIn(text).game.early).toBeUndefined()
  })

  it('has the index that was posted, with the addresses to which the page does not lead', async () => {
    const game = await closed('Indexed')
    const link = 'https://forum.example/t/7?a=1&b=2'
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true, link })
    const told = async () => gameIn((await ask('explore.game', { game, early: true })).text)
    expect((await told()).game.index).toBeUndefined()
    await ask('posts.sent', { game, phase: 0, post: 'public:index', sent: true })
    const page = await told()
    expect(page.game.index!.length).toBeGreaterThan(2)
    expect(JSON.stringify(page)).toContain('Night 1')
    expect(JSON.stringify(page)).toContain(` <${link}>`)
  })

  it('tells every deed and result with its tree, who everybody was and what became of them', async () => {
    const game = await closed('Whole')
    const { game: told } = gameIn((await ask('explore.game', { game, early: true })).text)
    const [night] = told.phases
    const view = await ask('night.view', { game, phase: 0 })
    expect(night!.rows.map(({ section, mark }) => [section, mark])).toEqual(
      view.rows.map(({ section, mark }) => [section, mark]),
    )
    for (const { id, hasTree } of night!.rows) expect(Object.hasOwn(night!.trees, id), id).toBe(hasTree)
    const ids = new Set(night!.rows.map(({ id }) => id))
    expect(Object.keys(night!.map.behind).length).toBeGreaterThan(2)
    for (const row of [
      ...Object.keys(night!.map.behind),
      ...night!.map.cards.flatMap(one => one.row ?? one.leads ?? []),
    ])
      expect(ids).toContain(row)
    const cited = Object.values(night!.trees).flatMap(({ lines }) => lines.flatMap(({ rule = [] }) => rule))
    expect(cited.length).toBeGreaterThan(3)
    for (const rule of cited) expect(told.rules[rule], rule).toMatch(/\S/)
    const gus = told.players.find(({ name }) => name === 'Gus')
    expect(gus).toMatchObject({ side: 'town', fate: { kind: 'died', phase: 0 }, flip: 'shown' })
    expect(night!.rows.find(({ id }) => id === gus!.fate!.row)).toMatchObject({ death: true, section: 'happens' })
    expect(told.players.find(({ name }) => name === 'Ann')).toEqual({
      name: 'Ann',
      former: [],
      roles: ['Doctor'],
      faction: 'Town',
      side: 'town',
    })
  })

  it('has what the host wrote himself once it was posted, without forum marks, and the days of each phase', async () => {
    const game = await closed('Told')
    const told = async () => gameIn((await ask('explore.game', { game, early: true })).text).game.phases[0]!
    expect((await told()).told).toBeUndefined()
    const text = '[b]Dawn[/b] at **Zqmill**.\n\n[color=#900]Gus[/color] is [url=https://forum.example/1]gone[/url].'
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text })
    expect((await told()).told).toBeUndefined()
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    const { told: posts, days } = await told()
    expect(posts).toEqual([{ title: expect.any(String), paragraphs: ['Dawn at Zqmill.', 'Gus is gone.'] }])
    expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days![0]])
  })

  it('holds nothing but the game: no message, no note, no mark, no edit, no time of day, no path', async () => {
    const game = await closed('Private')
    const { text } = await ask('explore.game', { game, early: true })
    expect(text).toContain('it was a joke')
    expect(text).toContain('host override')
    for (const secret of ['Zqmessage', 'Zqnote', 'Zqmark', 'Zqedit', '2026-11-20T', desk.file, game])
      expect(text, secret).not.toContain(secret)
  })

  it('is closed to whatever names and texts bring along', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '</script><img src=x onerror=alert(1)>',
      '"><svg onload=alert(1)>',
      '\u202Egnp.exe evil',
      '<!--<script>',
      "__proto__ ' & \u2028",
      ']]>{"$":0}',
    ]
    const seats = villagers.map((seat, at) => ({ ...seat, name: hostile[at]!, aliases: [] }))
    const game = await closed('</title><script>alert(1)</script>', seats)
    const { text, name } = await ask('explore.game', { game, early: true })
    expect(name).toBe('title-script-alert-1-script.html')
    expect(text.match(/<\/?script/gi)).toEqual(['<script', '</script', '<script', '</script'])
    expect(text.match(/<!--|<svg|<img|\u202E|\u2028/gi)).toBeNull()
    expect(text.match(/<\/?(title|style)>/g)).toEqual(['<title>', '</title>', '<style>', '</style>'])
    const names = gameIn(text).game.players.map(one => one.name)
    expect(names[0]).toBe(hostile[0])
    expect(names[1]).toBe(hostile[1])
    expect(names[3]).toBe('\uFFFDgnp.exe evil')
  })

  it('may run the one program and have the one style that are in it, and fetch nothing', async () => {
    const game = await closed('Policy')
    const { text } = await ask('explore.game', { game, early: true })
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)![1]!
    const digest = (words: string): string => `'sha256-${createHash('sha256').update(words).digest('base64')}'`
    const program = /<script>([^]*?)<\/script>/.exec(text)![1]!
    const style = /<style>([^]*?)<\/style>/.exec(text)![1]!
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${digest(program)}`,
      `style-src ${digest(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(program).toBe(String.raw`const end = "\x3c/script>\x3c!--\x3cscript>";` + '\n')
    expect(text).not.toMatch(/\b(src|href)=/)
  })

  it('speaks the language of the texts of its game, and any that is asked for where there are words', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../assets/sample/6-sloboda.json'), 'utf8')
    const { game } = await ask('games.import', { text })
    const page = await ask('explore.game', { game, early: true })
    expect(page.text).toContain('<html lang="ru"')
    expect(gameIn(page.text).game.phases[0]!.name).toBe('Ночь 1')
    expect(gameIn((await ask('explore.game', { game, early: true, language: 'en' })).text).game.phases[0]!.name).toBe(
      'Night 1',
    )
  })

  it('is refused with words where what draws it is not there', async () => {
    const bare = await newDesk()
    const game = await village(bare)
    await bare.ask('phases.lock', { game })
    await bare.refused('explore.game', { game, early: true }, 'file')
  })

  it('is small: each of the samples has less than a megabyte to tell', async () => {
    for (const name of ['1-harvest', '3-gravel', '4-saltmarket', '5-lighthouse', '6-sloboda']) {
      const text = readFileSync(join(import.meta.dirname, `../../../../assets/sample/${name}.json`), 'utf8')
      const { game } = await ask('games.import', { text })
      const page = await ask('explore.game', { game, early: true })
      expect(Buffer.byteLength(dataIn(page.text)), name).toBeLessThan(1_000_000)
    }
  })
})

describe('a case told whole', () => {
  const file = 'a.yaml'
  const text =
    'case: A\nsystem: rar\nplayers: {Ann: vanilla, Vic: vigilante}\nphases:\n  - night: 1\n    actions: [Vic shoot Ann]\n'

  it('is a game of its own', async () => {
    expect(await dispatch('explore.case', { file, text })).toMatchObject({
      ok: true,
      value: { problems: [], cases: [{ name: 'A', players: [{ name: 'Ann', fate: { kind: 'died', phase: 0 } }, {}] }] },
    })
  })

  it('is none where no phase is played', async () => {
    const none = text.slice(0, text.indexOf('phases'))
    expect(await dispatch('explore.case', { file, text: `${none}phases: []\n` })).toMatchObject({
      value: { cases: [] },
    })
  })
})

it('each sentence is packed once, and no sign is left that a page would act on', () => {
  const said = [
    { kind: 'player' as const, name: '<b>&' },
    { kind: 'text' as const, text: ' dies' },
  ]
  const row = { id: 'r0', section: 'happens' as const, mark: 'yes' as const, said, why: said, hasTree: false }
  const text = packed({ phases: [{ rows: [row, row] }] } as unknown as ExploredGame)
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)).toEqual({
    said: [[['<b>&'], ' dies']],
    game: { phases: [{ rows: [row, row].map(one => ({ ...one, said: { $: 0 }, why: { $: 0 } })) }] },
  })
})
