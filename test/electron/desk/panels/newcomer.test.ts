/** What somebody who takes over a seat is told: all that the seat was told, in order, and nothing that it was not. */
import { describe, expect, it } from 'vitest'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk({ now: () => new Date('2026-11-21T08:00:00Z') })
const { ask, refused } = desk

/** Two nights in which a cop looks at a goon and at a doctor, a tracker follows one of them, and a third night is open. */
async function twoNights(): Promise<string> {
  const seats = villagers.map(seat => (seat.name === 'Dee' ? { ...seat, role: 'tracker' } : seat))
  const game = await village(desk, { seats })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
  await ask('actions.submit', { game, by: 'Dee', does: 'track', to: ['Bob'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Ann'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 3, closes: '2026-11-24T22:00:00Z' })
  return game
}

const told = (game: string, slot: string, more: { now?: boolean; dialect?: string } = {}) =>
  ask('setup.newcomer', { game, slot, dialect: 'plain', ...more })

describe('the message to a newcomer', () => {
  it('tells the role with its orders, every private result by phase in order, and the deadline', async () => {
    const game = await twoNights()
    await ask('roster.replace', { game, slot: 'Bob', name: 'Zoe' })
    const { name, text, title, since } = await told(game, 'Bob')
    expect(name).toBe('Zoe')
    expect(title).toBe('Village: you are replacing in')
    expect(since).toBeUndefined()
    expect(text).toMatch(
      /Village, Zoe\.\s+You are replacing Bob\.[^]*You are a Town Cop\.[^]*To use it, reply: [^]*Night 1:\s+[^\n]*Eli\. Result: not town[^]*Night 2:\s+[^\n]*Ann\. Result: town[^]*Night 3[^]*24 Nov/,
    )
  })

  it('tells each seat what was told to it, and nobody what was told to another', async () => {
    const game = await twoNights()
    const results = []
    for (const phase of [0, 1])
      for (const { to, text } of (await ask('posts.view', { game, phase, dialect: 'plain' })).posts)
        if (to.kind === 'player') results.push({ to: to.id, text })
    expect(new Set(results.map(({ to }) => to)).size).toBeGreaterThan(1)
    for (const { name: slot } of villagers) {
      const { text } = await told(game, slot)
      for (const one of results) expect(text.includes(one.text), `${slot}: ${one.text}`).toBe(one.to === slot)
    }
    // The partners that a role message names are named again, and by their places of today.
    await ask('roster.replace', { game, slot: 'Fay', name: 'Zed' })
    expect((await told(game, 'Eli')).text).toMatch(/Your partner: Zed \(Roleblocker\)\./)
    expect((await told(game, 'Ann')).text).not.toMatch(/Zed|Eli/)
  })

  it('keeps back what became of a role, says it to the host, and tells it when the host wants that', async () => {
    const game = await village(desk, {
      seats: [{ name: 'Ann', role: 'cultRecruiter' }, ...villagers.slice(1)],
    })
    await ask('actions.submit', { game, by: 'Ann', does: 'recruit', to: ['Gus'] })
    await ask('phases.lock', { game })
    const { factionName } = (await ask('games.get', { game })).seats.find(({ slot }) => slot === 'Gus')!
    const before = await told(game, 'Gus')
    expect(before.text).toContain('You are a Vanilla Townie.')
    expect(before.since).toContain(factionName)
    expect((await told(game, 'Gus', { now: true })).text).toContain(`You are a ${factionName} Vanilla Townie.`)
    // Of somebody of whom nothing changed, both are one.
    expect((await told(game, 'Dee', { now: true })).text).toBe((await told(game, 'Dee')).text)
  })

  it('tells what the host corrected of this seat, and nothing of what he corrected of others', async () => {
    const game = await twoNights()
    await ask('roster.change', { game, slot: 'Dee', role: 'doctor' })
    await ask('roster.change', { game, slot: 'Gus', role: 'goon', faction: 'mafia' })
    const dee = await told(game, 'Dee')
    expect(dee.text).toMatch(/You are a Town Doctor\.[^]*To use it, reply: /)
    expect(dee.since).toBeUndefined()
    expect((await told(game, 'Eli')).text).not.toContain('Gus')
  })

  it('has the words of the host where he edited what was told, and says what was not marked as sent', async () => {
    const game = await twoNights()
    await ask('posts.edit', { game, phase: 0, post: 'player:Bob', text: 'Eli wears [b]black[/b].' })
    expect((await told(game, 'Bob')).unsent).toEqual(['Night 1', 'Night 2'])
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true })
    const { text, unsent, paragraphs } = await told(game, 'Bob')
    expect(unsent).toEqual(['Night 2'])
    expect(text).toMatch(/Night 1:\s+Eli wears \[b\]black\[\/b\]\.\s+Night 2:/)
    expect(text).not.toContain('Eli: not town')
    expect(JSON.stringify(paragraphs)).toContain('Eli wears [b]black[/b].')
  })

  it('is written in every dialect, and in the language of the game', async () => {
    const game = await twoNights()
    const { dialects } = await ask('workspace.info', {})
    for (const { id } of dialects) {
      const { text, dialect } = await told(game, 'Bob', { dialect: id })
      expect(dialect).toBe(id)
      expect(text, id).toMatch(/Night 1[^]*not town[^]*Night 2[^]*town/)
    }
    expect((await ask('setup.newcomer', { game, slot: 'Bob' })).text).toContain('[b]')
    const { game: russian } = await ask('games.create', { name: 'Ночь', system: 'russian' })
    const { roles } = await ask('rules.roles', { system: 'russian' })
    await ask('roster.set', { game: russian, seats: ['Ann', 'Bob'].map(name => ({ name, role: roles[0]!.id })) })
    await ask('roster.replace', { game: russian, slot: 'Ann', name: 'Вера' })
    const { text, language, title } = await told(russian, 'Ann')
    expect(language).toBe('ru')
    expect(title).toBe('Ночь: место, которое вы занимаете')
    expect(text).toMatch(/^Игра «Ночь»[^]*Вы заменяете игрока Ann\.[^]*Личных сообщений[^]*еще не было\./)
  })

  it('says what the seat sent in by phase, last word and vote, and nothing that another sent in', async () => {
    const game = await twoNights()
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Cat'] })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Dee'] })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Fay'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 3 })
    await ask('votes.cast', { game, by: 'Bob', for: 'Ann' })
    await ask('votes.cast', { game, by: 'Bob', for: 'Gus' })
    await ask('votes.cast', { game, by: 'Cat', for: 'Eli' })
    await ask('roster.replace', { game, slot: 'Bob', name: 'Zoe' })
    await ask('roster.replace', { game, slot: 'Dee', name: 'Yan' })
    const sent = (await told(game, 'Bob')).text.split('Actions and votes so far')[1]!
    expect(sent).toMatch(
      /Night 1: investigated Eli\.\s+Night 2: investigated Ann\.\s+Night 3: investigated Yan\.\s+Day 3: voted Gus\./,
    )
    expect(sent).not.toMatch(/Cat|Dee|Fay|shot|shoot/)
    const gus = (await told(game, 'Gus')).text
    expect(gus).toContain('None yet.')
    expect(gus).not.toMatch(/Bob|Zoe|Eli|Cat/)
  })

  it('says both votes of a seat that has two', async () => {
    const seats = villagers.map(seat =>
      seat.name === 'Gus' ? { ...seat, modifiers: [{ modifier: 'doublevoter' }] } : seat,
    )
    const game = await village(desk, { seats, open: false })
    await ask('options.choose', { game, option: 'double', value: 'twoTargets' })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    for (const on of ['Ann', 'Eli', 'Cat']) await ask('votes.cast', { game, by: 'Gus', for: on })
    expect((await told(game, 'Gus')).text).toContain('Day 1: voted Eli; voted Cat.')
  })

  it('names the group with its members of today and its topic to those in it alone', async () => {
    const game = await twoNights()
    await ask('roster.replace', { game, slot: 'Fay', name: 'Zed' })
    const link = 'https://forum.example/topics/77'
    await ask('games.settings', { game, topics: { mafia: link, cult: '' } })
    expect((await ask('games.get', { game })).settings.topics).toEqual({ mafia: link })
    const eli = (await told(game, 'Eli')).text
    expect(eli).toMatch(
      /Your team\s+Mafia: Zed \(formerly Fay\)\. Private topic: https:\/\/forum\.example\/topics\/77\s/,
    )
    for (const slot of ['Ann', 'Bob', 'Cat', 'Dee', 'Gus'])
      expect((await told(game, slot)).text, slot).not.toMatch(/Your team|topics\/77|Zed/)
    await ask('roster.remove', { game, slot: 'Fay', reason: 'gone' })
    await ask('phases.lock', { game })
    expect((await told(game, 'Eli')).text).toContain('Mafia: Zed (formerly Fay; out of the game).')
  })

  it('keeps the group of somebody recruited back until the host tells the role as it is', async () => {
    const game = await village(desk, { seats: [{ name: 'Ann', role: 'cultRecruiter' }, ...villagers.slice(1)] })
    await ask('actions.submit', { game, by: 'Ann', does: 'recruit', to: ['Gus'] })
    await ask('phases.lock', { game })
    const link = 'https://forum.example/topics/99'
    await ask('games.settings', { game, topics: { cult: link } })
    expect((await told(game, 'Gus')).text).not.toContain(link)
    expect((await told(game, 'Gus', { now: true })).text).toContain(link)
  })

  it('says what somebody who was told another role sent in by the name that he knows', async () => {
    const { game } = await ask('games.create', { name: 'Twist', system: 'rar' })
    const text = 'players: 2\nroles: [Town CPR Doctor, Mafia Goon]\ntell: {Town CPR Doctor: {as: Doctor}}'
    await ask('dealing.draw', { game, text, names: ['Ann', 'Bob'] })
    const { seats } = await ask('games.get', { game })
    const [doctor, goon] = ['cprDoctor', 'goon'].map(role => seats.find(seat => seat.role === role)!.slot)
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: doctor!, does: 'protect', to: [goon!] })
    const message = (await told(game, doctor!)).text
    expect(message).toMatch(new RegExp(`Night 1: [^\n]*rotect[^\n]*: ${goon}\\.`))
    expect(message).not.toMatch(/cpr|resus/i)
  })

  it('goes to players alone', async () => {
    const game = await village(desk)
    const { remedy } = await refused('setup.newcomer', { game, slot: 'Bobb' }, 'notFound')
    expect(remedy).toContain('Bob')
    await refused('setup.newcomer', { game, slot: 'Bob', dialect: 'morse' }, 'notFound')
  })
})
