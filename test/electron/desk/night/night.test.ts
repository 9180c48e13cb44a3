/** A night while it is open: what was sent in, what comes of it and why, what the host rules, and what if. */
import { describe, expect, it } from 'vitest'
import type { NightView } from '../../../../electron/desk/contract.ts'
import { plainOf, type Span } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const send = async (game: string, by: string, does: string, ...to: string[]): Promise<string> =>
  (await ask('actions.submit', { game, by, does, to })).id
const night = (game: string, without?: string[]): Promise<NightView> =>
  ask('night.view', { game, phase: 0, ...(without && { without }) })
const said = (spans: Span[]): string => plainOf(spans)
const rowsOf = ({ rows }: NightView, section: NightView['rows'][number]['section']): string[] =>
  rows.filter(row => row.section === section).map(row => said(row.said))

/** Eli's kill of Ann stands against Fay's block of Cat, who shoots Eli. */
async function shootout(): Promise<string> {
  const game = await village(desk)
  await send(game, 'Eli', 'factionKill', 'Ann')
  await send(game, 'Cat', 'shoot', 'Eli')
  await send(game, 'Fay', 'block', 'Cat')
  await send(game, 'Bob', 'investigate', 'Fay')
  return game
}

describe('a night', () => {
  it('says what can be sent in, while nothing was', async () => {
    const game = await village(desk)
    expect(await night(game)).toMatchObject({ locked: false, empty: { example: expect.stringMatching(/\S/) } })
  })

  it('says what happens, what nearly did and what was tried, each with its reason', async () => {
    const game = await shootout()
    const view = await night(game)
    expect(view.empty).toBeUndefined()
    expect(rowsOf(view, 'happens')[0]).toBe('Ann dies')
    expect(rowsOf(view, 'happens')[1]).toContain('Fay')
    // What did not come off is told as tried, and what did not happen as what would have.
    expect(rowsOf(view, 'nearly')).toEqual(['Eli would have died'])
    expect(rowsOf(view, 'tried').slice(0, 2)).toEqual([
      'Eli carried out the faction kill on Ann',
      'Cat tried to shoot Eli',
    ])
    expect(
      view.rows
        .filter(({ section }) => section === 'tried')
        .map(({ action, verdict, mark }) => [action, verdict, mark]),
    ).toEqual([
      ['a1', 'succeeded', 'yes'],
      ['a2', 'failed', 'no'],
      ['a3', 'succeeded', 'yes'],
      ['a4', 'succeeded', 'yes'],
    ])
    expect(new Set(view.rows.map(({ id }) => id)).size).toBe(view.rows.length)
    for (const { why, hasTree } of view.rows) expect([said(why) !== '', hasTree]).toEqual([true, true])
  })

  it('gives the tree of every row, as a list to look at and as an outline for each forum', async () => {
    const game = await shootout()
    const { dialects } = await ask('workspace.info', {})
    for (const { id } of (await night(game)).rows) {
      const tree = await ask('night.tree', { game, phase: 0, of: id })
      expect(tree.of).toBe(id)
      expect(said(tree.title)).toMatch(/\S/)
      expect(tree.lines.length).toBeGreaterThan(0)
      for (const { id: dialect } of dialects)
        expect((await ask('night.outline', { game, phase: 0, of: id, dialect })).text).toMatch(/\S/)
    }
    await refused('night.tree', { game, phase: 0, of: 'claim:{}' }, 'notFound')
    expect(
      (await refused('night.outline', { game, phase: 0, of: 'action:a1', dialect: 'xenfora' }, 'notFound')).remedy,
    ).toContain('xenforo')
  })

  it('says on which actions each result turns, and what turns without each action', async () => {
    const game = await shootout()
    const view = await night(game)
    const { of, without, tooMany } = await ask('night.pivots', { game, phase: 0 })
    expect(tooMany).toBe(false)
    const dies = view.rows.find(row => said(row.said) === 'Ann dies')!
    expect(of[dies.id]!.map(({ action }) => action)).toEqual(['a1'])
    expect([said(without.a1!.use), ...without.a1!.then.map(said)]).toEqual([
      "Eli's faction kill",
      'Ann would have lived',
    ])
    expect([said(without.a3!.use), ...without.a3!.then.map(said)]).toEqual(["Fay's block", 'Eli would have died'])
  })

  it('says what would have made a result otherwise', async () => {
    const game = await shootout()
    const view = await night(game)
    const dies = view.rows.find(row => said(row.said) === 'Ann dies')!
    const { said: why } = await ask('night.whyNot', { game, phase: 0, of: dies.id })
    expect(said(why)).toMatch(/^Ann would have (died|lived) had .+\.$/)
    expect(said((await ask('night.whyNot', { game, phase: 0, of: 'action:a1' })).said)).toMatch(
      / would have (worked|failed) had /,
    )
    await refused('night.whyNot', { game, phase: 0, of: 'claim:{}' }, 'notFound')
  })

  it('says how one thing bore on another, whichever way round they are chosen', async () => {
    const game = await shootout()
    const dies = (await night(game)).rows.find(row => said(row.said) === 'Ann dies')!.id
    const bearing = (of: string, reached: string) => ask('night.bearing', { game, phase: 0, of, reached })
    const stopped = await bearing('action:a3', 'action:a2')
    expect(said(stopped.said)).toBe(
      "Fay blocked Cat, so Cat's shot failed. Without Fay's block, Cat's shot would have worked.",
    )
    expect(stopped.cards).toEqual(['a3', 'a2'])
    expect(await bearing('action:a2', 'action:a3')).toMatchObject({ said: stopped.said, cards: stopped.cards })
    expect(said((await bearing(dies, 'action:a1')).said)).toMatch(
      /so Ann died\. Without Eli's .+, Ann would have lived\.$/,
    )
    expect(said((await bearing('action:a3', dies)).said)).toBe(
      "Fay blocked Cat, so Cat's shot failed. Nothing that came of Fay's block reached it.",
    )
    expect(said((await bearing('action:a4', dies)).said)).toMatch(
      /Nothing that came of Bob's investigation reached it\.$/,
    )
    expect(said((await bearing(dies, dies)).said)).toBe('That is the same thing. Choose another.')
    await refused('night.bearing', { game, phase: 0, of: 'claim:{}', reached: dies }, 'notFound')
    await refused('night.bearing', { game, phase: 0, of: dies, reached: 'draw:nothing' }, 'notFound')
  })

  it('is seen without some of its actions, and what that changes, and is as it was afterwards', async () => {
    const game = await shootout()
    const before = await night(game)
    const without = await night(game, ['a3'])
    expect(rowsOf(without, 'happens').filter(line => line.includes('dies'))).toEqual(['Ann dies', 'Eli dies'])
    expect(without).toMatchObject({ without: ['a3'] })
    const { lines } = await ask('night.changes', { game, phase: 0, without: ['a3'] })
    expect(lines.map(({ gone, come }) => [gone && said(gone), come && said(come)])).toContainEqual([
      'Eli lives',
      'Eli dies',
    ])
    expect((await ask('night.changes', { game, phase: 0, without: [] })).lines).toEqual([])
    expect(
      (await ask('night.tree', { game, phase: 0, of: 'action:a2', without: ['a3'] })).lines.length,
    ).toBeGreaterThan(0)
    expect(await night(game)).toEqual(before)
  })

  it('refuses a phase that is not there', async () => {
    const game = await village(desk)
    for (const name of ['night.view', 'night.pivots', 'night.changes', 'inbox.view', 'posts.view'] as const) {
      await refused(name, { game, phase: 1 }, 'notFound')
      await refused(name, { game, phase: -1 }, 'badInput')
    }
  })
})

describe('an action', () => {
  it('is sent in, withdrawn, and shown with why it does not count', async () => {
    const game = await village(desk)
    const first = await send(game, 'Ann', 'protect', 'Bob')
    await send(game, 'Ann', 'protect', 'Cat')
    await send(game, 'Bob', 'protect', 'Ann')
    await send(game, 'Cat', 'shoot', 'Cat')
    expect(
      (await night(game)).rows
        .filter(({ section }) => section === 'void')
        .map(({ action, standing, why, rule }) => [action, standing, said(why) !== '', rule !== undefined]),
    ).toEqual([
      ['a1', 'replaced', true, true],
      ['a3', 'refused', true, true],
      ['a4', 'refused', true, true],
    ])
    await ask('actions.withdraw', { game, id: 'a2' })
    expect((await ask('inbox.view', { game, phase: 0 })).actions.map(({ id, standing }) => [id, standing])).toEqual([
      ['a1', 'counts'],
      ['a2', 'withdrawn'],
      ['a3', 'refused'],
      ['a4', 'refused'],
    ])
    expect(first).toBe('a1')
  })

  it('is declined where it makes no sense: a stranger, an ability or a message that is not there', async () => {
    const game = await village(desk)
    expect(
      (await refused('actions.submit', { game, by: 'Anm', does: 'protect', to: ['Bob'] }, 'notFound')).remedy,
    ).toContain('Ann')
    expect(
      (await refused('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Bbo'] }, 'declined')).remedy,
    ).toContain('Bob')
    expect(
      (await refused('actions.submit', { game, by: 'Ann', does: 'protct', to: ['Bob'] }, 'declined')).remedy,
    ).toContain('protect')
    await refused('actions.submit', { game, by: 'Ann', does: 'constructor', to: ['Bob'] }, 'declined')
    await refused('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Bob'], message: 'm1' }, 'notFound')
    for (const [name, more] of [
      ['actions.withdraw', {}],
      ['actions.admit', { admitted: true }],
      ['actions.override', { holds: true, reason: '' }],
      ['actions.liftOverride', {}],
    ] as const)
      await refused(name, { game, id: 'a9', ...more }, 'declined')
    expect((await ask('inbox.view', { game, phase: 0 })).actions).toEqual([])
  })

  it('counts though it came late once the host admits it, or extends the deadline', async () => {
    const game = await village(desk)
    const { id } = await ask('actions.submit', {
      game,
      by: 'Eli',
      does: 'factionKill',
      to: ['Ann'],
      at: '2026-11-20T22:30:00Z',
    })
    const standing = async () => (await ask('inbox.view', { game, phase: 0 })).actions[0]!.standing
    expect((await night(game)).rows.find(({ section }) => section === 'void')).toMatchObject({
      standing: 'late',
      remedy: expect.stringContaining('extend'),
    })
    await ask('actions.admit', { game, id, admitted: true })
    expect(await standing()).toBe('counts')
    await ask('actions.admit', { game, id, admitted: false })
    expect(await standing()).toBe('late')
    await ask('phases.extend', { game, closes: '2026-11-21T00:00:00+01:00' })
    expect(await standing()).toBe('counts')
    expect(rowsOf(await night(game), 'happens')).toEqual(['Ann dies'])
  })

  it('works or fails as the host rules, until the ruling is lifted', async () => {
    const game = await shootout()
    await ask('actions.override', { game, id: 'a1', holds: false, reason: 'sent to the wrong place' })
    let view = await night(game)
    expect(rowsOf(view, 'happens').filter(line => line.includes('dies'))).toEqual([])
    expect(view.rows.find(({ id }) => id === 'action:a1')).toMatchObject({
      verdict: 'failed',
      ruled: { holds: false, note: 'sent to the wrong place' },
    })
    await ask('actions.override', { game, id: 'a2', holds: true, reason: '' })
    view = await night(game)
    expect(rowsOf(view, 'happens').filter(line => line.includes('dies'))).toEqual(['Eli dies'])
    await ask('actions.liftOverride', { game, id: 'a1' })
    await ask('actions.liftOverride', { game, id: 'a2' })
    expect(rowsOf(await night(game), 'happens').filter(line => line.includes('dies'))).toEqual(['Ann dies'])
  })
})

describe('the options of a game', () => {
  it('are shown with their sentence, chosen, and fixed once a result was made with them', async () => {
    const game = await village(desk)
    const options = async () => (await ask('options.view', { game })).options
    expect((await options()).find(({ id }) => id === 'selfTarget')).toMatchObject({
      value: false,
      default: false,
      values: [false, true],
      rule: expect.any(String),
      says: expect.stringMatching(/\S/),
    })
    await send(game, 'Ann', 'protect', 'Ann')
    expect(rowsOf(await night(game), 'void').length).toBe(1)
    await ask('options.choose', { game, option: 'selfTarget', value: true })
    expect((await options()).find(({ id }) => id === 'selfTarget')!.value).toBe(true)
    expect(rowsOf(await night(game), 'void')).toEqual([])
    expect((await refused('options.choose', { game, option: 'selfTraget', value: true }, 'declined')).remedy).toContain(
      'selfTarget',
    )
    await refused('options.choose', { game, option: 'selfTarget', value: 'yes' }, 'declined')
    await refused('options.choose', { game, option: '__proto__', value: true }, 'declined')
    await ask('phases.lock', { game })
    expect((await options())[0]!.fixed).toMatch(/\S\.$/)
    await refused('options.choose', { game, option: 'selfTarget', value: false }, 'declined')
  })
})

/** A night whose two readings of a rule differ: a driver moves the shot onto the doctor's patient. */
async function readTwoWays(): Promise<string> {
  const game = await village(desk, {
    seats: [
      { name: 'Ann', role: 'vanilla' },
      { name: 'Bob', role: 'vanilla' },
      { name: 'Dee', role: 'busDriver' },
      { name: 'Dora', role: 'doctor' },
      { name: 'Vic', role: 'vigilante' },
    ],
  })
  await send(game, 'Vic', 'shoot', 'Ann')
  await send(game, 'Dora', 'protect', 'Bob')
  await send(game, 'Dee', 'swap', 'Ann', 'Bob')
  return game
}

describe('where the rules leave a night open', () => {
  it('the host is asked, and the answer decides', async () => {
    const game = await readTwoWays()
    const [ruling] = (await night(game)).rulings
    expect(ruling).toMatchObject({
      id: 'ruleFour',
      kind: 'notice',
      answered: false,
      choices: [{ id: 'carried' }, { id: 'literal' }],
    })
    const deaths = async () => rowsOf(await night(game), 'happens')
    expect(await deaths()).toEqual(['Bob dies'])
    await ask('rulings.answer', { game, prompt: 'ruleFour', answer: 'literal' })
    expect(await deaths()).toEqual([])
    expect((await night(game)).rulings[0]).toMatchObject({ chosen: 'literal', answered: true })
  })

  it('a question is refused that nobody asked, and an answer that was not offered', async () => {
    const game = await readTwoWays()
    await refused('rulings.answer', { game, prompt: 'ruleFive', answer: 'literal' }, 'declined')
    expect(
      (await refused('rulings.answer', { game, prompt: 'ruleFour', answer: 'literaly' }, 'declined')).remedy,
    ).toContain('literal')
    expect((await night(game)).rulings[0]!.answered).toBe(false)
    const quiet = await shootout()
    await refused('rulings.answer', { game: quiet, prompt: 'ruleFour', answer: 'literal' }, 'declined')
  })

  it('an answer is changed by taking it back', async () => {
    const game = await readTwoWays()
    await ask('rulings.answer', { game, prompt: 'ruleFour', answer: 'literal' })
    expect(
      (await refused('rulings.answer', { game, prompt: 'ruleFour', answer: 'carried' }, 'declined')).remedy,
    ).toContain('ndo')
    await ask('log.undo', { game })
    await ask('rulings.answer', { game, prompt: 'ruleFour', answer: 'carried' })
    expect(rowsOf(await night(game), 'happens')).toEqual(['Bob dies'])
  })

  it('a draw is shown with its candidates, and fixed by the host', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Ann', role: 'vanilla' },
        { name: 'Bob', role: 'vanilla' },
        { name: 'Cat', role: 'vigilante', modifiers: [{ modifier: 'compulsive' }] },
      ],
    })
    const [draw] = (await night(game)).draws
    expect(draw).toMatchObject({ purpose: 'compelled', candidates: ['Ann', 'Bob'], fixed: false })
    for (const gives of ['Ann', 'Bob']) {
      await ask('draws.fix', { game, for: 'compelled', gives })
      expect((await night(game)).draws[0]).toMatchObject({ result: gives, fixed: true })
      await ask('log.undo', { game })
    }
    await refused('draws.fix', { game, for: 'compeled', gives: 'Ann' }, 'declined')
    await refused('draws.fix', { game, for: 'compelled', gives: 'Cat' }, 'declined')
  })
})
