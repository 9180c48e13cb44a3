/** A host's own word for the lynch is in the post, the PMs, the prompts, the answers, the rules and what the screens are told. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const { ask, refused } = await newDesk()

const said = (who: string, minute: number, words: string): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n\n${words}\n\n`

it('runs through everything that the game says', async () => {
  const { game } = await ask('games.create', { name: 'Exiles', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('options.choose', { game, option: 'ballots', value: 'colon' })
  await ask('options.choose', { game, option: 'lynchWord', value: 'banish, banished, banishment' })
  await ask('roster.set', {
    game,
    seats: villagers.map((seat, at) => (at ? seat : { ...seat, modifiers: [{ modifier: 'hated' }] })),
  })
  const messages = JSON.stringify(await ask('setup.messages', { game }))
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page: said('Ann', 10, 'Banish: Fay') + said('Bob', 11, 'Vote: no banishment') })
  const view = await ask('votes.view', { game, phase: 0 })
  expect(view.ballots.map(({ by, standing }) => [by, standing])).toEqual([
    ['Ann', 'counts'],
    ['Bob', 'counts'],
  ])
  await ask('phases.lock', { game })
  const posts = JSON.stringify(await ask('posts.view', { game, phase: 0 }))
  const rules = JSON.stringify(await ask('options.view', { game }))
  expect((await ask('games.get', { game })).lynchWord).toBe('banish, banished, banishment')
  expect(messages).toContain('to banish you')
  expect(posts).toContain('Nobody was banished.')
  for (const text of [messages, posts, rules.replaceAll(/"(lynch(ed|er)?)"|lynchWord|noLynch\w*/g, '')])
    expect(text.match(/[^"]{0,40}\blynch(ed|ing)?\b[^"]{0,40}/gi) ?? []).toEqual([])
})

it.each(['two words', 'banish,', 'a', 'x, y', '{who}', 'lynch, lynched, lynch, more'])(
  '“%s” is no word',
  async value => {
    const { game } = await ask('games.create', { name: value, system: 'rar' })
    const { remedy } = await refused('options.choose', { game, option: 'lynchWord', value }, 'declined')
    expect(remedy).toContain('banish')
  },
)
