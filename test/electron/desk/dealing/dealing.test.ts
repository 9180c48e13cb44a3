/** A set-up before the first phase: what can come out, what it deals, and what it lets each player know. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { proofIn } from '../../../../engine/game/deal-proof.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus']
const text = `
players: 7
rest: {town: Vanilla Townie}
roles: [2 Mafia Goon, {one: [Town Cop, Town Doctor, Town Tracker]}]
mark:
  - {name: lover, take: 2, among: town, told: names}
  - {name: sanity, one: [sane, insane], on: Town Cop, told: no}
tell: {mafia: {knows: mafia names and roles}}
talk: [{who: mafia, when: night}]
play: {start: day}
`
const newGame = async (): Promise<string> => (await ask('games.create', { name: 'Drawn', system: 'rar' })).game

describe('a set-up', () => {
  it('tells every list that can come out, with its exact chance, and what there is to do besides', async () => {
    const read = await ask('dealing.read', { system: 'rar', text })
    expect(read.problems).toEqual([])
    expect(read.outcomes).toMatchObject({ players: 7, count: 3 })
    expect(read.outcomes!.lists.map(({ ways, of }) => `${ways}/${of}`)).toEqual(['1/3', '1/3', '1/3'])
    expect(read.talks).toEqual([{ who: 'mafia', when: 'night' }])
    expect(read.play).toEqual([{ rule: 'start', value: 'day' }])
  })

  it('names line, value and the nearest role, and is not dealt', async () => {
    const wrong = text.replace('Town Doctor', 'Town Dcotro')
    const [problem] = (await ask('dealing.read', { system: 'rar', text: wrong })).problems
    expect(problem).toMatchObject({ line: 4, message: '"Town Dcotro" is not a role in this system' })
    expect(problem!.remedy).toContain('Doctor')
    const game = await newGame()
    expect((await refused('dealing.draw', { game, text: wrong, names }, 'declined')).message).toContain('is not a role')
    expect((await ask('games.get', { game })).seats).toEqual([])
  })

  it('is not dealt to more or fewer than it is for', async () => {
    const game = await newGame()
    expect((await refused('dealing.draw', { game, text, names: names.slice(1) }, 'declined')).message).toBe(
      'This setup is for 7 players, but 6 have signed up.',
    )
  })

  it('seats who signed up, gives each a role of the list, and proves it with the set-up', async () => {
    const game = await newGame()
    await ask('dealing.draw', { game, text, names })
    const { seats } = await ask('games.get', { game })
    expect(seats.map(({ name }) => name)).toEqual(names)
    expect(seats.filter(({ role }) => role === 'goon')).toHaveLength(2)
    const { dealt } = await ask('setup.view', { game })
    expect(dealt!.digest).toBe(createHash('sha256').update(dealt!.proof).digest('hex'))
    expect(proofIn(dealt!.proof)!.drawn!.text).toBe(text)
    expect(dealt!.proof).toContain('··- {name: lover, take: 2, among: town, told: names}')
    expect(dealt!.drawn!.fell.some(line => line.startsWith('lover: '))).toBe(true)
  })

  it('deals those who sit in the roster where nobody else is named, and again', async () => {
    const game = await newGame()
    await ask('dealing.draw', { game, text, names })
    const seen = new Set<string>()
    for (let times = 0; times < 8; times++) {
      await ask('dealing.draw', { game, text })
      seen.add((await ask('games.get', { game })).seats.map(({ role }) => role).join())
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('has its set-up still when the deal is taken back', async () => {
    const game = await newGame()
    expect((await ask('setup.view', { game })).lastText).toBe(undefined)
    await ask('dealing.draw', { game, text, names })
    await ask('log.undo', { game })
    const view = await ask('setup.view', { game })
    expect([view.dealt, view.lastText]).toEqual([undefined, text])
  })

  it('lets players know what it says and nothing more: messages name back, a hidden sanity is in none', async () => {
    for (let times = 0; times < 6; times++) {
      const game = await newGame()
      await ask('dealing.draw', { game, text, names })
      const { seats } = await ask('games.get', { game })
      const { dealt } = await ask('setup.view', { game })
      const { messages } = await ask('setup.messages', { game })
      const lovers = /^lover: (\w+), (\w+)$/m.exec(dealt!.drawn!.fell.join('\n'))!.slice(1)
      const goons = seats.filter(({ role }) => role === 'goon').map(({ name }) => name)
      for (const { name, text: told } of messages) {
        const partners = [...(goons.includes(name) ? goons : []), ...(lovers.includes(name) ? lovers : [])].filter(
          other => other !== name,
        )
        const named = names.filter(other => other !== name && new RegExp(`\\b${other}\\b`).test(told))
        expect(named.sort()).toEqual([...new Set(partners)].sort())
        expect(told).not.toMatch(/sane|sanity/i)
      }
      const cop = seats.find(({ role }) => role === 'cop')
      if (cop)
        expect(dealt!.drawn!.fell.join('\n')).toMatch(new RegExp(`^sanity (sane|insane): ${cop.name} \\(nobody`, 'm'))
    }
  })

  it('tells another role where it says so', async () => {
    const game = await newGame()
    const hidden = 'players: 2\nroles: [Town Cop, Mafia Goon]\ntell: {Town Cop: {as: Vanilla Townie}}'
    await ask('dealing.draw', { game, text: hidden, names: ['Ann', 'Bob'] })
    const { seats } = await ask('games.get', { game })
    const cop = seats.find(({ role }) => role === 'cop')!
    const { messages } = await ask('setup.messages', { game })
    const told = messages.find(({ slot }) => slot === cop.slot)!.text
    expect(told).toContain('Vanilla Townie')
    expect(told).not.toMatch(/Cop|Investigate/)
  })
})

describe('who signed up', () => {
  it('is read a line for each, those who wait apart', async () =>
    expect(await ask('dealing.signed', { text: '1. Ann\n2. Bob /in\nSub: Dee' })).toEqual({
      names: ['Ann', 'Bob'],
      substitutes: ['Dee'],
    }))

  it('is told apart where a roster was to be pasted, and a bare list of roles is a set-up', async () => {
    const roster = (of: string) => ask('roster.read', { system: 'rar', text: of })
    expect(await roster('1. Ann\n2. Bob\nCat /in')).toMatchObject({ seats: [], namesAlone: 3 })
    expect(await roster('Ann: cop\nBob: goon')).not.toHaveProperty('namesAlone')
    const { posted, problems } = await ask('dealing.read', { system: 'rar', text: '2 Mafia Goon\nTown Cop' })
    expect(problems).toEqual([])
    expect(posted).toMatchObject({ players: 3 })
    expect((await ask('dealing.read', { system: 'rar', text: posted!.text })).problems).toEqual([])
  })
})
