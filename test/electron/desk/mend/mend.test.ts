/** A past is mended: reopened, changed as if it were open, compared in all later phases, accepted as one step or dropped. */
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { deskAt, newDesk, nextFile, pm, standing, village, type Asking } from '../help.ts'

const desk = await newDesk()

/** Night 1: Eli kills Ann. Day 1: nobody is lynched. Night 2: Cat shoots Gus, and Bob checks Fay. */
async function played(asking: Asking = desk): Promise<string> {
  const { ask } = asking
  const game = await village(asking)
  await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 3 })
  await ask('inbox.paste', { game, page: pm('Bob', 'check Dee', '2026-11-23 12:00') })
  return game
}

const reopen = async ({ ask }: Asking, game: string, phase = 0): Promise<string> =>
  (await ask('mend.begin', { game, phase, reason: 'a message was missed' })).game

const lines = ({ phases }: Answers['mend.view'], index: number): string[] =>
  phases
    .find(one => one.index === index)!
    .lines.map(({ gone = [], come = [] }) => `${plainOf(gone)} → ${plainOf(come)}`)

describe('a past that is being mended', () => {
  it('is open under an id of its own, and the game goes on as it was', async () => {
    const { ask } = desk
    const game = await played()
    const before = await standing(desk, game)
    const draft = await reopen(desk, game)
    const view = await ask('games.get', { game: draft })
    expect(view.phases.map(({ name, state }) => `${name} ${state}`)).toEqual(['Night 1 open'])
    expect(view.mending).toMatchObject({ of: game, phase: 0, at: 0, reason: 'a message was missed' })
    await ask('actions.submit', { game: draft, by: 'Ann', does: 'protect', to: ['Ann'] })
    expect(await standing(desk, game)).toEqual({
      ...(before as object),
      view: { ...(before as { view: object }).view, mending: expect.anything() },
    })
  })

  it('tells what becomes of every later phase and of what was sent, and is one step in the log', async () => {
    const { ask } = desk
    const game = await played()
    for (const post of ['public:public', 'player:Bob'])
      for (const phase of [0, 1]) await ask('posts.sent', { game, phase, post, sent: true })
    const draft = await reopen(desk, game)
    await ask('inbox.paste', { game: draft, page: pm('Fay', 'I block Bob') })
    await ask('inbox.take', { game: draft })
    await ask('actions.submit', { game: draft, by: 'Cat', does: 'shoot', to: ['Bob'] })
    const compared = await ask('mend.view', { game: draft })
    expect(lines(compared, 0)).toContain('Bob lives → Bob dies')
    expect(compared.phases.map(({ again }) => again)).toEqual([true, true, true])
    expect(compared.phases[1]!.misfits.map(({ says }) => says)).toEqual([
      'Bob investigated Fay no longer counts: Bob is dead',
    ])
    expect(compared.undecided).toBe(1)
    await desk.refused('mend.accept', { game: draft }, 'declined')
    await ask('mend.decide', { game: draft, key: compared.phases[1]!.misfits[0]!.key, as: 'leave' })
    const told = (await ask('mend.view', { game: draft })).phases[0]!.posts
    expect(told.find(({ id }) => id === 'player:Bob')?.correction?.text).toMatch(/^\[B\]Correction: night 1/i)
    await ask('mend.accept', { game: draft })
    const view = await ask('games.get', { game })
    expect(view.seats.filter(({ alive }) => !alive).map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Gus'])
    expect(view.undo).toBe('Changed Night 1 after reopening it: a message was missed')
    expect((await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'player:Bob')).toMatchObject({
      state: 'stale',
      correction: { text: expect.stringContaining('You were told:') },
    })
    await desk.refused('games.get', { game: draft }, 'notFound')
    await ask('log.undo', { game })
    expect((await ask('games.get', { game })).seats.filter(({ alive }) => !alive).map(({ name }) => name)).toEqual([
      'Ann',
      'Gus',
    ])
    await ask('log.redo', { game })
    expect((await ask('games.get', { game })).undo).toBe('Changed Night 1 after reopening it: a message was missed')
  })

  it('lets a ruling be another one, or none, and asks what is asked anew', async () => {
    const { ask } = desk
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('actions.override', { game, id: 'a1', holds: false, reason: 'too late' })
    await ask('phases.lock', { game })
    const draft = await reopen(desk, game)
    const { rows } = await ask('mend.past', { game: draft })
    expect(rows.map(({ says, out }) => [says, out])).toEqual([
      [expect.stringMatching(/^Ruled that Eli.* failed \(too late\)$/), false],
    ])
    await ask('mend.without', { game: draft, seq: rows[0]!.seq, out: true })
    expect(lines(await ask('mend.view', { game: draft }), 0)).toContain('Ann lives → Ann dies')
    await ask('mend.without', { game: draft, seq: rows[0]!.seq, out: false })
    const { changed } = await ask('mend.view', { game: draft })
    expect(changed).toBe(false)
    expect((await desk.refused('mend.accept', { game: draft }, 'declined')).message).toBe('Nothing has been changed.')
    await desk.refused('mend.without', { game: draft, seq: 0, out: true }, 'notFound')
    await ask('mend.drop', { game: draft })
  })

  it('is changed by nothing that belongs to the game, and takes back only what was done in it', async () => {
    const { ask } = desk
    const game = await played()
    const draft = await reopen(desk, game)
    await desk.refused('phases.lock', { game: draft }, 'declined')
    await desk.refused('phases.open', { game: draft, kind: 'night', number: 9 }, 'declined')
    await desk.refused('log.undo', { game: draft }, 'declined')
    await desk.refused('mend.begin', { game, phase: 1, reason: 'x' }, 'declined')
    await desk.refused('mend.open', { game: draft, phase: 2 }, 'declined')
    await ask('actions.submit', { game: draft, by: 'Cat', does: 'shoot', to: ['Bob'] })
    await ask('log.undo', { game: draft })
    expect((await ask('mend.view', { game: draft })).changed).toBe(false)
    await ask('mend.open', { game: draft, phase: 1 })
    await ask('actions.submit', { game: draft, by: 'Gus', does: 'shoot', to: ['Bob'] })
    expect((await ask('games.get', { game: draft })).phases.map(({ state }) => state === 'open')).toEqual([false, true])
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    expect((await desk.refused('mend.view', { game: draft }, 'declined')).remedy).toMatch(/^Discard these changes/)
    await ask('mend.drop', { game })
  })

  it('counts the uses that went before a modifier that is given late', async () => {
    const { ask } = desk
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    const left = async (): Promise<number | undefined> =>
      (await ask('games.get', { game })).seats
        .find(({ slot }) => slot === 'Cat')!
        .abilities.find(({ id }) => id === 'shoot')!.left
    expect(await left()).toBe(undefined)
    await ask('roster.change', { game, slot: 'Cat', modifiers: [{ modifier: 'xShot', count: 2 }] })
    expect(await left()).toBe(1)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
    await ask('actions.override', { game, id: 'a1', holds: false, reason: 'jammed', spends: false })
    await ask('phases.lock', { game })
    expect(await left()).toBe(1)
    await ask('log.undo', { game })
    await ask('actions.override', { game, id: 'a1', holds: false, reason: 'jammed', spends: true })
    await ask('phases.lock', { game })
    expect(await left()).toBe(0)
  })

  it('comes back to the bytes when it is undone, and is found again by the next start', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const game = await played(first)
    const before = await standing(first, game)
    const draft = await reopen(first, game)
    await first.ask('actions.submit', { game: draft, by: 'Ann', does: 'protect', to: ['Bob'] })
    await first.desk.close()
    const again = await deskAt(file)
    expect((await again.ask('inbox.view', { game: draft, phase: 0 })).actions).toHaveLength(3)
    await again.ask('mend.accept', { game: draft })
    expect(await standing(again, game)).not.toEqual(before)
    await again.ask('log.undo', { game })
    expect(await standing(again, game)).toEqual(before)
  })
})
