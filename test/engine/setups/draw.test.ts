import { describe, expect, it } from 'vitest'
import { bundleSaid, cardKey } from '../../../engine/setups/cards.ts'
import { byKey } from '../../../engine/setups/chance.ts'
import { drawRoles } from '../../../engine/setups/draw.ts'
import { outcomesOf, setupProblems } from '../../../engine/setups/outcomes.ts'
import { factionOf, listsOf, setupOf } from './help.ts'

describe('what can come out of a set-up', () => {
  it('a list is what it says, filled up with the rest', () => {
    expect(listsOf('players: 5\nroles: 2 Mafia Goon, Town Cop\nrest: {town: Vanilla}', 5)).toEqual({
      '2 Mafia Goon, Town Cop, 2 Vanilla': '1/1',
    })
  })

  it('one of several, each entry as likely', () => {
    expect(
      listsOf('players: 1\nroles: {one: [Town Cop, Town Cop, Town Doctor, ""]}\nrest: {town: Vanilla}', 1),
    ).toEqual({
      'Town Cop': '1/2',
      'Town Doctor': '1/4',
      Vanilla: '1/4',
    })
  })

  it('some are taken without being put back, and the others can be kept', () => {
    const text = 'players: 2\nroles: {take: 2, from: "2 Town Cop, Town Doctor", left: centre}'
    expect(listsOf(text, 2)).toEqual({ '2 Town Cop': '1/3', 'Town Cop, Town Doctor': '2/3' })
    const drawn = drawRoles(setupOf(text), { players: 2, factionOf }, byKey('0'.repeat(31) + '7', 'roles'))
    expect([...drawn.cards, ...drawn.left.centre!].map(cardKey).sort()).toEqual(['town cop', 'town cop', 'town doctor'])
  })

  it('a choice inside a bundle, and a bundle inside a choice', () => {
    expect(
      listsOf('players: 2\nroles: {one: [[Town Mayor, {one: [Town Cop, Town Doctor]}], 2 Mafia Goon]}', 2),
    ).toEqual({
      '2 Mafia Goon': '1/2',
      'Town Cop, Town Mayor': '1/4',
      'Town Doctor, Town Mayor': '1/4',
    })
  })

  it('letters fall as often as each die by itself says', () => {
    const table = {
      T: ['Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Mafia Goon'],
      C: ['', 'Town Cop', '2 Town Cop'],
    }
    const text = `players: 6\nrest: {town: Vanilla}\nroles: {roll: [{times: 4, T: 3, C: 2}], beyond: again, table: ${JSON.stringify(table)}}`
    const chances = new Map<string, number>()
    let all = 0
    for (let fall = 0; fall < 5 ** 4; fall++) {
      const faces = [0, 1, 2, 3].map(die => Math.floor(fall / 5 ** die) % 5)
      const cops = faces.filter(face => face >= 3).length
      if (cops > 2) continue
      all++
      const key = ['Mafia Goon', ...(cops ? [`${cops > 1 ? '2 ' : ''}Town Cop`] : []), `${5 - cops} Vanilla`].join(', ')
      chances.set(key, (chances.get(key) ?? 0) + 1)
    }
    const told = Object.entries(listsOf(text, 6)).map(([list, fraction]) => {
      const [ways, of] = fraction.split('/').map(Number)
      return [list, (ways! / of!) * all] as const
    })
    expect(Object.fromEntries(told.map(([list, count]) => [list, Math.round(count)]))).toEqual(
      Object.fromEntries(chances),
    )
  })

  it('beyond the last entry the last one counts, where it says so', () => {
    const text = 'players: 1\nroles: {roll: [{times: 3, C: 1}], beyond: last, table: {C: ["", Town Cop]}}'
    expect(listsOf(text, 1)).toEqual({ 'Town Cop': '1/1' })
  })

  it('rows, columns and diagonals of a matrix', () => {
    const cells = '[[Town Cop, Town Doctor], [Town Mayor, Town Mason]]'
    expect(Object.keys(listsOf(`players: 2\nroles: {lines: ${cells}}`, 2))).toHaveLength(4)
    expect(listsOf(`players: 2\nroles: {lines: ${cells}, diagonals: true}`, 2)).toMatchObject({
      'Town Cop, Town Mason': '1/6',
      'Town Doctor, Town Mayor': '1/6',
    })
  })

  it('a table by players adds from a number on, and takes away again', () => {
    const text =
      'players: 3-5\nrest: {town: Vanilla}\nroles: {by players: {3: Mafia Goon, 4: Town Cop, 5: "-1 Town Cop, Town Doctor"}}'
    expect(listsOf(text, 3)).toEqual({ 'Mafia Goon, 2 Vanilla': '1/1' })
    expect(listsOf(text, 4)).toEqual({ 'Mafia Goon, Town Cop, 2 Vanilla': '1/1' })
    expect(listsOf(text, 5)).toEqual({ 'Mafia Goon, Town Doctor, 3 Vanilla': '1/1' })
  })

  it('what may never come is drawn again: the rest keeps its shares, and what stands beside is not touched', () => {
    const text =
      'players: 3\nroles: [{one: [Town Mayor, Town Mason]}, {never: 2 Town Cop, all: [{one: [Town Cop, Town Doctor]}, {one: [Town Cop, Town Doctor]}]}]'
    expect(listsOf(text, 3)).toEqual({
      'Town Cop, Town Doctor, Town Mayor': '1/3',
      'Town Cop, Town Doctor, Town Mason': '1/3',
      '2 Town Doctor, Town Mayor': '1/6',
      '2 Town Doctor, Town Mason': '1/6',
    })
  })

  it('a role that is used up leaves every later choice', () => {
    const slot = '{one: [Town Mayor, Town Cop]}'
    expect(listsOf(`players: 2\nroles: {limit: {Town Mayor: 1}, all: [${slot}, ${slot}]}`, 2)).toEqual({
      '2 Town Cop': '1/4',
      'Town Cop, Town Mayor': '3/4',
    })
  })

  it('factions are filled up to their sizes', () => {
    const text =
      'players: 6\nsizes: {mafia: 2, town: 4}\nrest: {mafia: Mafia Goon, town: Vanilla}\nroles: [Mafia Godfather, Town Cop]'
    expect(listsOf(text, 6)).toEqual({ 'Mafia Godfather, Mafia Goon, Town Cop, 3 Vanilla': '1/1' })
  })

  it('what somebody chose before the game goes into the dealing', () => {
    const text =
      'players: 4\nrest: {town: Vanilla}\nask: [{who: mafia, what: [a, b], choose: 0-2}]\nroles: [Mafia Goon, {take: 1 + chosen, from: "Town Cop, Town Doctor, Town Mayor"}]'
    expect(Object.keys(listsOf(text, 4, 0))).toHaveLength(3)
    expect(listsOf(text, 4, 2)).toEqual({ 'Mafia Goon, Town Cop, Town Doctor, Town Mayor': '1/1' })
  })

  it('what lies on top goes with its role, or falls on one of them', () => {
    expect(listsOf('players: 1\nroles: Town Cop + gunner', 1)).toEqual({ 'Town Cop + gunner': '1/1' })
    expect(listsOf('players: 2\nroles: "Town Cop, Town Doctor, +gunner"', 2)).toEqual({
      'Town Cop + gunner, Town Doctor': '1/2',
      'Town Cop, Town Doctor + gunner': '1/2',
    })
  })
})

describe('drawing by lot', () => {
  const text = 'players: 3\nroles: {take: 3, from: "2 Town Cop, 2 Town Doctor, Mafia Goon"}'

  it('gives the same for the same key', () => {
    const setup = setupOf(text)
    const once = (): string =>
      bundleSaid(drawRoles(setup, { players: 3, factionOf }, byKey('00112233445566778899aabbccddeeff', 'roles')).cards)
    expect(once()).toBe(once())
  })

  it('gives each list as often as its chance says (chi-square over 6,000 keys)', () => {
    const setup = setupOf(text)
    const { lists } = outcomesOf(setup, { players: 3, factionOf })
    const keyOf = (cards: readonly { role: string; over: readonly string[] }[]): string =>
      cards.map(cardKey).sort().join()
    const counts = new Map<string, number>()
    const rounds = 6000
    for (let round = 0; round < rounds; round++) {
      const key = (BigInt(round) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(32, '0').slice(-32)
      const list = keyOf(drawRoles(setup, { players: 3, factionOf }, byKey(key, 'roles')).cards)
      counts.set(list, (counts.get(list) ?? 0) + 1)
    }
    const chi = lists.reduce((sum, { value, ways, of }) => {
      const expected = (rounds * Number(ways)) / Number(of)
      return sum + ((counts.get(keyOf(value)) ?? 0) - expected) ** 2 / expected
    }, 0)
    console.log(`chi-square of ${rounds} draws: ${chi.toFixed(1)} over ${lists.length} lists`)
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(rounds)
    // Four degrees of freedom or fewer: 18.5 is passed by one run in a thousand, and these keys are always the same.
    expect(chi).toBeLessThan(18.5)
  })
})

describe('a set-up that does not add up', () => {
  const wrong = (text: string): string[] =>
    setupProblems(setupOf(text), 'setup', { factionOf }).map(({ line, message }) => `${line}: ${message.en}`)

  it('names the number of players and the roles that came out', () => {
    expect(wrong('players: 2-3\nroles: {one: [2 Town Cop, 3 Town Cop]}')).toEqual([
      '2: with 2 players, 3 roles can come out: 3 Town Cop',
    ])
    expect(wrong('players: 4\nroles: 3 Town Cop')).toEqual(['2: with 4 players, only 3 roles can come out: 3 Town Cop'])
  })

  it('names what is taken away and not there, and what never lets through', () => {
    expect(wrong('players: 2\nroles: 2 Town Cop, -1 Mafia Goon')[0]).toContain('more is taken away than there is')
    expect(wrong('players: 1\nroles: {all: Town Cop, never: Town Cop}')[0]).toContain('rules out every outcome')
  })

  it('names sizes that are not the players', () => {
    expect(
      wrong('players: 5\nsizes: {mafia: 2, town: 2}\nrest: {mafia: Mafia Goon, town: Vanilla}\nroles: Town Cop'),
    ).toEqual(['4: the sizes add up to 4, but there are 5 players'])
  })
})
