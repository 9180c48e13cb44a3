/** One game each of the systems that walk a list, as a host plays it. */
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../engine/text/span.ts'
import type { CallInput } from '../../../electron/desk/contract.ts'
import { newDesk } from './help.ts'

const desk = await newDesk()
const { ask, refused } = desk

/** A game with a pasted roster, and its first phase open. */
async function begun(system: string, roster: string, options: Record<string, string | boolean> = {}): Promise<string> {
  const { game } = await ask('games.create', { name: system, system })
  for (const [option, value] of Object.entries(options)) await ask('options.choose', { game, option, value })
  const { seats, problems } = await ask('roster.read', { system, text: roster })
  expect(problems).toEqual([])
  await ask('roster.set', { game, seats: seats as CallInput<'roster.set'>['seats'] })
  await next(game)
  return game
}

async function next(game: string): Promise<void> {
  const { kind, number } = await ask('phases.next', { game })
  await ask('phases.open', { game, kind, number })
}

const happens = async (game: string, phase: number): Promise<string[]> =>
  (await ask('night.view', { game, phase })).rows
    .filter(({ section }) => section === 'happens')
    .map(({ said }) => plainOf(said))
const thread = async (game: string, phase: number, post = 'public:public') =>
  (await ask('posts.view', { game, phase, dialect: 'plain' })).posts.find(({ id }) => id === post)?.text ?? ''

describe('gorny', () => {
  it('locks a player with one vote more than a majority, and says who has how many', async () => {
    const game = await begun(
      'gorny',
      'Ann: cop\nBob: doctor\nCat: goon\nDee: hitman\nEli: vanilla\nFay: vanilla\nGus: vanilla',
    )
    expect(await ask('phases.next', { game })).toMatchObject({ kind: 'night', number: 1 })
    for (const by of ['Ann', 'Bob', 'Eli']) await ask('votes.cast', { game, by, for: 'Dee' })
    expect(await ask('votes.view', { game, phase: 0 })).toMatchObject({
      needed: 4,
      lynched: [],
      totals: [{ of: 'Dee', votes: 3 }],
      silent: ['Cat', 'Dee', 'Fay', 'Gus'],
    })
    await ask('votes.paste', {
      game,
      page: 'From: Fay\n\n[b]Vote: Dee[/b]\n\nFrom: Gus\n\nI say [b]Vote: Dee[/b] and [b]V: Cat[/b]\n\nFrom: Cat\n\n[b]Vote: De[/b]',
    })
    const votes = await ask('votes.view', { game, phase: 0 })
    expect(votes).toMatchObject({
      locked_in: 'Dee',
      lynched: ['Dee'],
      totals: [{ of: 'Dee', votes: 5, voters: ['Ann', 'Bob', 'Eli', 'Fay', 'Gus'] }],
    })
    expect(votes.posts.map(({ by, found }) => [by, found.map(({ kind }) => kind)])).toEqual([
      ['Fay', ['ballot']],
      ['Gus', ['ballot', 'uncounted']],
      ['Cat', ['unresolved']],
    ])
    await ask('votes.cast', { game, by: 'Ann', for: 'Cat' })
    expect(
      (await ask('votes.view', { game, phase: 0 })).ballots.filter(({ standing }) => standing === 'void'),
    ).toMatchObject([{ by: 'Ann', for: 'Cat', rule: 'GORNY-V4' }])
    await ask('phases.lock', { game })
    expect(await thread(game, 0, 'public:votes')).toContain('Dee (5)')
    expect(await thread(game, 0)).toContain('Dee was lynched')
    expect((await ask('games.get', { game })).seats.find(({ slot }) => slot === 'Dee')).toMatchObject({
      alive: false,
      died: 'Day 1',
    })
    await next(game)
    await ask('actions.submit', { game, by: 'Ann', does: 'investigate', to: ['Cat'] })
    expect(await happens(game, 1)).toEqual(['Ann gets the result “mafia” on Cat'])
  })

  it('waits for no vote of who has none', async () => {
    const game = await begun('gorny', 'Ann: treestump\nBob: hitman\nCat: vanilla\nDee: vanilla')
    expect((await ask('votes.view', { game, phase: 0 })).silent).toEqual(['Bob', 'Cat', 'Dee'])
    expect((await ask('games.get', { game })).phases[0]!.wants.votes).toBe(3)
    await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
    expect((await ask('votes.view', { game, phase: 0 })).ballots).toMatchObject([
      { standing: 'void', rule: 'GORNY-N8' },
    ])
  })

  it('takes records and shows its books', async () => {
    const game = await begun('gorny', 'Ann: vanilla\nBob: hitman')
    await ask('records.add', { game, form: 'names', values: { mafia: 'The Rosebuds' } })
    const { forms } = await ask('records.view', { game })
    expect(forms.map(({ id }) => id)).toEqual(['infraction', 'names'])
    expect((await ask('panels.view', { game, phase: 0 })).panels.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['conduct', 'secrets']),
    )
    await ask('options.choose', { game, option: 'dayHours', value: 72 })
    await refused('options.choose', { game, option: 'dayHours', value: 1000 }, 'declined')
  })
})

describe('rar', () => {
  it('shows the books of lent days, and has something to record, only where a game takes such days', async () => {
    const roster = 'Ann: vanilla\nBob: hitman'
    const booksOf = async (game: string) => ({
      system: (await ask('games.get', { game })).system,
      panels: (await ask('panels.view', { game, phase: 0 })).panels.map(({ id }) => id),
      forms: (await ask('records.view', { game })).forms.map(({ id }) => id),
    })
    const none = await begun('rar', roster)
    expect(await booksOf(none)).toMatchObject({ system: { panels: false, records: false }, panels: [], forms: [] })
    await refused('records.add', { game: none, form: 'names', values: { mafia: 'The Rosebuds' } }, 'declined')
    const lent = await begun('rar', roster, { day: 'lock' })
    expect(await booksOf(lent)).toMatchObject({
      system: { panels: true, records: true },
      panels: ['conduct', 'secrets'],
      forms: ['infraction', 'names'],
    })
    await ask('records.add', { game: lent, form: 'names', values: { mafia: 'The Rosebuds' } })
  })
})

describe('mafia1923', () => {
  const roster = ['Ann: Boss', 'Bob: Doctor', 'Fay: Townsperson', 'Gus: Townsperson', 'Hal: Townsperson']
    .map(line => `${line}, family: Rossi`)
    .concat(
      ['Cat: Sheriff', 'Dee: Drunkard', 'Eli: Mafia Member', 'Ida: Townsperson', 'Jon: Townsperson'].map(
        line => `${line}, family: Verdi`,
      ),
    )
    .join('\n')

  it('counts families and players, and sends families to court', async () => {
    const game = await begun('mafia1923', roster)
    expect((await ask('games.get', { game })).system).toMatchObject({
      families: ['Rossi', 'Verdi'],
      votesIn: ['day'],
      panels: true,
    })
    expect((await ask('setup.view', { game })).breaks.map(({ rule }) => rule)).toContain('1923-E1')
    await ask('phases.lock', { game })
    await next(game)
    for (const by of ['Ann', 'Bob', 'Fay']) await ask('votes.cast', { game, by, family: 'Verdi', individual: 'Gus' })
    for (const by of ['Cat', 'Eli', 'Dee', 'Ida'])
      await ask('votes.cast', { game, by, family: 'Rossi', individual: 'Jon' })
    await refused('votes.cast', { game, by: 'Cat', for: 'Ann' }, 'declined')
    await refused('votes.cast', { game, by: 'Cat', family: 'Bianchi' }, 'notFound')
    await ask('votes.cast', { game, by: 'Hal', family: 'Rossi', individual: 'Gus', channel: 'elsewhere' })
    await refused(
      'votes.cast',
      { game, by: 'Hal', family: 'Rossi', individual: 'Gus', channel: 'a letter' },
      'declined',
    )
    const votes = await ask('votes.view', { game, phase: 1 })
    expect(votes.form).toEqual({
      kind: 'family',
      families: ['Rossi', 'Verdi'],
      rule: '1923-V1',
      channels: ['site', 'elsewhere'],
    })
    expect(votes.totals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ of: 'Rossi', family: true, votes: 4 }),
        expect.objectContaining({ of: 'Gus', family: false, votes: 3, voters: ['Ann', 'Bob', 'Fay'] }),
      ]),
    )
    expect(votes.ballots.find(({ by }) => by === 'Hal')).toMatchObject({ standing: 'void', rule: '1923-A4' })
    expect(votes.steps.length).toBeGreaterThan(3)
    for (const { id } of votes.steps)
      expect((await ask('night.tree', { game, phase: 1, of: id })).lines.length, id).toBeGreaterThan(0)
    expect(votes.lynched).toContain('Gus')
    await ask('phases.lock', { game })
    expect(await thread(game, 1)).toContain('Gus')
    expect((await ask('games.get', { game })).seats.filter(({ alive }) => !alive).map(({ slot }) => slot)).toContain(
      'Gus',
    )
  })

  it('takes families and lists as targets', async () => {
    const game = await begun('mafia1923', roster)
    await ask('actions.submit', { game, by: 'Dee', does: 'rampage', to: ['Rossi'] })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    expect(
      (await ask('inbox.view', { game, phase: 0 })).actions.map(({ said, standing }) => [plainOf(said), standing]),
    ).toEqual([
      ['Dee rampaged through the Rossi family', 'counts'],
      ['Eli sent the Mafia after Ann', 'counts'],
    ])
    expect(await happens(game, 0)).toContain('Ann dies')
    await ask('phases.lock', { game })
    expect(
      (await ask('panels.view', { game })).panels.find(({ id }) => id === 'families' || /famil/i.test(id))?.rows.length,
    ).toBe(2)
  })
})

describe('conan', () => {
  const roster =
    'Ann: Conan Edogawa\nBob: Gin\nCat: Vodka\nDee: Civilian, will: it was Bob\nEli: Kogorou Mouri\nFay: Heiji Hattori\nGus: Civilian'

  it('goes from preparation to night to day, with wills, orders and votes', async () => {
    const game = await begun('conan', roster, { 'phase.prep': true })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ name: 'Prep 1', wants: { votes: 0 } })
    await ask('phases.lock', { game })
    expect(await ask('phases.next', { game })).toEqual({
      kind: 'night',
      number: 1,
      all: [
        { kind: 'night', number: 1 },
        { kind: 'day', number: 1 },
      ],
    })
    await next(game)
    expect(
      (await ask('inbox.view', { game, phase: 1 })).missing.map(({ name }) => name),
      'nobody is waited for because of a will or a gadget',
    ).toEqual(['Ann', 'Bob', 'Cat', 'Fay'])
    await ask('actions.submit', { game, by: 'Bob', does: 'order', to: ['Cat', 'Dee'] })
    expect((await ask('inbox.view', { game, phase: 1 })).actions.map(({ said }) => plainOf(said))).toEqual([
      'Bob ordered Cat to kill Dee',
    ])
    expect(await happens(game, 1)).toEqual(expect.arrayContaining(['Dee dies', 'Dee’s will is published']))
    await ask('phases.lock', { game })
    expect(await thread(game, 1)).toContain('it was Bob')
    await next(game)
    await ask('votes.paste', { game, page: 'From: Ann\n\nHim. [b]Vote: Bob[/b]\n\nFrom: Eli\n\n[b]Vote: Bob[/b]' })
    await ask('votes.cast', { game, by: 'Bob', for: 'Ann' })
    expect(await ask('votes.view', { game, phase: 2 })).toMatchObject({
      lynched: ['Bob'],
      totals: [
        { of: 'Bob', votes: 2, voters: ['Ann', 'Eli'] },
        { of: 'Ann', votes: 1 },
      ],
      silent: ['Cat', 'Fay', 'Gus'],
    })
    await ask('phases.lock', { game })
    expect(await thread(game, 2, 'public:votes')).toContain('Bob: 2 (Ann, Eli)')
    for (const { text, to } of (await ask('posts.view', { game, phase: 2 })).posts)
      if (to.kind === 'public') expect(text).not.toContain('Vodka')
    expect((await ask('panels.view', { game })).panels.length).toBeGreaterThan(3)
  })

  it('shows what an action was sent with', async () => {
    const game = await begun('conan', roster)
    expect(await ask('phases.next', { game })).toMatchObject({ kind: 'day', number: 1 })
    await ask('phases.lock', { game })
    await next(game)
    await ask('actions.submit', { game, by: 'Bob', does: 'aptx', to: ['Ann'], with: { role: 'conan' } })
    expect(
      (await ask('inbox.view', { game, phase: 1 })).actions.map(({ said, standing }) => [plainOf(said), standing]),
    ).toEqual([['Bob poisoned Ann (role: Conan Edogawa)', 'counts']])
  })
})

describe('russian', () => {
  it('counts days from the second one, and waits for no evening', async () => {
    const game = await begun('russian', 'Ann: doctor\nMax: judge (mafia)\nBob: commissioner\nCid: priest (mayor)')
    expect(await ask('phases.next', { game })).toMatchObject({
      kind: 'day',
      number: 2,
      all: [
        { kind: 'day', number: 2 },
        { kind: 'evening', number: 2 },
        { kind: 'night', number: 2 },
      ],
    })
    await ask('actions.submit', { game, by: 'Max', does: 'shoot', to: ['Bob'] })
    await ask('actions.submit', { game, by: 'Ann', does: 'heal', to: ['Bob'] })
    expect(await happens(game, 0)).toEqual(['The doctor hits: the heal saves Bob', 'The mafia has shots in reserve'])
    await ask('phases.lock', { game })
    expect(await thread(game, 0)).toMatch(/доктор/i)
    await next(game)
    await ask('phases.lock', { game })
    expect(await ask('phases.next', { game })).toMatchObject({
      kind: 'night',
      number: 2,
      all: [
        { kind: 'day', number: 3 },
        { kind: 'evening', number: 2 },
        { kind: 'night', number: 2 },
      ],
    })
  })
})
