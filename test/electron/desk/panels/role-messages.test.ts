/** What each player is told before the game: all of it, in words that the inbox reads, and nothing of anybody else. */
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk, pm, village, villagers } from '../help.ts'

const { ask, desk, refused } = await newDesk()
const told = async (game: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await ask('setup.messages', { game, dialect: 'plain' })).messages.map(({ slot, text }) => [slot, text]),
  )
const named = (role: string, more: object = {}) => ({ name: 'Ann', role, ...more })

describe('a role message', () => {
  it('says where a side talks by rules that name no topics, to those who know each other', async () => {
    const { game } = await ask('games.create', { name: 'Side', system: 'gorny' })
    const { seats } = await ask('roster.read', {
      system: 'gorny',
      text: 'Ann: goon\nBob: hitman\nCat: VT\nDee: cop',
    })
    await ask('roster.set', { game, seats })
    await ask('games.settings', { game, topics: { mafia: 'https://f.example/t/7' } })
    const { Ann, Bob, Cat, Dee } = await told(game)
    for (const text of [Ann, Bob]) expect(text).toContain('Private topic: https://f.example/t/7')
    for (const text of [Cat, Dee]) expect(text).not.toContain('f.example')
  })

  it('names the role, whom its reader knows, and when its reader wins', async () => {
    const game = await village({ ask } as never, { open: false })
    const { Ann, Eli, Fay } = await told(game)
    expect(Ann).toMatch(
      /Village, Ann\.\s+You are a Town Doctor\.\s+Each night you may target one player[^]*reply: Protect: \[name\]\.\s+You win when all threats/,
    )
    expect(Eli).toMatch(/Your partner: Fay \(Roleblocker\)\./)
    expect(Fay).toMatch(/Your partner: Eli \(Mafia Goon\)\./)
  })

  it('tells masons, neighbors, mafia and their traitor whom they know, and where and when they talk', async () => {
    const { game } = await ask('games.create', { name: 'Topics', system: 'rar' })
    const roster =
      'Ann: Town Mason\nBob: Town Mason\nCat: Town Mason\nDee: Town Neighbor\nEli: Mafia Neighbor\n'
      + 'Fay: Mafia Goon\nGus: Mafia Traitor\nHal: Vanilla Townie'
    const { seats } = await ask('roster.read', { system: 'rar', text: roster })
    await ask('roster.set', { game, seats })
    await ask('options.choose', { game, option: 'masonTalk', value: 'always' })
    const { Ann, Dee, Eli, Gus, Hal } = await told(game)
    expect(Ann).toContain('You know that Bob and Cat are town.')
    expect(Ann).toContain('You share a private topic with Bob and Cat and may talk there at any time.')
    expect(Dee).toContain(
      'You share a private topic with Eli and may talk there at night. Being in it says nothing about anybody’s alignment.',
    )
    expect(Ann).not.toContain('says nothing about')
    expect(Gus).toMatch(
      /You do not know who they are, and they do not know who you are\. They may kill you like anybody else\. Once all of them are dead, you have lost\./,
    )
    expect(Dee).not.toMatch(/You know|Your partner|Your side/)
    // Whom "them" means stands right before it.
    expect(Eli).toMatch(
      /Your partner: Fay \(Mafia Goon\)\.\s+You share a private topic with them and may talk there at night\.[^]*There is a traitor in this game who wins with you\./,
    )
    expect(Eli).not.toContain('Gus')
    // The link is typed once, and told to those who are in there: a traitor is not.
    await ask('games.settings', { game, topics: { mafia: 'https://f.example/t/7', masons: 'https://f.example/t/8' } })
    const linked = await told(game)
    expect(linked.Eli).toContain('talk there at night. Private topic: https://f.example/t/7')
    expect(linked.Ann).toContain('talk there at any time. Private topic: https://f.example/t/8')
    for (const slot of ['Dee', 'Gus', 'Hal']) expect(linked[slot], slot).not.toContain('f.example')
    await ask('games.settings', { game, topics: {} })
    for (const alone of [Gus, Hal]) expect(alone).not.toMatch(/private topic|You know|Your partner/)
    await ask('options.choose', { game, option: 'mafiaKnows', value: 'who' })
    await ask('options.choose', { game, option: 'traitorAttacked', value: 'recruited' })
    await ask('options.choose', { game, option: 'traitorAlone', value: 'playsOn' })
    await ask('options.choose', { game, option: 'masonSides', value: 'unsure' })
    const later = await told(game)
    expect(later.Eli).toContain('Your side has a traitor: Gus. They win with you but are not in your private topic.')
    expect(later.Gus).toMatch(
      /You do not know who they are, and they know who you are\. If they try to kill you, they take you in instead and you become a goon\.\s+(?!Once)/,
    )
    expect(later.Ann).toContain('You know that Bob and Cat are not mafia, but not whether they are town.')
  })

  it('speaks of a kill, and not of a shot, to a serial killer, and of nobody as the only one of a role', async () => {
    const { game } = await ask('games.create', { name: 'Killer', system: 'rar' })
    const roster =
      'Ann: Serial Killer\nBob: Mafia Goon\nCat: Town Universal Backup\nDee: Innocent Child\nEd: Vanilla Townie'
    const { seats } = await ask('roster.read', { system: 'rar', text: roster })
    await ask('roster.set', { game, seats })
    const { Ann, Bob, Cat, Ed } = await told(game)
    expect(Ann).toMatch(/You are a Serial Killer\.\s+Each night you may kill one player[^]*reply: Kill: \[name\]\./)
    expect(Ann).not.toMatch(/sho[ot]/)
    for (const text of [Ann, Bob, Cat, Ed]) expect(text).toMatch(/You are an? /)
  })

  it('names to a partner who plays the hydra that is one', async () => {
    const seats = villagers.map(seat => (seat.name === 'Fay' ? { ...seat, heads: ['Kim', 'Lou'] } : seat))
    const { game } = await ask('games.create', { name: 'Partners', system: 'rar' })
    await ask('roster.set', { game, seats })
    const { messages } = await ask('setup.messages', { game, dialect: 'plain' })
    expect(messages.find(({ name }) => name === 'Eli')!.text).toContain('Fay (Kim + Lou; Roleblocker)')
  })

  it('goes to all heads of a hydra and says that they play together', async () => {
    const seats = villagers.map(seat => (seat.name === 'Bob' ? { ...seat, heads: ['Kim', 'Lou'] } : seat))
    const game = await village({ ask } as never, {
      open: false,
      seats: [...seats, { name: 'Max + Zoe', role: 'vanilla', heads: ['Max', 'Zoe'] }],
    })
    const { messages } = await ask('setup.messages', { game, dialect: 'plain' })
    const of = (name: string) => messages.find(one => one.name === name)!
    expect(of('Bob').heads).toEqual(['Kim', 'Lou'])
    expect(of('Bob').text).toMatch(/^Welcome to Village, Kim, Lou \(Bob\)\.\s+You play as a hydra/)
    expect(of('Max + Zoe').text).toMatch(/^Welcome to Village, Max \+ Zoe\.\s+You play as a hydra/)
    for (const name of ['Ann', 'Max + Zoe']) expect(of(name)).not.toHaveProperty('heads')
    expect(of('Ann').text).not.toContain('hydra')
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('phases.lock', { game })
    const { posts } = await ask('posts.view', { game, phase: 0 })
    expect(posts.find(({ id }) => id === 'player:Bob')!.to).toMatchObject({ name: 'Bob', heads: ['Kim', 'Lou'] })
  })

  it('names nobody to who knows nobody', async () => {
    const game = await village({ ask } as never, { open: false })
    const messages = await told(game)
    for (const { name } of villagers.filter(({ name }) => name !== 'Eli' && name !== 'Fay'))
      for (const { name: other } of villagers.filter(one => one.name !== name))
        expect(messages[name], `${name} hears of ${other}`).not.toMatch(new RegExp(`\\b${other}\\b`))
  })

  it('is the same to the byte whether a check is right or wrong, and says what a modifier and an option make of it', async () => {
    const texts = []
    for (const sanity of ['sane', 'insane', 'naive']) {
      const game = await village({ ask } as never, {
        open: false,
        seats: [named('cop', { settings: { sanity } }), ...villagers.slice(1)],
      })
      texts.push((await told(game)).Ann)
    }
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toMatch(/sanity|sane/i)
    const shots = await village({ ask } as never, {
      open: false,
      seats: [named('doctor', { modifiers: [{ modifier: 'xShot', count: 2 }] }), ...villagers.slice(1)],
    })
    expect((await told(shots)).Ann).toMatch(
      /Town 2-Shot Doctor\.\s+Twice per game, at night, you may target one player/,
    )
    expect((await told(shots)).Ann).not.toContain('yourself')
    await ask('options.choose', { game: shots, option: 'selfTarget', value: true })
    expect((await told(shots)).Ann).toContain('You may target yourself.')
  })

  it('asks for orders in words that the inbox takes without a question, with any name in them', async () => {
    const game = await village({ ask } as never)
    const messages = await told(game)
    const orders = Object.entries(messages).flatMap(([who, text]) =>
      [...text.matchAll(/reply: ([^\n]*\[name\][^\n]*?)\.(?:\n|$)/g)].map(([, order = '']) => ({ who, order })),
    )
    expect(orders.map(({ who }) => who)).toEqual(['Ann', 'Bob', 'Cat', 'Eli', 'Fay', 'Fay'])
    for (const { who, order } of orders) {
      const { proposals, doubts } = await ask('inbox.paste', {
        game,
        page: pm(who, `${order.replace('[name]', 'Gus')}.`),
      })
      expect({ order, proposals, doubts }).toEqual({ order, proposals: 1, doubts: 0 })
    }
  })

  it('asks for an order by the name of what it is, where the inbox takes that', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
    const seats = [
      { name: 'Аня', role: 'doctor' },
      { name: 'Боря', role: 'blocker' },
      { name: 'Вера', role: 'detective' },
    ]
    await ask('roster.set', { game, seats })
    const answer = await desk.dispatch('setup.messages', { game, dialect: 'plain' }, 'ru')
    const { value } = answer as { value: { messages: { text: string }[] } }
    expect(value.messages.map(({ text }) => /Чтобы сделать ход, ответьте: ([^:\n]*)/.exec(text)?.[1])).toEqual([
      'Хил',
      'Арест',
      'Слежка',
    ])
  })

  it.each(systems.map(({ id }) => id))('can be written for every role of %s, in words alone', async system => {
    const { game } = await ask('games.create', { name: 'All', system })
    const { roles, overlays = [] } = await ask('rules.roles', { system })
    for (const [number, { id, faction }] of roles.entries()) {
      await ask('roster.set', {
        game,
        seats: [
          { name: 'Ann', role: id, faction },
          { name: 'Bob', role: roles[0]!.id },
          { name: 'Cat', role: roles[number]!.id },
        ],
      })
      const { Ann = '' } = await told(game)
      expect(Ann, id).not.toMatch(/[{}]|undefined|\[object|\.\.$|“[a-z]+\.[a-z]/)
    }
    for (const { field, value, faction } of overlays) {
      await ask('roster.set', {
        game,
        seats: [
          { name: 'Ann', role: roles[0]!.id, faction, details: { [field]: value } },
          { name: 'Bob', role: roles[0]!.id },
        ],
      })
      expect((await told(game)).Ann, value).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('who has the message with his role', () => {
  it('is kept for each player: sent, confirmed, and neither once roles are dealt again or somebody else sits there', async () => {
    const game = await village({ ask } as never, { open: false })
    const states = async (): Promise<unknown> =>
      Object.fromEntries(
        (await ask('setup.messages', { game })).messages.flatMap(({ slot, state }) => (state ? [[slot, state]] : [])),
      )
    expect(await states()).toEqual({})
    await ask('setup.told', { game, slot: 'Ann', state: 'sent' })
    await ask('setup.told', { game, slot: 'Bob', state: 'confirmed' })
    await ask('setup.told', { game, slot: 'Cat', state: 'confirmed' })
    await ask('setup.told', { game, slot: 'Ann', state: 'confirmed' })
    await ask('setup.told', { game, slot: 'Cat', state: null })
    expect(await states()).toEqual({ Ann: 'confirmed', Bob: 'confirmed' })
    expect((await ask('log.view', { game })).at(-1)!.says).toBe('Role PM to Cat: not sent')
    await ask('roster.replace', { game, slot: 'Bob', name: 'Ben' })
    expect(await states()).toEqual({ Ann: 'confirmed' })
    await ask('setup.deal', { game })
    expect(await states()).toEqual({})
    await ask('log.undo', { game })
    expect(await states()).toEqual({ Ann: 'confirmed' })
    const { text } = await ask('games.export', { game })
    const { game: copy } = await ask('games.import', { text })
    expect((await ask('setup.messages', { game: copy })).messages[0]!.state).toBe('confirmed')
    await refused('setup.told', { game, slot: 'nobody', state: 'sent' }, 'declined')
  })
  it('says where it is out and would say something else by now, until that is sent', async () => {
    const game = await village({ ask } as never, { open: false })
    const changed = async (): Promise<string[]> =>
      (await ask('setup.messages', { game })).messages.flatMap(one => (one.changed ? [one.slot] : []))
    await ask('setup.told', { game, slot: ['Ann', 'Bob', 'Eli'], state: 'sent' })
    expect(await changed()).toEqual([])
    await ask('roster.change', { game, slot: 'Bob', name: 'Rob' })
    expect(await changed()).toEqual(['Bob'])
    await ask('setup.word', { game, slot: 'Ann', text: 'You are the cop, [b]Ann[/b].' })
    expect(await changed()).toEqual(['Ann', 'Bob'])
    await ask('phases.open', { game, kind: 'night', number: 1 })
    const pms = async () => (await ask('steps.view', { game, phase: 0 })).steps.find(({ id }) => id === 'rolePms')
    expect(await pms()).toMatchObject({ done: false, detail: expect.stringMatching(/^1 /) })
    await ask('setup.told', { game, slot: 'Ann', state: 'sent' })
    expect(await changed()).toEqual(['Bob'])
    await ask('setup.word', { game, slot: 'Ann', text: null })
    expect(await changed()).toEqual(['Ann', 'Bob'])
  })
})
