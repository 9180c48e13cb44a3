/** Two windows that write one text: the later one says what it would overwrite, and nothing goes without a word. */
import { expect, it } from 'vitest'
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
    /put back/,
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
