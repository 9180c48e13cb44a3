/** Roles that a host makes: tried, kept, played, shared, and found again in the workspace. */
import { describe, expect, it } from 'vitest'
import type { RoleDraft } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()

const lazy: RoleDraft = {
  name: 'Lazy Gunsmith',
  base: 'gunsmith',
  faction: 'town',
  abilities: [{ ability: 'checkGun', modifiers: ['late'] }],
  modifiers: ['lazy'],
}
const even: RoleDraft = {
  name: 'Field Doctor',
  faction: 'town',
  abilities: [{ ability: 'protect', modifiers: ['evenNight', 'perNight(2)'] }],
  modifiers: [],
}
const newGame = async (name: string): Promise<string> => (await ask('games.create', { name, system: 'rar' })).game

describe('a role of one’s own', () => {
  it('is tried before it is kept: its message, and what small nights come to', async () => {
    const game = await newGame('Tried')
    const { message, nights, wrong } = await ask('ownRoles.try', { game, draft: lazy })
    expect(wrong).toBeUndefined()
    expect(message).toMatch(/You are a Town Lazy Gunsmith/)
    expect(message).toMatch(/whether they have a gun/)
    expect(message).toMatch(/a night later/)
    const said = Object.fromEntries(nights.map(({ what, ...more }) => [what.replace(/^.*?(,|$)/, '').trim(), more]))
    expect(said['aimed at a mafioso']!.told).toEqual([
      'They are told nothing.',
      expect.stringMatching(/^Told after night 2: .*Mafioso/),
    ])
    expect(said['while a blocker stops them']!.says[0]).toMatch(/Blocker/)
    expect(said['when only one player is left who is not town']).toBeDefined()
    expect(said['while somebody kills them']!.says).toContain('Lazy Gunsmith dies.')
  })

  it('plays its nights when it may act, and says why not on the others', async () => {
    const game = await newGame('Even')
    const { message, nights } = await ask('ownRoles.try', { game, draft: even })
    expect(message).toMatch(/On even nights you may target one player[^]*twice in the same night/)
    expect(nights.find(({ what }) => /twice in one night/.test(what))!.says.at(-1)).toBe('Nobody dies.')
    expect(nights.find(({ what }) => /on night 1/.test(what))!.says[0]).toMatch(/even nights/)
  })

  it('says what is wrong with it', async () => {
    const game = await newGame('Wrong')
    const wrongly = await ask('ownRoles.try', { game, draft: { ...lazy, modifiers: ['lazzy'] } })
    expect(wrongly.wrong).toEqual({ message: 'Unknown modifier "lazzy".', remedy: 'Did you mean "lazy"?' })
    await refused('ownRoles.keep', { game, draft: { ...lazy, name: 'Cop' } }, 'declined')
  })

  it('is kept in the game, read in a roster, played, and found in the log', async () => {
    const game = await newGame('Kept')
    const { id } = await ask('ownRoles.keep', { game, draft: lazy })
    const { roles } = await ask('rules.roles', { system: 'rar', game })
    expect(roles.find(role => role.id === id)).toMatchObject({ name: 'Lazy Gunsmith', faction: 'town' })
    const text = 'Ann: Lazy Gunsmith\nBob: Town Cop\nCy: Mafia Goon\nDee: Vanilla Townie\nEd: Mafia Goon'
    const { seats, problems } = await ask('roster.read', { system: 'rar', text, game })
    expect(problems).toEqual([])
    expect(seats[0]).toMatchObject({ role: id })
    await ask('roster.set', { game, seats })
    const { messages } = await ask('setup.messages', { game })
    expect(messages[0]!.role).toBe('Lazy Gunsmith')
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Ann', does: 'checkGun', to: ['Bob'] })
    expect(JSON.stringify(await ask('log.view', { game }))).toContain('Saved the role Lazy Gunsmith')
    await refused('ownRoles.drop', { game, role: id }, 'declined')
  })

  it('is known where a word is said to mean it, and in set-ups that are kept', async () => {
    const game = await newGame('Known')
    await ask('ownRoles.keep', { game, draft: { ...lazy, name: 'Sleepy Gunsmith' } })
    const text = 'Sleepy Town\nTown Sleepy Gunsmith\n3 VT\nMafia Goon'
    await refused('dealing.save', { system: 'rar', text }, 'badInput')
    expect(await ask('dealing.save', { system: 'rar', game, text })).toMatchObject({ name: 'Sleepy Town' })
    const { setups } = await ask('dealing.saved', { system: 'rar' })
    const kept = setups.find(({ name }) => name === 'Sleepy Town')!
    const again = { file: 'x.yaml', text: kept.text.replace('Sleepy Town', 'Sleepier Town') }
    await refused('dealing.import', again, 'badInput')
    expect((await ask('dealing.import', { ...again, game })).added).toMatchObject([{ name: 'Sleepier Town' }])
    await refused('roster.mean', { system: 'rar', word: 'Zzz', means: 'Sleepy Gunsmith' }, 'declined')
    const { meanings } = await ask('roster.mean', { system: 'rar', game, word: 'Zzz', means: 'Sleepy Gunsmith' })
    expect(meanings).toMatchObject({ zzz: 'Sleepy Gunsmith' })
  })

  it('that shields others is tried with a killer of theirs', async () => {
    const game = await newGame('Shield')
    const shield = { ...lazy, name: 'Wall', base: undefined, modifiers: [] }
    const abilities = [{ ability: 'screen', modifiers: [] }]
    const { nights } = await ask('ownRoles.try', { game, draft: { ...shield, abilities } })
    const night = nights.find(({ what }) => /aimed at somebody who kills/.test(what))!
    expect(night.says.at(-1)).toBe('Wall dies.')
  })

  it('copied from the traitor is one: outside the mafia, and known to it only as there', async () => {
    const game = await newGame('Traitor')
    const { copies } = await ask('ownRoles.view', { game })
    const draft = { ...copies.find(({ id }) => id === 'traitor')!.draft, name: 'Turncoat' }
    const { id } = await ask('ownRoles.keep', { game, draft })
    const text = 'Ann: Turncoat\nBob: Mafia Goon\nCy: Mafia Goon\nDee: Vanilla Townie'
    const { seats } = await ask('roster.read', { system: 'rar', text, game })
    expect(seats[0]).toMatchObject({ role: id })
    await ask('roster.set', { game, seats })
    const { messages } = await ask('setup.messages', { game })
    const [ann, bob] = messages
    expect(ann!.text).not.toMatch(/Bob|Cy/)
    expect(bob!.text).toMatch(/There is a traitor/)
    expect(bob!.text).not.toMatch(/Ann/)
  })

  it('goes to another game as a file, and from the workspace', async () => {
    const game = await newGame('From')
    const { id } = await ask('ownRoles.keep', { game, draft: even })
    const { text, name } = await ask('ownRoles.share', { game, roles: [id] })
    expect(name).toBe('field-doctor.role.json')
    const other = await newGame('Into')
    expect((await ask('ownRoles.import', { game: other, file: name, text })).added).toEqual(['Field Doctor'])
    expect((await ask('ownRoles.view', { game: other })).roles).toMatchObject([{ id, draft: even, holders: [] }])
    const third = await newGame('Taken')
    const { saved } = await ask('ownRoles.view', { game: third })
    const kept = saved.find(one => one.name === 'Field Doctor')!
    expect((await ask('ownRoles.take', { game: third, saved: kept.id })).added).toEqual(['Field Doctor'])
    await ask('ownRoles.forget', { saved: kept.id })
    const { saved: left } = await ask('ownRoles.view', { game: await newGame('Last') })
    expect(left.map(one => one.name)).not.toContain('Field Doctor')
    await refused('ownRoles.import', { game: other, file: 'x', text: text.replace('protect', 'protct') }, 'badInput')
  })

  it('may say in its host’s own words what its player is told', async () => {
    const game = await newGame('Told')
    const { message } = await ask('ownRoles.try', { game, draft: { ...even, told: 'Heal well.\n\nTwice.' } })
    expect(message).toMatch(/Heal well\.\s+Twice\./)
    expect(message).not.toMatch(/On even nights/)
  })

  it('is copied from a role of the rules, with what that has', async () => {
    const { copies } = await ask('ownRoles.view', { game: await newGame('Copies') })
    expect(copies.find(({ id }) => id === 'nurse')!.draft).toEqual({
      name: 'Nurse',
      base: 'nurse',
      faction: 'town',
      abilities: [{ ability: 'protect', modifiers: [] }],
      modifiers: ['oddNight'],
    })
    expect(copies.map(({ id }) => id)).not.toContain('jackOfAllTrades')
  })
})
