/** The list of what a host does around a phase; the call for a replacement; what a stand-in must know. */
import { beforeAll, expect, it } from 'vitest'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk, pm, type Asking } from '../help.ts'

let clock = '2026-12-01T10:00:00Z'
let desk: Asking
let game: string
beforeAll(async () => {
  desk = await newDesk({ now: () => new Date(clock) })
  game = (await desk.ask('games.create', { name: 'Harvest', system: 'rar' })).game
  await desk.ask('options.choose', { game, option: 'day', value: 'forum' })
  await desk.ask('roster.set', {
    game,
    seats: [
      { name: 'Ann', role: 'doctor' },
      { name: 'Bob', role: 'cop' },
      { name: 'Cat', role: 'vanilla' },
      { name: 'Dan', role: 'vanilla' },
      { name: 'Eve', role: 'goon' },
      { name: 'Fay', role: 'goon' },
    ],
  })
  await desk.ask('games.settings', { game, dialect: 'plain', hosts: ['Sue'] })
  await desk.ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-12-02T20:00:00Z' })
})

const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-${at} UTC\n\n${text}\n\n`
const view = (phase: number): Promise<Answers['steps.view']> => desk.ask('steps.view', { game, phase })
const told = async (phase: number): Promise<string[]> =>
  (await view(phase)).steps.map(
    ({ done, says, detail }) => `${done ? '✓' : '○'} ${says}${detail === undefined ? '' : `: ${detail}`}`,
  )

it('lists what opens a game and asks for what comes in, the next thing first', async () => {
  expect(await told(0)).toEqual([
    '○ Send the role PMs: 0 of 6',
    '○ Open the private topics',
    '○ Post the start of the game',
    '○ Get every role confirmed: 0 of 6',
    '○ Change the thread title',
    '✓ Review what came in',
    '○ Chase missing actions: 0 of 3',
    '○ Lock Night 1: deadline 2026-12-02T20:00:00.000Z',
  ])
  expect((await view(0)).next).toBe('rolePms')
  for (const slot of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'])
    await desk.ask('setup.told', { game, slot, state: 'confirmed' })
  for (const step of ['topics', 'title'] as const) await desk.ask('steps.tick', { game, step, done: true })
  await desk.ask('posts.sent', { game, phase: 0, post: 'public:start', sent: true })
  expect((await view(0)).next).toBe('missing')
  await desk.ask('steps.tick', { game, step: 'title', done: false })
  expect((await view(0)).next).toBe('title')
})

it('briefs a stand-in on what is missing, secretly', async () => {
  await desk.ask('inbox.paste', { game, page: pm('Ann', 'protect Bob or Cat') })
  await desk.ask('roster.change', {
    game,
    slot: 'Cat',
    absences: [{ from: '2026-12-01T00:00:00Z', until: '2026-12-04T23:59:00Z' }],
  })
  const { text } = await desk.ask('steps.briefing', { game })
  expect(text.split('\n')[0]).toMatch(/^SECRET/)
  expect(text).toContain('Now: Night 1, deadline Wed 2 Dec 2026, 20:00')
  expect(text).toContain('Next: Change the thread title')
  expect(text).toMatch(/No action yet: .*Bob/)
  expect(text).toContain('To review: 1 messages, 0 votes, 0 rulings')
  expect(text).toContain('Away: Cat until Fri 4 Dec 2026, 23:59')
})

it('goes on with what closes the phase', async () => {
  await desk.ask('actions.submit', { game, by: 'Eve', does: 'factionKill', to: ['Dan'] })
  await desk.ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Cat'] })
  clock = '2026-12-02T20:00:00Z'
  await desk.ask('phases.lock', { game })
  const closing = (await view(0)).steps.filter(({ part }) => part === 'close')
  expect(closing.map(({ id, done }) => [id, done])).toEqual([
    ['lock', true],
    ['posts', false],
    ['messages', false],
    ['deadChat', false],
    ['next', false],
  ])
  expect(closing.find(({ id }) => id === 'deadChat')!.says).toBe('Invite the dead: Dan')
})

it('looks for a replacement without telling who died before it is posted', async () => {
  const { text } = await desk.ask('steps.replacement', { game, slots: ['Bob'] })
  expect(text).toContain('Replacement needed: Harvest')
  expect(text).toContain('I am looking for a replacement for Bob.')
  expect(text).toContain('Phase: night 1')
  expect(text).toContain('Players: 6 of 6 alive')
  expect(text).toContain('send a PM to Sue')
  expect(text).not.toMatch(/cop|goon|mafia kill/i)
  const { posts } = await desk.ask('posts.view', { game, phase: 0 })
  for (const { id } of posts) await desk.ask('posts.sent', { game, phase: 0, post: id, sent: true })
  expect((await desk.ask('steps.replacement', { game, slots: [] })).text).toContain('Players: 5 of 6 alive')
  await desk.refused('steps.replacement', { game, slots: ['Nemo'] }, 'notFound')
})

it('asks by day for the count, the posts to the host, prods and replacements', async () => {
  await desk.ask('phases.open', { game, kind: 'day', number: 1, closes: '2026-12-04T20:00:00Z' })
  await desk.ask('conduct.rule', { game, rule: { silent: 24, answer: 12 } })
  await desk.ask('votes.paste', { game, page: post('Ann', '02 20:30', '@mod who is Nemo?') })
  clock = '2026-12-03T21:00:00Z'
  await desk.ask('votes.prodded', { game, slots: ['Bob'] })
  clock = '2026-12-04T10:00:00Z'
  expect(await told(1)).toEqual([
    '○ Change the thread title',
    '○ Unlock the thread',
    '○ Deal with posts for you: 0 of 1',
    '○ Replace Bob',
    '○ Prod Ann, Eve and Fay',
    '✓ Review what came in',
    '○ Post a vote count',
    '○ Lock Day 1: deadline 2026-12-04T20:00:00.000Z',
  ])
  const { text } = await desk.ask('steps.briefing', { game })
  expect(text).toContain('Replacement due: Bob')
  expect(text).toContain('Posts for the host: 1')
})

it('is no secret in the thread title, and is read again after an undo', async () => {
  const title = (await view(1)).steps.find(({ id }) => id === 'title')!
  expect(title.copy).toBe('Harvest – Day 1')
  await desk.ask('steps.tick', { game, step: 'title', done: true })
  await desk.ask('log.undo', { game })
  expect((await view(1)).steps.find(({ id }) => id === 'title')!.done).toBe(false)
})

it('looks for nobody once the game is over', async () => {
  await desk.ask('games.finish', { game, winner: 'town' })
  await desk.refused('steps.replacement', { game, slots: [] }, 'declined')
})
