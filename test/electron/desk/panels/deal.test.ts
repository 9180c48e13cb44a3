/** Dealing before the first phase: what it gives, what proves it, and what makes it a deal no longer. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay']
const roles = ['cop', 'doctor', 'vigilante', 'vanilla', 'vanilla', 'goon']

async function seated(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Dealt', system: 'rar' })
  await ask('roster.set', { game, seats: names.map((name, at) => ({ name, role: roles[at]! })) })
  return game
}
const rolesIn = async (game: string): Promise<string[]> =>
  (await ask('games.get', { game })).seats.map(({ role }) => role)

describe('a deal', () => {
  it('leaves the players where they are and gives each one of the roles that were there', async () => {
    const game = await seated()
    await ask('setup.deal', { game })
    expect((await ask('games.get', { game })).seats.map(({ name }) => name)).toEqual(names)
    expect((await rolesIn(game)).sort()).toEqual([...roles].sort())
  })

  it('is another one when it is dealt again, and stands in the log, from where it can be undone', async () => {
    const game = await seated()
    const seen = new Set<string>()
    for (let times = 0; times < 8; times++) {
      await ask('setup.deal', { game })
      seen.add((await rolesIn(game)).join())
    }
    expect(seen.size).toBeGreaterThan(1)
    expect((await ask('log.view', { game })).some(({ says }) => says === 'Dealt 6 roles at random')).toBe(true)
    for (let times = 0; times < 8; times++) await ask('log.undo', { game })
    expect(await rolesIn(game)).toEqual(roles)
    expect(await ask('setup.view', { game })).not.toHaveProperty('dealt')
  })

  it('is proven by a text with every role, of which the digest tells nothing', async () => {
    const game = await seated()
    await ask('setup.deal', { game })
    const { dealt } = await ask('setup.view', { game })
    const { seats } = await ask('games.get', { game })
    expect(dealt!.digest).toBe(createHash('sha256').update(dealt!.proof).digest('hex'))
    for (const { name, roleName } of seats) expect(dealt!.proof).toContain(`${name}: ${roleName}`)
    expect(dealt!.proof).toMatch(/\nKey: [0-9a-f]{32}$/)
  })

  it('stays one when a name in the roster is corrected, and is none when roles change places in it', async () => {
    const game = await seated()
    await ask('setup.deal', { game })
    const { dealt } = await ask('setup.view', { game })
    const lies = (await rolesIn(game)).map((role, at) => ({ name: names[at]!, role }))
    await ask('roster.set', { game, seats: lies.map(seat => (seat.name === 'Cat' ? { ...seat, name: 'Cate' } : seat)) })
    expect((await ask('setup.view', { game })).dealt).toEqual(dealt)
    const cop = lies.findIndex(({ role }) => role === 'cop')
    const other = lies.findIndex(({ role }) => role === 'goon')
    const swapped = lies.map((seat, at) => ({
      ...seat,
      role: lies[at === cop ? other : at === other ? cop : at]!.role,
    }))
    await ask('roster.set', { game, seats: swapped })
    expect((await ask('setup.view', { game })).dealt).toBeUndefined()
  })

  it('is none any longer when a role is given by hand, and stays one when a name is', async () => {
    const game = await seated()
    await ask('setup.deal', { game })
    const { dealt } = await ask('setup.view', { game })
    await ask('roster.change', { game, slot: 'Ann', note: 'late' })
    expect((await ask('setup.view', { game })).dealt).toEqual(dealt)
    await ask('roster.change', { game, slot: 'Ann', role: 'tracker' })
    expect((await ask('setup.view', { game })).dealt).toBeUndefined()
  })

  it('stays proven through the game, whatever becomes of the players', async () => {
    const game = await seated()
    await ask('setup.deal', { game })
    const { dealt } = await ask('setup.view', { game })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
    expect((await ask('setup.view', { game })).dealt).toEqual(dealt)
  })

  it('is refused where nobody sits, and once a phase was opened', async () => {
    const { game } = await ask('games.create', { name: 'Empty', system: 'rar' })
    expect(await refused('setup.deal', { game }, 'declined')).toMatchObject({
      message: expect.stringMatching(/no players/),
    })
    const begun = await seated()
    await ask('phases.open', { game: begun, kind: 'night', number: 1 })
    expect(await refused('setup.deal', { game: begun }, 'declined')).toMatchObject({
      message: expect.stringMatching(/begun/),
    })
  })
})
