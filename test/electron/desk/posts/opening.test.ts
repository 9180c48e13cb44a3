/** The post with which a game opens: it can be sent from the beginning on. */
import { expect, it } from 'vitest'
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
