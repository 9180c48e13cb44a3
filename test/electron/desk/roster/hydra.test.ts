/** Hydras: several people play one seat. Each writes and votes for it, and whoever names one of them names the seat. */
import { describe, expect, it } from 'vitest'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk({ now: () => new Date('2026-11-21T08:00:00Z') })
const { ask, refused } = desk
const read = async (text: string, system = 'rar') => {
  const { seats, problems } = await ask('roster.read', { system, text })
  return { seats: seats.map(({ name, role, heads = [] }) => [name, role, ...heads].join(', ')), problems }
}
const seatOf = async (game: string, slot: string) =>
  (await ask('games.get', { game })).seats.find(seat => seat.slot === slot)!

/** Bob's seat is played by Kim and Lou together; Gus is a hydra of two that has no other name. */
const hydra = (open = true): Promise<string> =>
  village(desk, {
    open,
    seats: [
      ...villagers.slice(0, 6).map(seat => (seat.name === 'Bob' ? { ...seat, heads: ['Kim', 'Lou'] } : seat)),
      { name: 'Max + Zoe', role: 'vanilla', heads: ['Max', 'Zoe'] },
    ],
  })

describe('a pasted roster', () => {
  it('takes the heads of a hydra from its name, from brackets, or from a column, and asks nothing', async () => {
    for (const [text, seat] of [
      ['Ann + Bob: cop', 'Ann + Bob, cop, Ann, Bob'],
      ['1. Ann & Bob - Cop (mafia)', 'Ann & Bob, cop, Ann, Bob'],
      ['Ann+Bob cop', 'Ann+Bob, cop, Ann, Bob'],
      ['Cop: Ann + Bob + Cy', 'Ann + Bob + Cy, cop, Ann, Bob, Cy'],
      ['Cerberus (Ann + Bob): cop', 'Cerberus, cop, Ann, Bob'],
      ['Cerberus (Ann and Bob) cop', 'Cerberus, cop, Ann, Bob'],
      ['Cerberus (heads: Ann, Bob): cop', 'Cerberus, cop, Ann, Bob'],
      ['player;role;heads\nCerberus;cop;Ann, Bob', 'Cerberus, cop, Ann, Bob'],
      ['player\trole\nAnn + Bob\tcop', 'Ann + Bob, cop, Ann, Bob'],
      ['C++: cop', 'C++, cop'],
      ['Rock&Roll: cop', 'Rock&Roll, cop'],
      ['Ann (Annie): cop', 'Ann, cop'],
    ] as const) {
      const { seats, problems } = await read(text)
      expect(problems, text).toEqual([])
      expect(seats, text).toEqual([seat])
    }
    expect((await read('Аня + Боря: судья + мафия', 'russian')).seats).toEqual(['Аня + Боря, judge, Аня, Боря'])
    expect((await read('Цербер (Аня и Боря): судья', 'russian')).seats).toEqual(['Цербер, judge, Аня, Боря'])
  })

  it('asks where one head sits elsewhere too', async () => {
    const { seats, problems } = await read('Ann + Bob: cop\nCat: doctor\nBob: vanilla')
    expect(seats).toEqual(['Cat, doctor', 'Bob, vanilla'])
    expect(problems).toMatchObject([{ line: 1, message: expect.stringMatching(/Bob.*Ann \+ Bob/) }])
    expect((await read('Ann + Bob: cop\nAnn & Cy: doctor')).problems).toHaveLength(1)
  })
})

describe('the heads of a hydra', () => {
  it('write for the seat: orders of each are its own, and the last word of any counts', async () => {
    const game = await hydra()
    const page = (from: string, at: string, body: string): string => `From: ${from}\nDate: ${at}\n\n${body}`
    for (const message of [
      page('Kim', '2026-11-20 12:00', 'Investigate Eli'),
      page('Lou', '2026-11-20 13:00', 'Investigate Cat'),
      page('Cat', '2026-11-20 13:30', 'I shoot Lou.'),
      page('Ann', '2026-11-20 14:00', 'Protect Max + Zoe'),
      page('Fay', '2026-11-20 14:30', 'Block Zoe and Max please'),
    ])
      await ask('inbox.paste', { game, page: message })
    await ask('inbox.take', { game })
    const { messages, actions } = await ask('inbox.view', { game, phase: 0 })
    expect(messages.map(({ sender }) => sender)).toEqual(['Bob', 'Bob', 'Cat', 'Ann', 'Fay'])
    expect(messages.flatMap(({ doubts }) => doubts)).toEqual([])
    expect(actions.map(({ by, to, standing }) => [by, ...to, standing])).toEqual([
      ['Bob', 'Eli', 'replaced'],
      ['Bob', 'Cat', 'counts'],
      ['Cat', 'Bob', 'counts'],
      ['Ann', 'Max + Zoe', 'counts'],
      ['Fay', 'Max + Zoe', 'counts'],
    ])
  })

  it('are declined in Russian as players are', async () => {
    const { game } = await ask('games.create', { name: 'Ночь', system: 'russian' })
    const { seats } = await ask('roster.read', {
      system: 'russian',
      text: 'Вера + Олег: судья + мафия\nАня + Боря: герой\nЦербер (Света и Игорь): священник',
    })
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('inbox.paste', { game, page: 'От: Олег\n\nСтреляю в Борю.' })
    await ask('inbox.paste', { game, page: 'От: Вера\n\nСтреляю в Игоря.' })
    const { messages } = await ask('inbox.view', { game, phase: 0 })
    expect(
      messages.map(({ sender, proposals, doubts }) => [sender, proposals.flatMap(({ to }) => to), doubts]),
    ).toEqual([
      ['Вера + Олег', ['Аня + Боря'], []],
      ['Вера + Олег', ['Цербер'], []],
    ])
  })

  it('vote for the seat in the thread, and a vote for one of them is one for the seat', async () => {
    const game = await hydra()
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const post = (by: string, minute: number, text: string): string =>
      `<article class="message message--post" data-author="${by}"><time datetime="2026-11-21T09:${minute}:00Z"></time>`
      + `<div class="bbWrapper">${text}</div></article>`
    const thread = [
      post('Kim', 10, '<b>Vote: Eli</b>'),
      post('Lou', 11, '<b>Vote: Zoe</b>'),
      post('Eli', 12, '<b>Vote: Kim</b>'),
      post('Cat', 13, '<b>Vote: Max + Zoe</b>'),
      post('Dee', 14, '<b>Vote: Lou & Kim</b>'),
      post('Ann', 15, '<b>Vote: Kim and Lou</b>'),
    ].join('')
    const { added, unknownAuthors } = await ask('votes.paste', { game, page: `<html><body>${thread}</body></html>` })
    expect([added, unknownAuthors]).toEqual([6, []])
    const { ballots, silent } = await ask('votes.view', { game, phase: 1 })
    expect(ballots.filter(({ standing }) => standing === 'counts').map(({ by, for: on }) => [by, on])).toEqual([
      ['Bob', 'Max + Zoe'],
      ['Eli', 'Bob'],
      ['Cat', 'Max + Zoe'],
      ['Dee', 'Bob'],
      ['Ann', 'Bob'],
    ])
    expect(silent).not.toContain('Bob')
  })

  it('stand with the seat in the post with which the game ends, where its name does not say them', async () => {
    const game = await hydra()
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    const { posts } = await ask('posts.view', { game, phase: 0, dialect: 'plain' })
    const lines = posts.find(({ id }) => id === 'public:end')!.text.split('\n')
    expect(lines).toContain('Bob (Kim, Lou): Cop')
    expect(lines).toContain('Max + Zoe: Vanilla Townie')
  })

  it('are kept by a deal and an export, and are nobody else', async () => {
    const game = await hydra(false)
    await ask('setup.deal', { game })
    expect((await seatOf(game, 'Bob')).heads).toEqual(['Kim', 'Lou'])
    const { text } = await ask('games.export', { game })
    expect((await seatOf((await ask('games.import', { text })).game, 'Bob')).heads).toEqual(['Kim', 'Lou'])
    for (const heads of [
      ['Kim', 'Ann'],
      ['Kim', 'Zoe'],
    ])
      expect((await refused('roster.change', { game, slot: 'Bob', heads }, 'declined')).message).toContain(heads[1]!)
    await refused('roster.change', { game, slot: 'Ann', name: 'Kim' }, 'declined')
    await refused('roster.substitutes', { game, substitutes: ['Lou'] }, 'declined')
    await ask('roster.change', { game, slot: 'Bob', heads: [] })
    expect((await seatOf(game, 'Bob')).heads).toEqual([])
    await ask('dealing.draw', {
      game,
      text: 'players: 2\nroles: [Town Cop, Mafia Goon]',
      names: ['Ann + Bob', 'Cerberus (Kim & Lou)'],
    })
    expect((await ask('games.get', { game })).seats.map(({ name, heads }) => [name, heads])).toEqual([
      ['Ann + Bob', ['Ann', 'Bob']],
      ['Cerberus', ['Kim', 'Lou']],
    ])
  })
})

describe('a head that is replaced', () => {
  it('is told where the count tells replacements, in the roster of posts, and at the end of the game', async () => {
    const game = await hydra()
    await ask('games.settings', { game, dialect: 'plain' })
    await ask('roster.replace', { game, slot: 'Bob', head: 'Lou', name: 'Ned' })
    await ask('roster.replace', { game, slot: 'Bob', head: 'Ned', name: 'Pia' })
    await ask('roster.replace', { game, slot: 'Max + Zoe', head: 'Zoe', name: 'Quin' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    const told = 'Replacements: Pia for Lou, Ned (in Bob), Max + Quin for Max + Zoe'
    const text = async (phase: number, id: string): Promise<string> =>
      (await ask('posts.view', { game, phase })).posts.find(one => one.id === id)!.text
    await ask('phases.lock', { game })
    expect(await text(0, 'public:public')).toContain(told)
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    expect((await ask('posts.index', { game })).post!.text).toContain(told)
    await ask('phases.open', { game, kind: 'day', number: 1 })
    expect(await text(1, 'public:votes')).toContain(told)
    await ask('roster.replace', { game, slot: 'Bob', head: 'Pia', name: 'Lou' })
    expect(await text(1, 'public:votes')).toContain('Lou for Ned, Pia (in Bob)')
    expect(await text(0, 'public:public')).toContain(told)
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    expect(await text(1, 'public:end')).toContain('Bob (Kim, Ned → Pia → Lou): Cop')
  })

  it('makes nothing wrong of a post that was sent before replacements stood in it', async () => {
    const game = await hydra()
    await ask('games.settings', { game, dialect: 'plain' })
    await ask('roster.replace', { game, slot: 'Bob', head: 'Lou', name: 'Ned' })
    await ask('phases.lock', { game })
    const at = { game, phase: 0, post: 'public:public' }
    const post = async () => (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === at.post)!
    const paragraphs = (await post()).text.split('\n\n')
    const before = paragraphs.filter(one => !one.startsWith('Replacements'))
    expect(before).toHaveLength(paragraphs.length - 1)
    for (const [text, state] of [
      [before.join('\n\n'), 'sent'],
      [before.join('\n\n').replace('Bob', 'Rob'), 'stale'],
    ] as const) {
      await ask('posts.edit', { ...at, text })
      await ask('posts.sent', { ...at, sent: true })
      await ask('posts.edit', { ...at, text: null })
      expect((await post()).state).toBe(state)
    }
  })

  it('makes room for another; what the one before wrote stays the seat’s', async () => {
    const game = await hydra()
    await ask('roster.substitutes', { game, substitutes: ['Ned', 'Pia'] })
    await ask('roster.replace', { game, slot: 'Bob', head: 'Lou', name: 'Ned' })
    expect(await seatOf(game, 'Bob')).toMatchObject({
      name: 'Bob',
      heads: ['Kim', 'Ned'],
      formerHeads: ['Lou'],
      former: [],
    })
    expect((await ask('games.get', { game })).substitutes).toEqual(['Pia'])
    for (const from of ['Lou', 'Ned', 'Kim', 'Bob'])
      await ask('inbox.paste', { game, page: `From: ${from}\n\nInvestigate Eli, says ${from}.` })
    const { messages } = await ask('inbox.view', { game, phase: 0 })
    expect(messages.map(({ sender }) => sender)).toEqual(['Bob', 'Bob', 'Bob', 'Bob'])
    const { text, name } = await ask('setup.newcomer', { game, slot: 'Bob', head: 'Ned', dialect: 'plain' })
    expect(name).toBe('Ned')
    expect(text).toMatch(/Village, Ned\.\s+You play as part of a hydra: Bob, with Kim\.\s/)
    for (const _ of messages) await ask('log.undo', { game })
    expect((await ask('log.undo', { game })).says).toBe('Ned replaced Lou in Bob')
    expect(await seatOf(game, 'Bob')).toMatchObject({ heads: ['Kim', 'Lou'], formerHeads: [] })
    await refused('setup.newcomer', { game, slot: 'Bob', head: 'Ned' }, 'notFound')
  })

  it('gives its name to a hydra that is called by its heads, and is forgotten where it sits elsewhere', async () => {
    const game = await hydra()
    await ask('roster.replace', { game, slot: 'Max + Zoe', head: 'Zoe', name: 'Ned' })
    expect(await seatOf(game, 'Max + Zoe')).toMatchObject({
      name: 'Max + Ned',
      former: ['Max + Zoe'],
      formerHeads: ['Zoe'],
    })
    await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
    expect((await seatOf(game, 'Max + Zoe')).formerHeads).toEqual([])
    await ask('inbox.paste', { game, page: 'From: Zoe\n\nProtect Dee.' })
    expect((await ask('inbox.view', { game, phase: 0 })).messages[0]!.sender).toBe('Ann')
  })

  it('is one of the hydra, and nobody who plays takes its place', async () => {
    const game = await hydra()
    expect(
      (await refused('roster.replace', { game, slot: 'Bob', head: 'Lu', name: 'Ned' }, 'declined')).remedy,
    ).toContain('Lou')
    for (const name of ['Kim', 'Max', 'Cat'])
      await refused('roster.replace', { game, slot: 'Bob', head: 'Lou', name }, 'declined')
    await refused('roster.replace', { game, slot: 'Ann', name: 'Lou' }, 'declined')
  })

  it('goes with the others where the whole seat is replaced, by one or by another hydra', async () => {
    const game = await hydra()
    await ask('roster.replace', { game, slot: 'Bob', name: 'Ned + Pia' })
    expect(await seatOf(game, 'Bob')).toMatchObject({
      name: 'Ned + Pia',
      heads: ['Ned', 'Pia'],
      former: ['Bob'],
      formerHeads: ['Kim', 'Lou'],
    })
    await ask('roster.replace', { game, slot: 'Bob', name: 'Quin' })
    expect(await seatOf(game, 'Bob')).toMatchObject({ name: 'Quin', heads: [], former: ['Bob', 'Ned + Pia'] })
  })
})
