/** Quotes of a thread that is copied page by page: what is quoted from a page before ends where that does. */
import { expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const post = (by: string, nth: number, text: string): string =>
  `Re: Mini\n#${nth} (ISO) Post by ${by} » Tue Mar 03, 2026 1:1${nth} am\n\n${text}\nTop\n`

async function dayOf() {
  const desk = await newDesk()
  const { ask } = desk
  const game = await village(desk, { open: false })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  return { ask, game, view: () => ask('votes.view', { game, phase: 0 }) }
}

it('a quote of a page before', async () => {
  const { ask, game, view } = await dayOf()
  await ask('votes.paste', { game, page: post('Ann', 1, 'lol ok\n\n[b]Vote: Cat[/b]') })
  await ask('votes.paste', {
    game,
    page: post('Bob', 2, 'In post 1, Ann wrote:\nlol ok\n\n[b]Vote: Cat[/b]\nNo.\n\n[b]Vote: Dee[/b]'),
  })
  expect((await view()).ballots.map(one => [one.by, one.for])).toEqual([
    ['Ann', 'Cat'],
    ['Bob', 'Dee'],
  ])
})

it('where its end is unknown, each vote asks, and no answer keeps a name', async () => {
  const { ask, game, view } = await dayOf()
  await ask('votes.paste', {
    game,
    page: post('Bob', 2, 'In post 1, Ann wrote:\nlol ok\n\n[b]Vote: Cat[/b]\nNo.\n\n[b]Vote: Dee[/b]'),
  })
  const [{ found } = { found: [] }] = (await view()).posts
  expect(found.map(({ kind, said, near, whether }) => [kind, said, near, whether])).toEqual([
    [
      'unresolved',
      expect.stringContaining(
        '“Vote: Cat”: this comes after a quote with no clear end. Are these the author’s own words?',
      ),
      ['Cat'],
      true,
    ],
    [
      'unresolved',
      expect.stringContaining(
        '“Vote: Dee”: this comes after a quote with no clear end. Are these the author’s own words?',
      ),
      ['Dee'],
      true,
    ],
  ])
  await ask('votes.meant', { game, names: [{ post: 'p1', name: 'Dee', slot: 'Dee' }] })
  expect((await view()).ballots.map(one => [one.by, one.for])).toEqual([['Bob', 'Dee']])
  expect((await ask('games.get', { game })).seats.find(({ name }) => name === 'Dee')?.aliases ?? []).toEqual([])
})

it.each([
  [
    'with who wrote it on a line of its own',
    '[quote]Ann wrote:\nlol ok [b]Vote: Cat[/b]\n[/quote]\nrude. [b]Vote: Dee[/b]',
  ],
  ['with that behind an arrow', '[quote]\n↑ Ann said:\nlol ok\n[/quote]\n\n[b]Vote: Dee[/b]'],
  ['in another', '[quote][quote]Ann wrote:\nlol[/quote]\nCat wrote:\nok\n[/quote]\n[b]Vote: Dee[/b]'],
  ['of two, one below the other', '[quote]Ann wrote:\nlol[/quote]\n[quote]Cat wrote:\nok\n[/quote]\n[b]Vote: Dee[/b]'],
])('a quote in tags ends where they do, %s', async (_, text) => {
  const { ask, game, view } = await dayOf()
  await ask('votes.paste', { game, page: post('Bob', 2, text) })
  const { posts, ballots } = await view()
  expect(ballots.map(one => [one.by, one.for])).toEqual([['Bob', 'Dee']])
  expect(posts.flatMap(({ found }) => found.map(({ kind }) => kind))).toEqual(['ballot'])
})

it('what is copied behind a quote in tags asks as ever', async () => {
  const { ask, game, view } = await dayOf()
  await ask('votes.paste', {
    game,
    page: post('Bob', 2, '[quote]Ann wrote:\nlol[/quote]\nCat wrote:\nok\n\n[b]Vote: Dee[/b]'),
  })
  expect((await view()).posts.flatMap(({ found }) => found.map(({ kind }) => kind))).toEqual(['unresolved'])
})
