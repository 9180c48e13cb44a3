/** A game that two hosts went on with is made one again: what differs is chosen, later phases are played anew, undo is one step. */
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk, pm, standing, village, type Asking } from '../help.ts'

const [host, cohost] = [await newDesk(), await newDesk()]

/** The game at the other host, from its file. */
async function handed(
  from: Asking,
  to: Asking,
  game: string,
): Promise<{ game: string; twin?: Answers['games.import']['twin'] }> {
  const { text } = await from.ask('games.export', { game })
  return await to.ask('games.import', { text })
}

/** A game at both hosts; each then does something, and the co-host's file comes back. */
async function parted(
  ours: (asking: Asking, game: string) => Promise<unknown>,
  theirs: (asking: Asking, game: string) => Promise<unknown>,
): Promise<{ game: string; copy: string; theirGame: string }> {
  const game = await village(host)
  await host.ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
  const { game: there } = await handed(host, cohost, game)
  await ours(host, game)
  await theirs(cohost, there)
  const back = await handed(cohost, host, there)
  return { game, copy: back.game, theirGame: there }
}

const view = (
  pair: { game: string; copy: string },
  chosen: { key: string; as: 'ours' | 'theirs' | 'both' }[] = [],
): Promise<Answers['merge.view']> => host.ask('merge.view', { game: pair.game, copy: pair.copy, chosen })

describe('a game and its copy', () => {
  it('have what both took in, in the order of time, once each', async () => {
    const heal = pm('Ann', 'I protect Bob', '2026-11-20 11:00')
    const pair = await parted(
      (at, game) => at.ask('inbox.paste', { game, page: heal }),
      async (at, game) => {
        await at.ask('inbox.paste', { game, page: `${heal}\n${pm('Bob', 'I investigate Eli', '2026-11-20 11:30')}` })
        await at.ask('games.note', { game, note: 'Gus is slow' })
      },
    )
    const seen = await view(pair)
    expect(seen).toMatchObject({ differences: [], undecided: 0, changed: true, misfits: [] })
    await host.ask('merge.accept', { game: pair.game, copy: pair.copy })
    const { messages } = await host.ask('inbox.view', { game: pair.game, phase: 0 })
    expect(messages.map(({ body }) => body)).toEqual(['I protect Bob', 'I investigate Eli'])
    expect(await host.ask('games.get', { game: pair.game })).toMatchObject({
      note: 'Gus is slow',
      undo: 'Merged with a co-host’s copy',
    })
  })

  it('ask where both took another order, and go on as is chosen', async () => {
    const pair = await parted(
      (at, game) => at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] }),
      (at, game) => at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] }),
    )
    const { differences } = await view(pair)
    expect(differences).toMatchObject([
      {
        phase: 'Night 1',
        ours: expect.stringContaining('Dee'),
        theirs: expect.stringContaining('Gus'),
        ways: ['ours', 'theirs', 'both'],
      },
    ])
    expect((await host.refused('merge.accept', { game: pair.game, copy: pair.copy }, 'declined')).message).toBe(
      '1 conflict is undecided.',
    )
    const chosen = [{ key: differences[0]!.key, as: 'theirs' as const }]
    const seen = await view(pair, chosen)
    expect(seen.phases[0]!.lines.map(({ come = [] }) => plainOf(come))).toContain('Gus dies')
    await host.ask('merge.accept', { game: pair.game, copy: pair.copy, chosen })
    await host.ask('phases.lock', { game: pair.game })
    const dead = (await host.ask('games.get', { game: pair.game })).seats.filter(({ alive }) => !alive)
    expect(dead.map(({ name }) => name)).toEqual(['Ann', 'Gus'])
  })

  it('play a phase anew that the other one locked, with what came in here meanwhile', async () => {
    const pair = await parted(
      (at, game) => at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Bob'] }),
      async (at, game) => {
        await at.ask('phases.lock', { game })
        await at.ask('phases.open', { game, kind: 'night', number: 2 })
        await at.ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
      },
    )
    const before = await standing(host, pair.game)
    const seen = await view(pair)
    expect(seen.phases.map(({ name, fresh = false, locked }) => [name, fresh, locked])).toEqual([
      ['Night 1', false, true],
      ['Night 2', true, false],
    ])
    expect(seen.misfits).toEqual(['Night 2: Bob investigated Fay no longer counts: Bob is dead'])
    await host.ask('merge.accept', { game: pair.game, copy: pair.copy })
    const merged = await host.ask('games.get', { game: pair.game })
    expect(merged.seats.filter(({ alive }) => !alive).map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(merged.phases.map(({ name, state }) => `${name} ${state}`)).toEqual(['Night 1 locked', 'Night 2 open'])
    await host.ask('log.undo', { game: pair.game })
    expect(await standing(host, pair.game)).toEqual(before)
  })

  it('keep the notes that each made for himself, of which neither file says anything', async () => {
    const game = await village(host)
    await host.ask('games.note', { game, note: 'mine before' })
    await host.ask('roster.change', { game, slot: 'Dee', note: 'quiet' })
    const file = async (from: Asking, of: string) => (await from.ask('games.export', { game: of, notes: false })).text
    const { game: there } = await cohost.ask('games.import', { text: await file(host, game) })
    expect((await cohost.ask('games.get', { game: there })).note).toBe('')
    await cohost.ask('games.note', { game: there, note: 'theirs' })
    await cohost.ask('roster.change', { game: there, slot: 'Eli', note: 'sly', aliases: ['Elijah'] })
    await cohost.ask('actions.submit', { game: there, by: 'Cat', does: 'shoot', to: ['Gus'] })
    await cohost.ask('phases.lock', { game: there })
    await host.ask('games.note', { game, note: 'mine after' })
    const { game: copy } = await host.ask('games.import', { text: await file(cohost, there) })
    const seen = await view({ game, copy })
    expect(seen).toMatchObject({ differences: [], undecided: 0, misfits: [], changed: true })
    await host.ask('merge.accept', { game, copy })
    const merged = await host.ask('games.get', { game })
    expect(merged).toMatchObject({ note: 'mine after', phases: [{ state: 'locked' }] })
    expect(merged.seats.map(({ slot, note, aliases }) => [slot, note, aliases])).toEqual(
      expect.arrayContaining([
        ['Dee', 'quiet', []],
        ['Eli', '', ['Elijah']],
      ]),
    )
    // What was merged and handed back has nothing new for the other, whose notes stay too.
    const { game: back } = await cohost.ask('games.import', { text: await file(host, game) })
    expect(await cohost.ask('merge.view', { game: there, copy: back })).toMatchObject({
      differences: [],
      changed: false,
    })
    expect((await cohost.ask('games.get', { game: there })).note).toBe('theirs')
  })

  it('are the same game at both hosts, whoever merges', async () => {
    const pair = await parted(
      async (at, game) => {
        await at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
        await at.ask('games.note', { game, note: 'ours' })
      },
      async (at, game) => {
        await at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
        await at.ask('phases.lock', { game })
      },
    )
    const { game: theirCopy } = await handed(host, cohost, pair.game)
    const { key } = (await view(pair)).differences[0]!
    await host.ask('merge.accept', { game: pair.game, copy: pair.copy, chosen: [{ key, as: 'ours' }] })
    await cohost.ask('merge.accept', { game: pair.theirGame, copy: theirCopy, chosen: [{ key, as: 'theirs' }] })
    const plain = async (at: Asking, game: string): Promise<unknown> =>
      JSON.parse(JSON.stringify(await standing(at, game)).replaceAll(game, 'game'))
    expect(await plain(cohost, pair.theirGame)).toEqual(await plain(host, pair.game))
    // What was merged and handed over has nothing new for the other.
    const { game: again } = await handed(host, cohost, pair.game)
    expect(await cohost.ask('merge.view', { game: pair.theirGame, copy: again })).toMatchObject({
      changed: false,
      ours: 0,
      theirs: 0,
    })
    expect((await cohost.refused('merge.accept', { game: pair.theirGame, copy: again }, 'declined')).message).toBe(
      'Nothing new in the copy.',
    )
  })

  it('keep what was chosen in a window that is closed, and ask nothing again once they were made one', async () => {
    const pair = await parted(
      async (at, game) => {
        await at.ask('games.note', { game, note: 'ours' })
        await at.ask('roster.change', { game, slot: 'Dee', note: 'quiet' })
      },
      async (at, game) => {
        await at.ask('games.note', { game, note: 'theirs' })
        await at.ask('roster.change', { game, slot: 'Dee', note: 'loud' })
      },
    )
    const { game, copy } = pair
    const [note, seat] = (await view(pair)).differences
    expect(await view(pair)).toMatchObject({ undecided: 2, changed: true })
    await host.ask('merge.choose', { game, copy, key: note!.key, way: 'ours' })
    await host.ask('merge.choose', { game, copy, key: seat!.key, way: 'ours' })
    await host.ask('merge.choose', { game, copy, key: seat!.key, way: 'theirs' })
    const kept = await view(pair)
    expect(kept).toMatchObject({ undecided: 0, changed: true })
    expect(kept.differences.map(({ chosen, decided }) => [chosen, decided])).toEqual([
      ['ours', undefined],
      ['theirs', undefined],
    ])
    await host.ask('merge.choose', { game, copy, key: seat!.key, way: null })
    expect((await host.refused('merge.accept', { game, copy }, 'declined')).message).toBe('1 conflict is undecided.')
    await host.ask('merge.choose', { game, copy, key: seat!.key, way: 'theirs' })
    await host.refused('merge.choose', { game, copy, key: 'no such', way: 'ours' }, 'notFound')
    const before = await standing(host, game)
    await host.ask('merge.accept', { game, copy })
    const seats = async () => (await host.ask('games.get', { game })).seats.find(({ slot }) => slot === 'Dee')
    expect(await seats()).toMatchObject({ note: 'loud' })

    const nothingNew = async (of: string): Promise<void> => {
      const seen = await host.ask('merge.view', { game, copy: of })
      expect(seen).toMatchObject({ undecided: 0, changed: false })
      expect(seen.differences.map(({ key: _, ...one }) => one)).toEqual([
        {
          ours: expect.stringContaining('ours'),
          theirs: expect.stringContaining('theirs'),
          ways: ['ours', 'theirs'],
          chosen: 'ours',
          decided: 'before',
          phase: 'Night 1',
        },
      ])
      expect((await host.refused('merge.accept', { game, copy: of }, 'declined')).message).toBe(
        'Nothing new in the copy.',
      )
    }
    await nothingNew(copy)
    const { game: fromTheFile } = await handed(cohost, host, pair.theirGame)
    await nothingNew(fromTheFile)
    // What is said here since changes nothing about a word of theirs that was not taken.
    await host.ask('roster.change', { game, slot: 'Dee', note: 'louder' })
    await host.ask('games.note', { game, note: 'ours, later' })
    expect(await view(pair)).toMatchObject({ undecided: 0, changed: false })
    // Nor is the co-host asked, to whom the game goes back.
    const { game: back } = await handed(host, cohost, game)
    const seen = await cohost.ask('merge.view', { game: pair.theirGame, copy: back })
    expect(seen.undecided).toBe(1)
    for (let undone = 0; undone < 2; undone++) await host.ask('log.undo', { game })
    const { game: backThen } = await handed(host, cohost, game)
    expect(await cohost.ask('merge.view', { game: pair.theirGame, copy: backThen })).toMatchObject({
      undecided: 0,
      changed: true,
      differences: [{ chosen: 'theirs', decided: 'there' }],
    })
    await host.ask('log.undo', { game })
    expect(await standing(host, game)).toEqual(before)
    expect(await view(pair)).toMatchObject({ undecided: 0, changed: true })
  })

  it('ask again where the copy says something new, and can be decided otherwise', async () => {
    const pair = await parted(
      (at, game) => at.ask('games.note', { game, note: 'ours' }),
      (at, game) => at.ask('games.note', { game, note: 'theirs' }),
    )
    const { game, copy } = pair
    const { key } = (await view(pair)).differences[0]!
    await host.ask('merge.accept', { game, copy, chosen: [{ key, as: 'ours' }] })
    expect(await view(pair, [{ key, as: 'theirs' }])).toMatchObject({ changed: true, undecided: 0 })
    await cohost.ask('games.note', { game: pair.theirGame, note: 'theirs, later' })
    const { game: later } = await handed(cohost, host, pair.theirGame)
    expect(await view({ game, copy: later })).toMatchObject({ changed: true, undecided: 1 })
    await host.ask('merge.accept', { game, copy, chosen: [{ key, as: 'theirs' }] })
    expect((await host.ask('games.get', { game })).note).toBe('theirs')
  })

  it('have the edited and sent posts of both, and ask where both edited one', async () => {
    const post = 'public:public'
    const edit = (at: Asking, game: string, text: string): Promise<unknown> =>
      at.ask('posts.edit', { game, phase: 0, post, text })
    const locking = async (at: Asking, game: string): Promise<unknown> => at.ask('phases.lock', { game })
    const game = await village(host)
    await host.ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await locking(host, game)
    const { game: there } = await handed(host, cohost, game)
    await edit(host, game, 'ours')
    await edit(cohost, there, 'theirs')
    await cohost.ask('posts.sent', { game: there, phase: 0, post: 'player:Bob', sent: true })
    const { game: copy } = await handed(cohost, host, there)
    const { differences } = await view({ game, copy })
    expect(differences).toMatchObject([{ ours: 'ours', theirs: 'theirs', ways: ['ours', 'theirs'] }])
    await host.ask('merge.accept', { game, copy, chosen: [{ key: differences[0]!.key, as: 'theirs' }] })
    const { posts } = await host.ask('posts.view', { game, phase: 0 })
    expect(posts.find(({ id }) => id === post)?.text).toBe('theirs')
    expect(posts.find(({ id }) => id === 'player:Bob')?.sentAt).toBeDefined()
    expect(await view({ game, copy })).toMatchObject({ changed: false, undecided: 0, differences: [] })
    // A post that is to stay as it is here is asked about once as well.
    await edit(host, game, 'ours again')
    const { key } = (await view({ game, copy })).differences[0]!
    expect(await view({ game, copy })).toMatchObject({ changed: true, undecided: 1 })
    await host.ask('merge.accept', { game, copy, chosen: [{ key, as: 'ours' }] })
    expect(await view({ game, copy })).toMatchObject({ changed: false, undecided: 0 })
    await host.refused('merge.accept', { game, copy }, 'declined')
  })

  it('are one before the first phase too: a roster and an option, and the case of it begins with both', async () => {
    const game = await village(host, { open: false })
    const { game: there } = await handed(host, cohost, game)
    await host.ask('roster.change', { game, slot: 'Dee', note: 'quiet' })
    await cohost.ask('options.choose', { game: there, option: 'selfTarget', value: true })
    const { game: copy } = await handed(cohost, host, there)
    expect(await view({ game, copy })).toMatchObject({ differences: [], changed: true, phases: [] })
    await host.ask('roster.change', { game, slot: 'Gus', note: 'slow' })
    await cohost.ask('roster.change', { game: there, slot: 'Gus', note: 'quick' })
    await cohost.ask('phases.open', { game: there, kind: 'night', number: 1 })
    await cohost.ask('games.note', { game: there, note: 'x' })
    const { game: opened } = await handed(cohost, host, there)
    expect((await view({ game, copy: opened })).differences.map(({ phase }) => phase)).toEqual([undefined])
    await host.ask('merge.accept', { game, copy })
    await host.ask('phases.open', { game, kind: 'night', number: 1 })
    await host.ask('phases.lock', { game })
    expect((await host.ask('games.asCase', { game })).text).toMatch(/selfTarget: true/)
  })

  it('tell what was decided of somebody who is dead by then', async () => {
    const pair = await parted(
      (at, game) => at.ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Bob'] }),
      async (at, game) => {
        await at.ask('phases.lock', { game })
        await at.ask('phases.open', { game, kind: 'night', number: 2 })
        await at.ask('roster.remove', { game, slot: 'Bob', reason: 'left' })
      },
    )
    expect((await view(pair)).misfits).toEqual(['Night 2: Bob left the game in this phase, but now dies before it.'])
  })

  it('are refused in words where nothing can be made one of them', async () => {
    const other = await village(host)
    const pair = await parted(
      async (at, game) => {
        await at.ask('phases.lock', { game })
        await at.ask('phases.open', { game, kind: 'night', number: 2 })
      },
      async (at, game) => {
        await at.ask('phases.lock', { game })
        await at.ask('phases.open', { game, kind: 'day', number: 1 })
      },
    )
    expect((await host.refused('merge.view', { game: pair.game, copy: pair.copy }, 'declined')).message).toBe(
      'You started Night 2, the other host Day 1.',
    )
    await host.refused('merge.view', { game: other, copy: other }, 'declined')
    expect((await host.refused('merge.view', { game: other, copy: pair.copy }, 'declined')).message).toBe(
      'These are two different games.',
    )
  })
})
