/** A day that is taken over goes on from the last count that its host posted. */
import { describe, expect, it } from 'vitest'
import { newDesk, type Asking } from '../help.ts'

const now = new Date('2026-03-04T12:00:00Z')
const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eli', 'Fay', 'Gil']

/** A day of a game that was taken over. */
async function day(): Promise<Asking & { game: string }> {
  const asking = await newDesk({ now: () => now })
  const { ask } = asking
  const { game } = await ask('games.create', { name: 'Taken over', system: 'rar' })
  const { seats } = await ask('roster.read', {
    system: 'rar',
    text: [...names.map((name, at) => `${name}: ${at ? 'townie' : 'goon'}`), 'Zoe (lynched D1): cop'].join('\n'),
  })
  await ask('roster.set', { game, seats })
  await ask('games.settings', { game, hosts: ['Mod'] })
  await ask('phases.open', { game, kind: 'day', number: 2, closes: '2026-03-06T20:00:00Z' })
  return { ...asking, game }
}

/** The votes as they stand: `Bob: Ann Cat`. */
async function standing({ ask, game }: Asking & { game: string }): Promise<string[]> {
  const { ballots } = await ask('votes.view', { game, phase: 0 })
  const { seats } = await ask('games.get', { game })
  const nameOf = (slot?: string): string => seats.find(one => one.slot === slot)?.name ?? 'nobody'
  const last = new Map(ballots.map(({ by, for: on, nobody }) => [by, nobody ? 'no lynch' : on]))
  const rows = new Map<string, string[]>()
  for (const [by, on] of last)
    if (on !== undefined) {
      const row = on === 'no lynch' ? on : nameOf(on)
      rows.set(row, [...(rows.get(row) ?? []), nameOf(by)])
    }
  return [...rows].map(([on, by]) => `${on}: ${by.sort().join(' ')}`).sort()
}

describe('a count of the running day', () => {
  it.each([
    [
      'Vote Count 2.3\n\nBob (3): Ann, Cat, Dan\nCat (1): Bob\nNot voting (3): Eli, Fay, Gil',
      ['Bob: Ann Cat Dan', 'Cat: Bob'],
    ],
    [
      '[b]Votecount 2.1[/b]\n[2] Bob - Ann, Dan\n[1] Ann - Bob\nNot voting: Cat, Eli, Fay, Gil',
      ['Ann: Bob', 'Bob: Ann Dan'],
    ],
    [
      'Official Vote Count\nBob [3/4] (L-1): Ann, Cat, Dan\nNot Voting [4]: Bob, Eli, Fay, Gil\n\nWith 7 alive, it takes 4 to lynch.',
      ['Bob: Ann Cat Dan'],
    ],
    ['Подсчет голосов\nBob (2): Ann, Cat\nНе голосуют (5): Bob, Dan, Eli, Fay, Gil', ['Bob: Ann Cat']],
  ])('becomes its votes: %j', async (text, rows) => {
    const at = await day()
    const { ballots, asks, at: when } = await at.ask('votes.takeCount', { game: at.game, text })
    expect(asks).toEqual([])
    expect(when).toBe(now.toISOString())
    expect(await standing(at)).toEqual(rows)
    expect(ballots).toBe(rows.join(' ').split(' ').length - rows.length)
    // Once more it says nothing new.
    expect((await at.ask('votes.takeCount', { game: at.game, text })).ballots).toBe(0)
    await at.ask('log.undo', { game: at.game })
    expect(await standing(at)).toEqual([])
  })

  it('holds from when it was posted: what was written later changes it, what was written before does not', async () => {
    const at = await day()
    const thread = (minute: string, by: string, text: string): string =>
      `From: ${by}\nDate: 2026-03-04 ${minute}\n\n${text}`
    const count = 'Vote Count 2.3\nBob (2): Ann, Cat\nCat (1): Bob\nNot voting (4): Dan, Eli, Fay, Gil'
    const { at: when } = await at.ask('votes.takeCount', { game: at.game, text: thread('10:00', 'Mod', count) })
    expect(when).toBe('2026-03-04T10:00:00.000Z')
    await at.ask('votes.paste', {
      game: at.game,
      page: [thread('09:00', 'Ann', '**vote: Dan**'), thread('11:00', 'Cat', '**vote: Eli**')].join('\n\n'),
    })
    expect(await standing(at)).toEqual(['Bob: Ann', 'Cat: Bob', 'Eli: Cat'])
  })

  it.each([
    ['Vote Count\nBob (3): Ann, Zork, Dan', 'No player is called “Zork”', ['Bob: Ann Dan']],
    [
      'Vote Count\nBob (2): Ann, Dan\nZork (2): Cat, Eli\nNot voting (3): Bob, Fay, Gil',
      '“Zork (2): Cat, Eli”',
      ['Bob: Ann Dan'],
    ],
    ['Vote Count\nBob (4): Ann, Dan', 'says 4 but names 2', ['Bob: Ann Dan']],
    ['Vote Count\nBob (2): Ann, Dan\nCat (2): Ann, Eli', 'Ann appears twice', ['Bob: Dan', 'Cat: Eli']],
    ['Vote Count\nBob (2): Ann, Dan\nNot voting (2): Cat, Eli', 'not in the count: Bob, Fay and Gil', ['Bob: Ann Dan']],
  ])('asks about what it could not read: %j', async (text, question, rows) => {
    const at = await day()
    const { asks } = await at.ask('votes.takeCount', { game: at.game, text })
    expect(asks.map(({ message }) => message).join('\n')).toContain(question)
    for (const { remedy } of asks) expect(remedy).toMatch(/\.$/)
    expect(await standing(at)).toEqual(rows)
  })

  it.each(['Hello all', 'Ann\nBob', ''])('is refused where it is none: %j', async text => {
    const at = await day()
    await at.refused('votes.takeCount', { game: at.game, text }, 'badInput')
  })

  it('is no count of a night', async () => {
    const { ask, refused } = await newDesk()
    const { game } = await ask('games.create', { name: 'Night', system: 'rar' })
    const { seats } = await ask('roster.read', { system: 'rar', text: 'Ann: goon\nBob: townie\nCat: townie' })
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await refused('votes.takeCount', { game, text: 'Vote Count\nBob (1): Ann\nNot voting: Cat, Bob' }, 'declined')
  })
})
