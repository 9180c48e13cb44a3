/** A game that is over as others keep games: what each form holds, when it may be had, and names that would break it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exchanged } from '../../../../electron/desk/explore/exchange.ts'
import { speaking } from '../../../../electron/desk/words/say.ts'
import type { ExploredGame } from '../../../../electron/desk/contract.ts'
import { newDesk, pm, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const sample = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../assets/sample', name), 'utf8')
const { game } = await ask('games.import', { text: sample('1-harvest.json') })

const named = (name: string): ExploredGame => ({
  name,
  system: 'x',
  language: 'en',
  phases: [],
  words: {} as ExploredGame['words'],
  rules: {},
  players: [{ name, former: [], roles: ['Cop'], faction: 'Town', side: 'town' }],
})

describe('a finished game', () => {
  it('is a table of a wiki: players with those before them, roles, sides and fates', async () => {
    const { text, name } = await ask('explore.exchange', { game, into: 'wiki' })
    expect(name).toBe('harvest-at-miller-s-creek.wiki.txt')
    expect(text).toMatch(
      /^\{\| class="wikitable sortable"\n\|\+ .*Winner: Town\n\|-\n! Player !! Role !! Alignment !! Fate\n/,
    )
    expect(text).toContain('|-\n| Clara || Roleblocker || Mafia || lynched, Day 2\n')
    expect(text).toContain('|-\n| Gideon → Gwen || Tracker || Town || alive\n')
    expect(text.match(/^\|-$/gm)).toHaveLength(14)
    expect(text).toMatch(/\n\|\}\n$/)
  })

  it('is a block of an archive: players, roles, fates, and every vote with its voters', async () => {
    const { text } = await ask('explore.exchange', { game, into: 'archive' })
    expect(text).toContain('\nMoss | Godfather | Mafia | died, Night 2\n')
    expect(text).toMatch(/\nDay 2\nClara \(6\): Lottie( #\d+)?, [^\n]*\n[^\n]+\n→ Clara\n/)
  })

  it('is lines of JSON, one thing that happened a line', async () => {
    const { text, name } = await ask('explore.exchange', { game, into: 'lines' })
    expect(name).toMatch(/\.jsonl$/)
    const lines = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    expect(lines[0]).toMatchObject({ type: 'game', players: 13 })
    expect(lines.at(-1)).toEqual({ type: 'winner', side: 'Town' })
    const of = (type: string) => lines.filter(line => line.type === type)
    expect(of('execute').map(({ name: who, in: phase }) => [who, phase])).toEqual([
      ['Kit', 'Day 1'],
      ['Clara', 'Day 2'],
      ['Harriet', 'Day 3'],
    ])
    expect(
      of('death')
        .map(({ name: who }) => who)
        .sort(),
    ).toEqual(['Alma', 'Bertram', 'Flora', 'Moss'])
    expect(of('vote')).toContainEqual(
      expect.objectContaining({
        in: 'Day 3',
        name: 'Harriet',
        for: { agent: 7, name: 'Gwen' },
        post: expect.any(Number) as number,
      }),
    )
    expect(
      of('status')
        .filter(({ name: who }) => who === 'Kit')
        .map(({ alive }) => alive),
    ).toContain(false)
    expect(of('action').length).toBeGreaterThan(10)
  })
})

it('is refused of a game that is not over, or that nothing has happened in', async () => {
  const other = await village(desk, { name: 'Running' })
  expect((await refused('explore.exchange', { game: other, into: 'wiki' }, 'declined')).message).toMatch(
    /nothing to explore/,
  )
  await ask('inbox.paste', { game: other, page: pm('Ann', 'protect Bob') })
  await ask('phases.lock', { game: other })
  expect((await refused('explore.exchange', { game: other, into: 'lines' }, 'declined')).message).toMatch(/not over/)
})

it('speaks Russian where that is spoken', () => {
  const text = speaking('ru', () => exchanged(named('Аня'), 'wiki'))
  expect(text).toContain('! Игрок !! Роль !! Сторона !! Судьба\n|-\n| Аня || Cop || Town || в живых\n')
})

describe('names that would break a form', () => {
  it.each(['a || b', '[[link]]', '{{tpl}}', "''bold''", '</nowiki><b>', '- Ann', '|}', 'a & b', 'http://x.example'])(
    '%s stays what it is',
    name => {
      const wiki = speaking('en', () => exchanged(named(name), 'wiki'))
      expect(wiki.match(/<nowiki>/g)).toHaveLength(2)
      expect(wiki.split('\n|-\n')).toHaveLength(3)
      expect(wiki.match(/ \|\| /g)).toHaveLength(3)
      const lines = speaking('en', () => exchanged(named(name), 'lines'))
        .trim()
        .split('\n')
      expect(JSON.parse(lines[0]!)).toMatchObject({ name })
    },
  )
})
