/** The post with which a game opens: it can be sent from the beginning on. */
import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()

it('the rules are posted before the first phase is over, and stay as they were sent', async () => {
  const { game } = await ask('games.create', { name: 'gorny', system: 'gorny' })
  const { seats } = await ask('roster.read', {
    system: 'gorny',
    text: 'Ann: vanilla\nBob: hitman\nCat: vanilla\nDee: vanilla',
  })
  await ask('roster.set', { game, seats: seats as CallInput<'roster.set'>['seats'] })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  const posts = async () => (await ask('posts.view', { game, phase: 0, dialect: 'plain' })).posts
  const [rules, thread] = await posts()
  expect(rules).toMatchObject({ id: 'public:rules', title: 'Rules', early: true, state: 'toSend' })
  expect(rules!.text).toContain('The game starts with a night.')
  expect(rules!.text).toContain('Ann, Bob, Cat, Dee')
  expect(thread).toMatchObject({ id: 'public:public', title: 'Night 1 is over' })
  await ask('posts.sent', { game, phase: 0, post: 'public:rules', sent: true })
  await refused('posts.sent', { game, phase: 0, post: 'public:public', sent: true }, 'declined')
  await ask('actions.submit', { game, by: 'Bob', does: 'factionKill', to: ['Ann'] })
  expect((await posts())[0]).toMatchObject({ id: 'public:rules', state: 'sent' })
  await ask('phases.lock', { game })
  expect((await posts()).map(({ id, state }) => [id, state])).toEqual([
    ['public:rules', 'sent'],
    ['public:public', 'toSend'],
  ])
})

describe('where the rules have no such post, one says by which rules, who plays, and until when', () => {
  const seats = ['Ann', 'Bob', 'Cat', 'Dee'].map((name, at) => ({
    name,
    role: ['cop', 'goon', 'doctor', 'vanilla'][at]!,
  }))
  const begun = async (kind: 'night' | 'day'): Promise<string> => {
    const { game } = await ask('games.create', { name: 'The Weir', system: 'rar', zone: 'UTC', dialect: 'plain' })
    await ask('roster.set', { game, seats: [...seats.slice(0, 3), { ...seats[3]!, heads: ['Dan', 'Eve'] }] })
    await ask('setup.deal', { game })
    await ask('phases.open', { game, kind, number: 1, closes: '2026-12-01T20:00:00Z' })
    return game
  }
  const start = async (game: string) =>
    (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'public:start')

  it.each(['night', 'day'] as const)('before the first %s is over, and names no role', async kind => {
    const game = await begun(kind)
    const post = await start(game)
    expect(post).toMatchObject({ title: 'Start of the game', early: true, state: 'toSend', secret: false })
    const { digest } = (await ask('setup.view', { game })).dealt!
    expect(post!.text.split('\n').filter(Boolean)).toEqual([
      'The Weir begins.',
      'Rules: Reasonable Action Resolution',
      'Players (4):',
      '1. Ann',
      '2. Bob',
      '3. Cat',
      '4. Dee (Dan, Eve)',
      expect.stringMatching(new RegExp(`${kind} 1.*1 December 2026, 20:00`, 'i')),
      `The roles were dealt at random. Fingerprint of the deal: SHA-256 ${digest}. The list it was made from will be posted after the game, so that you can check it.`,
      'Day: 48 hours',
      'Night: 24 hours',
      'Votes: write them in bold, with the full name: Vote: Name. To take one back: Unvote.',
    ])
  })

  it('and says how votes are written as the host has it by now', async () => {
    const game = await begun('day')
    await ask('options.choose', { game, option: 'ballots', value: 'colon' })
    expect((await start(game))!.text).toContain('Votes: write Vote: Name, bold or not.')
  })

  it('and stays as it was sent, whatever becomes of players and deadlines', async () => {
    const game = await begun('night')
    await ask('posts.sent', { game, phase: 0, post: 'public:start', sent: true })
    const { text } = (await start(game))!
    await ask('phases.extend', { game, closes: '2026-12-02T20:00:00Z' })
    await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
    await ask('roster.remove', { game, slot: 'Bob', reason: 'silent' })
    await ask('phases.lock', { game })
    expect(await start(game)).toMatchObject({ state: 'sent', text })
    // Whoever never sent it is asked to for its digest alone, which proves nothing unless it is posted.
    const other = await begun('night')
    const unsent = (await start(other))!
    await ask('phases.lock', { game: other })
    expect(await start(other)).toMatchObject({ state: 'toSend', early: true, text: unsent.text })
    const { game: undealt } = await ask('games.create', { name: 'The Mill', system: 'rar' })
    await ask('roster.set', { game: undealt, seats })
    await ask('phases.open', { game: undealt, kind: 'night', number: 1 })
    expect(await start(undealt)).toMatchObject({ state: 'toSend' })
    await ask('phases.lock', { game: undealt })
    expect(await start(undealt)).toBeUndefined()
  })
})

it('the count of a vote is posted while the vote goes on, again when it is another, and once more at its end', async () => {
  const { game } = await ask('games.create', { name: 'The Weir', system: 'rar', zone: 'UTC', dialect: 'plain' })
  const seats = ['Ann', 'Bob', 'Cat', 'Dee', 'Gus'].map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' }))
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const count = async () => (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'public:votes')
  const send = () => ask('posts.sent', { game, phase: 0, post: 'public:votes', sent: true })
  await ask('votes.cast', { game, by: 'Ann', for: 'Gus' })
  const first = await count()
  expect(first).toMatchObject({ early: true, state: 'toSend' })
  await send()
  expect(await count()).toMatchObject({ state: 'sent' })
  await ask('votes.cast', { game, by: 'Bob', for: 'Gus' })
  expect(await count()).toMatchObject({ state: 'toSend', was: first!.text.replaceAll('\r', '') })
  expect((await count())!.correction).toBeUndefined()
  expect(JSON.stringify((await ask('posts.public', { game })).phases[0]?.posts[0])).toContain('Gus (1, L-2): Ann')
  await send()
  await ask('votes.cast', { game, by: 'Cat', for: 'Gus' })
  await ask('phases.lock', { game })
  expect(await count()).toMatchObject({ state: 'toSend' })
  await send()
  expect(await count()).toMatchObject({ state: 'sent' })
})
