/** What may be a vote and is none, as the host says: it alone is taken out, and it is not asked about again. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const { ask } = await newDesk({ now: () => new Date('2026-11-28T20:00:00Z') })

const post = (who: string, minute: number, ...words: string[]): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n#${minute}\n\n${words.join('\n')}\n\n`

async function day(page: string, options: Record<string, string> = {}): Promise<string> {
  const { game } = await ask('games.create', { name: 'Denied', system: 'rar' })
  for (const [option, value] of Object.entries({ day: 'forum', ...options }))
    await ask('options.choose', { game, option, value })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page })
  return game
}
const view = (game: string) => ask('votes.view', { game, phase: 0 })
const doubts = async (game: string): Promise<string[]> =>
  (await view(game)).posts.flatMap(({ found }) =>
    found.flatMap(({ kind, settled, name }) => (kind === 'unresolved' && !settled ? [name ?? ''] : [])),
  )
const counted = async (game: string): Promise<string[]> =>
  (await view(game)).ballots.flatMap(({ by, for: on, standing }) => (standing === 'counts' ? [`${by} ${on}`] : []))

it('takes nothing else out of its post, is not asked about when the page comes again, and can be undone', async () => {
  const page = post('Ann', 10, '[b]Vote: Bob[/b]', '[b]Vote: Snarfblatt[/b]') + post('Cat', 11, '[b]Vote: Gus[/b]')
  const game = await day(page)
  expect(await doubts(game)).toEqual(['Snarfblatt'])
  const before = await counted(game)
  expect(before).toContain('Ann Bob')
  const { posts } = await view(game)
  await ask('votes.deny', { game, id: posts[0]!.id, name: 'Snarfblatt' })
  expect([await doubts(game), await counted(game)]).toEqual([[], before])
  expect((await view(game)).posts[0]!.found.map(({ kind, said }) => `${kind} ${said}`)).toContainEqual(
    expect.stringMatching(/^uncounted .*Snarfblatt.*not a vote/),
  )
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 0, known: 2 })
  expect(await doubts(game)).toEqual([])
  await ask('log.undo', { game })
  expect(await doubts(game)).toEqual(['Snarfblatt'])
})

it('is no vote of a nickname that would count until the host says otherwise', async () => {
  const game = await day(post('Ann', 10, '[b]Vote: Guss[/b]'), { nicknames: 'show' })
  const [asked] = await doubts(game)
  if ((await counted(game)).length) {
    await ask('votes.deny', { game, id: (await view(game)).posts[0]!.id, name: asked! })
    expect([await doubts(game), await counted(game)]).toEqual([[], []])
  }
  expect(asked).toBe('Guss')
})

it('is said of the words that stood there: once the post is edited, it is read anew', async () => {
  const game = await day(post('Ann', 10, '[b]Vote: Snarfblatt[/b]'))
  const { id } = (await view(game)).posts[0]!
  await ask('votes.deny', { game, id, name: 'Snarfblatt' })
  await ask('conduct.handle', { game, post: id, handled: true })
  await ask('votes.paste', { game, page: post('Ann', 10, 'Sorry. [b]Vote: Snarfblatt[/b]') })
  expect(await doubts(game)).toEqual(['Snarfblatt'])
})

it('is a clear vote that is withdrawn: its post stays, and says so', async () => {
  const page =
    post('Ann', 10, '[b]Vote: Bob[/b]', '[b]Unvote[/b]', '[b]Vote: Gus[/b]') + post('Cat', 11, '[b]Vote: no lynch[/b]')
  const game = await day(page)
  const before = await counted(game)
  expect(before).toContain('Ann Gus')
  for (const one of (await view(game)).ballots)
    if (one.standing === 'counts') await ask('votes.withdraw', { game, id: one.id })
  expect(await counted(game)).toEqual([])
  expect((await view(game)).posts.flatMap(({ found }) => found.map(({ said }) => said))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^votes for Gus: not a vote/),
      expect.stringMatching(/^votes for no lynch: not a vote/i),
    ]),
  )
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 0, known: 2 })
  expect(await counted(game)).toEqual([])
  await ask('log.undo', { game })
  await ask('log.undo', { game })
  expect(await counted(game)).toEqual(before)
})

it('is that vote alone, though its post votes for the same player twice', async () => {
  const game = await day(post('Ann', 10, '[b]Vote: Gus[/b]', '[b]Vote: Bob[/b]', '[b]Vote: Gus[/b]'))
  const latest = (await view(game)).ballots.find(({ standing }) => standing === 'counts')!
  await ask('votes.withdraw', { game, id: latest.id })
  expect(await counted(game)).toEqual(['Ann Bob'])
  expect((await view(game)).ballots.map(({ for: on }) => on)).toEqual(['Gus', 'Bob'])
  const rows = await ask('log.view', { game })
  expect(JSON.stringify(rows)).toContain('“Gus”')
})
