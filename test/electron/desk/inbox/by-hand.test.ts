/** What the host enters by hand from the question of a message answers that question, in one step. */
import { describe, expect, it } from 'vitest'
import { newDesk, pm, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const messageOf = async (game: string, at = 0) => (await ask('inbox.view', { game, phase: 0 })).messages[at]!
const actionsOf = async (game: string) =>
  (await ask('inbox.view', { game, phase: 0 })).actions.map(({ by, does, to, standing }) => [by, does, ...to, standing])
const wants = async (game: string) => (await ask('games.get', { game })).phases[0]!.wants

describe('an action by hand for the question of a message', () => {
  it('answers it, and nothing of the message is left to do; one undo brings both back', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: pm('Ann', 'protect') })
    expect(await wants(game)).toMatchObject({ messages: 1, doubts: 1 })
    const asked = await messageOf(game)
    await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Cat'], message: 'm1', doubt: 0 })
    expect(await messageOf(game)).toMatchObject({
      state: 'taken',
      actions: ['a1'],
      doubts: [{ answered: 'Ann: protection · Cat' }],
    })
    expect(await actionsOf(game)).toEqual([['Ann', 'protect', 'Cat', 'counts']])
    expect(await wants(game)).toMatchObject({ messages: 0, doubts: 0 })
    await ask('log.undo', { game })
    expect(await messageOf(game)).toEqual(asked)
    expect(await actionsOf(game)).toEqual([])
    expect(await wants(game)).toMatchObject({ messages: 1, doubts: 1 })
  })

  it('answers every question about that ability, for they are one to the host', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: pm('Ann', 'I might protect Bob. Protect Bob or Cat') })
    expect((await messageOf(game)).doubts.map(({ why }) => why)).toEqual(['wavering', 'oneOf'])
    await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Dee'], message: 'm1', doubt: 1 })
    const { doubts, state } = await messageOf(game)
    expect([state, doubts.map(({ answered }) => answered)]).toEqual([
      'taken',
      ['Ann: protection · Dee', 'Ann: protection · Dee'],
    ])
  })

  it('leaves what could not be read to a question of its own', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Vork', role: 'goon' },
        { name: 'Moth', role: 'roleblocker', faction: 'mafia' },
        { name: 'Jelly', role: 'vanilla' },
        { name: 'Farside', role: 'vanilla' },
      ],
    })
    await ask('inbox.paste', { game, page: pm('Vork', 'Vork does the kill on Farside, Moth blocks jelly.') })
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: 0 })
    const { doubts, state } = await messageOf(game)
    expect([state, doubts.map(({ why, answered }) => [why, answered !== undefined])]).toEqual([
      'doubt',
      [
        ['otherActs', true],
        ['unread', false],
      ],
    ])
  })

  it('leaves a question about another ability open', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Bob', role: 'vanilla' },
        { name: 'Fay', role: 'roleblocker', faction: 'mafia' },
        { name: 'Gus', role: 'vanilla' },
      ],
    })
    await ask('inbox.paste', { game, page: pm('Fay', 'Block? Kill?') })
    const { doubts } = await messageOf(game)
    expect(doubts.length).toBeGreaterThan(1)
    const about = doubts.map(({ choices }) => [...new Set(choices.map(({ does }) => does))].join())
    expect(new Set(about).size).toBe(about.length)
    await ask('actions.submit', { game, by: 'Fay', does: about[0]!, to: ['Ann'], message: 'm1', doubt: 0 })
    const [first, second] = (await messageOf(game)).doubts
    expect([first!.answered, second!.answered]).toEqual([expect.stringContaining('Ann'), undefined])
    expect((await messageOf(game)).state).toBe('doubt')
  })

  it('answers nothing where it is entered for no question, and refuses one that is none or is answered', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: pm('Ann', 'protect') })
    const order = { game, by: 'Ann', does: 'protect', to: ['Cat'] }
    await ask('actions.submit', { ...order, message: 'm1' })
    expect((await messageOf(game)).state).toBe('doubt')
    const before = await actionsOf(game)
    await refused('actions.submit', { ...order, message: 'm1', doubt: 7 }, 'notFound')
    await refused('actions.submit', { ...order, doubt: 0 }, 'notFound')
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: null })
    await refused('actions.submit', { ...order, message: 'm1', doubt: 0 }, 'declined')
    expect(await actionsOf(game)).toEqual(before)
  })
})
