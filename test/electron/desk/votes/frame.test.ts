/** Pages of a forum that nobody knows: described by the host, tried while it is typed, and read from then on. */
import { expect, it, vi } from 'vitest'
import { clubGame } from '../club.ts'
import { newDesk } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const { ask, refused } = await newDesk()
const page = `<!DOCTYPE html><html><body>${['Ann', 'Cat']
  .map(
    (name, at) =>
      `<div class="msg"><p class="who"><span class="nick">${name}</span> <i>2026-12-01 09:1${at} UTC</i></p><div class="said"><b>Vote: Bob</b></div></div>`,
  )
  .join('')}<div class="msg"><p class="who">advertisement</p></div></body></html>`
const frame = { post: 'div.msg', by: '.nick', text: '.said', at: '.who i' }

it('is tried post by post, whatever is missing', async () => {
  expect(await ask('votes.frame', { page, frame })).toEqual({
    wrong: [],
    posts: 3,
    quotes: 0,
    has: { post: 3, by: 2, text: 2, more: 0, quote: 0, at: 2, number: 0 },
    first: [
      { by: 'Ann', at: '2026-12-01 09:10 UTC', text: 'Vote: Bob' },
      { by: 'Cat', at: '2026-12-01 09:11 UTC', text: 'Vote: Bob' },
      {},
    ],
  })
  expect((await ask('votes.frame', { page: '', frame })).posts).toBe(0)
  expect(await ask('votes.frame', { page, frame: { ...frame, by: 'a > b', number: '' } })).toMatchObject({
    wrong: ['by'],
    posts: 0,
  })
})

it('is kept with the game, and its pages are read', async () => {
  const game = await clubGame({ ask } as never)
  const { remedy } = await refused('votes.paste', { game, page }, 'badInput')
  expect(remedy).toContain('describe what its pages look like')
  await ask('games.settings', { game, frame })
  expect((await ask('games.get', { game })).settings.frame).toEqual(frame)
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 2, unknownAuthors: [] })
  const { ballots } = await ask('votes.view', { game, phase: 0 })
  expect(ballots.map(({ by, for: on, at }) => [by, on, at])).toEqual([
    ['Ann', 'Bob', '2026-12-01T09:10:00.000Z'],
    ['Cat', 'Bob', '2026-12-01T09:11:00.000Z'],
  ])
})

it.each<[string, string, object, string, number]>([
  ['two blocks of text', '<div class="said">hm</div><div class="said"><b>Vote: Bob</b></div>', {}, 'Bob', 0],
  [
    'further text of another kind',
    '<div class="said">hm</div><p class="added"><b>Vote: Bob</b></p>',
    { more: '.added' },
    'Bob',
    0,
  ],
  ['further text only', '<p class="added"><b>Vote: Bob</b></p>', { more: '.added' }, 'Bob', 0],
  ['a block in a block', '<div class="said"><div class="said"><b>Vote: Bob</b></div></div>', {}, 'Bob', 0],
  [
    'a quote in a plain box',
    '<div class="said"><div class="re"><b>Vote: Eve</b></div>No. <b>Vote: Bob</b></div>',
    { quote: '.re' },
    'Bob',
    1,
  ],
  [
    'a quote and nothing else',
    '<div class="said"><div class="re"><b>Vote: Eve</b></div></div>',
    { quote: '.re' },
    '',
    1,
  ],
  [
    'a quote beside the text',
    '<div class="re"><div class="said"><b>Vote: Eve</b></div></div><div class="said"><b>Vote: Bob</b></div>',
    { quote: '.re' },
    'Bob',
    0,
  ],
  [
    'two quotes',
    '<div class="said"><div class="re">a</div>b<div class="re">c</div><b>Vote: Bob</b></div>',
    { quote: 'div.re' },
    'Bob',
    2,
  ],
  [
    'a usual quote, not described',
    '<div class="said"><blockquote><b>Vote: Eve</b></blockquote><b>Vote: Bob</b></div>',
    {},
    'Bob',
    1,
  ],
])('a described post: %s', async (_, inside, more, on, quotes) => {
  const own = { post: 'div.msg', by: '.nick', text: '.said', ...more }
  const text = `<!DOCTYPE html><html><body><div class="msg"><span class="nick">Ann</span>${inside}</div></body></html>`
  expect(await ask('votes.frame', { page: text, frame: own })).toMatchObject({ posts: 1, quotes })
  const game = await clubGame({ ask } as never)
  await ask('games.settings', { game, frame: own })
  await ask('votes.paste', { game, page: text })
  const { ballots } = await ask('votes.view', { game, phase: 0 })
  expect(ballots.map(one => one.for).join()).toBe(on)
})
