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
    has: { post: 3, by: 2, text: 2, at: 2, number: 0 },
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
  expect(remedy).toContain('say what its pages look like')
  await ask('games.settings', { game, frame })
  expect((await ask('games.get', { game })).settings.frame).toEqual(frame)
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 2, unknownAuthors: [] })
  const { ballots } = await ask('votes.view', { game, phase: 0 })
  expect(ballots.map(({ by, for: on, at }) => [by, on, at])).toEqual([
    ['Ann', 'Bob', '2026-12-01T09:10:00.000Z'],
    ['Cat', 'Bob', '2026-12-01T09:11:00.000Z'],
  ])
})
