/** A game that a host comes over with: its roster as it stood, with who had died, and the phase at which it goes on. */
import { expect, it } from 'vitest'
import { newDesk, pm } from '../help.ts'

const roster = [
  'Ann: doctor',
  '~~Bob~~ lynched D1: cop',
  'Cat (1 used): 2-shot vigilante',
  'Dee • killed N2 • vanilla townie',
  'Eli: mafia goon',
  'Zoe (replacing Gus): roleblocker',
]

it('goes on at the phase where it stands, with the living alone', async () => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'Taken over', system: 'rar' })
  const { seats, problems, doubts } = await ask('roster.read', { system: 'rar', text: roster.join('\n') })
  expect([problems, doubts ?? []]).toEqual([[], []])
  expect(seats.filter(({ dead }) => dead).map(({ name }) => name)).toEqual(['Bob', 'Dee'])
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 3 })
  await ask('inbox.paste', { game, page: [pm('Cat', 'shoot Eli'), pm('Ann', 'protect Zoe')].join('\n') })
  await ask('inbox.take', { game })
  await ask('phases.lock', { game })
  const view = await ask('games.get', { game })
  expect(view.phases.map(({ name, deaths }) => [name, deaths])).toEqual([['Night 3', ['Eli']]])
  const dead = view.seats.flatMap(({ name, alive, died }) => (alive ? [] : [[name, died]]))
  expect(dead).toEqual([
    ['Bob', 'lynched D1'],
    ['Dee', 'killed N2'],
    ['Eli', 'Night 3'],
  ])
  const { abilities } = view.seats.find(({ name }) => name === 'Cat')!
  expect(abilities.map(({ left }) => left)).toContain(0)
  const { posts } = await ask('posts.view', { game, phase: 0 })
  expect(posts.map(({ text }) => text).join('\n')).not.toMatch(/(?:Bob|Dee)\S* (?:was|died|is)/)
  expect(posts[0]?.text).toContain('[b]Dead (3):[/b]\nBob: Town Cop\nDee: Vanilla Townie\nEli: Mafia Goon')
})

it.each([
  ['full', 'Bob: Town Cop', 'Gus: Mafia Macho Goon'],
  ['side', 'Bob: Town', 'Gus: Mafia'],
  ['role', 'Bob: Cop', 'Gus: Macho Player'],
  ['none', 'Bob', 'Gus'],
] as const)('tells of earlier deaths as it tells of its own: %s', async (flips, ...dead) => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'Taken over', system: 'rar' })
  await ask('options.choose', { game, option: 'flips', value: flips })
  const text = '~~Bob~~ lynched D1: cop\nGus (killed N1): macho goon\nAnn: goon\nCat: townie\nDee: townie\nEli: townie'
  const { seats } = await ask('roster.read', { system: 'rar', text })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('phases.lock', { game })
  const { posts } = await ask('posts.view', { game, phase: 0 })
  expect(
    posts[0]?.text
      .replace(/^.*?(?=\[b\]Dead)/s, '')
      .split('\n')
      .slice(0, 3),
  ).toEqual(['[b]Dead (2):[/b]', ...dead])
})

it.each([
  ['night', { kind: 'night', number: 3 }, { kind: 'day', number: 3 }],
  ['night', { kind: 'day', number: 3 }, { kind: 'night', number: 4 }],
  ['day', { kind: 'night', number: 3 }, { kind: 'day', number: 4 }],
  ['day', { kind: 'day', number: 3 }, { kind: 'night', number: 3 }],
  ['day', { kind: 'day', number: 1 }, { kind: 'night', number: 1 }],
] as const)('counts on as the game counted that began by %s: after %j comes %j', async (startingPhase, at, next) => {
  const { ask } = await newDesk()
  const { game } = await ask('games.create', { name: 'Taken over', system: 'gorny' })
  await ask('options.choose', { game, option: 'startingPhase', value: startingPhase })
  const { seats } = await ask('roster.read', { system: 'gorny', text: 'Ann: cop\nBob: goon\nCat: townie\nDee: townie' })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, ...at })
  await ask('phases.lock', { game })
  expect(await ask('phases.next', { game })).toMatchObject(next)
})

it.each([
  ['~~Bob~~ D1: cop', 'D1', undefined],
  ['Dead:\nBob (N2): cop', 'N2', undefined],
  ['Bob (lynched, D1): cop', 'lynched D1', undefined],
  ['Bob (shot N1): cop', 'shot N1', undefined],
  ['Bob † killed N2: cop', 'killed N2', undefined],
  ['💀 Bob: cop', undefined, undefined],
  ['Bob (dead): cop', undefined, undefined],
  ['Bob (used 2): 3-shot vigilante', undefined, { shoot: 2 }],
  ['Bob (2 shots used): 3-shot vigilante', undefined, { shoot: 2 }],
  ['Боб (убит Н2): cop', 'убит Н2', undefined],
] as const)('reads %j', async (line, fate, uses) => {
  const { ask } = await newDesk()
  const read = await ask('roster.read', { system: 'rar', text: line })
  expect([read.seats[0]?.fate, read.seats[0]?.uses]).toEqual([fate, uses])
})
