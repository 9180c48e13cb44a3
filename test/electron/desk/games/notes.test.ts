/** What a host notes about players and games is for nobody else: kept, taken back and exported, and part of no text. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-explorer-'))
mkdirSync(join(folder, 'explore'))
writeFileSync(join(folder, 'explore/explore.js'), '')
writeFileSync(join(folder, 'explore/explore.css'), '')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desk = await newDesk({ pages: folder })
const { ask, refused } = desk
const note = async (game: string): Promise<string> => (await ask('games.get', { game })).note

describe('notes', () => {
  it('are kept, taken back and done again, also once the game is over', async () => {
    const game = await village(desk)
    expect(await note(game)).toBe('')
    await ask('games.note', { game, note: '  Ann is away until Friday. \n Ask Bob.' })
    expect(await note(game)).toBe('Ann is away until Friday. \n Ask Bob.')
    await ask('games.note', { game, note: '' })
    expect(await note(game)).toBe('')
    await ask('log.undo', { game })
    expect(await note(game)).toMatch(/Ask Bob/)
    await ask('games.finish', { game, winner: 'town' })
    await ask('games.note', { game, note: 'Well played.' })
    expect(await note(game)).toBe('Well played.')
    await refused('games.note', { game, note: 'x'.repeat(20_001) }, 'badInput')
  })

  it('go along with an export, and with a copy', async () => {
    const game = await village(desk)
    await ask('games.note', { game, note: 'qzxgame' })
    await ask('roster.change', { game, slot: 'Ann', note: 'qzxseat' })
    const { text } = await ask('games.export', { game })
    const copy = (await ask('games.import', { text })).game
    expect(await note(copy)).toBe('qzxgame')
    expect((await ask('games.get', { game: copy })).seats[0]!.note).toBe('qzxseat')
  })

  it('stand nowhere in the file that a co-host gets, which is the same game all the same', async () => {
    const game = await village(desk)
    await ask('games.note', { game, note: 'qzxgame' })
    await ask('roster.change', { game, slot: 'Ann', note: 'qzxseat' })
    await ask('roster.change', { game, slot: 'Bob', note: 'qzxmore', aliases: ['Bobby'] })
    await ask('games.note', { game, note: '' })
    await ask('log.undo', { game })
    await ask('phases.lock', { game })
    await ask('mend.begin', { game, phase: 0, reason: 'Something was missed' })
    await ask('roster.change', { game: `mend:${game}`, slot: 'Cat', note: 'qzxmending' })
    const { text } = await ask('games.export', { game, notes: false })
    expect(text).not.toMatch(/qzx/)
    const theirs = await newDesk()
    const there = await theirs.ask('games.import', { text })
    const view = await theirs.ask('games.get', { game: there.game })
    expect(view.seats[1]!.aliases).toEqual(['Bobby'])
    expect(view.phases).toEqual((await ask('games.get', { game })).phases)
    expect((await ask('games.import', { text })).twin).toEqual({ game, same: true, name: 'Village' })
    expect(await note(game)).toBe('qzxgame')
  })

  it('stand in nothing that others read, and in no line of the log', async () => {
    const game = await village(desk)
    await ask('games.note', { game, note: 'qzxgame' })
    for (const slot of ['Ann', 'Bob', 'Gus']) await ask('roster.change', { game, slot, note: 'qzxseat' })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Ann'] })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
    await ask('phases.lock', { game })
    await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const said = [
      await ask('posts.view', { game, phase: 0 }),
      await ask('posts.view', { game, phase: 1 }),
      await ask('posts.reasons', { game }),
      await ask('setup.messages', { game }),
      await ask('setup.newcomer', { game, slot: 'Ann' }),
      await ask('votes.prods', { game, phase: 1, silent: [{ slot: 'Ann' }] }),
      await ask('games.asCase', { game }),
      await ask('explore.game', { game, early: true }),
      await ask('log.view', { game }),
      await ask('games.list', {}),
    ]
    for (const one of said) expect(JSON.stringify(one)).not.toMatch(/qzx/)
    expect((await ask('log.view', { game })).map(({ says }) => says)).toContain('Changed the game notes')
  })
})
