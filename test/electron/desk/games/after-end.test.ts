/** Once a game is over: the vote for its best players is offered, read, counted and posted, and nothing else goes on. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

const people =
  'Анна: доктор\nБорис: блокер\nВера: комиссар\nГлеб: детектив\nДарья: следователь\nЕгор: террорист\n'
  + 'Жанна: судья (мафия)\nЗахар: герой + мафия\nМаксим: адвокат'

async function over(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
  const { seats } = await ask('roster.read', { system: 'russian', text: people })
  await ask('roster.set', { game, seats: seats as CallInput<'roster.set'>['seats'] })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Жанна', does: 'shoot', to: ['Борис'] })
  await ask('phases.lock', { game })
  return game
}
const paste = (game: string, sender: string, page: string) => ask('inbox.paste', { game, sender, page })
const view = (game: string) => ask('games.get', { game })

describe('a Russian game that is over', () => {
  let game = ''
  beforeAll(async () => {
    game = await over()
  })

  it('offers no vote for the best before', async () => {
    const { all } = await ask('phases.next', { game })
    expect(all.map(({ kind }) => kind)).not.toContain('best')
    await refused('phases.open', { game, kind: 'best', number: 1 }, 'declined')
  })

  it('offers it then, and nothing else', async () => {
    await ask('games.finish', { game, winner: 'red' })
    expect(await ask('phases.next', { game })).toEqual({
      kind: 'best',
      number: 1,
      all: [{ kind: 'best', number: 1 }],
    })
    await refused('phases.open', { game, kind: 'day', number: 2 }, 'declined')
  })

  it('runs while the vote does, and waits for everybody who took part', async () => {
    await ask('phases.open', { game, kind: 'best', number: 1 })
    const now = await view(game)
    expect([now.state, now.winner]).toEqual(['running', 'red'])
    expect(now.phases[1]).toMatchObject({ name: 'Best players', acting: true, expected: 9, received: 0 })
    const { missing } = await ask('inbox.view', { game, phase: 1 })
    expect(missing.map(({ slot }) => slot)).toContain('Борис')
  })

  it('reads whom they name, the dead too', async () => {
    await paste(game, 'Анна', 'Лучшие: Вера, Глеб')
    await paste(game, 'Борис', 'лучшими считаю Веру и Захара')
    await paste(game, 'Жанна', 'Мой голос за Веру')
    await paste(game, 'Захар', 'воздерживаюсь')
    const { messages } = await ask('inbox.view', { game, phase: 1 })
    expect(messages.map(({ proposals }) => proposals.map(({ by, does, to }) => [by, does, to]))).toEqual([
      [['Анна', 'praise', ['Вера', 'Глеб']]],
      [['Борис', 'praise', ['Вера', 'Захар']]],
      [['Жанна', 'praise', ['Вера']]],
      [['Захар', 'praiseNobody', []]],
    ])
    await ask('inbox.take', { game })
    expect((await view(game)).phases[1]).toMatchObject({ expected: 9, received: 4 })
  })

  it('counts, posts who is best, and ends again', async () => {
    await ask('phases.lock', { game })
    const now = await view(game)
    expect([now.state, now.winner]).toEqual(['finished', 'red'])
    const { posts } = await ask('posts.view', { game, phase: 1 })
    expect(posts.filter(({ secret }) => !secret).map(({ id }) => id)).toEqual(['public:public'])
    expect(posts[0]!.title).toBe('Голосование за лучших: итоги')
    expect(posts[0]!.text).toContain('Лучший игрок: [b]Вера[/b], 3 голоса из 4 (75 %).')
    expect(posts[0]!.text).toContain('Глеб: 1 голос из 4 (25 %).')
    expect(await ask('phases.next', { game })).toMatchObject({ all: [], none: true })
    await refused('phases.open', { game, kind: 'best', number: 2 }, 'declined')
  })

  it('keeps the post of its end with the phase that it ended with', async () => {
    const ids = async (phase: number) => (await ask('posts.view', { game, phase })).posts.map(({ id }) => id)
    expect(await ids(0)).toContain('public:end')
    expect(await ids(1)).not.toContain('public:end')
  })

  it('says below no post that another phase comes', async () => {
    const { posts } = await ask('posts.view', { game, phase: 0 })
    expect(posts.map(({ text }) => text).join('\n')).not.toMatch(/Лучшие игроки|дедлайн/i)
    const { parts } = await ask('posts.view', { game, phase: 1 })
    expect(parts.map(({ standing }) => standing)).toEqual(parts.map(() => 'never'))
  })

  it('ends once its vote is taken back, and goes on where its end is', async () => {
    for (let step = 0; step < 40 && (await view(game)).phases.length > 1; step++) await ask('log.undo', { game })
    expect((await view(game)).state).toBe('finished')
    expect(await ask('phases.next', { game })).toMatchObject({ kind: 'best' })
    await ask('log.undo', { game })
    expect((await view(game)).state).toBe('running')
    expect((await ask('phases.next', { game })).kind).not.toBe('best')
  })
})

describe('a game of other rules', () => {
  it('offers nothing once it is over', async () => {
    const { game } = await ask('games.create', { name: 'x', system: 'rar' })
    await ask('roster.set', { game, seats: [{ name: 'Ann', role: 'doctor' }] })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    expect(await ask('phases.next', { game })).toMatchObject({ all: [], none: true })
  })
})
