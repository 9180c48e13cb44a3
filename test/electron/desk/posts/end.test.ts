/** The post with which a game ends: who won, who was what and what became of each, and what proves the deal. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

/** Cat shoots Dee, Fay is removed by day, Gil sits in the place of Gus. */
async function played(): Promise<string> {
  const game = await village(desk)
  await ask('games.settings', { game, dialect: 'plain' })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('roster.replace', { game, slot: 'Gus', name: 'Gil' })
  await ask('roster.remove', { game, slot: 'Fay', reason: 'never came' })
  await ask('phases.lock', { game })
  return game
}
const posts = async (game: string, phase: number) => (await ask('posts.view', { game, phase })).posts
const end = async (game: string, phase = 1) => (await posts(game, phase)).find(({ id }) => id === 'public:end')

describe('the post with which a game ends', () => {
  it('is there once the game is over, with the last phase, after what that told everybody', async () => {
    const game = await played()
    expect(await end(game)).toBeUndefined()
    await ask('games.finish', { game, winner: 'Town' })
    expect(await end(game, 0)).toBeUndefined()
    const post = await end(game)
    expect(post).toMatchObject({ title: 'Day 1: end of the game', state: 'toSend', secret: false })
    expect(post!.text.split('\n').filter(Boolean)).toEqual([
      'The game is over. Winner: Town.',
      'Town',
      'Ann: Doctor',
      'Bob: Cop',
      'Cat: Vigilante',
      'Dee: Vanilla Townie (died night 1)',
      'Gus → Gil: Vanilla Townie',
      'Mafia',
      'Eli: Mafia Goon',
      'Fay: Roleblocker (left the game day 1)',
    ])
    const order = (await posts(game, 1)).map(({ id }) => id)
    expect(order.indexOf('public:end')).toBe(order.filter(id => id.startsWith('public:')).length - 1)
  })

  it('tells in a Russian game what the faceless and those with that face have scored', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian', dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        ...['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Егор', 'Илья'].map(name => ({ name, role: 'doctor' })),
        { name: 'Женя', role: 'hero', faction: 'black', details: { negative: 'mafia' } },
        { name: 'Лука', role: 'liar', faction: 'grey', details: { faceless: 'true' } },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Лука', does: 'cutFace', to: ['Аня', 'Боря'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 2 })
    for (const by of ['Вера', 'Глеб', 'Даша']) await ask('votes.cast', { game, by, for: 'Боря' })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('actions.submit', { game, by: 'Лука', does: 'cutFace', to: ['Вера', 'Глеб'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 3 })
    for (const by of ['Вера', 'Даша']) await ask('votes.cast', { game, by, for: 'Лука' })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Красные' })
    expect((await end(game, 3))!.text).toContain(
      'Безликий: Лука, поражение. За линчевания: ¼ победы.\nЛицо безликого у игрока Вера: ½ победы.\nЛицо безликого у игрока Даша: ½ победы.',
    )
  })

  it('goes when the end is undone, and then wants correcting where it was sent', async () => {
    const game = await played()
    await ask('games.finish', { game, winner: 'Town' })
    await ask('posts.sent', { game, phase: 1, post: 'public:end', sent: true })
    expect(await end(game)).toMatchObject({ state: 'sent' })
    await ask('log.undo', { game })
    expect(await end(game)).toMatchObject({ state: 'stale', text: '' })
  })

  it('tells who was put to death, and proves the deal by the lines of the digest', async () => {
    const game = await village(desk, { open: false })
    await ask('games.settings', { game, dialect: 'phpbb' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('setup.deal', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    for (const by of ['Ann', 'Bob', 'Cat', 'Dee']) await ask('votes.cast', { game, by, for: 'Gus' })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Mafia' })
    const { text } = (await end(game, 0))!
    expect(text).toMatch(/^Gus: .+ \(lynched day 1\)$/m)
    // Folded away, for it names every role again.
    const [, shown] = /\[spoiler\]([^]+)\[\/spoiler\]$/.exec(text.trimEnd())!
    const { dealt } = await ask('setup.view', { game })
    expect(text).toContain(dealt!.digest)
    expect(text).toContain(dealt!.proof)
    expect(createHash('sha256').update(shown!).digest('hex')).toBe(dealt!.digest)
  })

  it('names what somebody became beside what he was dealt, in the language of the game', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
    await ask('games.settings', { game, dialect: 'plain' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Аня', role: 'doctor' },
        { name: 'Cid', role: 'hero' },
        { name: 'Ева', role: 'servant', details: { master: 'Аня' } },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('roster.change', { game, slot: 'Cid', role: 'terrorist' })
    await ask('games.finish', { game, winner: 'red' })
    const { text, title } = (await end(game, 0))!
    expect(title).toBe('Конец игры: ночь 1')
    expect(text).toContain('Игра окончена. Победа: красные.')
    expect(text).toMatch(/^Аня: доктор$/m)
    expect(text).toMatch(/^Cid: герой → террорист$/m)
    expect(text).toMatch(/^Ева: слуга$/m)
  })
})
