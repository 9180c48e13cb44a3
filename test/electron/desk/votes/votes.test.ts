/** Votes: by hand and in posts, how they stand and how they were counted; on a system that has one of everything. */
import { describe, expect, it, vi } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { clubGame } from '../club.ts'
import { deskAt, newDesk, village } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk
const view = (game: string, phase = 0, without?: string[]) =>
  ask('votes.view', { game, phase, ...(without && { without }) })
/** A post as it is copied from a thread. */
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n${text}\n\n`

describe('a text copied in a browser', () =>
  it('comes back with its marks; of a message without what is bold', async () => {
    const game = await village(desk)
    const copied = {
      game,
      text: 'Ann\nVote: Bob\nno',
      html: '<h4>Ann</h4><p><b>Vote: Bob</b></p><p><s>no</s></p>',
    }
    expect(await ask('votes.marked', { ...copied, source: 'thread' })).toEqual({
      text: 'Ann\n[b]Vote: Bob[/b]\n[s]no[/s]',
    })
    expect(await ask('votes.marked', { ...copied, source: 'message' })).toEqual({ text: 'Ann\nVote: Bob\n[s]no[/s]' })
  }))

describe('votes by hand', () => {
  it('are cast, changed and taken back, and each stands as it does', async () => {
    const game = await clubGame(desk)
    expect((await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })).id).toBe('b1')
    await ask('votes.cast', { game, by: 'Cat', for: 'Bob' })
    await ask('votes.cast', { game, by: 'Cat', for: 'Ann', at: '2026-12-01T09:00:00Z' })
    await ask('votes.cast', { game, by: 'Dee', for: 'Bob', advance: true })
    await ask('votes.cast', { game, by: 'Eli', for: 'Bob' })
    await ask('votes.withdraw', { game, id: 'b5' })
    await ask('votes.cast', { game, by: 'Fay', for: 'Ann' })
    await ask('votes.cast', { game, by: 'Fay' })
    const votes = await view(game)
    expect(votes.form).toEqual({ kind: 'single', families: [], rule: 'C-VOTE' })
    expect(votes.ballots.map(({ id, standing }) => [id, standing])).toEqual([
      ['b5', 'withdrawn'],
      ['b1', 'counts'],
      ['b2', 'replaced'],
      ['b3', 'counts'],
      ['b4', 'counts'],
      ['b6', 'replaced'],
      ['b7', 'takesBack'],
    ])
    expect(votes.ballots.find(({ id }) => id === 'b4')).toMatchObject({ by: 'Dee', for: 'Bob', advance: true })
    expect(votes.silent).toEqual(['Bob', 'Eli', 'Fay'])
    const [death] = votes.deaths
    expect(votes.totals).toEqual([
      { of: 'Bob', family: false, votes: 2, voters: ['Ann', 'Dee'], decided: death },
      { of: 'Ann', family: false, votes: 1, voters: ['Cat'], decided: votes.steps.at(0)?.id },
    ])
    expect(votes).toMatchObject({ needed: 2, lynched: ['Bob'], prompts: 0, locked: false, posts: [] })
    const { phases, undo } = await ask('games.get', { game })
    expect(phases[0]).toMatchObject({ wants: { votes: 3, missing: 1, rulings: 0 }, acting: true })
    expect(undo).toBe("Accepted Fay's unvote")
    expect((await ask('log.view', { game })).map(({ says }) => says)).toEqual(
      expect.arrayContaining(["Accepted Ann's vote for Bob", "Withdrew Eli's vote for Bob"]),
    )
  })

  it('are counted in steps, and every step has its tree', async () => {
    const game = await clubGame(desk)
    for (const [by, on] of [
      ['Ann', 'Bob'],
      ['Dee', 'Bob'],
      ['Cat', 'Ann'],
    ] as const)
      await ask('votes.cast', { game, by, for: on })
    const { steps } = await view(game)
    expect(steps.map(({ id, said, rule, holds, changes }) => [id, plainOf(said), rule, holds, changes])).toEqual([
      [
        'step:votes',
        '3 votes count',
        'C-VOTE',
        true,
        [
          { of: 'Ann', before: 0, after: 1 },
          { of: 'Bob', before: 0, after: 2 },
        ],
      ],
      ['step:most', 'Bob has the most votes', 'C-VOTE', true, []],
    ])
    for (const { id } of steps) {
      const tree = await ask('night.tree', { game, phase: 0, of: id })
      expect(tree.lines.length).toBeGreaterThan(2)
      expect((await ask('night.outline', { game, phase: 0, of: id, dialect: 'markdown' })).text).toContain('Bob')
    }
    expect(plainOf((await ask('night.tree', { game, phase: 0, of: 'step:most' })).title)).toBe(
      'Does Bob have the most votes?',
    )
    await refused('night.tree', { game, phase: 0, of: 'step:least' }, 'notFound')
  })

  it('name the rows of the deaths that come of them', async () => {
    const game = await clubGame(desk)
    expect((await view(game)).deaths).toEqual([])
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    const { deaths } = await view(game)
    const { rows } = await ask('night.view', { game, phase: 0 })
    const named = rows.filter(({ id }) => deaths.includes(id))
    expect(named.map(({ section, said }) => [section, plainOf(said)])).toEqual([['happens', 'Bob dies']])
    expect(await ask('night.tree', { game, phase: 0, of: deaths[0]! })).toMatchObject({ of: deaths[0] })
  })

  it('leave a tie to the host, and what he rules stands', async () => {
    const game = await clubGame(desk)
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    await ask('votes.cast', { game, by: 'Bob', for: 'Ann' })
    expect(await view(game)).toMatchObject({ prompts: 1, lynched: ['Ann'] })
    expect((await view(game)).steps.map(({ id }) => id)).toEqual(['step:votes', 'step:most', 'step:most#2'])
    await ask('rulings.answer', { game, prompt: 'tie', answer: 'Bob' })
    expect(await view(game)).toMatchObject({ prompts: 0, lynched: ['Bob'] })
  })

  it('of the dead do not count, and say why', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Bob', does: 'hit', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    expect((await view(game, 1)).ballots).toEqual([
      {
        id: 'b1',
        by: 'Ann',
        for: 'Bob',
        advance: false,
        standing: 'void',
        rule: 'C-VOTE',
        why: 'the dead do not vote',
      },
    ])
    expect((await view(game, 1)).silent).not.toContain('Ann')
  })

  it('are not cast where there is no vote, nor in another form, nor for nobody', async () => {
    const game = await clubGame(desk, 'night')
    expect(await view(game)).toMatchObject({
      none: 'The night phase has no vote. Votes are cast in: day.',
      ballots: [],
      silent: [],
      totals: [],
      steps: [],
      lynched: [],
    })
    expect((await refused('votes.cast', { game, by: 'Ann', for: 'Bob' }, 'declined')).remedy).toContain('day')
    await ask('phases.lock', { game })
    await refused('votes.cast', { game, by: 'Ann', for: 'Bob' }, 'declined')
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await refused('votes.cast', { game, by: 'Ann', for: 'Nobody' }, 'notFound')
    await refused('votes.cast', { game, by: 'Ann', family: 'Verdi', individual: 'Bob' }, 'declined')
    await refused('votes.withdraw', { game, id: 'b1' }, 'declined')
    const without = await village(desk, { open: false })
    await ask('options.choose', { game: without, option: 'day', value: 'none' })
    await ask('phases.open', { game: without, kind: 'night', number: 1 })
    expect((await view(without)).none).toContain('has no rules for votes')
    expect((await view(await village(desk))).none).toContain('Votes are cast in: day')
  })
})

describe('votes in posts', () => {
  const page =
    post('Ann', '09:00', 'It is him. [b]Vote: Bob[/b]')
    + post('Kitty', '09:05', 'Vote: Bob')
    + post('Dee', '09:10', '[b]Vote: Bo[/b]')
    + post('Mod Tess', '09:12', 'Carry on.')
    + post('Stranger', '09:15', '[b]Vote: Bob[/b]')

  it('are read where they count, and what does not count says why', async () => {
    const game = await clubGame(desk)
    await ask('games.settings', { game, hosts: ['Mod Tess'] })
    expect(await ask('votes.paste', { game, page })).toMatchObject({
      added: 3,
      known: 0,
      earlier: 0,
      unknownAuthors: ['Stranger'],
      // Whoever has not written yet.
      likely: [{ author: 'Stranger', slots: ['Bob', 'Eli', 'Fay'] }],
    })
    expect(await ask('votes.paste', { game, page: post('Bobb', '09:20', 'Hello.') })).toMatchObject({
      likely: [{ author: 'Bobb', slots: ['Bob'] }],
    })
    const { posts, ballots, totals, silent, deaths } = await view(game)
    expect(posts.map(({ id, by, found }) => [id, by, found.map(({ kind }) => kind)])).toEqual([
      ['p1', 'Ann', ['ballot']],
      ['p2', 'Cat', ['uncounted']],
      ['p3', 'Dee', ['unresolved']],
    ])
    expect(posts[0]).toMatchObject({
      at: '2026-12-01T09:00:00.000Z',
      edited: false,
      found: [{ said: 'votes for Bob' }],
    })
    expect(posts[1]!.found[0]).toMatchObject({ said: expect.stringContaining('not bold'), rule: 'C-VOTE' })
    expect(posts[2]!.found[0]!.near).toEqual(['Bob'])
    expect(ballots).toMatchObject([{ id: 'p1', by: 'Ann', for: 'Bob', post: 'p1', standing: 'counts' }])
    expect(totals).toEqual([{ of: 'Bob', family: false, votes: 1, voters: ['Ann'], decided: deaths[0] }])
    expect(silent).not.toContain('Ann')
    expect((await ask('games.get', { game })).undo).toBe('Pasted 3 posts')
    await ask('log.undo', { game })
    expect((await view(game)).posts).toEqual([])
  })

  it('with a name in doubt are settled once, and whatever is like it is read too', async () => {
    const game = await clubGame(desk)
    await ask('votes.paste', {
      game,
      page:
        post('Ann', '09:00', '[b]Vote: Bo[/b]')
        + post('Cat', '09:05', '[b]Vote: BO[/b]')
        + post('Eli', '09:10', '[b]Vote: Ann or Bob[/b]'),
    })
    const doubts = async () =>
      (await view(game)).posts.flatMap(({ id, found }) =>
        found.flatMap(({ kind, name }) => (kind === 'unresolved' ? [{ post: id, name: name! }] : [])),
      )
    const [first, , third] = await doubts()
    expect(await ask('votes.meant', { game, names: [{ ...first!, slot: 'Bob' }] })).toMatchObject({
      ballots: 2,
      kept: 1,
    })
    expect((await ask('games.get', { game })).seats.find(({ slot }) => slot === 'Bob')?.aliases).toContain('Bo')
    expect((await view(game)).ballots.map(({ by, for: on }) => [by, on])).toEqual([
      ['Ann', 'Bob'],
      ['Cat', 'Bob'],
    ])
    // A name that is clear and what stands behind it is not: the ballot is entered, and nobody gets another name.
    expect(await ask('votes.meant', { game, names: [{ ...third!, slot: 'Ann' }] })).toMatchObject({
      ballots: 1,
      kept: 0,
    })
    expect((await view(game)).ballots.at(-1)).toMatchObject({ by: 'Eli', for: 'Ann', at: '2026-12-01T09:10:00.000Z' })
    await refused('votes.meant', { game, names: [{ ...third!, slot: 'Zed' }] }, 'notFound')
  })

  it('are one where the same was copied from the window and with its code, and the marks count then', async () => {
    const game = await clubGame(desk)
    await ask('votes.paste', { game, page: post('Ann', '09:00', 'So be it. Vote: Bob') })
    expect((await view(game)).ballots).toEqual([])
    expect(await ask('votes.paste', { game, page: post('Ann', '09:00', 'So be it. [b]Vote: Bob[/b]') })).toMatchObject({
      added: 0,
      known: 1,
    })
    const once = await view(game)
    expect(once.posts).toMatchObject([{ by: 'Ann', edited: false, found: [{ kind: 'ballot' }] }])
    expect(once.ballots).toMatchObject([{ by: 'Ann', for: 'Bob', standing: 'counts' }])
    // And the other way round nothing is taken away again.
    await ask('votes.paste', { game, page: post('Ann', '09:00', 'So be it. Vote: Bob') })
    const again = await view(game)
    expect([again.posts, again.ballots]).toEqual([once.posts, once.ballots])
  })

  it('with a word in doubt that means no lynch are settled once, and it is kept for the game', async () => {
    const { game } = await ask('games.create', { name: 'Mill', system: 'rar' })
    await ask('roster.set', {
      game,
      seats: ['Ann', 'Bob', 'Cat', 'Gus'].map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' })),
    })
    await ask('phases.open', { game, kind: 'day', number: 1, opens: '2026-12-01T08:00:00Z' })
    await ask('votes.paste', {
      game,
      page: post('Ann', '09:00', '[b]Vote: Skip[/b]') + post('Bob', '09:05', '[b]Vote: skip![/b]'),
    })
    const now = async () => ask('votes.view', { game, phase: 0 })
    expect((await now()).posts[0]!.found).toMatchObject([{ kind: 'unresolved', name: 'Skip', near: [] }])
    expect(await ask('votes.meant', { game, names: [{ post: 'p1', name: 'Skip' }] })).toMatchObject({ ballots: 2 })
    expect((await now()).ballots.map(({ by, nobody }) => [by, nobody])).toEqual([
      ['Ann', true],
      ['Bob', true],
    ])
    await ask('votes.paste', { game, page: post('Cat', '09:10', '[b]Vote: SKIP[/b]') })
    expect((await now()).ballots.at(-1)).toMatchObject({ by: 'Cat', nobody: true })
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    expect((await now()).ballots).toEqual([])
  })

  it('are two where a thread of the next day counts from 1 in the same minute', async () => {
    const { game } = await ask('games.create', { name: 'Mill', system: 'rar' })
    await ask('roster.set', {
      game,
      seats: ['Ann', 'Bob', 'Cat', 'Gus'].map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' })),
    })
    const numbered = (text: string): string => `From: Ann\nSent: 2026-12-01 09:00 UTC\n#1\n\n${text}\n\n`
    await ask('phases.open', { game, kind: 'day', number: 1, opens: '2026-12-01T08:00:00Z' })
    expect(await ask('votes.paste', { game, page: numbered('[b]Vote: Bob[/b]') })).toMatchObject({ added: 1 })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 2 })
    expect(await ask('votes.paste', { game, page: numbered('[b]Vote: Gus[/b]') })).toMatchObject({ added: 1, known: 0 })
    // The very post of the day before is known.
    expect(await ask('votes.paste', { game, page: numbered('[b]Vote: Bob[/b]') })).toMatchObject({ added: 0, known: 1 })
    expect((await ask('votes.view', { game, phase: 2 })).ballots).toMatchObject([{ by: 'Ann', for: 'Gus' }])
  })

  it('are known again, and an edit is told', async () => {
    const game = await clubGame(desk)
    await ask('votes.paste', { game, page: post('Ann', '09:00', '[b]Vote: Bob[/b]') })
    expect(
      await ask('votes.paste', {
        game,
        page: post('Ann', '09:00', '[b]Vote: Bob[/b]') + post('Cat', '09:30', '[b]Vote: Ann[/b]'),
      }),
    ).toMatchObject({ added: 1, known: 1 })
    expect((await view(game)).ballots).toHaveLength(2)
    const numbered = (text: string): string =>
      `From: Dee\nSubject: Re: Day 1 #7\nSent: 2026-12-01 10:00 UTC\n\n${text}\n\n`
    await ask('votes.paste', { game, page: numbered('[b]Vote: Bob[/b]') })
    expect(await ask('votes.paste', { game, page: numbered('[b]Vote: Ann[/b]') })).toMatchObject({ added: 0, known: 1 })
    expect((await ask('games.get', { game })).undo).toBe('Pasted a post by Dee')
    expect((await view(game)).posts.find(({ id }) => id === 'p3')).toMatchObject({
      number: 7,
      edited: true,
      text: 'Vote: Bob',
      found: [{ kind: 'ballot' }, { kind: 'edited' }],
    })
    await ask('votes.dropPost', { game, id: 'p3' })
    await ask('votes.dropPost', { game, id: 'p2' })
    expect((await view(game)).ballots.map(({ id }) => id)).toEqual(['p1'])
    await refused('votes.dropPost', { game, id: 'p2' }, 'declined')
    await ask('votes.withdraw', { game, id: 'p1' })
    expect((await view(game)).ballots).toEqual([])
    await refused('votes.paste', { game, page: 'no value' }, 'badInput')
    await refused('votes.paste', { game, page: '' }, 'badInput')
  })

  it('come among those by hand in the order received', async () => {
    const game = await clubGame(desk)
    await ask('votes.cast', { game, by: 'Ann', for: 'Cat', at: '2026-12-01T09:30:00Z' })
    await ask('votes.paste', { game, page: post('Ann', '09:00', '[b]Vote: Bob[/b]') })
    expect((await view(game)).ballots.map(({ id, standing }) => [id, standing])).toEqual([
      ['p1', 'replaced'],
      ['b1', 'counts'],
    ])
    await ask('votes.paste', {
      game,
      page: post('Ann', '10:00', '[b]Vote: Dee[/b]') + post('Cat', '10:05', '[b]Vote: Dee[/b]'),
    })
    await ask('votes.cast', { game, by: 'Ann', for: 'Eli' })
    await ask('votes.paste', { game, page: post('Cat', '10:10', '[b]Vote: Eli[/b]') })
    expect((await view(game)).ballots.map(({ id, standing }) => [id, standing])).toEqual([
      ['p1', 'replaced'],
      ['b1', 'replaced'],
      ['p2', 'replaced'],
      ['p3', 'replaced'],
      ['b2', 'counts'],
      ['p4', 'counts'],
    ])
    await ask('votes.dropPost', { game, id: 'p3' })
    expect((await view(game)).ballots.map(({ id, standing }) => [id, standing])).toEqual([
      ['p1', 'replaced'],
      ['b1', 'replaced'],
      ['p2', 'replaced'],
      ['b2', 'counts'],
      ['p4', 'counts'],
    ])
  })

  it('of an earlier day are left out', async () => {
    const game = await clubGame(desk)
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 2 })
    expect(
      await ask('votes.paste', {
        game,
        page: post('Ann', '09:00', '[b]Vote: Bob[/b]') + post('Cat', '09:30', 'x').replace('12-01', '12-02'),
      }),
    ).toMatchObject({ added: 1, earlier: 1 })
  })
})

describe('a vote that is locked', () => {
  it('stays as it was counted, with its trees, over a restart and an export', async () => {
    const own = await newDesk()
    const game = await clubGame(own)
    await own.ask('votes.paste', { game, page: post('Ann', '09:00', '[b]Vote: Bob[/b]') })
    await own.ask('votes.cast', { game, by: 'Cat', for: 'Bob' })
    const before = await own.ask('votes.view', { game, phase: 0 })
    await own.ask('phases.lock', { game })
    const { text } = await own.ask('games.export', { game })
    await own.desk.close()
    const again = await deskAt(own.file)
    const { game: copy } = await again.ask('games.import', { text })
    for (const id of [game, copy]) {
      const { revision: _, ...after } = await again.ask('votes.view', { game: id, phase: 0 })
      expect(after).toEqual({ ...before, revision: undefined, locked: true, phase: 0 })
      for (const of of ['step:votes', 'step:most', 'proposal'])
        expect((await again.ask('night.tree', { game: id, phase: 0, of })).lines.length, of).toBeGreaterThan(0)
      expect(await again.ask('games.get', { game: id })).toMatchObject({
        proposal: { winners: ['town'], rule: 'C-LIST' },
        phases: [{ deaths: ['Bob'], wants: { votes: 0, posts: 2 } }],
      })
      const { rows } = await again.ask('night.view', { game: id, phase: 0 })
      expect(rows.map(({ id: row, said }) => [row, plainOf(said)])).toContainEqual([
        'proposal',
        'The game is over. Winner: Town',
      ])
    }
  })
})
