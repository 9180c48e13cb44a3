/** Two windows that write one text: the later one says what it would overwrite, and nothing goes without a word. */
import { expect, it } from 'vitest'
import type { CallName, GameView } from '../../../../electron/desk/contract.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

it('an edit of a post on top of another one is refused, naming it; either can stay', async () => {
  const game = await village(desk)
  await ask('phases.lock', { game })
  const [post] = (await ask('posts.view', { game, phase: 0 })).posts
  const at = { game, phase: 0, post: post!.id }
  const text = async () => (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === post!.id)!.text
  await ask('posts.edit', { ...at, text: 'The first', over: null })
  for (const over of [null, '', 'Something else']) {
    const { message } = await refused('posts.edit', { ...at, text: 'The second', over }, 'declined')
    expect(message).toContain('The first')
    await refused('posts.edit', { ...at, text: null, over }, 'declined')
  }
  expect(await text()).toBe('The first')
  // The same words are no other ones, and what was seen may be overwritten.
  await ask('posts.edit', { ...at, text: 'The first', over: null })
  await ask('posts.edit', { ...at, text: 'The second', over: 'The first' })
  expect(await text()).toBe('The second')
  await ask('posts.edit', { ...at, text: null, over: 'The second' })
  expect((await refused('posts.edit', { ...at, text: 'Mine', over: 'The second' }, 'declined')).message).toMatch(
    /reset to Nightdesk’s own text/,
  )
  await ask('posts.edit', { ...at, text: 'Mine', over: null })
  expect(await text()).toBe('Mine')
  const said = await desk.desk.dispatch('posts.edit', { ...at, text: 'Yours', over: 'x' }, 'ru')
  expect(said).toMatchObject({ ok: false, message: expect.stringMatching(/[а-я].*«Mine»\./) })
  const long = 'x'.repeat(5000)
  await ask('posts.edit', { ...at, text: long, over: 'Mine' })
  expect((await refused('posts.edit', { ...at, text: 'Short', over: 'Mine' }, 'declined')).message.length).toBeLessThan(
    500,
  )
})

it('of two at the same moment one is kept and the other refused', async () => {
  const game = await village(desk)
  await ask('phases.lock', { game })
  const [post] = (await ask('posts.view', { game, phase: 0 })).posts
  const at = { game, phase: 0, post: post!.id }
  const windows = Array.from({ length: 10 }, (_, index) => `Window ${index}`)
  const answers = await Promise.all(windows.map(text => desk.desk.dispatch('posts.edit', { ...at, text, over: null })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const kept = windows[answers.findIndex(({ ok }) => ok)]
  expect((await ask('posts.view', { game, phase: 0 })).posts[0]!.text).toBe(kept)
})

it('words of the system said otherwise are held to the same', async () => {
  const game = await village(desk)
  const { rows } = await ask('wording.view', { game })
  const { id, original } = rows.find(({ values }) => !Object.keys(values).length)!
  await ask('wording.edit', { game, id, says: 'The first', over: null })
  expect((await refused('wording.edit', { game, id, says: 'The second', over: null }, 'declined')).message).toContain(
    'The first',
  )
  await refused('wording.edit', { game, id, says: null, over: original }, 'declined')
  await ask('wording.edit', { game, id, says: 'The second', over: 'The first' })
  await ask('wording.edit', { game, id, says: original, over: 'The second' })
  await ask('wording.edit', { game, id, says: 'The third', over: null })
  expect((await ask('wording.view', { game })).rows.find(row => row.id === id)!.says).toBe('The third')
})

/** What is written in a field of the roster, and how it says what it was written over. */
const fields: [string, CallName, (says: string) => object, (says: string) => object, (view: GameView) => string][] = [
  ['the note on the game', 'games.note', note => ({ note }), over => ({ over }), view => view.note],
  [
    'a note on a player',
    'roster.change',
    note => ({ note }),
    note => ({ over: { note } }),
    view => view.seats[0]!.note,
  ],
  ['a name', 'roster.change', name => ({ name }), name => ({ over: { name } }), view => view.seats[0]!.name],
  [
    'a will',
    'roster.change',
    will => ({ details: { will } }),
    will => ({ over: { details: { will } } }),
    view => view.seats[0]!.details.will ?? '',
  ],
]
it.each(fields)('%s is held to the same', async (_, call, write, on, stands) => {
  const { game } = await ask('games.create', { name: 'Written in two windows', system: 'conan' })
  await ask('roster.set', { game, seats: [{ name: 'Ann', role: 'conan' }] })
  const slot = (await ask('games.get', { game })).seats[0]!.slot
  const at = { game, ...(call === 'roster.change' && { slot }) }
  const said = async () => stands(await ask('games.get', { game }))
  const first = await said()
  const put = (says: string, over?: string) =>
    desk.desk.dispatch(call, { ...at, ...write(says), ...(over !== undefined && on(over)) })
  expect(await put('The first', first)).toMatchObject({ ok: true })
  expect(await put('The second', first)).toMatchObject({
    ok: false,
    code: 'declined',
    message: expect.stringContaining('The first'),
  })
  expect(await said()).toBe('The first')
  expect(await put('The second', 'The first')).toMatchObject({ ok: true })
  expect(await put('The second', 'The first'), 'the same is no other').toMatchObject({ ok: true })
  const windows = Array.from({ length: 6 }, (_, index) => `Window ${index}`)
  const answers = await Promise.all(windows.map(says => put(says, 'The second')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await said()).toBe(windows[answers.findIndex(({ ok }) => ok)])
  expect(await put('Whatever stands there'), 'who does not say has his way').toMatchObject({ ok: true })
})

it('what was emptied in another window is told as emptied', async () => {
  const game = await village(desk)
  await ask('games.note', { game, note: 'The first' })
  await ask('games.note', { game, note: '', over: 'The first' })
  const { message } = await refused('games.note', { game, note: 'The second', over: 'The first' }, 'declined')
  expect(message).toMatch(/cleared/)
})
