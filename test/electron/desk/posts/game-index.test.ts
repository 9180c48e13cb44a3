/** The index of a game: who lives, who is out, and where what was posted stands. It tells no more than what was posted. */
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const at = (post: number): string => `https://forum.example/t/harvest?page=2&p=${post}`

/** Eli kills Ann at night; by day Gus is lynched. */
async function played(): Promise<string> {
  const game = await village(desk)
  await ask('games.settings', { game, dialect: 'plain' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Fay'] })
  await ask('phases.lock', { game })
  return game
}
async function lynched(game: string): Promise<void> {
  await ask('phases.open', { game, kind: 'day', number: 1 })
  for (const by of ['Bob', 'Cat', 'Dee', 'Eli']) await ask('votes.cast', { game, by, for: 'Gus' })
  await ask('phases.lock', { game })
}
const send = (game: string, phase: number, post = 'public:public', link?: string) =>
  ask('posts.sent', { game, phase, post, sent: true, ...(link !== undefined && { link }) })
const index = async (game: string) => (await ask('posts.index', { game })).post
const lines = async (game: string) => (await index(game))?.text.split('\n').filter(Boolean)
const sendIndex = (game: string, link?: string) => send(game, 0, 'public:index', link)

describe('the index of a game', () => {
  it('is there once something was posted, and tells no more than what was', async () => {
    const game = await played()
    expect(await index(game)).toBeUndefined()
    await send(game, 0, 'player:Bob')
    expect(await index(game)).toBeUndefined()
    await send(game, 0)
    await lynched(game)
    expect(await lines(game)).toEqual([
      'Village: index',
      'Alive (6): Bob, Cat, Dee, Eli, Fay, Gus',
      'Dead (1):',
      'Ann: Town Doctor',
      'Night 1: Ann died',
    ])
    for (const { id } of (await ask('posts.view', { game, phase: 1 })).posts) await send(game, 1, id)
    expect(await lines(game)).toEqual([
      'Village: index',
      'Alive (5): Bob, Cat, Dee, Eli, Fay',
      'Dead (2):',
      'Ann: Town Doctor',
      'Gus: Vanilla Townie',
      'Night 1: Ann died',
      'Day 1: Gus lynched · vote count',
    ])
    expect(JSON.stringify(await index(game))).not.toMatch(/Goon|Cop|Roleblocker|Mafia/i)
  })

  it('says of a day that nobody was lynched, and of a night that nobody died', async () => {
    const game = await village(desk)
    await ask('games.settings', { game, dialect: 'plain' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('phases.lock', { game })
    for (const phase of [0, 1])
      for (const { id } of (await ask('posts.view', { game, phase })).posts) await send(game, phase, id)
    expect((await lines(game))?.slice(-2)).toEqual(['Night 1: nobody died', 'Day 1: no lynch · vote count'])
  })

  it('leads to where posts stand, in the dialect of the forum, and names those without an address', async () => {
    const game = await played()
    await send(game, 0, 'public:public', at(7))
    expect(await lines(game)).toContain(`Night 1 <${at(7)}>: Ann died`)
    const writtenFor = async (dialect: string) => {
      await ask('games.settings', { game, dialect })
      return (await index(game))!.text
    }
    expect(await writtenFor('phpbb')).toContain(`[url=${at(7)}]Night 1[/url]`)
    expect(await writtenFor('markdown')).toContain(`[Night 1](${at(7).replace('&', '&amp;')})`)
    expect(await writtenFor('html')).toContain(`<a href="${at(7).replace('&', '&amp;')}">Night 1</a>`)
    expect((await ask('posts.index', { game })).unlinked).toEqual([])
    await lynched(game)
    await send(game, 1, 'public:public')
    expect((await ask('posts.index', { game })).unlinked).toEqual([
      { phase: 1, post: 'public:public', title: 'Day 1 is over' },
    ])
  })

  it('leads nowhere but to the web, and an address opens no tag of the forum', async () => {
    const game = await played()
    await ask('games.settings', { game, dialect: 'phpbb' })
    await send(game, 0, 'public:public', 'javascript:alert(1)')
    expect((await index(game))!.text).not.toMatch(/url=|javascript/)
    await send(game, 0, 'public:public', 'https://forum.example/t]x[/url][img]y')
    expect((await index(game))!.text).toContain('[url=https://forum.example/t%5Dx%5B/url%5D%5Bimg%5Dy]Night 1[/url]')
  })

  it('is marked as sent, goes stale with each new post and address, and is none of what a phase has to tell', async () => {
    const game = await played()
    await send(game, 0)
    await send(game, 0, 'player:Bob')
    await sendIndex(game, at(1))
    expect(await index(game)).toMatchObject({ state: 'sent', link: at(1), ofGame: true })
    await send(game, 0, 'public:public', at(7))
    expect(await index(game)).toMatchObject({ state: 'stale', link: at(1) })
    expect(await index(game)).not.toHaveProperty('correction')
    await sendIndex(game, at(1))
    expect(await index(game)).toMatchObject({ state: 'sent' })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ state: 'posted', wants: { posts: 0 } })
    expect((await ask('posts.view', { game, phase: 0 })).posts.map(({ id }) => id)).toEqual([
      'public:public',
      'player:Bob',
    ])
    await lynched(game)
    expect(await index(game)).toMatchObject({ state: 'sent' })
    for (const { id } of (await ask('posts.view', { game, phase: 1 })).posts) await send(game, 1, id)
    expect(await index(game)).toMatchObject({ state: 'stale' })
    await ask('posts.edit', { game, phase: 1, post: 'public:index', text: 'My own index.' })
    expect(await index(game)).toMatchObject({ edited: true, text: 'My own index.' })
    await refused('posts.sent', { game, phase: 0, post: 'public:indices', sent: true }, 'notFound')
  })

  it('says nothing of a night that was mended before that is posted', async () => {
    const game = await played()
    await send(game, 0)
    const { game: draft } = await ask('mend.begin', { game, phase: 0, reason: 'x' })
    await ask('actions.submit', { game: draft, by: 'Cat', does: 'shoot', to: ['Dee'] })
    await ask('mend.accept', { game: draft })
    expect((await lines(game))!.join()).not.toContain('Dee: ')
    await send(game, 0)
    expect(await lines(game)).toContain('Night 1: Ann, Dee died')
  })

  it('comes along with an exported game, and names who sits there now', async () => {
    const game = await played()
    await send(game, 0, 'public:public', at(7))
    await sendIndex(game)
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('roster.replace', { game, slot: 'Dee', name: 'Dan' })
    expect(await lines(game)).toContain('Alive (6): Bob, Cat, Dan, Eli, Fay, Gus')
    const { game: copy } = await ask('games.import', { text: (await ask('games.export', { game })).text })
    expect((await index(copy))!.text).toBe((await index(game))!.text)
    expect(await index(copy)).toMatchObject({ state: 'stale' })
  })

  it('stands where everybody looks, in the search and in what is handed on, as it was sent', async () => {
    const game = await played()
    await send(game, 0, 'public:public', at(7))
    const seen = async () => (await ask('posts.public', { game })).index
    const foundIds = async (text: string) =>
      (await ask('search.find', { game, text })).groups.flatMap(({ things }) => things.map(({ id }) => id))
    const files = async () => (await ask('posts.export', { game, phase: 0, as: 'folder' })).files
    expect(await seen()).toBeUndefined()
    expect(await foundIds('Village: index')).toEqual([])
    expect((await files()).map(({ name }) => name).join()).not.toContain('index')
    await sendIndex(game)
    const said = (await seen())!.paragraphs.map(plainOf).join('\n')
    expect(said).toContain('Night 1: Ann died')
    expect(await foundIds('Village: index')).toEqual(['public:index'])
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true })
    await lynched(game)
    for (const { id } of (await ask('posts.view', { game, phase: 1 })).posts) await send(game, 1, id)
    expect((await index(game))!.text).toContain('Gus: Vanilla Townie')
    expect((await seen())!.paragraphs.map(plainOf).join('\n')).not.toContain('Gus: ')
    expect((await files()).find(({ name }) => name.includes('index'))!.text).not.toContain('Gus: ')
  })

  it('has the exiled among those who are out, and so has the post of the phase', async () => {
    const { game } = await ask('games.create', { name: 'Streets', system: 'mafia1923' })
    await ask('games.settings', { game, dialect: 'plain' })
    const families = { Rossi: ['Ann', 'Bob', 'Cat'], Verdi: ['Dan', 'Eve', 'Fay'] }
    await ask('roster.set', {
      game,
      seats: Object.entries(families).flatMap(([family, names]) =>
        names.map(name => ({ name, role: name === 'Dan' ? 'mafiaMember' : 'townsperson', details: { family } })),
      ),
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('roster.remove', { game, slot: 'Cat', reason: 'posted a screenshot' })
    await ask('phases.lock', { game })
    const { posts } = await ask('posts.view', { game, phase: 0 })
    const out = ['Alive (5): Ann, Bob, Dan, Eve, Fay', 'Out of the game (1):', 'Cat (exiled)']
    expect(posts.find(({ id }) => id === 'public:public')!.text.split('\n')).toEqual(expect.arrayContaining(out))
    for (const { id } of posts) await send(game, 0, id)
    expect(await lines(game)).toEqual(['Streets: index', ...out, 'Night 1: Cat exiled'])
    await ask('games.finish', { game, winner: 'Rossi' })
    const end = (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'public:end')!.text
    expect(end).toContain('The game is over. The Rossi family wins.')
    expect(end).toContain('Cat: Townsperson (exiled night 1)')
  })

  it('is in the language of the game', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
    await ask('games.settings', { game, dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Аня', role: 'doctor' },
        { name: 'Ева', role: 'servant', details: { master: 'Аня' } },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    for (const { id, to } of (await ask('posts.view', { game, phase: 0 })).posts)
      if (to.kind === 'public') await send(game, 0, id)
    expect(await index(game)).toMatchObject({ title: 'Оглавление', language: 'ru' })
    expect((await lines(game))!.slice(0, 2)).toEqual(['Слобода: оглавление', 'В игре (2): Аня, Ева'])
  })
})
